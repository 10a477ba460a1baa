//! The group's printed status card: square by square, what was entered, what is assumed instead, and what is typed now.

use crate::engine::campaign::Campaign;
use crate::game::command::Command;
use crate::model::status_card::{CardError, CardSquare, MOST_ON_CARD, SQUARES, StatusCard};
use crate::rules::base_game::card;
use crate::rules::base_game::card::ANCHORS;
use crate::rules::base_game::zone;
use crate::view::words::figures::signed;
use crate::view::words::term::zone_name;

/// What is typed for one square: victory points and adjustment, as text.
pub type Typed = (String, String);

/// A square of the card.
pub struct SquareRow {
    /// Its number.
    pub square: u8,
    /// The zone that begins with it.
    pub zone: Option<&'static str>,
    /// Victory points, and the adjustment, taken for granted while nothing is entered.
    pub assumed: (String, String),
    /// Poland's marker stands here.
    pub here: bool,
}

/// The squares, from the lowest.
#[must_use]
pub fn squares(campaign: &Campaign) -> Vec<SquareRow> {
    let game = campaign.game();
    let card = &game.setup.house.card;
    let row = |square: u8| SquareRow {
        square,
        zone: square
            .checked_sub(1)
            .is_none_or(|below| zone(below) != zone(square))
            .then(|| zone_name(zone(square))),
        assumed: (
            card::victory(card, square).0.value().to_string(),
            signed(card::drift(card, square).0.value()),
        ),
        here: game.marker == square,
    };
    (0..SQUARES).map(row).collect()
}

/// What is known without a card, and who tells it.
#[must_use]
pub fn anchors() -> Vec<String> {
    let told = ANCHORS.iter().filter(|anchor| anchor.placed);
    told.map(|anchor| {
        let victory = anchor.victory.map(|points| format!("{points} VP"));
        let drift = anchor.drift.map(|drift| format!("PSA {}", signed(drift)));
        let says: Vec<String> = victory.into_iter().chain(drift).collect();
        format!("Square {}: {} ({}).", anchor.square, says.join(", "), anchor.source)
    })
    .collect()
}

/// The card as it is entered, to be typed on.
#[must_use]
pub fn typed(card: &StatusCard) -> Vec<Typed> {
    let square = |square: u8| {
        card.square(square).map(|says| (says.victory.to_string(), says.drift.to_string())).unwrap_or_default()
    };
    (0..SQUARES).map(square).collect()
}

/// The card in the campaign, to be typed on.
#[must_use]
pub fn typed_now(campaign: &Campaign) -> Vec<Typed> {
    typed(&campaign.game().setup.house.card)
}

/// What is wrong with one square; nothing, and it can be entered or is left open.
#[must_use]
pub fn fault((victory, drift): &Typed) -> Option<String> {
    square(victory, drift).err()
}

fn square(victory: &str, drift: &str) -> Result<Option<CardSquare>, String> {
    let plain =
        |text: &str| text.trim().replace(['\u{2212}', '\u{2013}'], "-").trim_start_matches('+').to_owned();
    let (victory, drift) = (plain(victory), plain(drift));
    if victory.is_empty() && drift.is_empty() {
        return Ok(None);
    }
    if victory.is_empty() || drift.is_empty() {
        return Err("Both numbers, or neither.".to_owned());
    }
    let most = i64::from(MOST_ON_CARD);
    let number = |text: &str, least: i64| match text.parse::<i64>() {
        Ok(number) if (least..=most).contains(&number) => Ok(number),
        Ok(_) => Err(format!("From {least} to {most}.").replace('-', "\u{2212}")),
        Err(_) => Err("A whole number, please.".to_owned()),
    };
    let (victory, drift) = (number(&victory, 0)?, number(&drift, -most)?);
    Ok(u8::try_from(victory)
        .ok()
        .zip(i8::try_from(drift).ok())
        .map(|(victory, drift)| CardSquare { victory, drift }))
}

/// The act that enters what is typed; nothing while a square is at fault.
#[must_use]
pub fn enter(typed: &[Typed]) -> Option<Command> {
    let mut card = StatusCard::default();
    for (at, (victory, drift)) in (0..SQUARES).zip(typed) {
        card = card.with(at, square(victory, drift).ok()?);
    }
    Some(Command::SetCard(Box::new(card)))
}

/// Reads a pasted table.
///
/// # Errors
/// Which line cannot be read, and why, as a sentence.
pub fn pasted(text: &str) -> Result<Vec<Typed>, String> {
    StatusCard::parse(text)
        .map(|card| typed(&card))
        .map_err(|error: CardError| crate::view::words::card::card_error(error))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_square_is_entered_whole_or_left_open() {
        let says = |victory: &str, drift: &str| fault(&(victory.to_owned(), drift.to_owned()));
        assert_eq!(says("", ""), None);
        assert_eq!(says("5", "-1"), None);
        assert_eq!(says(" 5 ", "\u{2212}1"), None);
        assert_eq!(says("5", ""), Some("Both numbers, or neither.".to_owned()));
        assert_eq!(says("5.5", "0"), Some("A whole number, please.".to_owned()));
        assert_eq!(says("31", "0"), Some("From 0 to 30.".to_owned()));
        assert_eq!(says("3", "-31"), Some("From \u{2212}30 to 30.".to_owned()));
        assert_eq!(says("99999999999999999999", "0"), Some("A whole number, please.".to_owned()));
    }

    #[test]
    fn what_is_typed_is_what_is_entered() {
        let mut typed = vec![Typed::default(); usize::from(SQUARES)];
        typed[29] = ("8".to_owned(), "0".to_owned());
        let Some(Command::SetCard(card)) = enter(&typed) else { panic!("the card can be entered") };
        assert_eq!(card.square(29), Some(CardSquare { victory: 8, drift: 0 }));
        assert_eq!(card.entered().count(), 1);
        assert_eq!(super::typed(&card), typed);
        typed[3].0 = "x".to_owned();
        assert_eq!(enter(&typed), None);
    }

    #[test]
    fn a_pasted_table_is_typed_in_or_its_line_is_named() {
        let table: String = (0..40).map(|square| format!("{square} {} 0\n", square / 4)).collect();
        assert_eq!(pasted(&table).map(|typed| typed[39].clone()), Ok(("9".to_owned(), "0".to_owned())));
        assert_eq!(pasted("1 2"), Err("1 line of numbers; the display has 40 squares.".to_owned()));
    }
}
