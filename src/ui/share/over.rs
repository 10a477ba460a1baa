//! Handing the campaign in play over: how it stands, or its whole record, as a link, a picture or a file.

use leptos::prelude::*;

use super::give::{copy, file_buttons};
use super::qr::picture;
use crate::storage::CampaignId;
use crate::storage::exchange::link_to;
use crate::storage::link::Kind as LinkKind;
use crate::ui::parts::{Glyph, Kind, button_with, choice, notice, sheet};
use crate::ui::plain::{El, Node, el, live, nothing};
use crate::ui::platform::keeping::address;
use crate::ui::platform::share::{Shared, can_share, share_link};
use crate::ui::session::Session;

/// Messengers and mailers leave links up to this length alone, in letters.
const SAFE: usize = 2_000;

/// The sheet that hands the campaign over.
pub fn hand_over_sheet() -> AnyView {
    let session = Session::here();
    let Some(id) = session.place() else { return nothing() };
    let kind = RwSignal::new(LinkKind::State);
    let options = vec![
        (
            "state".to_owned(),
            "As it stands".to_owned(),
            Some("All that plays on; the record begins anew.".to_owned()),
        ),
        (
            "record".to_owned(),
            "The whole record".to_owned(),
            Some("Every act, to be undone and looked up.".to_owned()),
        ),
    ];
    let value = move || if kind.get() == LinkKind::State { "state" } else { "record" }.to_owned();
    let heard = move |id: String| kind.set(if id == "state" { LinkKind::State } else { LinkKind::Journal });
    let what = choice("What goes", options, true, value, heard);
    let text = "Whoever opens the link or the file looks at it first, and it replaces nothing there.";
    let link = live(move || link(session, id, kind.get()));
    let file = el("section", "hand-file")
        .child(el("h3", "act-heading").child("As a file"))
        .child(el("p", "act-text").child("The whole record, to keep, to mail, or to put on another device."))
        .child(el("div", "button-group").children(file_buttons(session, id)));
    let body = vec![el("p", "act-text").child(text).node(), what.node(), link, file.node()].node();
    sheet(|| "Hand over".to_owned(), move || session.close_sheet(), body, None)
}

fn link(session: Session, id: CampaignId, kind: LinkKind) -> El {
    let label = session.label.get_untracked();
    let made = session.ask(|campaign| link_to(campaign, kind, label.as_deref()));
    let Some(Ok(fragment)) = made else {
        let text = "The record is longer than a link may be. A file holds all of it.";
        return notice("notice", Glyph::Info, "No link", text);
    };
    let url = [&address(), "#", &fragment].concat();
    let length = url.len();
    let mut picture_of = None;
    if kind == LinkKind::State
        && let Some(picture) = picture(&url)
    {
        let words = "Point the other device's camera at it.";
        let figure =
            el("figure", "hand-picture").child(picture).child(el("figcaption", "act-text").child(words));
        picture_of = Some(figure);
    } else if kind == LinkKind::State {
        let text = "The link is too long for a picture: copy it, or save a file.";
        picture_of = Some(notice("notice", Glyph::Info, "No picture", text));
    }
    let mut parts = Vec::new();
    let field = el("input", "field-input hand-link")
        .attr("type", "text")
        .attr("readonly", "")
        .attr("aria-label", "The link")
        .prop_live("value", {
            let url = url.clone();
            move || url.clone()
        });
    parts.push(field.node());
    parts.push(link_buttons(session, id, url).node());
    let room = ["The link has ", &length.to_string(), " letters"].concat();
    parts.push(if length <= SAFE {
        el("p", "act-text").child([&room, ": it goes into any message."].concat()).node()
    } else {
        let text = "Some messengers cut links of this length. It says so when it is opened; a file is safer.";
        notice("notice", Glyph::Info, &room, text).node()
    });
    el("div", "hand-link-box").child(picture_of).child(el("div", "hand-link-side").children(parts))
}

fn link_buttons(session: Session, id: CampaignId, url: String) -> El {
    let copied = url.clone();
    let copy = button_with(Kind::Go, Glyph::Link, "Copy the link", move || {
        copy(session, &copied, "The link is on the clipboard.", vec![id]);
    });
    let share = can_share().then(|| {
        button_with(Kind::Plain, Glyph::Load, "Share the link …", move || {
            let title = untrack(|| session.name()).unwrap_or_default();
            share_link(&title, &url, move |shared| match shared {
                Shared::Taken => session.note_copy(id),
                Shared::Dropped => {}
                Shared::Failed => {
                    session
                        .notice
                        .set(Some("The share sheet does not take the link. Copy it instead.".to_owned()));
                }
            });
        })
    });
    el("div", "button-group").child(copy).child(share)
}
