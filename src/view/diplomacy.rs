//! The Powers screen: what stands between any two powers, and what the board must say for a creation.

mod board;
mod pair;
#[cfg(test)]
mod tests;

use crate::engine::campaign::Campaign;
use crate::model::game::Game;
use crate::model::order::sort_by_key;
use crate::model::power::Power;
use crate::view::page::{
    Action, Block, Bond, Card, Cell, Column, Deed, Head, Look, Page, PageState, Row, Sheet, Sign, Span,
    Table, TableRow, Text, Tone,
};
use crate::view::turn::{poland_words, sentence};

pub use board::chosen;
pub use pair::sheet;
use pair::{bond, bond_words};

/// The screen.
#[must_use]
pub fn page(campaign: &Campaign, state: &PageState) -> Page {
    let game = campaign.game();
    let lead = vec![Block::Rows(vec![sentence("poland", poland_words(game))])];
    let poland = Power::Poland.others().map(|power| pair::poland_row(game, power, state)).collect();
    let mut cards = vec![
        Card::new("lead", Text::none(), lead).tone(Tone::Bare),
        Card::new("poland", "Poland and the powers", vec![Block::Rows(poland)]),
        pairs_card(game),
        board::victory_card(game),
        board::board_card(game),
        board::order_card(game),
        board::minors_card(game),
    ];
    cards.extend(board::points_card(campaign, state));
    let line = format!("{} · {}", game.date, game.phase.name());
    Page { head: Head { title: "Powers".into(), line: line.into(), ..Head::default() }, cards }
}

/// The powers among themselves: a matrix of every pair, and where that finds no room, a list of wars and alliances.
fn pairs_card(game: &Game) -> Card {
    let open = Action::Sheet(Sheet::Pair(Power::Austria, Power::France));
    let sign = |bond, words: &str| Text::from(Span::Bond(bond)).plain(words);
    let legend = sign(Bond::War, " at war\n")
        .then(Span::Bond(Bond::Declared))
        .plain(" declared\n")
        .then(Span::Bond(Bond::Alliance))
        .plain(" allied\n")
        .then(Span::Strong("*".into()))
        .plain(" bars no creation");
    let blocks = vec![
        Block::Text(legend, None),
        Block::Table(matrix(game)),
        Block::Rows(bonds(game)),
        Block::Deeds(None, vec![Deed::new("Two other powers", open)]),
    ];
    Card::new("pairs", "War and alliance", blocks)
}

/// Every pair of powers: a row for each power but the first, in it a cell for each power before it.
fn matrix(game: &Game) -> Table {
    let cell = |one: Power, other: Power| {
        let excepted = game.diplomacy.war(one, other).is_some_and(|war| war.excepted);
        let sign = Text::from(Span::Bond(bond(game, one, other)));
        Cell {
            text: if excepted { sign.then(Span::Strong("*".into())) } else { sign },
            spoken: Some(format!("{} and {}: {}", one.name(), other.name(), bond_words(game, one, other))),
            opens: Some(Action::Sheet(Sheet::Pair(one, other))),
            ..Cell::default()
        }
    };
    let row = |(at, one): (usize, &Power)| {
        let cells = Power::ALL.iter().take(at).map(|other| cell(*one, *other));
        let cells = std::iter::once(Cell::new(Span::Power(*one))).chain(cells).collect();
        TableRow { key: one.id().into(), strong: false, cells }
    };
    let others = Power::ALL.iter().filter(|power| **power != Power::Poland);
    let columns = others.map(|power| Column { name: Span::Short(*power).into(), figures: false });
    Table {
        caption: "What stands between any two powers; tap a pair for its acts".into(),
        columns: std::iter::once(Column::default()).chain(columns).collect(),
        rows: Power::ALL.iter().enumerate().skip(1).map(row).collect(),
        foot: Vec::new(),
    }
}

/// The wars and alliances among the powers but Poland, wars first.
fn bonds(game: &Game) -> Vec<Row> {
    let pairs = Power::ALL.iter().enumerate().filter(|(_, one)| **one != Power::Poland);
    let pairs = pairs.flat_map(|(at, one)| {
        Power::ALL.iter().take(at).map(|other| (*one, *other, bond(game, *one, *other)))
    });
    let mut pairs: Vec<(Power, Power, Bond)> = pairs.filter(|(.., bond)| *bond != Bond::Peace).collect();
    sort_by_key(&mut pairs, |(.., bond)| *bond == Bond::Alliance);
    if pairs.is_empty() {
        let text = "The other powers are at peace, and none are allied.";
        return vec![Row::new("peace", Text::none()).look(Look::Piece).text(text)];
    }
    let row = |(one, other, bond): (Power, Power, Bond)| {
        let title = Text::from(Span::Power(one)).plain(" ").then(Span::Power(other));
        Row {
            sign: Some(Sign::Bond(bond)),
            tap: Some(Action::Sheet(Sheet::Pair(one, other))),
            ..Row::new(format!("{}-{}", one.id(), other.id()), title).look(Look::Piece)
        }
        .text(bond_words(game, one, other))
    };
    pairs.into_iter().map(row).collect()
}
