use std::collections::BTreeSet;

use super::*;
use crate::model::board::{FrenchLeader, Occupation};
use crate::model::date::{GameDate, Phase};
use crate::model::diplomacy::{Barred, WarCause};
use crate::model::economy::{Column, Recruit};
use crate::model::forces::{CorpsId, Counter, Factors, FleetId, Guard, Leader, LeaderPost, Place};
use crate::model::minor::Minor;
use crate::model::place::{City, Province};
use crate::model::poland::{Founder, Poland};
use crate::model::power::{Partitioner, Power};
use crate::model::quantity::Sum;
use crate::model::rulings::{EconomicPhases, RulingId};
use crate::model::setup::{DiceSource, Kept, Ware};
use crate::view::form::Kind;

fn answered(late: bool, answers: &[(&str, &str)]) -> Draft {
    let mut draft = Draft::new(late);
    answers.iter().for_each(|(key, value)| draft.put(key, value));
    draft
}

fn add(draft: &mut Draft, list: &str, answers: &[(&str, &str)]) {
    let row = draft.add(list);
    answers.iter().for_each(|(key, value)| draft.put(&format!("{list}:{row}:{key}"), value));
}

fn game(draft: &Draft) -> Game {
    begin(&fill(draft)).expect("the form can be begun").game().clone()
}

fn fault(draft: &Draft) -> (String, String) {
    let filled = fill(draft);
    let refused = begin(&filled).expect_err("a form with a fault is not begun");
    assert_eq!(filled.fault.as_ref(), Some(&refused));
    refused
}

fn month(year: u16, month: u16) -> GameDate {
    GameDate::new(year, month).unwrap()
}

#[test]
fn an_untouched_form_begins_a_plain_campaign() {
    let filled = fill(&Draft::new(false));
    assert_eq!(filled.fault, None);
    assert_eq!(filled.setup, Setup { name: "Poland in Arms, 1805".to_owned(), ..plain() });
    assert_eq!(game(&Draft::new(false)).date, GameDate::START);
}

#[test]
fn s21_1b_bid_and_die_give_the_level() {
    let draft = answered(false, &[("bid", "5"), ("die", "3")]);
    let filled = fill(&draft);
    assert_eq!((filled.setup.bid, filled.setup.die_source), (5, Some(DiceSource::Table)));
    assert_eq!(level(&filled.setup).value, "304");
    let filled = fill(&answered(false, &[("bid", "5"), ("die", "app 6"), ("end", "end-1807")]));
    assert_eq!(filled.setup.die_source, Some(DiceSource::App));
    assert_eq!(level(&filled.setup).value, "72");
    assert_eq!(fill(&answered(false, &[("bid", "5")])).setup.die, None);
}

#[test]
fn s22_2_1f_a_war_before_play_with_france_is_excepted() {
    let mut draft = Draft::new(false);
    add(&mut draft, "before-war", &[("by", "france"), ("on", "prussia")]);
    add(&mut draft, "before-war", &[("by", "great-britain"), ("on", "france")]);
    add(&mut draft, "before-alliance", &[("one", "france"), ("other", "spain")]);
    let game = game(&draft);
    let excepted: Vec<bool> = game.diplomacy.wars.iter().map(|war| war.excepted).collect();
    assert_eq!(excepted, [true, false]);
    assert!(game.diplomacy.wars.iter().all(|war| war.cause == WarCause::BeforePlay && war.since.is_none()));
    assert!(game.diplomacy.allied(Power::Spain, Power::France));
}

#[test]
fn rulings_and_house_rules_are_kept_where_they_differ() {
    let draft = answered(
        false,
        &[
            ("ruling:economic-phases", "every-month"),
            ("printed:masovia:money", "4"),
            ("price:infantry:manpower", "1"),
            ("upkeep:depot", "0"),
            ("arrival:ship", "12"),
            ("level", "250"),
            ("printed:posen:money", "4"),
        ],
    );
    let setup = fill(&draft).setup;
    assert_eq!(setup.rulings.economic_phases, EconomicPhases::EveryMonth);
    assert_eq!(setup.house.printed[Province::Masovia], Some(Sum::new(4, 1)));
    assert_eq!(setup.house.printed[Province::Posen], None, "as printed");
    assert_eq!(setup.house.prices[Ware::Infantry], Some(Sum::new(3, 1)));
    assert_eq!(setup.house.upkeep[Kept::Depot], Some(0));
    assert_eq!(setup.house.arrival[Recruit::Ship].map(|months| months.0), Some(12));
    assert_eq!(level(&setup).value, "250");
    let leads: Vec<_> =
        fill(&draft).sections.iter().filter(|one| one.folded).map(|one| one.lead.clone()).collect();
    assert_eq!(
        leads,
        [Some("1 of 35 rulings changed".to_owned()), Some("5 changes from the print".to_owned())]
    );
}

#[test]
fn every_ruling_can_be_chosen() {
    for ruling in RulingId::ALL {
        for (index, option) in ruling.options().iter().enumerate() {
            let draft = answered(false, &[(&format!("ruling:{}", ruling.id()), option.id)]);
            assert_eq!(fill(&draft).setup.rulings.chosen(*ruling), index);
        }
    }
}

#[test]
fn nonsense_names_its_question() {
    let cases = [
        (false, "name", "  ", "Name", "Some words are needed."),
        (false, "bid", "100", "Poland's bid", "It must lie between 0 and 99."),
        (false, "bid", "-1", "Poland's bid", "It must lie between 0 and 99."),
        (false, "bid", "2.5", "Poland's bid", "Write it as a whole number."),
        (false, "bid", "five", "Poland's bid", "Write it as a whole number."),
        (false, "square", "40", "Poland's square", "It must lie between 0 and 39."),
        (false, "square", "99999999999", "Poland's square", "It must lie between 0 and 39."),
        (false, "level", "", "Victory level", "A number is needed."),
        (false, "price:ship:money", "1000", "Ship", "It must lie between 0 and 999."),
        (true, "marker", "−1", "Poland's square", "It must lie between 0 and 39."),
        (true, "victory", "-10000", "Victory points so far", "It must lie between −9999 and 9999."),
        (true, "warsaw-infantry", "201", "Infantry in Warsaw", "It must lie between 0 and 200."),
    ];
    for (late, key, value, label, why) in cases {
        let found = fault(&answered(late, &[(key, value)]));
        assert_eq!(found, (label.to_owned(), why.to_owned()), "{key} = {value:?}");
        let filled = fill(&answered(late, &[(key, value)]));
        assert_eq!(filled.answer(key).fault.as_deref(), Some(why), "the fault stands at its question");
        assert_eq!(filled.answer(key).value, value, "what was typed stays");
    }
}

#[test]
fn lists_refuse_what_contradicts_itself() {
    let mut twice = Draft::new(false);
    add(&mut twice, "before-war", &[("by", "france"), ("on", "austria")]);
    add(&mut twice, "before-war", &[("by", "austria"), ("on", "france")]);
    assert_eq!(fault(&twice).1, "This war is named already.");
    let mut alone = Draft::new(false);
    add(&mut alone, "before-war", &[("by", "france"), ("on", "france")]);
    assert_eq!(fault(&alone).1, "Two different powers are needed.");
    let mut both = Draft::new(false);
    add(&mut both, "before-war", &[("by", "france"), ("on", "spain")]);
    add(&mut both, "before-alliance", &[]);
    assert_eq!(fault(&both).1, "These two are at war.");
}

/// An existing Poland, as at the end of the example, with everything that can be asked of it.
fn poland_at_war() -> Draft {
    let mut draft = answered(
        true,
        &[
            ("name", "Late"),
            ("bid", "5"),
            ("die", "3"),
            ("date", "1807-09"),
            ("phase", "economic"),
            ("marker", "24"),
            ("victory", "31"),
            ("poland", "active"),
            ("maker", "france"),
            ("created", "1807-03"),
            ("creations", "1"),
            ("money", "17"),
            ("manpower", "4"),
            ("french-lost", "1"),
            ("french-not-lost", "2"),
            ("owner:west-galicia", "poland"),
            ("owner:lithuania", "poland"),
            ("french:west-galicia", "yes"),
            ("guard", "came"),
            ("guard-destroyed", "yes"),
            ("corps:i-infantry", "bought"),
            ("corps:ii-infantry", "country-masovia"),
            ("corps:ii-infantry:infantry", "5"),
            ("corps:ii-infantry:militia", "3"),
            ("corps:iv-infantry", "city-lublin"),
            ("corps:iv-infantry:militia", "20"),
            ("corps:i-cavalry", "abroad"),
            ("corps:i-cavalry:cavalry", "6"),
            ("corps:posen-corps", "off-map"),
            ("leader:kosciuszko", "iv-infantry"),
            ("leader:poniatowski", "captured"),
            ("leader:krasinski", "i-cavalry"),
            ("fleet:i-fleet", "memel"),
            ("fleet:i-fleet:ships", "4"),
            ("ships", "2"),
            ("pool:infantry", "1"),
            ("pool:militia", "2"),
            ("pool:cavalry", "3"),
            ("column", "column-2"),
            ("chosen", "1807-06"),
            ("army-dissolved", "yes"),
            ("occupied", "1807-06"),
            ("counts", "1807-07"),
        ],
    );
    add(
        &mut draft,
        "war",
        &[("by", "poland"), ("on", "prussia"), ("cause", "inherited"), ("since", "1807-03")],
    );
    add(
        &mut draft,
        "war",
        &[
            ("by", "france"),
            ("on", "prussia"),
            ("cause", "declared"),
            ("since", "1806-10"),
            ("excepted", "yes"),
        ],
    );
    add(&mut draft, "alliance", &[("one", "poland"), ("other", "turkey"), ("since", "1807-04")]);
    add(
        &mut draft,
        "barred",
        &[("by", "austria"), ("on", "france"), ("made", "1806-12"), ("free", "1808-07")],
    );
    add(&mut draft, "minor", &[("power", "poland"), ("minor", "saxony")]);
    add(&mut draft, "conquest", &[("province", "livonia"), ("by", "poland")]);
    add(&mut draft, "possession", &[("name", "Saxony"), ("money", "5"), ("manpower", "2")]);
    add(&mut draft, "city", &[("city", "warsaw"), ("holder", "prussia"), ("since", "1807-06")]);
    add(&mut draft, "siege", &[("city", "posen"), ("by", "prussia"), ("since", "1807-08")]);
    add(&mut draft, "garrison", &[("city", "thorn"), ("of:militia", "5")]);
    add(&mut draft, "depot", &[("at", "city-lublin")]);
    draft.put("depots-bought", "2");
    add(&mut draft, "guerrillas", &[("province", "masovia"), ("factors", "3")]);
    add(&mut draft, "order", &[("what", "ship"), ("count", "3"), ("due", "1808-06")]);
    draft
}

#[test]
fn everything_of_an_existing_poland_lands_in_the_game() {
    let game = game(&poland_at_war());
    assert_eq!((game.date, game.phase), (month(1807, 9), Phase::Economic));
    assert_eq!((game.marker, game.victory.count(), game.purse), (24, 31, Sum::new(17, 4)));
    let poland = game.poland.active().expect("Poland exists");
    assert_eq!((poland.founder, poland.created), (Founder::France, month(1807, 3)));
    assert_eq!((poland.army_dissolved, game.creations), (true, 1));
    let polish: Vec<Province> = game.polish_provinces().collect();
    assert_eq!(polish, [Province::Masovia, Province::Posen, Province::WestGalicia, Province::Lithuania]);
    assert_eq!(game.board.provinces[Province::Livonia].conqueror, Some(Power::Poland));
    assert_eq!(game.board.cities[City::Warsaw].holder, Power::Prussia);
    assert_eq!(game.board.cities[City::Posen].siege.unwrap().since, month(1807, 8));
    let occupation =
        Occupation { by: Power::Prussia, since: month(1807, 6), counts_since: Some(month(1807, 7)) };
    assert_eq!(game.board.occupation, Some(occupation));
    assert!(game.board.french_troops[Province::WestGalicia] && !game.board.french_troops[Province::Masovia]);
    assert_eq!(game.board.possessions[0].printed, Sum::new(5, 2));

    let war = game.diplomacy.war(Power::Poland, Power::Prussia).unwrap();
    assert_eq!((war.by, war.cause, war.since), (Power::Poland, WarCause::Inherited, Some(month(1807, 3))));
    assert!(game.diplomacy.war(Power::France, Power::Prussia).unwrap().excepted);
    assert!(game.diplomacy.allied(Power::Poland, Power::Turkey));
    assert!(game.diplomacy.allied(Power::Poland, Power::France), "with its creator");
    assert_eq!(game.diplomacy.minor_wars[0].minor, Minor::Saxony);
    let frees: Vec<GameDate> = game.diplomacy.bars.iter().map(|bar| bar.free).collect();
    assert_eq!(frees, [month(1808, 9), month(1808, 7)]);
    assert_eq!((game.diplomacy.french_wars_lost, game.diplomacy.french_wars_not_lost), (1, 2));

    let forces = &game.forces;
    assert_eq!(forces.corps[CorpsId::InfantryI].counter, Counter::Bought);
    let second = forces.corps[CorpsId::InfantryII];
    assert_eq!(
        (second.counter.place(), second.factors),
        (Some(Place::Country(Province::Masovia)), Factors::new(5, 3, 0))
    );
    assert_eq!(forces.corps[CorpsId::InfantryIV].counter.place(), Some(Place::City(City::Lublin)));
    assert_eq!(forces.corps[CorpsId::CavalryI].factors.cavalry, 6);
    assert!(forces.corps[CorpsId::CavalryI].ever_destroyed && forces.guard == Guard::Came);
    assert_eq!(forces.corps[CorpsId::Masovia].factors, Factors::new(4, 0, 0), "at full strength by default");
    assert!(forces.corps[CorpsId::Posen].destroyed);
    assert_eq!(forces.leaders[Leader::Kosciuszko], LeaderPost::With(CorpsId::InfantryIV));
    assert_eq!(forces.leaders[Leader::Poniatowski], LeaderPost::Captured);
    assert_eq!(forces.leaders[Leader::Krasinski], LeaderPost::With(CorpsId::CavalryI));
    assert_eq!((forces.fleets[FleetId::I].ships, forces.ships), (4, 2));
    assert_eq!(forces.pool, Factors::new(1, 2, 3));
    assert_eq!(forces.garrisons[City::Thorn], Factors::new(0, 5, 0));
    assert_eq!((&forces.depots[..], forces.depots_bought), (&[Place::City(City::Lublin)][..], 2));
    assert_eq!(forces.guerrillas[Province::Masovia], 3);
    assert_eq!((game.economy.orders[0].what, game.economy.orders[0].due), (Recruit::Ship, month(1808, 6)));
    let pending = game.economy.manipulation.unwrap();
    assert_eq!((pending.column, pending.chosen), (Column::Second, month(1807, 6)));
}

#[test]
fn the_subsidy_and_its_stop_are_asked_of_a_first_creator_alone() {
    let first = answered(
        true,
        &[
            ("poland", "active"),
            ("maker", "prussia"),
            ("created", "1806-05"),
            ("garrisons-ended", "yes"),
            ("subsidy", "no"),
        ],
    );
    let game_then = game(&first);
    let poland = game_then.poland.active().unwrap();
    let Founder::Partitioner { power: Partitioner::Prussia, subsidy: Some(subsidy) } = poland.founder else {
        panic!("{:?}", poland.founder)
    };
    assert!(!subsidy.flowed_last_month && poland.garrisons_ended);
    assert_eq!(game_then.polish_provinces().count(), 2, "Masovia and Posen by default");
    let later = answered(true, &[("poland", "active"), ("maker", "prussia"), ("creations", "2")]);
    assert!(matches!(
        game(&later).poland.active().unwrap().founder,
        Founder::Partitioner { subsidy: None, .. }
    ));
    assert!(fill(&later).answer("subsidy").value.is_empty(), "not asked");
}

#[test]
fn a_dissolved_poland_and_its_revolt_land_in_the_game() {
    let draft = answered(
        true,
        &[
            ("date", "1810-05"),
            ("poland", "dissolved"),
            ("dissolver", "russia"),
            ("dissolved", "1809-12"),
            ("creations", "2"),
            ("money", "30"),
            ("reserve", "8"),
            ("guard-came", "yes"),
            ("guard-cavalry", "5"),
            ("guard-destroyed", "yes"),
            ("ships", "3"),
            ("dead:kosciuszko", "yes"),
            ("revolt", "yes"),
            ("revolt-began", "1810-03"),
            ("revolt-against", "austria"),
            ("revolt-holds", "yes"),
            ("revolt-since", "1810-04"),
            ("rebels:militia", "14"),
            ("warsaw-infantry", "4"),
            ("napoleon-dead", "yes"),
            ("french-leader", "seniority-b"),
        ],
    );
    let game = game(&draft);
    let Poland::Dissolved { by, since, revolt: Some(revolt) } = game.poland else {
        panic!("{:?}", game.poland)
    };
    assert_eq!((by, since), (Some(Partitioner::Russia), month(1809, 12)));
    assert_eq!(
        (revolt.began, revolt.against, revolt.warsaw_since),
        (month(1810, 3), Power::Austria, Some(month(1810, 4)))
    );
    assert_eq!(game.board.cities[City::Warsaw].holder, Power::Poland);
    assert_eq!((game.creations, game.purse.money.count()), (2, 30));
    assert_eq!((game.forces.reserve, game.forces.guard_reserve), (Factors::new(0, 0, 8), 5));
    assert_eq!((game.forces.ships, game.forces.guard), (3, Guard::Came));
    assert!(game.forces.corps[CorpsId::CavalryI].ever_destroyed);
    assert_eq!(game.forces.leaders[Leader::Kosciuszko], LeaderPost::Dead);
    assert_eq!(game.forces.corps[CorpsId::InfantryIV].factors.militia, 14);
    assert_eq!(game.diplomacy.bars[0].barred, Barred::Creating(Power::Russia));
    assert_eq!(game.diplomacy.bars[0].free, month(1810, 12));
    assert!(game.board.napoleon_dead);
    assert_eq!((game.board.warsaw_infantry, game.board.french_leader), (4, FrenchLeader::SeniorityB));
}

#[test]
fn s22_2_3d_rebels_who_do_not_hold_warsaw_lie_before_it() {
    let game = game(&answered(true, &[("revolt", "yes"), ("revolt-began", "1806-12")]));
    let warsaw = game.board.cities[City::Warsaw];
    assert_eq!((warsaw.holder, warsaw.siege.map(|siege| siege.by)), (Power::Prussia, Some(Power::Poland)));
    assert_eq!(game.poland.revolt().map(|revolt| revolt.began), Some(month(1806, 12)));
    assert_eq!(game.forces.corps[CorpsId::InfantryIV].factors.militia, 20);
    let mut twice = answered(true, &[("revolt", "yes"), ("revolt-holds", "yes")]);
    add(&mut twice, "city", &[]);
    assert_eq!(fault(&twice).1, "The Poles hold it, as said above.");
}

#[test]
fn nonsense_of_the_past_is_named() {
    let active = |more: &[(&str, &str)]| {
        let mut draft = answered(true, &[("poland", "active")]);
        more.iter().for_each(|(key, value)| draft.put(key, value));
        draft
    };
    let with = |list: &str, row: &[(&str, &str)]| {
        let mut draft = active(&[]);
        add(&mut draft, list, row);
        draft
    };
    let cases = [
        (active(&[("created", "1808-01")]), "Made in", "It lies after January 1807."),
        (
            active(&[("owner:masovia", "prussia"), ("owner:posen", "prussia")]),
            "Moravia",
            "Poland exists, and none of the seven provinces is Polish.",
        ),
        (
            active(&[("corps:ii-infantry", "city-warsaw")]),
            "Militia factors",
            "A corps on the map holds at least one factor.",
        ),
        (
            active(&[
                ("corps:ii-infantry", "city-warsaw"),
                ("corps:ii-infantry:infantry", "8"),
                ("corps:ii-infantry:militia", "1"),
            ]),
            "Militia factors",
            "II Infantry holds 8 factors at most.",
        ),
        (
            active(&[("corps:i-infantry", "city-warsaw"), ("corps:i-infantry:infantry", "17")]),
            "Infantry factors",
            "It must lie between 0 and 16.",
        ),
        (with("order", &[("due", "1806-12")]), "Arrives in", "It lies before January 1807: it has arrived."),
        (
            with("barred", &[("made", "1805-01"), ("free", "1806-01")]),
            "First month free again",
            "It is over: leave it out.",
        ),
        (with("garrison", &[]), "Cavalry factors", "At least one factor."),
        (with("conquest", &[("by", "poland")]), "Conquered by", "The province belongs to this power."),
        (with("possession", &[]), "Name", "Some words are needed."),
    ];
    for (draft, label, why) in cases {
        assert_eq!(fault(&draft), (label.to_owned(), why.to_owned()));
    }
    let mut five = active(&[]);
    (0..5).for_each(|_| add(&mut five, "depot", &[]));
    assert_eq!(fault(&five), ("Depot".to_owned(), "There are 4 depots.".to_owned()));
    let late = answered(
        true,
        &[
            ("revolt", "yes"),
            ("revolt-began", "1806-12"),
            ("revolt-holds", "yes"),
            ("revolt-since", "1806-11"),
        ],
    );
    assert_eq!(fault(&late), ("They hold it since".to_owned(), "It lies before the revolt.".to_owned()));
}

/// Every answer a question offers: what is shown next has keys that occur once, and defaults that are no fault.
#[test]
fn every_turn_of_the_form_is_sound() {
    let check = |draft: &Draft| {
        let filled = fill(draft);
        let mut keys = BTreeSet::new();
        for item in filled.items() {
            match item {
                Item::Ask(ask, _) => assert!(keys.insert(ask.key.clone()), "{} twice", ask.key),
                Item::List { list, rows, .. } => {
                    assert!(keys.insert((*list).to_owned()), "{list} twice");
                    for (ask, _) in rows.iter().flat_map(|(_, asked)| asked) {
                        assert!(keys.insert(ask.key.clone()), "{} twice", ask.key);
                    }
                }
                Item::Heading(_) => {}
            }
        }
        let sections: BTreeSet<_> = filled.sections.iter().map(|section| section.id).collect();
        assert_eq!(sections.len(), filled.sections.len());
        let _ = (summary(&filled.setup), level(&filled.setup));
        filled
    };
    let mut starts = vec![Draft::new(false), Draft::new(true), poland_at_war()];
    for condition in ["active", "dissolved"] {
        starts.push(answered(true, &[("poland", condition), ("date", "1812-06")]));
    }
    for start in starts {
        let filled = check(&start);
        for item in filled.items() {
            let Item::Ask(ask, _) = item else { continue };
            let answers: Vec<String> = match &ask.kind {
                Kind::Choice { options, .. } | Kind::Pick(options) => {
                    options.iter().map(|(id, _)| id.clone()).collect()
                }
                Kind::Toggle => vec!["yes".into(), "no".into()],
                Kind::Month => vec!["1805-01".into(), "1815-12".into()],
                Kind::Steps { least, most } => vec![least.to_string(), most.to_string(), "x".into()],
                Kind::Number { .. } => vec!["0".into(), "-".into(), "1e9".into()],
                Kind::Dice { .. } => vec!["1".into(), "app 6".into(), "7".into()],
                Kind::Text => vec![String::new(), "Ł".repeat(600)],
            };
            for answer in answers {
                let mut next = start.clone();
                next.put(&ask.key, &answer);
                check(&next);
            }
        }
    }
}

#[test]
fn a_row_taken_away_leaves_nothing_behind() {
    let mut draft = Draft::new(false);
    add(&mut draft, "before-war", &[("by", "france"), ("on", "france")]);
    draft.remove("before-war", 1);
    assert_eq!(fill(&draft).fault, None);
    assert_eq!(draft.add("before-war"), 2, "numbers are never given twice");
    assert_eq!(draft.answer("before-war:1:by"), None);
}

#[test]
fn what_the_engine_refuses_is_named_too() {
    let mut filled = fill(&Draft::new(false));
    filled.setup.name = String::new();
    assert_eq!(begin(&filled).unwrap_err().0, "Name");
    filled.setup.name = "A".to_owned();
    filled.setup.bid = 255;
    assert_eq!(begin(&filled).unwrap_err().0, "Poland's bid");
}

#[test]
fn the_summary_of_a_late_start_says_what_matters() {
    let lines = summary(&fill(&poland_at_war()).setup);
    let said = |label: &str| {
        lines.iter().find(|(one, _)| *one == label).map(|(_, words)| words.clone()).unwrap_or_default()
    };
    assert_eq!(said("When"), "September 1807, Economic phase, a month with an Economic phase.");
    assert!(said("Wars").contains("France on Prussia (bars no creation)"), "{lines:?}");
    assert!(said("Barred").contains("War of Poland on France, free from September 1808"), "{lines:?}");
    assert!(said("Cities").contains("Warsaw held by Prussia"), "{lines:?}");
    assert!(said("On order").contains("3 ships in June 1808"), "{lines:?}");
}
