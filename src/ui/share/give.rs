//! Giving a file out: as a download, or through the share sheet where a download would trap the player.

use leptos::prelude::*;

use crate::storage::CampaignId;
use crate::ui::parts::{Glyph, Kind, button_with};
use crate::ui::plain::El;
use crate::ui::platform::share::{Shared, can_share, download, must_share_files, share_file};
use crate::ui::session::Session;
use crate::view::shelf::as_text;

type File = Result<(String, String), String>;

/// Gives a file out, and remembers which campaigns have a copy outside this device now.
fn give(session: Session, file: File, of: Vec<CampaignId>) {
    match file {
        Ok(file) if must_share_files() => share(session, file, of),
        Ok((name, text)) => {
            if download(&name, "application/json", &text) {
                taken(session, &name, of);
            } else {
                session
                    .notice
                    .set(Some("The browser does not take the file. Copy it as text instead.".to_owned()));
            }
        }
        Err(why) => session.notice.set(Some(why)),
    }
}

fn share(session: Session, (name, text): (String, String), of: Vec<CampaignId>) {
    let name = as_text(&name);
    let told = name.clone();
    share_file(&name, &text, move |shared| match shared {
        Shared::Taken => taken(session, &told, of.clone()),
        Shared::Dropped => {}
        Shared::Failed => {
            session
                .notice
                .set(Some("The share sheet does not take the file. Copy it as text instead.".to_owned()));
        }
    });
}

fn taken(session: Session, name: &str, of: Vec<CampaignId>) {
    for id in of {
        session.note_copy(id);
    }
    session.said.set([name, " is handed out."].concat());
}

/// Gives the campaign in play out as a file.
pub fn give_open(session: Session) {
    match session.place() {
        Some(id) => give(session, session.file_of(id), vec![id]),
        None => session.notice.set(Some("No campaign lies open.".to_owned())),
    }
}

/// The buttons that give a campaign's file: saved, shared, copied.
pub fn file_buttons(session: Session, id: CampaignId) -> Vec<El> {
    let mut buttons = vec![button_with(Kind::Plain, Glyph::Save, "Save a file", move || {
        give(session, session.file_of(id), vec![id]);
    })];
    if can_share() && !must_share_files() {
        buttons.push(button_with(Kind::Plain, Glyph::Load, "Share the file …", move || {
            match session.file_of(id) {
                Ok(file) => share(session, file, vec![id]),
                Err(why) => session.notice.set(Some(why)),
            }
        }));
    }
    buttons.push(button_with(Kind::Plain, Glyph::Record, "Copy as text", move || {
        match session.file_of(id) {
            Ok((_, text)) => copy(session, &text, "The campaign's text is on the clipboard.", vec![id]),
            Err(why) => session.notice.set(Some(why)),
        }
    }));
    buttons
}

/// The button that gives all campaigns in one file.
pub fn all_button(session: Session) -> El {
    button_with(Kind::Plain, Glyph::Save, "Save all to one file", move || {
        let of = session.shelf().into_iter().filter(|listed| !listed.removed).map(|listed| listed.id);
        give(session, session.file_of_all(), of.collect());
    })
}

/// Puts a text on the clipboard and says so.
pub fn copy(session: Session, text: &str, said: &'static str, of: Vec<CampaignId>) {
    crate::ui::platform::share::copy(text, move |shared| {
        if shared == Shared::Taken {
            session.notice.set(Some(said.to_owned()));
            for id in of.clone() {
                session.note_copy(id);
            }
        } else {
            session.notice.set(Some("The browser gives no clipboard here. Save a file instead.".to_owned()));
        }
    });
}
