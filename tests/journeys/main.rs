//! The ways a player takes through the app, walked in a real browser.
//!
//! `make journeys` runs them over the app in `dist/`; how to write one stands in the harness.

#![expect(clippy::expect_used, reason = "a campaign that cannot be laid ready fails its journey")]

#[path = "../harness/mod.rs"]
mod harness;

mod ahead;
mod books;
mod closes;
mod files;
mod frozen;
mod hand;
mod kept;
mod kit;
mod links;
mod long_way;
mod offline;
mod panics;
mod quota;
mod redraw;
mod rescue;
mod shelf;
mod taps;
mod updates;
mod windows;

use hand::{
    close_quarter, expect_figure, expect_in_sheet, expect_step, go_to, lay_ready, next_phase, tap_chip,
    tap_dice, tap_named, tap_row, tap_sheet, when,
};
use harness::{Outcome, Page, in_every_engine, journey};
use poland_in_arms::engine::campaign::Campaign;
use poland_in_arms::game::command::Command;
use poland_in_arms::model::board::{CityState, FrenchLeader, Siege};
use poland_in_arms::model::date::{GameDate, Phase};
use poland_in_arms::model::diplomacy::{Alliance, War, WarCause};
use poland_in_arms::model::late::LateStart;
use poland_in_arms::model::place::{City, Province};
use poland_in_arms::model::power::Power;
use poland_in_arms::model::setup::{CampaignEnd, Setup};

fn month(year: u16, month: u16) -> GameDate {
    GameDate::new(year, month).expect("a month of the campaign")
}

/// A table that has played without Poland so far, in the Political phase of a month.
fn waiting(date: GameDate, change: impl FnOnce(&mut LateStart)) -> Campaign {
    let mut late = LateStart::blank(date, Phase::Political);
    change(&mut late);
    let setup = Setup {
        name: "Journey".to_owned(),
        bid: 0,
        die: None,
        die_source: None,
        start_square: 20,
        end: CampaignEnd::Dec1815,
        rulings: Default::default(),
        house: Default::default(),
        wars: Vec::new(),
        alliances: Vec::new(),
        late: Some(Box::new(late)),
    };
    Campaign::begin(setup).expect("a campaign under way")
}

fn war(by: Power, on: Power) -> War {
    War { by, on, since: Some(month(1806, 10)), cause: WarCause::Declared, in_force: true, excepted: false }
}

in_every_engine!(
    a_first_visitor_begins_a_campaign_and_finds_it_again,
    the_example_shows_every_screen,
    france_creates_poland_in_march_1807,
    a_revolt_takes_warsaw_and_becomes_poland,
);

fn a_first_visitor_begins_a_campaign_and_finds_it_again(page: &mut Page) -> Outcome {
    page.open("")?;
    page.wait_for_text("Poland in Arms")?;
    tap_named(page, "Begin a campaign")?;
    page.settle()?;
    tap_named(page, "Begin")?;
    page.wait_until("January 1805 begins", || Ok(when(page)? == "January 1805, Political"))?;
    next_phase(page)?;
    page.reload()?;
    page.wait_until("the same phase is there again", || Ok(when(page)? == "January 1805, Reinforcement"))
}

fn the_example_shows_every_screen(page: &mut Page) -> Outcome {
    page.open("")?;
    tap_named(page, "Look at the example")?;
    page.wait_for_text("October 1807")?;
    for (screen, words) in [
        ("#map", "All places"),
        ("#forces", "Forces"),
        ("#treasury", "Treasury"),
        ("#diplomacy", "Powers"),
        ("#record", "Record"),
        ("#rules", "Rules"),
    ] {
        page.open(screen)?;
        page.wait_for_text(words)?;
    }
    page.reload()?;
    page.wait_for_text("Rules")
}

/// The source's example of 22.2.1 h and i: who is paid, in which quarter, and why not (cases 8 and 12).
#[test]
fn prussia_creates_poland_and_loses_its_subsidy_for_a_while() -> Outcome {
    journey("the subsidy of 1806", |page| {
        lay_ready(page, &waiting(month(1806, 1), |_| {}))?;
        tap_row(page, "Prussia creates Poland")?;
        expect_in_sheet(page, "Masovia is part of Poland.")?;
        tap_sheet(page, "Create Poland")?;
        expect_figure(page, "Treasury", "5 $")?;
        // 20 on the display and 3 for the first creation.
        expect_figure(page, "Status", "23 Neutral")?;
        page.wait_for_text("War on")?;

        go_to(page, "February 1806, Political")?;
        tap_chip(page, "Ally with …", "France")?;
        tap_sheet(page, "Ally")?;
        expect_figure(page, "Status", "24 Neutral")?;

        go_to(page, "March 1806, Economic")?;
        tap_row(page, "Close the quarter")?;
        expect_step(page, "Subsidy", "7 $")?;
        close_quarter(page)?;
        // 5 at the start; Masovia and Posen bring 21 and 9 manpower; nothing is on the map to be kept up.
        expect_figure(page, "Treasury", "26 $")?;
        expect_figure(page, "Manpower", "9 MP")?;

        page.open("#turn")?;
        go_to(page, "July 1806, Political")?;
        page.open("#diplomacy")?;
        let declare = "const all = document.querySelectorAll('.matrix-cell');
            for (const one of all) { const name = one.getAttribute('aria-label') || '';
                if (name.includes('Prussia') && name.includes('France')) { one.click(); return true; } } return false;";
        page.wait_until("the pair can be opened", || {
            Ok(page.script(declare, &[])? == serde_json::json!(true))
        })?;
        tap_sheet(page, "Prussia declares war on France")?;
        tap_sheet(page, "Declare war")?;
        page.open("#turn")?;
        page.wait_for_text("Prussia is paid no subsidy")?;

        go_to(page, "September 1806, Economic")?;
        tap_row(page, "Close the quarter")?;
        expect_step(page, "Subsidy", "0 $")?;

        page.open("#turn")?;
        go_to(page, "January 1807, Political")?;
        tap_chip(page, "Declare war on …", "France")?;
        expect_in_sheet(page, "The subsidy is paid again from February 1807.")?;
        tap_sheet(page, "Declare war")?;
        go_to(page, "March 1807, Economic")?;
        tap_row(page, "Close the quarter")?;
        expect_step(page, "Subsidy", "7 $")
    })
}

/// The source's example of 22.2.2 (case 14): Napoleon before Warsaw, a French corps at Lublin.
fn france_creates_poland_in_march_1807(page: &mut Page) -> Outcome {
    let campaign = waiting(month(1807, 3), |late| {
        late.wars = vec![war(Power::France, Power::Prussia)];
        late.alliances = vec![Alliance { one: Power::France, other: Power::Austria, since: month(1805, 6) }];
        let siege = Siege { by: Power::France, since: month(1807, 2) };
        let warsaw = CityState { holder: Power::Prussia, since: month(1805, 1), siege: Some(siege) };
        late.cities = vec![(City::Warsaw, warsaw)];
        late.french_troops = vec![Province::Masovia, Province::WestGalicia];
        late.french_leader = FrenchLeader::Napoleon;
    });
    lay_ready(page, &campaign)?;
    page.wait_for_text("Poland would be Masovia, Posen and West Galicia.")?;
    tap_row(page, "France creates Poland")?;
    tap_sheet(page, "Create Poland")?;
    expect_figure(page, "Treasury", "5 $")?;
    expect_figure(page, "Manpower", "0 MP")?;
    expect_figure(page, "Status", "22 Neutral")?;
    page.wait_for_text("At war with Prussia.")?;
    page.wait_for_text("September 1808")?;

    // The first placement, then the quarter and a purchase.
    next_phase(page)?;
    page.wait_for_text("Waiting: 5 infantry, 25 militia.")?;
    tap_chip(page, "Place a corps …", "IV Infantry")?;
    tap_sheet(page, "Place")?;
    page.wait_for_text("Waiting: 5 infantry, 5 militia.")?;
    go_to(page, "March 1807, Economic")?;
    tap_row(page, "Close the quarter")?;
    close_quarter(page)?;
    // Masovia pays nothing while Prussians sit in besieged Warsaw (22.5 b): Posen 12 and West Galicia 12, less one
    // corps' upkeep, to the 5 of the start. Manpower 6 and 3.
    expect_figure(page, "Treasury", "28 $")?;
    expect_figure(page, "Manpower", "9 MP")?;

    tap_named(page, "Buy")?;
    tap_named(page, "One more: Infantry")?;
    tap_named(page, "One more: Infantry")?;
    page.click(harness::css(".till-acts .button-go"))?;
    page.open("#turn")?;
    expect_figure(page, "Treasury", "22 $")?;
    expect_figure(page, "Manpower", "5 MP")?;
    tap_named(page, "Undo")?;
    expect_figure(page, "Treasury", "28 $")?;
    tap_named(page, "Redo")?;
    expect_figure(page, "Treasury", "22 $")?;
    page.reload()?;
    expect_figure(page, "Treasury", "22 $")?;
    assert_eq!(when(page)?, "March 1807, Economic");
    Ok(())
}

/// A revolt in an empty Warsaw holds for two months and is Poland (22.2.3).
fn a_revolt_takes_warsaw_and_becomes_poland(page: &mut Page) -> Outcome {
    let campaign = waiting(month(1806, 3), |late| {
        late.wars = vec![war(Power::Russia, Power::Prussia)];
    });
    lay_ready(page, &campaign)?;
    tap_row(page, "Roll for the Polish revolt")?;
    tap_dice(page, &[6, 6, 5])?;
    expect_in_sheet(page, "Poland rose against Prussia.")?;
    tap_sheet(page, "Enter the dice")?;
    expect_figure(page, "Victory", "2 of 300")?;
    page.wait_for_text("May 1806")?;
    go_to(page, "May 1806, Political")?;
    page.wait_for_text("free by its own revolt in May 1806: Masovia and Posen.")?;
    expect_figure(page, "Status", "23 Neutral")?;
    expect_figure(page, "Treasury", "0 $")?;
    page.wait_for_text("May 1807")
}

/// What the rules refuse can be done by agreement, and says so for ever.
#[test]
fn the_table_may_overrule() -> Outcome {
    journey("an overrule", |page| {
        lay_ready(page, &waiting(month(1806, 1), |_| {}))?;
        let look = "for (const row of document.querySelectorAll('.row')) {
            if (row.querySelector('.row-title').textContent.trim() === 'France creates Poland')
                { row.querySelector('.row-act button').click(); return true; } } return false;";
        page.wait_until("the refused act can be looked at", || {
            Ok(page.script(look, &[])? == serde_json::json!(true))
        })?;
        expect_in_sheet(page, "No French corps besieges Warsaw, or holds it unbesieged.")?;
        let agree = "document.querySelector('dialog[open] .toggle-input').click(); return true;";
        page.script(agree, &[])?;
        page.fill(harness::css("dialog[open] .act-overrule .field-input"), "We agreed to start with France")?;
        tap_sheet(page, "Create Poland, by agreement")?;
        page.open("#record")?;
        page.wait_for_text("We agreed to start with France")
    })
}

/// The engine's own act, so that the kit above stays honest: a campaign laid ready is one that could be played.
#[test]
fn a_campaign_laid_ready_can_be_played() {
    let mut campaign = waiting(month(1806, 1), |_| {});
    assert!(campaign.submit(Command::NextPhase { leave: false }).is_ok());
}
