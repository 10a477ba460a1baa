//! Several campaigns in one text, and what of any text is campaigns.

use super::envelope::{
    Cover, KIND, KIND_SHELF, MOST_CAMPAIGNS, SaveError, covered, damaged, from_json, to_ascii, within,
    within_size,
};
use super::raw::{self, LARGEST_RAW};
use super::v1;
use crate::model::wire::{Value, Wrong};

/// Several campaigns as one text: each as its own file would hold it.
///
/// # Errors
/// When it is more than could be read back.
pub fn bundle(files: &[String]) -> Result<String, SaveError> {
    let files: Vec<Value> = files.iter().map(|text| from_json(text)).collect::<Result<_, _>>()?;
    covered(KIND_SHELF, "campaigns", Value::List(files), None)
}

/// The texts of the campaigns in a file: of the one, of each of several, or of each that can be put together from a raw one.
///
/// # Errors
/// What keeps the text from holding any.
pub fn unbundle(text: &str) -> Result<Vec<String>, SaveError> {
    within(text, LARGEST_RAW)?;
    let whole = from_json(text)?;
    if let Some(files) = raw::campaigns(&whole) {
        return files;
    }
    within_size(text)?;
    let (cover, _) = Cover::of(&whole)?;
    if cover.kind != KIND_SHELF {
        cover.holds(KIND)?;
        return Ok(vec![text.to_owned()]);
    }
    let files = cover.content(&whole, "campaigns", v1::campaigns)?;
    if files.len() > MOST_CAMPAIGNS {
        return Err(SaveError::TooLarge { size: files.len(), most: MOST_CAMPAIGNS });
    }
    files.iter().map(|file| to_ascii(file).map_err(|error| damaged(&Wrong::new(error.to_string())))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::envelope::{Filed, decode, encode, filed, read_file};
    use crate::storage::testing::{campaign, richer};

    #[test]
    fn a_file_of_several_gives_each_as_it_was() {
        let (one, other) = (campaign("Monday group"), richer());
        let files = [filed(&one, Some("Środa")).unwrap(), encode(&other).unwrap()];
        let text = bundle(&files).unwrap();
        let parts = unbundle(&text).unwrap();
        assert_eq!(parts, files);
        assert_eq!(read_file(&parts[0]).unwrap(), Filed { campaign: one, label: Some("Środa".to_owned()) });
        assert_eq!(unbundle(&files[1]).unwrap(), [files[1].clone()]);
        assert_eq!(decode(&text), Err(SaveError::OtherKind { kind: "shelf".to_owned() }));
        assert_eq!(unbundle(&text.replace("Monday", "Sunday")), Err(SaveError::Changed));
    }
}
