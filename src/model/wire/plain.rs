//! Numbers, texts and rows of values.

use std::borrow::Cow;

use super::parts::{Items, bounded};
use super::{Value, Wire, Wrong};

macro_rules! whole_numbers {
    ($($number:ident)+) => { $(
        impl Wire for $number {
            fn to_wire(&self) -> Value {
                Value::Number(i64::from(*self))
            }

            fn from_wire(value: &Value) -> Result<Self, Wrong> {
                let within = (i64::from($number::MIN), i64::from($number::MAX));
                $number::try_from(bounded(value, within)?).map_err(|_| Wrong::kind("a number in bounds", value))
            }

            fn is_default(&self) -> bool {
                *self == 0
            }
        }
    )+ };
}

whole_numbers!(u8 u16 u32 i8 i16 i32);

impl Wire for bool {
    fn to_wire(&self) -> Value {
        Value::Bool(*self)
    }

    fn from_wire(value: &Value) -> Result<Self, Wrong> {
        if let Value::Bool(yes) = value { Ok(*yes) } else { Err(Wrong::kind("true or false", value)) }
    }

    fn is_default(&self) -> bool {
        !*self
    }
}

impl Wire for String {
    fn to_wire(&self) -> Value {
        Value::Text(Cow::Owned(self.clone()))
    }

    fn from_wire(value: &Value) -> Result<Self, Wrong> {
        value.text().map(str::to_owned)
    }
}

impl<T: Wire> Wire for Option<T> {
    fn to_wire(&self) -> Value {
        self.as_ref().map_or(Value::Null, T::to_wire)
    }

    fn from_wire(value: &Value) -> Result<Self, Wrong> {
        if matches!(value, Value::Null) { Ok(None) } else { T::from_wire(value).map(Some) }
    }

    fn absent() -> Option<Self> {
        Some(None)
    }

    fn is_default(&self) -> bool {
        self.is_none()
    }
}

impl<T: Wire> Wire for Box<T> {
    fn to_wire(&self) -> Value {
        (**self).to_wire()
    }

    fn from_wire(value: &Value) -> Result<Self, Wrong> {
        T::from_wire(value).map(Box::new)
    }
}

#[inline(never)]
fn row<T: Wire>(values: &[T]) -> Value {
    let mut row = Vec::with_capacity(values.len());
    for value in values {
        row.push(value.to_wire());
    }
    Value::List(row)
}

impl<T: Wire> Wire for Vec<T> {
    fn to_wire(&self) -> Value {
        row(self)
    }

    #[inline(never)]
    fn from_wire(value: &Value) -> Result<Self, Wrong> {
        let mut items = Items::all(value)?;
        let mut read = Vec::with_capacity(items.count());
        for _ in 0..items.count() {
            read.push(items.take()?);
        }
        Ok(read)
    }

    fn is_default(&self) -> bool {
        self.is_empty()
    }
}

impl<T: Wire + Copy> Wire for [T; 3] {
    fn to_wire(&self) -> Value {
        row(self)
    }

    fn from_wire(value: &Value) -> Result<Self, Wrong> {
        let mut items = Items::of(value, 3)?;
        Ok([items.take()?, items.take()?, items.take()?])
    }
}

impl<A: Wire, B: Wire> Wire for (A, B) {
    fn to_wire(&self) -> Value {
        Value::List(vec![self.0.to_wire(), self.1.to_wire()])
    }

    fn from_wire(value: &Value) -> Result<Self, Wrong> {
        let mut items = Items::of(value, 2)?;
        Ok((items.take()?, items.take()?))
    }
}

impl<A: Wire, B: Wire, C: Wire> Wire for (A, B, C) {
    fn to_wire(&self) -> Value {
        Value::List(vec![self.0.to_wire(), self.1.to_wire(), self.2.to_wire()])
    }

    fn from_wire(value: &Value) -> Result<Self, Wrong> {
        let mut items = Items::of(value, 3)?;
        Ok((items.take()?, items.take()?, items.take()?))
    }
}
