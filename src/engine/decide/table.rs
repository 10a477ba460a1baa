//! What the table decides: setting up, rulings, house rules, corrections, overrules.

use crate::game::command::{Command, Correction};
use crate::game::event::Event;
use crate::game::refusal::{Conditions, Need, Unmet};
use crate::game::texts::is_text;
use crate::model::clause::Clause;
use crate::model::forces::{Counter, LeaderPost, Place, Store};
use crate::model::game::Game;
use crate::model::quantity::{Sum, VictoryPoints};
use crate::model::rulings::HandicapSign;
use crate::model::setup::{HouseRule, PolandThen, Setup};
use crate::model::status_card::StatusCard;
use crate::model::why::Cause;
use crate::rules::base_game::SQUARES;
use crate::rules::s21_1_bids::{HIGHEST_BID, handicap};
use crate::rules::s22_2_creation::revolt;

use super::economy::close::square_is_sane;
use super::judge as judge_any;
use crate::game::draft::Draft;
use crate::model::status_card::MOST_ON_CARD;

/// The most a house rule may set.
const MOST_HOUSE: i32 = 999;
/// The most factors or ships a correction may set.
const MOST_FACTORS: u16 = 999;

pub fn judge_bid_roll(game: &Game, conditions: &mut Conditions) {
    conditions.ask(game.setup.die.is_none(), Clause::S21_1b, Need::BidNotRolled);
}

/// Whether the squares of a card say what the books can carry.
fn card_is_sane(card: &StatusCard) -> bool {
    card.entered().all(|(_, says)| square_is_sane(says))
}

pub fn judge(game: &Game, command: &Command) -> Vec<Unmet> {
    let mut conditions = Conditions::default();
    match command {
        Command::Begin(setup) => judge_setup(setup, &mut conditions),
        Command::RollBid { .. } => judge_bid_roll(game, &mut conditions),
        Command::ChangeRuling(choice) => {
            conditions.ask(choice.chosen().is_some(), choice.ruling.clause(), Need::OptionExists);
        }
        Command::ChangeHouseRule(rule) => judge_house_rule(*rule, &mut conditions),
        Command::SetCard(card) => judge_card(card, &mut conditions),
        Command::NoteVictory { points, .. } => {
            let sane = (-MOST_HOUSE..=MOST_HOUSE).contains(&points.count());
            conditions.ask(sane, Clause::S22_8a, Need::Between(-MOST_HOUSE, MOST_HOUSE));
        }
        Command::Correct { value, reason } => {
            text(reason, &mut conditions);
            judge_correction(game, *value, &mut conditions);
        }
        Command::Note { text: note } => text(note, &mut conditions),
        // An overrule inside an overrule changes nothing: the inner act is what the table agreed on.
        Command::Overrule { .. } => conditions.ask(false, Clause::BaseTable, Need::IsRefused),
        _ => {}
    }
    conditions.into_unmet()
}

/// An overrule needs a reason, and a refused act that is itself play and not a matter of the table.
pub fn judge_overrule(game: &Game, act: &Command, reason: &str) -> Vec<Unmet> {
    let mut conditions = Conditions::default();
    text(reason, &mut conditions);
    let play = !matches!(
        act,
        Command::Overrule { .. }
            | Command::Begin(_)
            | Command::Correct { .. }
            | Command::Note { .. }
            | Command::ChangeRuling(_)
            | Command::ChangeHouseRule(_)
            | Command::SetCard(_)
            | Command::NoteVictory { .. }
            | Command::NextPhase { .. }
            | Command::NextMonth { .. }
    );
    let unmet = judge_any(game, act);
    conditions.ask(play && !unmet.is_empty(), Clause::BaseTable, Need::IsRefused);
    // The table may set a rule aside, not the bounds of the books, nor what an act needs to mean anything.
    for one in unmet {
        if matches!(
            one.need,
            Need::Between(..)
                | Need::TextGiven
                | Need::TwoPowers
                | Need::NamedOnce
                | Need::PolandExists
                | Need::NoPoland
                | Need::NoRevolt
                | Need::WarsawOccupied
                | Need::CorpsOnMap(..)
                | Need::NotAtWar(..)
                | Need::NotAllied(..)
                | Need::ArrivalSet(_)
        ) {
            conditions.ask(false, one.clause, one.need);
        }
    }
    conditions.into_unmet()
}

fn text(given: &str, conditions: &mut Conditions) {
    conditions.ask(is_text(given), Clause::BaseTable, Need::TextGiven);
}

fn judge_setup(setup: &Setup, conditions: &mut Conditions) {
    text(&setup.name, conditions);
    conditions.ask(setup.bid <= HIGHEST_BID, Clause::S21_1b, Need::Between(0, i32::from(HIGHEST_BID)));
    judge_card(&setup.house.card, conditions);
    let last = i32::from(SQUARES) - 1;
    let square = setup.late.as_ref().map_or(setup.start_square, |late| late.marker);
    conditions.ask(i32::from(square) <= last, Clause::S22_2a, Need::Between(0, last));
    if let Some(late) = &setup.late {
        let positive = late.purse.money.count() >= 0 && late.purse.manpower.count() >= 0;
        conditions.ask(positive, Clause::BaseTable, Need::Between(0, crate::model::quantity::MOST));
        late.possessions.iter().for_each(|possession| text(&possession.name, conditions));
        let allowed = crate::rules::base_game::phases(late.date, &setup.rulings).contains(&late.phase);
        conditions.ask(allowed, Clause::BaseOrder, Need::Phase(late.phase));
        let created = late.creations > 0 || matches!(late.poland, PolandThen::NotYet);
        conditions.ask(created, Clause::S22_2_1c, Need::Between(1, i32::from(u8::MAX)));
    }
}

fn judge_card(card: &StatusCard, conditions: &mut Conditions) {
    conditions.ask(card_is_sane(card), Clause::BaseEconomy, Need::Between(-MOST_ON_CARD, MOST_ON_CARD));
}

fn sum_is_sane(sum: Sum) -> bool {
    let range = 0..=MOST_HOUSE;
    range.contains(&sum.money.count()) && range.contains(&sum.manpower.count())
}

fn judge_house_rule(rule: HouseRule, conditions: &mut Conditions) {
    let sane = match rule {
        HouseRule::Printed(_, sum) | HouseRule::Price(_, sum) => sum.is_none_or(sum_is_sane),
        HouseRule::Upkeep(_, money) => money.is_none_or(|money| (0..=MOST_HOUSE).contains(&i32::from(money))),
        HouseRule::Arrival(_, months) => months.is_none_or(|months| months.0 <= 24),
        HouseRule::Conversion(_) => true,
        HouseRule::Level(level) => level.is_none_or(|level| (0..=MOST_HOUSE).contains(&level.count())),
    };
    conditions.ask(sane, Clause::BaseTable, Need::Between(0, MOST_HOUSE));
}

fn judge_correction(game: &Game, value: Correction, conditions: &mut Conditions) {
    let bounds = match value {
        Correction::Money(money) => (money.count(), 0, crate::model::quantity::MOST),
        Correction::Manpower(manpower) => (manpower.count(), 0, crate::model::quantity::MOST),
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

pub fn act(draft: &mut Draft, command: &Command) {
    match command {
        Command::Begin(setup) => {
            draft.happen(Clause::S22_2a, Event::CampaignBegun(setup.clone()));
            start_behind(draft);
        }
        Command::RollBid { die, source } => {
            let before = behind(draft.game());
            draft.happen(Clause::S21_1b, Event::BidRolled(*die, *source));
            let points = before - behind(draft.game());
            draft.victory(Clause::S21_1b, VictoryPoints::new(points), Cause::Handicap);
        }
        Command::ChangeRuling(choice) => {
            let before = behind(draft.game());
            draft.happen(choice.ruling.clause(), Event::RulingChanged(*choice));
            let points = before - behind(draft.game());
            draft.victory(Clause::S21_1b, VictoryPoints::new(points), Cause::Handicap);
        }
        Command::ChangeHouseRule(rule) => draft.happen(Clause::BaseTable, Event::HouseRuleChanged(*rule)),
        Command::Correct { value, reason } => {
            draft.happen(Clause::BaseTable, Event::Corrected(*value, reason.clone()));
            place_uncounted(draft, *value);
        }
        Command::SetCard(card) => draft.happen(Clause::BaseTable, Event::CardSet(card.clone())),
        Command::NoteVictory { power, points } => {
            draft.happen(Clause::S22_8a, Event::VictoryNoted(*power, *points));
        }
        Command::Note { text } => draft.happen(Clause::BaseTable, Event::Noted(text.clone())),
        _ => {}
    }
}

/// By how many points Poland starts behind (ruling `handicap-sign`).
fn behind(game: &Game) -> i32 {
    match game.setup.rulings.handicap_sign {
        HandicapSign::StartsBehind => handicap(game.setup.bid, game.setup.die).value(),
        HandicapSign::RaisesLevel | HandicapSign::LowersLevel => 0,
    }
}

fn start_behind(draft: &mut Draft) {
    if draft.game().setup.late.is_none() {
        let points = VictoryPoints::new(-behind(draft.game()));
        draft.victory(Clause::S21_1b, points, Cause::Handicap);
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_blank_reason_is_no_reason() {
        let mut conditions = Conditions::default();
        text("   ", &mut conditions);
        assert_eq!(conditions.into_unmet().len(), 1);
    }
}
