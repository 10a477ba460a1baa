//! The Record screen: what was done, newest first, and the table's own acts: corrections, notes, lines taken up again.

mod correct;
mod entry;
mod lines;
mod log;
mod note;

use leptos::prelude::*;

use crate::ui::session::Session;
use crate::ui::turn::Foot;
use crate::ui::widgets::*;
use crate::view::record::{Kind, log as found};

use correct::CorrectSheet;
use lines::{LeftLines, TakenBack};
use log::{Log, Lookup};
use note::NoteSheet;

/// So many acts are shown at first, and so many more each time.
const STEP: usize = 60;

/// What is looked for in the log.
#[derive(Clone, Copy)]
struct Wanted {
    kind: RwSignal<Kind>,
    text: RwSignal<String>,
    most: RwSignal<usize>,
}

/// A sheet of this screen.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Open {
    Correct,
    Note,
}

/// The Record screen.
#[component]
pub fn RecordScreen() -> impl IntoView {
    let session = Session::here();
    let line = session.view(|campaign| {
        let acts = found(campaign, Kind::All, "", 0).found;
        format!(
            "{} · {}",
            campaign.game().setup.name,
            if acts == 1 { "one act".into() } else { format!("{acts} acts") }
        )
    });
    let wanted = Wanted {
        kind: RwSignal::new(Kind::All),
        text: RwSignal::new(String::new()),
        most: RwSignal::new(STEP),
    };
    let open = RwSignal::new(None::<Open>);
    view! {
        <header class="when">
            <p class="when-line">{move || line.get()}</p>
            <h1 class="when-title">"Record"</h1>
        </header>
        <div class="record-tools">
            <Button label="Correct a value" icon=Glyph::Edit on_press=move || open.set(Some(Open::Correct)) />
            <Button label="Write a note" icon=Glyph::Record on_press=move || open.set(Some(Open::Note)) />
        </div>
        <LeftLines />
        <Lookup wanted />
        <TakenBack />
        <Log wanted />
        <Foot />
        {move || match open.get() {
            Some(Open::Correct) => view! { <CorrectSheet on_close=move || open.set(None) /> }.into_any(),
            Some(Open::Note) => view! { <NoteSheet on_close=move || open.set(None) /> }.into_any(),
            None => ().into_any(),
        }}
    }
    .into_any()
}
