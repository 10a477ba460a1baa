//! The tree and serde: the one place where the two meet.

use std::borrow::Cow;
use std::fmt;

use super::Value;

impl serde::Serialize for Value {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            Value::Null | Value::Odd => to.serialize_unit(),
            Value::Bool(yes) => to.serialize_bool(*yes),
            Value::Number(number) => to.serialize_i64(*number),
            Value::Text(text) => to.serialize_str(text),
            Value::List(list) => to.collect_seq(list),
            Value::Map(map) => to.collect_map(map.iter().map(|(name, value)| (name, value))),
        }
    }
}

impl<'de> serde::Deserialize<'de> for Value {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_any(Any)
    }
}

/// Takes whatever comes.
struct Any;

impl<'de> serde::de::Visitor<'de> for Any {
    type Value = Value;

    fn expecting(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str("a value")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, yes: bool) -> Result<Value, E> {
        Ok(Value::Bool(yes))
    }

    fn visit_i64<E>(self, number: i64) -> Result<Value, E> {
        Ok(Value::Number(number))
    }

    fn visit_u64<E>(self, number: u64) -> Result<Value, E> {
        Ok(i64::try_from(number).map_or(Value::Odd, Value::Number))
    }

    fn visit_f64<E>(self, _: f64) -> Result<Value, E> {
        Ok(Value::Odd)
    }

    fn visit_str<E>(self, text: &str) -> Result<Value, E> {
        Ok(Value::Text(Cow::Owned(text.to_owned())))
    }

    fn visit_seq<A: serde::de::SeqAccess<'de>>(self, mut from: A) -> Result<Value, A::Error> {
        let mut list = Vec::new();
        while let Some(value) = from.next_element()? {
            list.push(value);
        }
        Ok(Value::List(list))
    }

    fn visit_map<A: serde::de::MapAccess<'de>>(self, mut from: A) -> Result<Value, A::Error> {
        let mut map = Vec::new();
        while let Some((name, value)) = from.next_entry::<String, Value>()? {
            map.push((Cow::Owned(name), value));
        }
        Ok(Value::Map(map))
    }
}
