//! Every clause of the text is cited by code and by a test, or stands in the one list below with its reason.
//!
//! Three ways to cite, read from the sources:
//! - the variant, `Clause::S22_3n` or `Clause::BaseWar`;
//! - the number in words, `22.3 n`, `22.3 m, n`, `22.3 a-d`, `base: war`;
//! - in a test's name, `s22_3n_...`, `s22_2_3f_g_...`.
//!
//! The tables of clauses and rulings cite everything and are not counted.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing, missing_docs)]

use poland_in_arms::model::clause::{Clause, Section};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Clauses that are pure reading: there is nothing in them for code to do, or nothing for a test to see.
const READING: &[(Clause, &str)] =
    &[(Clause::S22_2j, "the base game's Polish free state has no counter and no act in the app")];

/// Sources that cite every clause by their nature.
const TABLES: &[&str] = &["src/model/clause.rs", "src/model/rulings.rs", "tests/citations.rs"];

fn sources(under: &str, found: &mut Vec<String>) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut entries: Vec<_> = fs::read_dir(root.join(under)).unwrap().map(|entry| entry.unwrap()).collect();
    entries.sort_by_key(|entry| entry.file_name());
    for entry in entries {
        let path = format!("{under}/{}", entry.file_name().to_str().unwrap());
        if entry.file_type().unwrap().is_dir() {
            sources(&path, found);
        } else if path.ends_with(".rs") && !TABLES.contains(&path.as_str()) {
            found.push(fs::read_to_string(root.join(&path)).unwrap());
        }
    }
}

/// The part of a source before its tests, and the tests.
fn split_tests(source: &str) -> (&str, &str) {
    source.split_once("#[cfg(test)]").unwrap_or((source, ""))
}

/// What a text cites.
fn cited(text: &str) -> BTreeSet<Clause> {
    let mut found = BTreeSet::new();
    for clause in Clause::ALL {
        let variant = format!("{clause:?}");
        let named = words(text, &variant);
        let base = clause.section() == Section::Base && words(text, clause.number());
        if named || base {
            found.insert(*clause);
        }
    }
    for section in Section::ALL.iter().filter(|section| **section != Section::Base) {
        let number = section_number(*section);
        let name = format!("s{}", number.replace('.', "_"));
        letters_after(text, &format!("{number} "), &[' ', ',', ';', '-'], |letter| {
            found.extend(clause_of(*section, letter));
        });
        letters_after(text, &name, &['_'], |letter| found.extend(clause_of(*section, letter)));
    }
    found
}

/// Whether a word stands in the text by itself.
fn words(text: &str, word: &str) -> bool {
    text.match_indices(word).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + word.len()..].chars().next();
        let letter = |c: Option<char>| c.is_some_and(|c| c.is_ascii_alphanumeric() || c == '_');
        !letter(before) && !letter(after)
    })
}

fn section_number(section: Section) -> &'static str {
    section.clauses()[0].number().split_once(' ').unwrap().0
}

fn clause_of(section: Section, letter: char) -> Option<Clause> {
    let ends = |clause: &&Clause| clause.number().ends_with(&format!(" {letter}"));
    section.clauses().iter().find(ends).copied()
}

/// The single letters that follow `head`, kept apart by any of `marks`; a dash fills the letters between.
fn letters_after(text: &str, head: &str, marks: &[char], mut letter: impl FnMut(char)) {
    for (at, _) in text.match_indices(head) {
        if text[..at].chars().next_back().is_some_and(|c| c.is_ascii_alphanumeric() || c == '.') {
            continue;
        }
        let rest: Vec<char> = text[at + head.len()..].chars().take(60).collect();
        let (mut at, mut last, mut dash) = (0, None::<char>, false);
        while let Some(&one) = rest.get(at) {
            let alone = !rest.get(at + 1).is_some_and(|next| next.is_ascii_alphanumeric());
            if one.is_ascii_lowercase() && alone {
                let from = if dash { last.map_or(one, |last| char::from(last as u8 + 1)) } else { one };
                (from..=one).for_each(&mut letter);
                (last, dash) = (Some(one), false);
            } else if marks.contains(&one) && last.is_some() {
                dash |= one == '-';
            } else {
                break;
            }
            at += 1;
        }
    }
}

fn missing(texts: &[String], what: &str) -> BTreeSet<Clause> {
    let found: BTreeSet<Clause> = texts.iter().flat_map(|text| cited(text)).collect();
    let excused = |clause: &Clause| READING.iter().any(|(one, _)| one == clause);
    let missing: Vec<&str> = Clause::ALL
        .iter()
        .filter(|clause| !found.contains(clause) && !excused(clause))
        .map(|clause| clause.number())
        .collect();
    assert!(missing.is_empty(), "no {what} cites {missing:?}");
    found
}

fn code() -> Vec<String> {
    let mut all = Vec::new();
    sources("src", &mut all);
    all.iter().map(|source| split_tests(source).0.to_owned()).collect()
}

fn tests() -> Vec<String> {
    let (mut all, mut texts) = (Vec::new(), Vec::new());
    sources("src", &mut all);
    texts.extend(all.iter().map(|source| split_tests(source).1.to_owned()));
    sources("tests", &mut texts);
    texts
}

#[test]
fn every_clause_is_cited_by_code() {
    missing(&code(), "code");
}

#[test]
fn every_clause_is_cited_by_a_test() {
    missing(&tests(), "test");
}

#[test]
fn the_list_is_no_longer_than_it_must_be() {
    let (by_code, by_tests) = (missing(&code(), "code"), missing(&tests(), "test"));
    for (clause, reason) in READING {
        assert!(reason.len() > 20, "a reason is a sentence");
        let idle = by_code.contains(clause) && by_tests.contains(clause);
        assert!(!idle, "{} is cited by code and test: take it off the list", clause.number());
    }
}

#[test]
fn citations_are_read_in_every_form() {
    let of = |text: &str| cited(text).into_iter().map(Clause::number).collect::<Vec<_>>();
    assert_eq!(of("Clause::S22_3n"), ["22.3 n"]);
    assert_eq!(of("prices (22.3 m, n; base: arrival)"), ["22.3 m", "22.3 n", "base: arrival"]);
    assert_eq!(of("22.3 a-c, q"), ["22.3 a", "22.3 b", "22.3 c", "22.3 q"]);
    assert_eq!(of("fn s22_2_3f_g_window()"), ["22.2.3 f", "22.2.3 g"]);
    assert_eq!(of("22.2 a few words, 122.3 a"), ["22.2 a"], "a word is no letter");
    assert_eq!(of("22.2.1 of nothing; S22_3nn"), Vec::<&str>::new());
}
