//! A ruling: what is asked, the reading in force, and the change to another as an act of the table.

use leptos::prelude::*;

use crate::model::rulings::RulingId;
use crate::ui::session::Session;
use crate::ui::widgets::*;
use crate::view::rulebook::{RulingView, change_ruling, ruling as build};

/// One ruling. The reading in force is seen; the others open under it.
#[component]
pub fn RulingCard(
    /// Which.
    ruling: RulingId,
) -> impl IntoView {
    let session = Session::here();
    let seen = session.view(move |campaign| build(campaign, ruling));
    let open = RwSignal::new(false);
    let chosen = Memo::new(move |_| seen.with(|seen| seen.as_ref().map_or(0, |one| one.chosen)));
    let in_force =
        move || seen.with(|seen| seen.as_ref().and_then(|one| one.readings.get(one.chosen).copied()));
    let words = move || if chosen.get() == 0 { "As by default" } else { "Otherwise than by default" };
    view! {
        <div class="ruling" class:is-changed=move || chosen.get() != 0>
            <p class="ruling-question">{ruling.question()}</p>
            <p class="ruling-reading">{in_force}</p>
            <div class="ruling-foot">
                <span class="ruling-state">{words}</span>
                <button
                    type="button"
                    class="button button-quiet"
                    aria-expanded=move || if open.get() { "true" } else { "false" }
                    on:click=move |_| open.update(|open| *open = !*open)
                >
                    {move || if open.get() { "Leave it so" } else { "Read it otherwise" }}
                </button>
            </div>
            <Show when=move || open.get()>
                <Readings ruling seen on_done=move || open.set(false) />
            </Show>
        </div>
    }
    .into_any()
}

/// The readings to choose from, and why the first is the default.
#[component]
fn Readings(
    ruling: RulingId,
    seen: Memo<Option<RulingView>>,
    #[prop(into)] on_done: Callback<()>,
) -> impl IntoView {
    let session = Session::here();
    let Some(RulingView { readings, chosen, why, .. }) = seen.get_untracked() else { return ().into_any() };
    let picked = RwSignal::new(chosen.to_string());
    let option = |(at, text): (usize, &'static str)| {
        let item = ChoiceItem::new(at.to_string(), text);
        if at == 0 { item.note(format!("The default. {why}")) } else { item }
    };
    let options = readings.into_iter().enumerate().map(option).collect();
    let same = move || picked.with(|picked| *picked == chosen.to_string());
    let change = move || {
        let act = picked.get_untracked().parse().ok().and_then(|at| change_ruling(ruling, at));
        if let Some(act) = act
            && session.submit(act).is_ok()
        {
            on_done.run(());
        }
    };
    view! {
        <Choice
            label="How the group reads it"
            options
            value=picked
            on_change=move |key: String| picked.set(key)
            list=true
            bare=true
        />
        <div class="button-group">
            <Button
                label="Read it so from now on"
                kind=ButtonKind::Go
                refused=Signal::derive(move || same().then(|| "This reading is in force.".to_owned()))
                on_press=change
            />
        </div>
    }
    .into_any()
}
