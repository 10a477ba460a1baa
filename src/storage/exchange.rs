//! A campaign on its way to another device: as a link with its state or its whole record, or as a text. What arrives is
//! read here, whatever it came as.

use crate::engine::campaign::Campaign;
use crate::engine::journal::{Journal, JournalError};
use crate::game::lineage::Brought;
use crate::model::wire::{Fields, Value, Wire, Wrong};

use super::bundle;
use super::envelope::{self, Filed, Made, SaveError, VERSION};
use super::link::{self, Kind, LinkError};
use super::marks::brought;

/// Why something that arrived holds no campaign that can be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ImportError {
    /// A link, and what is wrong with it.
    Link(LinkError),
    /// A file or a text, and what is wrong with it.
    Saved(SaveError),
}

/// A campaign as a link, without the `#`: as it stands now, or with its whole record.
///
/// # Errors
/// When it is longer than a link may be.
pub fn link_to(campaign: &Campaign, kind: Kind, label: Option<&str>) -> Result<String, LinkError> {
    let content = match kind {
        Kind::State => brought(campaign).to_wire(),
        Kind::Journal => campaign.journal().to_wire(),
    };
    let mut parts = vec![("version", Value::id(VERSION))];
    if let Some(label) = label {
        parts.push(("label", label.to_owned().to_wire()));
    }
    parts.push(("campaign", content));
    link::write(kind, &Value::Map(parts.into_iter().map(|(name, value)| (name.into(), value)).collect()))
}

/// Reads a link.
///
/// # Errors
/// What keeps it from being a campaign.
pub fn from_link(fragment: &str) -> Result<Filed, ImportError> {
    let (kind, value) = link::read(fragment).map_err(ImportError::Link)?;
    let saved = |wrong: Wrong| ImportError::Saved(envelope::damaged(&wrong));
    let mut parts = Fields::of(&value).map_err(saved)?;
    let version: Option<String> = parts.get("version").map_err(saved)?;
    let label: Option<String> = parts.get("label").map_err(saved)?;
    let journal = match kind {
        Kind::State => parts.get::<Brought>("campaign").map(Journal::bring),
        Kind::Journal => parts.get("campaign"),
    };
    let made = Made { version: version.unwrap_or_default(), schema: envelope::SCHEMA };
    let journal = journal.map_err(|wrong| ImportError::Saved(envelope::newer_or_damaged(&wrong, made)))?;
    let record = |error: JournalError| ImportError::Saved(SaveError::Record(error));
    Ok(Filed {
        campaign: Campaign::resume(journal).map_err(record)?,
        label: label.map(|label| envelope::quoted(&label)),
    })
}

/// What is read of a text that a person gives: a link, a file's text, or a text with a link somewhere in it, as mailers
/// and messengers hand it on. Each campaign in it, or what is wrong with it.
#[must_use]
pub fn from_text(text: &str) -> Vec<Result<Filed, (ImportError, String)>> {
    let text = text.trim().trim_start_matches('\u{feff}');
    if let Some(fragment) = link_in(text) {
        return vec![from_link(fragment).map_err(|error| (error, fragment.to_owned()))];
    }
    match bundle::unbundle(text) {
        Ok(files) => files
            .into_iter()
            .map(|file| envelope::read_file(&file).map_err(|error| (ImportError::Saved(error), file)))
            .collect(),
        Err(error) => vec![Err((ImportError::Saved(error), text.to_owned()))],
    }
}

/// The first link in a text that is no file.
fn link_in(text: &str) -> Option<&str> {
    if text.starts_with('{') {
        return None;
    }
    let words = text.split(|letter: char| letter.is_whitespace() || "<>\"()[]".contains(letter));
    let fragments = words.map(|word| word.split_once('#').map_or(word, |(_, fragment)| fragment));
    fragments.into_iter().find(|fragment| link::is_link(fragment))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::testing::{campaign, richer};
    use crate::view::example::example;

    const SAVED: &str = include_str!("../../tests/data/saved-v1.json");
    const RECORD: &str = include_str!("../../tests/data/link-v1-record-handed-over.txt");
    const STATE: &str = include_str!("../../tests/data/link-v1-state-handed-over.txt");

    fn read(text: &str) -> Filed {
        from_text(text).remove(0).unwrap()
    }

    #[test]
    fn what_was_handed_over_once_opens_for_ever() {
        let written = crate::storage::decode(SAVED).unwrap();
        let record = from_link(RECORD.trim_end()).unwrap();
        assert!(record.campaign == written);
        assert_eq!(record.label.as_deref(), Some("Środa"));
        let state = from_link(STATE.trim_end()).unwrap();
        assert!(state.campaign.game() == written.game());
        assert_eq!(state.label, None);
    }

    #[test]
    fn a_record_comes_through_a_link_as_it_was() {
        for written in [campaign("Środa <b>"), richer(), example().unwrap()] {
            let link = link_to(&written, Kind::Journal, Some("Środa")).unwrap();
            let filed = from_link(&link).unwrap();
            assert!(filed.campaign == written);
            assert_eq!(filed.label.as_deref(), Some("Środa"));
        }
    }

    #[test]
    fn a_state_comes_through_a_link_as_it_was() {
        for written in [campaign("Monday group"), richer(), example().unwrap()] {
            let link = link_to(&written, Kind::State, None).unwrap();
            let filed = from_link(&link).unwrap();
            assert!(filed.campaign.game() == written.game());
            assert_eq!(filed.campaign.journal().entries.len(), 1);
            // Handed on it is the same state still.
            let again = link_to(&filed.campaign, Kind::State, None).unwrap();
            assert!(from_link(&again).unwrap().campaign.game() == written.game());
        }
    }

    #[test]
    fn the_state_of_the_example_fits_one_picture() {
        let length = link_to(&example().unwrap(), Kind::State, None).unwrap().len();
        println!("the example's state: {length} characters");
        assert!(length < 1_273, "{length}: more than version 25 of a QR code holds");
    }

    #[test]
    fn a_link_is_found_in_what_people_send() {
        let written = richer();
        let link = link_to(&written, Kind::Journal, None).unwrap();
        for text in [
            link.clone(),
            format!("#{link}"),
            format!("https://example.org/poland/#{link}"),
            format!("Dear all,\n\nhere is our game: <https://example.org/poland/#{link}>\n\nAnna"),
            format!("  (see http://192.168.1.7:8080/#{link}) "),
        ] {
            assert!(read(&text).campaign == written, "{text}");
        }
        let file = envelope::encode(&written).unwrap();
        assert!(read(&format!("\u{feff}{file}\r\n")).campaign == written);
    }

    #[test]
    fn what_is_wrong_is_told_for_each() {
        let good = envelope::encode(&richer()).unwrap();
        let newer = good.replace("\"schema\":1", "\"schema\":7");
        let both = bundle::bundle(&[good, newer]).unwrap();
        let read = from_text(&both);
        assert!(read[0].is_ok());
        assert!(
            matches!(&read[1], Err((ImportError::Saved(SaveError::Newer { .. }), kept)) if kept.contains("\"schema\":7"))
        );
        for text in ["", "Dear all", "{}", "v1.j.00000000.AAAA", "v9.s.x"] {
            assert!(matches!(from_text(text).as_slice(), [Err(_)]), "{text}");
        }
    }
}
