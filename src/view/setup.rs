//! Setting a campaign up: one form, asked question by question, for a new campaign and for one under way.

mod basics;
mod late;
mod summary;

use crate::engine::campaign::Campaign;
use crate::game::refusal::{Need, Refusal};
use crate::model::clause::Clause;
use crate::model::game::Game;
use crate::model::rulings::Rulings;
use crate::model::setup::{CampaignEnd, HouseRules, Setup};
use crate::rules::s22_2_creation::general::START_SQUARE;
use crate::rules::s22_8_victory::polish_level;
use crate::view::explain::{Line, lines};
use crate::view::form::{Answer, Ask, Draft, Form, Item, Section};
use crate::view::words::need;

pub use summary::{level_words, summary};

/// A campaign as the rules have it, before a group changes anything.
#[must_use]
pub fn plain() -> Setup {
    Setup {
        name: "Poland in Arms".to_owned(),
        bid: 0,
        die: None,
        die_source: None,
        start_square: START_SQUARE,
        end: CampaignEnd::Dec1815,
        rulings: Rulings::default(),
        house: HouseRules::default(),
        wars: Vec::new(),
        alliances: Vec::new(),
        late: None,
    }
}

/// A form as far as it is filled in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Filled {
    /// What is asked, in sections.
    pub sections: Vec<Section>,
    /// What the answers amount to; where one makes no sense, its default stands in for it.
    pub setup: Setup,
    /// The first question whose answer makes no sense: its label, and why.
    pub fault: Option<(String, String)>,
}

/// The form for a draft.
#[must_use]
pub fn fill(draft: &Draft) -> Filled {
    let mut form = Form::new(draft);
    let setup = basics::setup(&mut form);
    let (sections, fault) = form.done();
    Filled { sections, setup, fault }
}

/// How the victory level comes about, as the form stands.
#[must_use]
pub fn level(setup: &Setup) -> Line {
    lines(polish_level(&Game::new(setup)).why())
}

/// Begins the campaign of a form.
///
/// # Errors
/// Which question has to be answered otherwise, and why, in words.
pub fn begin(filled: &Filled) -> Result<Campaign, (String, String)> {
    if let Some(fault) = &filled.fault {
        return Err(fault.clone());
    }
    Campaign::begin(filled.setup.clone()).map_err(|refusal| refused(&refusal))
}

/// The question a refused condition belongs to, and the reason.
fn refused(refusal: &Refusal) -> (String, String) {
    let Some(unmet) = refusal.unmet.first() else { return Default::default() };
    let question = match (unmet.clause, &unmet.need) {
        (_, Need::TextGiven) => "Name",
        (Clause::S21_1b, _) => basics::BID,
        (Clause::S22_2a, _) => basics::SQUARE,
        (Clause::BaseOrder, _) => "Phase",
        (Clause::S22_2_1c, _) => "Creations so far",
        _ => "Treasury",
    };
    (question.to_owned(), need(unmet))
}

impl Filled {
    /// A section by its id.
    #[must_use]
    pub fn section(&self, id: &str) -> Option<&Section> {
        self.sections.iter().find(|section| section.id == id)
    }

    fn items(&self) -> impl Iterator<Item = &Item> {
        self.sections.iter().flat_map(|section| &section.items)
    }

    /// The answer to a question, as it stands.
    #[must_use]
    pub fn answer(&self, key: &str) -> Answer {
        let found = self.items().find_map(|item| match item {
            Item::Ask(ask, answer) => (ask.key == key).then_some(answer),
            Item::List { list, rows, .. } if key.starts_with(list) => rows
                .iter()
                .flat_map(|(_, asked)| asked)
                .find(|(ask, _)| ask.key == key)
                .map(|(_, answer)| answer),
            Item::List { .. } | Item::Heading(_) => None,
        });
        found.cloned().unwrap_or_default()
    }

    /// The questions of a list's row.
    #[must_use]
    pub fn row(&self, list: &str, row: u16) -> Vec<Ask> {
        let rows = self.items().find_map(|item| match item {
            Item::List { list: name, rows, .. } if *name == list => Some(rows),
            _ => None,
        });
        let asked = rows.and_then(|rows| rows.iter().find(|(number, _)| *number == row));
        asked.map(|(_, asked)| asked.iter().map(|(ask, _)| ask.clone()).collect()).unwrap_or_default()
    }

    /// What is wrong with a list as a whole.
    #[must_use]
    pub fn list_fault(&self, list: &str) -> Option<String> {
        self.items().find_map(|item| match item {
            Item::List { list: name, fault, .. } if *name == list => fault.clone(),
            _ => None,
        })
    }
}

#[cfg(test)]
mod tests;
