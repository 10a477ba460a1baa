//! What stands on every screen: whether the campaign is saved, and the foot.

use leptos::prelude::*;

use crate::game::command::Command;
use crate::ui::attr::{flags, follows, on};
use crate::ui::live::live;
use crate::ui::parts::{Glyph, icon};
use crate::ui::press::is_one;
use crate::ui::session::{Saved, Session, Window};
use crate::view::turn::undo_and_redo;

/// Saved, or not saved and why.
#[must_use]
pub(super) fn saved_sign() -> AnyView {
    let session = Session::here();
    live(move || {
        let sign = match session.saved.get() {
            Saved::Nothing => return None,
            Saved::Yes if session.window.get() == Window::Reader => {
                view! { <span class="badge">"Read-only"</span> }.into_any()
            }
            Saved::Yes => view! { <span class="badge badge-saved">"Saved"</span> }.into_any(),
            Saved::No(why) => {
                let tell = move |_| session.notice.set(Some(why.clone()));
                view! { <button class="badge badge-unsaved" type="button" {..on("click", tell)}>"Not saved"</button> }
                    .into_any()
            }
        };
        Some(sign)
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
    let redone = move || ["Redo: ", acts.get().1.as_deref().unwrap_or_default()].concat();
    let redo = live(move || {
        is_redoable.get().then(|| {
            view! {
                <button
                    type="button"
                    class="button button-quiet button-square"
                    id="foot-redo"
                    {..follows("aria-label", redone)}
                    {..follows("title", redone)}
                    {..on("click", move |event| if is_one(&event) { session.redo() })}
                >
                    {icon(Glyph::Redo)}
                </button>
            }
            .into_any()
        })
    });
    let next = move |event| {
        if is_one(&event) {
            session.submit_or_ask(Command::NextPhase { leave: false });
        }
    };
    view! {
        <footer class="foot">
            <button
                type="button"
                class="button button-quiet button-shorten"
                id="foot-undo"
                {..flags("aria-disabled", move || !is_undoable())}
                {..on("click", move |event| if is_one(&event) { session.undo() })}
            >
                {icon(Glyph::Undo)}
                <span class="button-label">{move || undo()}</span>
            </button>
            {redo}
            <button type="button" class="button button-go" id="foot-next" {..on("click", next)}>
                <span class="button-label">"Next phase"</span>
            </button>
        </footer>
    }
    .into_any()
}
