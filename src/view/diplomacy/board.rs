//! Minor countries, the board facts that a creation rests on, and the order of play.

use crate::engine::campaign::Campaign;
use crate::game::command::Command;
use crate::model::clause::Clause;
use crate::model::diplomacy::MinorWar;
use crate::model::minor::MinorGroup;
use crate::model::place::{City, Province};
use crate::model::power::{Partitioner, Power};
use crate::model::quantity::VictoryPoints;
use crate::rules::s22_2_creation::revolt;
use crate::rules::s22_2_creation::turn_order;
use crate::rules::s22_4_minors;
use crate::rules::s22_8_victory;
use crate::view::explain::{Line, lines};
use crate::view::words::figures::{number, signed};
use crate::view::words::lists::upper;

/// Poland's modifier for a group of minor countries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MinorLine {
    /// The group.
    pub group: MinorGroup,
    /// The modifier now.
    pub modifier: String,
}

/// Minor countries: Poland's modifiers, and the powers' wars.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MinorsView {
    /// The modifiers, by group.
    pub modifiers: Vec<MinorLine>,
    /// Whether Dominance raises them, in words.
    pub dominance: &'static str,
    /// Wars under way.
    pub wars: Vec<MinorWar>,
}

/// Minor countries.
#[must_use]
pub fn minors(campaign: &Campaign) -> MinorsView {
    let game = campaign.game();
    let line = |group: &MinorGroup| MinorLine {
        group: *group,
        modifier: signed(s22_4_minors::modifier_of_group(game, *group).value()),
    };
    let dominance = if s22_4_minors::dominant_bonus_applies(game) {
        "Each is one higher: Poland is Dominant."
    } else {
        "Each would be one higher for a Dominant Poland."
    };
    MinorsView {
        modifiers: MinorGroup::ALL.iter().map(line).collect(),
        dominance,
        wars: game.diplomacy.minor_wars.clone(),
    }
}

/// How a group's modifier comes about.
#[must_use]
pub fn minor_line(campaign: &Campaign, group: MinorGroup) -> Line {
    let mut line = lines(s22_4_minors::modifier_of_group(campaign.game(), group).why());
    line.label = group.name().into();
    line
}

/// A fact of the board, and the act that notes another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardFact {
    /// What.
    pub title: &'static str,
    /// How it stands.
    pub text: String,
    /// The clause that asks for it.
    pub cite: &'static str,
    /// The word on the button.
    pub verb: &'static str,
    /// The act.
    pub command: Command,
}

/// The board facts that a creation rests on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardView {
    /// Facts.
    pub facts: Vec<BoardFact>,
    /// The provinces, and whether French troops are in each.
    pub french: Vec<(Province, bool)>,
}

/// The board facts that a creation rests on.
#[must_use]
pub fn board(campaign: &Campaign) -> BoardView {
    let game = campaign.game();
    let board = &game.board;
    let warsaw = board.cities[City::Warsaw];
    let siege = match warsaw.siege {
        Some(siege) => format!(", besieged by {} since {}", siege.by.name(), siege.since),
        None => String::new(),
    };
    let controller = board.controller(Province::Masovia).name();
    let fact = |title, text, clause: Clause, verb, command| BoardFact {
        title,
        text,
        cite: clause.number(),
        verb,
        command,
    };
    let counted = format!(
        "{} infantry or guard, {} militia; {} infantry keep it quiet.",
        board.warsaw_infantry,
        board.warsaw_militia,
        revolt::INFANTRY_PREVENTS
    );
    let (napoleon, news) = if board.napoleon_dead { ("Dead.", "He lives") } else { ("Alive.", "He fell") };
    BoardView {
        facts: vec![
            fact(
                "Warsaw",
                format!("{controller} controls Masovia; {} holds the city{siege}.", warsaw.holder.name()),
                Clause::S22_2_1a,
                "City taken",
                Command::TakeCity { city: City::Warsaw, by: Power::France },
            ),
            fact(
                "Inside Warsaw",
                counted,
                Clause::S22_2_3b,
                "Count",
                Command::CountWarsaw { infantry: board.warsaw_infantry, militia: board.warsaw_militia },
            ),
            fact(
                "Napoleon",
                napoleon.to_owned(),
                Clause::S22_2_2b,
                news,
                Command::NoteNapoleon { dead: !board.napoleon_dead },
            ),
            fact(
                "With the French at Warsaw",
                format!("{}.", upper(board.french_leader.name())),
                Clause::S22_2_2b,
                "Change",
                Command::NoteFrenchLeader { leader: board.french_leader },
            ),
        ],
        french: board.french_troops.iter().map(|(province, present)| (province, *present)).collect(),
    }
}

/// The act that notes French troops in a province, or that they are gone.
#[must_use]
pub fn note_french(province: Province, present: bool) -> Command {
    Command::NoteFrench { province, present }
}

/// A power's victory points against its level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RivalRow {
    /// The power.
    pub power: Power,
    /// Its points; nothing where the group has not entered them.
    pub points: Option<i32>,
    /// Its level.
    pub level: i32,
    /// In words: `62 of 310`.
    pub words: String,
    /// The act that enters them; none for Poland, whose points are kept.
    pub enter: Option<Command>,
}

/// Poland, and Austria, Prussia and Russia, against their victory levels (22.8 a).
#[must_use]
pub fn rivals(campaign: &Campaign) -> Vec<RivalRow> {
    let game = campaign.game();
    let row = |power, points: Option<i32>, level, enter| RivalRow {
        power,
        points,
        level,
        words: match points {
            Some(points) => format!("{} of {}", number(points), number(level)),
            None => format!("not entered, of {}", number(level)),
        },
        enter,
    };
    let poland =
        row(Power::Poland, Some(game.victory.count()), s22_8_victory::polish_level(game).value(), None);
    let other = |(power, points, level): (Partitioner, Option<VictoryPoints>, i32)| {
        let enter = Command::NoteVictory { power, points: points.unwrap_or_default() };
        row(power.into(), points.map(VictoryPoints::count), level, Some(enter))
    };
    std::iter::once(poland).chain(s22_8_victory::rivals(game).into_iter().map(other)).collect()
}

/// The order of play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderView {
    /// By land.
    pub land: Vec<Power>,
    /// At sea.
    pub naval: Vec<Power>,
    /// France chose to move last by land.
    pub france_last: bool,
    /// Great Britain chose to move first at sea.
    pub britain_first: bool,
}

/// The order of play by land and at sea; Poland stands in it while it has a place.
#[must_use]
pub fn order(campaign: &Campaign) -> OrderView {
    let game = campaign.game();
    OrderView {
        land: turn_order::land_order(game),
        naval: turn_order::naval_order(game),
        france_last: game.board.france_moves_last,
        britain_first: game.board.britain_sails_first,
    }
}

/// The act that notes the places France and Great Britain chose.
#[must_use]
pub fn choose_order(france_last: bool, britain_first: bool) -> Command {
    Command::ChooseOrder { france_last, britain_first }
}
