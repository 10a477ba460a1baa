//! What the quarters to come may be taken to bring, other than as things stand. The page keeps it among its answers.

use crate::engine::campaign::Campaign;
use crate::engine::forecast::{Assumptions, Quarter};
use crate::engine::offers::make_peace;
use crate::game::command::{Command, NamedIncome};
use crate::model::date::{GameDate, Months, Phase};
use crate::model::economy::Column;
use crate::model::game::Game;
use crate::model::power::Power;
use crate::model::quantity::Sum;
use crate::view::form::{Asked, Kind};
use crate::view::forms::column_words;
use crate::view::page::{Action, Block, Card, Deed, Glyph, Key, Look, Loud, PageState, Row, Text, Tone};
use crate::view::words::command_title;
use crate::view::words::figures::signed_sum;
use crate::view::words::need::need;

use super::super::{question, stepped};
use super::short;

/// So many months can be looked ahead for an act.
const MONTHS: u16 = 24;
/// The most that is taken to come in, or to go out.
const MOST: i32 = 999;
/// The name of the other income in each quarter.
const OTHER: &str = "Other income, as assumed";

/// Under which the page keeps what is assumed, and each of it.
const ALL: &str = "if/";
const DIE: &str = "if/die";
const OTHERS: &str = "if/other/";
const MONEY: &str = "if/other/money";
const MANPOWER: &str = "if/other/manpower";
const COLUMN: &str = "if/column";
const ACTS: &str = "if/act/";

/// An act with the month it is expected in.
type Expected = (GameDate, Command);

/// What is assumed.
pub(super) fn assumptions(state: &PageState) -> Assumptions {
    let sum = other(state);
    let named = NamedIncome { name: OTHER.to_owned(), sum };
    Assumptions {
        die_fails: state.answer(DIE) == Some("yes"),
        column: state.answer(COLUMN).and_then(Column::from_id),
        other: if sum.is_nothing() { Vec::new() } else { vec![named] },
        expected: state.under(ACTS).filter_map(|(told, _)| read(told)).collect(),
        ..Assumptions::default()
    }
}

/// Other income in each quarter.
fn other(state: &PageState) -> Sum {
    Sum::new(state.number(MONEY).unwrap_or(0), state.number(MANPOWER).unwrap_or(0))
}

/// An expected act as its key tells it: `1806-04/war/russia/poland/`.
fn read(told: &str) -> Option<Expected> {
    let mut parts = told.split('/');
    let (year, month) = parts.next()?.split_once('-')?;
    let month = GameDate::new(year.parse().ok()?, month.parse().ok()?)?;
    let kind = parts.next()?;
    let (one, other) = (Power::from_id(parts.next()?)?, Power::from_id(parts.next()?)?);
    let act = match kind {
        "peace" => make_peace(one, other),
        "alliance" => Command::MakeAlliance { one, other },
        _ => Command::DeclareWar { by: one, on: other },
    };
    Some((month, act))
}

/// A month as a key tells it.
fn month_id(month: GameDate) -> String {
    format!("{}-{:02}", month.year(), month.month())
}

/// The months an act can be expected in: from this one's Political phase, or the next one's.
fn months(game: &Game) -> impl Iterator<Item = GameDate> {
    let first = if game.phase == Phase::Political { game.date } else { game.date.next() };
    (0..MONTHS).map(move |later| first.plus(Months(later)))
}

/// The questions, folded.
pub(super) fn questions(campaign: &Campaign, state: &PageState) -> Card {
    let fold = Row::new("what-if", "What if …").look(Look::Fold).text("Play the quarters on otherwise");
    let fold = fold.opens(state.is_open("what-if"), false, || asked(campaign.game(), state));
    Card::new("what-if", "", vec![Block::Rows(vec![fold])]).tone(Tone::Bare)
}

fn asked(game: &Game, state: &PageState) -> Vec<Block> {
    let answer = |key: &str| state.answer(key).unwrap_or_default().to_owned();
    let die = question(DIE, "The economic-loss die fails", Kind::Toggle, answer(DIE));
    let other = other(state);
    let bounds = (-MOST, MOST);
    let money = stepped(MONEY, "Other income, $", bounds, other.money.count());
    let manpower = stepped(MANPOWER, "Other income, MP", bounds, other.manpower.count());
    let column = |column: &Column| (column.id().to_owned(), column_words(*column));
    let columns = std::iter::once((String::new(), "None chosen".to_owned()))
        .chain(Column::ALL.iter().filter(|one| **one != Column::Fourth).map(column));
    let label = "Manipulation chosen in each quarter";
    let column = question(COLUMN, label, Kind::Pick(columns.collect()), answer(COLUMN));
    let in_each = vec![
        hinted(die, "Wherever it is due, by Poland's square."),
        hinted(money, "Trade, loans, tribute; in each quarter."),
        manpower,
        column,
    ];
    let (fields, key) = act(game, state);
    let refused = key.is_none().then(|| "Choose two powers.".to_owned());
    let expect = Action::Answer(key.unwrap_or_default(), "yes".into());
    let expect = Deed::new("Expect it", expect).refused(refused);
    vec![
        Block::Form(in_each),
        Block::Text("Expected between two powers:".into(), None),
        Block::Form(fields),
        Block::Deeds(None, vec![expect]),
    ]
}

fn hinted((mut ask, answer): Asked, hint: &str) -> Asked {
    ask.hint = Some(hint.to_owned());
    (ask, answer)
}

/// The questions for an act that is expected, and the key of that act.
fn act(game: &Game, state: &PageState) -> (Vec<Asked>, Option<Key>) {
    let answer = |key: &str, default: &str| state.answer(key).unwrap_or(default).to_owned();
    let first = months(game).next().map(month_id).unwrap_or_default();
    let said = answer("act/month", &first);
    // A month that is over meanwhile is none that can be chosen.
    let month = if months(game).any(|month| month_id(month) == said) { said } else { first };
    let kind = answer("act/kind", "war");
    let one = answer("act/one", Power::Russia.id());
    let other = answer("act/other", Power::Poland.id());
    let key = (one != other).then(|| format!("{ACTS}{month}/{kind}/{one}/{other}/").into());
    let kinds = [("war", "War"), ("peace", "Peace"), ("alliance", "Alliance")];
    let kinds = kinds.map(|(id, words)| (id.to_owned(), words.to_owned()));
    let powers = || {
        let all = Power::ALL.iter().map(|power| (power.id().to_owned(), power.name().to_owned()));
        Kind::Pick(all.collect())
    };
    let all_months = months(game).map(|month| (month_id(month), short(month))).collect();
    let fields = vec![
        question("act/kind", "What is expected", Kind::Choice { options: kinds.into(), list: false }, kind),
        question("act/one", "Who", powers(), one),
        question("act/other", "With whom", powers(), other),
        question("act/month", "As the month begins", Kind::Pick(all_months), month),
    ];
    (fields, key)
}

/// What is taken for granted, in words, each to be taken back; nothing while all is as it stands.
pub(super) fn taken(game: &Game, state: &PageState, quarters: &[Quarter]) -> Option<Card> {
    let premise = |key: &str, text: String| {
        let back = Deed::new(format!("Take back: {text}"), Action::Forget(key.to_owned().into()));
        let back = back.loud(Loud::Icon).glyph(Glyph::Close);
        Row::new(key.to_owned(), text).deeds(vec![back])
    };
    let assumed = assumptions(state);
    let mut rows = Vec::new();
    if assumed.die_fails {
        rows.push(premise(DIE, "The economic-loss die fails wherever it is due.".to_owned()));
    }
    if !assumed.other.is_empty() {
        let sum = signed_sum(other(state));
        rows.push(premise(OTHERS, format!("Other income in each quarter: {sum}.")));
    }
    if let Some(column) = assumed.column {
        let words = column_words(column);
        rows.push(premise(COLUMN, format!("Manipulation chosen in each quarter: {words}.")));
    }
    for (told, _) in state.under(ACTS) {
        let Some((month, act)) = read(told) else { continue };
        let refused = quarters.iter().flat_map(|quarter| &quarter.refused).find(|(one, _)| *one == act);
        let refused = refused.map(|(_, unmet)| unmet.iter().map(need).collect::<Vec<String>>().join(" "));
        let past = (month < game.date).then(|| "That month is over.".to_owned());
        let row = premise(&format!("{ACTS}{told}"), format!("{month}: {}.", command_title(&act)));
        let refused = refused.or(past).map(|why| format!("Not allowed: {why}"));
        rows.push(row.text(refused.map_or_else(Text::none, Text::from)));
    }
    let all = Deed::new("Take it all back", Action::Forget(ALL.into()));
    let rows = Block::rows(rows)?;
    let card =
        Card::new("premises", "Assumed here; nothing is booked", vec![rows, Block::Deeds(None, vec![all])]);
    Some(card.tone(Tone::Must))
}
