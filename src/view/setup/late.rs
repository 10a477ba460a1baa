//! A campaign under way: everything the rules ask of the past (situation 43). Only what bears on the answers so far is
//! asked.

mod forces;
mod map;
mod pieces;
mod powers;

use crate::model::clause::Clause;
use crate::model::date::{GameDate, Phase};
use crate::model::diplomacy::{Bar, Barred};
use crate::model::economy::{Column, Order, Pending, Recruit};
use crate::model::late::{LateStart, PolandThen};
use crate::model::poland::{Commonwealth, Founder, Revolt, Subsidy};
use crate::model::power::{Partitioner, Power};
use crate::model::quantity::{Sum, VictoryPoints};
use crate::model::rulings::{CreationBar, Rulings};
use crate::rules::base_game::{SQUARES, bar_free, phases};
use crate::rules::s22_2_creation::general::CREATOR_BAR;
use crate::rules::s22_2_creation::general::START_SQUARE;
use crate::rules::s22_2_creation::revolt::PROTECTION;
use crate::rules::s22_7_dissolution::CREATION_BAR;

use crate::view::form::{Form, option};

/// The most of a purse, and of victory points.
const MOST: i32 = 9999;
/// The most creations anyone will see.
const MOST_CREATIONS: i32 = 20;
/// The most factors or ships counted at once.
const MOST_FACTORS: u16 = 200;

/// The month and phase play is in.
#[derive(Clone, Copy)]
pub struct Now {
    date: GameDate,
    phase: Phase,
}

/// What Poland is, as far as later questions ask.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Condition {
    /// Never created so far.
    NotYet,
    /// It exists.
    Active(Founder),
    /// It was dissolved.
    Dissolved,
}

impl Condition {
    /// Whether Poland exists.
    pub fn is_active(self) -> bool {
        matches!(self, Condition::Active(_))
    }
}

/// The questions of a campaign under way.
pub fn late(form: &mut Form, rulings: &Rulings) -> LateStart {
    let (now, mut late) = when(form, rulings);
    let made = poland(form, now, rulings, &mut late);
    if made.condition != Condition::NotYet {
        late.purse = purse(form);
    }
    powers::powers(form, now, &made, &mut late);
    let map = map::map(form, now, &made, rulings, &mut late);
    forces::forces(form, now, &made, &map, rulings, &mut late);
    if made.condition.is_active() {
        under_way(form, now, &mut late);
    }
    late
}

fn when(form: &mut Form, rulings: &Rulings) -> (Now, LateStart) {
    form.section("when", "Where play is");
    let date = form.month("date", "Month", GameDate::new(1807, 1).unwrap_or(GameDate::START));
    let phase = form.member("phase", "Phase", phases(date, rulings), Phase::Political);
    let mut late = LateStart::blank(date, phase);
    form.hint("On the Political Status Display.");
    let square =
        form.steps("marker", "Poland's square", i32::from(START_SQUARE), (0, i32::from(SQUARES) - 1));
    late.marker = u8::try_from(square).unwrap_or(START_SQUARE);
    let victory = form.number("victory", "Victory points so far", "VP", 0, (-MOST, MOST));
    late.victory = VictoryPoints::new(victory);
    (Now { date, phase }, late)
}

fn purse(form: &mut Form) -> Sum {
    let money = form.number("money", "Treasury", "$", 0, (0, MOST));
    let manpower = form.number("manpower", "Manpower", "MP", 0, (0, MOST));
    Sum::new(money, manpower)
}

/// Poland as it stands.
pub struct Made {
    condition: Condition,
    /// The month of the creation or dissolution.
    since: GameDate,
}

impl Form<'_> {
    /// A month of the past; a later one is a fault.
    fn past(&mut self, key: &str, label: &str, default: GameDate, now: Now) -> GameDate {
        let month = self.month(key, label, default);
        if month > now.date {
            self.fault(format!("It lies after {}.", now.date));
        }
        month
    }
}

#[derive(Clone, Copy)]
enum Stage {
    NotYet,
    Active,
    Dissolved,
}

fn poland(form: &mut Form, now: Now, rulings: &Rulings, late: &mut LateStart) -> Made {
    form.section("poland", "Poland");
    let stages = [
        option("not-yet", "Not yet made", Stage::NotYet),
        option("active", "It exists", Stage::Active),
        option("dissolved", "Dissolved", Stage::Dissolved),
    ];
    match form.one_of("poland", "Poland now", &stages, "not-yet").unwrap_or(Stage::NotYet) {
        Stage::NotYet => {
            late.revolt = revolt(form, now);
            Made { condition: Condition::NotYet, since: now.date }
        }
        Stage::Active => active(form, now, rulings, late),
        Stage::Dissolved => dissolved(form, now, late),
    }
}

fn creations(form: &mut Form) -> u8 {
    form.hint("This one counted. Only the first brings a subsidy and the higher points.");
    let count = form.steps("creations", "Creations so far", 1, (1, MOST_CREATIONS));
    u8::try_from(count).unwrap_or(1)
}

fn active(form: &mut Form, now: Now, rulings: &Rulings, late: &mut LateStart) -> Made {
    let mut makers: Vec<(String, String, Option<Power>)> =
        Partitioner::ALL.iter().map(|one| option(one.id(), one.name(), Some(Power::from(*one)))).collect();
    makers.push(option("france", Power::France.name(), Some(Power::France)));
    makers.push(option("revolt", "Its own revolt", None));
    let maker = form.one_of("maker", "Made by", &makers, "france").unwrap_or(Some(Power::France));
    let created = form.past("created", "Made in", now.date, now);
    late.creations = creations(form);
    let (founder, garrisons_ended) = match maker.map(|power| (power, power.partitioner())) {
        Some((_, Some(power))) => {
            let subsidy = (late.creations == 1).then(|| subsidy(form));
            let label = "A war with its creator has ended the creator's garrison rights";
            (Founder::Partitioner { power, subsidy }, form.toggle("garrisons-ended", label, false))
        }
        Some((_, None)) => (Founder::France, false),
        None => {
            let foreign: Vec<Power> = Power::Poland.others().collect();
            let against = form.member("against", "Revolted against", &foreign, Power::Prussia);
            (Founder::Revolt { against }, false)
        }
    };
    late.poland = PolandThen::Active(Commonwealth {
        founder,
        created,
        major: false,
        dominant: false,
        army_dissolved: false,
        garrisons_ended,
    });
    late.bars = bars_of_making(form, founder, created, now, rulings);
    Made { condition: Condition::Active(founder), since: created }
}

fn subsidy(form: &mut Form) -> Subsidy {
    let last = form.toggle("subsidy", "The subsidy flowed when last month ended", true);
    let stopped = form.toggle("subsidy-stopped", "A war with an ally of Poland stops it now", false);
    let foreign: Vec<Power> = Power::Poland.others().collect();
    let stopped_by = stopped.then(|| form.member("stopped-by", "That ally", &foreign, Power::France));
    Subsidy { stopped_by, flowed_last_month: last }
}

/// The bars that came with the creation, where they still run.
fn bars_of_making(
    form: &mut Form,
    founder: Founder,
    made: GameDate,
    now: Now,
    rulings: &Rulings,
) -> Vec<Bar> {
    let (clause, months) = match founder {
        Founder::Partitioner { .. } => (Clause::S22_2_1d, CREATOR_BAR),
        Founder::France => (Clause::S22_2_2g, CREATOR_BAR),
        Founder::Revolt { .. } => (Clause::S22_2_3j, PROTECTION),
    };
    let free = bar_free(made, months, rulings);
    if free <= now.date {
        return Vec::new();
    }
    let bar = |by, on| Bar { barred: Barred::War { by, on }, made, free, clause };
    let (label, bars) = match founder.power() {
        Some(creator) => {
            let mut bars = vec![bar(Some(Power::Poland), creator)];
            if rulings.creation_bar == CreationBar::BothSides {
                bars.push(bar(Some(creator), Power::Poland));
            }
            (format!("Poland may not declare war on {} before {free}", creator.name()), bars)
        }
        None => (format!("Nobody may declare war on Poland before {free}"), vec![bar(None, Power::Poland)]),
    };
    form.hint(format!("{} · From the creation.", clause.number()));
    if form.toggle("bar", &label, true) { bars } else { Vec::new() }
}

fn dissolved(form: &mut Form, now: Now, late: &mut LateStart) -> Made {
    let by = form.member_or(
        "dissolver",
        "Dissolved by",
        Partitioner::ALL,
        "Nobody: its last province was lost",
        Some(Partitioner::Prussia),
    );
    let since = form.past("dissolved", "Dissolved in", now.date, now);
    late.creations = creations(form);
    let free = since.plus(CREATION_BAR);
    if let Some(power) = by.map(Power::from).filter(|_| free > now.date) {
        form.hint(format!("{} · From the dissolution.", Clause::S22_7e.number()));
        let label = format!("{} may not create Poland before {free}", power.name());
        if form.toggle("bar-creating", &label, true) {
            late.bars.push(Bar {
                barred: Barred::Creating(power),
                made: since,
                free,
                clause: Clause::S22_7e,
            });
        }
    }
    late.revolt = revolt(form, now);
    late.poland = PolandThen::Dissolved { by, since };
    Made { condition: Condition::Dissolved, since }
}

fn revolt(form: &mut Form, now: Now) -> Option<Revolt> {
    if !form.toggle("revolt", "A revolt is under way", false) {
        return None;
    }
    let began = form.past("revolt-began", "It began in", now.date, now);
    let foreign: Vec<Power> = Power::Poland.others().collect();
    let against = form.member(
        "revolt-against",
        "Against, as the power that controlled Warsaw",
        &foreign,
        Power::Prussia,
    );
    let holds = form.toggle("revolt-holds", "The Poles hold Warsaw", false);
    let warsaw_since = holds.then(|| {
        let since = form.past("revolt-since", "They hold it since", began, now);
        if since < began {
            form.fault("It lies before the revolt.");
        }
        since
    });
    Some(Revolt { began, against, warsaw_since })
}

fn under_way(form: &mut Form, now: Now, late: &mut LateStart) {
    form.section("order", "On order, and under way");
    late.orders = form.list("order", "Order", "Add what is on order", |form| {
        let what = form.member("what", "What", Recruit::ALL, Recruit::Infantry);
        let count = form.count("count", "How many", 1, MOST_FACTORS);
        if count == 0 {
            form.fault("At least one.");
        }
        let due = form.month("due", "Arrives in", now.date.next());
        if due < now.date {
            form.fault(format!("It lies before {}: it has arrived.", now.date));
        }
        Order { what, count, due }
    });
    let columns = Column::ALL;
    let column = form.member_or("column", "Economic manipulation chosen, not landed", columns, "None", None);
    late.manipulation = column.map(|column| {
        let chosen = form.past("chosen", "Chosen in", now.date.previous(), now);
        Pending { column, chosen }
    });
}
