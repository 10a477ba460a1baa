//! The status card: what the group entered, what the base game tells, what is assumed.

use crate::table::*;
use poland_in_arms::engine::preview::square_now;
use poland_in_arms::game::command::{CardSquare, Command, StatusCard};
use poland_in_arms::game::event::Event;
use poland_in_arms::game::refusal::Need;
use poland_in_arms::model::clause::Clause;
use poland_in_arms::model::date::Phase;
use poland_in_arms::model::power::Power;
use poland_in_arms::model::quantity::{PoliticalPoints, VictoryPoints};
use poland_in_arms::model::why::Cause;
use poland_in_arms::rules::base_game::card;
use poland_in_arms::rules::s22_8_victory;
use poland_in_arms::storage;

fn says(victory: u8, drift: i8) -> Option<CardSquare> {
    Some(CardSquare { victory, drift })
}

fn victory(card: &StatusCard, square: u8) -> (i32, bool) {
    let (derived, assumed) = card::victory(card, square);
    (derived.value(), assumed)
}

fn drift(card: &StatusCard, square: u8) -> (i32, bool) {
    let (derived, assumed) = card::drift(card, square);
    (derived.value(), assumed)
}

/// base: economy: the squares that the base game tells of, and whole numbers between them.
#[test]
fn without_a_card_the_known_squares_are_known_and_the_rest_is_assumed() {
    let blank = StatusCard::default();
    assert_eq!([29, 31].map(|square| victory(&blank, square)), [(8, false), (9, false)]);
    assert_eq!(drift(&blank, 31), (-2, false));
    // A box of 3 points in Instability has PSA +2; which one it is, nobody says.
    assert_eq!((victory(&blank, 12), drift(&blank, 12)), ((3, true), (2, true)));
    assert_eq!((victory(&blank, 30), drift(&blank, 29)), ((9, true), (-2, true)));
    // Half way between 3 on square 12 and 8 on square 29: 5.5; and PSA 0 in the middle of the display.
    assert!([5, 6].contains(&victory(&blank, 20).0) && victory(&blank, 20).1);
    assert_eq!(drift(&blank, 21), (0, true));
    assert_eq!((victory(&blank, 39), drift(&blank, 0)), ((9, true), (2, true)));
}

/// base: economy: the group's card goes before everything else, and what does not fit it is not assumed any more.
#[test]
fn the_groups_card_goes_before_what_is_known() {
    let card = StatusCard::default().with(29, says(6, 0)).with(10, says(2, 3));
    assert_eq!((victory(&card, 29), drift(&card, 29)), ((6, false), (0, false)));
    assert_eq!(victory(&card, 31), (9, false), "known, and it fits");
    assert_eq!(drift(&card, 39), (-2, true));
    // Eleven on square 20: Austria's 8 on square 29 is another card's.
    let other = StatusCard::default().with(20, says(11, 1));
    assert_eq!((victory(&other, 29), victory(&other, 39)), ((11, true), (11, true)));
}

/// base: economy: whatever was entered, an assumed number lies between its neighbours and never turns back.
#[test]
fn assumed_numbers_never_turn_back() {
    let cards = [
        StatusCard::default(),
        StatusCard::default().with(0, says(0, 4)).with(39, says(12, -4)),
        StatusCard::default().with(5, says(1, 3)).with(25, says(7, 0)).with(30, says(9, -2)),
        StatusCard::default().with(17, says(4, 1)),
        StatusCard::default().with(39, says(5, 5)),
    ];
    for card in cards {
        for square in 1..40 {
            let (low, high) = (square - 1, square);
            assert!(victory(&card, low).0 <= victory(&card, high).0, "{square}: {card:?}");
            assert!(drift(&card, low).0 >= drift(&card, high).0, "{square}: {card:?}");
        }
    }
    // Even a card that runs the wrong way is taken at its word.
    let odd = StatusCard::default().with(3, says(9, -3)).with(36, says(0, 3));
    assert_eq!((victory(&odd, 3), victory(&odd, 36)), ((9, false), (0, false)));
    for square in 3..=36 {
        assert!((0..=9).contains(&victory(&odd, square).0) && (-3..=3).contains(&drift(&odd, square).0));
    }
}

/// base: economy: entered once, undone like any other act, and saved with the campaign.
#[test]
fn the_card_is_part_of_the_campaign() {
    let mut table = Table::new();
    let card = StatusCard::default().with(12, says(4, 1));
    table.does(Command::SetCard(Box::new(card.clone())));
    assert!(table.saw(&Event::CardSet(Box::new(card.clone()))));
    assert_eq!(square_now(table.game()), (says(4, 1).unwrap(), false, false));
    let opened = storage::decode(&storage::encode(table.campaign()).unwrap()).unwrap();
    assert_eq!(opened.game().setup.house.card, card);
    let mut undone = opened;
    assert!(undone.undo());
    assert!(undone.game().setup.house.card.is_blank());
    let begun = Table::set_up(|setup| setup.house.card = card.clone());
    assert_eq!(square_now(begun.game()).0, says(4, 1).unwrap());
}

/// base: economy: a card that no printer printed.
#[test]
fn a_card_has_its_bounds() {
    let mut table = Table::new();
    for wrong in [says(31, 0), says(0, 31), says(0, -31)] {
        let card = StatusCard::default().with(7, wrong);
        table.refuses_for(
            Command::SetCard(Box::new(card.clone())),
            Clause::BaseEconomy,
            Need::Between(-30, 30),
        );
        let mut late = setup();
        late.house.card = card;
        let refused = poland_in_arms::engine::campaign::Campaign::begin(late);
        assert!(refused.is_err());
    }
    table.does(Command::SetCard(Box::new(StatusCard::default().with(7, says(30, -30)))));
}

/// base: economy: what rests on an assumed square says so, in the books and in the line; a read one does not (22.2 b).
#[test]
fn what_rests_on_an_assumed_square_says_so() {
    let mut table = Table::new();
    table.at(1805, 3).in_phase(Phase::Economic);
    assert!(table.steps(|_| {}).iter().all(|step| step.assumed));
    table.closes(|_| {});
    let points = Event::VictoryScored(VictoryPoints::new(3), Cause::AssumedPoints);
    let drift = Event::PointsMoved {
        power: Power::Poland,
        points: PoliticalPoints::new(2),
        lost: PoliticalPoints::ZERO,
        cause: Cause::AssumedDrift,
    };
    assert!(table.saw(&points) && table.saw(&drift));
    assert_eq!((table.victory(), table.game().marker), (3, 12 + 6 + 2));

    table.at(1805, 6).in_phase(Phase::Economic);
    assert!(table.steps(|close| close.card = says(5, 0)).iter().all(|step| !step.assumed));
    table.closes(|close| close.card = says(5, 0));
    assert!(table.saw(&Event::VictoryScored(VictoryPoints::new(5), Cause::StatusPoints)));
    assert_eq!((table.victory(), table.game().marker), (8, 26));
}

/// 22.8 a: the points of the three as the group notes them.
#[test]
fn s22_8a_the_points_of_the_three() {
    use poland_in_arms::model::power::Partitioner;
    let mut table = Table::new();
    let note =
        |points| Command::NoteVictory { power: Partitioner::Russia, points: VictoryPoints::new(points) };
    table.does(note(41));
    assert_eq!(table.game().rivals[Partitioner::Russia], Some(VictoryPoints::new(41)));
    // To the end of 1815: 310, 300, 315.
    let rivals = [
        (Partitioner::Austria, None, 310),
        (Partitioner::Prussia, None, 300),
        (Partitioner::Russia, Some(VictoryPoints::new(41)), 315),
    ];
    assert_eq!(s22_8_victory::rivals(table.game()), rivals);
    table.refuses_for(note(1000), Clause::S22_8a, Need::Between(-999, 999));
}
