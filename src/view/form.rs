//! A form, asked and read in one line.
//!
//! Each question is put to a [`Form`] and answered from the [`Draft`] in the same breath, so that what is shown, what is
//! asked at all, and what is made of it cannot differ. A page keeps the draft of all its answers; a sheet keeps what it
//! fills in, and reads one answer at a time into it.

mod ask;
mod draft;
mod member;
mod numbers;

use crate::model::date::GameDate;

pub use ask::{Answer, Ask, Asked, Item, Kind, Section, Thrown};
pub use draft::Draft;
pub use member::Member;

/// A few options stand in sight, more in a list that folds.
const FEW: usize = 5;
/// So many short options stand side by side.
const SIDE_BY_SIDE: usize = 3;
/// Options up to this length are short.
const WORD: usize = 14;
/// Options up to this length are names; longer ones are sentences to be read against each other.
const SENTENCE: usize = 44;

/// A form while it is asked.
pub struct Form<'a> {
    /// The answers.
    pub draft: &'a Draft,
    sections: Vec<Section>,
    row: Option<(String, Vec<Asked>)>,
    hint: Option<String>,
    first: bool,
    in_sight: bool,
    fault: Option<(String, String)>,
    /// A page of many questions: what can be folded away is.
    page: bool,
}

/// What a sheet asks: each question with its answer.
pub fn asked<T>(form: impl FnOnce(&mut Form) -> T) -> Vec<Asked> {
    let draft = Draft::default();
    let mut sheet = Form::sheet(&draft);
    drop(form(&mut sheet));
    let asked = |item| match item {
        Item::Ask(ask, answer) => Some((ask, answer)),
        Item::Heading(_) | Item::List { .. } => None,
    };
    sheet.done().0.into_iter().flat_map(|section| section.items).filter_map(asked).collect()
}

/// What a sheet makes of one question answered anew.
pub fn answered<T>(key: &str, value: &str, form: impl FnOnce(&mut Form) -> T) -> T {
    let mut draft = Draft::default();
    draft.put(key, value);
    form(&mut Form::sheet(&draft))
}

impl<'a> Form<'a> {
    /// A form of sections, for these answers.
    pub fn new(draft: &'a Draft) -> Self {
        Self {
            draft,
            sections: Vec::new(),
            row: None,
            hint: None,
            first: false,
            in_sight: false,
            fault: None,
            page: true,
        }
    }

    fn sheet(draft: &'a Draft) -> Self {
        let mut sheet = Self { page: false, ..Self::new(draft) };
        sheet.section("", "");
        sheet
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

    /// The options of the next question are all in sight, however many.
    pub fn in_sight(&mut self) -> &mut Self {
        self.in_sight = true;
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

    /// Whether a question of the form is answered, were it by what it says already.
    pub fn is_answered(&self, key: &str) -> bool {
        self.draft.answer(key).is_some()
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
        let Some((ask, answer)) = self.last() else { return };
        answer.fault.get_or_insert_with(|| why.clone());
        let label = ask.label.clone();
        self.fault.get_or_insert((label, why));
    }

    /// The question asked last.
    fn last(&mut self) -> Option<(&mut Ask, &mut Answer)> {
        match &mut self.row {
            Some((_, asked)) => asked.last_mut().map(|(ask, answer)| (ask, answer)),
            None => match self.sections.last_mut()?.items.last_mut()? {
                Item::Ask(ask, answer) => Some((ask, answer)),
                Item::Heading(_) | Item::List { .. } => None,
            },
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

    /// A question answered by one of a closed list.
    pub fn member<T: Member>(&mut self, key: &str, label: &str, members: &[T], default: T) -> T {
        let options = members.iter().map(|one| (one.key(), one.words())).collect();
        let chosen = self.choice(key, label, options, &default.key());
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
        options.extend(members.iter().map(|one| (one.key(), one.words())));
        let chosen =
            self.choice(key, label, options, &default.map_or_else(|| "none".to_owned(), Member::key));
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
        let kind = self.kind_of(options);
        self.ask(key, label, kind, default);
        if let Some((_, answer)) = self.last() {
            chosen.clone_into(&mut answer.value);
        }
        chosen
    }

    /// How one of these options is chosen.
    fn kind_of(&mut self, options: Vec<(String, String)>) -> Kind {
        let longest = options.iter().map(|(_, words)| words.chars().count()).max().unwrap_or(0);
        let side_by_side = options.len() <= SIDE_BY_SIDE && longest <= WORD;
        let folds = self.page && longest <= SENTENCE && !(side_by_side && options.len() > 1);
        if (options.len() > FEW || folds) && !std::mem::take(&mut self.in_sight) {
            Kind::Pick(options)
        } else {
            Kind::Choice { options, list: if self.page { longest > SENTENCE } else { !side_by_side } }
        }
    }

    /// One of a few values, each with its id and words; an answer that is none of them is the default.
    pub fn one_of<T: Clone>(
        &mut self,
        key: &str,
        label: &str,
        options: &[(String, String, T)],
        default: &str,
    ) -> Option<T> {
        let shown = options.iter().map(|(id, words, _)| (id.clone(), words.clone())).collect();
        let chosen = self.choice(key, label, shown, default);
        options.iter().find(|(id, ..)| *id == chosen).map(|(.., value)| value.clone())
    }

    /// Yes or no, where each answer has words of its own: those for no, those for yes.
    pub fn either(&mut self, key: &str, label: &str, (no, yes): (&str, &str), now: bool) -> bool {
        let options = vec![("no".to_owned(), no.to_owned()), ("yes".to_owned(), yes.to_owned())];
        self.choice(key, label, options, if now { "yes" } else { "no" }) == "yes"
    }

    /// Yes or no.
    pub fn toggle(&mut self, key: &str, label: &str, default: bool) -> bool {
        match self.ask(key, label, Kind::Toggle, if default { "yes" } else { "no" }).as_str() {
            "yes" => true,
            "no" => false,
            _ => default,
        }
    }

    /// A month.
    pub fn month(&mut self, key: &str, label: &str, default: GameDate) -> GameDate {
        let text = self.ask(key, label, Kind::Month, &month_key(default));
        let read = text
            .split_once('-')
            .and_then(|(year, month)| GameDate::new(year.parse().ok()?, month.parse().ok()?));
        read.unwrap_or(default)
    }

    /// Dice, by their names; `later`, and they may be left without an answer.
    pub fn dice(&mut self, key: &str, names: &[&str], later: bool, now: &Thrown) -> Thrown {
        let named = names.iter().map(|name| (*name).to_owned()).collect();
        let label = names.first().copied().unwrap_or_default();
        let answer = self.ask(key, label, Kind::Dice { names: named, later }, &now.answer());
        Thrown::read(&answer, names.len())
    }

    /// Words that the rules judge, not the form.
    pub fn words(&mut self, key: &str, label: &str, now: &str) -> String {
        self.ask(key, label, Kind::Text, now)
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

/// An option of [`Form::one_of`].
#[must_use]
pub fn option<T>(id: &str, words: &str, value: T) -> (String, String, T) {
    (id.to_owned(), words.to_owned(), value)
}

/// A month as an answer.
fn month_key(date: GameDate) -> String {
    format!("{}-{:02}", date.year(), date.month())
}
