use super::*;
use crate::game::command::Correction;
use crate::model::forces::Factors;
use crate::model::forces::{Arm, Store};
use crate::model::power::{Partitioner, Power};
use crate::model::quantity::{Die, Money};
use crate::model::setup::{CampaignEnd, DiceSource, HouseRules, Setup};
use crate::view::forms::Filling;
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

fn acts_of(view: &LogView) -> Vec<Seq> {
    let act = |item: &Item| if let Item::Act(seq) = item { Some(*seq) } else { None };
    view.items.iter().filter_map(act).collect()
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
    let view = log(&campaign, Kind::All, "", 60);
    assert_eq!((view.found, view.older), (5, 0));
    assert_eq!(acts_of(&view), [4, 3, 2, 1, 0], "a mere turn of the calendar is left out");
    let january = GameDate::START;
    let above = [Item::Month(january), Item::Phase(january, Phase::Reinforcement)];
    assert!(view.items.starts_with(&above));
    assert!(view.items.contains(&Item::Phase(january, Phase::Political)));
    let keys: BTreeSet<String> = view.items.iter().map(|item| format!("{item:?}")).collect();
    assert_eq!(keys.len(), view.items.len(), "keys are unique");
    assert_eq!(log(&campaign, Kind::All, "", 2).older, 3);
    assert_eq!(acts_of(&log(&campaign, Kind::Diplomacy, "", 60)), [3, 2]);
    assert_eq!(acts_of(&log(&campaign, Kind::Table, "", 60)), [4, 1]);
    assert_eq!(acts_of(&log(&campaign, Kind::All, "late AGAIN", 60)), [4]);
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
    let roll = entry(&campaign, 1).expect("an entry");
    assert_eq!(roll.dice, Some(Thrown { faces: vec![4], source: "rolled by the app" }));
    assert_eq!(roll.later, 2);
    let war = entry(&campaign, 2).expect("an entry");
    assert_eq!(war.title, "France declared war on Austria");
    assert!(war.facts.iter().all(|(text, _)| text != "France declared war on Austria."));
    assert!(war.facts.iter().any(|(text, cite)| text.starts_with("France −3 PP") && *cite == "base: war"));
    let phase = entry(&campaign, 3).expect("an entry");
    assert_eq!(phase.title, "The Reinforcement phase began");
    assert!(phase.is_calendar);
    assert_eq!(entry(&campaign, 9), None);
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
    let over = entry(&campaign, 1).expect("an entry").overruled.expect("by agreement");
    assert_eq!(over.why, "We agreed in March");
    assert!(over.unmet.iter().any(|reason| reason.cite == "22.2.1 a"));
    assert!(entry(&campaign, 2).expect("an entry").by_hand);
    assert_eq!(acts_of(&log(&campaign, Kind::Creation, "", 60)), [1]);
    assert_eq!(acts_of(&log(&campaign, Kind::Table, "march", 60)), [1]);
}

#[test]
fn lines_that_were_left_say_where_they_left() {
    let mut campaign = campaign();
    do_all(&mut campaign, [Command::Note { text: "One".into() }, Command::Note { text: "Two".into() }]);
    campaign.undo();
    assert_eq!(undone(&campaign), [(2, "Note".to_owned())]);
    do_all(&mut campaign, [Command::Note { text: "Three".into() }]);
    let left = branches(&campaign);
    assert_eq!(left.len(), 1);
    assert_eq!(left[0].text, "One act to January 1805, left after “Note” in January 1805.");
    assert!(undone(&campaign).is_empty());
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
