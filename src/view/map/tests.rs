use super::*;
use crate::view::forces::tests::french_poland;

#[test]
fn a_place_tells_its_facts_and_what_may_be_done() {
    let campaign = french_poland();
    let page = page(&campaign, Some(Pick::City(City::Warsaw)));
    let warsaw = page.card("place").expect("the picked place");
    assert_eq!((warsaw.title.words().as_str(), warsaw.tools.len()), ("Warsaw", 1));
    let siege = page.row("Besieged by").expect("Warsaw is besieged");
    assert!(siege.text.words().starts_with("France, since"));
    let acts = warsaw.rows().into_iter().filter(|row| row.look == Look::Row);
    let (open, refused): (Vec<&Row>, Vec<&Row>) = acts.partition(|row| row.deed("Choose").is_some());
    assert!(!open.is_empty());
    assert!(refused.iter().all(|row| row.faint && row.cite.is_some() && row.deeds.len() == 1));
}

#[test]
fn every_place_stands_in_the_list_once() {
    let campaign = french_poland();
    let page = page(&campaign, Some(Pick::Province(Province::Posen)));
    let rows = page.card("places").expect("the list").rows();
    assert_eq!(rows.len(), Province::ALL.len() + City::ALL.len());
    let pressed: Vec<&str> =
        rows.iter().filter(|row| row.pressed == Some(true)).map(|row| &*row.key).collect();
    assert_eq!(pressed, ["posen"]);
    assert!(rows.iter().all(|row| matches!(row.tap, Some(Action::Place(_)))));
    assert_eq!(place_alone(&campaign, Pick::City(City::Warsaw)).head.title, "Warsaw");
}
