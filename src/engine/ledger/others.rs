//! What the rules give other powers or take from them: the books of those powers are on the board, and it is marked there.

use crate::engine::campaign::Campaign;
use crate::engine::journal::Seq;
use crate::game::event::Event;
use crate::model::clause::Clause;
use crate::model::date::GameDate;
use crate::model::power::Power;
use crate::model::quantity::{Money, PoliticalPoints};
use crate::model::why::Cause;

use super::facts;

/// What is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Share {
    /// Points on the display; below nothing, they are taken.
    Points(PoliticalPoints),
    /// Money, from the bank.
    Money(Money),
}

/// What a power was given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Given {
    /// The entry of the record it belongs to.
    pub entry: Seq,
    /// The month.
    pub date: GameDate,
    /// To whom.
    pub power: Power,
    /// What.
    pub share: Share,
    /// Why.
    pub cause: Cause,
    /// The clause it rests on.
    pub clause: Clause,
}

/// Everything that the rules gave other powers, oldest first: points, and the subsidy as far as it was paid (22.2.1 g).
#[must_use]
pub fn of_others(campaign: &Campaign) -> Vec<Given> {
    let mut all = Vec::new();
    for (entry, date, fact) in facts(campaign) {
        let (power, share, cause) = if let Event::PointsMoved { power, points, cause, .. } = &fact.event
            && *power != Power::Poland
        {
            (*power, Share::Points(*points), *cause)
        } else if let Event::SubsidyPaid(power, money) = &fact.event
            && *money != Money::ZERO
        {
            ((*power).into(), Share::Money(*money), Cause::Subsidy)
        } else {
            continue;
        };
        all.push(Given { entry: entry.seq, date, power, share, cause, clause: fact.clause });
    }
    all
}

/// Points that the rules gave other powers, to be marked on the board.
#[must_use]
pub fn points_of_others(campaign: &Campaign) -> Vec<(GameDate, Power, PoliticalPoints, Cause, Clause)> {
    let points = |given: Given| match given.share {
        Share::Points(points) => Some((given.date, given.power, points, given.cause, given.clause)),
        Share::Money(_) => None,
    };
    of_others(campaign).into_iter().filter_map(points).collect()
}
