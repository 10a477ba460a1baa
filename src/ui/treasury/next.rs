//! What the next Economic phase brings, and booking it.

use leptos::prelude::*;

use super::Opens;
use crate::ui::session::Session;
use crate::ui::widgets::*;
use crate::view::treasury::{NextPhase, next_phase};

/// The next Economic phase.
#[component]
pub(super) fn NextCard() -> impl IntoView {
    let session = Session::here();
    let seen = session.view(next_phase);
    let due = Memo::new(move |_| seen.with(|next| next.as_ref().is_some_and(|next| next.due)));
    let title = Signal::derive(move || {
        let month = seen.with(|next| next.as_ref().map_or_else(String::new, |next| next.month.clone()));
        if due.get() { "Book the phase".to_owned() } else { format!("Economic phase, {month}") }
    });
    let told = Memo::new(move |_| {
        seen.with(|next| next.as_ref().is_some_and(|next| next.due || next.then.is_some()))
    });
    move || {
        let must = due.get();
        told.get().then(|| {
            view! {
                <Card title must>
                    {move || seen.get().map(|next| view! { <Accounts next /> })}
                </Card>
            }
            .into_any()
        })
    }
}

#[component]
fn Accounts(next: NextPhase) -> impl IntoView {
    let NextPhase { due, lines, then, loss, short, book, book_with_other, .. } = next;
    view! {
        <div class="accounts">
            {lines.into_iter().map(|line| view! { <Opens line /> }).collect_view()}
            {then.map(|line| view! { <Opens line total=true short /> })}
        </div>
        {loss
            .map(|loss| view! { <p class="card-lead"><Icon glyph=Glyph::Dice /> {loss}</p> })}
        {due.then(|| view! { <Booking book book_with_other /> })}
    }
    .into_any()
}

#[component]
fn Booking(
    book: crate::engine::command::Command,
    book_with_other: Option<crate::engine::command::Command>,
) -> impl IntoView {
    let session = Session::here();
    view! {
        <div class="booking">
            {book_with_other
                .map(|command| {
                    view! {
                        <Button
                            label="Add other income"
                            icon=Glyph::Plus
                            on_press=move || session.open_act(command.clone())
                        />
                    }
                })}
            <Button label="Book" kind=ButtonKind::Go on_press=move || session.open_act(book.clone()) />
        </div>
    }
    .into_any()
}
