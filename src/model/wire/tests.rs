//! What is wrong is said with its place.

use crate::game::command::Command;
use crate::model::quantity::Sum;
use crate::model::setup::{DiceSource, Setup};

fn read<T: serde::de::DeserializeOwned>(json: &str) -> Result<T, String> {
    serde_json::from_str(json).map_err(|error| error.to_string())
}

fn refused(json: &str) -> String {
    read::<Command>(json).expect_err(json)
}

#[test]
fn what_is_wrong_is_said_with_its_place() {
    let unknown = refused(r#"{"declare-war":{"by":"poland","on":"russia","why":"honour"}}"#);
    assert_eq!(unknown, "\"why\" is unknown here, or given twice, at declare-war");
    let twice = refused(r#"{"declare-war":{"by":"poland","by":"france","on":"russia"}}"#);
    assert_eq!(twice, "\"by\" is unknown here, or given twice, at declare-war");
    let missing = refused(r#"{"declare-war":{"by":"poland"}}"#);
    assert_eq!(missing, "\"on\" is missing, at declare-war");
    let deep = refused(r#"{"overrule":{"act":{"correct":{"value":{"bar":[0,7]},"reason":""}},"reason":""}}"#);
    assert_eq!(deep, "7 is not a text, at overrule.act.correct.value.bar.1");
    let kinds = [
        (r#"{"note":"hello"}"#, "\"hello\" is not an object, at note"),
        (r#"{"note":{"text":1.5}}"#, "a fraction or a number beyond all bounds is not a text, at note.text"),
        (r#"{"roll-bid":{"die":7}}"#, "7 is not a face of a die, 1 to 6, at roll-bid.die"),
        (r#"{"roll-bid":{"die":300}}"#, "300 is out of bounds, 0 to 255, at roll-bid.die"),
        (r#"{"roll-revolt":{"dice":[1,2]}}"#, "a list of 3 is wanted here, not of 2, at roll-revolt.dice"),
        (r#"{"roll-bid":{},"note":{}}"#, "one name is wanted here, not 2"),
        ("7", "7 is not a name, or one value under a name"),
    ];
    for (json, error) in kinds {
        assert_eq!(refused(json), error);
    }
    assert!(
        refused(r#"{"roll":{}}"#).starts_with("Command: unknown id \"roll\", not one of begin, roll-bid, ")
    );
}

#[test]
fn what_is_not_given_is_the_default_if_there_is_one() {
    let die = crate::model::quantity::Die::FACES[2];
    let rolled = Command::RollBid { die, source: DiceSource::Table };
    assert_eq!(read(r#"{"roll-bid":{"die":3}}"#), Ok(rolled));
    assert_eq!(read("{}"), Ok(Sum::default()));
    let setup: Setup = read(r#"{"name":"n","bid":5,"start_square":12,"end":"end-1815"}"#).unwrap();
    assert!(setup.late.is_none() && setup.wars.is_empty());
    assert!(serde_json::to_string(&setup).unwrap().ends_with(r#""house":{}}"#));
}

#[test]
fn every_text_of_a_value_is_measured() {
    use crate::model::wire::Wire;
    let note = Command::Note { text: "żółć".into() };
    let act = Box::new(Command::Overrule { act: Box::new(note), reason: "yes".into() });
    let saved = Command::Overrule { act, reason: "the third of the reasons".into() }.to_wire();
    assert!(saved.texts_fit(24) && !saved.texts_fit(23));
    let saved = Command::Note { text: "żółć".into() }.to_wire();
    assert!(saved.texts_fit(4) && !saved.texts_fit(3));
}
