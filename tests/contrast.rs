//! The inks of `style/tokens.css`: text at 4.5 to 1, parts of the screen at 3 to 1, by day and by night.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use std::collections::BTreeMap;

type Inks = BTreeMap<String, String>;

/// The custom properties of the block that opens with `head`.
fn block(css: &str, head: &str) -> Inks {
    let from = css.find(head).unwrap_or_else(|| panic!("no block {head}")) + head.len();
    let body = &css[from..from + css[from..].find('}').expect("an open block")];
    let line = |l: &str| {
        l.trim().strip_prefix("--")?.strip_suffix(';')?.split_once(": ").map(|(k, v)| (k.into(), v.into()))
    };
    body.lines().filter_map(line).collect()
}

fn luminance(hex: &str) -> f64 {
    let channel = |at: usize| {
        let c = f64::from(u8::from_str_radix(&hex[at..at + 2], 16).expect("a colour")) / 255.0;
        if c <= 0.04045 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

fn contrast(inks: &Inks, a: &str, b: &str) -> f64 {
    let (a, b) = (luminance(&inks[a]), luminance(&inks[b]));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

const POWERS: [&str; 8] = ["poland", "prussia", "austria", "russia", "france", "britain", "spain", "turkey"];

fn pairs() -> Vec<(String, String, f64)> {
    let mut pairs = Vec::new();
    let mut need = |a: &str, b: &str, ratio: f64| pairs.push((a.to_owned(), b.to_owned(), ratio));
    for ground in ["paper", "paper2", "paper3", "tint", "land"] {
        for text in ["ink", "ink2", "red"] {
            need(text, ground, 4.5);
        }
        need("edge", ground, 3.0);
    }
    need("on-red", "red", 4.5);
    need("river", "sea", 4.5);
    need("river", "land", 3.0);
    for power in POWERS {
        need(&format!("on-{power}"), power, 4.5);
        for ground in ["paper", "paper2", "land"] {
            need(power, ground, 3.0);
        }
    }
    pairs
}

#[test]
fn inks_can_be_read_by_day_and_by_night() {
    let css = include_str!("../style/tokens.css");
    let day = block(css, "\n  :root {\n    color-scheme: light;");
    let night = block(css, ":root[data-theme=\"dark\"] {");
    let mut faint = Vec::new();
    for (theme, inks) in [("day", &day), ("night", &night)] {
        for (a, b, ratio) in pairs() {
            let found = contrast(inks, &a, &b);
            if found < ratio {
                faint.push(format!("{theme}: {a} on {b} is {found:.2}, not {ratio}"));
            }
        }
    }
    assert!(faint.is_empty(), "{}", faint.join("\n"));
}

#[test]
fn night_is_the_same_whether_chosen_or_found() {
    let css = include_str!("../style/tokens.css");
    let chosen = block(css, ":root[data-theme=\"dark\"] {");
    let found = block(css, ":root:not([data-theme=\"light\"]) {");
    assert!(chosen.len() > 30);
    assert_eq!(chosen, found);
}

/// The rescue page has a style of its own, since it must look right without the app's; its inks are the app's.
#[test]
fn the_rescue_page_has_the_inks_of_the_app() {
    let tokens = include_str!("../style/tokens.css");
    let rescue = include_str!("../public/rescue.css");
    for (theirs, ours) in [
        ("\n  :root {\n    color-scheme: light;", ":root {\n  color-scheme: light;"),
        (":root:not([data-theme=\"light\"]) {", ":root:not([data-theme=\"light\"]) {"),
    ] {
        let (app, page) = (block(tokens, theirs), block(rescue, ours));
        assert!(page.len() >= 11, "{page:?}");
        for (name, ink) in page.iter().filter(|(_, value)| value.starts_with('#')) {
            assert_eq!(app.get(name), Some(ink), "{name}");
        }
    }
}
