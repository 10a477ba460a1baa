//! Any text as a file: never a panic, and a campaign that opens is saved and opens again as it was.
#![no_main]

use libfuzzer_sys::fuzz_target;
use poland_in_arms::storage;

fuzz_target!(|text: &str| {
    if let Ok(campaign) = storage::decode(text) {
        let again = storage::encode(&campaign).expect("what was opened can be saved");
        assert!(storage::decode(&again) == Ok(campaign), "not what was opened");
    }
});
