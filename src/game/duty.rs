//! What the rules can demand before a phase ends.

use crate::model::clause::Clause;
use crate::model::words::closed_list;

closed_list! {
    /// A thing to be done before the phase ends.
    pub enum DutyKind {
        RollBid = "roll-bid", "Roll the die of the bid";
        RollRevolt = "roll-revolt", "Roll for the Polish revolt";
        EndSuit = "end-suit", "Make the other peace of a suit";
        RaiseProvincials = "raise-provincials", "Raise the provincial corps";
        PlaceForces = "place-forces", "Place the forces that wait";
        PlaceKrasinski = "place-krasinski", "Place Krasiński and I Cavalry";
        BookEconomy = "book-economy", "Close the quarter";
    }
}

impl DutyKind {
    /// The clause that demands it.
    #[must_use]
    pub const fn clause(self) -> Clause {
        match self {
            DutyKind::RollBid => Clause::S21_1b,
            DutyKind::RollRevolt => Clause::S22_2_3a,
            DutyKind::EndSuit => Clause::S22_2_2f,
            DutyKind::RaiseProvincials => Clause::S22_3k,
            DutyKind::PlaceForces => Clause::S22_3r,
            DutyKind::PlaceKrasinski => Clause::S22_3f,
            DutyKind::BookEconomy => Clause::BaseEconomy,
        }
    }
}
