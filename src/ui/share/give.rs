//! Giving a file out: as a download, or through the share sheet where a download would trap the player.

use leptos::prelude::*;

use super::{prose, tell};
use crate::storage::CampaignId;
use crate::ui::parts::{Glyph, Kind, button_with};
use crate::ui::platform::share::{self, Shared, can_share, download, must_share_files, share_file};
use crate::ui::session::Session;
use crate::view::shelf::as_text;

/// A file's name and its text.
type File = (String, String);

/// A way to give a file out, and of which campaigns it is a copy.
type Way = fn(Session, File, Vec<CampaignId>);

/// Gives a file out, if it can be made.
fn give(session: Session, file: Result<File, String>, of: Vec<CampaignId>, way: Way) {
    match file {
        Ok(file) => way(session, file, of),
        Err(why) => tell(session, why),
    }
}

fn save(session: Session, (name, text): File, of: Vec<CampaignId>) {
    if must_share_files() {
        share(session, (name, text), of);
    } else if download(&name, "application/json", &text) {
        taken(session, &name, of);
    } else {
        tell(session, "The browser does not take the file. Copy it as text instead.");
    }
}

fn share(session: Session, (name, text): File, of: Vec<CampaignId>) {
    let name = as_text(&name);
    let told = name.clone();
    share_file(&name, &text, move |shared| match shared {
        Shared::Taken => taken(session, &told, of.clone()),
        Shared::Dropped => {}
        Shared::Failed => tell(session, "The share sheet does not take the file. Copy it as text instead."),
    });
}

fn copy_text(session: Session, (_, text): File, of: Vec<CampaignId>) {
    copy(session, &text, "The campaign's text is on the clipboard.", of);
}

/// Puts a text on the clipboard and says so.
pub fn copy(session: Session, text: &str, said: &'static str, of: Vec<CampaignId>) {
    share::copy(text, move |shared| {
        if shared == Shared::Taken {
            tell(session, said);
            note_copies(session, &of);
        } else {
            tell(session, "The browser gives no clipboard here. Save a file instead.");
        }
    });
}

fn taken(session: Session, name: &str, of: Vec<CampaignId>) {
    note_copies(session, &of);
    session.announcement.set([name, " is handed out."].concat());
}

/// Remembers which campaigns have a copy outside this device now.
fn note_copies(session: Session, of: &[CampaignId]) {
    of.iter().for_each(|id| session.note_copy(*id));
}

/// Gives the campaign in play out as a file.
pub fn give_open(session: Session) {
    match session.place() {
        Some(id) => give(session, session.file_of(id), vec![id], save),
        None => tell(session, "No campaign lies open."),
    }
}

/// The part of a sheet that gives a campaign's file: saved, shared, copied.
pub fn file_part(session: Session, id: CampaignId, lead: Option<&'static str>) -> AnyView {
    let by = |glyph: Glyph, label: &'static str, way: Way| {
        button_with(Kind::Plain, glyph, label, move || give(session, session.file_of(id), vec![id], way))
    };
    let shares = can_share() && !must_share_files();
    view! {
        <section class="hand-file">
            <h3 class="act-heading">"As a file"</h3>
            {lead.map(prose)}
            <div class="button-group">
                {by(Glyph::Save, "Save a file", save)}
                {shares.then(|| by(Glyph::Load, "Share the file …", share))}
                {by(Glyph::Record, "Copy as text", copy_text)}
            </div>
        </section>
    }
    .into_any()
}

/// The button that gives all campaigns in one file.
pub fn all_button(session: Session) -> AnyView {
    button_with(Kind::Plain, Glyph::Save, "Save all to one file", move || {
        let of = session.shelf().into_iter().filter(|listed| !listed.removed).map(|listed| listed.id);
        give(session, session.file_of_all(), of.collect(), save);
    })
}
