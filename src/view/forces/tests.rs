//! The roster of France's Poland of March 1807, played through the campaign as at the table.

use super::*;
use crate::engine::decide::judge_act;
use crate::model::board::FrenchLeader;
use crate::model::date::GameDate;
use crate::model::economy::Basket;
use crate::model::forces::{Arm, Factors, Leader, Place, Store};
use crate::model::place::{City, Province};
use crate::model::power::{Partitioner, Power};
use crate::model::setup::{CampaignEnd, Setup};

/// A campaign without a bid, to the end of 1815.
pub(crate) fn campaign() -> Campaign {
    let setup = Setup {
        name: "Test".into(),
        bid: 0,
        die: None,
        die_source: None,
        start_square: 22,
        end: CampaignEnd::Dec1815,
        rulings: Default::default(),
        house: Default::default(),
        wars: Vec::new(),
        alliances: Vec::new(),
        late: None,
    };
    Campaign::begin(setup).expect("a plain setup is playable")
}

/// Does acts that the rules must allow.
pub(crate) fn play(campaign: &mut Campaign, acts: impl IntoIterator<Item = Command>) {
    for act in acts {
        let done = campaign.submit(act.clone()).map(|_| ());
        assert_eq!(done, Ok(()), "{act:?}");
    }
}

/// Goes on to a month.
pub(crate) fn at(campaign: &mut Campaign, year: u16, month: u16) {
    let goal = GameDate::new(year, month).expect("a month");
    while campaign.game().date < goal {
        play(campaign, [Command::NextMonth { leave: true }]);
    }
}

/// Goes on to a phase.
pub(crate) fn in_phase(campaign: &mut Campaign, phase: Phase) {
    while campaign.game().phase != phase {
        play(campaign, [Command::NextPhase { leave: true }]);
    }
}

/// March 1807: France makes a Poland of Masovia, Posen and West Galicia, at war with Prussia (case 14).
pub(crate) fn french_poland() -> Campaign {
    let mut campaign = campaign();
    at(&mut campaign, 1806, 10);
    let french = |province| Command::NoteFrench { province, present: true };
    play(
        &mut campaign,
        [
            Command::DeclareWar { by: Power::France, on: Power::Prussia },
            Command::MakeAlliance { one: Power::France, other: Power::Austria },
        ],
    );
    at(&mut campaign, 1807, 3);
    play(
        &mut campaign,
        [
            Command::Besiege { city: City::Warsaw, by: Power::France },
            Command::NoteFrenchLeader { leader: FrenchLeader::Napoleon },
            french(Province::Masovia),
            french(Province::WestGalicia),
            Command::CreatePolandByFrance {},
        ],
    );
    campaign
}

/// The same in its Reinforcement phase, IV and II Infantry in Posen.
pub(crate) fn placed() -> Campaign {
    let mut campaign = french_poland();
    in_phase(&mut campaign, Phase::Reinforcement);
    let at = Place::City(City::Posen);
    let place = |corps, factors| Command::PlaceCorps { corps, at, factors };
    play(
        &mut campaign,
        [
            place(CorpsId::InfantryIV, Factors::new(0, 20, 0)),
            place(CorpsId::InfantryII, Factors::new(3, 5, 0)),
            Command::PlaceLeader { leader: Leader::Poniatowski, with: CorpsId::InfantryII },
        ],
    );
    campaign
}

/// January 1806: Prussia makes Poland.
pub(crate) fn prussian_poland() -> Campaign {
    let mut campaign = campaign();
    at(&mut campaign, 1806, 1);
    play(&mut campaign, [Command::CreatePoland { by: Partitioner::Prussia }]);
    campaign
}

#[test]
fn an_army_that_waits_says_why() {
    let campaign = campaign();
    assert_eq!(head(&campaign).line, "No corps on the map");
    assert_eq!(head(&campaign).vacant.map(|one| one.cite), Some("22.2 i"));
    assert!(waiting(&campaign).is_empty());
    assert_eq!(corps_card(&campaign, CorpsId::Posen).state, "Comes when Posen is Polish");
    assert!(corps_detail(&campaign, CorpsId::InfantryI).deeds.is_empty());
}

#[test]
fn s22_3e_the_first_forces_wait_to_be_placed() {
    let campaign = french_poland();
    let waits = waiting(&campaign);
    assert_eq!(waits.len(), 1);
    assert_eq!(waits[0].title, "5 infantry, 25 militia");
    assert_eq!(waits[0].text, "Placed in the next Reinforcement phase.");
    assert!(waits[0].deeds.is_empty(), "not in the Political phase");
    let mut campaign = campaign;
    in_phase(&mut campaign, Phase::Reinforcement);
    let waits = waiting(&campaign);
    let labels: Vec<&str> = waits[0].deeds.iter().map(|deed| deed.label.as_str()).collect();
    assert_eq!(waits[0].cite, "22.3 r");
    assert!(labels.contains(&"IV Infantry") && labels.contains(&"As garrison"), "{labels:?}");
    for deed in &waits[0].deeds {
        assert_eq!(judge_act(campaign.game(), &deed.act), [], "{}", deed.label);
    }
}

#[test]
fn a_corps_on_the_map_tells_what_it_holds_and_who_leads_it() {
    let campaign = placed();
    let card = corps_card(&campaign, CorpsId::InfantryII);
    assert_eq!((card.strength, card.size), (8, 8));
    assert_eq!(card.state, "In Posen");
    assert_eq!(card.holds, "3 infantry, 5 militia");
    assert_eq!(card.leaders, ["Poniatowski"]);
    let led = corps_detail(&campaign, CorpsId::InfantryII).ratings;
    assert_eq!((led[0].figures.as_str(), led[0].cite), ("2 and 2", "22.3 d"));
    let bare = corps_detail(&campaign, CorpsId::InfantryIV).ratings;
    assert_eq!((bare[0].figures.as_str(), bare[0].cite), ("1 and 2", "22.3 q"));
}

#[test]
fn s22_3j_morale_by_arm() {
    let campaign = placed();
    let morale = |corps| {
        let steps = steps(&campaign, Store::Corps(corps));
        steps.into_iter().map(|step| (step.arm, step.morale)).collect::<Vec<_>>()
    };
    let line = [(Arm::Infantry, "3.5".to_owned()), (Arm::Militia, "2".to_owned())];
    assert_eq!(morale(CorpsId::InfantryII), line);
    assert_eq!(morale(CorpsId::Posen), [(Arm::Infantry, "1".to_owned())]);
}

#[test]
fn losses_and_reinforcements_are_stepped() {
    let campaign = placed();
    let second = Store::Corps(CorpsId::InfantryII);
    let lost = changes(&campaign, second, Delta::default().with(Arm::Infantry, -3));
    assert_eq!(lost.len(), 1);
    assert_eq!(lost[0].label, "Lose 3 infantry");
    assert_eq!(lost[0].note, None);
    assert!(lost[0].reasons.is_empty());
    let all = Delta::default().with(Arm::Infantry, -3).with(Arm::Militia, -5);
    assert!(changes(&campaign, second, all)[0].note.is_some(), "the last factors destroy it");
    let more = changes(&campaign, second, Delta::default().with(Arm::Infantry, 2));
    assert_eq!(more[0].label, "Add 2 infantry");
    assert_eq!(more[0].reasons[0].cite, "22.3 a", "it is full");
    assert!(changes(&campaign, second, Delta::default()).is_empty());
}

#[test]
fn s22_3f_i_cavalry_waits_for_krasinski() {
    let campaign = french_poland();
    assert_eq!(corps_card(&campaign, CorpsId::CavalryI).state, "Waits for Krasiński");
    let detail = corps_detail(&campaign, CorpsId::CavalryI);
    let cites: Vec<&str> = detail.away.iter().map(|reason| reason.cite).collect();
    assert_eq!(cites, ["22.3 f"]);
    assert_eq!(detail.away[0].text, "Poland is not at peace with every other power.");
    assert!(!detail.buyable);
    let early = prussian_poland();
    let away = corps_detail(&early, CorpsId::CavalryI).away;
    assert!(away.iter().any(|reason| reason.date.as_deref() == Some("January 1807")), "{away:?}");
}

#[test]
fn s22_3k_provincial_corps_come_with_their_province() {
    let mut campaign = french_poland();
    assert_eq!(corps_card(&campaign, CorpsId::Lithuania).state, "Comes when Lithuania is Polish");
    assert_eq!(corps_card(&campaign, CorpsId::Posen).strength, 4);
    play(&mut campaign, [Command::DestroyCorps { corps: CorpsId::Posen }]);
    let card = corps_card(&campaign, CorpsId::Posen);
    assert_eq!(card.state, "Destroyed; raised again in July 1807");
    assert_eq!(corps_detail(&campaign, CorpsId::Posen).away[0].cite, "22.3 k");
}

#[test]
fn handing_over_is_shown_with_its_refusal() {
    let campaign = placed();
    let detail = corps_detail(&campaign, CorpsId::Posen);
    let hand = detail.deeds.iter().find(|deed| deed.label == "Hand over").expect("a provincial corps");
    let unmet = judge_act(campaign.game(), &hand.act);
    assert!(unmet.iter().any(|one| one.clause == Clause::S22_3k), "{unmet:?}");
}

#[test]
fn pieces_beside_the_corps() {
    let mut campaign = placed();
    let fleet = &fleets(&campaign)[0];
    assert!(fleet.away && fleet.deeds.is_empty());
    assert_eq!(depots(&campaign).line, "0 of 4 on the map");
    play(&mut campaign, [Command::PlaceDepot { at: Place::City(City::Posen) }]);
    assert_eq!(depots(&campaign).rows[0].place, "Posen");
    let printed: Vec<String> = leaders(&campaign).into_iter().map(|leader| leader.printed).collect();
    assert_eq!(printed, ["3-3-3 B", "2-2-2 B", "3-4-1 C*", "1-5-3 D*"]);
    assert_eq!(leaders(&campaign)[3].state, "Off the map; not before January 1809");
    assert_eq!(leaders(&campaign)[1].state, "With II Infantry corps");
    let valued: Vec<String> = guerrillas(&campaign).rows.into_iter().map(|row| row.text).collect();
    assert_eq!(valued, ["Value 5", "Value 3", "Value 4"]);
}

#[test]
fn garrisons_and_orders_are_listed() {
    let mut campaign = placed();
    play(&mut campaign, [Command::Garrison { city: City::Posen, factors: Factors::new(2, 0, 0) }]);
    assert_eq!(garrisons(&campaign)[0].holds, "2 infantry");
    in_phase(&mut campaign, Phase::Economic);
    let book = crate::engine::offers::close_quarter(campaign.game());
    let basket = Basket { militia: 2, infantry: 1, ..Basket::default() };
    play(&mut campaign, [book, Command::Buy(basket)]);
    let rows = on_order(&campaign);
    assert_eq!((rows[0].text.as_str(), rows[0].date.as_deref()), ("2 militia", Some("April 1807")));
    assert_eq!((rows[1].text.as_str(), rows[1].date.as_deref()), ("1 infantry", Some("June 1807")));
}

#[test]
fn every_group_names_each_corps_once() {
    let mut all: Vec<CorpsId> = corps_groups().into_iter().flat_map(|(_, ids)| ids).collect();
    all.sort();
    all.dedup();
    assert_eq!(all.len(), CorpsId::ALL.len());
}
