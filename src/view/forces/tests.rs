//! The roster of France's Poland of March 1807, played through the campaign as at the table.

use super::*;
use crate::engine::decide::judge_act;
use crate::model::board::FrenchLeader;
use crate::model::date::GameDate;
use crate::model::forces::{Factors, Leader, Place};
use crate::model::place::{City, Province};
use crate::model::power::{Partitioner, Power};
use crate::model::setup::{CampaignEnd, Setup};
use crate::view::page::{Action, Look, Sign};
use crate::view::treasury::CounterId;

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

/// The screen with some of its pieces open, and what is typed into them.
fn page(campaign: &Campaign, open: &[&'static str], typed: &[(&'static str, i32)]) -> Page {
    let mut state = PageState::default();
    for key in open {
        state.fold(&(*key).into(), false);
    }
    for (key, number) in typed {
        state.put((*key).into(), number.to_string());
    }
    super::page(campaign, &Basket::default(), &state)
}

fn row(campaign: &Campaign, key: &'static str) -> Row {
    page(campaign, &[key], &[]).row(key).cloned().expect("a row with this key")
}

/// The sentences under a piece, with their clauses.
fn facts(campaign: &Campaign, key: &'static str) -> Vec<(String, Option<Clause>)> {
    let more = row(campaign, key).more.expect("it lies open");
    let rows = more.iter().filter_map(|block| match block {
        Block::Rows(rows) => Some(rows),
        _ => None,
    });
    let facts = rows.flatten().filter(|row| row.look == Look::Fact);
    facts.map(|row| (row.text.words(), row.cite)).collect()
}

fn deeds(campaign: &Campaign, key: &'static str) -> Vec<Deed> {
    let more = row(campaign, key).more.expect("it lies open");
    let of = |block: &Block| match block {
        Block::Deeds(_, deeds) => deeds.clone(),
        _ => Vec::new(),
    };
    more.iter().flat_map(of).collect()
}

fn act(deed: &Deed) -> Act {
    match &deed.action {
        Action::Open(act) => (**act).clone(),
        other => panic!("{other:?} is no act"),
    }
}

#[test]
fn an_army_that_waits_says_why() {
    let campaign = campaign();
    let page = page(&campaign, &[], &[]);
    assert_eq!(page.head.line.words(), "No corps on the map");
    assert_eq!(page.head.notice.and_then(|one| one.cite), Some(Clause::S22_2i));
    assert!(super::waiting_card(campaign.game()).is_none());
    assert_eq!(row(&campaign, "posen-corps").text.words(), "Comes when Posen is Polish");
    assert!(deeds(&campaign, "i-infantry").is_empty());
}

#[test]
fn s22_3e_the_first_forces_wait_to_be_placed() {
    let campaign = french_poland();
    let rows = |campaign: &Campaign| match super::waiting_card(campaign.game())
        .expect("forces wait")
        .blocks
        .remove(0)
    {
        Block::Rows(rows) => rows,
        other => panic!("{other:?}"),
    };
    let waits = rows(&campaign);
    assert_eq!(waits.len(), 1);
    assert_eq!(waits[0].title.words(), "5 infantry, 25 militia");
    assert_eq!(waits[0].text.words(), "Placed in the next Reinforcement phase.");
    assert!(waits[0].deeds.is_empty(), "not in the Political phase");
    let mut campaign = campaign;
    in_phase(&mut campaign, Phase::Reinforcement);
    let waits = rows(&campaign);
    assert_eq!(waits[0].cite, Some(Clause::S22_3r));
    assert!(waits[0].deed("IV Infantry").is_some() && waits[0].deed("As garrison").is_some());
    for deed in &waits[0].deeds {
        assert_eq!(judge_act(campaign.game(), &act(deed)), [], "{}", deed.label);
    }
}

#[test]
fn a_corps_on_the_map_tells_what_it_holds_and_who_leads_it() {
    let campaign = placed();
    let second = row(&campaign, "ii-infantry");
    let gauge = second.gauge.expect("it is on the map");
    assert_eq!((gauge.value, gauge.most), (8, 8));
    assert_eq!(second.text.words(), "In Posen");
    assert_eq!(gauge.note, "3 infantry, 5 militia");
    assert_eq!(second.aside.words(), "with Poniatowski");
    let led = &facts(&campaign, "ii-infantry")[0];
    assert!(
        led.0.starts_with("Strategic and tactical 2 and 2, Poniatowski") && led.1 == Some(Clause::S22_3d)
    );
    let bare = &facts(&campaign, "iv-infantry")[0];
    assert!(bare.0.starts_with("Strategic and tactical 1 and 2, ") && bare.1 == Some(Clause::S22_3q));
}

#[test]
fn s22_3j_morale_by_arm() {
    let campaign = placed();
    let morale = |key| {
        let page = page(&campaign, &[key], &[]);
        let arms = page.cards.iter().flat_map(Card::rows).filter(|row| row.look == Look::Arm);
        let told = |row: &Row| (row.key.to_string(), row.figure.clone().map(|figure| figure.value));
        arms.map(told).collect::<Vec<_>>()
    };
    let told = |arm: Arm, morale: &str| (arm.id().to_owned(), Some(format!("Morale {morale}")));
    assert_eq!(morale("ii-infantry"), [told(Arm::Infantry, "3.5"), told(Arm::Militia, "2")]);
    assert_eq!(morale("posen-corps"), [told(Arm::Infantry, "1")]);
}

#[test]
fn losses_and_reinforcements_are_stepped() {
    let campaign = placed();
    let changes = |infantry, militia| {
        let typed = [("ii-infantry/infantry", infantry), ("ii-infantry/militia", militia)];
        let page = page(&campaign, &["ii-infantry"], &typed);
        let rows = page.cards.iter().flat_map(Card::rows).filter(|row| row.look == Look::Change);
        rows.cloned().collect::<Vec<Row>>()
    };
    let lost = changes(0, 5);
    assert_eq!(lost.len(), 1);
    assert_eq!(lost[0].deeds[0].label, "Lose 3 infantry");
    assert!(lost[0].text.is_empty());
    assert_eq!(lost[0].deeds[0].refused, None);
    assert!(!changes(0, 0)[0].text.is_empty(), "the last factors destroy it");
    let more = changes(5, 5);
    assert_eq!(more[0].deeds[0].label, "Add 2 infantry");
    assert_eq!(more[0].cite, Some(Clause::S22_3a), "it is full");
    assert!(more[0].deeds[0].refused.is_some());
    assert!(changes(3, 5).is_empty());
}

#[test]
fn s22_3f_i_cavalry_waits_for_krasinski() {
    let campaign = french_poland();
    assert_eq!(row(&campaign, "i-cavalry").text.words(), "Waits for Krasiński");
    let away = &facts(&campaign, "i-cavalry")[0];
    assert_eq!(*away, ("Poland is not at peace with every other power.".to_owned(), Some(Clause::S22_3f)));
    assert!(!row(&campaign, "i-cavalry").more.iter().flatten().any(|block| matches!(block, Block::Form(_))));
    let early = prussian_poland();
    let away = facts(&early, "i-cavalry");
    assert!(away.iter().any(|(text, _)| text.ends_with("From January 1807.")), "{away:?}");
}

#[test]
fn s22_3k_provincial_corps_come_with_their_province() {
    let mut campaign = french_poland();
    assert_eq!(row(&campaign, "lithuania-corps").text.words(), "Comes when Lithuania is Polish");
    assert_eq!(row(&campaign, "posen-corps").gauge.map(|gauge| gauge.value), Some(4));
    play(&mut campaign, [Command::DestroyCorps { corps: CorpsId::Posen }]);
    assert_eq!(row(&campaign, "posen-corps").text.words(), "Destroyed; raised again in July 1807");
    assert_eq!(facts(&campaign, "posen-corps")[0].1, Some(Clause::S22_3k));
}

#[test]
fn handing_over_is_shown_with_its_refusal() {
    let campaign = placed();
    let deeds = deeds(&campaign, "posen-corps");
    let hand = deeds.iter().find(|deed| deed.label == "Hand over").expect("a provincial corps");
    let unmet = judge_act(campaign.game(), &act(hand));
    assert!(unmet.iter().any(|one| one.clause == Clause::S22_3k), "{unmet:?}");
}

#[test]
fn pieces_beside_the_corps() {
    let mut campaign = placed();
    let card = |campaign: &Campaign, key: &str| page(campaign, &[], &[]).card(key).cloned().expect("a card");
    let fleet = card(&campaign, "fleets").rows()[0].clone();
    assert!(fleet.faint && fleet.deeds.is_empty());
    let line = |campaign: &Campaign| match &card(campaign, "depots").blocks[0] {
        Block::Text(text, _) => text.words(),
        other => panic!("{other:?}"),
    };
    assert_eq!(line(&campaign), "0 of 4 on the map");
    play(&mut campaign, [Command::PlaceDepot { at: Place::City(City::Posen) }]);
    assert_eq!(card(&campaign, "depots").rows()[0].title.words(), "Posen");
    let leaders = card(&campaign, "leaders");
    let printed = |row: &&Row| match &row.sign {
        Some(Sign::Printed(printed, _)) => printed.clone(),
        other => panic!("{other:?}"),
    };
    let printed: Vec<String> = leaders.rows().iter().map(printed).collect();
    assert_eq!(printed, ["3-3-3 B", "2-2-2 B", "3-4-1 C*", "1-5-3 D*"]);
    assert_eq!(leaders.rows()[3].text.words(), "Off the map; not before January 1809");
    assert_eq!(leaders.rows()[1].text.words(), "With II Infantry corps");
    let valued: Vec<String> =
        card(&campaign, "guerrillas").rows().iter().map(|row| row.text.words()).collect();
    assert_eq!(valued, ["Value 5", "Value 3", "Value 4"]);
}

#[test]
fn garrisons_and_orders_are_listed() {
    let mut campaign = placed();
    play(&mut campaign, [Command::Garrison { city: City::Posen, factors: Factors::new(2, 0, 0) }]);
    let there = page(&campaign, &[], &[]).card("garrisons").map(|card| card.rows()[0].text.words());
    assert_eq!(there.as_deref(), Some("2 infantry"));
    in_phase(&mut campaign, Phase::Economic);
    let book = crate::engine::offers::close_quarter(campaign.game());
    let basket = Basket { militia: 2, infantry: 1, ..Basket::default() };
    play(&mut campaign, [book, Command::Buy(basket)]);
    let card = orders_card(&campaign).expect("two orders");
    let rows: Vec<_> = card.rows().iter().map(|row| (row.title.words(), row.text.words())).collect();
    assert_eq!(rows[0], ("2 militia".to_owned(), "April 1807".to_owned()));
    assert_eq!(rows[1], ("1 infantry".to_owned(), "June 1807".to_owned()));
}

#[test]
fn the_basket_is_asked_for_counters_that_are_bought() {
    let campaign = prussian_poland();
    let more = row(&campaign, "i-infantry").more.expect("it lies open");
    let key = more.iter().find_map(|block| match block {
        Block::Form(fields) => fields.first().map(|(ask, _)| ask.key.clone()),
        _ => None,
    });
    let counter = CounterId::from_key(&key.expect("a question"));
    assert_eq!(counter, Some(CounterId::Corps(CorpsId::InfantryI)));
}

#[test]
fn every_group_names_each_corps_once() {
    let mut all: Vec<CorpsId> = corps_groups().into_iter().flat_map(|(_, _, ids)| ids).collect();
    all.sort();
    all.dedup();
    assert_eq!(all.len(), CorpsId::ALL.len());
}
