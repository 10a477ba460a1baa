//! The campaigns on this device.

use leptos::prelude::*;

use crate::storage::{CampaignId, Listed};
use crate::ui::parts::{Glyph, Kind, button, icon, icon_button, sheet};
use crate::ui::plain::{El, Node, el, live};
use crate::ui::session::{Session, Wanted};
use crate::view::start::{KEPT, listed, remove_words};

type Asked = RwSignal<Option<(CampaignId, String)>>;

/// The shelf; nothing while it is empty.
pub fn shelf() -> AnyView {
    let session = Session::here();
    let asked: Asked = RwSignal::new(None);
    let removed = RwSignal::new(());
    let list = live(move || {
        removed.track();
        let all = session.shelf();
        (!all.is_empty()).then(|| {
            let items = all.into_iter().map(|one| on_shelf(session, one, asked));
            el("section", "card start-shelf")
                .child(el("h2", "card-title").child("Your campaigns"))
                .child(el("p", "card-lead").child(KEPT))
                .child(el("ul", "start-list").children(items))
        })
    });
    let remove = move |id: CampaignId| {
        session.forget(id);
        asked.set(None);
        removed.set(());
        session.said.set("Removed.".to_owned());
    };
    let ask = live(move || {
        asked.get().map(|(id, name)| {
            let keep = move || asked.set(None);
            let go = ["Remove ", &name].concat();
            let foot = vec![button(Kind::Plain, "Keep it", keep), button(Kind::Go, &go, move || remove(id))];
            let body = el("p", "").child(remove_words(&name)).node();
            sheet(|| "Remove this campaign?".to_owned(), keep, body, Some(foot.node()))
        })
    });
    vec![list, ask].node()
}

/// One campaign: a tap opens it.
fn on_shelf(session: Session, one: Listed, asked: Asked) -> El {
    let id = one.id;
    let (name, month) = listed(&one.name, one.month);
    let open = el("button", "row row-tap")
        .attr("type", "button")
        .child(el("b", "row-title").child(name.as_str()))
        .child(el("span", "row-text").child(month))
        .child(el("span", "row-value").child(icon(Glyph::Forward)))
        .press(move || session.want(Wanted::Kept(id)));
    let remove = icon_button(Kind::Bare, Glyph::Close, &["Remove ", &name].concat(), move || {
        asked.set(Some((id, name.clone())));
    });
    el("li", "start-item").child(open).child(remove)
}
