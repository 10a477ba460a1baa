//! How a type says what it is written as.

/// Says how a type is written, one line for each field or variant.
///
/// A field is written under its own name and must be given when it is read. `: default` takes the type's default where
/// it is not given, `: or(value)` takes that value, and `: skip` is a default that is not even written. Other fields are
/// refused, but `open struct` passes over them. A variant is written under the id beside it: alone if it holds nothing,
/// else as one value under that id; several values in a row are a list.
macro_rules! wire {
    (struct $Name:ident { $($fields:tt)+ }) => {
        $crate::model::wire::wire!(@struct $Name closed { $($fields)+ });
    };
    (open struct $Name:ident { $($fields:tt)+ }) => {
        $crate::model::wire::wire!(@struct $Name open { $($fields)+ });
    };
    (@struct $Name:ident $kind:ident { $($field:ident $(: $rule:ident $(($value:expr))?)?),+ $(,)? }) => {
        impl $crate::model::wire::Wire for $Name {
            #[inline(never)]
            fn to_wire(&self) -> $crate::model::wire::Value {
                let Self { $($field),+ } = self;
                let mut map = Vec::new();
                $($crate::model::wire::wire!(@put map $field $($rule)?);)+
                $crate::model::wire::Value::Map(map)
            }

            #[inline(never)]
            fn from_wire(value: &$crate::model::wire::Value) -> Result<Self, $crate::model::wire::Wrong> {
                let mut fields = $crate::model::wire::Fields::of(value)?;
                let read = Self {
                    $($field: $crate::model::wire::wire!(@take fields $field $($rule $(($value))?)?)),+
                };
                $crate::model::wire::wire!(@end fields $kind);
                Ok(read)
            }
        }
        $crate::model::wire::wire!(@serde $Name);
    };
    (enum $Name:ident { $(
        $id:literal $Variant:ident $(($($at:ident),+))? $({ $($field:ident $(: $rule:ident $(($value:expr))?)?),* $(,)? })?
    );+ $(;)? }) => {
        impl $crate::model::wire::Wire for $Name {
            #[inline(never)]
            fn to_wire(&self) -> $crate::model::wire::Value {
                match self { $(
                    $Name::$Variant $(($($at),+))? $({ $($field),* })? => $crate::model::wire::wire!(
                        @out $id $(($($at),+))? $({ $($field $(: $rule)?),* })?
                    ),
                )+ }
            }

            #[inline(never)]
            fn from_wire(value: &$crate::model::wire::Value) -> Result<Self, $crate::model::wire::Wrong> {
                let (id, content) = $crate::model::wire::variant(value)?;
                #[allow(clippy::enum_variant_names, reason = "names of the variants it stands for")]
                enum At { $($Variant),+ }
                let at = $crate::model::wire::place_of(stringify!($Name), id, &[$($id),+])?;
                let read = || match at {
                    $(at if at == At::$Variant as usize => $crate::model::wire::wire!(
                        @in content $Variant $(($($at),+))? $({ $($field $(: $rule $(($value))?)?),* })?
                    ),)+
                    _ => Err($crate::model::wire::missing(id)),
                };
                read().map_err(|wrong| wrong.under(id))
            }
        }
        $crate::model::wire::wire!(@serde $Name);
    };

    (@put $map:ident $field:ident skip) => {
        if !$crate::model::wire::Wire::is_rest($field) { $crate::model::wire::wire!(@put $map $field); }
    };
    (@put $map:ident $field:ident $($rule:ident)?) => {
        $crate::model::wire::put(&mut $map, stringify!($field), $field);
    };
    (@take $fields:ident $field:ident) => { $fields.get(stringify!($field))? };
    (@take $fields:ident $field:ident or($value:expr)) => {
        $fields.given(stringify!($field))?.unwrap_or($value)
    };
    (@take $fields:ident $field:ident $rule:ident) => { $fields.or_default(stringify!($field))? };
    (@end $fields:ident closed) => { $fields.end()?; };
    (@end $fields:ident open) => {};

    (@out $id:literal) => { $crate::model::wire::Value::id($id) };
    (@out $id:literal ($at:ident)) => {
        $crate::model::wire::under($id, $crate::model::wire::Wire::to_wire($at))
    };
    (@out $id:literal ($($at:ident),+)) => {
        $crate::model::wire::under(
            $id,
            $crate::model::wire::Value::List(vec![$($crate::model::wire::Wire::to_wire($at)),+]),
        )
    };
    (@out $id:literal {}) => {
        $crate::model::wire::under($id, $crate::model::wire::Value::Map(Vec::new()))
    };
    (@out $id:literal { $($field:ident $(: $rule:ident)?),+ }) => {{
        let mut map = Vec::new();
        $($crate::model::wire::wire!(@put map $field $($rule)?);)+
        $crate::model::wire::under($id, $crate::model::wire::Value::Map(map))
    }};

    (@in $content:ident $Variant:ident) => {
        $crate::model::wire::nothing($content).map(|()| Self::$Variant)
    };
    (@in $content:ident $Variant:ident ($at:ident)) => {
        $crate::model::wire::Wire::from_wire($content).map(Self::$Variant)
    };
    (@in $content:ident $Variant:ident ($($at:ident),+)) => {{
        let mut items = $crate::model::wire::Items::of($content, [$(stringify!($at)),+].len())?;
        $(let $at = items.take()?;)+
        Ok(Self::$Variant($($at),+))
    }};
    (@in $content:ident $Variant:ident {}) => {
        $crate::model::wire::Fields::of($content)?.end().map(|()| Self::$Variant {})
    };
    (@in $content:ident $Variant:ident { $($field:ident $(: $rule:ident $(($value:expr))?)?),+ }) => {{
        let mut fields = $crate::model::wire::Fields::of($content)?;
        $(let $field = $crate::model::wire::wire!(@take fields $field $($rule $(($value))?)?);)+
        fields.end()?;
        Ok(Self::$Variant { $($field),+ })
    }};

    (@serde $($Name:tt)+) => {
        impl serde::Serialize for $($Name)+ {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                serde::Serialize::serialize(&$crate::model::wire::Wire::to_wire(self), to)
            }
        }

        impl<'de> serde::Deserialize<'de> for $($Name)+ {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let value = <$crate::model::wire::Value as serde::Deserialize>::deserialize(from)?;
                $crate::model::wire::Wire::from_wire(&value).map_err(serde::de::Error::custom)
            }
        }
    };
}

pub(crate) use wire;
