//! The umpire as its users meet it: its page is true, and nothing that is sent in makes it fall over.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use std::collections::BTreeSet;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command as Process, Stdio};

use poland_in_arms::game::command::{Command, Correction};
use poland_in_arms::game::event::Event;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

const PAGE: &str = include_str!("../docs/umpire.md");
const ACTS: &str = include_str!("data/full-campaign.jsonl");
const SAVED: &str = include_str!("data/saved-v1.json");

/// Answers, what was said as an error, and the exit status.
struct Run {
    answers: Vec<Value>,
    errors: String,
    status: i32,
}

fn umpire(options: &[&str], input: &[u8]) -> Run {
    let mut child = Process::new(env!("CARGO_BIN_EXE_umpire"))
        .args(options)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    let writer = std::thread::spawn(move || {
        // It may stop reading early; that is for the test to see in its answers.
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    let text = String::from_utf8(output.stdout).expect("answers are UTF-8");
    let answers =
        text.lines().map(|line| serde_json::from_str(line).expect("every answer is JSON")).collect();
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    Run { answers, errors, status: output.status.code().expect("the umpire ends by itself") }
}

/// The block of the page fenced as `kind`.
fn block(kind: &str) -> &'static str {
    let fence = format!("```{kind}\n");
    let from = PAGE.find(&fence).unwrap() + fence.len();
    &PAGE[from..from + PAGE[from..].find("```").unwrap()]
}

/// What stands between backticks in a part of the page, from one heading to the next.
fn quoted(heading: &str) -> Vec<&'static str> {
    let from = PAGE.find(&format!("## {heading}\n")).unwrap() + 3;
    let part = PAGE[from..].split("\n## ").next().unwrap();
    part.split('`').skip(1).step_by(2).collect()
}

/// The ids of an enum's variants, as they are listed to whoever gets one wrong.
fn variants<T: DeserializeOwned>() -> BTreeSet<String> {
    let error = serde_json::from_str::<T>(r#"{"?":0}"#).err().unwrap().to_string();
    let (_, list) = error.split_once("not one of ").unwrap();
    list.split(", ").map(str::to_owned).collect()
}

fn name_of(value: &Value) -> String {
    value.as_object().unwrap().keys().next().unwrap().clone()
}

#[test]
fn the_session_on_the_page_is_what_happens() {
    let run = umpire(&[], block("acts").as_bytes());
    let expected: Vec<Value> =
        block("answers").lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let answers = &run.answers[2..run.answers.len() - 1];
    for (answer, expected) in answers.iter().zip(&expected) {
        assert_eq!(answer, expected);
    }
    assert_eq!(answers.len(), expected.len());
    assert_eq!(run.status, 2);
}

#[test]
fn every_act_on_the_page_can_be_sent_in_and_none_is_missing() {
    let acts: Vec<Value> = quoted("Acts")
        .into_iter()
        .filter(|code| code.starts_with("{\"") && !code.contains('…'))
        .map(|code| serde_json::from_str(code).unwrap_or_else(|error| panic!("{code}: {error}")))
        .collect();
    let commands = variants::<Command>();
    let corrections = variants::<Correction>();
    let mut named = BTreeSet::new();
    let mut corrected = BTreeSet::new();
    let mut lines =
        vec![r#"{"begin":{"name":"Page","bid":5,"start_square":12,"end":"end-1815"}}"#.to_owned()];
    for act in &acts {
        let name = name_of(act);
        // Places, stores, sums and factors are shown on their own, too.
        if commands.contains(&name) && act[&name].is_object() {
            serde_json::from_value::<Command>(act.clone()).unwrap_or_else(|error| panic!("{act}: {error}"));
            named.insert(name);
            lines.push(act.to_string());
        } else if corrections.contains(&name)
            && let Ok(value) = serde_json::from_value::<Correction>(act.clone())
        {
            corrected.insert(name);
            lines.push(json!({"correct": {"value": value, "reason": "counted again"}}).to_string());
        }
    }
    named.insert("correct".to_owned());
    assert_eq!(named, commands);
    assert_eq!(corrected, corrections);
    let run = umpire(&[], lines.join("\n").as_bytes());
    let unread: Vec<_> =
        run.answers.iter().filter(|answer| answer["ok"].is_null() && answer["summary"].is_null()).collect();
    assert!(unread.is_empty(), "{unread:?}");
    assert_eq!(run.answers.len(), lines.len() + 1);
}

#[test]
fn every_fact_is_on_the_page() {
    let named: BTreeSet<String> = quoted("Facts").into_iter().map(str::to_owned).collect();
    assert_eq!(named, variants::<Event>());
}

#[test]
fn every_value_of_the_summary_is_on_the_page() {
    let mut given = BTreeSet::from(["dissolved".to_owned(), "price_cavalry_by_choice".to_owned()]);
    for acts in [ACTS, block("acts")] {
        let run = umpire(&[], acts.as_bytes());
        let summary = run.answers.last().unwrap()["summary"].as_object().unwrap().clone();
        for (name, stated) in &summary {
            assert!(stated["clause"].as_str().is_some_and(|clause| !clause.is_empty()), "{name}: {stated}");
        }
        given.extend(summary.keys().cloned());
    }
    let is_name = |code: &&str| !code.contains(['"', '-']) && !["active", "dissolved"].contains(code);
    let mut named: BTreeSet<String> =
        quoted("The summary").into_iter().filter(is_name).map(str::to_owned).collect();
    named.insert("dissolved".to_owned());
    assert_eq!(named, given);
}

#[test]
fn every_answer_on_the_page_has_its_fields() {
    let run = umpire(&["--words"], block("acts").as_bytes());
    assert!(run.answers[0]["facts"][0]["text"].is_string());
    let overruled = r#"{"overrule":{"act":{"create-poland":{"by":"austria"}},"reason":"agreed"}}"#;
    let acts = format!("{}\n{overruled}\n", block("acts").lines().nth(1).unwrap());
    let run = umpire(&[], acts.as_bytes());
    assert_eq!(run.answers[1]["overruled"][0]["number"], "22.2.1 a");
    assert_eq!(run.status, 0);
}

/// A directory of its own for a test.
fn place(name: &str) -> PathBuf {
    let place = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&place).unwrap();
    place
}

#[test]
fn a_campaign_is_saved_and_gone_on_with() {
    let file = place("umpire-saves").join("campaign.json");
    let file = file.to_str().unwrap();
    let first = umpire(&["--save", file], block("acts").as_bytes());
    let saved = std::fs::read_to_string(file).unwrap();
    assert!(saved.is_ascii());

    let again = umpire(&[file], b"");
    assert_eq!(again.answers[0]["opened"]["name"], "Monday group");
    assert_eq!((again.answers.last(), again.status), (first.answers.last(), 0));
    // On the first line, too.
    let again = umpire(&[], format!("{saved}{{\"next-phase\":{{\"leave\":true}}}}\n").as_bytes());
    assert_eq!((&again.answers[1]["ok"], again.status), (&json!(true), 0));
    // A second one is not taken.
    let twice = umpire(&[file], saved.as_bytes());
    assert_eq!(twice.status, 2);
    // The old file stays if nothing can be saved.
    let nothing = umpire(&["--save", file], b"");
    assert_eq!((nothing.status, nothing.answers[0]["summary"].is_null()), (2, true));
    assert_eq!(std::fs::read_to_string(file).unwrap(), saved);
}

#[test]
fn wrong_options_and_files_are_told() {
    let missing = umpire(&["no such file"], b"");
    assert!(missing.status == 2 && missing.errors.contains("no such file"), "{}", missing.errors);
    let wrong = umpire(&["--word"], b"");
    assert!(wrong.status == 2 && wrong.errors.contains("--word"), "{}", wrong.errors);
    assert_eq!(
        Process::new(env!("CARGO_BIN_EXE_umpire")).arg("--help").output().unwrap().status.code(),
        Some(0)
    );
}

/// The stream of numbers of a seed.
struct Chance(u64);

impl Chance {
    fn below(&mut self, below: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % below.max(1)
    }
}

/// A line with a few bytes changed, doubled, cut out, or parts of another put in.
fn mutated(chance: &mut Chance, line: &str, other: &str) -> Vec<u8> {
    let mut bytes = line.as_bytes().to_vec();
    for _ in 0..=chance.below(4) {
        let at = chance.below(bytes.len());
        let until = (at + chance.below(12)).min(bytes.len());
        match chance.below(6) {
            0 => bytes.truncate(at),
            1 if at < bytes.len() => bytes[at] = b"0123456789-\"{}[],:.eE\\u\xff"[chance.below(24)],
            2 => drop(bytes.drain(at..until)),
            3 => {
                let part = bytes[at..until].to_vec();
                bytes.splice(at..at, part);
            }
            4 => {
                let from = chance.below(other.len());
                bytes.splice(at..at, other.bytes().skip(from).take(10));
            }
            _ => {
                let number = ["-1", "0", "65535", "65536", "999999999999", "1e9", "null", "{}", "[]", "true"]
                    [chance.below(10)];
                // In place of a number, if there is one after here.
                if let Some(digit) = bytes.iter().skip(at).position(u8::is_ascii_digit) {
                    bytes.splice(at + digit..=at + digit, number.bytes());
                }
            }
        }
    }
    bytes.retain(|byte| *byte != b'\n');
    bytes
}

/// Every line is answered, the summary is given, and the process ends by itself.
fn survives(input: &[u8], what: &str) {
    let run = umpire(&["--words"], input);
    assert!(run.errors.is_empty(), "{what}: {}", run.errors);
    assert!((0..=2).contains(&run.status), "{what}: {}", run.status);
    assert!(run.answers.last().unwrap().get("summary").is_some(), "{what}");
}

#[test]
fn mutated_lines_never_make_it_fall_over() {
    let lines: Vec<&str> = ACTS.lines().filter(|line| !line.starts_with('#')).collect();
    for seed in 0..12 {
        let chance = &mut Chance(seed);
        let mut input = Vec::new();
        for (at, line) in lines.iter().enumerate() {
            // The setup now and then, or there is nothing to play on.
            if chance.below(4) == 0 && (at > 0 || seed % 4 == 0) {
                let other = lines[chance.below(lines.len())];
                input.extend(mutated(chance, line, other));
                input.push(b'\n');
            }
            if at > 0 || seed % 4 != 0 {
                input.extend(line.as_bytes());
                input.push(b'\n');
            }
        }
        survives(&input, &format!("seed {seed}"));
    }
}

#[test]
fn mutated_saved_campaigns_never_make_it_fall_over() {
    let acts = "{\"next-month\":{\"leave\":true}}\n{\"undo\":5}\n{\"redo\":2}\n{\"dissolve-poland\":{}}\n";
    // The head of the saved campaign is a small one of its own.
    let small = umpire(
        &["--save", place("umpire-mutated").join("small.json").to_str().unwrap()],
        block("acts").as_bytes(),
    );
    assert_eq!(small.status, 2);
    let small = std::fs::read_to_string(place("umpire-mutated").join("small.json")).unwrap();
    for seed in 0..60 {
        let chance = &mut Chance(1000 + seed);
        let saved = if seed % 10 == 0 { SAVED } else { &small };
        let mut input = mutated(chance, saved.trim_end(), saved);
        input.push(b'\n');
        input.extend(acts.as_bytes());
        survives(&input, &format!("seed {seed}"));
    }
}

#[test]
fn random_bytes_never_make_it_fall_over() {
    for seed in 0..6 {
        let chance = &mut Chance(2000 + seed);
        let mut input: Vec<u8> = (0..20_000).map(|_| u8::try_from(chance.below(256)).unwrap()).collect();
        if seed % 2 == 0 {
            // Brackets upon brackets, deeper than any reader should follow.
            input = [b"{\"overrule\":{\"act\":".repeat(5_000), b"[".repeat(100_000), b"\n".to_vec(), input]
                .concat();
        }
        survives(&input, &format!("seed {seed}"));
    }
    survives(b"", "nothing");
    survives(b"\n\n# only\n", "a comment");
}

/// January 1805, with these wars at the start.
fn opening(wars: &Value) -> String {
    json!({"begin": {"name": "x", "bid": 0, "start_square": 12, "end": "end-1815", "wars": wars}}).to_string()
}

/// Plays acts, one a line, and gives their answers, the opening's and the summary left out, and then the summary.
fn played(wars: &Value, acts: &[&str]) -> (Vec<Value>, Value) {
    let mut run = umpire(&["--words"], format!("{}\n{}\n", opening(wars), acts.join("\n")).as_bytes());
    let summary = run.answers.pop().unwrap()["summary"].clone();
    (run.answers.split_off(1), summary)
}

/// 22.3 k: the province that makes Poland Dominant brings its corps, regular at once.
#[test]
fn s22_3k_podolia_comes_with_its_corps() {
    let acts = [
        r#"{"create-poland":{"by":"prussia"}}"#,
        r#"{"cede-province":{"province":"west-galicia","to":"poland"}}"#,
        r#"{"cede-province":{"province":"east-galicia","to":"poland"}}"#,
        r#"{"cede-province":{"province":"lithuania","to":"poland"}}"#,
        r#"{"cede-province":{"province":"polesia","to":"poland"}}"#,
        r#"{"cede-province":{"province":"livonia","to":"poland"}}"#,
        r#"{"cede-province":{"province":"east-prussia","to":"poland"}}"#,
        r#"{"cede-province":{"province":"moravia","to":"poland"}}"#,
        r#"{"declare-war":{"by":"france","on":"poland"}}"#,
        r#"{"next-month":{"leave":true}}"#,
        r#"{"make-peace":{"one":"poland","other":"france"}}"#,
        r#"{"cede-province":{"province":"podolia","to":"poland"}}"#,
    ];
    let (answers, summary) = played(&json!([]), &acts);
    assert!(answers.iter().all(|answer| answer["ok"] == true), "{answers:?}");
    assert_eq!(summary["standing"]["value"], "dominant");
    assert_eq!(summary["corps"]["value"]["podolia-corps"]["factors"], json!({"cavalry": 3}));
    // 22.3 l m o: what the last one makes worse is warned of.
    let warned = |answer: &Value| -> Vec<Value> {
        let all = answer["warnings"].as_array().cloned().unwrap_or_default();
        all.into_iter().map(|one| one["number"].clone()).collect()
    };
    assert_eq!(warned(&answers[11]), ["22.6 a", "22.3 o"]);
    assert_eq!(warned(&answers[2]), ["22.3 l"]);
    assert_eq!(answers[2]["warnings"][0]["text"], "Income falls: 33 $ to 32 $.");
    assert!(answers[10].get("warnings").is_none());
}

/// 22.2.2 f, 22.5 d: Prussia's suit against France covers Poland, in either order and without points between.
#[test]
fn s22_2_2f_one_suit_of_prussia() {
    let wars = json!([{"by": "france", "on": "prussia", "since": null, "cause": "before-play", "in_force": true,
        "excepted": true}]);
    let start = [
        r#"{"besiege":{"city":"warsaw","by":"france"}}"#,
        r#"{"note-french-leader":{"leader":"napoleon"}}"#,
        r#"{"create-poland-by-france":{}}"#,
    ];
    let suit = [
        r#"{"make-peace":{"one":"france","other":"prussia","loser":"prussia"}}"#,
        r#"{"make-peace":{"one":"poland","other":"prussia","loser":"prussia"}}"#,
    ];
    let next = r#"{"next-phase":{}}"#;
    for order in [[suit[0], suit[1]], [suit[1], suit[0]]] {
        let acts = [&start[..], &order, &[next]].concat();
        let (answers, summary) = played(&wars, &acts);
        assert!(answers.iter().all(|answer| answer["ok"] == true), "{answers:?}");
        let after = answers[3..].iter().flat_map(|answer| answer["facts"].as_array().unwrap());
        let points = after.filter(|fact| fact["event"].get("points-moved").is_some());
        assert_eq!(points.count(), 0);
        assert_eq!(summary["wars"]["value"], json!([]));
    }
    // Its twin: a separate peace, the French before Warsaw (22.2.2 f).
    let separate = r#"{"make-peace":{"one":"poland","other":"prussia"}}"#;
    let (answers, _) = played(&wars, &[&start[..], &[separate]].concat());
    assert_eq!(answers[3]["unmet"][0]["number"], "22.2.2 f");
}
