//! What tables found, each by its clause and with a refused twin.

use crate::table::*;
use poland_in_arms::engine::cliffs::is_late;
use poland_in_arms::game::command::{Cession, Command, Correction};
use poland_in_arms::game::duty::DutyKind;
use poland_in_arms::game::event::Event;
use poland_in_arms::game::refusal::Need;
use poland_in_arms::model::board::FrenchLeader;
use poland_in_arms::model::clause::Clause;
use poland_in_arms::model::date::{GameDate, Phase};
use poland_in_arms::model::forces::{CorpsId, Counter, Factors, Store};
use poland_in_arms::model::place::{City, Province};
use poland_in_arms::model::power::Power;
use poland_in_arms::model::rulings::{EarlyDissolution, RevoltRoll, RevoltStart, SeparatePeace};
use poland_in_arms::rules::s22_6_standing::{Standing, is_provincial, standing};

/// All that Dominance asks, but for Podolia.
fn all_but_podolia() -> Table {
    let mut table = all_seven(|_| {});
    table.does(cede(Province::Podolia, Power::Russia));
    table.does_all(Province::CONQUESTS.map(|province| cede(province, Power::Poland)));
    table.does(declare(Power::Poland, Power::France)).next_phase();
    table.at(1806, 2).does(peace(Power::Poland, Power::France));
    table
}

/// Whether the Polish player has dissolved the army.
fn consents(table: &Table) -> bool {
    table.game().poland.active().is_some_and(|poland| poland.army_dissolved)
}

#[test]
fn s22_3k_the_province_that_makes_poland_dominant_brings_its_corps() {
    let mut table = all_but_podolia();
    assert!(standing(table.game()) == Standing::Independent && !table.on_map(CorpsId::Podolia));
    table.does(cede(Province::Podolia, Power::Poland));
    assert_eq!(standing(table.game()), Standing::Dominant);
    assert_eq!(table.corps(CorpsId::Podolia), Factors::new(0, 0, 3));
    assert!(table.on_map(CorpsId::Podolia) && !is_provincial(table.game(), CorpsId::Podolia));
}

/// Its twin: a corps that was destroyed before does not come a second time with Dominance.
#[test]
fn s22_3k_dominance_alone_brings_no_corps() {
    let mut table = all_seven(|_| {});
    table.does_all(Province::CONQUESTS.map(|province| cede(province, Power::Poland)));
    table.does(declare(Power::Poland, Power::France)).does(destroy(CorpsId::Podolia)).next_phase();
    table.at(1806, 2).does(peace(Power::Poland, Power::France));
    assert!(standing(table.game()) == Standing::Dominant && !table.on_map(CorpsId::Podolia));
}

/// Russia, at war, in Warsaw: Masovia's corps is not filled, that of Posen is.
#[test]
fn s22_3k_no_raising_while_an_enemy_holds_the_capital() {
    let mut table = prussian_poland();
    table.at(1806, 2).does(declare(Power::Russia, Power::Poland)).in_phase(Phase::Land);
    table.does(capture(City::Warsaw, Power::Russia)).does(lose(CorpsId::Masovia, Factors::new(2, 0, 0)));
    table.at(1806, 7).next_phase();
    table.refuses_for(raise(), Clause::S22_3k, Need::CapitalsFree(vec![Province::Masovia]));
    assert!(!table.duties().contains(&DutyKind::RaiseProvincials));
    table.does(lose(CorpsId::Posen, Factors::new(1, 0, 0))).does(raise());
    assert_eq!(table.corps(CorpsId::Posen), Factors::new(4, 0, 0));
    assert_eq!(table.corps(CorpsId::Masovia), Factors::new(2, 0, 0));
    // Its twin: a Warsaw of Poland's own.
    table.at(1807, 1).does(peace(Power::Russia, Power::Poland)).next_phase().does(raise());
    assert_eq!(table.corps(CorpsId::Masovia), Factors::new(4, 0, 0));
}

/// 22.2.3 m, ruling revolt-start, as in o: of 25 militia 12 are left in IV corps.
#[test]
fn s22_2_3m_survivors_count_towards_the_militia_of_a_first_start() {
    let mut table = revolt_in_warsaw(|rulings| rulings.revolt_start = RevoltStart::FirstStart);
    table.does(lose(CorpsId::InfantryIV, Factors::new(0, 8, 0))).at(1806, 5);
    assert_eq!(table.corps(CorpsId::InfantryIV), Factors::new(0, 12, 0));
    assert_eq!(table.game().forces.pool, Factors::new(5, 13, 0));
    // Its twin: by default there is nothing besides.
    let mut table = revolt_in_warsaw(|_| {});
    table.does(lose(CorpsId::InfantryIV, Factors::new(0, 8, 0))).at(1806, 5);
    assert!(table.is_active() && table.game().forces.pool.is_none());
}

#[test]
fn s22_7c_consent_while_the_holder_of_warsaw_is_besieged() {
    let mut table = russians_in_warsaw(|_| {});
    table.does(besiege(City::Warsaw, Power::Poland)).does(dissolve_army());
    assert!(consents(&table));
    // The consent stands, but the months count from the end of the siege only.
    table.at(1808, 8).refuses(dissolve(), Clause::S22_7a);
    table.does(lift(City::Warsaw)).refuses_until(dissolve(), Clause::S22_7b, month(1808, 11));
    table.at(1808, 11).does(dissolve());

    // Besieged since before there was a Poland: no occupation was booked, and the consent stands all the same.
    let mut table = french_poland();
    assert!(table.game().board.occupation.is_none());
    table.does(dissolve_army()).next_phase();
    assert!(consents(&table));
}

#[test]
fn s22_7c_no_consent_without_an_enemy_in_warsaw() {
    let mut table = russians_in_warsaw(|_| {});
    table.does(besiege(City::Warsaw, Power::Poland)).does(dissolve_army());
    table.does(capture(City::Warsaw, Power::Poland));
    assert!(!consents(&table));
    table.does(besiege(City::Warsaw, Power::Russia));
    table.refuses_for(dissolve_army(), Clause::S22_7c, Need::WarsawOccupied);
}

/// 22.7 c: the two months are over already, so the consent and the end may come in one Political phase, in either reading.
#[test]
fn s22_7c_consent_and_dissolution_in_one_phase() {
    for reading in [EarlyDissolution::Both, EarlyDissolution::ArmyAlone] {
        let mut table = russians_in_warsaw(|rulings| rulings.early_dissolution = reading);
        table.at(1808, 8).does(dissolve_army()).does(dissolve());
        assert!(!table.is_active());
        let mut early = russians_in_warsaw(|rulings| rulings.early_dissolution = reading);
        early.at(1808, 7).does(dissolve_army()).refuses(dissolve(), Clause::S22_7b);
    }
}

/// Base: war.
#[test]
fn situation_58_a_called_ally_who_joins_against_his_own_ally_breaks_that_alliance() {
    let mut table = Table::new();
    table.does_all([ally(Power::France, Power::Spain), ally(Power::France, Power::Russia)]);
    table.does(declare(Power::Spain, Power::Russia)).does(join(Power::France, Power::Spain, Power::Russia));
    assert_eq!((table.scored(Power::France), table.scored(Power::Russia)), (-2, 0));
    assert!(!table.game().diplomacy.allied(Power::France, Power::Russia));
    // Its twins: who is no ally of the enemy joins free, and who declares war on an ally pays once.
    let mut table = Table::new();
    table.does(ally(Power::France, Power::Spain)).does(declare(Power::Spain, Power::Russia));
    table.does(join(Power::France, Power::Spain, Power::Russia));
    assert_eq!(table.scored(Power::France), 0);
    table.does(declare(Power::France, Power::Spain));
    assert_eq!(table.scored(Power::France), -5);
}

/// 22.2.1 k: Poland, called against its creator, leaves that alliance at the cost of breaking it.
#[test]
fn s22_2_1k_poland_joins_a_war_against_an_ally() {
    let mut table = prussian_poland();
    table.does(ally(Power::Poland, Power::Russia)).does(ally(Power::Poland, Power::Austria));
    table.does(declare(Power::Austria, Power::Russia)).does(join(
        Power::Poland,
        Power::Austria,
        Power::Russia,
    ));
    assert_eq!(table.scored(Power::Poland), -2);
    table.refuses(break_with(Power::Poland, Power::Russia), Clause::BaseWar);
}

#[test]
fn s22_5c_masovia_conquered_by_another_power_is_an_occupation_too() {
    let mut table = prussian_poland();
    table.does(declare(Power::Turkey, Power::Poland)).in_phase(Phase::Land);
    table.does(conquer(Province::Masovia, Power::Turkey));
    assert_eq!((table.scored(Power::Poland), table.scored(Power::Prussia)), (-2, -1));
    assert!(table.cited(Clause::S22_5d) && !table.game().warsaw_is_polish());
    // Its twins: an occupation that was booked is not booked again, and Posen is no Warsaw.
    let mut table = prussian_poland();
    table.does(declare(Power::Turkey, Power::Poland)).in_phase(Phase::Land);
    table.does(capture(City::Warsaw, Power::Turkey)).does(conquer(Province::Masovia, Power::Turkey));
    assert_eq!((table.scored(Power::Poland), table.scored_in_all(Power::Prussia)), (0, 1 + 3 - 1));
    table.does(conquer(Province::Posen, Power::Turkey));
    assert_eq!(table.scored(Power::Poland), 0);
    // The three take no province of the seven: they occupy it (22.5 b).
    let mut table = prussian_poland();
    table.does(declare(Power::Russia, Power::Poland)).in_phase(Phase::Land);
    table.refuses(conquer(Province::Masovia, Power::Russia), Clause::S22_5b);
}

/// March 1806: France besieges the Warsaw of Prussia, in which the rebels then rise.
fn rebels_in_a_besieged_warsaw() -> Table {
    let mut table = before_a_revolt(|_| {});
    table.does(declare(Power::France, Power::Prussia)).does(besiege(City::Warsaw, Power::France));
    table.at(1806, 4).does(roll_before_empty_warsaw(6, 6, 4));
    table
}

/// The power that besieges a city, and since when.
fn siege_of(table: &Table, city: City) -> Option<(Power, GameDate)> {
    table.game().board.cities[city].siege.map(|siege| (siege.by, siege.since))
}

#[test]
fn s22_2_3o_a_siege_of_warsaw_stands_when_rebels_rise_in_the_city() {
    let mut table = rebels_in_a_besieged_warsaw();
    assert_eq!(siege_of(&table, City::Warsaw), Some((Power::France, month(1806, 3))));
    table.does(leader_at_warsaw(FrenchLeader::Napoleon)).does(create_by_france());
    assert!(table.saw(&Event::SiegeEnded(City::Warsaw)) && siege_of(&table, City::Warsaw).is_none());
    // Its twin: lifted, it stands no more.
    let mut table = rebels_in_a_besieged_warsaw();
    table.does(lift(City::Warsaw)).does(leader_at_warsaw(FrenchLeader::Napoleon));
    table.refuses_for(create_by_france(), Clause::S22_2_2b, Need::FrenchAtWarsaw);
}

#[test]
fn s22_2_3o_when_a_revolt_ends_its_enemies_sieges_go_on() {
    let mut table = rebels_in_a_besieged_warsaw();
    table.does(destroy(CorpsId::InfantryIV));
    assert_eq!(table.game().board.cities[City::Warsaw].holder, Power::Prussia);
    assert_eq!(siege_of(&table, City::Warsaw), Some((Power::France, month(1806, 3))));
    // Its twin: a power at peace with Prussia besieged the rebels alone, and goes; the books say so.
    let mut table = revolt_in_warsaw(|_| {});
    table.does(besiege(City::Warsaw, Power::Austria)).does(destroy(CorpsId::InfantryIV));
    assert!(table.saw(&Event::SiegeEnded(City::Warsaw)) && siege_of(&table, City::Warsaw).is_none());
    // A success is at peace with all, and every siege ends.
    let mut table = rebels_in_a_besieged_warsaw();
    table.at(1806, 6);
    assert!(table.is_active() && table.saw(&Event::SiegeEnded(City::Warsaw)));
}

/// 22.2.3 o: a city that passes to a third power keeps the siege of that power's enemy, and no other.
#[test]
fn no_siege_is_dropped_without_a_fact() {
    let mut table = prussian_poland();
    table.does(declare(Power::Russia, Power::Poland)).does(declare(Power::Austria, Power::Russia));
    table.does(declare(Power::Spain, Power::Poland)).does(besiege(City::Thorn, Power::Spain));
    table.does(besiege(City::Warsaw, Power::Russia)).does(capture(City::Warsaw, Power::Austria));
    assert_eq!(siege_of(&table, City::Warsaw), Some((Power::Russia, month(1806, 1))));
    table.does(capture(City::Thorn, Power::Austria));
    assert!(table.saw(&Event::SiegeEnded(City::Thorn)) && siege_of(&table, City::Thorn).is_none());
    // Nor does a Polish siege outlast the war.
    let mut table = prussian_poland();
    table.does(declare(Power::Poland, Power::Russia)).does(besiege(City::Vilna, Power::Poland));
    table.at(1806, 2).does(peace(Power::Poland, Power::Russia));
    assert!(table.saw(&Event::SiegeEnded(City::Vilna)) && siege_of(&table, City::Vilna).is_none());
}

/// The peaces of one suit by Prussia: France's and Poland's.
fn suit_of_prussia() -> [Command; 2] {
    [Power::France, Power::Poland].map(|victor| surrender(Power::Prussia, victor, &[], 18))
}

#[test]
fn s22_2_2f_a_suit_against_france_is_one_with_poland_in_either_order() {
    let [france, poland] = suit_of_prussia();
    for (one, other) in [(&france, &poland), (&poland, &france)] {
        let mut table = french_poland();
        let points = |table: &Table| (table.game().marker, table.scored_in_all(Power::France));
        let before = points(&table);
        table.does(one.clone());
        assert!(table.game().board.occupation.is_none() && table.duties().contains(&DutyKind::EndSuit));
        table.refuses(Command::NextPhase { leave: false }, Clause::S22_2_2f);
        table.does(other.clone());
        assert!(points(&table) == before && table.enemies().is_empty() && table.duties().is_empty());
        assert_eq!(table.game().board.cities[City::Warsaw].holder, Power::Poland);
    }
}

#[test]
fn s22_2_2f_a_suit_left_half_done_has_its_price() {
    let [france, _] = suit_of_prussia();
    let mut table = french_poland();
    table.does(france).next_phase();
    assert_eq!((table.scored(Power::Poland), table.scored(Power::France)), (-2, -1));
    assert!(table.duties().iter().all(|duty| *duty != DutyKind::EndSuit));
    // Its twin: France's own surrender is no suit against it, and costs at once.
    let mut table = french_poland();
    table.does(surrender(Power::France, Power::Prussia, &[], 18));
    assert_eq!((table.scored(Power::Poland), table.scored(Power::France)), (-2, -1));
}

/// 22.2.2 f, ruling separate-peace: where every peace is barred, that of a suit is not.
#[test]
fn s22_2_2f_no_ruling_bars_the_peace_of_a_suit() {
    for first in [0, 1] {
        let mut table = napoleon_before_warsaw(|rulings| rulings.separate_peace = SeparatePeace::AnyPeace);
        table.does(create_by_france());
        let suit = suit_of_prussia();
        table.does(suit[first].clone()).does(suit[1 - first].clone());
        // Its twins: a peace outside of the suit, and one that is none.
        table.does(declare(Power::Poland, Power::Spain));
        table.refuses(peace(Power::Poland, Power::Spain), Clause::S22_2_2f);
        table.refuses(surrender(Power::Spain, Power::Poland, &[], 0), Clause::S22_2_2f);
    }
    let mut table = french_poland();
    table.refuses(surrender(Power::Poland, Power::Prussia, &[], 0), Clause::S22_2_2f);
}

#[test]
fn s22_2_2f_troops_that_the_books_know_bar_a_separate_peace_unnoted() {
    let mut table = french_poland();
    table.does(french_leave(Province::Masovia)).does(french_leave(Province::WestGalicia));
    let need = || Need::FrenchGone(vec![Province::Masovia]);
    table.refuses_for(peace(Power::Poland, Power::Prussia), Clause::S22_2_2f, need());
    // A garrison as well as a siege.
    table.does(capture(City::Warsaw, Power::France));
    table.refuses_for(peace(Power::Poland, Power::Prussia), Clause::S22_2_2f, need());
    // Its twin: a city of Poland's own.
    table.does(capture(City::Warsaw, Power::Poland)).allows(&peace(Power::Poland, Power::Prussia));
}

/// 22.2.2 h: what the books know counts for France's creation, too; what France holds by cession is no garrison.
#[test]
fn s22_2_2h_a_french_garrison_makes_a_province_polish() {
    let mut table = napoleon_before_warsaw(|_| {});
    table.does(capture(City::Czernowitz, Power::France)).does(cede(Province::Podolia, Power::France));
    table.does(create_by_france());
    let provinces = [Province::Masovia, Province::Posen, Province::WestGalicia, Province::EastGalicia];
    assert_eq!(table.poland(), provinces);
}

/// Poland and Russia at peace, the loser named or not, these provinces going to these powers.
fn terms(loser: Option<Power>, ceded: &[(Province, Power)]) -> Command {
    let ceded = ceded.iter().map(|(province, to)| Cession { province: *province, to: *to }).collect();
    Command::MakePeace { one: Power::Poland, other: Power::Russia, loser, ceded, months: 18 }
}

/// Base: peace.
#[test]
fn situation_60_terms_of_a_peace() {
    use Power::{Austria, Britain, Poland, Prussia, Russia};
    use Province::{EastGalicia, EastPrussia, Lithuania, Livonia, Masovia, Polesia, Posen};
    let mut table = prussian_poland();
    table.does(declare(Poland, Russia)).does(conquer(Lithuania, Poland)).does(conquer(Livonia, Poland));
    table.at(1806, 2);
    let refused = [
        (terms(Some(Russia), &[(Masovia, Russia)]), Need::LoserCedes(Russia)),
        (terms(Some(Russia), &[(Polesia, Poland), (Polesia, Poland)]), Need::CededOnce(Polesia)),
        (terms(Some(Prussia), &[]), Need::PartyToPeace(Prussia)),
        (terms(Some(Russia), &[(Livonia, Britain)]), Need::PartyToPeace(Britain)),
        (terms(None, &[(Livonia, Britain)]), Need::PartyToPeace(Britain)),
        (terms(Some(Russia), &[(EastPrussia, Poland)]), Need::HasToCede(EastPrussia, Russia)),
        (terms(None, &[(EastGalicia, Russia)]), Need::HasToCede(EastGalicia, Poland)),
        (terms(Some(Russia), &[(Posen, Poland)]), Need::NotControlledBy(Posen, Poland)),
        (terms(Some(Poland), &[(Polesia, Poland)]), Need::LoserCedes(Poland)),
    ];
    for (act, need) in refused {
        table.refuses_for(act, Clause::BasePeace, need);
    }
    // What a third power has conquered from the loser is not the loser's to cede.
    table.does(declare(Austria, Russia)).does(conquer(Polesia, Austria));
    let need = Need::HasToCede(Polesia, Russia);
    table.refuses_for(terms(Some(Russia), &[(Polesia, Poland)]), Clause::BasePeace, need);
    // Its twins: what the other has conquered, what the loser controls, and by agreement what each controls.
    let podolia = Province::Podolia;
    for act in [
        terms(Some(Russia), &[(Livonia, Poland), (podolia, Poland)]),
        terms(Some(Poland), &[(Masovia, Russia)]),
        terms(None, &[(Masovia, Russia), (podolia, Poland), (Livonia, Poland)]),
    ] {
        table.allows(&act);
    }
}

/// A Dominant Poland that has paid for the counter of Podolia's destroyed corps and then lost Dominance with Livonia.
fn podolia_paid_for() -> Table {
    let mut table = dominant(|_| {});
    table.does(destroy(CorpsId::Podolia)).at(1806, 3).books();
    table.does(buy(|basket| basket.corps = vec![CorpsId::Podolia]));
    assert_eq!(table.game().forces.corps[CorpsId::Podolia].counter, Counter::Bought);
    table.does(cede(Province::Livonia, Power::Russia));
    table
}

#[test]
fn s22_6e_a_paid_counter_outlasts_a_free_raising() {
    let counter = |table: &Table| table.game().forces.corps[CorpsId::Podolia].counter;
    let regain = || cede(Province::Livonia, Power::Poland);
    let mut table = podolia_paid_for();
    assert!(!table.on_map(CorpsId::Podolia), "paid for, it does not come by itself");
    table.does(regain());
    assert_eq!(counter(&table), Counter::Bought, "Dominance is back, and the counter may be placed");
    table.does(cede(Province::Livonia, Power::Russia)).at(1806, 7).next_phase().does(raise());
    assert_eq!(table.corps(CorpsId::Podolia), Factors::new(0, 0, 3));
    table.does(regain()).does(destroy(CorpsId::Podolia));
    assert_eq!(counter(&table), Counter::Bought, "the raising was free: the counter is still paid for");
    // Its twin: it is paid for once.
    table.corrects(Correction::Factors(Store::Pool, Factors::new(0, 0, 6)));
    table.does(place(CorpsId::Podolia, City::Warsaw, Factors::new(0, 0, 3))).does(destroy(CorpsId::Podolia));
    assert_eq!(counter(&table), Counter::OffMap);
    let again = place(CorpsId::Podolia, City::Warsaw, Factors::new(0, 0, 3));
    table.refuses_for(again, Clause::S22_3m, Need::CounterBought);
}

/// 22.6 e: nor does the loss of the province use it up, and the corps comes with its province as ever.
#[test]
fn s22_6e_a_paid_counter_outlasts_its_province() {
    let mut table = podolia_paid_for();
    table.does(cede(Province::Podolia, Power::Russia)).does(cede(Province::Podolia, Power::Poland));
    assert!(table.on_map(CorpsId::Podolia) && table.game().forces.corps[CorpsId::Podolia].paid);
}

#[test]
fn s22_2h_diplomacy_after_the_revolt_roll_is_late() {
    let mut table = before_a_revolt(|_| {});
    let acts = [
        declare(Power::Spain, Power::Turkey),
        ally(Power::France, Power::Spain),
        peace(Power::Russia, Power::Prussia),
    ];
    assert!(acts.iter().all(|act| !is_late(table.game(), act)));
    table.does(roll(1, 1, 1));
    assert!(
        acts.iter().all(|act| is_late(table.game(), act))
            && is_late(table.game(), &overrule(acts[0].clone()))
    );
    // It is taken all the same; what is no diplomacy has no such place, and the next month begins anew.
    table.does_all(acts.clone());
    assert!(!is_late(table.game(), &capture(City::Posen, Power::Russia)));
    table.at(1806, 4);
    assert!(!is_late(table.game(), &acts[0]));
    // Its twin: where the roll comes first, diplomacy follows it.
    let mut first = before_a_revolt(|rulings| rulings.revolt_roll = RevoltRoll::First);
    first.does(roll(1, 1, 1));
    assert!(acts.iter().all(|act| !is_late(first.game(), act)));
}

/// 22.5 f: conquests are none of the seven; 22.7 g: what Turkey had conquered goes back, too.
#[test]
fn s22_5f_the_last_of_the_seven_and_s22_7g_what_an_enemy_had_conquered() {
    let mut table = prussian_poland();
    table.does(cede(Province::Livonia, Power::Poland)).does(declare(Power::Turkey, Power::Poland));
    table.does(cede(Province::Posen, Power::Prussia)).in_phase(Phase::Land);
    assert!(!table.game().done.landless);
    table.does(conquer(Province::Masovia, Power::Turkey));
    assert!(table.game().done.landless, "Livonia is no home");
    table.at(1806, 2);
    assert!(!table.is_active());
    for (province, holder) in [(Province::Masovia, Power::Prussia), (Province::Livonia, Power::Russia)] {
        assert_eq!(table.game().board.controller(province), holder);
    }
}
