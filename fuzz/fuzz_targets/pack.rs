//! Any bytes behind the sum that is right for them: what no sum keeps out.
#![no_main]

use libfuzzer_sys::fuzz_target;
use poland_in_arms::engine::campaign::Campaign;
use poland_in_arms::engine::journal::Journal;
use poland_in_arms::game::lineage::Brought;
use poland_in_arms::model::wire::Wire;
use poland_in_arms::storage::{Digest, link};

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

fn base64url(bytes: &[u8]) -> String {
    let bits = |at: usize| bytes.get(at / 8).is_some_and(|byte| byte >> (7 - at % 8) & 1 == 1);
    let letter = |place: usize| (0..6).fold(0, |six, bit| six << 1 | usize::from(bits(place * 6 + bit)));
    (0..(bytes.len() * 8).div_ceil(6)).map(|place| char::from(LETTERS[letter(place)])).collect()
}

fuzz_target!(|bytes: &[u8]| {
    // The flag byte says the kind as well; its letter must be the same.
    let kind = if bytes.first().is_some_and(|flag| flag & 2 != 0) { 'j' } else { 's' };
    let text = format!("v1.{kind}.{}.{}", Digest::of(bytes).short(), base64url(bytes));
    let read = link::read(&text);
    assert!(!matches!(read, Err(link::LinkError::NotOurLetters { .. } | link::LinkError::NotALink)));
    let Ok((kind, value)) = read else { return };
    // As the page would go on with it.
    let journal = match kind {
        link::Kind::Journal => Journal::from_wire(&value).ok(),
        link::Kind::State => Brought::from_wire(&value).ok().map(Journal::bring),
    };
    if let Some(campaign) = journal.and_then(|journal| Campaign::resume(journal).ok()) {
        let value = campaign.journal().to_wire();
        let again = link::write(link::Kind::Journal, &value).expect("a campaign can be written");
        assert!(link::read(&again) == Ok((link::Kind::Journal, value)));
    }
    let again = link::write(kind, &value).expect("what was read can be written");
    assert!(link::read(&again) == Ok((kind, value)), "not what was read: {again}");
});
