//! What the rules say of a game now: the questions that screens ask, in one place, so that they never ask the rules.

pub use crate::rules::base_game::card::{ANCHORS, Anchor, drift as card_drift, victory as card_victory};
pub use crate::rules::base_game::options::{CONVERSION, CONVERSION_TAKES, at_peace, most_cut, trading_ports};
pub use crate::rules::base_game::{
    SQUARES, Zone, arrival, bar_free, campaign_end, has_economic_phase, last_month, next_economic, phases,
    printed_arrival, zone,
};
pub use crate::rules::s21_1_bids::{HIGHEST_BID, handicap, memel_guns, memel_is_port};
pub use crate::rules::s22_2_creation::france::{french_at_warsaw, leader_suffices};
pub use crate::rules::s22_2_creation::general::{START_SQUARE, holder_of_warsaw, is_waiting};
pub use crate::rules::s22_2_creation::partitioner::{CREATOR_BAR, garrison_rights, subsidy};
pub use crate::rules::s22_2_creation::revolt::{
    INFANTRY_PREVENTS, PROTECTION, SIEGE_BONUS, infantry_in_warsaw, is_prevented,
    succeeds as revolt_succeeds, window_ends,
};
pub use crate::rules::s22_2_creation::turn_order::{land_order, naval_order};
pub use crate::rules::s22_3_forces::costs::{
    cavalry_choice, cavalry_ware, cost, infantry_ware, kept, lines as basket_lines, planned_upkeep, price,
    price_clause, print_of as printed_price, upkeep, upkeep_of as printed_upkeep,
};
pub use crate::rules::s22_3_forces::guard::{
    conditions as guard_conditions, first_month as guard_first_month,
};
pub use crate::rules::s22_3_forces::guerrillas::value as guerrilla_value;
pub use crate::rules::s22_3_forces::income::{
    change_with, halved, income, loss_die_due, multiplier, pays_nothing, print_of as printed_on, printed,
    provinces_counted,
};
pub use crate::rules::s22_3_forces::morale::{morale, morale_in, provincial_morale};
pub use crate::rules::s22_3_forces::order_of_battle::{
    Capacity, DEPOTS, FLEET_SHIPS, GUARD_YEAR, LEADERLESS, LeaderRow, capacity, full_strength,
    guard_may_be_bought, is_open_port, leader_from, leader_row, room,
};
pub use crate::rules::s22_3_forces::provincial::{is_raising_month, next_raising, to_be_raised};
pub use crate::rules::s22_4_minors::{dominant_bonus_applies, modifier as minor_modifier, modifier_of_group};
pub use crate::rules::s22_5_war::{enemy_in_warsaw, joins_at_once, occupied_provinces};
pub use crate::rules::s22_6_standing::{
    DominanceConditions, Standing, dominance_conditions, is_provincial, standing,
};
pub use crate::rules::s22_7_dissolution::{CREATION_BAR, earliest as dissolution_earliest, goes_back_to};
pub use crate::rules::s22_8_victory::{
    Manipulation, manipulation, polish_level, polish_level_at, printed_level, printed_levels, rivals,
};
