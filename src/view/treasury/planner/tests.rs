//! Plans of Prussia's Poland of March 1806, and of others.

use super::*;
use crate::engine::decide::judge;
use crate::engine::offers::close_quarter;
use crate::game::command::{Command, Correction};
use crate::model::date::Phase;
use crate::model::place::City;
use crate::view::forces::tests::{at, campaign, in_phase, play, prussian_poland};

fn goal(kind: Kind) -> Goal {
    Goal { kind, keep: Sum::default(), corps: Vec::new() }
}

/// January 1806, everything in garrison.
fn settled() -> Campaign {
    let mut campaign = prussian_poland();
    in_phase(&mut campaign, Phase::Reinforcement);
    let factors = campaign.game().forces.pool;
    play(&mut campaign, [Command::Garrison { city: City::Warsaw, factors }]);
    at(&mut campaign, 1806, 2);
    campaign
}

fn labels(lines: &[Line]) -> Vec<(&str, &str)> {
    lines.iter().map(|line| (line.label.as_str(), line.value.as_str())).collect()
}

#[test]
fn s22_3m_a_plan_is_made_before_its_phase_and_accepted_in_it() {
    let mut campaign = settled();
    let wanted = goal(Kind::Infantry);
    // 5 $ now; March brings 21 $ and 9 MP: four infantry in a corps that is bought.
    let planned = plan(&campaign, &wanted);
    assert_eq!(planned.hand, "26 $ · 9 MP in March 1806");
    assert_eq!(planned.reaches, "4 factors of infantry.");
    assert_eq!(labels(&planned.buys), [("4 × infantry", "12 $ · 8 MP"), ("1 × new corps", "1 $")]);
    assert_eq!((planned.total.value.as_str(), planned.left.as_str()), ("13 $ · 8 MP", "13 $ · 1 MP"));
    assert_eq!(planned.upkeep.value, "1 $");
    let limits = [("Manpower is the limit: with more, there would be more.".to_owned(), "22.3 m")];
    assert_eq!(planned.limits, limits);
    at(&mut campaign, 1806, 3);
    in_phase(&mut campaign, Phase::Economic);
    let book = close_quarter(campaign.game());
    play(&mut campaign, [book]);
    let now = plan(&campaign, &wanted);
    assert_eq!((&now.basket, now.hand.as_str()), (&planned.basket, "26 $ · 9 MP in March 1806"));
    assert_eq!(judge(campaign.game(), &Command::Buy(now.basket.clone())), []);
    play(&mut campaign, [Command::Buy(now.basket)]);
    let keep: Vec<(String, Sum, bool)> =
        keeps(&campaign, &wanted).into_iter().map(|row| (row.label, row.keep, row.chosen)).collect();
    let expected = [
        ("Keep nothing".to_owned(), Sum::default(), true),
        ("Keep the upkeep to come, 1 $".to_owned(), Sum::new(1, 0), false),
    ];
    assert_eq!(keep, expected);
}

#[test]
fn what_is_kept_is_named_with_its_limit() {
    let campaign = settled();
    let kept = Goal { keep: Sum::new(20, 0), ..goal(Kind::Infantry) };
    let planned = plan(&campaign, &kept);
    assert_eq!((planned.reaches.as_str(), planned.left.as_str()), ("1 factor of infantry.", "22 $ · 7 MP"));
    let limits = [(
        "Money is the limit, 20 $ of it kept in hand: with more, there would be more.".to_owned(),
        "22.3 m",
    )];
    assert_eq!(planned.limits, limits);
    let all = Goal { keep: Sum::new(26, 9), ..kept };
    let planned = plan(&campaign, &all);
    assert_eq!(planned.reaches, "No infantry can be bought.");
    assert_eq!(
        planned.limits[0].0,
        "More would need money and manpower together; one alone changes nothing."
    );
    assert!(planned.buys.is_empty() && planned.basket.is_empty());
}

#[test]
fn s22_3f_j_goals_and_the_guard() {
    let mut campaign = settled();
    let rows = goals(&campaign, &goal(Kind::Strength));
    assert_eq!(rows[1].note, "Factors times their morale: infantry 3.5, militia 2 and cavalry 4.");
    assert_eq!(rows.iter().map(|row| row.chosen).collect::<Vec<_>>(), [false, true, false]);
    // 4 infantry of 3.5, with 9 MP.
    assert_eq!(plan(&campaign, &goal(Kind::Strength)).reaches, "Strength 14: factors times morale.");
    let mut fill = goal(Kind::Fill);
    toggle(&mut fill, CorpsId::CavalryI);
    toggle(&mut fill, CorpsId::InfantryII);
    toggle(&mut fill, CorpsId::CavalryI);
    assert_eq!(fill.corps, [CorpsId::InfantryII]);
    let named = named_corps(&campaign, &fill);
    assert_eq!(named.len(), 6, "the regular corps");
    let of = |corps| named.iter().find(|one| one.corps == corps).expect("it can be named");
    assert_eq!(of(CorpsId::CavalryI).note, "I Cavalry comes only with Krasiński.");
    assert_eq!(of(CorpsId::InfantryII).note, "8 places, the counter to be bought");
    assert!(of(CorpsId::InfantryII).chosen && !of(CorpsId::CavalryI).chosen);
    assert_eq!(plan(&campaign, &fill).reaches, "4 of 8 free places filled, with those waiting and on order.");
    let more = Correction::Manpower(crate::model::quantity::Manpower::new(30));
    play(&mut campaign, [Command::Correct { value: more, reason: "so".into() }]);
    let full = plan(&campaign, &fill);
    assert_eq!(full.limits, [("The corps named are full then.".to_owned(), "22.3 a")]);
    let guard = Goal { corps: vec![CorpsId::CavalryI], ..fill };
    let limits = plan(&campaign, &guard).limits;
    let expected = "I Cavalry corps cannot be bought. I Cavalry comes only with Krasiński.";
    assert_eq!(limits, [(expected.to_owned(), "22.3 f")]);
    // In the example IV Infantry holds its 20 factors.
    let example = crate::view::example::example().expect("the example is played by the rules");
    let full = Goal { corps: vec![CorpsId::InfantryIV], ..goal(Kind::Fill) };
    assert_eq!(plan(&example, &full).reaches, "The corps named have no free place.");
    assert_eq!(plan(&campaign, &goal(Kind::Fill)).reaches, "Name the corps to be filled.");
}

#[test]
fn s22_2i_without_a_poland() {
    for kind in Kind::ALL {
        let planned = plan(&campaign(), &goal(kind));
        assert_eq!(planned.limits, [("Infantry cannot be bought. There is no Poland.".to_owned(), "22.2 i")]);
    }
}
