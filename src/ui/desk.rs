//! The desk: rail, map and panel, and the sheet that lies on them.

use leptos::prelude::*;

use crate::ui::attr::{fixed, follows, on};
use crate::ui::bars::bars;
use crate::ui::lazy::{lazy, lazy_sheet, lazy_views};
use crate::ui::live::{live, nothing};
use crate::ui::map::{self, MapStage};
use crate::ui::parts::Rail;
use crate::ui::platform;
use crate::ui::screens::Screen;
use crate::ui::session::{OpenSheet, Session};
use crate::ui::{
    act_sheet, campaign_sheet, diplomacy, forces, record, rules, share, treasury, turn, why_sheet,
};

lazy_views! {
    /// Corps, fleets, leaders.
    FORCES: more, load_forces = forces::screen;
    /// Income, purchases, upkeep.
    TREASURY: books, load_treasury = treasury::screen;
    /// The eight powers.
    DIPLOMACY: more, load_diplomacy = diplomacy::screen;
    /// Two powers.
    PAIR: more, load_pair = diplomacy::sheet_of_pair;
    /// The record of acts.
    RECORD: more, load_record = record::screen;
    /// The clauses and rulings.
    RULES: more, load_rules = rules::screen;
    /// The sheet of an act.
    ACT: more, load_act = act_sheet::sheet_of_act;
    /// How a number came about.
    WHY: more, load_why = why_sheet::sheet_of_number;
    /// What a clause says.
    CLAUSE: more, load_clause = why_sheet::sheet_of_clause;
    /// The group's status card.
    CARD: books, load_card = treasury::card_sheet;
    /// A value to be corrected by hand.
    CORRECT: more, load_correct = record::correct;
    /// A note for the record.
    NOTE: more, load_note = record::note;
    /// The campaign's own sheet.
    CAMPAIGN: more, load_campaign = campaign_sheet::campaign_sheet;
    /// Handing the campaign over.
    HAND_OVER: share, load_hand_over = share::hand_over_sheet;
}

/// The desk, with the campaign that is wanted on it; nothing if that one does not open.
pub fn desk() -> AnyView {
    let session = Session::here();
    if !session.bring() {
        return nothing();
    }
    // Drawn and still here a moment later: the opening came to its end.
    request_animation_frame(move || session.stands());
    let skip = |event: leptos::ev::Event| {
        event.prevent_default();
        platform::focus_panel();
    };
    let shown = move || if session.screen.get() == Screen::Map { "map" } else { "panel" }.to_owned();
    let current = Signal::derive(move || session.screen.get().hash().to_owned());
    view! {
        {bars()}
        <div class="app">
            <a class="skip" {..fixed("href", "#panel")} {..on("click", skip)}>"To the panel"</a>
            <Rail items=Screen::rail() current />
            <main class="stage" {..follows("data-show", shown)}>
                <div class="stage-map"><MapStage /></div>
                <div class="stage-panel" id="panel" {..fixed("tabindex", "-1")}>{live(screen)}</div>
            </main>
        </div>
        {live(open_sheet)}
    }
    .into_any()
}

/// The screen in the panel.
fn screen() -> AnyView {
    match Session::here().screen.get() {
        Screen::Turn => turn::screen(),
        Screen::Map => map::screen(),
        Screen::Forces => lazy(FORCES),
        Screen::Treasury => lazy(TREASURY),
        Screen::Diplomacy => lazy(DIPLOMACY),
        Screen::Record => lazy(RECORD),
        Screen::Rules => lazy(RULES),
    }
}

/// The sheet that lies open, if one does.
fn open_sheet() -> Option<AnyView> {
    Session::here().sheet.get().map(|sheet| match sheet {
        OpenSheet::Act(_) => lazy_sheet(ACT),
        OpenSheet::Why(..) => lazy_sheet(WHY),
        OpenSheet::Clause(_) => lazy_sheet(CLAUSE),
        OpenSheet::Pair(..) => lazy_sheet(PAIR),
        OpenSheet::Place(_) => map::sheet_of_place(),
        OpenSheet::Places => map::sheet_of_places(),
        OpenSheet::Card => lazy_sheet(CARD),
        OpenSheet::Correct => lazy_sheet(CORRECT),
        OpenSheet::Note => lazy_sheet(NOTE),
        OpenSheet::Campaign => lazy_sheet(CAMPAIGN),
        OpenSheet::HandOver => lazy_sheet(HAND_OVER),
    })
}
