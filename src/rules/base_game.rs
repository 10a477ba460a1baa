//! What the Polish rules take from the base game: the phases of a month, the display, when recruits arrive; and a file for
//! each of the rest: control, diplomacy, the card, the Economic phase, its options, and what the table decides.

use crate::game::draft::Draft;
use crate::game::event::Event;
use crate::model::clause::Clause;
use crate::model::date::{GameDate, Months, Phase};
use crate::model::economy::Recruit;
use crate::model::forces::{Factors, Store};
use crate::model::game::Game;
use crate::model::rulings::{BarCount, EconomicPhases, Rulings};
use crate::model::setup::CampaignEnd;

pub mod card;
pub mod control;
pub mod diplomacy;
pub mod economy;
pub mod options;
pub mod table;

pub use crate::model::status_card::{SQUARES, marker_after};

/// The last month of the campaign by default, after which nothing more is asked.
pub const LAST_MONTH: (u16, u16) = (1815, 12);

/// Squares in each of its four zones.
const ZONE: u8 = 10;

/// A zone of the Political Status Display.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Zone {
    /// Squares 0 to 9.
    Fiasco,
    /// Squares 10 to 19.
    Instability,
    /// Squares 20 to 29.
    Neutral,
    /// Squares 30 to 39.
    Dominant,
}

/// The zone of a square (22.2 k; base: the display).
#[must_use]
pub const fn zone(square: u8) -> Zone {
    match square / ZONE {
        0 => Zone::Fiasco,
        1 => Zone::Instability,
        2 => Zone::Neutral,
        _ => Zone::Dominant,
    }
}

/// Whether a month has an Economic phase: March, June, September, December, or every month by ruling (base: economy).
#[must_use]
pub fn has_economic_phase(date: GameDate, rulings: &Rulings) -> bool {
    match rulings.economic_phases {
        EconomicPhases::Quarterly => date.month().is_multiple_of(3),
        EconomicPhases::EveryMonth => true,
    }
}

/// The phases of a month in order (base: order).
#[must_use]
pub fn phases(date: GameDate, rulings: &Rulings) -> &'static [Phase] {
    const ALL: [Phase; 5] =
        [Phase::Political, Phase::Reinforcement, Phase::Naval, Phase::Land, Phase::Economic];
    if has_economic_phase(date, rulings) { &ALL } else { ALL.split_last().map_or(&[], |(_, rest)| rest) }
}

/// The phase after this one, or the Political phase of the next month (base: order).
#[must_use]
pub fn next_phase(date: GameDate, phase: Phase, rulings: &Rulings) -> (GameDate, Phase) {
    let order = phases(date, rulings);
    let here = order.iter().position(|one| *one == phase).unwrap_or(order.len());
    order.get(here + 1).map_or((date.next(), Phase::Political), |next| (date, *next))
}

/// The next month with an Economic phase, this one included.
#[must_use]
pub fn next_economic(date: GameDate, rulings: &Rulings) -> GameDate {
    let mut year = (0..12).map(|months| date.plus(Months(months)));
    year.find(|month| has_economic_phase(*month, rulings)).unwrap_or(date)
}

/// The first month free of a bar of `months` made in `made` (ruling `bar-count`; clauses "Periods").
#[must_use]
pub fn bar_free(made: GameDate, months: Months, rulings: &Rulings) -> GameDate {
    match rulings.bar_count {
        BarCount::MadeMonthCounts => made.plus(months),
        BarCount::FromNextMonth => made.plus(months).next(),
    }
}

/// Months from purchase to the placement of infantry (base: arrival).
pub const INFANTRY_ARRIVES: Months = Months(3);
/// Months from purchase to the placement of militia (base: arrival).
pub const MILITIA_ARRIVES: Months = Months(1);

/// Months from purchase to placement as printed; nothing for cavalry and ships, of which no source was found, so that the
/// group's own table must say it (base: arrival).
#[must_use]
pub const fn printed_arrival(what: Recruit) -> Option<Months> {
    match what {
        Recruit::Militia => Some(MILITIA_ARRIVES),
        Recruit::Infantry => Some(INFANTRY_ARRIVES),
        Recruit::Cavalry | Recruit::Ship => None,
    }
}

/// Months from purchase to placement; nothing while the group's table has no value (base: arrival).
#[must_use]
pub fn arrival(what: Recruit, game: &Game) -> Option<Months> {
    game.setup.house.arrival[what].or(printed_arrival(what))
}

/// The last month of a campaign that ends then (22.8 c).
#[must_use]
pub fn campaign_end(end: CampaignEnd) -> GameDate {
    match end {
        CampaignEnd::Dec1807 => GameDate::new(1807, 12).unwrap_or(GameDate::START),
        CampaignEnd::Dec1815 => last_month(),
    }
}

/// The last month of the campaign (22.8 c).
#[must_use]
pub fn last_month() -> GameDate {
    GameDate::new(LAST_MONTH.0, LAST_MONTH.1).unwrap_or(GameDate::START)
}

/// Recruits that are due come to those to be placed (base: arrival).
pub fn arrive(draft: &mut Draft) {
    let date = draft.game().date;
    let due: Vec<_> = draft.game().economy.orders.iter().copied().filter(|order| order.due <= date).collect();
    for order in due {
        draft.happen(Clause::BaseArrival, Event::OrderArrived(order));
        let factors = match order.what {
            Recruit::Infantry => Factors::new(order.count, 0, 0),
            Recruit::Militia => Factors::new(0, order.count, 0),
            Recruit::Cavalry => Factors::new(0, 0, order.count),
            Recruit::Ship => {
                let ships = draft.game().forces.ships.saturating_add(order.count);
                draft.happen(Clause::BaseArrival, Event::ShipsWaiting(ships));
                continue;
            }
        };
        draft.factors(Clause::BaseArrival, None, Some(Store::Pool), factors);
    }
}
