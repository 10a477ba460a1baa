//! What the table agrees on against the rules, and what cannot be agreed on.

use crate::table::*;
use poland_in_arms::game::command::{Command, Correction};
use poland_in_arms::game::event::{Event, RevoltEnd};
use poland_in_arms::model::clause::Clause;
use poland_in_arms::model::date::Phase;
use poland_in_arms::model::forces::{CorpsId, Counter, Factors, Guard, Leader, LeaderPost, Place, Store};
use poland_in_arms::model::place::{City, Province};
use poland_in_arms::model::poland::Poland;
use poland_in_arms::model::power::{Partitioner, Power};
use poland_in_arms::model::quantity::Sum;

/// base: table
#[test]
fn an_overrule_is_for_a_refused_act_of_play() {
    let mut table = prussian_poland();
    table.refuses(overrule(ally(Power::Poland, Power::Spain)), Clause::BaseTable);
    let blank = Command::Overrule { act: Box::new(dissolve()), reason: " ".to_owned() };
    table.refuses(blank, Clause::BaseTable);
    table.refuses(overrule(overrule(dissolve())), Clause::BaseTable);
    table.refuses(overrule(Command::NextPhase { leave: false }), Clause::BaseTable);
    table.refuses(overrule(declare(Power::Spain, Power::Spain)), Clause::BaseWar);
}

/// What has no sense left cannot be agreed on (base: table).
#[test]
fn no_overrule_of_what_means_nothing() {
    let table = Table::new();
    for act in [
        declare(Power::Poland, Power::Spain),
        ally(Power::Poland, Power::Spain),
        cede(Province::Masovia, Power::Poland),
        dissolve(),
        dissolve_army(),
        place(CorpsId::InfantryI, City::Warsaw, Factors::new(1, 0, 0)),
        buy(|basket| basket.militia = 1),
    ] {
        assert!(!table.unmet(&overrule(act)).is_empty());
    }
    let mut polish = prussian_poland();
    for act in [create(Partitioner::Prussia), create_by_france(), roll(6, 6, 6), dissolve_army()] {
        assert!(!polish.unmet(&overrule(act)).is_empty());
    }
    let mut revolt = revolt_before_warsaw(|_| {});
    assert!(!revolt.unmet(&overrule(roll(6, 6, 6))).is_empty());
    revolt.does(declare(Power::Spain, Power::Turkey));
    assert!(!revolt.unmet(&overrule(declare(Power::Spain, Power::Turkey))).is_empty());
    polish.refuses(overrule(ally(Power::Prussia, Power::Poland)), Clause::BaseWar);
}

/// An agreed creation is a creation like any other.
#[test]
fn an_overruled_creation_behaves_like_any_other() {
    let mut table = Table::new();
    table.does(declare(Power::Prussia, Power::France)).does(overrule(create(Partitioner::Prussia)));
    assert_eq!(table.poland(), [Province::Masovia, Province::Posen]);
    let overruled = &table.campaign().journal().entries.last().unwrap().overruled;
    assert!(overruled.iter().any(|one| one.clause == Clause::S22_2_1f));

    let mut landless = Table::new();
    landless.does(overrule(create_by_france()));
    assert!(landless.is_active() && landless.poland().is_empty());
    landless.at(1805, 2);
    assert!(matches!(landless.game().poland, Poland::Dissolved { by: None, .. }));

    let mut rebels = revolt_in_warsaw(|_| {});
    rebels.does(overrule(create(Partitioner::Prussia)));
    assert!(rebels.saw(&Event::RevoltEnded(RevoltEnd::Overtaken)));
    assert_eq!(rebels.game().forces.pool, Factors::new(5, 5, 0));
}

/// 22.2.3 b set aside by the table: the revolt begins and scores as any.
#[test]
fn an_overruled_roll_begins_the_revolt() {
    let mut table = before_a_revolt(|_| {});
    table.does(garrison_of_warsaw(12)).does(overrule(roll(6, 6, 6)));
    assert!(table.game().poland.revolt().is_some());
    assert_eq!(table.victory(), 2);
}

/// 22.7 a: agreed by the table, with nobody in Warsaw.
#[test]
fn an_overruled_dissolution() {
    let mut table = prussian_poland();
    table.does(overrule(dissolve()));
    assert!(matches!(table.game().poland, Poland::Dissolved { by: None, .. }));
    assert_eq!([Power::Poland, Power::Prussia].map(|power| table.scored(power)), [-3, -2]);
    table.does(create(Partitioner::Prussia));
}

/// Nothing falls below nothing, whatever is agreed on.
#[test]
fn nothing_falls_below_nothing() {
    let mut table = prussian_poland();
    table.does(overrule(buy(|basket| basket.infantry = 100)));
    assert_eq!(table.game().purse, Sum::default());
    table.next_phase().does(overrule(Command::LoseFactors {
        from: Store::Corps(CorpsId::Masovia),
        factors: Factors::new(40, 40, 40),
    }));
    assert!(!table.on_map(CorpsId::Masovia));
    table.does(overrule(Command::LoseGuerrillas { province: Province::Posen, count: 9 }));
    assert_eq!(table.game().forces.guerrillas[Province::Posen], 0);
    table.does(overrule(Command::PlaceDepot { at: Place::Abroad }));
    table.does(overrule(krasinski()));
    assert_eq!(table.game().forces.guard, Guard::Came);
    table.does(overrule(Command::LoseShips { fleet: poland_in_arms::model::forces::FleetId::I, ships: 3 }));
}

/// Every act that the rules refuse, agreed on in many states: no panic, and the books stay sound (checked by the kit).
#[test]
fn every_refused_offer_can_be_agreed_on_or_is_refused_again() {
    use poland_in_arms::engine::offers::offers;
    let states: [fn() -> Table; 7] = [
        Table::new,
        prussian_poland,
        french_poland,
        || revolt_in_warsaw(|_| {}),
        || russians_in_warsaw(|_| {}),
        || dissolved(|_| {}),
        || dominant(|_| {}),
    ];
    for state in states {
        let acts: Vec<Command> = offers(state().game())
            .into_iter()
            .filter(|offer| !offer.is_open())
            .map(|offer| overrule(thrown(offer.act)))
            .collect();
        for act in acts {
            let mut table = state();
            if table.tries(act).is_ok() {
                table.does(Command::NextMonth { leave: true }).does(Command::NextMonth { leave: true });
            }
        }
    }
}

/// A correction changes its value, stays, and changes nothing else (base: table).
#[test]
fn corrections_stay() {
    let mut table = prussian_poland();
    table.corrects(Correction::Corps(CorpsId::Posen, Counter::OffMap));
    assert!(!table.on_map(CorpsId::Posen), "it does not come back in the same breath");
    table.corrects(Correction::Factors(Store::Corps(CorpsId::InfantryI), Factors::new(4, 0, 0)));
    assert!(table.on_map(CorpsId::InfantryI), "factors are never nowhere");
    table.corrects(Correction::Corps(CorpsId::InfantryI, Counter::Bought));
    assert!(table.corps(CorpsId::InfantryI).is_none());
    table.corrects(Correction::Leader(Leader::Kosciuszko, LeaderPost::With(CorpsId::Masovia)));
    let nowhere = Correction::Leader(Leader::Kosciuszko, LeaderPost::With(CorpsId::InfantryIV));
    table.refuses(Command::Correct { value: nowhere, reason: "no".to_owned() }, Clause::BaseTable);
    table.corrects(Correction::Bar(0, month(1806, 3)));
    table.at(1806, 3).does(declare(Power::Poland, Power::Prussia));
    let gone = Correction::Bar(0, month(1806, 3));
    table.refuses(Command::Correct { value: gone, reason: "no".to_owned() }, Clause::BaseTable);

    let mut revolt = revolt_in_warsaw(|_| {});
    revolt.corrects(Correction::RevoltHolds(Some(month(1806, 2)))).at(1806, 4);
    assert!(revolt.is_active());
    let mut before = revolt_before_warsaw(|_| {});
    let holds = Correction::RevoltHolds(Some(month(1806, 3)));
    before.refuses(Command::Correct { value: holds, reason: "no".to_owned() }, Clause::BaseTable);
    before.corrects(Correction::RevoltBegan(month(1805, 11))).at(1806, 4);
    assert!(before.game().poland.revolt().is_none());

    let mut occupied = russians_in_warsaw(|_| {});
    occupied.corrects(Correction::OccupationCounts(Some(month(1808, 2)))).does(dissolve_army());
    assert_eq!(occupied.game().phase, Phase::Land);
    occupied.at(1808, 6).does(dissolve());
}
