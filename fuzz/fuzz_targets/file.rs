//! Any text as a file, of one campaign, of several, or raw: never a panic, and a campaign that opens is saved and opens again
//! as it was.
#![no_main]

use libfuzzer_sys::fuzz_target;
use poland_in_arms::storage;

fuzz_target!(|text: &str| {
    for campaign in storage::exchange::from_text(text).into_iter().flatten().map(|filed| filed.campaign) {
        let again = storage::encode(&campaign).expect("what was opened can be saved");
        assert!(storage::decode(&again) == Ok(campaign), "not what was opened");
    }
});
