//! The umpire's desk: one campaign, lines in, answers out.

use poland_in_arms::engine::campaign::Campaign;
use poland_in_arms::engine::journal::{Entry, JournalError};
use poland_in_arms::game::command::Command;
use poland_in_arms::game::event::{Event, Fact};
use poland_in_arms::game::refusal::{Need, Refusal, Unmet};
use poland_in_arms::model::clause::Clause;
use poland_in_arms::model::date::GameDate;
use poland_in_arms::storage::{self, SaveError};
use poland_in_arms::view::{cliffs, words};
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

use crate::summary::{self, Page};

/// The longest message about unreadable input.
const LONGEST_ERROR: usize = 1500;

/// The campaign, and how the lines so far went.
#[derive(Debug)]
pub struct Desk {
    campaign: Option<Campaign>,
    words: bool,
    readable: bool,
    accepted: bool,
}

/// A line that is no act.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Step {
    Undo(usize),
    Redo(usize),
}

/// What is answered to a line.
#[derive(Debug, Default, Serialize)]
pub struct Answer {
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ok: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    opened: Option<Opened>,
    #[serde(skip_serializing_if = "Option::is_none")]
    facts: Option<Vec<Told>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    warnings: Vec<Warning>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    overruled: Vec<Reason>,
    #[serde(skip_serializing_if = "Option::is_none")]
    undone: Option<Vec<Command>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    redone: Option<Vec<Command>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    unmet: Vec<Reason>,
}

#[derive(Debug, Serialize)]
struct Opened {
    name: String,
    month: GameDate,
    entries: usize,
}

/// A fact, in words if they were asked for.
#[derive(Debug, Serialize)]
struct Told {
    event: Event,
    clause: Clause,
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
}

/// What was done all the same: it makes a number worse, or its place was before.
#[derive(Debug, Serialize)]
struct Warning {
    clause: Clause,
    number: &'static str,
    text: String,
}

/// An unmet condition.
#[derive(Debug, Serialize)]
struct Reason {
    clause: Clause,
    number: &'static str,
    need: Need,
    #[serde(skip_serializing_if = "Option::is_none")]
    from: Option<GameDate>,
    text: String,
}

/// Why a line did nothing.
enum Not {
    Refused(Refusal),
    Short(String),
    Unreadable(String),
}

impl Desk {
    /// A desk without a campaign.
    pub fn new(words: bool) -> Self {
        Self { campaign: None, words, readable: true, accepted: true }
    }

    /// The campaign, once there is one.
    pub fn campaign(&self) -> Option<&Campaign> {
        self.campaign.as_ref()
    }

    /// Whether every line could be read, and there is a campaign.
    pub fn is_readable(&self) -> bool {
        self.readable && self.campaign.is_some()
    }

    /// Whether every act was done.
    pub fn is_accepted(&self) -> bool {
        self.accepted
    }

    /// Opens a saved campaign.
    pub fn take_file(&mut self, text: &[u8]) -> Answer {
        let opened = readable(text).and_then(|text| self.open(text)).map_err(Not::Unreadable);
        self.answer(None, opened)
    }

    /// Takes a line; the answer, if it asks for one.
    pub fn take_line(&mut self, number: usize, line: &[u8]) -> Option<Answer> {
        let line = line.trim_ascii();
        if line.is_empty() || line.starts_with(b"#") {
            return None;
        }
        let done = readable(line).map_err(Not::Unreadable).and_then(|line| self.act_on(line));
        Some(self.answer(Some(number), done))
    }

    /// Every value of the books.
    pub fn summary(&self) -> Option<Page> {
        self.campaign.as_ref().map(summary::of)
    }

    fn answer(&mut self, line: Option<usize>, done: Result<Answer, Not>) -> Answer {
        match done {
            Ok(answer) => Answer { line, ok: Some(true), ..answer },
            Err(Not::Refused(refusal)) => {
                self.accepted = false;
                let unmet = refusal.unmet.into_iter().map(reason).collect();
                Answer { line, ok: Some(false), unmet, ..Answer::default() }
            }
            Err(Not::Short(error)) => {
                self.accepted = false;
                Answer { line, ok: Some(false), error: Some(error), ..Answer::default() }
            }
            Err(Not::Unreadable(error)) => {
                self.readable = false;
                Answer { line, error: Some(error), ..Answer::default() }
            }
        }
    }

    fn open(&mut self, text: &str) -> Result<Answer, String> {
        let campaign = storage::decode(text).map_err(|error| save_error(&error))?;
        let opened = Opened {
            name: campaign.game().setup.name.clone(),
            month: campaign.game().date,
            entries: campaign.journal().entries.len(),
        };
        self.campaign = Some(campaign);
        Ok(Answer { opened: Some(opened), ..Answer::default() })
    }

    fn act_on(&mut self, line: &str) -> Result<Answer, Not> {
        let unreadable = |error| Not::Unreadable(shortened(&error));
        let names: BTreeMap<String, IgnoredAny> = serde_json::from_str(line).map_err(unreadable)?;
        let saved = names.contains_key("app");
        match &mut self.campaign {
            None if saved => self.open(line).map_err(Not::Unreadable),
            Some(_) if saved => Err(Not::Unreadable("a campaign is open already".to_owned())),
            None if names.contains_key("begin") => {
                let Command::Begin(setup) = serde_json::from_str(line).map_err(unreadable)? else {
                    return Err(Not::Unreadable("no setup".to_owned()));
                };
                let campaign = Campaign::begin(*setup).map_err(Not::Refused)?;
                let answer = done(&campaign, self.words);
                self.campaign = Some(campaign);
                Ok(answer)
            }
            None => Err(Not::Unreadable(
                "there is no campaign yet: begin one, or put a saved one on the first line".to_owned(),
            )),
            Some(campaign) if names.contains_key("undo") || names.contains_key("redo") => {
                step(campaign, &serde_json::from_str(line).map_err(unreadable)?)
            }
            Some(campaign) => {
                let command: Command = serde_json::from_str(line).map_err(unreadable)?;
                let before = campaign.game().clone();
                campaign.submit(command.clone()).map_err(Not::Refused)?;
                let warned = cliffs::warnings(&before, campaign.game(), &command).into_iter();
                let warning =
                    |(text, clause): (String, Clause)| Warning { clause, number: clause.number(), text };
                Ok(Answer { warnings: warned.map(warning).collect(), ..done(campaign, self.words) })
            }
        }
    }
}

/// What the last act brought.
fn done(campaign: &Campaign, words: bool) -> Answer {
    let entry = campaign.journal().entries.last();
    let told = |fact: &Fact| Told {
        event: fact.event.clone(),
        clause: fact.clause,
        text: words.then(|| words::fact(fact)),
    };
    let facts = |entry: &Entry| entry.facts.iter().map(told).collect();
    let overruled = entry.map_or(Vec::new(), |entry| entry.overruled.clone());
    Answer {
        facts: entry.map(facts),
        overruled: overruled.into_iter().map(reason).collect(),
        ..Answer::default()
    }
}

fn step(campaign: &mut Campaign, step: &Step) -> Result<Answer, Not> {
    let (wanted, there) = match step {
        Step::Undo(count) => (*count, campaign.journal().line().len().saturating_sub(1)),
        Step::Redo(count) => (*count, campaign.journal().undone.len()),
    };
    if wanted == 0 || wanted > there {
        return Err(Not::Short(format!("a number from 1 to {there} is possible here")));
    }
    let mut acts = Vec::new();
    for _ in 0..wanted {
        let (entry, moved) = match step {
            Step::Undo(_) => (campaign.undoable().cloned(), campaign.undo()),
            Step::Redo(_) => (campaign.redoable().cloned(), campaign.redo()),
        };
        acts.extend(entry.filter(|_| moved).map(|entry| entry.command));
    }
    Ok(match step {
        Step::Undo(_) => Answer { undone: Some(acts), ..Answer::default() },
        Step::Redo(_) => Answer { redone: Some(acts), ..Answer::default() },
    })
}

fn reason(unmet: Unmet) -> Reason {
    Reason {
        clause: unmet.clause,
        number: unmet.clause.number(),
        from: unmet.from,
        text: words::need(&unmet),
        need: unmet.need,
    }
}

fn readable(line: &[u8]) -> Result<&str, String> {
    std::str::from_utf8(line).map_err(|error| format!("not UTF-8 from byte {}", error.valid_up_to() + 1))
}

/// A line has one line: the column alone says where it is no JSON, and names say where it is no act.
fn shortened(error: &serde_json::Error) -> String {
    let all = error.to_string();
    let (what, _) = all.rsplit_once(" at line ").unwrap_or((&all, ""));
    let what: String = what.chars().take(LONGEST_ERROR).collect();
    if error.line() == 0 { what } else { format!("{what}, at column {}", error.column()) }
}

/// Why a saved campaign cannot be opened or written.
pub fn save_error(error: &SaveError) -> String {
    match error {
        SaveError::TooLarge { size, most } => format!("{size} bytes are more than the {most} of a campaign"),
        SaveError::NotJson { line, column } => format!("not JSON at line {line} column {column}"),
        SaveError::NotOurs => "not a text of Poland in Arms".to_owned(),
        SaveError::OtherKind { kind } => format!("holds a {kind}, not a campaign"),
        SaveError::Newer { theirs, ours } => format!(
            "written by version {} (schema {}), newer than this version {} (schema {})",
            theirs.version, theirs.schema, ours.version, ours.schema
        ),
        SaveError::Changed => "changed since it was written: its digest is another".to_owned(),
        SaveError::Damaged { what, place } => format!("damaged at {place}: {what}"),
        SaveError::Record(error) => match error {
            JournalError::Empty => "its record is empty".to_owned(),
            JournalError::TooManyEntries(count) => format!("its record has {count} entries, too many"),
            JournalError::TextTooLong(seq) => format!("a text in entry {seq} is too long"),
            JournalError::NotBegun => {
                "its record does not begin with a setup, or has a second one".to_owned()
            }
            JournalError::Order(seq) => format!("entry {seq} of its record is out of order"),
            JournalError::Cursor => "its record points to an entry that is not there".to_owned(),
            JournalError::Drawn => "its drawn dice are more than a record holds".to_owned(),
            JournalError::Setup => "its setup cannot be played".to_owned(),
        },
    }
}
