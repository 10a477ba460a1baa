//! Notes: a page of the record of its own, or words beside an entry.

use leptos::prelude::*;

use crate::engine::command::Command;
use crate::ui::session::Session;
use crate::ui::widgets::*;

/// The most letters of a note.
pub const LONGEST: u32 = 500;

/// A note as an entry of its own.
#[component]
pub fn NoteSheet(
    /// Takes the sheet away.
    #[prop(into)]
    on_close: Callback<()>,
) -> impl IntoView {
    let session = Session::here();
    let text = RwSignal::new(String::new());
    let blank = Signal::derive(move || {
        text.with(|text| text.trim().is_empty()).then(|| "Write something first.".to_owned())
    });
    let write = move || {
        if session.submit(Command::Note { text: text.get_untracked() }).is_ok() {
            on_close.run(());
        }
    };
    let foot = move || {
        view! {
            <Button label="Cancel" on_press=on_close />
            <Button label="Write it" kind=ButtonKind::Go refused=blank on_press=write />
        }
    };
    view! {
        <Sheet title="Write a note" on_close footer=foot>
            <TextField
                label="For the record"
                value=text
                on_input=move |words: String| text.set(words)
                max_length=LONGEST
                long=true
                hint="It stands under this month, and can be found and undone like any act.".to_owned()
            />
        </Sheet>
    }
    .into_any()
}

/// Words beside an entry.
#[component]
pub fn NoteField(
    /// The entry.
    seq: u32,
    /// Puts the field away.
    #[prop(into)]
    on_done: Callback<()>,
) -> impl IntoView {
    let session = Session::here();
    let now = session.campaign.with_untracked(|campaign| {
        campaign.as_ref().and_then(|one| one.journal().entry(seq).and_then(|entry| entry.note.clone()))
    });
    let text = RwSignal::new(now.unwrap_or_default());
    let keep = move || {
        session.annotate(seq, &text.get_untracked());
        on_done.run(());
    };
    view! {
        <div class="note-field">
            <TextField
                label="Note"
                value=text
                on_input=move |words: String| text.set(words)
                max_length=LONGEST
                long=true
                hint="Empty takes it away.".to_owned()
            />
            <div class="button-group">
                <Button label="Keep" kind=ButtonKind::Go on_press=keep />
                <Button label="Cancel" on_press=on_done />
            </div>
        </div>
    }
    .into_any()
}
