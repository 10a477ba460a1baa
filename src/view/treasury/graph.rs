//! The four tracked values as stepped lines over the months, in whole points of one fixed frame, with the levels drawn in.

use crate::engine::campaign::Campaign;
use crate::engine::ledger::{Account, LevelTo, Statement, levels, statement};
use crate::model::date::GameDate;
use crate::rules::base_game::SQUARES;
use crate::view::page::{Graph, GraphLabel, GraphLevel, GraphTick};

use super::account::{LedgerKind, account_name, balance};

/// The frame of a graph, as SVG writes it: as wide as a phone's page, so that its letters are of the page's size there.
const VIEW_BOX: &str = "0 0 360 200";
const LEFT: i32 = 36;
const RIGHT: i32 = 300;
const TOP: i32 = 20;
const BOTTOM: i32 = 172;
/// Within so much of an edge a label is written away from it.
const EDGE: i32 = 36;
/// The most years that are named under a graph, and the most lines across it.
const MOST_YEARS: i32 = 6;
const MOST_LINES: i32 = 4;

/// Draws the four graphs; one of them is looked at.
#[must_use]
pub fn graphs(campaign: &Campaign, chosen: Account) -> Vec<Graph> {
    let one = |account: &Account| Graph { chosen: *account == chosen, ..graph(campaign, *account) };
    Account::ALL.iter().map(one).collect()
}

/// Where things lie in the frame.
struct Frame {
    from: GameDate,
    months: i32,
    low: i32,
    high: i32,
}

impl Frame {
    /// The left end of a month, counted from the first.
    fn x(&self, month: i32) -> i32 {
        LEFT + month.clamp(0, self.months) * (RIGHT - LEFT) / self.months
    }

    fn y(&self, value: i32) -> i32 {
        BOTTOM - (value - self.low) * (BOTTOM - TOP) / (self.high - self.low).max(1)
    }

    fn month_of(&self, date: GameDate) -> i32 {
        i32::from(date.since(self.from).0)
    }
}

/// A step of the scale: 1, 2 or 5 and so many noughts, so that few lines cross the graph.
fn step_for(span: i32) -> i32 {
    let mut step = 1;
    for factor in [2, 5, 10].iter().cycle().take(20) {
        if span / step <= MOST_LINES {
            break;
        }
        let noughts = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000];
        let of = noughts.iter().copied().rev().find(|of| step >= *of).unwrap_or(1);
        step = of * factor;
    }
    step
}

fn graph(campaign: &Campaign, account: Account) -> Graph {
    let statement = statement(campaign, account);
    let months = statement.months();
    let drawn = if account == Account::Victory { levels(campaign.game()) } else { Vec::new() };
    let drawn: Vec<_> = drawn.into_iter().filter(|level| level.end >= statement.from).collect();
    let all = || months.iter().map(|(_, value)| *value).chain(drawn.iter().map(|level| level.level));
    let (low, high) = (all().min().unwrap_or(0).min(0), all().max().unwrap_or(0).max(1));
    // The display has four zones of ten squares.
    let step = if account == Account::Marker { 10 } else { step_for(high - low) };
    let (low, high) = match account {
        Account::Marker => (0, i32::from(SQUARES)),
        _ => (low.div_euclid(step) * step, (high + step - 1).div_euclid(step) * step),
    };
    let count = i32::try_from(months.len()).unwrap_or(1).max(1);
    let frame = Frame { from: statement.from, months: count, low, high };
    let heights = (0..=(high - low) / step).map(|line| low + line * step);
    let levels = drawn.iter().map(|level| GraphLevel {
        y: frame.y(level.level),
        to: frame.x(frame.month_of(level.end) + 1),
        label: format!("{} to the end of {}", level.level, level.end.year()),
        counts: level.counts,
    });
    let most = months.iter().rev().max_by_key(|(_, value)| *value).copied();
    let least = months.iter().min_by_key(|(_, value)| *value).copied();
    let (most, least) = match (most, least) {
        (Some(most), Some(least)) if most.1 > least.1 => (Some(most), Some(least)),
        _ => (None, None),
    };
    let label = |(date, value): (GameDate, i32), lift: i32| {
        let x = frame.x(frame.month_of(date));
        let anchor = match x {
            x if x < LEFT + EDGE => "start",
            x if x > RIGHT - EDGE => "end",
            _ => "middle",
        };
        GraphLabel { x, y: frame.y(value) + lift, anchor, text: balance(account, value) }
    };
    let now = statement.closing();
    Graph {
        name: account_name(account),
        chosen: false,
        choose: LedgerKind::Of(account).choose(),
        view_box: VIEW_BOX,
        points: points(&frame, &months),
        ends: (LEFT, RIGHT),
        years: years(&frame, &statement),
        heights: heights.map(|value| GraphTick { at: frame.y(value), label: value.to_string() }).collect(),
        levels: levels.collect(),
        base: frame.y(0),
        most: most.filter(|most| most.1 > now).map(|most| label(most, -6)),
        least: least.filter(|least| least.1 < now && least.1 > low).map(|least| label(least, 14)),
        last: GraphLabel { x: RIGHT + 6, y: frame.y(now) + 4, anchor: "start", text: balance(account, now) },
        text: text(&statement, most, least, &drawn),
    }
}

/// The line: level through a month, and a step where the value at a month's end is another.
fn points(frame: &Frame, months: &[(GameDate, i32)]) -> String {
    let mut text = String::new();
    let mut point = |x: i32, y: i32| {
        if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(&format!("{x},{y}"));
    };
    let mut before = None;
    for (month, (_, value)) in (0..).zip(months) {
        let (x, y) = (frame.x(month), frame.y(*value));
        if before != Some(y) {
            if let Some(before) = before {
                point(x, before);
            }
            point(x, y);
            before = Some(y);
        }
    }
    point(RIGHT, before.unwrap_or(BOTTOM));
    text
}

/// A tick at each January; in a campaign of less than that, one where it begins.
fn years(frame: &Frame, statement: &Statement) -> Vec<GraphTick> {
    let (first, last) = (i32::from(statement.from.year()), i32::from(statement.to.year()));
    let every = (last - first) / MOST_YEARS + 1;
    let begins = i32::from(statement.from.month()) - 1;
    let tick = |year: i32| GraphTick { at: frame.x((year - first) * 12 - begins), label: year.to_string() };
    let januaries = if begins == 0 { first } else { first + 1 };
    let shown = (januaries..=last).filter(|year| (year - januaries) % every == 0);
    let ticks: Vec<GraphTick> = shown.map(tick).collect();
    if ticks.is_empty() { vec![tick(first)] } else { ticks }
}

fn text(
    statement: &Statement,
    most: Option<(GameDate, i32)>,
    least: Option<(GameDate, i32)>,
    levels: &[LevelTo],
) -> String {
    let value = |count: i32| balance(statement.account, count);
    let name = account_name(statement.account);
    let mut text = format!(
        "{name} from {} to {}: {} at first, {} now.",
        statement.from,
        statement.to,
        value(statement.opening),
        value(statement.closing())
    );
    if let (Some((high, most)), Some((low, least))) = (most, least) {
        let both = format!(
            " At a month’s end the most was {} in {high}, the least {} in {low}.",
            value(most),
            value(least)
        );
        text.push_str(&both);
    }
    for one in levels {
        text.push_str(&format!(" The level to the end of {} is {}.", one.end.year(), value(one.level)));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::command::{Command, Correction};
    use crate::model::quantity::{Money, VictoryPoints};
    use crate::view::forces::tests::{at, campaign, play, prussian_poland};

    fn of(campaign: &Campaign, account: Account) -> Graph {
        graphs(campaign, account).into_iter().find(|graph| graph.chosen).expect("a graph of each")
    }

    fn set(campaign: &mut Campaign, value: Correction) {
        play(campaign, [Command::Correct { value, reason: "so".into() }]);
    }

    /// Fifteen months: 5 $ come in the thirteenth, which begins at 36 + 12 × 264 / 15; 6 is the top of the frame.
    #[test]
    fn a_step_where_a_month_ends_otherwise() {
        let mut campaign = prussian_poland();
        at(&mut campaign, 1806, 3);
        let money = of(&campaign, Account::Money);
        assert_eq!(money.points, "36,172 247,172 247,46 300,46");
        let heights: Vec<(i32, &str)> =
            money.heights.iter().map(|one| (one.at, one.label.as_str())).collect();
        assert_eq!(heights, [(172, "0"), (122, "2"), (71, "4"), (20, "6")]);
        let years: Vec<(i32, &str)> = money.years.iter().map(|one| (one.at, one.label.as_str())).collect();
        assert_eq!(years, [(36, "1805"), (247, "1806")]);
        let told = |label: &GraphLabel| (label.x, label.y, label.anchor, label.text.clone());
        assert_eq!((&money.most, &money.least), (&None, &None), "5 $ is the value now, and 0 $ the foot");
        assert_eq!(told(&money.last), (306, 50, "start", "5 $".into()));
        assert_eq!(
            money.text,
            "Money from January 1805 to March 1806: 0 $ at first, 5 $ now. At a month’s end the most was 5 $ in \
             January 1806, the least 0 $ in January 1805."
        );
        assert!(money.levels.is_empty());
    }

    /// In February 1806 8 $, and the marker on square 10; then 3 $, and square 25 again.
    #[test]
    fn the_most_and_the_least_are_written() {
        let mut campaign = prussian_poland();
        at(&mut campaign, 1806, 2);
        set(&mut campaign, Correction::Money(Money::new(8)));
        set(&mut campaign, Correction::Marker(10));
        at(&mut campaign, 1806, 3);
        set(&mut campaign, Correction::Money(Money::new(3)));
        set(&mut campaign, Correction::Marker(25));
        let (money, marker) = (of(&campaign, Account::Money), of(&campaign, Account::Marker));
        let told = |label: &GraphLabel| (label.x, label.anchor, label.text.clone());
        // The fourteenth of fifteen months begins at 36 + 13 × 264 / 15.
        assert_eq!(money.most.as_ref().map(told), Some((264, "middle", "8 $".into())));
        assert_eq!(
            (&money.least, money.last.text.as_str()),
            (&None, "3 $"),
            "nothing is the foot of the frame"
        );
        // Square 10 of 40 is 38 above the bottom, and its number stands below the line.
        assert_eq!(marker.least.as_ref().map(told), Some((264, "middle", "10".into())));
        assert_eq!((&marker.most, marker.least.map(|least| least.y)), (&None, Some(172 - 38 + 14)));
    }

    /// 22.2 k: the display is 40 squares in four zones, whatever the marker does.
    #[test]
    fn the_display_is_the_frame_of_the_marker() {
        let marker = of(&campaign(), Account::Marker);
        let heights: Vec<&str> = marker.heights.iter().map(|one| one.label.as_str()).collect();
        assert_eq!(heights, ["0", "10", "20", "30", "40"]);
        // Square 22 of 40: 152 × 22 / 40 above the bottom.
        assert_eq!(marker.points, "36,89 300,89");
        assert_eq!((marker.most, marker.least), (None, None), "it never moved");
    }

    /// 22.8 a: both levels are drawn, each as far as the month it is printed to.
    #[test]
    fn s22_8a_the_levels_are_drawn_in() {
        let mut campaign = campaign();
        set(&mut campaign, Correction::VictoryPoints(VictoryPoints::new(30)));
        at(&mut campaign, 1808, 12);
        let victory = of(&campaign, Account::Victory);
        let levels: Vec<(i32, i32, &str, bool)> =
            victory.levels.iter().map(|one| (one.y, one.to, one.label.as_str(), one.counts)).collect();
        // 48 months, of which 36 to the end of 1807; 300 is the top of the frame.
        let expected =
            [(137, 234, "70 to the end of 1807", false), (20, 300, "300 to the end of 1815", true)];
        assert_eq!(levels, expected);
        assert!(
            victory
                .text
                .ends_with("The level to the end of 1807 is 70 VP. The level to the end of 1815 is 300 VP.")
        );
    }

    #[test]
    fn whatever_the_books_hold_stays_in_the_frame() {
        for (money, victory) in [(0, -400), (7, 0), (1_000_000, 1_000_000), (33, -1_000_000)] {
            let mut campaign = prussian_poland();
            set(&mut campaign, Correction::Money(Money::new(money)));
            let points = Correction::VictoryPoints(VictoryPoints::new(victory));
            let reason = "so".to_owned();
            let _ = campaign.submit(Command::Correct { value: points, reason });
            at(&mut campaign, 1830, 2);
            for graph in graphs(&campaign, Account::Money) {
                for point in graph.points.split(' ') {
                    let (x, y) = point.split_once(',').expect("two numbers");
                    let (x, y): (i32, i32) = (x.parse().expect("a number"), y.parse().expect("a number"));
                    assert!(
                        (LEFT..=RIGHT).contains(&x) && (TOP..=BOTTOM).contains(&y),
                        "{} {point}",
                        graph.name
                    );
                }
                assert!(graph.heights.len() <= 7 && graph.years.len() <= 7, "{}", graph.name);
                assert!(graph.levels.iter().all(|level| (TOP..=BOTTOM).contains(&level.y)));
            }
        }
    }
}
