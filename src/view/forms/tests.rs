use super::*;
use crate::engine::campaign::Campaign;
use crate::engine::offers::offers;
use crate::model::power::Power;
use crate::model::quantity::Die;
use crate::model::setup::{CampaignEnd, Setup};
use crate::view::form::Kind;

fn campaign() -> Campaign {
    let setup = Setup {
        name: "Test".into(),
        bid: 0,
        die: None,
        die_source: None,
        start_square: 12,
        end: CampaignEnd::Dec1815,
        rulings: Default::default(),
        house: Default::default(),
        wars: Vec::new(),
        alliances: Vec::new(),
        late: None,
    };
    Campaign::begin(setup).expect("a plain setup is playable")
}

#[test]
fn every_answer_a_form_offers_goes_into_the_act() {
    let campaign = campaign();
    let game = campaign.game();
    for offer in offers(game) {
        let filling = Filling::new(&campaign, offer.act.clone());
        for (ask, _) in filling.asked(game) {
            let answers: Vec<String> = match &ask.kind {
                Kind::Choice { options, .. } | Kind::Pick(options) => {
                    options.iter().map(|(id, _)| id.clone()).collect()
                }
                Kind::Steps { most, .. } => vec![most.to_string()],
                Kind::Toggle => vec!["yes".into(), "no".into()],
                Kind::Text => vec!["words".into()],
                Kind::Dice { names, .. } => {
                    vec![Thrown::all(&vec![Die::FACES[3]; names.len()], DiceSource::App).answer()]
                }
                Kind::Number { .. } | Kind::Month => panic!("no act asks so"),
            };
            for answer in answers {
                let after = filling.answered(game, &ask.key, &answer).asked(game);
                let now = after.iter().find(|(one, _)| one.key == ask.key).map(|(_, now)| now.value.clone());
                assert_eq!(now.as_deref(), Some(answer.as_str()), "{:?} {}", offer.act, ask.key);
            }
        }
    }
}

#[test]
fn an_answer_that_makes_no_sense_changes_nothing() {
    let campaign = campaign();
    let game = campaign.game();
    for offer in offers(game) {
        let filling = Filling::new(&campaign, offer.act);
        for (ask, _) in filling.asked(game).into_iter().filter(|(ask, _)| !matches!(ask.kind, Kind::Text)) {
            assert_eq!(filling.answered(game, &ask.key, "nonsense").act(), filling.act(), "{}", ask.key);
        }
    }
}

#[test]
fn a_roll_is_a_command_once_its_dice_have_fallen() {
    let campaign = campaign();
    let roll = Roll::Revolt { warsaw_empty: true };
    let filling = Filling::new(&campaign, roll.into());
    let game = campaign.game();
    assert_eq!(filling.act(), roll.into());
    assert_eq!(filling.answered(game, "dice", "5 - 6").act(), roll.into());
    let fallen = filling.answered(game, "dice", "5 4 6").answered(game, "warsaw-empty", "no");
    let dice = [5, 4, 6].map(|pips| Die::new(pips).expect("a face"));
    let command = Command::RollRevolt { dice, source: DiceSource::Table, warsaw_empty: false };
    assert_eq!(fallen.act(), command.clone().into());
    // An act that was held back comes with its dice.
    assert_eq!(Filling::new(&campaign, command.clone().into()).act(), command.into());
}

#[test]
fn another_enemy_means_another_peace() {
    let campaign = campaign();
    let game = campaign.game();
    let peace = crate::engine::offers::make_peace(Power::Prussia, Power::France);
    let lost = Filling::new(&campaign, peace.into()).answered(game, "loser", "prussia").answered(
        game,
        "cede:posen",
        "yes",
    );
    let Act::Do(Command::MakePeace { loser, ceded, .. }) = lost.act() else { panic!("a peace") };
    assert_eq!(loser, Some(Power::Prussia));
    assert_eq!(ceded.len(), 1);
    let Act::Do(Command::MakePeace { other, loser, ceded, .. }) =
        lost.answered(game, "other", "austria").act()
    else {
        panic!("a peace")
    };
    assert_eq!((other, loser, ceded), (Power::Austria, None, Vec::new()));
}
