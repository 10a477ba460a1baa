//! A forecast that is closed without change is the booking, line by line.

use poland_in_arms::engine::campaign::Campaign;
use poland_in_arms::engine::forecast::{Assumptions, Quarter, forecast, prospects};
use poland_in_arms::engine::preview::steps;
use poland_in_arms::game::command::Command;
use poland_in_arms::model::date::Phase;
use poland_in_arms::model::economy::Column;
use poland_in_arms::model::quantity::Sum;
use poland_in_arms::model::setup::{HouseRule, Kept};

use crate::acts::{self, Manner};
use crate::books;
use crate::chance::Chance;
use crate::play::setup;

/// Plays on to a quarter, phase by phase, and closes it as it was foreseen.
fn close(campaign: &mut Campaign, quarter: &Quarter) {
    while (campaign.game().date, campaign.game().phase) != (quarter.month, Phase::Economic) {
        assert!(campaign.game().date <= quarter.month);
        campaign.submit(Command::NextPhase { leave: true }).unwrap();
    }
    let before = campaign.game().clone();
    assert_eq!(steps(&before, &quarter.close), quarter.steps);
    let act = Command::CloseQuarter(Box::new(quarter.close.clone()));
    let facts = match quarter.unmet.as_slice() {
        [] => campaign.submit(act).unwrap().to_vec(),
        unmet => {
            assert_eq!(campaign.submit(act.clone()).unwrap_err().unmet, unmet);
            let agreed = Command::Overrule { act: Box::new(act), reason: "as foreseen".to_owned() };
            campaign.submit(agreed).unwrap().to_vec()
        }
    };
    let foreseen: Vec<_> = quarter.steps.iter().flat_map(|step| step.facts.clone()).collect();
    assert_eq!(foreseen[..], facts[..foreseen.len()], "line by line");
    let game = campaign.game();
    assert_eq!((game.purse, game.marker, game.victory), (quarter.purse, quarter.marker, quarter.victory));
    // And the lines add up.
    let moved: Sum = quarter.steps.iter().map(|step| step.purse).sum();
    assert_eq!(game.purse, before.purse + moved);
    let squares: i32 = quarter.steps.iter().map(|step| step.marker.count()).sum();
    assert_eq!(i32::from(game.marker), i32::from(before.marker) + squares);
    let points: i32 = quarter.steps.iter().map(|step| step.victory.count()).sum();
    assert_eq!(game.victory.count(), before.victory.count() + points);
}

/// A campaign at some moment.
fn some_campaign(chance: &mut Chance, acts: usize, manner: Manner) -> Campaign {
    let mut campaign = Campaign::begin(setup(chance)).unwrap();
    for _ in 0..acts {
        let act = acts::any(chance, campaign.game(), manner);
        let _ = campaign.submit(act);
    }
    campaign
}

#[test]
fn closed_without_change_it_is_the_booking() {
    let (mut closed, mut active, mut overruled) = (0, 0, 0);
    for seed in 0..60 {
        let chance = &mut Chance::new(90_000 + seed);
        let manner = if seed % 2 == 0 { Manner::Strict } else { Manner::Free };
        let acts = 40 + chance.below(200);
        let mut campaign = some_campaign(chance, acts, manner);
        if seed % 6 == 1 {
            // Dear corps, so that upkeep cannot be paid.
            let dear = HouseRule::Upkeep(Kept::Corps, Some(60));
            campaign.submit(Command::ChangeHouseRule(dear)).unwrap();
        }
        let assumptions = Assumptions {
            die_fails: chance.in_100(50),
            column: Some(chance.one_of(Column::ALL)).filter(|_| chance.in_100(60)),
            ..Assumptions::default()
        };
        let quarters = forecast(campaign.game(), &assumptions);
        assert_eq!(prospects(campaign.game(), &quarters).len(), 2);
        for quarter in quarters.iter().take(6) {
            close(&mut campaign, quarter);
            books::check(campaign.game(), Manner::Free);
            closed += 1;
            active += i32::from(campaign.game().poland.is_active());
            overruled += i32::from(!quarter.unmet.is_empty());
        }
        books::check_ledger(&campaign);
        // What was foreseen at first is foreseen still.
        let rest = forecast(campaign.game(), &assumptions);
        assert_eq!(rest.len(), quarters.len().saturating_sub(6));
        for (now, then) in rest.iter().zip(quarters.iter().skip(6)) {
            assert_eq!((&now.steps, now.purse, now.victory), (&then.steps, then.purse, then.victory));
        }
    }
    assert!(closed > 100 && active > 40 && overruled > 0, "{closed} closed, {active} active, {overruled}");
}

/// `cargo test --no-default-features --release --test play -- --ignored --nocapture how_long` says how long it takes.
#[test]
#[ignore = "prints figures, checks nothing"]
fn how_long_a_forecast_takes() {
    use poland_in_arms::model::power::Partitioner;
    let mut chance = Chance::new(1);
    let mut setup = setup(&mut chance);
    setup.end = poland_in_arms::model::setup::CampaignEnd::Dec1815;
    setup.rulings = poland_in_arms::model::rulings::Rulings::default();
    let mut campaign = Campaign::begin(setup).unwrap();
    campaign.submit(Command::CreatePoland { by: Partitioner::Prussia }).unwrap();
    let start = std::time::Instant::now();
    let quarters = forecast(campaign.game(), &Assumptions::default());
    println!("{} quarters in {:?}", quarters.len(), start.elapsed());
}
