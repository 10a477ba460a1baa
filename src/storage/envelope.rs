//! The saved form: a wrapper that says what it holds and in which schema, around the record.

use crate::engine::campaign::Campaign;
use crate::engine::journal::{Journal, JournalError, MOST_ENTRIES};
use crate::model::wire::{Fields, Value, Wire, Wrong, missing};

use super::digest::Digest;
use super::growth::Growth;
use super::v1;

/// Names the program in a saved text.
pub const APP: &str = "poland-in-arms";
/// Names what is saved.
pub const KIND: &str = "campaign";
/// The schema written today. A change of the saved form that the reader of schema 1 cannot take raises it by one.
pub const SCHEMA: u32 = 1;
/// The version of the program, written beside the schema for people to read.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");
/// Names the acts that were added to what is saved.
pub const KIND_ACTS: &str = "acts";
/// Names several campaigns in one file.
pub const KIND_SHELF: &str = "shelf";
/// The most that is read or written, in bytes. The text is ASCII, so these are characters too.
pub const LARGEST: usize = 4_000_000;
/// The most campaigns in one file.
pub const MOST_CAMPAIGNS: usize = 100;

/// The longest piece of a foreign text repeated in an error.
const LONGEST_QUOTE: usize = 60;

/// Why a text is not a campaign that can be opened, or a campaign not one that can be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SaveError {
    /// More than is read or written, in bytes.
    TooLarge {
        /// The size.
        size: usize,
        /// The limit.
        most: usize,
    },
    /// Not JSON, or cut off; where reading stopped, both counted from 1.
    NotJson {
        /// The line.
        line: usize,
        /// The column.
        column: usize,
    },
    /// JSON, but nothing of this program's.
    NotOurs,
    /// This program's, but no campaign.
    OtherKind {
        /// What it says it is.
        kind: String,
    },
    /// Written by a newer version, in a schema or with a value not known here.
    Newer {
        /// What wrote it.
        theirs: Made,
        /// What this is.
        ours: Made,
    },
    /// The schema is known, but a value in it is missing, unknown or out of range.
    Damaged {
        /// What the reader says, in English.
        what: String,
        /// Where: the names of the parts from the whole inwards, `campaign.entries.3.date`.
        place: String,
    },
    /// It was changed after it was written: its digest is another.
    Changed,
    /// Every value can be read, but the record does not hang together.
    Record(JournalError),
}

/// The version and schema of a program that wrote, or reads, a saved text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Made {
    /// The program's version.
    pub version: String,
    /// The schema of the text.
    pub schema: u32,
}

impl Made {
    /// This program.
    #[must_use]
    pub fn here() -> Self {
        Self { version: VERSION.to_owned(), schema: SCHEMA }
    }
}

/// A campaign that was read, and what its cover says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Filed {
    /// The campaign.
    pub campaign: Campaign,
    /// The name it had on the shelf it comes from, if that was another than its own.
    pub label: Option<String>,
}

/// A campaign as text: one line of ASCII.
///
/// # Errors
/// When it is more than could be read back.
pub fn encode(campaign: &Campaign) -> Result<String, SaveError> {
    filed(campaign, None)
}

/// The same with the name it has on the shelf.
///
/// # Errors
/// When it is more than could be read back.
pub fn filed(campaign: &Campaign, label: Option<&str>) -> Result<String, SaveError> {
    let journal = campaign.journal();
    if journal.entries.len() > MOST_ENTRIES {
        return Err(SaveError::Record(JournalError::TooManyEntries(journal.entries.len())));
    }
    covered(KIND, "campaign", journal.to_wire(), label)
}

/// Something saved, in its cover: what it is, of which version, its digest.
pub(super) fn covered(
    kind: &'static str,
    name: &'static str,
    content: Value,
    label: Option<&str>,
) -> Result<String, SaveError> {
    let sum = digest(&content)?;
    let mut cover = vec![
        ("app", Value::id(APP)),
        ("kind", Value::id(kind)),
        ("schema", SCHEMA.to_wire()),
        ("version", Value::id(VERSION)),
        ("digest", sum.hex().to_wire()),
    ];
    if let Some(label) = label {
        cover.push(("label", label.to_owned().to_wire()));
    }
    cover.push((name, content));
    let whole = Value::Map(cover.into_iter().map(|(name, value)| (name.into(), value)).collect());
    let text = to_ascii(&whole).map_err(|error| damaged(&Wrong::new(error.to_string())))?;
    within_size(&text)?;
    Ok(text)
}

/// The digest of something saved: of its JSON on one line of ASCII, so that breaks and blanks that a mailer adds count for
/// nothing.
fn digest(content: &Value) -> Result<Digest, SaveError> {
    let text = to_ascii(content).map_err(|error| damaged(&Wrong::new(error.to_string())))?;
    Ok(Digest::of(text.as_bytes()))
}

/// Reads a campaign from text.
///
/// # Errors
/// What keeps the text from being one.
pub fn decode(text: &str) -> Result<Campaign, SaveError> {
    read_file(text).map(|filed| filed.campaign)
}

/// Reads a campaign from text, with what its cover says.
///
/// # Errors
/// What keeps the text from being one.
pub fn read_file(text: &str) -> Result<Filed, SaveError> {
    let (journal, label) = uncover(text)?;
    Ok(Filed { campaign: Campaign::resume(journal).map_err(SaveError::Record)?, label })
}

fn uncover(text: &str) -> Result<(Journal, Option<String>), SaveError> {
    within_size(text)?;
    let whole = from_json(text)?;
    let (cover, label) = Cover::of(&whole)?;
    cover.holds(KIND)?;
    Ok((cover.content(&whole, "campaign", v1::journal)?, label))
}

/// Reads the record in a text, to which acts are to be added before it is a campaign.
pub(super) fn read_journal(text: &str) -> Result<Journal, SaveError> {
    uncover(text).map(|(journal, _)| journal)
}

/// The acts added to what is saved, as text.
pub(super) fn encode_acts(growth: &Growth) -> Result<String, SaveError> {
    covered(KIND_ACTS, "acts", growth.to_wire(), None)
}

/// Reads the acts that were added to what is saved.
pub(super) fn read_acts(text: &str) -> Result<Growth, SaveError> {
    within_size(text)?;
    let whole = from_json(text)?;
    let (cover, _) = Cover::of(&whole)?;
    cover.holds(KIND_ACTS)?;
    cover.content(&whole, "acts", v1::acts)
}

/// What a text says of itself.
pub(super) struct Cover {
    pub(super) kind: String,
    made: Made,
    digest: Option<String>,
}

impl Cover {
    /// Read first, the rest only once the schema is known. What later versions add to a cover is passed over.
    pub(super) fn of(whole: &Value) -> Result<(Self, Option<String>), SaveError> {
        let mut cover = Fields::of(whole).map_err(not_ours)?;
        let app: Option<String> = cover.get("app").map_err(not_ours)?;
        let kind: Option<String> = cover.get("kind").map_err(not_ours)?;
        let schema: Option<u32> = cover.get("schema").map_err(not_ours)?;
        let version: Option<String> = cover.get("version").map_err(not_ours)?;
        let digest: Option<String> = cover.get("digest").map_err(not_ours)?;
        let label: Option<String> = cover.get("label").map_err(not_ours)?;
        if app.as_deref() != Some(APP) {
            return Err(SaveError::NotOurs);
        }
        let made = Made {
            version: quoted(&version.unwrap_or_default()),
            schema: schema.filter(|schema| *schema > 0).ok_or(SaveError::NotOurs)?,
        };
        Ok((Self { kind: kind.unwrap_or_default(), made, digest }, label.map(|label| quoted(&label))))
    }

    pub(super) fn holds(&self, kind: &str) -> Result<(), SaveError> {
        if self.kind == kind { Ok(()) } else { Err(SaveError::OtherKind { kind: quoted(&self.kind) }) }
    }

    /// What the cover holds, if its digest is right; the first version wrote none.
    pub(super) fn content<T>(
        self,
        whole: &Value,
        name: &str,
        read: fn(&Value) -> Result<T, Wrong>,
    ) -> Result<T, SaveError> {
        if self.made.schema > SCHEMA {
            return Err(SaveError::Newer { theirs: self.made, ours: Made::here() });
        }
        let held = whole.map().ok().and_then(|map| map.iter().find(|(given, _)| given == name));
        let Some((_, content)) = held else { return Err(damaged(&missing(name))) };
        if let Some(sum) = &self.digest
            && Digest::parse(sum) != Some(digest(content)?)
        {
            return Err(SaveError::Changed);
        }
        read(content).map_err(|wrong| newer_or_damaged(&wrong.under(name), self.made))
    }
}

/// JSON as plain data: the one place where the program reads it.
///
/// # Errors
/// When it is no JSON.
pub(super) fn from_json(text: &str) -> Result<Value, SaveError> {
    serde_json::from_str(text)
        .map_err(|error| SaveError::NotJson { line: error.line(), column: error.column() })
}

/// Plain data as JSON, the one place where the program writes it. One line of ASCII: WebKit halves its quota as soon as
/// one character is outside Latin-1.
pub(super) fn to_ascii(value: &Value) -> Result<String, serde_json::Error> {
    let json = serde_json::to_string(value)?;
    if json.is_ascii() {
        return Ok(json);
    }
    // Outside strings JSON is ASCII already, and inside them any UTF-16 unit may be written by number.
    let mut ascii = String::with_capacity(json.len());
    let mut units = [0u16; 2];
    for letter in json.chars() {
        if letter.is_ascii() {
            ascii.push(letter);
        } else {
            for unit in letter.encode_utf16(&mut units) {
                ascii.push_str(&format!("\\u{unit:04x}"));
            }
        }
    }
    Ok(ascii)
}

pub(super) fn within_size(text: &str) -> Result<(), SaveError> {
    within(text, LARGEST)
}

pub(super) fn within(text: &str, most: usize) -> Result<(), SaveError> {
    if text.len() > most { Err(SaveError::TooLarge { size: text.len(), most }) } else { Ok(()) }
}

fn not_ours(_: Wrong) -> SaveError {
    SaveError::NotOurs
}

pub(super) fn damaged(wrong: &Wrong) -> SaveError {
    let what = wrong.what().chars().take(4 * LONGEST_QUOTE).collect();
    SaveError::Damaged { what, place: wrong.place() }
}

/// A value that cannot be read is no damage if a later version wrote it.
pub(super) fn newer_or_damaged(wrong: &Wrong, theirs: Made) -> SaveError {
    match (numbers(&theirs.version), numbers(VERSION)) {
        (Some(made), Some(here)) if made > here => SaveError::Newer { theirs, ours: Made::here() },
        _ => damaged(wrong),
    }
}

fn numbers(version: &str) -> Option<Vec<u32>> {
    version.split('.').map(|part| part.parse().ok()).collect()
}

pub(super) fn quoted(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_control()).take(LONGEST_QUOTE).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::testing::{campaign, richer};

    #[test]
    fn a_campaign_reads_back_as_it_was() {
        for written in [campaign("Monday group"), richer()] {
            let text = encode(&written).unwrap();
            assert_eq!(decode(&text).unwrap(), written);
        }
    }

    #[test]
    fn the_text_is_ascii_whatever_the_names_say() {
        let written = campaign("Środa — Kościuszko 🐎");
        let text = encode(&written).unwrap();
        assert!(text.is_ascii());
        assert!(text.contains("\\u015aroda"));
        assert_eq!(decode(&text).unwrap().game().setup.name, "Środa — Kościuszko 🐎");
    }

    /// A text as the first release wrote it: without its digest, so that it can be changed.
    fn undigested(text: &str) -> String {
        let (before, rest) = text.split_once("\"digest\":\"").unwrap();
        format!("{before}{}", rest.split_once("\",").unwrap().1)
    }

    #[test]
    fn the_cover_stands_first() {
        let text = encode(&campaign("Monday group")).unwrap();
        let cover = format!(
            r#"{{"app":"poland-in-arms","kind":"campaign","schema":1,"version":"{VERSION}","digest":""#
        );
        assert!(text.starts_with(&cover), "{text}");
    }

    #[test]
    fn a_text_that_was_changed_is_refused_and_one_that_was_laid_out_anew_is_not() {
        let written = richer();
        let text = encode(&written).unwrap();
        let changed = text.replace("a good roll", "a bad roll!");
        assert_eq!(decode(&changed), Err(SaveError::Changed));
        assert!(decode(&undigested(&changed)).is_ok(), "the first release wrote no digest");
        let spread = text.replace("{\"", "{\r\n  \"").replace(",\"", " ,\n\"");
        assert_eq!(decode(&spread).unwrap(), written);
    }

    #[test]
    fn what_is_not_ours_is_told_apart() {
        let at = |line, column| Err(SaveError::NotJson { line, column });
        assert_eq!(decode(""), at(1, 0));
        assert_eq!(decode("{\"app\":"), at(1, 7));
        assert_eq!(decode("Dear all,\nthe save is below"), at(1, 1));
        for foreign in ["{}", "[]", "7", "null", "\"poland-in-arms\"", r#"{"app":"another"}"#, r#"{"app":7}"#]
        {
            assert_eq!(decode(foreign), Err(SaveError::NotOurs), "{foreign}");
        }
        let map = r#"{"app":"poland-in-arms","kind":"map","schema":1}"#;
        assert_eq!(decode(map), Err(SaveError::OtherKind { kind: "map".to_owned() }));
    }

    #[test]
    fn a_newer_schema_names_both_versions() {
        let text = r#"{"app":"poland-in-arms","kind":"campaign","schema":2,"version":"3.1.4","campaign":{}}"#;
        let theirs = Made { version: "3.1.4".to_owned(), schema: 2 };
        assert_eq!(decode(text), Err(SaveError::Newer { theirs, ours: Made::here() }));
    }

    #[test]
    fn a_value_of_a_later_version_is_no_damage() {
        let text =
            undigested(&encode(&campaign("Monday group")).unwrap()).replace("\"political\"", "\"tea\"");
        let version = format!("\"version\":\"{VERSION}\"");
        let made = |by: &str| decode(&text.replace(&version, &format!("\"version\":\"{by}\"")));
        let theirs = Made { version: "100.0.0".to_owned(), schema: 1 };
        assert_eq!(made("100.0.0"), Err(SaveError::Newer { theirs, ours: Made::here() }));
        for not_later in ["0.0.1", VERSION, "", "yesterday's"] {
            assert!(matches!(made(not_later), Err(SaveError::Damaged { .. })), "{not_later}");
        }
    }

    #[test]
    fn damage_is_named_with_its_place() {
        let text = undigested(&encode(&campaign("Monday group")).unwrap());
        let cut = &text[..text.len() / 2];
        assert!(matches!(decode(cut), Err(SaveError::NotJson { line: 1, .. })));
        let worse = text.replace("\"political\"", "\"tea\"");
        let Err(SaveError::Damaged { what, place }) = decode(&worse) else { panic!("{worse}") };
        assert!(what.contains("Phase") && what.contains("tea"), "{what}");
        assert_eq!(place, "campaign.entries.0.phase");
        let headless = text.replace("\"head\":0", "\"head\":5");
        assert_eq!(decode(&headless), Err(SaveError::Record(JournalError::Cursor)));
    }

    #[test]
    fn what_is_too_large_is_not_even_read() {
        let text = " ".repeat(LARGEST + 1);
        assert_eq!(decode(&text), Err(SaveError::TooLarge { size: LARGEST + 1, most: LARGEST }));
    }
}
