//! Income by province, the creator's subsidy, upkeep, and the columns of manipulation.

use crate::engine::campaign::Campaign;
use crate::engine::decide::judge;
use crate::game::command::Command;
use crate::model::clause::Clause;
use crate::model::economy::Column;
use crate::model::forces::CorpsId;
use crate::model::game::Game;
use crate::model::place::Province;
use crate::model::poland::{Founder, Subsidy};
use crate::model::power::{Partitioner, Power};
use crate::model::quantity::Sum;
use crate::model::setup::Kept;
use crate::model::why::{Amount, Term, Why};
use crate::rules::base_game;
use crate::rules::s22_2_creation::partitioner;
use crate::rules::s22_3_forces::costs;
use crate::rules::s22_3_forces::income;
use crate::rules::s22_6_standing;
use crate::rules::s22_8_victory;
use crate::view::words::figures::{counted, manpower, money, number, signed, signed_sum, sum};
use crate::view::words::need::Reason;
use crate::view::words::need::reasons;
use crate::view::words::{listed, term};

/// A province that pays.
pub struct IncomeRow {
    /// Its name.
    pub name: String,
    /// What is printed on it.
    pub printed: String,
    /// How often that is paid.
    pub times: String,
    /// Money paid.
    pub money: String,
    /// Manpower paid.
    pub manpower: String,
    /// Why it pays otherwise.
    pub note: Option<&'static str>,
}

/// What a further province would change.
pub struct ChangeRow {
    /// The province.
    pub name: &'static str,
    /// The change.
    pub change: String,
    /// Income falls.
    pub lowers: bool,
}

/// Income.
pub struct IncomeView {
    /// The provinces.
    pub rows: Vec<IncomeRow>,
    /// All money.
    pub money: String,
    /// All manpower.
    pub manpower: String,
    /// How often a province pays.
    pub multiplier: String,
    /// The clause of that.
    pub cite: &'static str,
    /// A further province would lower income, and by how much.
    pub cliff: Option<String>,
    /// What each further province would change.
    pub further: Vec<ChangeRow>,
}

/// Income by province; nothing without a Poland.
#[must_use]
pub fn income(campaign: &Campaign) -> Option<IncomeView> {
    let game = campaign.game();
    if !game.poland.is_active() {
        return None;
    }
    let income = income::income(game);
    let counted_provinces = income::provinces_counted(game);
    let times = income::multiplier(counted_provinces);
    let provinces = counted(i64::from(counted_provinces), "province counts", "provinces count");
    Some(IncomeView {
        rows: income.why().parts.iter().map(income_row).collect(),
        money: money(income.value().money),
        manpower: manpower(income.value().manpower),
        multiplier: format!("{provinces}: each of the seven pays {times} times its print."),
        cite: Clause::S22_3l.number(),
        cliff: cliff(game),
        further: further(game),
    })
}

fn amount_of(why: &Why) -> Sum {
    match why.amount {
        Amount::Sum(sum) => sum,
        Amount::Number(_) | Amount::Times(_) | Amount::Morale(_) => Sum::default(),
    }
}

fn income_row(why: &Why) -> IncomeRow {
    let paid = amount_of(why);
    let printed = why.parts.iter().find(|part| matches!(part.term, Term::Printed(_))).map(amount_of);
    let times = why.parts.iter().find_map(|part| match part.amount {
        Amount::Times(times) => Some(times),
        _ => None,
    });
    let (name, note) = match &why.term {
        Term::OccupiedProvince(province) => {
            (province.name().to_owned(), Some("occupied: its capital is in enemy hands"))
        }
        Term::ProvinceIncome(province) if !province.is_polish() && times.is_none() => {
            (province.name().to_owned(), Some("beyond the seven: pays once"))
        }
        _ => (term(why), None),
    };
    let occupied = matches!(why.term, Term::OccupiedProvince(_));
    let pair = |sum: Sum| format!("{} · {}", number(sum.money.count()), number(sum.manpower.count()));
    IncomeRow {
        name,
        printed: if occupied { "—".into() } else { pair(printed.unwrap_or(paid)) },
        times: times.map_or_else(String::new, |times| format!("× {times}")),
        money: number(paid.money.count()),
        manpower: number(paid.manpower.count()),
        note,
    }
}

fn further_changes(game: &Game) -> Vec<(Province, Sum)> {
    let missing = Province::POLISH.into_iter().filter(|province| !game.is_part_of_poland(*province));
    missing.map(|province| (province, income::change_with(game, province))).collect()
}

fn lowers(change: Sum) -> bool {
    change.money.count() < 0 || change.manpower.count() < 0
}

fn further(game: &Game) -> Vec<ChangeRow> {
    further_changes(game)
        .into_iter()
        .map(|(province, change)| ChangeRow {
            name: province.name(),
            change: signed_sum(change),
            lowers: lowers(change),
        })
        .collect()
}

/// The words of a province that costs more than it brings (22.3 l).
fn cliff(game: &Game) -> Option<String> {
    let falls: Vec<String> = further_changes(game)
        .into_iter()
        .filter(|(_, change)| lowers(*change))
        .map(|(province, change)| {
            let then = income::income(game).value() + change;
            format!("{} {} ({})", province.name(), signed_sum(change), sum(then))
        })
        .collect();
    if falls.is_empty() {
        return None;
    }
    let before = income::multiplier(income::provinces_counted(game));
    let after = income::multiplier(income::provinces_counted(game).saturating_add(1));
    Some(format!(
        "With one more province each pays {after} times its print, not {before}: {}.",
        listed(falls.iter().map(String::as_str))
    ))
}

/// The creator's subsidy.
pub struct SubsidyView {
    /// Who is paid, or not.
    pub title: String,
    /// Why.
    pub text: String,
    /// The month from which that changes.
    pub date: Option<String>,
    /// The clause.
    pub cite: &'static str,
}

/// The creator's subsidy, paid by the bank; nothing without a Poland (22.2.1 g-i).
#[must_use]
pub fn subsidy(campaign: &Campaign) -> Option<SubsidyView> {
    let game = campaign.game();
    let founder = game.poland.active()?.founder;
    let view = |title: String, text: String, date: Option<String>, clause: Clause| {
        Some(SubsidyView { title, text, date, cite: clause.number() })
    };
    match founder {
        Founder::Partitioner { power, subsidy: Some(state) } => Some(paid(game, power, state)),
        Founder::Partitioner { power, subsidy: None } => view(
            format!("{} is paid no subsidy", power.name()),
            "Only the first creation of all brings one.".into(),
            None,
            Clause::S22_2_1g,
        ),
        Founder::France => view(
            "France is paid no subsidy".into(),
            "Only a creation by the holder of Warsaw brings one, and only the first.".into(),
            None,
            Clause::S22_2_1g,
        ),
        Founder::Revolt { .. } => {
            view("Nobody is paid a subsidy".into(), "Poland freed itself.".into(), None, Clause::S22_2_1g)
        }
    }
}

fn paid(game: &Game, power: Partitioner, state: Subsidy) -> SubsidyView {
    let name = power.name();
    let amount = money(partitioner::subsidy(power));
    let next = game.date.next().to_string();
    let stopped = |ally: Power| {
        format!(
            "{} is Poland's ally, {name} declared war on it, and Poland takes no part in that war.",
            ally.name()
        )
    };
    let (title, text, date, clause) = match (state.stopped_by, state.flowed_last_month) {
        (None, true) => (
            format!("{name} is paid {amount}"),
            "By the bank, in every Economic phase, as the first creator of Poland.".to_owned(),
            None,
            Clause::S22_2_1g,
        ),
        (Some(ally), false) => (format!("{name} is paid nothing"), stopped(ally), None, Clause::S22_2_1h),
        (Some(ally), true) => (
            format!("{name} is paid {amount} this month, and then nothing"),
            format!("{} Stopped from", stopped(ally)),
            Some(next),
            Clause::S22_2_1i,
        ),
        (None, false) => (
            format!("{name} is paid nothing this month, then {amount}"),
            "What stopped it is over. Paid again from".to_owned(),
            Some(next),
            Clause::S22_2_1i,
        ),
    };
    SubsidyView { title, text, date, cite: clause.number() }
}

/// A line of upkeep.
pub struct UpkeepRow {
    /// What is kept.
    pub name: String,
    /// How many.
    pub count: String,
    /// What that costs.
    pub paid: String,
}

/// Upkeep.
pub struct UpkeepView {
    /// Its lines.
    pub rows: Vec<UpkeepRow>,
    /// All of it.
    pub total: String,
    /// What on the map costs nothing.
    pub free: String,
    /// The clause.
    pub cite: &'static str,
}

/// Upkeep by kind of counter; nothing without a Poland (22.3 o).
#[must_use]
pub fn upkeep(campaign: &Campaign) -> Option<UpkeepView> {
    let game = campaign.game();
    if !game.poland.is_active() {
        return None;
    }
    let upkeep = costs::upkeep(game);
    let rows = upkeep.why().parts.iter().filter_map(|part| match part.term {
        Term::Upkeep(kept, count) => Some(UpkeepRow {
            name: kept_name(kept).to_owned(),
            count: count.to_string(),
            paid: money(amount_of(part).money),
        }),
        _ => None,
    });
    let free = CorpsId::ALL
        .iter()
        .filter(|id| s22_6_standing::is_provincial(game, **id) && game.forces.corps[**id].counter.is_on_map())
        .count();
    let free = i64::try_from(free).unwrap_or(0);
    Some(UpkeepView {
        rows: rows.collect(),
        total: money(upkeep.value().money),
        free: match free {
            0 => "Factors cost nothing.".into(),
            _ => format!("{free} provincial corps and all factors cost nothing."),
        },
        cite: Clause::S22_3o.number(),
    })
}

const fn kept_name(kept: Kept) -> &'static str {
    match kept {
        Kept::Corps => "Corps",
        Kept::Fleet => "Fleets",
        Kept::Depot => "Depots",
    }
}

/// A column of manipulation.
pub struct ColumnRow {
    /// Its place in the printed table.
    pub number: String,
    /// What it takes or brings.
    pub purse: String,
    /// What it does to the marker.
    pub points: String,
    /// Under way.
    pub chosen: bool,
    /// Choosing it.
    pub choose: Command,
}

/// Economic manipulation.
pub struct Manipulations {
    /// The seven columns.
    pub rows: Vec<ColumnRow>,
    /// What was chosen, and when it lands.
    pub pending: Option<String>,
    /// Why none may be chosen now.
    pub reasons: Vec<Reason>,
}

/// The columns of manipulation (22.8 b).
#[must_use]
pub fn manipulations(campaign: &Campaign) -> Manipulations {
    let game = campaign.game();
    let pending = game.economy.manipulation;
    let rows = Column::ALL.iter().zip(1u8..).map(|(column, at)| {
        let row = s22_8_victory::manipulation(*column);
        ColumnRow {
            number: at.to_string(),
            purse: if row.purse.is_nothing() { "Nothing".into() } else { signed_sum(row.purse) },
            points: signed(row.points.count()),
            chosen: pending.is_some_and(|one| one.column == *column),
            choose: Command::ChooseManipulation { column: *column },
        }
    });
    let lands = base_game::next_economic(
        if game.economy.booked == Some(game.date) { game.date.next() } else { game.date },
        &game.setup.rulings,
    );
    Manipulations {
        rows: rows.collect(),
        pending: pending.map(|one| {
            format!(
                "Chosen in {}: {}. It lands in {lands}.",
                one.chosen,
                crate::view::forms::column_words(one.column)
            )
        }),
        reasons: reasons(&judge(game, &Command::ChooseManipulation { column: Column::Fourth })),
    }
}
