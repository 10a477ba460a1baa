//! What has come from outside, beside what is here: a line for each value that players compare.

use crate::engine::campaign::Campaign;
use crate::engine::journal::Entry;
use crate::model::place::Province;
use crate::model::power::Power;
use crate::view::explain::heads;
use crate::view::record::title;
use crate::view::words::figures::counted;
use crate::view::words::lists::listed;

/// What a state says of the acts before it.
const UNTOLD: &str = "Not told by a state";

/// A value there and here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Compared {
    /// What it is.
    pub label: &'static str,
    /// There.
    pub theirs: String,
    /// Here, if there is one to compare with.
    pub mine: Option<String>,
}

impl Compared {
    /// Whether the two differ.
    #[must_use]
    pub fn differs(&self) -> bool {
        self.theirs != UNTOLD && self.mine.as_ref().is_some_and(|mine| *mine != self.theirs)
    }
}

/// The values of a campaign, beside those of one that is here.
#[must_use]
pub fn compared(theirs: &Campaign, mine: Option<&Campaign>) -> Vec<Compared> {
    let here = mine.map(values);
    let here = |label: &str| {
        let values = here.as_ref()?;
        values.iter().find(|(other, _)| *other == label).map(|(_, value)| value.clone())
    };
    values(theirs).into_iter().map(|(label, theirs)| Compared { label, theirs, mine: here(label) }).collect()
}

fn values(campaign: &Campaign) -> Vec<(&'static str, String)> {
    let game = campaign.game();
    let provinces: Vec<&str> = game.polish_provinces().map(Province::name).collect();
    let poland = match (game.poland.is_active(), provinces.is_empty()) {
        (true, false) => listed(provinces),
        (true, true) => "No province".to_owned(),
        (false, _) => "Does not exist".to_owned(),
    };
    let mut values = vec![("Month", format!("{}, {}", game.date, game.phase.name())), ("Poland", poland)];
    values.extend(
        heads(campaign).into_iter().map(|head| (head.label, format!("{} {}", head.value, head.unit))),
    );
    let corps = game.forces.corps.iter().filter(|(_, corps)| corps.counter.is_on_map()).count();
    values.push(("Corps on the map", corps.to_string()));
    let enemies = listed(game.diplomacy.enemies(Power::Poland).map(Power::name));
    values.push(("At war with", if enemies.is_empty() { "Nobody".to_owned() } else { enemies }));
    let acts = campaign.acts();
    values.push(("Acts", counted(i64::from(acts), "act", "acts")));
    let none = if acts == 0 { "None so far" } else { UNTOLD };
    values.push(("Last act", campaign.undoable().map_or_else(|| none.to_owned(), act)));
    values
}

fn act(entry: &Entry) -> String {
    format!("{}, {}", title(entry), entry.date)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::command::Command;
    use crate::view::example::example;

    #[test]
    fn what_differs_is_told_and_the_rest_is_the_same() {
        let mine = example().unwrap();
        let mut theirs = mine.clone();
        theirs.submit(Command::Note { text: "A note".to_owned() }).unwrap();
        let differing: Vec<&str> =
            compared(&theirs, Some(&mine)).iter().filter(|one| one.differs()).map(|one| one.label).collect();
        assert_eq!(differing, ["Acts", "Last act"]);
        assert!(compared(&mine, None).iter().all(|one| one.mine.is_none() && !one.theirs.is_empty()));
    }
}
