use super::entry::later;
use super::*;
use crate::game::command::Correction;
use crate::model::forces::Factors;
use crate::model::forces::{Arm, Store};
use crate::model::power::{Partitioner, Power};
use crate::model::quantity::{Die, Money};
use crate::model::setup::{CampaignEnd, DiceSource, HouseRules, Setup};
use crate::view::forms::Filling;
use crate::view::page::Sign;
use std::collections::BTreeSet;

fn campaign() -> Campaign {
    let setup = Setup {
        name: "Test".into(),
        bid: 3,
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

fn do_all(campaign: &mut Campaign, acts: impl IntoIterator<Item = Command>) {
    for act in acts {
        campaign.submit(act).expect("the act is allowed");
    }
}

/// The record as it is shown with these answers.
fn shown(campaign: &Campaign, answers: &[(&'static str, &str)]) -> Page {
    let mut state = PageState::default();
    answers.iter().for_each(|(key, answer)| state.put((*key).into(), (*answer).to_owned()));
    page(campaign, &state)
}

/// The acts of the log, by their entries.
fn acts_of(page: &Page) -> Vec<Seq> {
    let rows = page.cards.iter().filter(|card| card.key != "undone").flat_map(Card::rows);
    let entries = rows.filter(|row| row.look == Look::Entry).map(|row| row.key.clone());
    entries.filter_map(|key| key.strip_prefix("entry-")?.parse().ok()).collect()
}

/// An entry's row.
fn entry(campaign: &Campaign, seq: Seq) -> Row {
    page(campaign, &PageState::default()).row(&entry_key(seq)).expect("an entry of the log").clone()
}

/// What stands under an entry's title, each with its clause.
fn facts(row: &Row) -> Vec<(String, Option<&'static str>)> {
    let rows = row.more.iter().flatten().flat_map(|block| match block {
        Block::Rows(rows) => rows.as_slice(),
        _ => &[],
    });
    rows.map(|row| (row.text.words(), row.cite.map(|clause| clause.number()))).collect()
}

/// The paragraphs under an entry's title.
fn words(row: &Row) -> Vec<String> {
    let words = |block: &Block| if let Block::Text(text, _) = block { Some(text.words()) } else { None };
    row.more.iter().flatten().filter_map(words).collect()
}

#[test]
fn the_log_runs_newest_first_under_months_and_phases() {
    let mut campaign = campaign();
    let die = Die::new(4).expect("a face");
    do_all(
        &mut campaign,
        [
            Command::RollBid { die, source: DiceSource::Table },
            Command::DeclareWar { by: Power::France, on: Power::Austria },
            Command::NextPhase { leave: false },
            Command::Note { text: "Late again".into() },
            Command::NextMonth { leave: true },
        ],
    );
    let all = shown(&campaign, &[]);
    assert_eq!(all.head.line.words(), "Test · 5 acts");
    assert_eq!(acts_of(&all), [4, 3, 2, 1, 0], "a mere turn of the calendar is left out");
    let titles: Vec<String> =
        all.cards.iter().map(|card| card.title.words()).filter(|title| !title.is_empty()).collect();
    assert_eq!(titles, ["January 1805 · Reinforcement", "January 1805 · Political"]);
    let keys: BTreeSet<&str> = all.cards.iter().map(|card| card.key.as_ref()).collect();
    assert_eq!(keys.len(), all.cards.len(), "keys are unique");
    let mut found = found(&campaign, Kind::All, "");
    assert_eq!(found.by_ref().map(|entry| entry.seq).collect::<Vec<_>>(), [4, 3, 2, 1, 0]);
    let newest = shown(&campaign, &[("most", "2")]);
    assert_eq!(acts_of(&newest), [4, 3]);
    let older = newest.card("older").expect("more acts");
    assert!(matches!(&older.blocks[..], [Block::Deeds(_, deeds)] if deeds[0].label == "Show older (3)"));
    assert_eq!(acts_of(&shown(&campaign, &[("kind", "diplomacy")])), [3, 2]);
    assert_eq!(acts_of(&shown(&campaign, &[("kind", "table")])), [4, 1]);
    assert_eq!(acts_of(&shown(&campaign, &[("words", "late AGAIN")])), [4]);
    assert!(shown(&campaign, &[("words", "no such words")]).card("none").is_some());
}

#[test]
fn an_entry_says_what_was_done_and_what_came_of_it() {
    let mut campaign = campaign();
    let die = Die::new(4).expect("a face");
    do_all(
        &mut campaign,
        [
            Command::RollBid { die, source: DiceSource::App },
            Command::DeclareWar { by: Power::France, on: Power::Austria },
            Command::NextPhase { leave: false },
        ],
    );
    let roll = entry(&campaign, 1);
    assert_eq!((roll.sign, roll.aside.words()), (Some(Sign::Dice(vec![4])), "rolled by the app".into()));
    assert_eq!(later(&campaign, 1), 2);
    let war = entry(&campaign, 2);
    assert_eq!(war.title.words(), "France declared war on Austria");
    assert!(facts(&war).iter().all(|(text, _)| text != "France declared war on Austria."));
    assert!(
        facts(&war).iter().any(|(text, cite)| text.starts_with("France −3 PP") && *cite == Some("base: war"))
    );
    let turned = campaign.journal().entry(3).expect("an entry");
    let phase = entry_row(&campaign, turned, &PageState::default());
    assert_eq!(phase.title.words(), "The Reinforcement phase began");
    assert!(phase.faint);
}

#[test]
fn the_tables_word_is_kept_with_its_reasons() {
    let mut campaign = campaign();
    let act = Box::new(Command::CreatePoland { by: Partitioner::Austria });
    do_all(
        &mut campaign,
        [
            Command::Overrule { act, reason: "We agreed in March".into() },
            Command::Correct { value: Correction::Money(Money::new(9)), reason: "Miscounted".into() },
        ],
    );
    let over = entry(&campaign, 1);
    assert!(words(&over).contains(&"By agreement We agreed in March".to_owned()));
    assert!(facts(&over).iter().any(|(_, cite)| *cite == Some("22.2.1 a")));
    assert_eq!(words(&entry(&campaign, 2)), ["By hand"]);
    assert_eq!(acts_of(&shown(&campaign, &[("kind", "creation")])), [1]);
    assert_eq!(acts_of(&shown(&campaign, &[("kind", "table"), ("words", "march")])), [1]);
}

#[test]
fn lines_that_were_left_say_where_they_left() {
    let mut campaign = campaign();
    do_all(&mut campaign, [Command::Note { text: "One".into() }, Command::Note { text: "Two".into() }]);
    campaign.undo();
    let taken_back = undone(&campaign).expect("an act was taken back");
    let titles: Vec<String> = taken_back.rows().iter().map(|row| row.title.words()).collect();
    assert_eq!(titles, ["Note"]);
    do_all(&mut campaign, [Command::Note { text: "Three".into() }]);
    let mut state = PageState::default();
    state.fold(&"left".into(), false);
    let page = page(&campaign, &state);
    let left = page.card("left").expect("a line was left").rows();
    assert_eq!(left[0].title.words(), "One line was left");
    assert_eq!(left[1].text.words(), "One act to January 1805, left after “Note” in January 1805.");
    assert!(undone(&campaign).is_none());
}

#[test]
fn a_note_is_written_beside_an_entry_and_the_way_back_is_asked_twice() {
    let mut campaign = campaign();
    do_all(&mut campaign, [Command::Note { text: "One".into() }, Command::Note { text: "Two".into() }]);
    let open = |answers: &[(&'static str, &str)]| {
        let mut state = opened_at(&campaign, 1);
        answers.iter().for_each(|(key, answer)| state.put((*key).into(), (*answer).to_owned()));
        let page = page(&campaign, &state);
        let row = page.row("entry-1").expect("an entry").clone();
        let deeds = row.more.into_iter().flatten().filter_map(|block| match block {
            Block::Deeds(_, deeds) => Some(deeds),
            _ => None,
        });
        deeds.flatten().map(|deed| (deed.label, deed.action)).collect::<Vec<_>>()
    };
    let labels = |deeds: &[(String, Action)]| deeds.iter().map(|deed| deed.0.clone()).collect::<Vec<_>>();
    assert_eq!(labels(&open(&[])), ["Add a note", "Undo to here"]);
    let sure = open(&[("entry-1-sure", "yes")]);
    assert_eq!(sure[1].0, "Take one act back");
    assert_eq!(sure[1].1, Action::Step(Step::UndoTo(1), "entry-1-".into()));
    let noting = open(&[("entry-1-noting", "yes"), ("entry-1-note", "Words")]);
    assert_eq!(labels(&noting), ["Keep", "Cancel"]);
    assert_eq!(noting[0].1, Action::Step(Step::Annotate(1, "Words".into()), "entry-1-".into()));
}

#[test]
fn every_tracked_value_can_be_corrected_to_itself() {
    let mut campaign = campaign();
    do_all(&mut campaign, [Command::CreatePoland { by: Partitioner::Prussia }]);
    let all = tracked(campaign.game());
    let labels: BTreeSet<&str> = all.iter().map(|one| one.label.as_str()).collect();
    assert_eq!(labels.len(), all.len(), "labels are unique");
    for one in all {
        let act = Command::Correct { value: one.value, reason: "Test".into() };
        assert_eq!(crate::engine::decide::judge(campaign.game(), &act), [], "{}", one.label);
        let mut filling = Filling::new(&campaign, act.clone().into());
        let asked = filling.asked(campaign.game());
        assert!(asked.len() > 1, "{}", one.label);
        for (ask, answer) in asked {
            filling = filling.answered(campaign.game(), &ask.key, &answer.value);
        }
        assert_eq!(filling.act(), act.into(), "{}", one.label);
        assert!(!one.now.is_empty(), "{}", one.label);
    }
}

#[test]
fn an_answer_changes_the_value_it_names() {
    let campaign = campaign();
    let act = |held| {
        let value = Correction::Factors(Store::Pool, held);
        Command::Correct { value, reason: "Test".into() }.into()
    };
    let filling = Filling::new(&campaign, act(Factors::NONE))
        .answered(campaign.game(), Arm::Militia.id(), "7")
        .answered(campaign.game(), Arm::Cavalry.id(), "many");
    assert_eq!(filling.act(), act(Factors::new(0, 7, 0)));
}

#[test]
fn names_are_found_without_their_accents() {
    assert_eq!(plain("Kościuszko in Kraków, Königsberg"), "kosciuszko in krakow, konigsberg");
}
