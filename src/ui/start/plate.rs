//! The frontispiece: the country from the map's own plate, the seven provinces coloured; and the lances below the title.

use crate::model::place::Province;
use crate::ui::plain::{Drawn, El, drawn, el};
use crate::view::chart::{atlas, outlines};
use crate::view::start::{CAPTION, name_size};

/// The picture beside the title.
pub fn plate() -> El {
    let (x, y, width, height) = atlas::HOME;
    let frame = [x, y, width, height].map(|number| number.to_string()).join(" ");
    let map = svg("start-map", &frame).attr("preserveAspectRatio", "xMidYMid meet").child(country());
    el("figure", "start-plate").child(map).child(el("figcaption", "start-caption").child(CAPTION))
}

fn svg(class: &str, frame: &str) -> El {
    drawn(Drawn::Svg, class).attr("viewBox", frame).attr("aria-hidden", "true").attr("focusable", "false")
}

fn path(class: &str, outline: &str) -> El {
    drawn(Drawn::Path, class).attr("d", outline)
}

fn group(class: &str) -> El {
    drawn(Drawn::Group, class)
}

fn country() -> El {
    let lining = |ring: u8| {
        let class = ["chart-lining chart-lining-", &ring.to_string()].concat();
        let shores =
            |class: &str| group(class).children(outlines::SHORES.iter().map(|shore| path("", shore)));
        [shores(&class), shores(&[&class, " chart-lining-gap"].concat())]
    };
    let river =
        |(river, width): (&str, u8)| path(&["chart-river chart-river-", &width.to_string()].concat(), river);
    let hatch = drawn(Drawn::Pattern, "chart-hatch")
        .attr("id", "start-hatch")
        .attr("data-power", "poland")
        .attr("width", "6")
        .attr("height", "6")
        .attr("patternUnits", "userSpaceOnUse")
        .attr("patternTransform", "rotate(45) scale(4.4)")
        .child(path("", "M0 0V6"));
    let clip = |province: Province| {
        drawn(Drawn::ClipPath, "")
            .attr("id", ["start-", province.id()].concat())
            .child(path("", outlines::province(province)))
    };
    group("chart-world")
        .children((1..=6).flat_map(lining))
        .child(path("chart-land", outlines::LAND))
        .children(
            [outlines::HILLS, outlines::WOODS, outlines::MARSH].map(|strokes| path("chart-scenery", strokes)),
        )
        .children(outlines::RIVERS.into_iter().zip(1..).map(river))
        .child(path("chart-coast", outlines::LAND))
        .child(drawn(Drawn::Defs, "").child(hatch).children(Province::POLISH.map(clip)))
        .children(Province::POLISH.map(coloured))
        .child(path("chart-border", outlines::OUTER_BORDERS))
        .child(path("chart-border", outlines::BORDERS))
        .children(Province::POLISH.map(lettered))
}

/// A province's name, as large as there is room for.
fn lettered(province: Province) -> El {
    let (x, y) = atlas::province(province);
    drawn(Drawn::Text, "start-province")
        .attr("x", x.to_string())
        .attr("y", y.to_string())
        .attr("font-size", name_size(province))
        .child(province.name())
}

/// A province, washed and hatched, its border laid on thick.
fn coloured(province: Province) -> El {
    let outline = outlines::province(province);
    group("chart-province")
        .attr("data-power", "poland")
        .attr("clip-path", ["url(#start-", province.id(), ")"].concat())
        .child(path("chart-wash", outline))
        .child(path("start-hatching", outline).attr("fill", "url(#start-hatch)"))
        .child(path("chart-edge", outline))
        .child(path("chart-edge chart-edge-inner", outline))
}

/// Two uhlan lances, crossed, with their pennons.
pub fn lances() -> El {
    let lance = |turn: &str| {
        group("")
            .attr("transform", turn)
            .child(path("start-shaft", "M0 44V-46"))
            .child(path("start-point", "M0-58C3-53 3-50 1.2-46H-1.2C-3-50-3-53 0-58Z"))
            .child(path("start-white", "M1-44H25L20-38.5H1Z"))
            .child(path("start-red", "M1-38.5H20L25-33H1Z"))
            .child(path("start-shaft", "M-2 44H2"))
    };
    svg("start-lances", "-76 -50 152 72")
        .child(lance("rotate(58)"))
        .child(lance("scale(-1 1) rotate(58)"))
        .child(path("start-star", "M0-9 2.6-2.6 9 0 2.6 2.6 0 9-2.6 2.6-9 0-2.6-2.6Z"))
}
