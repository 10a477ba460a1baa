//! How a headline number came about, as lines that open.

use crate::engine::campaign::Campaign;
use crate::engine::ledger;
use crate::model::clause::Clause;
use crate::model::forces::Arm;
use crate::model::game::Game;
use crate::model::place::Province;
use crate::model::power::Power;
use crate::model::quantity::{Manpower, Sum};
use crate::model::setup::Ware;
use crate::model::why::Why;
use crate::rules::base_game;
use crate::rules::s22_3_forces::costs;
use crate::rules::s22_3_forces::costs::upkeep;
use crate::rules::s22_3_forces::income::income;
use crate::rules::s22_3_forces::morale;
use crate::rules::s22_6_standing::{DominanceConditions, Standing, dominance_conditions, standing};
use crate::rules::s22_8_victory::polish_level;
use crate::view::words::figures::{amount, manpower, number, sum};
use crate::view::words::{listed, term};

/// A number that can be opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Headline {
    /// Money in hand.
    Treasury,
    /// Manpower in hand.
    Manpower,
    /// Poland's square.
    Marker,
    /// Poland's victory points.
    Victory,
    /// The level to reach.
    Level,
    /// Income of an Economic phase.
    Income,
    /// Upkeep of an Economic phase.
    Upkeep,
    /// Poland's standing.
    Standing,
    /// The price of a ware.
    Price(Ware),
    /// The morale of an arm.
    Morale(Arm),
}

/// One line of a derivation: label, figure, clause, and the lines under it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Line {
    /// What it is.
    pub label: String,
    /// How much.
    pub value: String,
    /// The clause it rests on.
    pub cite: Option<Clause>,
    /// What else to know.
    pub note: Option<String>,
    /// The lines it was made from.
    pub children: Vec<Line>,
}

/// A derivation as lines.
#[must_use]
pub fn lines(why: &Why) -> Line {
    Line {
        label: term(why),
        value: amount(why.amount),
        cite: why.clause,
        note: None,
        children: why.parts.iter().map(lines).collect(),
    }
}

/// How a headline number came about.
#[must_use]
pub fn explain(campaign: &Campaign, headline: Headline) -> Line {
    let game = campaign.game();
    match headline {
        Headline::Treasury => newest_first(lines(ledger::treasury(campaign).why())),
        Headline::Manpower => newest_first(of_manpower(lines(ledger::manpower(campaign).why()))),
        Headline::Marker => newest_first(lines(ledger::marker(campaign).why())),
        Headline::Victory => newest_first(lines(ledger::victory(campaign).why())),
        Headline::Level => lines(polish_level(game).why()),
        Headline::Income => lines(income(game).why()),
        Headline::Upkeep => lines(upkeep(game).why()),
        Headline::Standing => standing_lines(game),
        Headline::Price(ware) => lines(costs::price(game, ware).why()),
        Headline::Morale(arm) => lines(morale::morale(game, arm).why()),
    }
}

/// The latest booking on top: it is the one asked about.
fn newest_first(mut line: Line) -> Line {
    line.children.reverse();
    line
}

/// Nothing is no manpower here, where elsewhere it is no money.
fn of_manpower(mut line: Line) -> Line {
    if line.value == sum(Sum::default()) {
        line.value = manpower(Manpower::ZERO);
    }
    line.children = line.children.into_iter().map(of_manpower).collect();
    line
}

/// The name of a standing.
#[must_use]
pub const fn standing_name(standing: Standing) -> &'static str {
    match standing {
        Standing::None => "No Poland",
        Standing::Independent => "Independent",
        Standing::Major => "Major Power",
        Standing::Dominant => "Dominant Power",
    }
}

fn standing_lines(game: &Game) -> Line {
    let held = game.polish_provinces().count();
    let missing: Vec<&str> = Province::POLISH
        .iter()
        .filter(|province| !game.is_part_of_poland(**province))
        .map(|one| one.name())
        .collect();
    let conquests: Vec<&str> = Province::CONQUESTS
        .iter()
        .filter(|province| game.board.controller(**province) != Power::Poland)
        .map(|one| one.name())
        .collect();
    let DominanceConditions { major, conquests: all_taken, france, peace } = dominance_conditions(game);
    let lacks =
        |names: &[&str]| (!names.is_empty()).then(|| format!("Missing: {}.", listed(names.iter().copied())));
    let line = |label: &str, met: bool, clause: Clause, note: Option<String>| Line {
        label: label.into(),
        value: if met { "yes".into() } else { "no".into() },
        cite: Some(clause),
        note,
        children: Vec::new(),
    };
    let fought = format!(
        "{} lost, {} not lost.",
        game.diplomacy.french_wars_lost, game.diplomacy.french_wars_not_lost
    );
    let enemies: Vec<&str> = game.diplomacy.enemies(Power::Poland).map(Power::name).collect();
    let at_war = (!enemies.is_empty()).then(|| format!("At war with {}.", listed(enemies)));
    Line {
        label: "Standing".into(),
        value: standing_name(standing(game)).into(),
        cite: Some(Clause::S22_6a),
        note: None,
        children: vec![
            line(&format!("All seven provinces ({held} of 7)"), major, Clause::S22_6a, lacks(&missing)),
            line("Livonia, East Prussia and Moravia", all_taken, Clause::S22_6b, lacks(&conquests)),
            line("A war with France not lost", france, Clause::S22_6c, Some(fought)),
            line("At peace with every power", peace, Clause::S22_6d, at_war),
        ],
    }
}

/// The figures of the head of a screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// What it is.
    pub label: &'static str,
    /// The figure.
    pub value: String,
    /// What stands beside it.
    pub unit: String,
    /// What opens.
    pub opens: Headline,
}

/// The headline figures of a campaign.
#[must_use]
pub fn heads(campaign: &Campaign) -> Vec<Head> {
    let game = campaign.game();
    let zone = crate::view::words::term::zone_name(base_game::zone(game.marker));
    let level = polish_level(game).value();
    let head = |label, value, unit: &str, opens| Head { label, value, unit: unit.into(), opens };
    vec![
        head("Treasury", number(game.purse.money.count()), "$", Headline::Treasury),
        head("Manpower", number(game.purse.manpower.count()), "MP", Headline::Manpower),
        head("Status", number(i32::from(game.marker)), zone, Headline::Marker),
        head("Victory", number(game.victory.count()), &format!("of {}", number(level)), Headline::Victory),
    ]
}

/// The figures of the books: in hand, and what an Economic phase moves.
#[must_use]
pub fn books(campaign: &Campaign) -> Vec<Head> {
    let game = campaign.game();
    let mut figures: Vec<Head> = heads(campaign).into_iter().take(2).collect();
    if game.poland.is_active() {
        let (income, upkeep) = (income(game).value().money, upkeep(game).value().money);
        let head = |label, value, opens| Head { label, value: number(value), unit: "$".into(), opens };
        figures.push(head("Income", income.count(), Headline::Income));
        figures.push(head("Upkeep", upkeep.count(), Headline::Upkeep));
    }
    figures
}

/// Income and upkeep of the next Economic phase as things stand, for a line of text.
#[must_use]
pub fn income_and_upkeep(game: &Game) -> (String, String) {
    (sum(income(game).value()), sum(upkeep(game).value()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::example::example;

    #[test]
    fn no_manpower_is_said_in_manpower() {
        let campaign = example().expect("the example is played by the rules");
        let line = explain(&campaign, Headline::Manpower);
        assert_eq!(line.value, "0 MP");
        assert_eq!(line.children.last().map(|start| start.value.as_str()), Some("0 MP"));
    }
}
