//! A whole campaign as its group sent it in, January 1805 to December 1815, looked at where the rules say what must be.
//!
//! tests/data/full-campaign.jsonl is for the umpire too; a line `#: name` marks a moment. The numbers expected here are
//! reasoned from the text, clause by clause, not read off the engine. When a rule is put right and the summary changes for
//! that reason, it is recorded anew, and the change of the file shows what the rule moved:
//! `umpire < tests/data/full-campaign.jsonl | tail -1 | python3 -m json.tool --indent 1 > tests/data/full-campaign.summary.json`.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use std::collections::BTreeMap;
use std::io::Write;
use std::process::{Command as Process, Stdio};

use poland_in_arms::engine::campaign::Campaign;
use poland_in_arms::engine::ledger::{self, Account, Share};
use poland_in_arms::game::command::Command;
use poland_in_arms::game::event::Event;
use poland_in_arms::game::refusal::Refusal;
use poland_in_arms::model::clause::Clause;
use poland_in_arms::model::date::GameDate;
use poland_in_arms::model::economy::Basket;
use poland_in_arms::model::forces::{Arm, CorpsId, Counter, Factors, FleetId, Guard, LeaderPost, Place};
use poland_in_arms::model::game::Game;
use poland_in_arms::model::place::{City, Province};
use poland_in_arms::model::poland::{Founder, Poland, Subsidy};
use poland_in_arms::model::power::{Partitioner, Power};
use poland_in_arms::model::quantity::{Money, PoliticalPoints, Sum};
use poland_in_arms::model::rulings::{RulingId, Rulings};
use poland_in_arms::model::why::Cause;
use poland_in_arms::rules::s21_1_bids;
use poland_in_arms::rules::s22_2_creation::partitioner;
use poland_in_arms::rules::s22_2_creation::revolt;
use poland_in_arms::rules::s22_2_creation::turn_order;
use poland_in_arms::rules::s22_3_forces::costs;
use poland_in_arms::rules::s22_3_forces::income;
use poland_in_arms::rules::s22_3_forces::morale;
use poland_in_arms::rules::s22_4_minors;
use poland_in_arms::rules::s22_6_standing;
use poland_in_arms::rules::s22_7_dissolution;
use poland_in_arms::rules::s22_8_victory;
use poland_in_arms::storage;
use poland_in_arms::view::treasury;

const ACTS: &str = include_str!("data/full-campaign.jsonl");
const SUMMARY: &str = include_str!("data/full-campaign.summary.json");
const SAVED: &str = include_str!("data/saved-v1.json");

/// What came of the lines: the games at the marks, and every refusal with its line.
struct Recorded {
    campaign: Campaign,
    marks: BTreeMap<&'static str, Game>,
    refusals: Vec<(&'static str, Refusal)>,
}

impl std::ops::Index<&str> for Recorded {
    type Output = Game;

    fn index(&self, mark: &str) -> &Game {
        self.marks.get(mark).unwrap_or_else(|| panic!("no mark {mark}"))
    }
}

/// Plays the record, under other rulings if `change` makes any.
fn play(change: impl Fn(&mut Rulings)) -> Recorded {
    let mut lines = ACTS.lines().filter(|line| !line.starts_with("# "));
    let Command::Begin(mut setup) = serde_json::from_str(lines.next().unwrap()).unwrap() else { panic!() };
    change(&mut setup.rulings);
    let campaign = Campaign::begin(*setup).unwrap();
    let mut recorded = Recorded { campaign, marks: BTreeMap::new(), refusals: Vec::new() };
    for line in lines {
        let campaign = &mut recorded.campaign;
        if let Some(mark) = line.strip_prefix("#: ") {
            assert!(recorded.marks.insert(mark, campaign.game().clone()).is_none(), "{mark} twice");
        } else if line == r#"{"undo":1}"# {
            campaign.undo();
        } else if line == r#"{"redo":1}"# {
            campaign.redo();
        } else {
            let command: Command =
                serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}: {error}"));
            if let Err(refusal) = campaign.submit(command) {
                recorded.refusals.push((line, refusal));
            }
        }
    }
    recorded
}

fn recorded() -> Recorded {
    play(|_| {})
}

fn month(year: u16, month: u16) -> GameDate {
    GameDate::new(year, month).unwrap()
}

fn provinces(game: &Game) -> Vec<Province> {
    game.polish_provinces().collect()
}

/// The points other powers were given in a month, for a cause.
fn points_of_others(campaign: &Campaign, when: GameDate, cause: Cause) -> Vec<(Power, i32)> {
    let all = ledger::points_of_others(campaign).into_iter();
    let then = all.filter(|(date, _, _, why, _)| *date == when && *why == cause);
    then.map(|(_, power, points, ..)| (power, points.count())).collect()
}

fn subsidy(game: &Game) -> Subsidy {
    match game.poland.active().unwrap().founder {
        Founder::Partitioner { subsidy, .. } => subsidy.unwrap(),
        other => panic!("{other:?} has no subsidy"),
    }
}

/// Whether a bar on war between these two binds, and until when.
fn bar(game: &Game, by: Power, on: Power) -> Option<GameDate> {
    game.diplomacy.bars_on_war(by, on).map(|bar| bar.free).max()
}

/// 22.2 b, k; 22.8 c: the accounts of the whole campaign end where the books end, year by year.
#[test]
fn the_ledger_tells_the_whole_campaign() {
    let at = recorded();
    let (campaign, end) = (&at.campaign, at.campaign.game());
    let values = [
        (Account::Money, end.purse.money.count()),
        (Account::Manpower, end.purse.manpower.count()),
        (Account::Marker, i32::from(end.marker)),
        (Account::Victory, end.victory.count()),
    ];
    for (account, value) in values {
        let statement = ledger::statement(campaign, account);
        assert_eq!(statement.closing(), value, "{account:?}");
        let years = statement.years();
        assert_eq!((years.len(), years.last().unwrap().closing), (11, value), "{account:?}");
        assert_eq!(statement.months().len(), 132);
    }
    // The table for spreadsheets: the last line of a kind has the same balance, and so has the sum of its amounts.
    let table = treasury::csv(campaign);
    for (account, value) in values {
        let kind = treasury::account_name(account);
        let numbers =
            table.lines().map(|line| line.split(',').collect::<Vec<_>>()).filter(|line| line[1] == kind);
        let numbers: Vec<(i32, i32)> =
            numbers.map(|line| (line[2].parse().unwrap(), line[3].parse().unwrap())).collect();
        assert_eq!(numbers.last().unwrap().1, value, "{kind}");
        assert_eq!(numbers.iter().map(|(amount, _)| amount).sum::<i32>(), value, "{kind}");
    }
    // 1805: square 12, six points four times, the display takes one twice; 5 + 5 + 7 + 7 victory points, no money.
    let of_1805 = |account| {
        let year = ledger::statement(campaign, account).years()[0];
        (year.gained, year.lost, year.closing)
    };
    assert_eq!(of_1805(Account::Marker), (24, -2, 34));
    assert_eq!(of_1805(Account::Victory), (24, 0, 24));
    assert_eq!(of_1805(Account::Money), (0, 0, 0));
    // 22.2.1 g: Prussia has 7$ for every Economic phase in which its subsidy flowed, and nobody else has any.
    let money = ledger::of_others(campaign).into_iter().filter_map(|given| match given.share {
        Share::Money(money) => Some((given.power, money.count(), given.clause)),
        Share::Points(_) => None,
    });
    let money: Vec<_> = money.collect();
    assert!(!money.is_empty());
    assert!(money.iter().all(|one| *one == (Power::Prussia, 7, Clause::S22_2_1i)), "{money:?}");
}

#[test]
fn poland_waits_and_is_made_by_prussia() {
    let at = recorded();

    // 21.1 b: a bid of 5 and a roll of 3 are a handicap of 4; 22.8 a: 300 to the end of 1815.
    assert_eq!(s21_1_bids::handicap(5, at["bid"].setup.die).value(), 4);
    assert_eq!(s22_8_victory::polish_level(&at["bid"]).value(), 304);

    // 22.2 b: six points in each Economic phase, and the square's own points; March 1805: 12 + 6, 5 points.
    assert_eq!((at["waiting"].marker, at["waiting"].victory.count()), (18, 5));
    // June 18 + 6, September 24 + 6 - 1, December 29 + 6 - 1; 5 + 5 + 7 + 7 points; nothing in the chest.
    let year = &at["a year of waiting"];
    assert_eq!((year.marker, year.victory.count()), (34, 24));
    assert_eq!(year.purse, Sum::default());

    // 22.2.1 b: what Prussia holds; c: +3 to Poland, 1 for the act and 3 to Prussia, at the first creation.
    let made = &at["created by Prussia"];
    assert_eq!(provinces(made), [Province::Masovia, Province::Posen]);
    assert_eq!(made.marker, 37);
    let january = month(1806, 1);
    assert_eq!(points_of_others(&at.campaign, january, Cause::Creation), [(Power::Prussia, 1)]);
    assert_eq!(points_of_others(&at.campaign, january, Cause::CreationAlliance), [(Power::Prussia, 3)]);
    assert!(made.diplomacy.allied(Power::Poland, Power::Prussia));
    // 22.2.1 d: made in January 1806, 18 months bar to June 1807.
    assert_eq!(bar(made, Power::Poland, Power::Prussia), Some(month(1807, 7)));
    // 22.3 e: 5$, no manpower, 25 militia, 5 infantry; no ship without Lithuania, no cavalry without Krasinski.
    assert_eq!(made.purse, Sum::new(5, 0));
    assert_eq!((made.forces.pool, made.forces.ships), (Factors::new(5, 25, 0), 0));
    // 22.3 k: the two provincial corps at once, at full strength.
    assert_eq!(made.forces.corps[CorpsId::Masovia].factors, Factors::new(4, 0, 0));
    assert_eq!(made.forces.corps[CorpsId::Posen].factors, Factors::new(4, 0, 0));
    assert!(!made.forces.corps[CorpsId::Lithuania].counter.is_on_map());
    // 22.2.1 e: the one city of Prussia's former provinces that is no capital.
    assert_eq!(partitioner::garrison_rights(made), [City::Thorn]);
    // 22.2 f: Poland moves right after its creator.
    let order = turn_order::land_order(made);
    let prussia = order.iter().position(|power| *power == Power::Prussia).unwrap();
    assert_eq!(order[prussia + 1], Power::Poland);
}

#[test]
fn the_books_of_the_first_poland() {
    let at = recorded();

    // 22.3 l: (3 + 4)$ (1 + 2)MP tripled; 22.3 o: three corps and a depot; 5 + 21 - 4. No six points any more: 37 - 2.
    let first = &at["first income"];
    assert_eq!(first.purse, Sum::new(5 + 21 - 4, 9));
    assert_eq!(first.marker, 35);
    assert_eq!(subsidy(first), Subsidy { stopped_by: None, flowed_last_month: true });

    // 22.3 m n: two infantry 6$ 4MP, a cavalry without the guard 5$ 4MP, a corps 1$. 22.8 b: column two, chosen in March,
    // lands in June, -7$ and +1. An alliance with Russia +1. One corps more to keep: 22 - 12 + 21 - 5 - 7.
    let landed = &at["a manipulation landed"];
    assert_eq!(landed.purse, Sum::new(22 - 12 + 21 - 5 - 7, 9 - 8 + 9));
    assert_eq!(landed.marker, 35 + 1 + 1 - 2);

    // 22.2.1 h i: Prussia declares war on an ally of Poland in July 1806, no money from August; Poland goes to war in
    // January 1807, money from February.
    assert_eq!(
        subsidy(&at["subsidy stopped"]),
        Subsidy { stopped_by: Some(Power::Russia), flowed_last_month: true }
    );
    assert!(!subsidy(&at["the month after the war"]).flowed_last_month);
    assert_eq!(subsidy(&at["in the war"]), Subsidy { stopped_by: None, flowed_last_month: false });
    assert!(subsidy(&at["subsidy again"]).flowed_last_month);
    // 22.2.1 g: 7$ each time it flows: March and June 1806, not September and December, then from March 1807 on.
    let paid: Vec<i32> = facts(&at.campaign)
        .filter_map(|event| match event {
            Event::SubsidyPaid(Partitioner::Prussia, money) => Some(money.count()),
            _ => None,
        })
        .collect();
    assert_eq!(paid, [7, 7, 0, 0, 7, 7, 7, 7, 7, 7, 7]);
    // Joining the war against an ally ended that alliance.
    assert!(!at["in the war"].diplomacy.allied(Power::Poland, Power::Russia));

    // 22.5 a: conquered from Russia, Polish at once, with its corps. 22.3 l: three are tripled, (3+4+5)$ (1+2+2)MP.
    let lithuania = &at["Lithuania"];
    assert_eq!(provinces(lithuania), [Province::Masovia, Province::Posen, Province::Lithuania]);
    assert_eq!(lithuania.forces.corps[CorpsId::Lithuania].factors, Factors::new(4, 0, 0));
    assert_eq!(income::income(&at["three provinces"]).value(), Sum::new(36, 15));
    // 22.3 l: a fourth province is doubled with the rest: 17$ and 7MP twice, less money than before.
    assert_eq!(income::income(&at["four provinces"]).value(), Sum::new(34, 14));
}

#[test]
fn warsaw_is_lost_and_freed() {
    let at = recorded();

    // 22.5 d: -2 to Poland, -1 to its ally; the battle before brought 2, the card takes 2 in March.
    let lost = &at["Warsaw lost"];
    assert_eq!(i32::from(lost.marker), i32::from(at["three provinces"].marker) - 2);
    assert_eq!(points_of_others(&at.campaign, month(1807, 5), Cause::WarsawOccupied), [(Power::Prussia, -1)]);
    assert_eq!(lost.board.occupation.unwrap().counts_since, Some(month(1807, 5)));
    // 22.7 b: taken in May, two complete months are June and July.
    assert_eq!(s22_7_dissolution::earliest(month(1807, 5)), month(1807, 8));
    // 22.5 b: Masovia pays nothing and counts as the fourth: (4+5+5)$ (2+2+2)MP doubled.
    assert_eq!(income::income(lost).value(), Sum::new(28, 12));
    assert_eq!(income::provinces_counted(lost), 4);

    // 22.3 p: one after the battle, 5 - 2 by the die.
    assert_eq!(at["an occupied province"].forces.guerrillas[Province::Masovia], 4);
    let freed = &at["Warsaw freed"];
    assert_eq!(freed.board.occupation, None);
    assert_eq!(freed.forces.guerrillas[Province::Masovia], 3);
    // 22.3 k: not raised in July, while Russia holds the province's capital.
    assert_eq!(freed.forces.corps[CorpsId::Masovia].factors, Factors::new(2, 0, 0));

    // Peace of 18 months, September 1807, runs to the Peace step of March 1809: free in April.
    let peace = &at["peace with Russia"];
    assert_eq!(bar(peace, Power::Poland, Power::Russia), Some(month(1809, 4)));
    assert_eq!(bar(peace, Power::Russia, Power::Poland), Some(month(1809, 4)));
    assert!(peace.is_part_of_poland(Province::Lithuania) && peace.is_part_of_poland(Province::Polesia));

    // By hand, and nothing but that.
    assert_eq!(at["corrected"].purse.money, Money::new(60));
    // 22.8 b: the fifth column brings 4MP and costs 2 points: 60 + 34 - 8 and 0 + 14 + 4, 25 - 2 - 1.
    let closes = &at["1807 closes"];
    assert_eq!(closes.purse, Sum::new(60 + 34 - 8, 14 + 4));
    assert_eq!(closes.marker, 22);
    // The first column: 98 + 34 - 8 - 14 = 91 with 19$ and 10MP spent in March; 24 + 14 - 9 = 19 after 10MP.
    let dearest = &at["the dearest column"];
    assert_eq!(dearest.purse, Sum::new(98 - 19 + 34 - 8 - 14, 24 - 10 + 14 - 9));
    assert_eq!(dearest.marker, 21 + 2 - 1);
}

#[test]
fn austria_dissolves_poland() {
    let at = recorded();

    // 22.7 c: infantry and militia gone, cavalry put by: one in II Cavalry, two that waited. Provincial corps stay.
    let army = &at["army dissolved"];
    assert_eq!(army.forces.reserve, Factors::new(0, 0, 3));
    assert!(army.poland.active().unwrap().army_dissolved);
    let on_map: Vec<CorpsId> =
        army.forces.corps.iter().filter(|(_, corps)| corps.counter.is_on_map()).map(|(id, _)| id).collect();
    assert_eq!(on_map, [CorpsId::Posen, CorpsId::Lithuania, CorpsId::Polesia]);

    // 22.7 d: -3 to Poland, -2 to its creator, +1 to the dissolver.
    let gone = &at["dissolved by Austria"];
    assert_eq!(gone.marker, army.marker - 3);
    let december = month(1808, 12);
    let points = points_of_others(&at.campaign, december, Cause::Dissolution);
    assert_eq!(points, [(Power::Prussia, -2), (Power::Austria, 1)]);
    assert_eq!(
        gone.poland,
        Poland::Dissolved { by: Some(Partitioner::Austria), since: december, revolt: None }
    );
    // 22.7 g: to the holders of 1805, though Austria sits in Warsaw.
    assert!(
        Province::ALL.iter().all(|province| gone.board.controller(*province) == province.holder_of_1805())
    );
    assert_eq!(gone.board.cities[City::Warsaw].holder, Power::Austria);
    // 22.7 i: wars and alliances end; 22.3 g: ships wait for another Poland; f: money and manpower are noted.
    assert_eq!(
        gone.diplomacy.enemies(Power::Poland).count() + gone.diplomacy.allies(Power::Poland).count(),
        0
    );
    assert_eq!(gone.forces.ships, 4);
    assert_eq!(gone.purse, army.purse);
    // 22.7 e: twelve months, December 1808 to November 1809.
    let barred = gone.diplomacy.bars_on_creating(Power::Austria).map(|bar| bar.free);
    assert_eq!(barred.collect::<Vec<_>>(), [month(1809, 12)]);
    // 22.2.1 i, 22.2 b: dissolved in an Economic month: no income, no six points. 22.7 h: the marker scores on.
    let books = &at["dissolved in an Economic month"];
    assert_eq!((books.purse, books.marker), (gone.purse, gone.marker));
    assert_eq!(books.victory.count(), gone.victory.count() + 5);
}

#[test]
fn one_revolt_fails_and_one_succeeds() {
    let at = recorded();

    // 22.2.3 a c d: 6 + 6 + 5 is over 15; two victory points; 20 militia lie before a Warsaw that is not empty.
    let rises = &at["revolt"];
    let revolt = rises.poland.revolt().unwrap();
    assert_eq!((revolt.against, revolt.began, revolt.warsaw_since), (Power::Prussia, month(1809, 3), None));
    assert_eq!(rises.victory.count(), at["dissolved in an Economic month"].victory.count() + 2);
    assert_eq!(rises.forces.corps[CorpsId::InfantryIV].factors, Factors::new(0, 20, 0));
    assert_eq!(rises.board.cities[City::Warsaw].siege.unwrap().by, Power::Poland);
    // 22.2.3 f: March, so to the end of June. l: it fails in July, IV is removed, and rolls go on in that same phase.
    assert_eq!(revolt::window_ends(revolt), month(1809, 6));
    let failed = &at["revolt failed"];
    assert_eq!((failed.date, failed.poland.revolt()), (month(1809, 7), None));
    assert_eq!(failed.forces.corps[CorpsId::InfantryIV].factors, Factors::NONE);
    assert!(failed.done.roll_open);

    // 22.2.3 d g: into an empty Warsaw at once, so it has fallen in July and succeeds in September.
    let second = &at["second revolt"];
    assert_eq!(second.poland.revolt().unwrap().warsaw_since, Some(month(1809, 7)));
    assert_eq!(second.victory.count(), failed.victory.count() + 2);
    let born = &at["revolt succeeded"];
    assert_eq!(born.date, month(1809, 9));
    // g: +3 points; h: Prussia's Polish provinces; i j: at peace, nobody may declare war for twelve months.
    assert_eq!(born.marker, failed.marker + 3);
    assert_eq!(provinces(born), [Province::Masovia, Province::Posen]);
    assert_eq!(born.diplomacy.enemies(Power::Poland).next(), None);
    for power in Power::Poland.others() {
        assert_eq!(bar(born, power, Power::Poland), Some(month(1810, 9)), "{power:?}");
    }
    // m, 22.3 g: fifteen survivors, the saved purse and cavalry, 20 militia and 5 infantry.
    assert_eq!(born.forces.corps[CorpsId::InfantryIV].factors, Factors::new(0, 15, 0));
    assert_eq!(born.forces.pool, Factors::new(5, 20, 3));
    assert_eq!(born.purse, at["dissolved by Austria"].purse);
    assert_eq!(born.creations, 2);
    // (3 + 4)$ tripled less three corps. No subsidy to anybody.
    let income = &at["income of the second Poland"];
    assert_eq!(income.purse - born.purse, Sum::new(21 - 3, 9));
    // 22.3 s: halved, fractions down: 10$ 4MP; 22.8 b: column six +5$ -2; lent 20$; four corps.
    let halved = &at["money for points"];
    let before = Sum::new(93, 13);
    assert_eq!(halved.purse, before + Sum::new(10 - 20 - 4 + 5, 4));
    assert_eq!(halved.marker, 17 - 2);

    // 22.7: Russia in October 1810, so from January 1811; d: nobody created this Poland, so nobody pays for that.
    let ripe = &at["ripe"];
    assert!(ripe.poland.is_active());
    let gone = &at["dissolved by Russia"];
    assert_eq!(gone.marker, ripe.marker - 3);
    let points = points_of_others(&at.campaign, month(1811, 1), Cause::Dissolution);
    assert_eq!(points, [(Power::Russia, 1)]);
    assert_eq!(gone.forces.reserve, Factors::new(0, 0, 6));
}

#[test]
fn france_makes_poland_again_and_krasinski_comes() {
    let at = recorded();

    // 22.2.2 h: all that Prussia and Russia hold, and West Galicia for the French corps in it.
    let made = &at["created by France"];
    let all_but_one: Vec<Province> =
        Province::POLISH.into_iter().filter(|province| *province != Province::EastGalicia).collect();
    assert_eq!(provinces(made), all_but_one);
    // d: +2 each; c: +1 to France. e: the wars of France, Britain's too; i: none with Austria.
    assert_eq!(made.marker, at["dissolved by Russia"].marker + 2);
    let may = month(1811, 5);
    assert_eq!(points_of_others(&at.campaign, may, Cause::Creation), [(Power::France, 1)]);
    assert_eq!(points_of_others(&at.campaign, may, Cause::CreationAlliance), [(Power::France, 2)]);
    let enemies: Vec<Power> = made.diplomacy.enemies(Power::Poland).collect();
    assert_eq!(enemies, [Power::Britain, Power::Prussia, Power::Russia]);
    // g: 18 months from May 1811.
    assert_eq!(bar(made, Power::Poland, Power::France), Some(month(1812, 11)));
    // 22.3 g, not e: no 5$, no ship, 20 militia, 5 infantry and the cavalry put by; four ships still wait.
    assert_eq!(made.purse, at["dissolved by Russia"].purse);
    assert_eq!((made.forces.pool, made.forces.ships), (Factors::new(5, 20, 6), 4));
    // 22.2 f: by France, so last.
    assert_eq!(turn_order::land_order(made).last(), Some(&Power::Poland));

    // 3+4+4+5+5+6 = 27$ and 1+2+1+2+2+2 = 10MP, doubled; the die fails: halved; II, IV, II Cavalry and a fleet.
    let six = &at["six provinces"];
    assert_eq!(income::income(six).value(), Sum::new(54, 20));
    assert_eq!(six.purse - made.purse, Sum::new(27 - 4, 10));

    // 22.3 f: allied with France and at peace with all others at the end of the Political phase of December 1811.
    assert_eq!(at["East Prussia"].forces.guard, Guard::Awaited);
    assert_eq!(at["Krasinski due"].forces.guard, Guard::Due);
    let placed = &at["Krasinski placed"];
    let guard = placed.forces.corps[CorpsId::CavalryI];
    assert_eq!(
        (guard.counter, guard.factors),
        (Counter::OnMap(Place::City(City::Warsaw)), Factors::new(0, 0, 7))
    );
    assert_eq!(
        placed.forces.leaders[poland_in_arms::model::forces::Leader::Krasinski],
        LeaderPost::With(CorpsId::CavalryI)
    );
    // 22.3 l: East Prussia and Livonia are not of the seven: once. 54 + 5 + 6.
    assert_eq!(income::income(placed).value(), Sum::new(65, 24));
    // 22.3 n: beside the guard a cavalry factor costs 20$ 5MP.
    let one = Basket { cavalry: 1, ..Basket::default() };
    assert_eq!(costs::cost(&at["cavalry beside the guard"], &one).value(), Sum::new(20, 5));
}

#[test]
fn poland_becomes_a_major_and_a_dominant_power() {
    let at = recorded();

    // 22.6 a: all seven. Infantry 5$ and morale 4, provincial corps 2.
    let major = &at["Major Power"];
    assert_eq!(s22_6_standing::standing(major), s22_6_standing::Standing::Major);
    let infantry = Basket { infantry: 1, ..Basket::default() };
    assert_eq!(costs::cost(major, &infantry).value(), Sum::new(5, 2));
    assert_eq!(morale::morale(major, Arm::Infantry).value().to_string(), "4");
    assert_eq!(morale::provincial_morale(major).value().to_string(), "2");
    // 32$ 12MP of the seven doubled, Livonia 6 2, East Prussia 5 2, Moravia 6 2 held, Saxony 5 3.
    assert_eq!(income::income(&at["a possession"]).value(), Sum::new(64 + 17 + 5, 24 + 6 + 3));
    // Ruling multiplier-scope: everything doubled.
    assert_eq!(income::income(&at["every province multiplied"]).value(), Sum::new(108, 42));
    // Conquered, then ceded (22.5 c).
    assert_eq!(at["a possession"].board.provinces[Province::Moravia].owner, Power::Austria);
    assert_eq!(at["Moravia"].board.provinces[Province::Moravia].owner, Power::Poland);

    // War on an ally: -3 and -2, the alliance gone.
    let war = &at["war with France"];
    assert_eq!(war.marker, at["every province multiplied"].marker - 5);
    assert!(!war.diplomacy.allied(Power::Poland, Power::France));
    // 22.6 b c d: the three conquests, a war with France not lost, at peace: Dominant with that peace.
    let dominant = &at["Dominant"];
    assert_eq!(s22_6_standing::standing(dominant), s22_6_standing::Standing::Dominant);
    assert_eq!(dominant.diplomacy.french_wars_not_lost, 1);
    // 22.6 e: the seven provincial corps are kept up like others: six and seven corps, two fleets.
    assert_eq!(costs::upkeep(dominant).value(), Sum::new(6 + 7 + 2, 0));
    assert!(!s22_6_standing::is_provincial(dominant, CorpsId::Posen));
    // 22.4 b: every modifier one higher.
    assert_eq!(s22_4_minors::modifier(dominant, poland_in_arms::model::minor::Minor::Holland).value(), 0);

    // Ruling dominance-lasts: a war does not end it, the loss of East Prussia does; the peace brings it back.
    let standing = |mark: &str| s22_6_standing::standing(&at[mark]);
    assert_eq!(standing("war does not end Dominance"), s22_6_standing::Standing::Dominant);
    assert_eq!(standing("Dominance lost"), s22_6_standing::Standing::Major);
    assert_eq!(standing("Dominant again"), s22_6_standing::Standing::Dominant);
    // 22.3 n: the guard was totally destroyed once: 8$ 2MP from then on, back on the map or not.
    let cavalry = Basket { cavalry: 1, ..Basket::default() };
    for mark in ["the guard destroyed", "cavalry once the guard was lost", "Dominant again"] {
        assert_eq!(costs::cost(&at[mark], &cavalry).value(), Sum::new(8, 2), "{mark}");
    }
    // A house rule: thirteen corps at 2$, two fleets at 1$.
    assert_eq!(costs::upkeep(&at["dearer corps"]).value(), Sum::new(13 * 2 + 2, 0));
    let fleets = &at["the end"].forces.fleets;
    assert_eq!((fleets[FleetId::I].ships, fleets[FleetId::II].ships), (7, 4));
}

#[test]
fn the_end_adds_up() {
    let at = recorded();
    let end = &at["the end"];
    assert_eq!(end.date, month(1815, 12));
    // The cards' victory points: see each line; two revolts at 2. 22.8 c: 304 were needed.
    let card: i32 = facts(&at.campaign)
        .filter_map(|event| match event {
            Event::VictoryScored(points, Cause::StatusPoints) => Some(points.count()),
            _ => None,
        })
        .sum();
    assert_eq!(end.victory.count(), card + 2 + 2);
    assert_eq!(end.won, None);
    assert_eq!(ledger::victory(&at.campaign).value(), end.victory.count());
    assert_eq!(ledger::treasury(&at.campaign).value().money, end.purse.money);
    assert_eq!(ledger::manpower(&at.campaign).value().manpower, end.purse.manpower);
    assert_eq!(ledger::marker(&at.campaign).value(), i32::from(end.marker));
    // No point was lost beyond the display (22.2 k).
    let lost =
        |event: &Event| matches!(event, Event::PointsMoved { lost, .. } if *lost != PoliticalPoints::ZERO);
    assert!(!facts(&at.campaign).any(|event| lost(&event)));
    // One act was overruled, of which the conditions are kept.
    let overruled: Vec<_> =
        at.campaign.journal().line().into_iter().flat_map(|entry| &entry.overruled).collect();
    assert_eq!(overruled.len(), 1);
    assert_eq!(overruled[0].clause, Clause::S22_3d);
}

/// Acts that were sent in and refused, and the clauses that refused them.
const REFUSED: [(&str, &[Clause]); 19] = [
    (r#"{"create-poland":{"by":"austria"}}"#, &[Clause::S22_2_1a, Clause::S22_2_1f]),
    (r#"{"raise-provincials":{}}"#, &[Clause::S22_3k, Clause::S22_3k]),
    (r#"{"declare-war":{"by":"poland","on":"prussia"}}"#, &[Clause::S22_2_1d]),
    (r#"{"reinforce":{"corps":"ii-infantry""#, &[Clause::S22_3a]),
    (r#"{"place-depot":{"at":{"city":"grodno"}}}"#, &[Clause::S22_3r]),
    (r#"{"roll-guerrillas":{"province":"masovia","die":1}}"#, &[Clause::S22_3p]),
    (r#"{"raise-provincials":{}}"#, &[Clause::S22_3k]),
    (r#"{"place-fleet":{"fleet":"i-fleet","port":"riga""#, &[Clause::S22_3r]),
    (r#"{"place-leader":{"leader":"rudsinski""#, &[Clause::S22_3d]),
    (r#"{"dissolve-poland":{}}"#, &[Clause::S22_7b, Clause::S22_7c]),
    (r#"{"dissolve-poland":{}}"#, &[Clause::S22_7b]),
    (r#"{"create-poland":{"by":"austria"}}"#, &[Clause::S22_2_1a, Clause::S22_7e]),
    (r#"{"roll-revolt":{"dice":[6,6,6]}}"#, &[Clause::S22_2_3b]),
    (r#"{"roll-revolt":{"dice":[1,1,1]"#, &[Clause::BaseTable]),
    (r#"{"declare-war":{"by":"russia","on":"poland"}}"#, &[Clause::S22_2_3j]),
    (r#"{"create-poland-by-france":{}}"#, &[Clause::S22_2_2b]),
    (r#"{"place-krasinski":{}}"#, &[Clause::S22_3f]),
    (r#"{"make-peace":{"one":"poland","other":"prussia"}}"#, &[Clause::S22_2_2f]),
    (r#"{"place-leader":{"leader":"rudsinski","with":"i-infantry"}}"#, &[Clause::S22_3d]),
];

#[test]
fn what_was_refused_was_refused_by_the_clause_it_breaks() {
    let at = recorded();
    for ((line, refusal), (act, clauses)) in at.refusals.iter().zip(REFUSED) {
        assert!(line.starts_with(act), "{line} was refused, {act} expected: {refusal:?}");
        let cited: Vec<Clause> = refusal.unmet.iter().map(|unmet| unmet.clause).collect();
        assert_eq!(cited, clauses, "{line}");
    }
    assert_eq!(at.refusals.len(), REFUSED.len());
}

/// The facts of the line in force.
fn facts(campaign: &Campaign) -> impl Iterator<Item = Event> + '_ {
    campaign.journal().line().into_iter().flat_map(|entry| &entry.facts).map(|fact| fact.event.clone())
}

#[test]
fn the_umpire_sums_the_campaign_up_as_recorded() {
    let mut umpire = Process::new(env!("CARGO_BIN_EXE_umpire"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    umpire.stdin.take().unwrap().write_all(ACTS.as_bytes()).unwrap();
    let output = umpire.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(1), "some acts are refused");
    let answers = String::from_utf8(output.stdout).unwrap();
    let summary: serde_json::Value = serde_json::from_str(answers.lines().last().unwrap()).unwrap();
    let recorded: serde_json::Value = serde_json::from_str(SUMMARY).unwrap();
    let (Some(now), Some(then)) = (summary["summary"].as_object(), recorded["summary"].as_object()) else {
        panic!()
    };
    for (name, value) in then {
        assert_eq!(now.get(name), Some(value), "{name}");
    }
    assert_eq!(now.len(), then.len());
}

#[test]
fn every_reading_plays_the_campaign_through() {
    for ruling in RulingId::ALL {
        for option in 1..ruling.options().len() {
            let at = play(|rulings| assert!(rulings.choose(*ruling, option)));
            let what = format!("{}: {}", ruling.id(), ruling.options()[option].id);
            for (mark, game) in &at.marks {
                let purse = game.purse;
                assert!(
                    purse.money.count() >= 0 && purse.manpower.count() >= 0,
                    "{what} at {mark}: {purse:?}"
                );
                assert!(game.marker < 40, "{what} at {mark}");
            }
            let end = at.campaign.game();
            // With an Economic phase each month one month is refused that leaves it unbooked.
            assert!(end.date >= month(1815, 11), "{what}");
            assert_eq!(ledger::treasury(&at.campaign).value().money, end.purse.money, "{what}");
            assert_eq!(ledger::marker(&at.campaign).value(), i32::from(end.marker), "{what}");
            assert_eq!(ledger::victory(&at.campaign).value(), end.victory.count(), "{what}");
            let text = storage::encode(&at.campaign).unwrap();
            assert!(storage::decode(&text).unwrap() == at.campaign, "{what}");
        }
    }
}

#[test]
fn a_campaign_saved_by_the_first_release_opens_for_ever() {
    let saved = storage::decode(SAVED).unwrap();
    // What was in it when it was written: facts, so no later rule changes it.
    let end = saved.game();
    assert_eq!(end.setup.name, "The Wednesday group, 1805–1815");
    assert_eq!((end.date, end.creations, end.victory.count()), (month(1815, 12), 3, 254));
    assert_eq!(end.purse, Sum::new(535, 254));
    assert_eq!(end.forces.corps[CorpsId::CavalryI].factors, Factors::new(0, 0, 5));
    assert_eq!(saved.journal().drawn.len(), 1);
    assert_eq!(saved.journal().entries.len(), saved.journal().line().len());
    // By its mark any device knows it, whatever version wrote or reads it.
    let marks = storage::marks::Marks::of(saved.journal());
    assert_eq!(saved.journal().head.and_then(|head| marks.at(head)).unwrap().to_string(), "4a504820c312");
    // And it can be played on.
    let mut saved = saved;
    saved.submit(Command::NextMonth { leave: true }).unwrap();
}
