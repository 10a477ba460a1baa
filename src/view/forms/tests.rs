use super::*;
use crate::engine::campaign::Campaign;
use crate::engine::offers::offers;
use crate::model::setup::{CampaignEnd, Setup};

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
fn every_answer_a_form_offers_goes_into_the_command() {
    let campaign = campaign();
    let game = campaign.game();
    for offer in offers(game) {
        for field in fields(game, &offer.act) {
            let answers: Vec<String> = match &field.control {
                Control::Choice(options) | Control::Pick(options) => {
                    options.iter().map(|one| one.id.clone()).collect()
                }
                Control::Steps { most, .. } => vec![most.to_string()],
                Control::Toggle => vec!["yes".into(), "no".into()],
                Control::Text => vec!["words".into()],
                Control::Dice(_) => Vec::new(),
            };
            for answer in answers {
                let mut act = offer.act.clone();
                put(game, &mut act, &field.key, &answer);
                let after = fields(game, &act);
                let now = after.iter().find(|one| one.key == field.key).map(|one| one.value.clone());
                assert_eq!(now.as_deref(), Some(answer.as_str()), "{:?} {}", offer.act, field.key);
            }
        }
    }
}
