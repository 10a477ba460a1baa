//! The state of a campaign as it is written down.

use super::{Commonwealth, Done, Economy, Founder, Game, Pending, Poland, Revolt, Subsidy};
use crate::model::wire::wire;

wire!(struct Subsidy { stopped_by, flowed_last_month });

wire! {
    enum Founder {
        "partitioner" Partitioner { power, subsidy };
        "france" France;
        "revolt" Revolt { against };
    }
}

wire! {
    struct Commonwealth {
        founder,
        created,
        major: default,
        dominant: default,
        army_dissolved: default,
        garrisons_ended: default,
    }
}

wire!(struct Revolt { began, against, warsaw_since: default });

wire! {
    enum Poland {
        "not-yet" NotYet { revolt: skip };
        "active" Active(a);
        "dissolved" Dissolved { by: skip, since, revolt: skip };
    }
}

wire!(struct Pending { column, chosen });

wire! {
    struct Done {
        revolt_roll: skip,
        roll_open: skip,
        raised: skip,
        guerrillas: skip,
        army_just_dissolved: skip,
        landless: skip,
    }
}

wire! {
    struct Game {
        setup,
        date,
        phase,
        marker,
        victory,
        rivals: skip,
        poland,
        creations: skip,
        purse,
        diplomacy,
        board,
        forces,
        economy,
        done,
        won: skip,
    }
}

wire!(
    struct Economy {
        booked: skip,
        chosen: skip,
        manipulation: skip,
        orders: skip,
    }
);
