//! The campaign's own sheet: its name and saving, house rules and rulings, and the way back to the shelf.

use leptos::prelude::*;

use crate::ui::session::Session;
use crate::ui::widgets::*;

/// The campaign's own sheet.
#[component]
pub fn CampaignSheet() -> impl IntoView {
    let session = Session::here();
    view! {
        <Sheet title="The campaign" on_close=move || session.close_sheet()>
            <div class="button-group">
                <Button label="Back to the start page" icon=Glyph::Back on_press=move || session.leave() />
            </div>
        </Sheet>
    }
    .into_any()
}
