//! What stands on every screen: whether the campaign is saved, and the foot.

use leptos::prelude::*;

use crate::game::command::Command;
use crate::ui::parts::{Glyph, icon};
use crate::ui::plain::{el, live};
use crate::ui::session::{Saved, Session, Window};
use crate::view::turn::undo_and_redo;

/// Saved, or not saved and why.
#[must_use]
pub(super) fn saved_sign() -> AnyView {
    let session = Session::here();
    live(move || match session.saved.get() {
        Saved::Nothing => None,
        Saved::Yes if session.window.get() == Window::Reader => Some(el("span", "badge").child("Read-only")),
        Saved::Yes => Some(el("span", "badge badge-saved").child("Saved")),
        Saved::No(why) => {
            let tell = move || session.notice.set(Some(why.clone()));
            Some(el("button", "badge badge-unsaved").attr("type", "button").child("Not saved").press(tell))
        }
    })
}

/// Undo, redo and the next step, in reach on every screen; changed in place.
#[must_use]
pub fn foot() -> AnyView {
    let session = Session::here();
    let acts = Memo::new(move |_| session.ask(undo_and_redo).unwrap_or_default());
    let is_undoable = move || acts.with(|(undo, _)| undo.is_some());
    let undo = move || match acts.get().0 {
        Some(act) => ["Undo: ", &act].concat(),
        None => "Nothing to undo".into(),
    };
    let is_redoable = Memo::new(move |_| acts.with(|(_, redo)| redo.is_some()));
    let redo = move || ["Redo: ", acts.get().1.as_deref().unwrap_or_default()].concat();
    let next = move |_| session.submit_or_ask(Command::NextPhase { leave: false });
    let disabled = move || (!is_undoable()).then_some("true");
    view! {
        <footer class="foot">
            <button
                type="button"
                class="button button-quiet button-shorten"
                id="foot-undo"
                aria-disabled=disabled
                on:click=move |_| session.undo()
            >
                {icon(Glyph::Undo)}
                <span class="button-label">{undo}</span>
            </button>
            <Show when=move || is_redoable.get()>
                <button
                    type="button"
                    class="button button-quiet button-square"
                    id="foot-redo"
                    aria-label=redo
                    title=redo
                    on:click=move |_| session.redo()
                >
                    {icon(Glyph::Redo)}
                </button>
            </Show>
            <button type="button" class="button button-go" id="foot-next" on:click=next>
                <span class="button-label">"Next phase"</span>
            </button>
        </footer>
    }
    .into_any()
}
