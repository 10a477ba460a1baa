//! The screen. Each screen asks `view` what to show, as a page that `page` draws with `parts`, and hands commands to the
//! session; none decides.

pub mod act_sheet;
pub mod app;
pub mod attr;
pub mod bars;
pub mod campaign_sheet;
pub mod chart;
pub mod cite;
pub mod clerk;
pub mod cliffs;
pub mod desk;
pub mod diplomacy;
pub mod forces;
pub mod form;
pub mod lazy;
pub mod live;
pub mod map;
pub mod page;
pub mod parts;
pub mod platform;
pub mod press;
pub mod record;
pub mod rules;
pub mod save_words;
pub mod screens;
pub mod session;
pub mod share;
pub mod start;
pub mod treasury;
pub mod tree;
pub mod turn;
pub mod updates;
pub mod why_sheet;
