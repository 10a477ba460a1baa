//! Links: what they hold, how long they are, and what is refused.

use std::borrow::Cow;
use std::collections::BTreeSet;

use super::codes::*;
use super::*;
use crate::engine::campaign::Campaign;
use crate::game::lineage::Brought;
use crate::model::date::GameDate;
use crate::model::quantity::Sum;
use crate::model::wire::Wire;
use crate::storage;
use crate::storage::testing::richer;

const SAVED: &str = include_str!("../../../tests/data/saved-v1.json");
const FROZEN: &str = include_str!("../../../tests/data/link-v1-journal.txt");
const FROZEN_STATE: &str = include_str!("../../../tests/data/link-v1-state.txt");
const PRIMER: &str = include_str!("../../../tests/data/link-v1-primer.json");

/// Splitmix64, the same on every run.
struct Chance(u64);

impl Chance {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    fn below(&mut self, below: usize) -> usize {
        usize::try_from(self.next() % u64::try_from(below).unwrap()).unwrap()
    }

    fn text(&mut self) -> Cow<'static, str> {
        let texts = [
            "",
            "date",
            "poland",
            "22.3-m",
            "move-fleet",
            "39",
            "__proto__",
            "constructor",
            "1807-10",
            "1799-12",
            "1800-01",
            "1899-12",
            "1900-01",
            "1807-13",
            "1807-00",
            "1807-1",
            "+807-10",
            "18O7-10",
            "١٨٠٧-١٠",
            "Środa — Kościuszko 🐎",
            "<b onload=alert(1)>",
            "\u{202e}\0\n",
        ];
        match self.below(8) {
            0 => "x".repeat(self.below(300)).into(),
            1 => words::words()[self.below(words::words().len())].into(),
            _ => texts[self.below(texts.len())].into(),
        }
    }

    fn value(&mut self, deep: usize) -> Value {
        match self.below(if deep == 0 { 6 } else { 10 }) {
            0 => Value::Null,
            1 => Value::Bool(self.below(2) == 0),
            2 => Value::Number(i64::try_from(self.below(60)).unwrap() - 20),
            3 => {
                let bits = u32::try_from(self.below(64)).unwrap();
                Value::Number(self.next().cast_signed() >> bits)
            }
            4 | 5 => Value::Text(self.text()),
            6 | 7 => Value::List((0..self.below(12)).map(|_| self.value(deep - 1)).collect()),
            _ => Value::Map((0..self.below(8)).map(|_| (self.text(), self.value(deep - 1))).collect()),
        }
    }
}

fn journal() -> Value {
    storage::decode(SAVED).unwrap().journal().to_wire()
}

fn texts<'v>(value: &'v Value, found: &mut BTreeSet<&'v str>) {
    match value {
        Value::Text(text) => {
            found.insert(text);
        }
        Value::List(list) => list.iter().for_each(|value| texts(value, found)),
        Value::Map(map) => map.iter().for_each(|(name, value)| {
            found.insert(name);
            texts(value, found);
        }),
        _ => {}
    }
}

/// A link of these bytes with the right sum, not deflated.
fn sealed(bytes: &[u8]) -> String {
    let mut flagged = vec![0];
    flagged.extend_from_slice(bytes);
    armoured(&flagged)
}

fn armoured(flagged: &[u8]) -> String {
    format!("v1.s.{}.{}", Digest::of(flagged).short(), base64url::encode(flagged))
}

#[test]
fn the_recorded_campaign_goes_through_a_link() {
    let journal = journal();
    let link = write(Kind::Journal, &journal).unwrap();
    assert!(link.bytes().all(|letter| letter.is_ascii_alphanumeric() || b"._-".contains(&letter)));
    for link in [format!("#{link}"), link] {
        assert!(read(&link) == Ok((Kind::Journal, journal.clone())));
    }
    let richer = richer().journal().to_wire();
    let link = write(Kind::State, &richer).unwrap();
    assert_eq!(read(&link), Ok((Kind::State, richer)));
}

#[test]
fn a_state_goes_through_a_link() {
    let whole = storage::decode(SAVED).unwrap();
    for count in [1, 50, 300, 582] {
        let mut journal = whole.journal().clone();
        journal.entries.truncate(count);
        journal.head = journal.entries.last().map(|entry| entry.seq);
        let brought = storage::marks::brought(&Campaign::resume(journal).unwrap());
        let link = write(Kind::State, &brought.to_wire()).unwrap();
        println!("the state after {count} entries: {} characters", link.len());
        // What a code takes that a camera reads well from a screen.
        assert!(link.len() < 850, "{link}");
        let (kind, value) = read(&link).unwrap();
        assert!(kind == Kind::State && Brought::from_wire(&value).unwrap() == brought);
    }
}

#[test]
fn a_link_of_the_first_release_opens_for_ever() {
    let (kind, opened) = read(FROZEN.trim_end()).unwrap();
    assert!(kind == Kind::Journal && opened == journal());

    let (kind, opened) = read(FROZEN_STATE.trim_end()).unwrap();
    let brought = Brought::from_wire(&opened).unwrap();
    assert_eq!((kind, brought.lineage.length), (Kind::State, 300));
    let (game, month) = (brought.game, GameDate::new(1810, 9).unwrap());
    assert_eq!((game.date, game.marker, game.purse), (month, 17, Sum::new(91, 15)));
}

#[test]
fn links_are_short() {
    let whole = storage::decode(SAVED).unwrap();
    let mut long = Vec::new();
    for count in [1, 50, 100, 200, 582] {
        let mut journal = whole.journal().clone();
        journal.entries.truncate(count);
        let link = write(Kind::Journal, &journal.to_wire()).unwrap();
        println!("{count} entries: {} characters", link.len());
        long.push(link.len());
    }
    assert!(long[4] < 7_000, "{long:?}");
    assert!(long[2] < 2_000, "{long:?}");
}

#[test]
fn any_value_goes_through_a_link() {
    let mut chance = Chance(1807);
    for round in 0..400 {
        let value = chance.value(1 + round % 7);
        let link = write(Kind::State, &value).unwrap();
        assert_eq!(read(&link), Ok((Kind::State, value)), "{link}");
    }
    let ends = [0, 1, -1, 27, 28, -4, -5, 63, 64, -64, -65, i64::MAX - 1, i64::MAX, i64::MIN, i64::MIN + 1];
    let numbers = ends.into_iter().chain(ends.into_iter().rev()).map(Value::Number).collect();
    let value = Value::Map(vec![("marker".into(), Value::List(numbers)), ("marker".into(), Value::Null)]);
    assert_eq!(read(&write(Kind::State, &value).unwrap()), Ok((Kind::State, value)));
}

#[test]
fn a_number_that_is_none_of_ours_is_nothing() {
    let link = write(Kind::State, &Value::List(vec![Value::Odd])).unwrap();
    assert_eq!(read(&link), Ok((Kind::State, Value::List(vec![Value::Null]))));
}

#[test]
fn no_word_moves_or_goes() {
    // A word may be added at the end. Then these two may be made to cover it, and never less.
    const COUNT: usize = 848;
    const SUM: &str = "79628284";
    let words = words::words();
    assert!(words.len() >= COUNT && words.len() <= words::MOST_WORDS);
    let frozen = words.get(..COUNT).unwrap().join("\n");
    assert_eq!(Digest::of(frozen.as_bytes()).short(), SUM, "a word was moved, changed or taken out");
    let once: BTreeSet<_> = words.iter().collect();
    assert_eq!(once.len(), words.len(), "a word stands twice");
    assert!(words.iter().all(|word| !word.is_empty() && word.trim() == *word));
}

#[test]
fn every_text_of_the_campaign_is_a_word_or_free() {
    let words: BTreeSet<_> = words::words().into_iter().collect();
    let journal = journal();
    let mut found = BTreeSet::new();
    texts(&journal, &mut found);
    let is_month = |text: &str| text.len() == 7 && text.starts_with("18") && text.as_bytes()[4] == b'-';
    let spelled: Vec<_> = found.into_iter().filter(|text| !words.contains(text) && !is_month(text)).collect();
    let free = [
        "Lent to Austria",
        "Lent to Prussia",
        "Saxony",
        "Tak kończy się gra.",
        "The Wednesday group, 1805–1815",
        "Trade of Riga",
        "counted again at the table",
        "revolt 1809-03",
        "the counter was on the map already",
    ];
    assert_eq!(spelled, free);
}

#[test]
fn every_id_is_a_word() {
    use crate::model::clause::Clause;
    use crate::model::rulings::RulingId;
    let words: BTreeSet<_> = words::words().into_iter().collect();
    let clauses = Clause::ALL.iter().map(|clause| clause.id());
    let rulings = RulingId::ALL
        .iter()
        .flat_map(|ruling| ruling.options().iter().map(|option| option.id).chain([ruling.id()]));
    let missing: Vec<_> = clauses.chain(rulings).filter(|id| !words.contains(id)).collect();
    assert!(missing.is_empty(), "add these to the end of words_v1.txt: {missing:?}");
}

#[test]
fn the_primer_holds_what_is_said_of_it() {
    let (value, shapes) = unpack::unpack_with(codes::PRIMER, Vec::new()).unwrap();
    assert_eq!(value, serde_json::from_str(PRIMER).unwrap());
    assert_eq!(shapes, unpack::primed_shapes());
    assert!(!shapes.is_empty() && shapes.len() < MOST_SHAPES / 2);
}

#[test]
fn what_begins_a_link_is_told_from_what_does_not() {
    for link in ["v1.", "#v1.s.", "v2.anything at all", "v10.", "v99999999999."] {
        assert!(is_link(link), "{link}");
    }
    for other in
        ["", "#", "v", "v1", "#v.", "v01.", "v0.", "v-1.", "v+1.", "1.", "##v1.", "V1.", "turn", "v1,s"]
    {
        assert!(!is_link(other), "{other}");
        assert_eq!(read(other), Err(LinkError::NotALink), "{other}");
    }
}

#[test]
fn what_is_wrong_is_named() {
    let good = write(Kind::State, &Value::Null).unwrap();
    let data = good.len() - good.rsplit('.').next().unwrap().len();
    let cases = [
        ("a later form", "v2.s.00000000.AAAA".to_owned(), LinkError::Newer { version: 2 }),
        ("a much later form", "v99999999999.s".to_owned(), LinkError::Newer { version: u32::MAX }),
        ("another kind", good.replacen(".s.", ".x.", 1), LinkError::UnknownKind),
        ("two letters of kind", good.replacen(".s.", ".ss.", 1), LinkError::UnknownKind),
        ("the other kind", good.replacen(".s.", ".j.", 1), LinkError::CutOff),
        ("no kind", "v1.".to_owned(), LinkError::CutOff),
        ("no sum", "v1.s".to_owned(), LinkError::CutOff),
        ("no data", "v1.s.e3b0c442".to_owned(), LinkError::CutOff),
        ("empty data", "v1.s.e3b0c442.".to_owned(), LinkError::CutOff),
        ("a bracket behind", format!("{good})"), LinkError::NotOurLetters { at: good.len() + 1 }),
        ("a full stop behind", format!("{good}."), LinkError::NotOurLetters { at: good.len() + 1 }),
        ("a letter like no other", format!("#{}ą", &good[..data]), LinkError::NotOurLetters { at: data + 2 }),
        ("a longer sum", good.replacen(".s.", ".s.0", 1), LinkError::CutOff),
        (
            "too long",
            format!("{good}{}", "A".repeat(LONGEST)),
            LinkError::TooLong { size: good.len() + LONGEST, most: LONGEST },
        ),
        ("a flag of tomorrow", armoured(&[4, 0]), LinkError::Malformed { what: "a flag that says nothing" }),
        ("no stream", armoured(&[1, 0xFF, 0xFF]), LinkError::Malformed { what: "not deflated" }),
        ("an empty stream", armoured(&[1]), LinkError::Malformed { what: "not deflated" }),
        ("two streams", armoured(&[1, 3, 0, 0]), LinkError::Malformed { what: "more than one stream" }),
    ];
    for (name, link, error) in cases {
        assert_eq!(read(&link), Err(error), "{name}: {link}");
    }
}

#[test]
fn hostile_bytes_are_refused() {
    let what = |what| LinkError::Malformed { what };
    let ends = what("a value ends too soon");
    let endless = [0xFF; 9];
    let of = |mark: u8, rest: &[u8]| [&[mark], rest].concat();
    let huge = |mark: u8| [&[mark], &endless[..], &[1]].concat();
    let page = PAGE + u8::try_from(PAGES).unwrap() - 1;
    let cases = [
        ("nothing", vec![], ends.clone()),
        ("two values", vec![NULL, NULL], what("more than one value")),
        ("a list of all there is", huge(LIST), ends.clone()),
        ("a map of all there is", huge(MAP), ends.clone()),
        ("a text of all there is", huge(TEXT), ends.clone()),
        ("a list of one more", of(LIST, &[2, NULL]), ends.clone()),
        ("a map without values", of(SHORT_MAP + 1, &[0]), ends.clone()),
        ("a text cut short", of(TEXT, &[3, b'a', b'b']), ends.clone()),
        ("a text of no letters", of(TEXT, &[2, 0xC3, 0x28]), what("a text that is not UTF-8")),
        ("half a number", of(NUMBER, &[0x80]), ends.clone()),
        ("half a word", vec![PAGE], ends.clone()),
        ("a number of 65 bits", [&[NUMBER], &endless[..], &[2]].concat(), what("a number beyond all bounds")),
        (
            "a number without end",
            [&[NUMBER], &endless[..], &endless[..]].concat(),
            what("a number beyond all bounds"),
        ),
        ("a map named by a number", of(SHORT_MAP + 1, &[SMALL, NULL]), what("a name that is no text")),
        ("a map like the last", vec![FAR_SHAPE, 0x7F, 0x7F], what("a map like none before")),
        ("a map like the last of all", huge(FAR_SHAPE), what("a map like none before")),
        ("a number after none", vec![NEXT_NUMBER], what("no number before this")),
        ("a month far away", huge(MONTH), what("a month beyond the century")),
        ("a month before all", of(MONTH, &[0x79]), what("a month beyond the century")),
        ("a word of tomorrow", vec![page, 0xFF], LinkError::Newer { version: 1 }),
    ];
    for (name, bytes, error) in cases {
        assert_eq!(read(&sealed(&bytes)), Err(error), "{name}");
    }
    // The last number there is has none after it.
    let marker = words::words().iter().position(|word| *word == "marker").unwrap() - SHORT_WORDS;
    let word = [PAGE + u8::try_from(marker / 256).unwrap(), u8::try_from(marker % 256).unwrap()];
    let last =
        [&[SHORT_MAP + 1], &word[..], &[SHORT_LIST + 2, NUMBER, 0xFE], &endless[..8], &[1, NEXT_NUMBER]]
            .concat();
    assert_eq!(read(&sealed(&last)), Err(what("no number before this")));
}

#[test]
fn what_is_too_much_is_not_taken_in() {
    let nested = |depth: usize| [vec![SHORT_LIST + 1; depth], vec![NULL]].concat();
    assert!(read(&sealed(&nested(DEEPEST - 1))).is_ok());
    assert_eq!(read(&sealed(&nested(DEEPEST))), Err(LinkError::TooLarge));
    assert_eq!(read(&sealed(&nested(100_000))), Err(LinkError::TooLarge));
    let many = |count: usize| {
        let mut bytes = vec![LIST];
        let mut left = count;
        while left > 0x7F {
            bytes.push(u8::try_from(left & 0x7F).unwrap() | 0x80);
            left >>= 7;
        }
        bytes.push(u8::try_from(left).unwrap());
        bytes.resize(bytes.len() + count, NULL);
        armoured(&compress::compress(Kind::State, &bytes).unwrap())
    };
    assert!(read(&many(MOST_VALUES - 1)).is_ok());
    for count in [MOST_VALUES, MOST_VALUES + 1, LARGEST - 10] {
        assert_eq!(read(&many(count)), Err(LinkError::TooLarge));
    }
    // One megabyte of naughts is a kilobyte of a link; forty of them are a link that could be sent.
    for size in [LARGEST + 1, 10 * LARGEST] {
        let bomb = armoured(&compress::compress(Kind::State, &vec![0; size]).unwrap());
        assert!(bomb.len() < LONGEST, "{}", bomb.len());
        assert_eq!(read(&bomb), Err(LinkError::TooLarge));
    }
    let text = |length: usize| Value::Text("ż".repeat(length).into());
    assert!(read(&write(Kind::State, &text(LONGEST_TEXT)).unwrap()).is_ok());
    let long = [&[TEXT, 0xA1, 0x1F], "a".repeat(LONGEST_TEXT + 1).as_bytes()].concat();
    assert_eq!(read(&sealed(&long)), Err(LinkError::TooLarge));
}

#[test]
fn what_could_not_be_read_back_is_not_written() {
    let mut deep = Value::Null;
    for _ in 1..DEEPEST {
        deep = Value::List(vec![deep]);
    }
    assert!(write(Kind::State, &deep).is_ok());
    let deeper = Value::Map(vec![("date".into(), deep)]);
    let long = Value::Text("ż".repeat(LONGEST_TEXT + 1).into());
    let named = Value::Map(vec![("ż".repeat(LONGEST_TEXT + 1).into(), Value::Null)]);
    let many = Value::List(vec![Value::Null; MOST_VALUES]);
    for value in [deeper, long, named, many] {
        assert_eq!(write(Kind::State, &value), Err(LinkError::TooLarge));
    }
    let mut chance = Chance(7);
    let noise = |_| {
        Value::Text((0..3_000).map(|_| char::from(33 + u8::try_from(chance.below(90)).unwrap())).collect())
    };
    let noisy = Value::List((0..80).map(noise).collect());
    assert!(matches!(write(Kind::State, &noisy), Err(LinkError::TooLong { .. })));
}

#[test]
fn names_of_objects_elsewhere_are_plain_words_here() {
    let map =
        Value::Map(vec![("__proto__".into(), Value::Map(vec![("constructor".into(), Value::Bool(true))]))]);
    assert_eq!(read(&write(Kind::State, &map).unwrap()), Ok((Kind::State, map)));
}

#[test]
fn no_changed_link_and_no_part_of_one_is_read() {
    let short = write(Kind::State, &Value::Text("Środa".into())).unwrap();
    let long = write(Kind::Journal, &richer().journal().to_wire()).unwrap();
    for link in [&short, &long] {
        for end in 0..link.len() {
            assert!(read(&link[..end]).is_err(), "the first {end}");
            assert!(read(&link[end + 1..]).is_err(), "without the first {}", end + 1);
        }
    }
    let changed = |link: &str, at: usize, byte: u8| {
        let mut changed = link.to_owned().into_bytes();
        changed[at] = byte;
        String::from_utf8(changed).unwrap()
    };
    // Every byte a text may have, everywhere in a short one; in a long one those that a slip would make.
    for at in 0..short.len() {
        for byte in (0..=0x7F).filter(|byte| *byte != short.as_bytes()[at]) {
            let changed = changed(&short, at, byte);
            assert!(read(&changed).is_err(), "{changed}");
        }
    }
    for at in 0..long.len() {
        for bit in 0..7 {
            let changed = changed(&long, at, long.as_bytes()[at] ^ (1 << bit));
            assert!(read(&changed).is_err(), "{changed}");
        }
    }
}

#[test]
fn changed_bytes_behind_a_right_sum_do_no_harm() {
    let packed = pack::pack(&richer().journal().to_wire()).unwrap();
    let deflated = compress::compress(Kind::State, &packed).unwrap();
    let mut chance = Chance(1815);
    let mut taken = 0;
    for round in 0..1_200 {
        let mut bytes = if round % 2 == 0 { [&[0], &packed[..]].concat() } else { deflated.clone() };
        for _ in 0..=chance.below(3) {
            let at = 1 + chance.below(bytes.len() - 1);
            match chance.below(4) {
                0 => bytes[at] = u8::try_from(chance.below(256)).unwrap(),
                1 => bytes[at] ^= 1 << chance.below(8),
                2 => bytes.truncate(at.max(2)),
                _ => bytes.insert(at, u8::try_from(chance.below(256)).unwrap()),
            }
        }
        if let Ok((kind, value)) = read(&armoured(&bytes)) {
            taken += 1;
            assert_eq!(read(&write(kind, &value).unwrap()), Ok((kind, value)));
        }
    }
    assert!(taken > 20, "{taken}");
}
