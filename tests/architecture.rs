//! The rooms of the source and the arrows between them, read from the source itself. ARCHITECTURE.md says why.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// A room: whom of the other rooms it may know, and which crates besides core and std.
struct Room {
    name: &'static str,
    knows: &'static [&'static str],
    crates: &'static [&'static str],
}

const ROOMS: [Room; 7] = [
    Room { name: "model", knows: &[], crates: &["serde"] },
    Room { name: "game", knows: &["model"], crates: &[] },
    Room { name: "rules", knows: &["model", "game"], crates: &[] },
    Room { name: "engine", knows: &["model", "game", "rules"], crates: &[] },
    Room { name: "view", knows: &["model", "game", "rules", "engine"], crates: &[] },
    Room {
        name: "storage",
        knows: &["model", "game", "engine"],
        crates: &["serde", "serde_json", "sha2", "miniz_oxide"],
    },
    Room {
        name: "ui",
        knows: &["model", "game", "engine", "view", "storage"],
        crates: &["leptos", "wasm_bindgen", "web_sys", "js_sys", "getrandom"],
    },
];

/// Every crate the package builds with.
const CRATES: [&str; 10] = [
    "serde",
    "serde_json",
    "sha2",
    "miniz_oxide",
    "leptos",
    "wasm_bindgen",
    "web_sys",
    "js_sys",
    "gloo_storage",
    "getrandom",
];

/// Files that may use a crate their room may not, and why.
const BEYOND: [(&str, &[&str], &str); 1] = [(
    "src/storage/browser.rs",
    &["gloo_storage", "wasm_bindgen", "web_sys", "js_sys"],
    "the one place that touches the browser's storage",
)];

/// Files outside the rooms, and what they know.
const OUTSIDE: [(&str, &[&str]); 3] = [
    ("src/bin/umpire", &["model", "game", "rules", "engine", "view", "storage"]),
    ("src/bin/engrave", &["model", "view"]),
    ("src/main.rs", &["ui", "view", "engine", "storage", "model"]),
];

/// Places that hold a game of their own and change it, and why.
const OWN_GAME: [(&str, &str); 5] = [
    ("src/game/evolve.rs", "the one place where a game changes"),
    ("src/model/game.rs", "lays the first one out"),
    ("src/engine/journal.rs", "folds the facts of a record"),
    ("src/engine/campaign.rs", "lets the decided game take the place of the last"),
    ("src/rules/s22_3_forces/income.rs", "asks what if, of a copy"),
];

/// No file has more lines of code than this: comments, blank lines and tests are not counted.
const LONGEST: usize = 300;

/// Longer files, how long they may be, and why.
const LONGER: [(&str, usize, &str); 7] = [
    ("src/model/clause.rs", 500, "one table of the text"),
    ("src/model/rulings.rs", 500, "one table of the rulings"),
    ("src/game/evolve.rs", 400, "the one place where a game changes"),
    // Screens in the making: none may grow any more, and each leaves this list once it is split.
    ("src/view/record/correct.rs", 330, "to be split"),
    ("src/view/rulebook/creation.rs", 330, "to be split"),
    ("src/view/setup/late.rs", 330, "to be split"),
    ("src/view/treasury/shop.rs", 340, "to be split"),
];

/// What a new act, fact or need must be told apart in, wherever they are told apart at all: no match over them ends in an
/// arm for all others.
const TOLD_APART: [&str; 3] = ["Command::", "Event::", "Need::"];

/// Where matches do all the same, and why.
const FOR_ALL_OTHERS: [(&str, &str); 4] = [
    ("src/engine/ledger.rs", "most facts move no account; the balances are held against the game"),
    ("src/view/act.rs", "an act may have no verb of its own and no text"),
    ("src/view/forces/mod.rs", "asks for the acts that place something"),
    ("src/view/turn/choices.rs", "an act may have no stem and no hint"),
];

/// A source, its comments and tests left out.
struct Source {
    path: String,
    lines: Vec<String>,
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn files(under: &str, ending: &str, found: &mut Vec<String>) {
    let mut entries: Vec<_> = fs::read_dir(root().join(under)).unwrap().map(|entry| entry.unwrap()).collect();
    entries.sort_by_key(|entry| entry.file_name());
    for entry in entries {
        let path = format!("{under}/{}", entry.file_name().to_str().unwrap());
        if entry.file_type().unwrap().is_dir() {
            files(&path, ending, found);
        } else if path.ends_with(ending) {
            found.push(path);
        }
    }
}

/// Every source file of the package that is not a test.
fn sources() -> Vec<Source> {
    let mut paths = Vec::new();
    files("src", ".rs", &mut paths);
    let is_test = |path: &String| {
        let name = path.rsplit('/').next().unwrap();
        name == "tests.rs" || name.ends_with("_tests.rs") || name == "testing.rs" || path.contains("/tests/")
    };
    paths.retain(|path| !is_test(path));
    let read = |path: String| {
        let text = fs::read_to_string(root().join(&path)).unwrap();
        // Tests stand at the end of a file.
        let text = match text.find("#[cfg(test)]\nmod tests {") {
            Some(at) => &text[..at],
            None => &text,
        };
        let lines = text.lines().map(|line| line.split("//").next().unwrap().to_owned()).collect();
        Source { path, lines }
    };
    paths.into_iter().map(read).collect()
}

/// Looks at every line of every source; `wrong` says what is wrong with it.
fn check(what: &str, wrong: impl Fn(&Source, &str) -> Option<String>) {
    let mut found = Vec::new();
    for source in sources() {
        for (at, line) in source.lines.iter().enumerate() {
            if let Some(why) = wrong(&source, line) {
                found.push(format!("{}:{}: {why}: {}", source.path, at + 1, line.trim()));
            }
        }
    }
    assert!(found.is_empty(), "{what}:\n{}", found.join("\n"));
}

fn room_of(path: &str) -> Option<&'static Room> {
    let name = path.strip_prefix("src/")?.split(['/', '.']).next()?;
    ROOMS.iter().find(|room| room.name == name)
}

/// The words that follow `head::` in a line, braces opened: `crate::{model, rules}` gives both.
fn after(line: &str, head: &str) -> Vec<String> {
    let word =
        |text: &str| -> String { text.chars().take_while(|l| l.is_alphanumeric() || *l == '_').collect() };
    let mut found = Vec::new();
    for (at, _) in line.match_indices(&format!("{head}::")) {
        let before = line[..at].chars().next_back();
        if before.is_some_and(|letter| letter.is_alphanumeric() || letter == '_' || letter == ':') {
            continue;
        }
        let rest = &line[at + head.len() + 2..];
        match rest.strip_prefix('{') {
            Some(list) => found.extend(list.split(',').map(|part| word(part.trim()))),
            None => found.push(word(rest)),
        }
    }
    found
}

#[test]
fn no_room_knows_another_that_it_must_not() {
    let names: BTreeSet<&str> = ROOMS.iter().map(|room| room.name).collect();
    check("an arrow that points the wrong way", |source, line| {
        let (own, knows) = match room_of(&source.path) {
            Some(room) => (room.name, room.knows),
            None => {
                let (_, knows) = OUTSIDE.iter().find(|(path, _)| source.path.starts_with(path))?;
                ("", *knows)
            }
        };
        if line.contains("use crate::{") || line.contains("use poland_in_arms::{") {
            return Some("one room a line, so that arrows can be read".to_owned());
        }
        let mut named = after(line, "crate");
        named.extend(after(line, "poland_in_arms"));
        let wrong = named
            .into_iter()
            .find(|name| names.contains(name.as_str()) && name != own && !knows.contains(&name.as_str()))?;
        Some(format!("must not know {wrong}"))
    });
}

/// The module of a file: `src/view/map/mod.rs` and `src/view/map.rs` are both `view::map`.
fn module_of(path: &str) -> Option<String> {
    let name = path.strip_prefix("src/")?.strip_suffix(".rs")?;
    let name = name.strip_suffix("/mod").unwrap_or(name);
    Some(name.replace('/', "::"))
}

/// Every path a source names, spelled out from the crate's root: `use super::{a, b::c};` in `view::map` gives `view::a`
/// and `view::b::c`.
fn named_paths(module: &str, text: &str) -> Vec<String> {
    let mut found = Vec::new();
    for head in ["crate", "super", "self"] {
        for (at, _) in text.match_indices(&format!("{head}::")) {
            let before = text[..at].chars().next_back();
            if before.is_some_and(|letter| letter.is_alphanumeric() || letter == '_' || letter == ':') {
                continue;
            }
            let mut base: Vec<&str> = module.split("::").collect();
            let mut rest = &text[at + head.len() + 2..];
            match head {
                "crate" => base.clear(),
                "super" => drop(base.pop()),
                _ => {}
            }
            while let Some(next) = rest.strip_prefix("super::") {
                base.pop();
                rest = next;
            }
            spell_out(&base.join("::"), rest, &mut found);
        }
    }
    found
}

/// Spells out one tree of a `use`, and gives what follows it.
fn spell_out<'a>(base: &str, tree: &'a str, found: &mut Vec<String>) -> &'a str {
    let mut path = base.to_owned();
    let mut rest = tree.trim_start();
    loop {
        if let Some(mut list) = rest.strip_prefix('{') {
            loop {
                list = spell_out(&path, list, found).trim_start();
                list = list.strip_prefix(',').unwrap_or(list).trim_start();
                if list.is_empty() {
                    return list;
                }
                if let Some(after) = list.strip_prefix('}') {
                    return after;
                }
            }
        }
        let end =
            rest.find(|letter: char| !(letter.is_alphanumeric() || letter == '_')).unwrap_or(rest.len());
        if end > 0 {
            path = [path.as_str(), &rest[..end]]
                .iter()
                .filter(|part| !part.is_empty())
                .copied()
                .collect::<Vec<_>>()
                .join("::");
        }
        match rest[end..].strip_prefix("::") {
            Some(next) => rest = next,
            None => {
                found.push(path);
                let alias = rest[end..].find([',', '}', ';', '\n']).unwrap_or(rest.len() - end);
                return &rest[end + alias..];
            }
        }
    }
}

/// Inside a room, too, knowledge has one direction: two modules that know each other are one, or a third is missing. A
/// parent and its children may.
#[test]
fn no_circle_inside_a_room() {
    let sources: Vec<(String, String)> = sources()
        .into_iter()
        .filter_map(|source| Some((module_of(&source.path)?, source.lines.join("\n"))))
        .filter(|(module, _)| module.contains("::"))
        .collect();
    let modules: BTreeSet<&str> = sources.iter().map(|(module, _)| module.as_str()).collect();
    let is_kin = |one: &str, other: &str| {
        one == other || one.starts_with(&format!("{other}::")) || other.starts_with(&format!("{one}::"))
    };
    let mut edges: BTreeSet<(&str, &str)> = BTreeSet::new();
    for (module, text) in &sources {
        for path in named_paths(module, text) {
            let ends = path.match_indices("::").map(|(at, _)| at).chain([path.len()]);
            let target = ends.filter_map(|end| modules.get(&path[..end])).last();
            let room = module.split("::").next();
            let inside = |target: &&&str| target.split("::").next() == room && !is_kin(module, target);
            if let Some(target) = target.filter(inside) {
                edges.insert((module, target));
            }
        }
    }
    assert!(edges.len() > 200, "the sources were read");
    let reaches = |from: &str, to: &str| {
        let (mut seen, mut open) = (BTreeSet::from([from]), vec![from]);
        while let Some(here) = open.pop() {
            open.extend(
                edges.iter().filter(|(one, other)| *one == here && seen.insert(other)).map(|edge| edge.1),
            );
        }
        seen.contains(to)
    };
    let circles: Vec<String> = edges
        .iter()
        .filter(|(one, other)| reaches(other, one))
        .map(|(one, other)| format!("{one} -> {other}"))
        .collect();
    assert!(circles.is_empty(), "modules in circles:\n{}", circles.join("\n"));
}

#[test]
fn every_file_is_in_a_room() {
    let known = ["src/lib.rs", "src/main.rs"];
    for source in sources() {
        let outside = OUTSIDE.iter().any(|(path, _)| source.path.starts_with(path));
        assert!(
            room_of(&source.path).is_some() || outside || known.contains(&source.path.as_str()),
            "{} is in no room",
            source.path
        );
    }
}

#[test]
fn no_room_uses_a_crate_that_it_must_not() {
    check("a crate in the wrong room", |source, line| {
        let room = room_of(&source.path)?;
        let beyond =
            BEYOND.iter().find(|(path, ..)| *path == source.path).map_or(&[][..], |(_, crates, _)| crates);
        let wrong = CRATES.iter().find(|name| {
            !room.crates.contains(name) && !beyond.contains(name) && !after(line, name).is_empty()
        })?;
        Some(format!("must not use {wrong}"))
    });
}

/// Whether a line assigns to a field of a game, or changes a list in one.
fn changes_a_game(line: &str) -> bool {
    let starts = line.match_indices("game.").filter(|(at, _)| {
        let before = line[..*at].chars().next_back();
        !before.is_some_and(|letter| letter.is_alphanumeric() || letter == '_')
    });
    starts.into_iter().any(|(at, _)| {
        let path: String =
            line[at..].chars().take_while(|l| l.is_alphanumeric() || "_.[]*:".contains(*l)).collect();
        let rest = line[at + path.len()..].trim_start();
        let assigned = (rest.starts_with('=') && !rest.starts_with("==") && !rest.starts_with("=>"))
            || rest.starts_with("+=")
            || rest.starts_with("-=");
        let changed =
            [".push", ".retain", ".insert", ".clear", ".remove", ".extend", ".iter_mut", ".clone_from"]
                .iter()
                .any(|change| path.ends_with(change) && rest.starts_with('('));
        assigned || changed
    })
}

/// The page's policy allows no style that stands in an attribute; a browser would leave it out without a word.
#[test]
fn no_style_stands_in_an_attribute() {
    check("a style in an attribute", |_, line| {
        let found = line.contains("attr(\"style\"") || line.contains(" style=\"");
        found.then(|| "is blocked in a release".to_owned())
    });
}

#[test]
fn a_game_changes_in_one_place() {
    check("a game changed outside evolve", |source, line| {
        if OWN_GAME.iter().any(|(path, _)| *path == source.path) {
            return None;
        }
        let own = line.contains("let mut") && (line.contains("game.clone()") || line.contains("Game::new("));
        let wrong = changes_a_game(line) || line.contains("&mut Game") || own;
        wrong.then(|| "changes a game".to_owned())
    });
    assert!(changes_a_game("        game.done.revolt_roll = Some(game.date);"));
    assert!(changes_a_game("    self.game.board.provinces[Province::Masovia].owner = power;"));
    assert!(changes_a_game("    game.economy.orders.push(*order);"));
    for innocent in
        ["if game.date == month {", "let then = game.date;", "Some(game.date) => 1,", "endgame.date = 1;"]
    {
        assert!(!changes_a_game(innocent), "{innocent}");
    }
}

/// The patterns of a match's arms, from the text between its braces.
fn patterns(body: &str) -> Vec<&str> {
    let (mut found, mut depth, mut start, mut in_pattern) = (Vec::new(), 0usize, 0, true);
    for (at, letter) in body.char_indices() {
        match letter {
            '{' | '(' | '[' => depth += 1,
            '}' | ')' | ']' => {
                depth = depth.saturating_sub(1);
                // A block ends its arm, with or without a comma.
                if depth == 0 && !in_pattern && letter == '}' {
                    (in_pattern, start) = (true, at + 1);
                }
            }
            ',' if depth == 0 && !in_pattern => (in_pattern, start) = (true, at + 1),
            '=' if depth == 0 && in_pattern && body[at..].starts_with("=>") => {
                found.push(body[start..at].trim().trim_start_matches(',').trim());
                in_pattern = false;
            }
            _ => {}
        }
    }
    found
}

/// A source without what stands in its strings; one ends with its line, unless the line ends in `\`.
fn without_strings(text: &str) -> String {
    let (mut kept, mut inside, mut escaped) = (String::new(), false, false);
    for letter in text.replace("'\"'", "' '").chars() {
        let quote = letter == '"' && !escaped;
        let ends = letter == '\n' && !escaped;
        if !inside || quote || letter == '\n' {
            kept.push(letter);
        }
        inside = if quote { !inside } else { inside && !ends };
        escaped = inside && letter == '\\' && !escaped;
    }
    kept
}

/// The lines of a source in which a match over acts, facts or needs has an arm for all others.
fn for_all_others(text: &str) -> Vec<usize> {
    let text = &without_strings(text);
    let is_name = |pattern: &str| pattern.chars().all(|l| l.is_ascii_lowercase() || l == '_');
    let mut found = Vec::new();
    for (at, _) in text.match_indices("match ") {
        let Some(open) = text[at..].find('{').map(|more| at + more) else { continue };
        let mut depth = 0;
        let close = text[open..].char_indices().find(|(_, letter)| {
            match letter {
                '{' => depth += 1,
                '}' => depth -= 1,
                _ => {}
            }
            depth == 0
        });
        let Some((length, _)) = close else { continue };
        let arms = patterns(&text[open + 1..open + length]);
        let told_apart = arms.iter().any(|arm| TOLD_APART.iter().any(|one| arm.starts_with(one)));
        if told_apart && arms.iter().any(|arm| is_name(arm)) {
            found.push(text[..at].matches('\n').count() + 1);
        }
    }
    found
}

#[test]
fn a_new_act_fact_or_need_is_asked_for_wherever_they_are_told_apart() {
    let mut wrong = Vec::new();
    for source in sources() {
        let lines = for_all_others(&source.lines.join("\n"));
        if !FOR_ALL_OTHERS.iter().any(|(path, _)| source.path.starts_with(path)) {
            wrong.extend(lines.iter().map(|line| format!("{}:{line}", source.path)));
        }
    }
    assert!(wrong.is_empty(), "arms for all other acts, facts or needs:\n{}", wrong.join("\n"));

    let silent =
        "match event {\n Event::Noted(_) => note(\"a, {b\"),\n Event::Landless(..) => { 2 }\n _ => 0,\n}";
    assert_eq!(for_all_others(silent), [1]);
    assert_eq!(for_all_others(&silent.replace("_ =>", "other =>")), [1]);
    assert_eq!(for_all_others(&silent.replace("_ =>", "Event::WarsInForce | Event::Ordered(_) =>")), [0; 0]);
    assert_eq!(for_all_others("match text {\n \"note\" => Event::WarsInForce,\n _ => other,\n}"), [0; 0]);
}

#[test]
fn no_file_grows_too_long() {
    let mut found = Vec::new();
    for source in sources() {
        let code = source.lines.iter().filter(|line| !line.trim().is_empty()).count();
        let longer = LONGER.iter().find(|(path, ..)| *path == source.path);
        if code > longer.map_or(LONGEST, |(_, most, _)| *most) {
            found.push(format!("{} has {code} lines of code", source.path));
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn nothing_stops_the_program() {
    const STOPS: [&str; 7] =
        [".unwrap()", ".expect(", "panic!(", "unreachable!(", "todo!(", "unimplemented!(", "unwrap_throw"];
    check("a way to stop the program", |source, line| {
        // A tool for the makers of the map, run by hand.
        if source.path.starts_with("src/bin/engrave") {
            return None;
        }
        STOPS.iter().find(|stop| line.contains(**stop)).map(|stop| format!("has {stop}"))
    });
}

#[test]
fn no_text_becomes_markup() {
    check("a text that becomes markup", |_, line| {
        ["inner_html", "set_inner_html", "outer_html", "insert_adjacent_html", "document.write"]
            .iter()
            .find(|way| line.contains(**way))
            .map(|way| format!("has {way}"))
    });
}

#[test]
fn colours_stand_in_the_tokens() {
    let mut paths = Vec::new();
    files("style", ".css", &mut paths);
    let mut found = Vec::new();
    for path in paths.iter().filter(|path| !path.ends_with("/tokens.css")) {
        let text = fs::read_to_string(root().join(path)).unwrap();
        for (at, line) in text.lines().enumerate() {
            let Some((name, value)) = line.split_once(':') else { continue };
            let is_selector = line.trim_end().ends_with(['{', ',']);
            let raw = raw_colour(value);
            if raw && !is_selector && !name.trim_start().starts_with("/*") {
                found.push(format!("{path}:{}: {}", at + 1, line.trim()));
            }
        }
    }
    assert!(found.is_empty(), "raw colours:\n{}", found.join("\n"));
    for raw in [" #fff;", "1px solid #a1b2c3;", " rgb(0 0 0 / 20%);", " hsl(20 30% 40%);"] {
        assert!(raw_colour(raw), "{raw}");
    }
    for fine in [" var(--ink);", " url(#hatch);", " color-mix(in srgb, var(--ink) 40%, transparent);"] {
        assert!(!raw_colour(fine), "{fine}");
    }
}

fn raw_colour(value: &str) -> bool {
    let functions = ["rgb(", "rgba(", "hsl(", "hsla(", "hwb(", "lab(", "lch(", "oklab(", "oklch("];
    let function = functions.iter().any(|function| {
        value.match_indices(function).any(|(at, _)| {
            !value[..at].chars().next_back().is_some_and(|letter| letter.is_alphanumeric() || letter == '-')
        })
    });
    let hex = value.match_indices('#').any(|(at, _)| {
        let digits = value[at + 1..].chars().take_while(char::is_ascii_hexdigit).count();
        let after = value[at + 1 + digits..].chars().next();
        let quoted = value[..at].ends_with("url(");
        let ends = !after.is_some_and(|letter| letter.is_alphanumeric() || letter == '-' || letter == '_');
        [3, 4, 6, 8].contains(&digits) && ends && !quoted
    });
    function || hex
}
