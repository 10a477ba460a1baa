//! Handing the campaign in play over: how it stands, or its whole record, as a link, a picture or a file.

use leptos::prelude::*;

use super::give::{copy, file_part};
use super::qr::picture;
use super::{prose, tell};
use crate::storage::CampaignId;
use crate::storage::exchange::link_to;
use crate::storage::link::Kind as LinkKind;
use crate::ui::attr::{fixed, shows};
use crate::ui::live::{live, nothing};
use crate::ui::parts::{Glyph, Kind, button_with, choice, notice, sheet};
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
    let option = |id: &str, words: &str, note: &str| (id.to_owned(), words.to_owned(), Some(note.to_owned()));
    let options = vec![
        option("state", "As it stands", "All that plays on; the record begins anew."),
        option("record", "The whole record", "Every act, to be undone and looked up."),
    ];
    let value = move || if kind.get() == LinkKind::State { "state" } else { "record" }.to_owned();
    let heard = move |id: String| kind.set(if id == "state" { LinkKind::State } else { LinkKind::Journal });
    let file = "The whole record, to keep, to mail, or to put on another device.";
    let body = view! {
        {prose("Whoever opens the link or the file looks at it first, and it replaces nothing there.")}
        {choice("What goes", options, true, value, heard)}
        {live(move || link(session, id, kind.get()))}
        {file_part(session, id, Some(file))}
    };
    sheet(|| "Hand over".to_owned(), move || session.close_sheet(), body.into_any(), None)
}

fn link(session: Session, id: CampaignId, kind: LinkKind) -> AnyView {
    let label = session.label.get_untracked();
    let made = session.ask(|campaign| link_to(campaign, kind, label.as_deref()));
    let Some(Ok(fragment)) = made else {
        let text = "The record is longer than a link may be. A file holds all of it.";
        return notice("notice", Glyph::Info, "No link", text);
    };
    let url = [&address(), "#", &fragment].concat();
    let length = url.len();
    let shown = (kind == LinkKind::State).then(|| match picture(&url) {
        Some(picture) => view! {
            <figure class="hand-picture">
                {picture} <figcaption class="act-text">"Point the other device's camera at it."</figcaption>
            </figure>
        }
        .into_any(),
        None => {
            let text = "The link is too long for a picture: copy it, or save a file.";
            notice("notice", Glyph::Info, "No picture", text)
        }
    });
    let shown_url = url.clone();
    let room = ["The link has ", &length.to_string(), " letters"].concat();
    let room = if length <= SAFE {
        prose([&room, ": it goes into any message."].concat())
    } else {
        let text = "Some messengers cut links of this length. It says so when it is opened; a file is safer.";
        notice("notice", Glyph::Info, &room, text)
    };
    view! {
        <div class="hand-link-box">
            {shown}
            <div class="hand-link-side">
                <input
                    class="field-input hand-link"
                    type="text"
                    {..fixed("readonly", "")}
                    {..fixed("aria-label", "The link")}
                    {..shows(move || shown_url.clone())}
                />
                <div class="button-group">{link_buttons(session, id, url)}</div>
                {room}
            </div>
        </div>
    }
    .into_any()
}

fn link_buttons(session: Session, id: CampaignId, url: String) -> Vec<AnyView> {
    let copied = url.clone();
    let copy = button_with(Kind::Go, Glyph::Link, "Copy the link", move || {
        copy(session, &copied, "The link is on the clipboard.", vec![id]);
    });
    let share = move || {
        let title = untrack(|| session.name()).unwrap_or_default();
        share_link(&title, &url, move |shared| match shared {
            Shared::Taken => session.note_copy(id),
            Shared::Dropped => {}
            Shared::Failed => tell(session, "The share sheet does not take the link. Copy it instead."),
        });
    };
    let share = can_share().then(|| button_with(Kind::Plain, Glyph::Load, "Share the link …", share));
    [copy].into_iter().chain(share).collect()
}
