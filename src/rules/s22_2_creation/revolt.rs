//! 22.2.3 The Polish revolt: its dice, its window, what begins and ends it, and when.

use crate::game::draft::Draft;
use crate::game::event::{Event, RevoltEnd};
use crate::game::refusal::{Conditions, Need};
use crate::model::board::Siege;
use crate::model::clause::Clause;
use crate::model::date::{GameDate, Months, Phase};
use crate::model::diplomacy::{Bar, Barred};
use crate::model::forces::{CorpsId, Counter, Factors, Place, Store};
use crate::model::game::Game;
use crate::model::place::{City, Province};
use crate::model::poland::{Founder, Revolt};
use crate::model::power::Power;
use crate::model::quantity::{Die, PoliticalPoints, VictoryPoints};
use crate::model::rulings::{
    MilitiaHoldWarsaw, RevoltHold, RevoltRegain, RevoltRoll, RevoltStart, RevoltVp, Rulings,
};
use crate::model::setup::DiceSource;
use crate::model::why::Cause;
use crate::rules::base_game::bar_free;
use crate::rules::conditions::{is_met, political};
use crate::rules::s22_2_creation::general;
use crate::rules::s22_3_forces::corps::{capacity, full_strength};
use crate::rules::s22_3_forces::start::{self, Start};

/// A roll of three dice above this begins the revolt (22.2.3 a).
pub const REVOLT_ABOVE: u8 = 15;
/// So many infantry factors in Warsaw prevent it (22.2.3 b).
pub const INFANTRY_PREVENTS: u16 = 10;
/// Victory points of a revolt (22.2.3 c).
pub const REVOLT_VP: VictoryPoints = VictoryPoints::new(2);
/// Added to the die when the besieged in Warsaw forage, and to Poland's siege die (22.2.3 e).
pub const SIEGE_BONUS: i32 = 1;
/// Months within which Warsaw must fall, that of the revolt included (22.2.3 f).
pub const WINDOW: Months = Months(4);
/// Months for which it must be held (22.2.3 g).
pub const HOLD: Months = Months(2);
/// Poland's points when the revolt succeeds (22.2.3 g).
pub const SUCCESS: PoliticalPoints = PoliticalPoints::new(3);
/// Months in which nobody may declare war on a Poland born of a revolt (22.2.3 j).
pub const PROTECTION: Months = Months(12);
/// The most factors the books take inside Warsaw.
const MOST_INSIDE: u16 = 200;
/// The corps of the revolt (22.2.3 d).
const REBELS: CorpsId = CorpsId::InfantryIV;

/// What three dice show together.
#[must_use]
pub fn total(dice: [Die; 3]) -> u8 {
    dice.iter().map(|die| die.pips()).sum()
}

/// Whether these dice begin the revolt (22.2.3 a).
#[must_use]
pub fn begins(dice: [Die; 3]) -> bool {
    total(dice) > REVOLT_ABOVE
}

/// The infantry in Warsaw that counts against a revolt (22.2.3 b, ruling `militia-hold-warsaw`).
#[must_use]
pub fn infantry_in_warsaw(game: &Game) -> u16 {
    match game.setup.rulings.militia_hold_warsaw {
        MilitiaHoldWarsaw::No => game.board.warsaw_infantry,
        MilitiaHoldWarsaw::Yes => game.board.warsaw_infantry.saturating_add(game.board.warsaw_militia),
    }
}

/// Whether the infantry in Warsaw prevents a revolt (22.2.3 b).
#[must_use]
pub fn is_prevented(game: &Game) -> bool {
    infantry_in_warsaw(game) >= INFANTRY_PREVENTS
}

/// Whether the dice are rolled even against ten infantry, for the points (22.2.3 c, ruling `revolt-vp`).
#[must_use]
pub fn rolled_even_if_prevented(rulings: &Rulings) -> bool {
    rulings.revolt_vp == RevoltVp::Prevented
}

/// A power other than France that `holder` is at war with, if there is one; a war counts once in force, or by the end of
/// the phase's diplomacy (22.2.3 a; 22.2 h, ruling `revolt-roll`).
#[must_use]
pub fn war_that_calls(game: &Game, holder: Power) -> Option<Power> {
    let running = |other: &Power| {
        game.diplomacy.war(holder, *other).is_some_and(|war| match game.setup.rulings.revolt_roll {
            RevoltRoll::Last => true,
            RevoltRoll::First => war.in_force,
        })
    };
    Power::ALL
        .iter()
        .copied()
        .filter(|other| *other != Power::France && *other != Power::Poland)
        .find(running)
}

/// The last month in which Warsaw may fall (22.2.3 f).
#[must_use]
pub fn window_ends(revolt: &Revolt) -> GameDate {
    revolt.began.plus(WINDOW).previous()
}

/// The month in whose Political phase a hold since `fell` succeeds (22.2.3 g, ruling `revolt-hold`).
#[must_use]
pub fn succeeds(fell: GameDate, rulings: &Rulings) -> GameDate {
    match rulings.revolt_hold {
        RevoltHold::FromFall | RevoltHold::WithinFour => fell.plus(HOLD),
        RevoltHold::CompleteMonths => fell.plus(HOLD).next(),
    }
}

/// Whether a revolt has succeeded when `date` begins (22.2.3 g).
#[must_use]
pub fn has_succeeded(revolt: &Revolt, date: GameDate, rulings: &Rulings) -> bool {
    revolt
        .warsaw_since
        .is_some_and(|fell| date >= succeeds(fell, rulings) && !held_too_late(revolt, fell, rulings))
}

/// Under the narrowest ruling the two months must lie within the window (22.2.3 g).
fn held_too_late(revolt: &Revolt, fell: GameDate, rulings: &Rulings) -> bool {
    rulings.revolt_hold == RevoltHold::WithinFour && fell.plus(HOLD).previous() > window_ends(revolt)
}

/// Whether a revolt has failed when `date` begins: the window is over and Warsaw is not in Polish hands, or cannot be
/// held long enough (22.2.3 l).
#[must_use]
pub fn has_failed(revolt: &Revolt, date: GameDate, rulings: &Rulings) -> bool {
    match revolt.warsaw_since {
        None => date > window_ends(revolt),
        Some(fell) => date > window_ends(revolt) && held_too_late(revolt, fell, rulings),
    }
}

/// The provinces of a Poland born of this revolt: all Polish ones its enemy controls now, and Masovia in any case
/// (22.2.3 h).
#[must_use]
pub fn provinces(game: &Game, revolt: &Revolt) -> Vec<Province> {
    let part = |province: &Province| {
        *province == Province::Masovia || game.board.controller(*province) == revolt.against
    };
    Province::POLISH.into_iter().filter(part).collect()
}

/// Whether Warsaw is in Polish hands during a revolt.
#[must_use]
pub fn poles_hold_warsaw(game: &Game) -> bool {
    game.board.cities[City::Warsaw].holder == Power::Poland
}

/// Whether a revolt's Poland starts by 22.3 e (22.2.3 m, ruling `revolt-start`).
#[must_use]
pub fn starts_as_first(game: &Game) -> bool {
    game.setup.rulings.revolt_start == RevoltStart::FirstStart
}

/// What the roll for a revolt asks (22.2.3 a, b; 22.2 h).
pub fn judge_roll(game: &Game, conditions: &mut Conditions) {
    political(game, Clause::S22_2_3a, conditions);
    if game.poland.is_active() {
        conditions.ask(false, Clause::S22_2_3a, Need::NoPoland);
    } else if game.poland.revolt().is_some() {
        conditions.ask(false, Clause::S22_2_3a, Need::NoRevolt);
    } else {
        conditions.ask_from(game.done.roll_open, Clause::S22_2h, Need::RollOpen, game.date.next());
    }
    let made = game.done.revolt_roll == Some(game.date);
    conditions.ask_from(!made, Clause::S22_2_3a, Need::RollNotMade, game.date.next());
    let holder = general::holder_of_warsaw(game);
    conditions.ask(war_that_calls(game, holder).is_some(), Clause::S22_2_3a, Need::HolderAtWar(holder));
    if !rolled_even_if_prevented(&game.setup.rulings) {
        let infantry = infantry_in_warsaw(game);
        conditions.ask(!is_prevented(game), Clause::S22_2_3b, Need::FewInfantry(infantry));
    }
}

/// Whether the revolt roll of this Political phase is due and not made (22.2.3 a, b).
#[must_use]
pub fn roll_is_due(game: &Game) -> bool {
    is_met(|conditions| judge_roll(game, conditions))
}

/// Whether the place of diplomacy in this Political phase is over: the revolt was rolled for, by the wars then in force
/// (22.2 h, ruling `revolt-roll`).
#[must_use]
pub fn diplomacy_is_over(game: &Game) -> bool {
    game.phase == Phase::Political
        && game.done.revolt_roll == Some(game.date)
        && game.setup.rulings.revolt_roll == RevoltRoll::Last
}

/// What a count of the factors inside Warsaw asks (22.2.3 b).
pub fn judge_count(infantry: u16, militia: u16, conditions: &mut Conditions) {
    let sane = infantry <= MOST_INSIDE && militia <= MOST_INSIDE;
    conditions.ask(sane, Clause::S22_2_3b, Need::Between(0, i32::from(MOST_INSIDE)));
}

/// Counts the factors inside Warsaw (22.2.3 b).
pub fn count(draft: &mut Draft, infantry: u16, militia: u16) {
    draft.happen(Clause::S22_2_3b, Event::WarsawCounted { infantry, militia });
}

/// Rolls the three dice; above fifteen the revolt begins (22.2.3 a).
pub fn roll(draft: &mut Draft, dice: [Die; 3], source: DiceSource, warsaw_empty: bool) {
    draft.happen(Clause::S22_2_3a, Event::RevoltRolled(dice, source));
    if begins(dice) {
        begin(draft, warsaw_empty);
    }
}

/// Three dice above fifteen: IV Infantry rises with twenty militia, in an empty Warsaw or before its walls (22.2.3 c, d).
fn begin(draft: &mut Draft, warsaw_empty: bool) {
    let game = draft.game();
    // Without that ruling a roll against ten infantry is made only if the table sets them aside.
    if is_prevented(game) && rolled_even_if_prevented(&game.setup.rulings) {
        draft.victory(Clause::S22_2_3c, REVOLT_VP, Cause::RevoltPrevented);
        return;
    }
    let began = game.date;
    let against = general::holder_of_warsaw(game);
    let scored = !rolled_even_if_prevented(&game.setup.rulings);
    draft.happen(Clause::S22_2_3a, Event::RevoltBegan(Revolt { began, against, warsaw_since: None }));
    if scored {
        draft.victory(Clause::S22_2_3c, REVOLT_VP, Cause::RevoltBegan);
    }
    let place = if warsaw_empty { Place::City(City::Warsaw) } else { Place::Country(Province::Masovia) };
    draft.happen(Clause::S22_2_3d, Event::CorpsMoved(REBELS, Counter::OnMap(place)));
    let there = draft.game().forces.corps[REBELS].factors;
    draft.factors(Clause::S22_2_3d, None, Some(Store::Corps(REBELS)), full_strength(REBELS).minus(there));
    if warsaw_empty {
        draft.pass_city(Clause::S22_2_3d, City::Warsaw, Power::Poland);
    } else if draft.game().board.cities[City::Warsaw].siege.is_none() {
        let siege = Siege { by: Power::Poland, since: began };
        draft.happen(Clause::S22_2_3d, Event::SiegeBegan(City::Warsaw, siege));
    }
}

/// At the first step of each Political phase a revolt that has held succeeds, and one out of its window fails (22.2 h;
/// 22.2.3 g, l).
pub fn at_political(draft: &mut Draft) {
    let Some(running) = draft.game().poland.revolt().copied() else { return };
    let (date, rulings) = (draft.game().date, draft.game().setup.rulings.clone());
    if has_succeeded(&running, date, &rulings) {
        succeed(draft, running);
    } else if has_failed(&running, date, &rulings) {
        fail(draft);
    }
}

/// A revolt takes Warsaw, loses it, or loses its corps (22.2.3 f, g, l).
pub fn settle(draft: &mut Draft) {
    let game = draft.game();
    let Some(running) = game.poland.revolt().copied() else { return };
    let holds = poles_hold_warsaw(game);
    if !game.forces.corps[REBELS].counter.is_on_map() {
        fail(draft);
    } else if holds && running.warsaw_since.is_none() {
        draft.happen(Clause::S22_2_3f, Event::RevoltTookWarsaw);
    } else if !holds && running.warsaw_since.is_some() {
        let too_late = game.date > window_ends(&running);
        draft.happen(Clause::S22_2_3g, Event::RevoltLostWarsaw);
        if too_late {
            fail(draft);
        }
    }
}

/// A revolt that has held becomes Poland (22.2.3 g-m).
fn succeed(draft: &mut Draft, running: Revolt) {
    let provinces = provinces(draft.game(), &running);
    let again = start::is_again(draft.game());
    let lithuania = provinces.contains(&Province::Lithuania);
    let mut begin = if again {
        start::start_again()
    } else if starts_as_first(draft.game()) {
        less_survivors(draft.game(), start::first_start(lithuania))
    } else {
        Start::default()
    };
    if again && draft.game().setup.rulings.revolt_regain == RevoltRegain::RefillFour {
        let held = draft.game().forces.corps[REBELS].factors;
        let refill = full_strength(REBELS).minus(held);
        let room = capacity(REBELS).factors.saturating_sub(held.total());
        begin.factors.militia = 0;
        draft.factors(
            Clause::S22_2_3m,
            None,
            Some(Store::Corps(REBELS)),
            Factors::new(0, refill.militia.min(room), 0),
        );
    }
    draft.happen(Clause::S22_2_3g, Event::RevoltEnded(RevoltEnd::Succeeded));
    draft.happen(Clause::S22_2_3g, Event::PolandCreated(Founder::Revolt { against: running.against }));
    general::pass_provinces(draft, Clause::S22_2_3h, &provinces);
    draft.points(Clause::S22_2_3g, Power::Poland, SUCCESS, Cause::RevoltSucceeded);
    let game = draft.game();
    let free = bar_free(game.date, PROTECTION, &game.setup.rulings);
    let bar = Bar {
        barred: Barred::War { by: None, on: Power::Poland },
        made: game.date,
        free,
        clause: Clause::S22_2_3j,
    };
    draft.happen(Clause::S22_2_3j, Event::BarLaid(bar));
    start::hand_out(draft, begin);
}

/// A failed revolt: IV corps is removed, Warsaw is its controller's (22.2.3 l).
fn fail(draft: &mut Draft) {
    draft.happen(Clause::S22_2_3l, Event::RevoltEnded(RevoltEnd::Failed));
    draft.remove_corps(Clause::S22_2_3l, REBELS);
    draft.leave_cities(Clause::S22_2_3l);
}

/// A start in whose militia what is left of IV corps is counted (22.2.3 m, o).
fn less_survivors(game: &Game, mut start: Start) -> Start {
    let survivors = game.forces.corps[REBELS].factors.militia;
    start.factors.militia = start.factors.militia.saturating_sub(survivors);
    start
}

/// Another creation ends a running revolt; IV corps stays, and its survivors count towards the militia (22.2.3 o).
pub fn overtake(draft: &mut Draft, mut start: Start) -> Start {
    if draft.game().poland.revolt().is_some() {
        start = less_survivors(draft.game(), start);
        draft.happen(Clause::S22_2_3o, Event::RevoltEnded(RevoltEnd::Overtaken));
    }
    start
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn s22_2_3a_ten_of_216_rolls_begin_a_revolt() {
        let mut begin = 0;
        for one in Die::FACES {
            for two in Die::FACES {
                for three in Die::FACES {
                    let sum = one.pips() + two.pips() + three.pips();
                    assert_eq!(begins([one, two, three]), sum >= 16);
                    begin += u32::from(begins([one, two, three]));
                }
            }
        }
        assert_eq!(begin, 10);
    }

    #[test]
    fn s22_2_3f_g_window_and_hold() {
        let march = GameDate::new(1806, 3).expect("a month");
        let june = GameDate::new(1806, 6).expect("a month");
        let revolt = Revolt { began: march, against: Power::Prussia, warsaw_since: Some(june) };
        assert_eq!(window_ends(&revolt), june);
        let rulings = Rulings::default();
        assert_eq!(succeeds(june, &rulings), GameDate::new(1806, 8).expect("a month"));
        assert!(!has_succeeded(&revolt, GameDate::new(1806, 7).expect("a month"), &rulings));
        assert!(has_succeeded(&revolt, GameDate::new(1806, 8).expect("a month"), &rulings));
        let open = Revolt { warsaw_since: None, ..revolt };
        assert!(!has_failed(&open, june, &rulings) && has_failed(&open, june.next(), &rulings));
        let strict = Rulings { revolt_hold: RevoltHold::WithinFour, ..Rulings::default() };
        assert!(has_failed(&revolt, june.next(), &strict));
        assert!(!has_succeeded(&revolt, GameDate::new(1806, 8).expect("a month"), &strict));
    }
}
