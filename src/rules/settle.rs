//! What follows at once from a changed fact, clause by clause.

use crate::game::draft::Draft;
use crate::rules::s22_2_creation::{partitioner, revolt};
use crate::rules::s22_3_forces::{leaders, provincial};
use crate::rules::{s22_5_war, s22_6_standing, s22_7_dissolution};

/// Draws up every consequence, until nothing more follows.
pub fn settle(draft: &mut Draft) {
    loop {
        let before = draft.len();
        partitioner::settle_subsidy(draft);
        s22_5_war::settle_occupation(draft);
        s22_7_dissolution::settle_consent(draft);
        revolt::settle(draft);
        // A province brings its corps before the standing that it gives makes the corps regular (22.3 k).
        provincial::settle(draft);
        s22_6_standing::settle(draft);
        provincial::settle_counters(draft);
        leaders::settle(draft);
        s22_5_war::settle_landless(draft);
        if draft.len() == before {
            break;
        }
    }
}
