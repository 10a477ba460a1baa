//! Forces as they are written down.

use super::{Corps, Counter, Factors, Fleet, Forces, Guard, LeaderPost, Place, Store};
use crate::model::wire::wire;

wire!(
    struct Factors {
        infantry: skip,
        militia: skip,
        cavalry: skip,
    }
);

wire! {
    enum Place {
        "city" City(a);
        "country" Country(a);
        "abroad" Abroad;
    }
}

wire! {
    enum Counter {
        "off-map" OffMap;
        "bought" Bought;
        "on-map" OnMap(a);
    }
}

wire! {
    enum LeaderPost {
        "off-map" OffMap;
        "with" With(a);
        "captured" Captured;
        "wounded" Wounded;
        "dead" Dead;
    }
}

wire! {
    enum Guard {
        "awaited" Awaited;
        "due" Due;
        "came" Came;
        "returning" Returning;
    }
}

wire! {
    enum Store {
        "pool" Pool;
        "corps" Corps(a);
        "garrison" Garrison(a);
        "reserve" Reserve;
    }
}

wire!(struct Corps { counter, factors, ever_destroyed: skip, destroyed: skip });

wire!(struct Fleet { counter, ships });

wire! {
    struct Forces {
        corps: skip,
        garrisons: skip,
        pool: default,
        reserve: default,
        guard_reserve: skip,
        ships: skip,
        fleets: skip,
        depots_bought: skip,
        depots: skip,
        leaders: skip,
        guerrillas: skip,
        guard,
        first_placement: skip,
    }
}
