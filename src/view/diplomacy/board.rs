//! Minor countries, the board facts that a creation rests on, victory, the order of play, and the points of other powers.

use crate::engine::campaign::Campaign;
use crate::engine::ledger::points_of_others;
use crate::game::command::Command;
use crate::model::clause::Clause;
use crate::model::diplomacy::MinorWar;
use crate::model::game::Game;
use crate::model::minor::{Minor, MinorGroup};
use crate::model::place::{City, Province};
use crate::model::power::{Partitioner, Power};
use crate::model::quantity::VictoryPoints;
use crate::rules::s22_2_creation::revolt;
use crate::rules::s22_2_creation::turn_order;
use crate::rules::s22_4_minors;
use crate::rules::s22_8_victory;
use crate::view::explain::{Headline, lines};
use crate::view::form::{Answer, Ask, Asked, Kind};
use crate::view::page::{
    Action, Block, Card, Cell, Column, Deed, Figure, Gauge, Loud, PageState, Row, Span, Table, TableRow, Text,
};
use crate::view::words::figures::{number, signed};
use crate::view::words::lists::upper;

/// So many points are shown before the rest is asked for.
const LATEST: usize = 12;

/// Minor countries: Poland's modifiers, whether Dominance raises them, and the powers' wars.
pub fn minors_card(game: &Game) -> Card {
    let dominance = if s22_4_minors::dominant_bonus_applies(game) {
        "Each is one higher: Poland is Dominant."
    } else {
        "Each would be one higher for a Dominant Poland."
    };
    let modifier = |group: &MinorGroup| {
        let modifier = s22_4_minors::modifier_of_group(game, *group);
        let mut line = lines(modifier.why());
        line.label = group.name().into();
        let value = signed(modifier.value());
        let figure = Figure::new(group.name(), value, Some(Action::Derive(line)));
        Row { figure: Some(figure), ..Row::new(group.id(), group.name()) }
    };
    let war = |war: &MinorWar| {
        let MinorWar { power, minor, .. } = *war;
        let end = Deed::open("End it", Command::PeaceWithMinor { by: power, minor });
        Row::new(format!("{}-{}", power.id(), minor.id()), Span::Power(power))
            .text(format!("At war with {}.", minor.name()))
            .deeds(vec![end.of(minor.name())])
    };
    let wars = game.diplomacy.minor_wars.iter().map(war);
    let begin = Command::WarOnMinor { by: Power::France, minor: Minor::Saxony };
    let lead = format!("What Poland adds to its control rolls. {dominance}");
    let blocks = vec![
        Block::Text(lead.into(), None),
        Block::Rows(MinorGroup::ALL.iter().map(modifier).chain(wars).collect()),
        Block::Deeds(None, vec![Deed::open("War with a minor country", begin)]),
    ];
    Card::new("minors", "Minor countries", blocks)
}

/// The board facts that a creation rests on.
pub fn board_card(game: &Game) -> Card {
    let board = &game.board;
    let warsaw = board.cities[City::Warsaw];
    let siege = match warsaw.siege {
        Some(siege) => format!(", besieged by {} since {}", siege.by.name(), siege.since),
        None => String::new(),
    };
    let controller = board.controller(Province::Masovia).name();
    let fact = |title: &'static str, text: String, clause: Clause, verb: &str, command: Command| {
        Row::new(title, title).text(text).cite(clause).deeds(vec![Deed::open(verb, command).of(title)])
    };
    let counted = format!(
        "{} infantry or guard, {} militia; {} infantry keep it quiet.",
        board.warsaw_infantry,
        board.warsaw_militia,
        revolt::INFANTRY_PREVENTS
    );
    let (napoleon, news) = if board.napoleon_dead { ("Dead.", "He lives") } else { ("Alive.", "He fell") };
    let french = board.french_troops.iter().map(|(province, present)| {
        let note = Command::NoteFrench { province, present: !present };
        let mut chip = Deed::new(province.name(), Action::Do(Box::new(note), None)).loud(Loud::Chip);
        chip.pressed = Some(*present);
        chip
    });
    let troops = Row::new("French troops", "French troops")
        .text("Tap the provinces with a French corps or factor, besieged or not.")
        .cite(Clause::S22_2_2h);
    let facts = vec![
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
        troops,
    ];
    let chips = Block::Deeds(Some("Provinces with French troops".into()), french.collect());
    Card::new("board", "On the board", vec![Block::Rows(facts), chips])
}

/// Poland, and Austria, Prussia and Russia, against their victory levels.
pub fn victory_card(game: &Game) -> Card {
    let row = |power: Power, points: Option<i32>, level: i32, deed: Deed| {
        let words = match points {
            Some(points) => format!("{} of {}", number(points), number(level)),
            None => format!("not entered, of {}", number(level)),
        };
        let label = Some("Share of the level".to_owned());
        let gauge = points.map(|value| Gauge { label, value, most: level, note: String::new() });
        Row { gauge, ..Row::new(power.id(), Span::Power(power)).text(words) }
            .deeds(vec![deed.key("points").of(power.name())])
    };
    let why = Deed::new("Why", Action::Explain("Level to reach", Headline::Level));
    let level = s22_8_victory::polish_level(game).value();
    let poland = row(Power::Poland, Some(game.victory.count()), level, why);
    let other = |(power, points, level): (Partitioner, Option<VictoryPoints>, i32)| {
        let enter = Command::NoteVictory { power, points: points.unwrap_or_default() };
        let verb = if points.is_some() { "Change" } else { "Enter" };
        row(power.into(), points.map(VictoryPoints::count), level, Deed::open(verb, enter))
    };
    let rivals = s22_8_victory::rivals(game).into_iter().map(other);
    let lead = "Points of other powers are theirs to tell; enter them as they do.";
    let blocks = vec![
        Block::Text(lead.into(), Some(Clause::S22_8a)),
        Block::Rows(std::iter::once(poland).chain(rivals).collect()),
    ];
    Card::new("victory", "Victory", blocks)
}

/// The order of play by land and at sea, and the two places that are chosen.
pub fn order_card(game: &Game) -> Card {
    let turns = |name: &'static str, clause: Clause, order: Vec<Power>| {
        let text = match order.iter().position(|power| *power == Power::Poland) {
            Some(at) => format!("Poland is number {}.", at + 1),
            None => "Poland has no place in it now.".to_owned(),
        };
        let note = order.into_iter().enumerate().fold(Text::none(), |text, (at, power)| {
            let text = if at == 0 { text } else { text.plain(" › ") };
            text.then(Span::Power(power))
        });
        Row { notes: vec![note], ..Row::new(name, name).text(text).cite(clause) }
    };
    let ask = |key: &str, label: &str, on: bool| -> Asked {
        let ask = Ask { key: key.into(), label: label.into(), hint: None, kind: Kind::Toggle, first: false };
        (ask, Answer { value: if on { "yes" } else { "no" }.into(), fault: None })
    };
    let board = &game.board;
    let blocks = vec![
        Block::Rows(vec![
            turns("By land", Clause::S22_2f, turn_order::land_order(game)),
            turns("At sea", Clause::S22_2g, turn_order::naval_order(game)),
        ]),
        Block::Form(vec![
            ask(FRANCE_LAST, "France chose to move last by land", board.france_moves_last),
            ask(BRITAIN_FIRST, "Great Britain chose to move first at sea", board.britain_sails_first),
        ]),
    ];
    Card::new("order", "Order of play", blocks)
}

const FRANCE_LAST: &str = "france-last";
const BRITAIN_FIRST: &str = "britain-first";

/// The act that notes the places France and Great Britain chose, from an answer on the page.
#[must_use]
pub fn chosen(campaign: &Campaign, key: &str, answer: &str) -> Option<Command> {
    let board = &campaign.game().board;
    let (france_last, britain_first) = (board.france_moves_last, board.britain_sails_first);
    let on = answer == "yes";
    match key {
        FRANCE_LAST => Some(Command::ChooseOrder { france_last: on, britain_first }),
        BRITAIN_FIRST => Some(Command::ChooseOrder { france_last, britain_first: on }),
        _ => None,
    }
}

/// Points that the rules gave other powers, to be marked on the board, the latest first.
pub fn points_card(campaign: &Campaign, state: &PageState) -> Option<Card> {
    let all = points_of_others(campaign);
    let count = all.len();
    let most = if state.is_open("points") { count } else { LATEST };
    let rows = all.into_iter().rev().take(most).map(|(date, power, points, cause, clause)| {
        let words = format!("{date} · {}", cause.name());
        let key = format!("{}-{words}", power.id()).into();
        let name = Cell { note: words.into(), ..Cell::new(Span::Power(power)) };
        let points = Cell { cite: Some(clause), ..Cell::new(signed(points.count())) };
        TableRow { key, strong: false, cells: vec![name, points] }
    });
    let show = Deed::new(format!("Show all {count}"), Action::Fold("points".into(), false)).loud(Loud::Quiet);
    let table = Table {
        caption: "Points to mark on the board".into(),
        columns: vec![
            Column { name: "Power".into(), figures: false },
            Column { name: "Points".into(), figures: true },
        ],
        rows: rows.collect(),
        ..Table::default()
    };
    let more = (count > most).then(|| Block::Deeds(None, vec![show]));
    let blocks = std::iter::once(Block::Table(table)).chain(more).collect();
    (count > 0).then(|| Card::new("points", "Points to mark on the board", blocks))
}
