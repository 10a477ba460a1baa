use super::*;
use crate::model::place::City;
use crate::model::power::Power;
use crate::model::setup::{CampaignEnd, HouseRules, Setup};
use crate::view::page::Look;

fn campaign() -> Campaign {
    let setup = Setup {
        name: "Test".into(),
        bid: 5,
        die: None,
        die_source: None,
        start_square: 12,
        end: CampaignEnd::Dec1815,
        rulings: crate::model::rulings::Rulings::default(),
        house: HouseRules::default(),
        wars: Vec::new(),
        alliances: Vec::new(),
        late: None,
    };
    Campaign::begin(setup).expect("the setup can be played")
}

fn state_of(campaign: &Campaign, clause: Clause) -> String {
    let lines: Vec<String> = clause_state(campaign, clause).into_iter().map(|line| line.text).collect();
    lines.join(" ")
}

#[test]
fn every_line_of_every_clause_is_a_sentence() {
    let mut campaign = campaign();
    let check = |campaign: &Campaign| {
        for clause in Clause::ALL {
            for line in clause_now(campaign, *clause) {
                assert!(line.text.ends_with('.'), "{}: {}", clause.number(), line.text);
                assert!(!line.text.contains("  ") && !line.text.contains(".."), "{}", line.text);
            }
        }
    };
    check(&campaign);
    campaign.submit(Command::DeclareWar { by: Power::Prussia, on: Power::Russia }).expect("war");
    campaign
        .submit(Command::CreatePoland { by: crate::model::power::Partitioner::Prussia })
        .expect("a Poland");
    check(&campaign);
}

#[test]
fn a_clause_says_what_holds_now() {
    let mut campaign = campaign();
    assert!(state_of(&campaign, Clause::S22_2b).starts_with("Applies now"));
    assert!(state_of(&campaign, Clause::S22_2_1a).contains("Prussia controls Masovia"));
    assert!(state_of(&campaign, Clause::S22_2_3a).contains("A roll: "));
    campaign
        .submit(Command::CreatePoland { by: crate::model::power::Partitioner::Prussia })
        .expect("a Poland");
    assert!(state_of(&campaign, Clause::S22_2b).starts_with("No longer"));
    assert!(state_of(&campaign, Clause::S22_2_1d).contains("free from July 1806"));
    assert!(state_of(&campaign, Clause::S22_2_1e).contains(City::Thorn.name()));
    assert!(state_of(&campaign, Clause::S22_3l).contains("× 3"));
    assert_eq!(clause_state(&campaign, Clause::S22_3f).len(), 4);
}

#[test]
fn the_book_is_searched_by_words_and_shelves() {
    let mut campaign = campaign();
    let all: usize = book(&campaign, Shelf::Whole, "").iter().map(|one| one.clauses.len()).sum();
    assert_eq!(all, Clause::ALL.len());
    let found = book(&campaign, Shelf::Whole, "Krasinski  warsaw");
    assert!(found.iter().any(|one| one.clauses.contains(&Clause::S22_3f)));
    assert_eq!(
        book(&campaign, Shelf::Whole, "22.3 l").first().map(|one| one.clauses.contains(&Clause::S22_3l)),
        Some(true)
    );
    assert!(book(&campaign, Shelf::Changed, "").is_empty());
    let act = change_ruling(RulingId::WarsawPenalty, 1).expect("a second reading");
    campaign.submit(act).expect("a ruling can be changed");
    assert_eq!(by_ruling(&campaign), [Clause::S22_5d]);
    let mut state = opened_at(Clause::S22_5d);
    state.fold(&"ruling-warsaw-penalty".into(), false);
    let page = page(&campaign, Some(Clause::S22_5d), &state);
    let clause = page.row(&clause_key(Clause::S22_5d)).expect("the clause lies open");
    assert_eq!(clause.look, Look::Bookmark);
    let ruling = page.row("ruling-warsaw-penalty").expect("its ruling");
    assert_eq!(ruling.text.words(), "Otherwise than by default");
    assert_eq!(ruling.title.words(), RulingId::WarsawPenalty.options()[1].text);
    assert!(ruling.more.is_some(), "its readings lie open");
    assert_eq!(change_ruling(RulingId::WarsawPenalty, 9), None);
}
