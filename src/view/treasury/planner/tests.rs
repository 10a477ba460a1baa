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

/// A plan, read from the page.
struct Planned {
    reaches: String,
    /// Each line with its figure.
    accounts: Vec<(String, String)>,
    limits: Vec<(String, Option<Clause>)>,
    basket: Basket,
}

fn plan(campaign: &Campaign, goal: &Goal) -> Planned {
    let blocks = planned(campaign.game(), &Basket::default(), goal);
    let Block::Text(reaches, _) = &blocks[0] else { panic!("{:?}", blocks[0]) };
    let rows: Vec<&Row> = blocks
        .iter()
        .flat_map(|block| match block {
            Block::Rows(rows) => rows.iter(),
            _ => [].iter(),
        })
        .collect();
    let account = |row: &&Row| Some((row.title.words(), row.figure.clone()?.value));
    let limit = |row: &&&Row| row.figure.is_none();
    let basket = blocks.iter().find_map(|block| match block {
        Block::Deeds(_, deeds) => match &deeds[0].action {
            Action::Basket(basket) => Some((**basket).clone()),
            other => panic!("{other:?}"),
        },
        _ => None,
    });
    Planned {
        reaches: reaches.words(),
        accounts: rows.iter().filter_map(account).collect(),
        limits: rows.iter().filter(limit).map(|row| (row.text.words(), row.cite)).collect(),
        basket: basket.unwrap_or_default(),
    }
}

fn told(pairs: &[(&str, &str)]) -> Vec<(String, String)> {
    pairs.iter().map(|(label, value)| ((*label).to_owned(), (*value).to_owned())).collect()
}

fn limit(text: &str, clause: Clause) -> [(String, Option<Clause>); 1] {
    [(text.to_owned(), Some(clause))]
}

/// The chips of what is kept, and whether they are pressed.
fn keeps(campaign: &Campaign, goal: &Goal) -> Vec<(String, Option<bool>)> {
    let chips = asked(campaign.game(), goal).into_iter().find_map(|block| match block {
        Block::Deeds(_, deeds) => Some(deeds),
        _ => None,
    });
    chips.expect("chips").into_iter().map(|chip| (chip.label, chip.pressed)).collect()
}

#[test]
fn s22_3m_a_plan_is_made_before_its_phase_and_accepted_in_it() {
    let mut campaign = settled();
    let wanted = goal(Kind::Infantry);
    // 5 $ now; March brings 21 $ and 9 MP: four infantry in a corps that is bought.
    let planned = plan(&campaign, &wanted);
    assert_eq!(planned.reaches, "4 factors of infantry.");
    let accounts = told(&[
        ("4 × infantry", "12 $ · 8 MP"),
        ("1 × new corps", "1 $"),
        ("Total", "13 $ · 8 MP"),
        ("Left of 26 $ · 9 MP in March 1806", "13 $ · 1 MP"),
        ("Upkeep to come", "1 $"),
    ]);
    assert_eq!(planned.accounts, accounts);
    let limits = limit("Manpower is the limit: with more, there would be more.", Clause::S22_3m);
    assert_eq!(planned.limits, limits);
    at(&mut campaign, 1806, 3);
    in_phase(&mut campaign, Phase::Economic);
    let book = close_quarter(campaign.game());
    play(&mut campaign, [book]);
    let now = plan(&campaign, &wanted);
    assert_eq!((&now.basket, &now.accounts), (&planned.basket, &accounts));
    assert_eq!(judge(campaign.game(), &Command::Buy(now.basket.clone())), []);
    play(&mut campaign, [Command::Buy(now.basket)]);
    let expected =
        [("Keep nothing".to_owned(), Some(true)), ("Keep the upkeep to come, 1 $".to_owned(), Some(false))];
    assert_eq!(keeps(&campaign, &wanted), expected);
    let kept = Goal { keep: Sum::new(1, 0), ..wanted };
    assert_eq!(
        keeps(&campaign, &kept).iter().map(|(_, on)| *on).collect::<Vec<_>>(),
        [Some(false), Some(true)]
    );
}

#[test]
fn what_is_kept_is_named_with_its_limit() {
    let campaign = settled();
    let kept = Goal { keep: Sum::new(20, 0), ..goal(Kind::Infantry) };
    let planned = plan(&campaign, &kept);
    assert_eq!(planned.reaches, "1 factor of infantry.");
    assert!(
        planned.accounts.iter().any(|(label, value)| label.starts_with("Left of ") && value == "22 $ · 7 MP")
    );
    let limits =
        limit("Money is the limit, 20 $ of it kept in hand: with more, there would be more.", Clause::S22_3m);
    assert_eq!(planned.limits, limits);
    let all = Goal { keep: Sum::new(26, 9), ..kept };
    let planned = plan(&campaign, &all);
    assert_eq!(planned.reaches, "No infantry can be bought.");
    assert_eq!(
        planned.limits[0].0,
        "More would need money and manpower together; one alone changes nothing."
    );
    assert!(planned.accounts.is_empty() && planned.basket.is_empty());
}

#[test]
fn s22_3f_j_goals_and_the_guard() {
    let mut campaign = settled();
    let strength = asked(campaign.game(), &goal(Kind::Strength));
    let Block::Text(means, _) = &strength[1] else { panic!("{strength:?}") };
    assert_eq!(means.words(), "Factors times their morale: infantry 3.5, militia 2 and cavalry 4.");
    let Block::Form(fields) = &strength[0] else { panic!("{strength:?}") };
    assert_eq!((fields.len(), fields[0].1.value.as_str()), (1, "Most strength"));
    // 4 infantry of 3.5, with 9 MP.
    assert_eq!(plan(&campaign, &goal(Kind::Strength)).reaches, "Strength 14: factors times morale.");
    let mut state = PageState::default();
    for (key, answer) in [
        ("plan/goal", "Fill corps"),
        ("plan/corps/i-cavalry", "yes"),
        ("plan/corps/ii-infantry", "yes"),
        ("plan/corps/i-cavalry", "no"),
    ] {
        state.put(key.into(), answer.into());
    }
    let fill = super::goal(&state);
    assert_eq!((fill.kind, &fill.corps[..]), (Kind::Fill, &[CorpsId::InfantryII][..]));
    let Block::Form(named) = asked(campaign.game(), &fill).remove(0) else { panic!("fields come first") };
    assert_eq!(named.len(), 1 + 6, "the goal, and the regular corps");
    let of = |corps: CorpsId| {
        let key = format!("plan/corps/{}", corps.id());
        let (ask, answer) = named.iter().find(|(ask, _)| ask.key == key).expect("it can be named");
        (ask.hint.clone().unwrap_or_default(), answer.value.clone())
    };
    let answers = |note: &str, answer: &str| (note.to_owned(), answer.to_owned());
    assert_eq!(of(CorpsId::CavalryI), answers("I Cavalry comes only with Krasiński.", "no"));
    assert_eq!(of(CorpsId::InfantryII), answers("8 places, the counter to be bought", "yes"));
    assert_eq!(plan(&campaign, &fill).reaches, "4 of 8 free places filled, with those waiting and on order.");
    let more = Correction::Manpower(crate::model::quantity::Manpower::new(30));
    play(&mut campaign, [Command::Correct { value: more, reason: "so".into() }]);
    let full = plan(&campaign, &fill);
    assert_eq!(full.limits, limit("The corps named are full then.", Clause::S22_3a));
    let guard = Goal { corps: vec![CorpsId::CavalryI], ..fill };
    let limits = plan(&campaign, &guard).limits;
    let expected = "I Cavalry corps cannot be bought. I Cavalry comes only with Krasiński.";
    assert_eq!(limits, limit(expected, Clause::S22_3f));
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
        assert_eq!(planned.limits, limit("Infantry cannot be bought. There is no Poland.", Clause::S22_2i));
    }
}
