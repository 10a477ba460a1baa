use super::*;
use crate::view::forces::tests::{at, campaign, in_phase, play, prussian_poland};
use std::collections::BTreeSet;

fn words(page: &Page, key: &str) -> Option<String> {
    page.row(key).map(|row| row.text.words())
}

#[test]
fn every_row_and_deed_of_a_card_has_its_own_key() {
    let mut campaign = prussian_poland();
    for _ in 0..30 {
        let page = page(&campaign, None);
        for card in &page.cards {
            let rows = card.rows();
            let keys: BTreeSet<&str> = rows.iter().map(|row| &*row.key).collect();
            assert_eq!(keys.len(), rows.len(), "{} in {}", card.key, page.head.title);
            for row in rows {
                let keys: BTreeSet<&str> = row.deeds.iter().map(|deed| &*deed.key).collect();
                assert_eq!(keys.len(), row.deeds.len(), "{}", row.key);
            }
        }
        play(&mut campaign, [Command::NextPhase { leave: true }]);
    }
}

#[test]
fn acts_of_one_kind_stand_in_one_row() {
    let campaign = prussian_poland();
    let page = page(&campaign, Some("On the shelf"));
    assert_eq!(page.head.line.words(), "On the shelf · Second year · turn 13");
    let ally = page.row("Ally with").expect("an alliance may be made");
    assert_eq!(ally.title.words(), "Ally with …");
    assert!(ally.deeds.len() > 1 && ally.deeds.iter().all(|deed| deed.loud == Loud::Chip));
    let war = page.row("Declare war on Prussia").expect("the bar is told");
    assert!(war.faint && war.text.words().ends_with("From July 1807."));
}

#[test]
fn a_duty_stands_first_with_its_button() {
    let mut campaign = campaign();
    let waits = page(&campaign, None);
    assert!(waits.card("must").is_none());
    assert_eq!(words(&waits, "poland").as_deref(), Some("Poland waits to be created. Standing"));
    at(&mut campaign, 1805, 3);
    in_phase(&mut campaign, Phase::Economic);
    let page = page(&campaign, None);
    let close = page.card("must").and_then(|card| card.rows().into_iter().next()).expect("a duty");
    assert_eq!(close.title.words(), "Close the quarter");
    assert!(close.deed("Close").is_some_and(|deed| deed.loud == Loud::Go));
    assert!(page.row("Next Economic phase").is_some_and(|row| row.gauge.is_some()));
}
