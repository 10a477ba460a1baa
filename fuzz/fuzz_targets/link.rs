//! Any text as a link: never a panic, and what is read is written and read back as it was.
#![no_main]

use libfuzzer_sys::fuzz_target;
use poland_in_arms::storage::link;

fuzz_target!(|text: &str| {
    if let Ok((kind, value)) = link::read(text) {
        assert!(link::is_link(text), "read, but not known as a link");
        let again = link::write(kind, &value).expect("what was read can be written");
        assert!(link::read(&again) == Ok((kind, value)), "not what was read: {again}");
    }
});
