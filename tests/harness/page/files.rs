//! Files that the page takes, and files that it gives.

use std::path::Path;

use serde_json::json;

use super::Page;
use crate::harness::browser::Element;
use crate::harness::{Outcome, Trouble, persist};

/// How names end that a browser gives to what it has not yet wholly written.
const UNFINISHED: [&str; 3] = [".crdownload", ".part", ".wkdownload"];

impl Page {
    /// Chooses a file in the one `<input type=file>` that a CSS selector matches. It need not be
    /// visible, as such fields mostly hide behind a button.
    pub fn choose_file(&self, selector: &str, file: &Path) -> Outcome {
        const FILES: &str = "return [...document.querySelectorAll(arguments[0])];";
        let file = file.canonicalize()?;
        let choose = || {
            let found = self.browser.script(FILES, &[json!(selector)])?;
            let found: Vec<_> =
                found.as_array().into_iter().flatten().filter_map(Element::from_answer).collect();
            match found.as_slice() {
                [one] => self.browser.post_to(one, "value", json!({ "text": file })).map(drop),
                several => Err(Trouble::new(format!("there are {}", several.len()))),
            }
        };
        persist(choose).map_err(|last| Trouble::new(format!("{selector:?}: {last:?}")))
    }

    /// What is in a downloaded file with such a name, once it is wholly there.
    pub fn downloaded(&self, is_wanted: impl Fn(&str) -> bool) -> Outcome<Vec<u8>> {
        let place = self.browser.downloads();
        let read = || {
            let mut names = Vec::new();
            for file in std::fs::read_dir(&place)? {
                names.push(file?.file_name().to_string_lossy().into_owned());
            }
            let is_unfinished = |name: &String| UNFINISHED.iter().any(|end| name.ends_with(end));
            let wanted = names.iter().find(|name| !is_unfinished(name) && is_wanted(name));
            match wanted {
                Some(name) if !names.iter().any(is_unfinished) => {
                    let bytes = std::fs::read(place.join(name))?;
                    // A browser may hold the place with an empty file.
                    if bytes.is_empty() { Err(Trouble::new(format!("{name} is empty"))) } else { Ok(bytes) }
                }
                _ => Err(Trouble::new(format!("there are {names:?}"))),
            }
        };
        persist(read).map_err(|last| Trouble::new(format!("nothing such was downloaded: {last:?}")))
    }
}
