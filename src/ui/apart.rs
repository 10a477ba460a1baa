//! Parts of the page that are loaded when they are first opened, so that a first visit does not wait for them.
//!
//! With the feature `split` (how the app is released, see `scripts/finish.mjs`) each part is a WASM of its own; without
//! it they are all in the one, and `apart` draws them at once.

use leptos::prelude::*;

use crate::ui::parts::{Glyph, Kind, button, notice, sheet};
use crate::ui::plain::{Node, el, live, nothing};
use crate::ui::session::Session;
use crate::ui::{
    act_sheet, campaign_sheet, desk, diplomacy, forces, hand, record, rules, start, treasury, why_sheet,
};

/// Draws a part.
type Door = fn() -> AnyView;

/// A part could not be loaded: the network is away, or the files are gone.
#[derive(Clone, Copy)]
struct NotLoaded;

#[cfg(feature = "split")]
impl From<wasm_split_helpers::SplitLoaderError> for NotLoaded {
    fn from(_: wasm_split_helpers::SplitLoaderError) -> Self {
        NotLoaded
    }
}

/// The parts, each with the module it is loaded from and how it is drawn.
macro_rules! parts {
    ($($(#[$doc:meta])* $part:ident, $module:ident, $door:ident = $draw:path;)*) => {
        /// A part that is loaded when it is first opened.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Part {
            $($(#[$doc])* $part),*
        }

        $(
            #[cfg(feature = "split")]
            #[wasm_split_helpers::wasm_split($module, fallible)]
            fn $door() -> Result<Door, NotLoaded> {
                Ok($draw)
            }

            #[cfg(not(feature = "split"))]
            async fn $door() -> Result<Door, NotLoaded> {
                Ok($draw)
            }
        )*

        impl Part {
            /// Every part.
            const ALL: &[Part] = &[$(Part::$part),*];

            async fn load(self) -> Result<Door, NotLoaded> {
                match self {
                    $(Part::$part => $door().await),*
                }
            }
        }
    };
}

parts! {
    /// The desk with a campaign on it.
    Desk, desk, desk_door = desk::desk;
    /// The form of a new campaign.
    NewCampaign, setup, new_campaign = start::new_campaign;
    /// The form of a campaign under way.
    JoinCampaign, setup, join_campaign = start::join_campaign;
    /// Corps, fleets, leaders.
    Forces, more, forces_screen = forces::screen;
    /// Income, purchases, upkeep.
    Treasury, books, treasury_screen = treasury::screen;
    /// The eight powers.
    Diplomacy, more, diplomacy_screen = diplomacy::screen;
    /// The record of acts.
    Record, more, record_screen = record::screen;
    /// The clauses and rulings.
    Rules, more, rules_screen = rules::screen;
    /// The sheet of an act.
    Act, more, act_sheet_door = act_sheet::sheet_of_act;
    /// How a number came about.
    Why, more, why_sheet_door = why_sheet::sheet_of_number;
    /// What a clause says.
    Clause, more, clause_sheet_door = why_sheet::sheet_of_clause;
    /// The group's status card.
    Card, books, card_sheet_door = treasury::card_sheet;
    /// The campaign's own sheet.
    Campaign, more, campaign_sheet_door = campaign_sheet::campaign_sheet;
    /// Handing the campaign over.
    HandOver, hand, hand_over_door = hand::hand_over_sheet;
    /// What has come from outside.
    Incoming, hand, incoming_door = hand::incoming_sheet;
    /// The shelf's own sheets.
    Aside, hand, aside_door = hand::aside_sheet;
    /// An act that this window may not take.
    HeldBack, hand, held_back_door = hand::held_back_sheet;
}

/// The parts that are loaded already.
#[derive(Clone, Copy)]
pub struct Loaded(StoredValue<Vec<(Part, Door)>>);

impl Loaded {
    /// Nothing so far. Provided once, by the app.
    pub fn nothing() -> Self {
        Self(StoredValue::new(Vec::with_capacity(Part::ALL.len())))
    }

    fn door(self, part: Part) -> Option<Door> {
        self.0.with_value(|doors| doors.iter().find(|door| door.0 == part).map(|door| door.1))
    }
}

#[derive(Clone, Copy)]
enum State {
    Coming,
    There(Door),
    Away,
}

/// A part of the page, as soon as it is loaded.
pub fn apart(part: Part) -> AnyView {
    drawn(part, |away| match away {
        None => el("p", "coming").attr("role", "status").child("Opening …").node(),
        Some(again) => el("div", "coming").children(not_here(again)).node(),
    })
}

/// The desk, as soon as it is loaded; until then the page shows its title.
pub fn desk_apart() -> AnyView {
    drawn(Part::Desk, |away| match away {
        None => nothing(),
        Some(again) => el("main", "app").child(el("div", "coming").children(not_here(again))).node(),
    })
}

/// A sheet, as soon as it is loaded.
pub fn sheet_apart(part: Part) -> AnyView {
    drawn(part, |away| match away {
        None => nothing(),
        Some(again) => {
            let session = Session::here();
            let close = move || session.close_all();
            sheet(|| "Not here yet".to_owned(), close, not_here(again).node(), None)
        }
    })
}

type Again = Box<dyn Fn()>;

/// Draws a part, or what stands in its place: nothing given while it comes, the way to try again while it is away.
fn drawn(part: Part, instead: fn(Option<Again>) -> AnyView) -> AnyView {
    let loaded = expect_context::<Loaded>();
    if let Some(door) = loaded.door(part) {
        return door();
    }
    let state = RwSignal::new(State::Coming);
    let load = move || {
        state.set(State::Coming);
        leptos::task::spawn_local(async move {
            let came = match part.load().await {
                Ok(door) => {
                    loaded.0.update_value(|doors| doors.push((part, door)));
                    State::There(door)
                }
                Err(NotLoaded) => State::Away,
            };
            // Whoever asked may have gone elsewhere meanwhile.
            let _ = state.try_set(came);
        });
    };
    load();
    live(move || match state.get() {
        State::There(door) => door(),
        State::Coming => instead(None),
        State::Away => instead(Some(Box::new(load))),
    })
}

fn not_here(again: Again) -> Vec<AnyView> {
    let text = "It is loaded when it is first opened, and the network does not answer. Nothing is lost.";
    vec![
        notice("notice notice-warn", Glyph::Warn, "This part is not here yet", text).node(),
        button(Kind::Plain, "Try again", again).node(),
    ]
}
