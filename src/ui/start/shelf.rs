//! The campaigns on this device.

use leptos::prelude::*;

use crate::storage::{CampaignId, Listed};
use crate::ui::session::Session;
use crate::ui::widgets::*;
use crate::view::start::{KEPT, listed, remove_words};

/// The shelf; nothing while it is empty.
#[component]
pub fn Shelf() -> impl IntoView {
    let session = Session::here();
    let campaigns = RwSignal::new(session.shelf());
    let asked = RwSignal::new(None::<(CampaignId, String)>);
    let remove = move |id: CampaignId| {
        session.forget(id);
        campaigns.set(session.shelf());
        asked.set(None);
        session.said.set("Removed.".to_owned());
    };
    view! {
        <Show when=move || campaigns.with(|all| !all.is_empty())>
            <section class="card start-shelf">
                <h2 class="card-title">"Your campaigns"</h2>
                <p class="card-lead">{KEPT}</p>
                <ul class="start-list">
                    <For each=move || campaigns.get() key=|one| one.id let:one>
                        <OnShelf one asked />
                    </For>
                </ul>
            </section>
        </Show>
        {move || {
            asked
                .get()
                .map(|(id, name)| {
                    view! { <Remove name on_keep=move || asked.set(None) on_remove=move || remove(id) /> }
                })
        }}
    }
    .into_any()
}

/// One campaign: a tap opens it.
#[component]
fn OnShelf(one: Listed, asked: RwSignal<Option<(CampaignId, String)>>) -> impl IntoView {
    let session = Session::here();
    let id = one.id;
    let (name, month) = listed(&one.name, one.month);
    let remove = format!("Remove {name}");
    let shown = name.clone();
    view! {
        <li class="start-item">
            <button type="button" class="row row-tap" on:click=move |_| session.open(id)>
                <b class="row-title">{shown}</b>
                <span class="row-text">{month}</span>
                <span class="row-value">
                    <Icon glyph=Glyph::Forward />
                </span>
            </button>
            <IconButton glyph=Glyph::Close name=remove on_press=move || asked.set(Some((id, name.clone()))) />
        </li>
    }
    .into_any()
}

/// Asks before a campaign is removed, by its name.
#[component]
fn Remove(
    name: String,
    #[prop(into)] on_keep: Callback<()>,
    #[prop(into)] on_remove: Callback<()>,
) -> impl IntoView {
    let words = remove_words(&name);
    let go = format!("Remove {name}");
    let footer = move || {
        view! {
            <Button label="Keep it" on_press=on_keep />
            <Button label=go.clone() kind=ButtonKind::Go on_press=on_remove />
        }
    };
    view! {
        <Sheet title="Remove this campaign?" on_close=on_keep footer>
            <p>{words}</p>
        </Sheet>
    }
    .into_any()
}
