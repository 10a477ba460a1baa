//! The best purchase in any game: it never stops the program, and what it proposes is accepted.

use poland_in_arms::engine::best_buy::{Goal, Kind, best_buy};
use poland_in_arms::engine::decide::judge;
use poland_in_arms::engine::fit::surplus;
use poland_in_arms::game::command::Command;
use poland_in_arms::model::date::Phase;
use poland_in_arms::model::forces::CorpsId;
use poland_in_arms::model::game::Game;
use poland_in_arms::model::quantity::{Money, Sum};

use crate::chance::Chance;

/// Plans for a purse and for the one in hand; how many are worth a purchase that the rules accept.
pub fn check(chance: &mut Chance, game: &Game) -> usize {
    let booked = game.phase == Phase::Economic && game.economy.booked == Some(game.date);
    let rich = Sum::new(chance.between(0, 300), chance.between(0, 120));
    let keep = Sum::new(chance.between(0, 9), chance.between(0, 4));
    let corps = (0..chance.below(5)).map(|_| chance.one_of(CorpsId::ALL)).collect();
    let goal = Goal { kind: chance.one_of(&Kind::ALL), keep, corps };
    let mut bought = 0;
    for purse in [game.purse, rich] {
        let plan = best_buy(game, purse, &goal);
        let cost = plan.cost.value();
        assert_eq!(plan.remainder, purse - cost);
        assert!(cost.money == Money::ZERO || plan.remainder.money >= keep.money, "{goal:?} {plan:?}");
        assert!(surplus(game, &plan.basket).factors.is_none(), "no room: {goal:?} {plan:?}");
        assert!(plan.places.is_none_or(|places| plan.value <= places), "{goal:?} {plan:?}");
        if booked && purse == game.purse && !plan.basket.is_empty() {
            let unmet = judge(game, &Command::Buy(plan.basket.clone()));
            assert!(unmet.is_empty(), "{goal:?} {plan:?}: {unmet:?}");
            bought += 1;
        }
    }
    bought
}
