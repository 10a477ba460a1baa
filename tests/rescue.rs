//! The rescue page as it is written: plain old JavaScript that makes no markup, in short files, and knows the schema and
//! the version of the program. What it does is tried in a browser, in `tests/journeys/rescue.rs`.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::fs;
use std::path::Path;

use poland_in_arms::storage::envelope::{LARGEST, MOST_CAMPAIGNS, SCHEMA, VERSION};

/// No file has more lines of code than this.
const LONGEST: usize = 300;

/// The scripts of the page, in the order in which it loads them.
fn scripts() -> Vec<(String, String)> {
    let place = Path::new(env!("CARGO_MANIFEST_DIR")).join("public");
    let page = fs::read_to_string(place.join("rescue.html")).unwrap();
    let named = page.split("<script src=\"").skip(1).map(|rest| rest.split('"').next().unwrap());
    named.map(|name| (name.to_owned(), fs::read_to_string(place.join(name)).unwrap())).collect()
}

fn code(text: &str) -> impl Iterator<Item = &str> {
    text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with("//"))
}

#[test]
fn every_file_of_the_page_is_built_in() {
    let index = include_str!("../index.html");
    let names: Vec<String> = scripts().into_iter().map(|(name, _)| name).collect();
    assert!(names.len() >= 5, "{names:?}");
    for name in names.iter().map(String::as_str).chain(["rescue.html", "rescue.css"]) {
        assert!(index.contains(&format!("href=\"public/{name}\"")), "{name} is not copied");
    }
}

#[test]
fn nothing_becomes_markup() {
    let forbidden =
        ["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function", ".style"];
    for (name, text) in scripts() {
        for way in forbidden {
            assert!(!text.contains(way), "{name} has {way}");
        }
    }
}

/// It must run where the program does not, so nothing in it is younger than the browsers that are too old.
#[test]
fn it_is_written_for_old_browsers() {
    for (name, text) in scripts() {
        for line in code(&text) {
            let young = ["=>", "`", "?.", "??", "...", "async ", "class ", ".includes(", ".startsWith("];
            let word = line.split(' ').next().unwrap_or_default();
            let found = young.iter().find(|one| line.contains(**one) && !line.contains("\"class "));
            assert!(found.is_none() && word != "let" && word != "const", "{name}: {line}");
        }
        let lines = code(&text).count();
        assert!(lines <= LONGEST, "{name} has {lines} lines of code");
    }
}

#[test]
fn it_knows_what_the_program_reads_and_writes() {
    let all: String = scripts().into_iter().map(|(_, text)| text).collect();
    for said in [
        format!("rescue.VERSION = \"{VERSION}\";"),
        format!("rescue.SCHEMA = {SCHEMA};"),
        format!("rescue.LARGEST = {LARGEST};"),
        format!("MOST_CAMPAIGNS = {MOST_CAMPAIGNS};"),
    ] {
        assert!(all.contains(&said), "{said}");
    }
}
