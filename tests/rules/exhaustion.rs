//! What is small enough to be tried whole.

use crate::table::*;
use poland_in_arms::engine::decide::decide;
use poland_in_arms::game::command::Command;
use poland_in_arms::model::place::Province;
use poland_in_arms::model::power::Power;
use poland_in_arms::model::quantity::Sum;
use poland_in_arms::model::setup::DiceSource;
use poland_in_arms::rules::s22_6_standing::{Standing, standing};
use poland_in_arms::rules::s22_8_victory::polish_level;

/// 22.2.3 a: all 216 rolls, decided.
#[test]
fn s22_2_3a_every_roll() {
    let mut table = before_a_revolt(|_| {});
    table.does(garrison_of_warsaw(3));
    let mut begun = 0;
    for one in 1..=6u8 {
        for two in 1..=6u8 {
            for three in 1..=6u8 {
                let after = decide(table.game(), &roll(one, two, three)).expect("a roll is due").after;
                let begins = u32::from(one) + u32::from(two) + u32::from(three) > 15;
                assert_eq!(after.poland.revolt().is_some(), begins, "{one} {two} {three}");
                assert_eq!(after.victory.count(), if begins { 2 } else { 0 });
                begun += u32::from(begins);
            }
        }
    }
    assert_eq!(begun, 10);
}

/// 22.3 l, 22.6 a: all 128 sets of provinces, against a formula of the test's own.
#[test]
fn s22_3l_s22_6a_every_set_of_provinces() {
    const PRINT: [(i32, i32); 7] = [(3, 1), (4, 2), (4, 1), (5, 2), (5, 2), (5, 2), (6, 2)];
    let mut table = prussian_poland();
    for set in 0u32..128 {
        let mut printed = (0, 0);
        for (at, province) in Province::POLISH.into_iter().enumerate() {
            let wanted = set & (1 << at) != 0;
            let (money, manpower) = PRINT[at];
            if wanted {
                printed = (printed.0 + money, printed.1 + manpower);
            }
            if wanted != table.game().is_part_of_poland(province) {
                let to = if wanted { Power::Poland } else { province.holder_of_1805() };
                table.does(cede(province, to));
            }
        }
        let times = if set.count_ones() <= 3 { 3 } else { 2 };
        assert_eq!(table.income(), Sum::new(printed.0 * times, printed.1 * times), "{set:07b}");
        let expected = if set == 127 { Standing::Major } else { Standing::Independent };
        assert_eq!(standing(table.game()), expected, "{set:07b}");
        for province in Province::POLISH {
            let corps = poland_in_arms::model::forces::CorpsId::of_province(province).unwrap();
            assert_eq!(table.on_map(corps), table.game().is_part_of_poland(province), "22.3 k, {set:07b}");
        }
    }
}

/// 21.1 b: every bid to 30 and every die, through the books.
#[test]
fn s21_1b_every_bid_and_die() {
    for bid in 0..=30u8 {
        for pips in 1..=6u8 {
            let mut table = Table::set_up(|setup| setup.bid = bid);
            table.does(Command::RollBid { die: die(pips), source: DiceSource::Table });
            let handicap = (i32::from(bid) - i32::from(pips / 2)).max(0);
            assert_eq!(polish_level(table.game()).value(), 300 + handicap, "bid {bid}, die {pips}");
        }
    }
}
