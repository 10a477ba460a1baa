//! What outlives the page: a campaign as text, and the browser's slots that keep it.
//!
//! A saved campaign is its record, acts and facts; loading folds the facts and judges no rule again. Text comes from
//! other people and other versions, so every reading is checked, limited, and refused with a reason that is data.

#[cfg(feature = "app")]
pub mod browser;
pub mod bundle;
pub mod digest;
pub mod envelope;
pub mod exchange;
mod growth;
pub mod link;
pub mod marks;
pub mod raw;
pub mod slots;
pub mod store;
#[cfg(test)]
mod testing;
mod v1;

pub use digest::Digest;
pub use envelope::{SaveError, decode, encode};
pub use slots::{CampaignId, Generation, Listed, NotSaved, OpenError, Opened, Slots};
pub use store::{Memory, Store, StoreError};
