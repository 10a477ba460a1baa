//! The Rules screen: every clause in our words, and what it says now in this campaign.

use crate::engine::campaign::Campaign;
use crate::model::clause::Clause;
use crate::model::rulings::RulingId;

/// What a clause says now in this campaign, one sentence a line: the rulings on it as read here, and its present state.
#[must_use]
pub fn clause_now(campaign: &Campaign, clause: Clause) -> Vec<String> {
    let rulings = &campaign.game().setup.rulings;
    RulingId::ALL
        .iter()
        .filter(|ruling| ruling.clause() == clause)
        .map(|ruling| format!("{} {}", ruling.question(), rulings.reading(*ruling)))
        .collect()
}
