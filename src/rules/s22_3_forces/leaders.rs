//! 22.3 d, q: the leaders, what each is worth, when each may appear, and where he is.

use crate::game::draft::Draft;
use crate::game::event::Event;
use crate::game::refusal::{Conditions, Need};
use crate::model::clause::Clause;
use crate::model::date::GameDate;
use crate::model::forces::{CorpsId, Guard, Leader, LeaderPost};
use crate::model::game::Game;
use crate::rules::conditions::exists;
use crate::rules::s22_3_forces::corps::on_map;

/// Strategic and tactical rating of a corps without a leader (22.3 q).
pub const LEADERLESS: (u8, u8) = (1, 2);

/// A leader as printed: strategic, tactical, corps, seniority (22.3 d).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeaderRow {
    /// Strategic rating.
    pub strategic: u8,
    /// Tactical rating.
    pub tactical: u8,
    /// Corps he can command.
    pub corps: u8,
    /// Seniority, with the star where one is printed.
    pub seniority: &'static str,
    /// The year from whose January he may appear; none from the creation on.
    pub from_year: Option<u16>,
}

/// The printed leaders (22.3 d).
#[must_use]
pub const fn leader_row(leader: Leader) -> LeaderRow {
    let (strategic, tactical, corps, seniority, from_year) = match leader {
        Leader::Kosciuszko => (3, 3, 3, "B", None),
        Leader::Poniatowski => (2, 2, 2, "B", None),
        Leader::Krasinski => (3, 4, 1, "C*", Some(1807)),
        Leader::Rudsinski => (1, 5, 3, "D*", Some(1809)),
    };
    LeaderRow { strategic, tactical, corps, seniority, from_year }
}

/// The first month in which a leader may appear (22.3 d).
#[must_use]
pub fn leader_from(leader: Leader) -> GameDate {
    leader_row(leader).from_year.and_then(|year| GameDate::new(year, 1)).unwrap_or(GameDate::START)
}

/// What placing a leader asks (22.3 d, f).
pub fn judge_placing(game: &Game, leader: Leader, with: CorpsId, ask: &mut Conditions) {
    exists(game, ask);
    ask.ask(game.forces.leaders[leader] != LeaderPost::Dead, Clause::S22_3d, Need::LeaderAlive(leader));
    let from = leader_from(leader);
    ask.ask_from(game.date >= from, Clause::S22_3d, Need::LeaderAvailable(leader), from);
    if leader == Leader::Krasinski {
        ask.ask(game.forces.guard == Guard::Came, Clause::S22_3f, Need::KrasinskiDue);
    }
    if leader == Leader::Rudsinski {
        ask.ask(with.home().is_some(), Clause::S22_3d, Need::ProvincialOnly(leader));
    }
    on_map(game, with, ask);
}

/// Places a leader with a corps (22.3 d).
pub fn place(draft: &mut Draft, leader: Leader, with: CorpsId) {
    draft.happen(Clause::S22_3d, Event::LeaderPosted(leader, LeaderPost::With(with)));
}

/// What the loss of a leader asks: he is on the map (22.3 d).
pub fn judge_loss(game: &Game, leader: Leader, post: LeaderPost, ask: &mut Conditions) {
    let now = game.forces.leaders[leader];
    ask.ask(now != LeaderPost::Dead, Clause::S22_3d, Need::LeaderAlive(leader));
    ask.ask(now != LeaderPost::OffMap && now != post, Clause::S22_3d, Need::LeaderOnMap(leader));
    ask.ask(!matches!(post, LeaderPost::With(_)), Clause::S22_3d, Need::OptionExists);
}

/// A leader is killed, wounded, captured or taken off the map (22.3 d).
pub fn lose(draft: &mut Draft, leader: Leader, post: LeaderPost) {
    draft.happen(Clause::S22_3d, Event::LeaderPosted(leader, post));
}

/// A leader whose corps left the map is off the map himself.
pub fn settle(draft: &mut Draft) {
    for leader in Leader::ALL.iter().copied() {
        if let LeaderPost::With(corps) = draft.game().forces.leaders[leader]
            && !draft.game().forces.corps[corps].counter.is_on_map()
        {
            draft.happen(Clause::S22_3d, Event::LeaderPosted(leader, LeaderPost::OffMap));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn s22_3d_leaders_and_their_years() {
        assert_eq!(leader_from(Leader::Poniatowski), GameDate::START);
        assert_eq!(leader_from(Leader::Krasinski).to_string(), "January 1807");
        assert_eq!(leader_from(Leader::Rudsinski).to_string(), "January 1809");
    }
}
