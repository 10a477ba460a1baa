//! What the table decides: setting up, rulings, house rules, corrections, notes (base: table).

use crate::game::command::Correction;
use crate::game::draft::Draft;
use crate::game::event::Event;
use crate::game::refusal::{Conditions, Need};
use crate::model::clause::Clause;
use crate::model::forces::{Counter, LeaderPost, Place, Store};
use crate::model::game::Game;
use crate::model::late::PolandThen;
use crate::model::power::Partitioner;
use crate::model::quantity::{MOST, Sum, VictoryPoints};
use crate::model::rulings::RulingChoice;
use crate::model::setup::{HouseRule, Setup};
use crate::rules::base_game::{SQUARES, card, phases};
use crate::rules::conditions::text;
use crate::rules::s21_1_bids::{self, HIGHEST_BID};
use crate::rules::s22_2_creation::revolt;

/// The most a house rule may set.
const MOST_HOUSE: i32 = 999;

/// The most factors or ships a correction may set.
const MOST_FACTORS: u16 = 999;

/// What setting a campaign up asks (21.1 b, 22.2 a; base: table).
pub fn judge_setup(setup: &Setup, conditions: &mut Conditions) {
    text(&setup.name, conditions);
    conditions.ask(setup.bid <= HIGHEST_BID, Clause::S21_1b, Need::Between(0, i32::from(HIGHEST_BID)));
    card::judge(&setup.house.card, conditions);
    let last = i32::from(SQUARES) - 1;
    let square = setup.late.as_ref().map_or(setup.start_square, |late| late.marker);
    conditions.ask(i32::from(square) <= last, Clause::S22_2a, Need::Between(0, last));
    if let Some(late) = &setup.late {
        let positive = late.purse.money.count() >= 0 && late.purse.manpower.count() >= 0;
        conditions.ask(positive, Clause::BaseTable, Need::Between(0, MOST));
        late.possessions.iter().for_each(|possession| text(&possession.name, conditions));
        let allowed = phases(late.date, &setup.rulings).contains(&late.phase);
        conditions.ask(allowed, Clause::BaseOrder, Need::Phase(late.phase));
        let created = late.creations > 0 || matches!(late.poland, PolandThen::NotYet);
        conditions.ask(created, Clause::S22_2_1c, Need::Between(1, i32::from(u8::MAX)));
    }
}

/// Sets a campaign up (22.2 a; 21.1 b).
pub fn begin(draft: &mut Draft, setup: &Setup) {
    draft.happen(Clause::S22_2a, Event::CampaignBegun(Box::new(setup.clone())));
    s21_1_bids::start_behind(draft);
}

/// What a changed ruling asks: that it has such a reading.
pub fn judge_ruling(choice: RulingChoice, conditions: &mut Conditions) {
    conditions.ask(choice.chosen().is_some(), choice.ruling.clause(), Need::OptionExists);
}

/// Changes a ruling, and with the handicap's how far Poland started behind (21.1 b).
pub fn change_ruling(draft: &mut Draft, choice: RulingChoice) {
    s21_1_bids::change(draft, |draft| draft.happen(choice.ruling.clause(), Event::RulingChanged(choice)));
}

fn sum_is_sane(sum: Sum) -> bool {
    let range = 0..=MOST_HOUSE;
    range.contains(&sum.money.count()) && range.contains(&sum.manpower.count())
}

/// What a house rule asks: a sane number (base: table).
pub fn judge_house_rule(rule: HouseRule, conditions: &mut Conditions) {
    let sane = match rule {
        HouseRule::Printed(_, sum) | HouseRule::Price(_, sum) => sum.is_none_or(sum_is_sane),
        HouseRule::Upkeep(_, money) => money.is_none_or(|money| (0..=MOST_HOUSE).contains(&i32::from(money))),
        HouseRule::Arrival(_, months) => months.is_none_or(|months| months.0 <= 24),
        HouseRule::Conversion(_) => true,
        HouseRule::Level(level) => level.is_none_or(|level| (0..=MOST_HOUSE).contains(&level.count())),
    };
    conditions.ask(sane, Clause::BaseTable, Need::Between(0, MOST_HOUSE));
}

/// Changes a printed table (base: table).
pub fn change_house_rule(draft: &mut Draft, rule: HouseRule) {
    draft.happen(Clause::BaseTable, Event::HouseRuleChanged(rule));
}

/// What noted victory points ask: a sane number (22.8 a).
pub fn judge_victory(points: VictoryPoints, conditions: &mut Conditions) {
    let sane = (-MOST_HOUSE..=MOST_HOUSE).contains(&points.count());
    conditions.ask(sane, Clause::S22_8a, Need::Between(-MOST_HOUSE, MOST_HOUSE));
}

/// Notes the victory points of Austria, Prussia or Russia (22.8 a).
pub fn note_victory(draft: &mut Draft, power: Partitioner, points: VictoryPoints) {
    draft.happen(Clause::S22_8a, Event::VictoryNoted(power, points));
}

/// What a correction asks: a reason, a value that there is, and a sane number (base: table).
pub fn judge_correction(game: &Game, value: Correction, reason: &str, conditions: &mut Conditions) {
    text(reason, conditions);
    let bounds = match value {
        Correction::Money(money) => (money.count(), 0, MOST),
        Correction::Manpower(manpower) => (manpower.count(), 0, MOST),
        Correction::Marker(square) => (i32::from(square), 0, i32::from(SQUARES) - 1),
        Correction::Factors(_, factors) => (i32::from(factors.total()), 0, i32::from(MOST_FACTORS)),
        Correction::ShipsWaiting(ships) | Correction::Fleet(_, ships) | Correction::Guerrillas(_, ships) => {
            (i32::from(ships), 0, i32::from(MOST_FACTORS))
        }
        _ => (0, 0, 0),
    };
    conditions.ask(
        bounds.0 >= bounds.1 && bounds.0 <= bounds.2,
        Clause::BaseTable,
        Need::Between(bounds.1, bounds.2),
    );
    let exists = match value {
        Correction::Bar(at, _) => usize::from(at) < game.diplomacy.bars.len(),
        Correction::RevoltBegan(_) => game.poland.revolt().is_some(),
        // Whether the rebels hold Warsaw is a matter of the city; since when, of the books.
        Correction::RevoltHolds(since) => {
            game.poland.revolt().is_some() && since.is_some() == revolt::poles_hold_warsaw(game)
        }
        Correction::Fleet(fleet, _) => game.forces.fleets[fleet].counter.is_on_map(),
        Correction::Leader(_, LeaderPost::With(corps)) => game.forces.corps[corps].counter.is_on_map(),
        Correction::OccupationCounts(_) => game.board.occupation.is_some(),
        _ => true,
    };
    conditions.ask(exists, Clause::BaseTable, Need::ValueExists);
}

/// Corrects a tracked value by hand (base: table).
pub fn correct(draft: &mut Draft, value: Correction, reason: &str) {
    draft.happen(Clause::BaseTable, Event::Corrected(value, reason.to_owned()));
    place_uncounted(draft, value);
}

/// Factors corrected into a corps off the map put it on the map: factors are never nowhere.
fn place_uncounted(draft: &mut Draft, value: Correction) {
    if let Correction::Factors(Store::Corps(corps), factors) = value
        && !factors.is_none()
        && !draft.game().forces.corps[corps].counter.is_on_map()
    {
        let place = corps.home().map_or(Place::Abroad, Place::Country);
        draft.happen(Clause::BaseTable, Event::CorpsMoved(corps, Counter::OnMap(place)));
    }
    // And with a corps corrected off the map its factors are gone.
    if let Correction::Corps(corps, counter) = value
        && !counter.is_on_map()
    {
        let factors = draft.game().forces.corps[corps].factors;
        draft.factors(Clause::BaseTable, Some(Store::Corps(corps)), None, factors);
    }
}

/// Writes a note into the record (base: table).
pub fn note(draft: &mut Draft, text: &str) {
    draft.happen(Clause::BaseTable, Event::Noted(text.to_owned()));
}
