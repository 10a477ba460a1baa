//! Questions asked and answered in one breath.

use crate::model::board::FrenchLeader;
use crate::model::date::{GameDate, Phase};
use crate::model::diplomacy::WarCause;
use crate::model::economy::{Column, Recruit};
use crate::model::forces::{CorpsId, Leader};
use crate::model::minor::Minor;
use crate::model::place::{City, Province};
use crate::model::power::{Partitioner, Power};
use crate::model::setup::CampaignEnd;

use super::ask::{Answer, Ask, Item, Kind, Section};
use super::draft::Draft;

/// A member of a closed list.
pub trait Member: Copy + PartialEq {
    /// Its id.
    fn key(self) -> &'static str;
    /// Its name.
    fn words(self) -> &'static str;
}

macro_rules! members {
    ($($list:ty)+) => {
        $(impl Member for $list {
            fn key(self) -> &'static str { self.id() }
            fn words(self) -> &'static str { self.name() }
        })+
    };
}

members! { Power Partitioner Province City CorpsId Leader Phase CampaignEnd WarCause Minor Recruit Column FrenchLeader }

/// A few options stand side by side, more in a list that folds.
const FEW: usize = 5;

/// A form while it is asked.
pub struct Form<'a> {
    /// The answers.
    pub draft: &'a Draft,
    sections: Vec<Section>,
    row: Option<(String, Vec<(Ask, Answer)>)>,
    hint: Option<String>,
    first: bool,
    fault: Option<(String, String)>,
}

impl<'a> Form<'a> {
    /// A form for these answers.
    pub fn new(draft: &'a Draft) -> Self {
        Self { draft, sections: Vec::new(), row: None, hint: None, first: false, fault: None }
    }

    /// The sections, and the first fault.
    pub fn done(self) -> (Vec<Section>, Option<(String, String)>) {
        (self.sections, self.fault)
    }

    /// Begins a section.
    pub fn section(&mut self, id: &'static str, title: &'static str) {
        self.sections.push(Section { id, title, lead: None, folded: false, items: Vec::new() });
    }

    /// Says a line under the title of the section.
    pub fn lead(&mut self, lead: impl Into<String>) {
        if let Some(section) = self.sections.last_mut() {
            section.lead = Some(lead.into());
        }
    }

    /// Folds the section away; its line says what is in it.
    pub fn folded(&mut self, lead: impl Into<String>) {
        self.lead(lead);
        if let Some(section) = self.sections.last_mut() {
            section.folded = true;
        }
    }

    /// A heading above what follows.
    pub fn heading(&mut self, words: impl Into<String>) {
        self.push_item(Item::Heading(words.into()));
    }

    /// A word of help under the next question.
    pub fn hint(&mut self, hint: impl Into<String>) -> &mut Self {
        self.hint = Some(hint.into());
        self
    }

    /// The next question begins a line.
    pub fn line(&mut self) -> &mut Self {
        self.first = true;
        self
    }

    fn push_item(&mut self, item: Item) {
        if let Some(section) = self.sections.last_mut() {
            section.items.push(item);
        }
    }

    fn key(&self, key: &str) -> String {
        self.row.as_ref().map_or_else(|| key.to_owned(), |(prefix, _)| format!("{prefix}:{key}"))
    }

    /// Puts a question and says the answer as it was given.
    fn ask(&mut self, key: &str, label: &str, kind: Kind, default: &str) -> String {
        let key = self.key(key);
        let value = self.draft.answer(&key).unwrap_or(default).to_owned();
        let ask = Ask {
            key,
            label: label.to_owned(),
            hint: self.hint.take(),
            kind,
            first: std::mem::take(&mut self.first),
        };
        let answer = Answer { value: value.clone(), fault: None };
        match &mut self.row {
            Some((_, asked)) => asked.push((ask, answer)),
            None => self.push_item(Item::Ask(ask, answer)),
        }
        value
    }

    /// Finds fault with the answer to the last question.
    pub fn fault(&mut self, why: impl Into<String>) {
        let why = why.into();
        let last = match &mut self.row {
            Some((_, asked)) => asked.last_mut().map(|(ask, answer)| (ask, answer)),
            None => self.sections.last_mut().and_then(|section| match section.items.last_mut() {
                Some(Item::Ask(ask, answer)) => Some((ask, answer)),
                _ => None,
            }),
        };
        if let Some((ask, answer)) = last {
            self.fault.get_or_insert_with(|| (ask.label.clone(), why.clone()));
            answer.fault.get_or_insert(why);
        }
    }

    /// A question answered in words.
    pub fn text(&mut self, key: &str, label: &str, default: &str, most: usize) -> String {
        let text = self.ask(key, label, Kind::Text, default);
        let length = text.trim().chars().count();
        if length == 0 {
            self.fault("Some words are needed.");
        } else if length > most {
            self.fault(format!("It has {length} letters; {most} are the most."));
        }
        text.trim().to_owned()
    }

    /// A question answered by a number that is written out.
    pub fn number(
        &mut self,
        key: &str,
        label: &str,
        unit: &'static str,
        default: i32,
        bounds: (i32, i32),
    ) -> i32 {
        let text = self.ask(key, label, Kind::Number { unit, signed: bounds.0 < 0 }, &default.to_string());
        self.read(&text, default, bounds)
    }

    /// The same, where there may be no default: then it may be left without an answer.
    pub fn number_or_none(
        &mut self,
        key: &str,
        label: &str,
        unit: &'static str,
        default: Option<i32>,
        bounds: (i32, i32),
    ) -> Option<i32> {
        let begin = default.map_or_else(String::new, |default| default.to_string());
        let text = self.ask(key, label, Kind::Number { unit, signed: bounds.0 < 0 }, &begin);
        if text.trim().is_empty() && default.is_none() {
            return None;
        }
        Some(self.read(&text, default.unwrap_or(bounds.0), bounds))
    }

    /// A question answered by a number that is stepped up and down.
    pub fn steps(&mut self, key: &str, label: &str, default: i32, (least, most): (i32, i32)) -> i32 {
        let text = self.ask(key, label, Kind::Steps { least, most }, &default.to_string());
        self.read(&text, default, (least, most))
    }

    fn read(&mut self, text: &str, default: i32, (least, most): (i32, i32)) -> i32 {
        let text = text.trim().replace('\u{2212}', "-");
        let digits = text.strip_prefix('-').unwrap_or(&text);
        let whole = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
        let within = text.parse::<i32>().ok().filter(|number| (least..=most).contains(number));
        match within {
            Some(number) if whole => number,
            _ => {
                self.fault(if text.is_empty() {
                    "A number is needed.".to_owned()
                } else if whole {
                    format!("It must lie between {} and {most}.", crate::view::words::figures::number(least))
                } else {
                    "Write it as a whole number.".to_owned()
                });
                default.clamp(least, most)
            }
        }
    }

    /// A count of factors, ships and the like.
    pub fn count(&mut self, key: &str, label: &str, default: u16, most: u16) -> u16 {
        let count = self.steps(key, label, i32::from(default), (0, i32::from(most)));
        u16::try_from(count).unwrap_or(default)
    }

    /// A question answered by one of a closed list.
    pub fn member<T: Member>(&mut self, key: &str, label: &str, members: &[T], default: T) -> T {
        let options = members.iter().map(|one| (one.key().to_owned(), one.words().to_owned())).collect();
        let chosen = self.choice(key, label, options, default.key());
        members.iter().copied().find(|one| one.key() == chosen).unwrap_or(default)
    }

    /// A question answered by one of a closed list, or by none of it.
    pub fn member_or<T: Member>(
        &mut self,
        key: &str,
        label: &str,
        members: &[T],
        none: &str,
        default: Option<T>,
    ) -> Option<T> {
        let mut options = vec![("none".to_owned(), none.to_owned())];
        options.extend(members.iter().map(|one| (one.key().to_owned(), one.words().to_owned())));
        let chosen = self.choice(key, label, options, default.map_or("none", Member::key));
        members.iter().copied().find(|one| one.key() == chosen)
    }

    /// A question answered by one of these options; an answer that is none of them is the default.
    pub fn choice(
        &mut self,
        key: &str,
        label: &str,
        options: Vec<(String, String)>,
        default: &str,
    ) -> String {
        let full = self.key(key);
        let known = self.draft.answer(&full).filter(|id| options.iter().any(|(option, _)| option == id));
        let chosen = known.unwrap_or(default).to_owned();
        let kind = if options.len() > FEW { Kind::Pick(options) } else { Kind::Choice(options) };
        self.ask(key, label, kind, default);
        self.set_last(&chosen);
        chosen
    }

    fn set_last(&mut self, value: &str) {
        let last = match &mut self.row {
            Some((_, asked)) => asked.last_mut().map(|(_, answer)| answer),
            None => self.sections.last_mut().and_then(|section| match section.items.last_mut() {
                Some(Item::Ask(_, answer)) => Some(answer),
                _ => None,
            }),
        };
        if let Some(answer) = last {
            value.clone_into(&mut answer.value);
        }
    }

    /// Yes or no.
    pub fn toggle(&mut self, key: &str, label: &str, default: bool) -> bool {
        self.ask(key, label, Kind::Toggle, if default { "yes" } else { "no" }) == "yes"
    }

    /// A month.
    pub fn month(&mut self, key: &str, label: &str, default: GameDate) -> GameDate {
        let text = self.ask(key, label, Kind::Month, &month_key(default));
        let read = text
            .split_once('-')
            .and_then(|(year, month)| GameDate::new(year.parse().ok()?, month.parse().ok()?));
        read.unwrap_or(default)
    }

    /// A die, as [`Kind::Die`] has it.
    pub fn die(&mut self, key: &str, label: &str) -> String {
        self.ask(key, label, Kind::Die, "")
    }

    /// A list that grows; `row` asks the questions of one row.
    pub fn list<T>(
        &mut self,
        list: &'static str,
        one: &'static str,
        add: &'static str,
        mut row: impl FnMut(&mut Self) -> T,
    ) -> Vec<T> {
        let (mut asked, mut read) = (Vec::new(), Vec::new());
        for number in self.draft.rows(list) {
            self.row = Some((format!("{list}:{number}"), Vec::new()));
            read.push(row(self));
            if let Some((_, questions)) = self.row.take() {
                asked.push((*number, questions));
            }
        }
        self.push_item(Item::List { list, rows: asked, add, one, fault: None });
        read
    }

    /// Finds fault with the list asked last.
    pub fn list_fault(&mut self, why: impl Into<String>) {
        let why = why.into();
        if let Some(Item::List { one, fault, .. }) =
            self.sections.last_mut().and_then(|section| section.items.last_mut())
        {
            self.fault.get_or_insert_with(|| ((*one).to_owned(), why.clone()));
            fault.get_or_insert(why);
        }
    }
}

/// A month as an answer.
#[must_use]
pub fn month_key(date: GameDate) -> String {
    format!("{}-{:02}", date.year(), date.month())
}
