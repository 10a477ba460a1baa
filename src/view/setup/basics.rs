//! What every campaign is asked: name, bid, square, end, what was declared before play, readings and house rules.

use crate::model::date::Months;
use crate::model::diplomacy::{War, WarCause};
use crate::model::economy::Recruit;
use crate::model::game::Game;
use crate::model::place::Province;
use crate::model::power::Power;
use crate::model::quantity::{Die, Sum, VictoryPoints};
use crate::model::rulings::{RulingId, Rulings};
use crate::model::setup::{CampaignEnd, DiceSource, HouseRules, Kept, Setup, Ware};
use crate::rules::base_game::{SQUARES, printed_arrival};
use crate::rules::s21_1_bids::HIGHEST_BID;
use crate::rules::s22_2_creation::general::START_SQUARE;
use crate::rules::s22_3_forces::costs;
use crate::rules::s22_3_forces::income;
use crate::rules::s22_8_victory::polish_level;
use crate::view::words::figures::counted;

use super::{late, plain};
use crate::view::form::{Form, Thrown};

/// The label of the bid.
pub const BID: &str = "Poland's bid";
/// The label of the square.
pub const SQUARE: &str = "Poland's square";
/// The longest name.
const LONGEST_NAME: usize = 60;
/// The most a house rule may set.
const MOST: i32 = 999;
/// The longest way of a recruit, in months.
const LONGEST_WAY: i32 = 24;

/// The whole form.
pub fn setup(form: &mut Form) -> Setup {
    let late = form.draft.late;
    form.section("name", "");
    let name = if late { "Poland in Arms, joined late" } else { "Poland in Arms, 1805" };
    let name = form.text("name", "Name", name, LONGEST_NAME);
    let end = form.member("end", "Played to the end of", CampaignEnd::ALL, CampaignEnd::Dec1815);
    form.hint("Poland is bid for last. Half of one die, rounded down, comes off the bid.");
    let bid = form.steps("bid", BID, 0, (0, i32::from(HIGHEST_BID)));
    let (die, die_source) = die(form, bid);
    let (mut square, mut wars, mut alliances) = (i32::from(START_SQUARE), Vec::new(), Vec::new());
    if !late {
        form.hint(format!(
            "Sp(I) on the Political Status Display. {START_SQUARE} is our assumption: read it off your card."
        ));
        square = form.steps("square", SQUARE, square, (0, i32::from(SQUARES) - 1));
        form.section("before", "Before play");
        form.lead(
            "Wars and alliances that stand when January 1805 begins. A war with France declared before play does not \
             bar Austria, Prussia or Russia from creating Poland (22.2.1 f).",
        );
        wars = declared(form);
        alliances = allied(form, &wars);
    }
    // The rulings stand last on the page, and bear on what comes before them.
    let early = rulings(&mut Form::new(form.draft));
    let late = late.then(|| Box::new(late::late(form, &early)));
    let rulings = rulings(form);
    let house = house(form, end, &rulings);
    let start_square = late.as_ref().map(|late| late.marker).or(u8::try_from(square).ok());
    Setup {
        name,
        bid: u8::try_from(bid).unwrap_or(0),
        die,
        die_source,
        start_square: start_square.unwrap_or(START_SQUARE),
        end,
        rulings,
        house,
        wars,
        alliances,
        late,
    }
}

fn die(form: &mut Form, bid: i32) -> (Option<Die>, Option<DiceSource>) {
    if bid == 0 {
        return (None, None);
    }
    form.hint("Not rolled yet? Leave it: the Turn screen asks for it.");
    let thrown = form.dice("die", &["The die after bidding"], true, &Thrown::none(1));
    let die = thrown.faces.first().copied().flatten();
    (die, die.map(|_| thrown.source))
}

fn declared(form: &mut Form) -> Vec<War> {
    let foreign: Vec<Power> = Power::Poland.others().collect();
    let mut seen: Vec<War> = Vec::new();
    form.list("before-war", "War", "Add a war", |form| {
        let by = form.member("by", "Who declared it", &foreign, Power::Britain);
        let on = form.member("on", "On whom", &foreign, Power::France);
        if by == on {
            form.fault("Two different powers are needed.");
        } else if seen.iter().any(|war| war.is_between(by, on)) {
            form.fault("This war is named already.");
        }
        let mut war =
            War { by, on, since: None, cause: WarCause::BeforePlay, in_force: true, excepted: false };
        war.excepted = war.enemy_of(Power::France).and_then(Power::partitioner).is_some();
        seen.push(war);
        war
    })
}

fn allied(form: &mut Form, wars: &[War]) -> Vec<(Power, Power)> {
    let foreign: Vec<Power> = Power::Poland.others().collect();
    let mut seen: Vec<(Power, Power)> = Vec::new();
    form.list("before-alliance", "Alliance", "Add an alliance", |form| {
        let one = form.member("one", "One ally", &foreign, Power::France);
        let other = form.member("other", "The other", &foreign, Power::Spain);
        let pair = (one, other);
        if one == other {
            form.fault("Two different powers are needed.");
        } else if seen.iter().any(|done| *done == pair || *done == (other, one)) {
            form.fault("This alliance is named already.");
        } else if wars.iter().any(|war| war.is_between(one, other)) {
            form.fault("These two are at war.");
        }
        seen.push(pair);
        pair
    })
}

fn rulings(form: &mut Form) -> Rulings {
    form.section("rulings", "Readings of the text");
    let mut rulings = Rulings::default();
    for ruling in RulingId::ALL {
        let options = ruling.options().iter().map(|one| (one.id.to_owned(), one.text.to_owned())).collect();
        let first = ruling.options().first().map_or("", |one| one.id);
        form.hint(format!("{} · {}", ruling.clause().number(), ruling.why_default()));
        let chosen = form.choice(&format!("ruling:{}", ruling.id()), ruling.question(), options, first);
        rulings.choose(*ruling, ruling.option_from_id(&chosen).unwrap_or(0));
    }
    let changed = RulingId::ALL.iter().filter(|ruling| rulings.chosen(**ruling) > 0).count();
    form.folded(match changed {
        0 => format!("{} rulings, all at their default", RulingId::ALL.len()),
        _ => format!("{changed} of {} rulings changed", RulingId::ALL.len()),
    });
    rulings
}

/// What a group writes over the print; what is as printed is not a house rule.
fn house(form: &mut Form, end: CampaignEnd, rulings: &Rulings) -> HouseRules {
    form.section("house", "House rules");
    let print = Setup { end, rulings: rulings.clone(), ..plain() };
    let game = Game::new(&print);
    form.heading("Printed on the provinces");
    let mut house = HouseRules::default();
    for province in Province::ALL {
        let key = format!("printed:{}", province.id());
        house.printed[*province] = over(form, &key, province.name(), income::print_of(*province));
    }
    form.heading("Prices");
    for ware in Ware::ALL {
        let key = format!("price:{}", ware.id());
        house.prices[*ware] = over(form, &key, ware.name(), costs::print_of(*ware));
    }
    form.heading("Upkeep of one, each Economic phase");
    for kept in Kept::ALL {
        let usual = i32::from(costs::upkeep_of(*kept));
        let now = form.number(&format!("upkeep:{}", kept.id()), kept.name(), "$", usual, (0, MOST));
        house.upkeep[*kept] = (now != usual).then(|| i16::try_from(now).unwrap_or_default());
    }
    form.heading("Months from purchase to arrival");
    for what in Recruit::ALL {
        let usual = printed_arrival(*what);
        let key = format!("arrival:{}", what.id());
        if usual.is_none() {
            form.hint("Not printed anywhere: until your group sets it, none can be bought.");
        }
        let begin = usual.map(|months| i32::from(months.0));
        let now = form.number_or_none(&key, what.name(), "months", begin, (0, LONGEST_WAY));
        let now = now.and_then(|now| u16::try_from(now).ok()).map(Months).or(usual);
        house.arrival[*what] = now.filter(|_| now != usual);
    }
    form.heading("Poland's victory level, before the handicap");
    let usual = polish_level(&game).value();
    let level = form.number("level", "Victory level", "VP", usual, (0, MOST));
    house.level = (level != usual).then(|| VictoryPoints::new(level));
    let changed = changes(&house);
    form.folded(match changed {
        0 => "All as printed".to_owned(),
        _ => format!("{} from the print", counted(i64::try_from(changed).unwrap_or(0), "change", "changes")),
    });
    house
}

fn over(form: &mut Form, key: &str, name: &str, print: Sum) -> Option<Sum> {
    let money = form.number(&format!("{key}:money"), name, "$", print.money.count(), (0, MOST));
    let label = format!("{name}, manpower");
    let manpower = form.number(&format!("{key}:manpower"), &label, "MP", print.manpower.count(), (0, MOST));
    let now = Sum::new(money, manpower);
    (now != print).then_some(now)
}

fn changes(house: &HouseRules) -> usize {
    let printed = house.printed.iter().filter(|(_, one)| one.is_some()).count();
    let prices = house.prices.iter().filter(|(_, one)| one.is_some()).count();
    let upkeep = house.upkeep.iter().filter(|(_, one)| one.is_some()).count();
    let arrival = house.arrival.iter().filter(|(_, one)| one.is_some()).count();
    printed + prices + upkeep + arrival + usize::from(house.level.is_some())
}
