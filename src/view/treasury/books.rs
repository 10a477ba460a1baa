//! Income by province, the creator's subsidy, upkeep, and the columns of manipulation.

use crate::engine::campaign::Campaign;
use crate::engine::decide::judge;
use crate::game::command::Command;
use crate::model::clause::Clause;
use crate::model::economy::Column as ManipulationColumn;
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
use crate::view::explain::Headline;
use crate::view::forms::column_words;
use crate::view::page::{
    Action, Badge, Block, Card, Cell, Column, Figure, Look, Notice, PageState, Row, Span, Table, TableRow,
    Text, facts,
};
use crate::view::words::figures::{counted, manpower, money, number, signed, signed_sum, sum};
use crate::view::words::{listed, term};

/// Every card of the books.
pub(super) fn cards(campaign: &Campaign, state: &PageState) -> Vec<Card> {
    let game = campaign.game();
    let cards = [income(game, state), upkeep(game), subsidy(game), Some(manipulation(game))];
    cards.into_iter().flatten().collect()
}

/// The foot of a table: what it is, and the sum, which opens.
fn foot(name: &'static str, before: usize, total: String, opens: Headline) -> Vec<Cell> {
    let sum = Cell::new(total).opens(Action::Explain(name, opens));
    std::iter::once(Cell::new(name)).chain(vec![Cell::default(); before]).chain([sum]).collect()
}

/// Income by province; nothing without a Poland.
pub(super) fn income(game: &Game, state: &PageState) -> Option<Card> {
    if !game.poland.is_active() {
        return None;
    }
    let income = income::income(game);
    let all = income.value();
    let counting = income::provinces_counted(game);
    let times = income::multiplier(counting);
    let provinces = counted(i64::from(counting), "province counts", "provinces count");
    let lead = format!("{provinces}: each of the seven pays {times} times its print.");
    let figures = ["Printed", "Times", "$", "MP"].map(Column::figures);
    let mut foot = foot("Income", 2, money(all.money), Headline::Income);
    foot.push(Cell::new(manpower(all.manpower)));
    let table = Table {
        caption: "Income by province".into(),
        columns: std::iter::once(Column::words("Province")).chain(figures).collect(),
        rows: income.why().parts.iter().map(income_row).collect(),
        foot,
    };
    let cliff = cliff(game).map(|text| {
        let title = "One more province would lower income".into();
        Block::Notice(Notice { warns: true, title, text: text.into(), cite: None })
    });
    let lead = Block::Text(lead.into(), Some(Clause::S22_3l));
    let blocks = [Some(lead), Some(Block::Table(table)), cliff, further(game, state)];
    Some(Card::new("income", "Income", blocks.into_iter().flatten().collect()))
}

fn amount_of(why: &Why) -> Sum {
    match why.amount {
        Amount::Sum(sum) => sum,
        Amount::Number(_) | Amount::Times(_) | Amount::Morale(_) => Sum::default(),
    }
}

/// A province: what is printed on it, how often that is paid, and what it pays.
fn income_row(why: &Why) -> TableRow {
    let paid = amount_of(why);
    let printed = why.parts.iter().find(|part| matches!(part.term, Term::Printed(_))).map(amount_of);
    let times = why.parts.iter().find_map(|part| match part.amount {
        Amount::Times(times) => Some(times),
        _ => None,
    });
    let (name, note) = match &why.term {
        Term::OccupiedProvince(province) => {
            (province.name().to_owned(), "occupied: its capital is in enemy hands")
        }
        Term::ProvinceIncome(province) if !province.is_polish() && times.is_none() => {
            (province.name().to_owned(), "beyond the seven: pays once")
        }
        _ => (term(why), ""),
    };
    let occupied = matches!(why.term, Term::OccupiedProvince(_));
    let pair = |sum: Sum| format!("{} · {}", number(sum.money.count()), number(sum.manpower.count()));
    let printed = if occupied { "—".into() } else { pair(printed.unwrap_or(paid)) };
    let times = times.map_or_else(String::new, |times| format!("× {times}"));
    let figures = [printed, times, number(paid.money.count()), number(paid.manpower.count())];
    let cells = std::iter::once(Cell::new(name.clone()).note(note)).chain(figures.map(Cell::new));
    TableRow::new(name, cells.collect())
}

fn further_changes(game: &Game) -> Vec<(Province, Sum)> {
    let missing = Province::POLISH.into_iter().filter(|province| !game.is_part_of_poland(*province));
    missing.map(|province| (province, income::change_with(game, province))).collect()
}

fn lowers(change: Sum) -> bool {
    change.money.count() < 0 || change.manpower.count() < 0
}

/// What each further province would change, folded.
fn further(game: &Game, state: &PageState) -> Option<Block> {
    let row = |(province, change): (Province, Sum)| {
        let less =
            if lowers(change) { Span::Badge(Badge::Overruled, "less".into()).into() } else { Text::none() };
        let row = Row::new(province.id(), province.name()).look(Look::Account);
        Row { aside: less, ..row }.figure(Figure::new("", signed_sum(change), None))
    };
    let rows: Vec<Row> = further_changes(game).into_iter().map(row).collect();
    let fold = Row::new("further", "What a further province would change").look(Look::Fold);
    let open = state.is_open("further");
    (!rows.is_empty()).then(|| Block::Rows(vec![fold.opens(open, false, || vec![Block::Rows(rows)])]))
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

/// The creator's subsidy, paid by the bank; nothing without a Poland (22.2.1 g-i).
pub(super) fn subsidy(game: &Game) -> Option<Card> {
    let none = |who: &str, why: &str| Row::new("subsidy", who).text(why).cite(Clause::S22_2_1g);
    let row = match game.poland.active()?.founder {
        Founder::Partitioner { power, subsidy: Some(state) } => paid(game, power, state),
        Founder::Partitioner { power, subsidy: None } => none(
            &format!("{} is paid no subsidy", power.name()),
            "Only the first creation of all brings one.",
        ),
        Founder::France => none(
            "France is paid no subsidy",
            "Only a creation by the holder of Warsaw brings one, and only the first.",
        ),
        Founder::Revolt { .. } => none("Nobody is paid a subsidy", "Poland freed itself."),
    };
    Some(Card::new("subsidy", "Subsidy", vec![Block::Rows(vec![row])]))
}

fn paid(game: &Game, power: Partitioner, state: Subsidy) -> Row {
    let name = power.name();
    let amount = money(partitioner::subsidy(power));
    let next = Some(format!("{}.", game.date.next()));
    let stopped = |ally: Power| {
        format!(
            "{} is Poland's ally, {name} declared war on it, and Poland takes no part in that war.",
            ally.name()
        )
    };
    let (title, text, clause) = match (state.stopped_by, state.flowed_last_month) {
        (None, true) => (
            format!("{name} is paid {amount}"),
            Text::from("By the bank, in every Economic phase, as the first creator of Poland."),
            Clause::S22_2_1g,
        ),
        (Some(ally), false) => (format!("{name} is paid nothing"), stopped(ally).into(), Clause::S22_2_1h),
        (Some(ally), true) => (
            format!("{name} is paid {amount} this month, and then nothing"),
            Text::from(format!("{} Stopped from", stopped(ally))).date(next),
            Clause::S22_2_1i,
        ),
        (None, false) => (
            format!("{name} is paid nothing this month, then {amount}"),
            Text::from("What stopped it is over. Paid again from").date(next),
            Clause::S22_2_1i,
        ),
    };
    Row::new("subsidy", title).text(text).cite(clause)
}

/// Upkeep by kind of counter; nothing without a Poland (22.3 o).
pub(super) fn upkeep(game: &Game) -> Option<Card> {
    if !game.poland.is_active() {
        return None;
    }
    let upkeep = costs::upkeep(game);
    let row = |part: &Why| match part.term {
        Term::Upkeep(kept, count) => {
            let cells = [kept_name(kept).to_owned(), count.to_string(), money(amount_of(part).money)];
            Some(TableRow::new(kept_name(kept), cells.map(Cell::new).into()))
        }
        _ => None,
    };
    let table = Table {
        caption: "Upkeep by kind of counter".into(),
        columns: vec![Column::words("On the map"), Column::figures("Counters"), Column::figures("Costs")],
        rows: upkeep.why().parts.iter().filter_map(row).collect(),
        foot: foot("Upkeep", 1, money(upkeep.value().money), Headline::Upkeep),
    };
    let free = CorpsId::ALL
        .iter()
        .filter(|id| s22_6_standing::is_provincial(game, **id) && game.forces.corps[**id].counter.is_on_map())
        .count();
    let free = match free {
        0 => "Factors cost nothing.".into(),
        _ => format!("{free} provincial corps and all factors cost nothing."),
    };
    let blocks = vec![Block::Table(table), Block::Text(free.into(), Some(Clause::S22_3o))];
    Some(Card::new("upkeep", "Upkeep", blocks))
}

const fn kept_name(kept: Kept) -> &'static str {
    match kept {
        Kept::Corps => "Corps",
        Kept::Fleet => "Fleets",
        Kept::Depot => "Depots",
    }
}

/// The seven columns of manipulation, as printed; a tap chooses one (22.8 b).
pub(super) fn manipulation(game: &Game) -> Card {
    let pending = game.economy.manipulation;
    let refused = judge(game, &Command::ChooseManipulation { column: ManipulationColumn::Fourth });
    let row = |(column, at): (&ManipulationColumn, u8)| {
        let effect = s22_8_victory::manipulation(*column);
        let part = |sum: Sum| if sum.is_nothing() { "—".into() } else { signed_sum(sum) };
        let (gold, men) = (effect.purse.money.count(), effect.purse.manpower.count());
        let chosen = pending.is_some_and(|one| one.column == *column);
        let name = Text::from(Span::Unseen("Column ".into())).plain(at.to_string());
        let chosen_mark = Span::Badge(Badge::Hand, "chosen".into());
        Row {
            faint: !refused.is_empty() && !chosen,
            aside: part(Sum::new(gold, 0)).into(),
            tap: Some(Action::Open(Box::new(Command::ChooseManipulation { column: *column }.into()))),
            ..Row::new(column.id(), if chosen { name.plain(" ").then(chosen_mark) } else { name })
        }
        .look(Look::Line)
        .text(part(Sum::new(0, men)))
        .figure(Figure::new("marker", signed(effect.points.count()), None))
    };
    let heads = super::line_heads("Column", ["Money", "Manpower", "Marker"]);
    let rows = std::iter::once(heads).chain(ManipulationColumn::ALL.iter().zip(1u8..).map(row)).collect();
    let from = if game.economy.booked == Some(game.date) { game.date.next() } else { game.date };
    let lands = base_game::next_economic(from, &game.setup.rulings);
    let pending = pending.map(|one| {
        let told = format!("Chosen in {}: {}. It lands in {lands}.", one.chosen, column_words(one.column));
        Block::Text(Span::Strong(told).into(), None)
    });
    let why = facts(&refused).into_iter().next().map(|one| Block::Text(one.text, one.cite));
    let blocks = pending.into_iter().chain(why).chain([Block::Rows(rows)]).collect();
    Card::new("manipulation", "Manipulation", blocks)
}
