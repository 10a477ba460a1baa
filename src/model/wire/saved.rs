//! The macro that declares a type and its saved form in one place.

/// Declares a struct or an enum together with its saved form.
///
/// ```ignore
/// saved! {
///     /// A die that was rolled.
///     #[derive(Clone, Copy, Debug, PartialEq, Eq)]
///     pub struct Rolled {
///         /// The die.
///         pub die: Die,
///         /// Where it was rolled.
///         pub source: DiceSource = or(DiceSource::Table),
///     }
/// }
/// ```
///
/// A field is saved under its name, in the order of the declaration, and must be given when it is read. `= default`
/// reads the type's default where it is not given, `= or(value)` reads that value, and `= skip` is a default that is not
/// written either. Fields of other names are refused; a struct that ends in `..` ignores them.
///
/// A variant is saved under the id before it: alone if it is a unit, else as one value under that id; a variant of
/// several values in brackets is a list. The fields of a variant need no docs where its own line names them.
macro_rules! saved {
    ($(#[$meta:meta])* $vis:vis struct $Name:ident {
        $($(#[$fmeta:meta])* $fvis:vis $field:ident : $ty:ty $(= $rule:ident $(($value:expr))?)?),+, ..
    }) => {
        $crate::model::wire::saved!(@struct ignores [$(#[$meta])* $vis] $Name {
            $($(#[$fmeta])* [$fvis] $field: $ty $(= $rule $(($value))?)?,)+
        });
    };
    ($(#[$meta:meta])* $vis:vis struct $Name:ident {
        $($(#[$fmeta:meta])* $fvis:vis $field:ident : $ty:ty $(= $rule:ident $(($value:expr))?)?),+ $(,)?
    }) => {
        $crate::model::wire::saved!(@struct refuses [$(#[$meta])* $vis] $Name {
            $($(#[$fmeta])* [$fvis] $field: $ty $(= $rule $(($value))?)?,)+
        });
    };
    (@struct $others:ident [$($head:tt)*] $Name:ident {
        $($(#[$fmeta:meta])* [$fvis:vis] $field:ident : $ty:ty $(= $rule:ident $(($value:expr))?)?,)+
    }) => {
        $($head)* struct $Name { $($(#[$fmeta])* $fvis $field: $ty,)+ }

        impl $crate::model::wire::Wire for $Name {
            #[inline(never)]
            fn to_wire(&self) -> $crate::model::wire::Value {
                let Self { $($field),+ } = self;
                let mut map = Vec::new();
                $($crate::model::wire::saved!(@put map $field $($rule)?);)+
                $crate::model::wire::Value::Map(map)
            }

            #[inline(never)]
            fn from_wire(value: &$crate::model::wire::Value) -> Result<Self, $crate::model::wire::Wrong> {
                let mut fields = $crate::model::wire::Fields::of(value)?;
                let read = Self {
                    $($field: $crate::model::wire::saved!(@take fields $field $($rule $(($value))?)?)),+
                };
                $crate::model::wire::saved!(@end fields $others);
                Ok(read)
            }
        }
        $crate::model::wire::serde_by_wire!($Name);
    };
    ($(#[$meta:meta])* $vis:vis enum $Name:ident { $(
        $(#[$vmeta:meta])* $id:literal $Variant:ident $(($($held:ty),+))?
        $({ $($(#[$fmeta:meta])* $field:ident : $ty:ty $(= $rule:ident $(($value:expr))?)?),* $(,)? })?
    ),+ $(,)? }) => {
        $(#[$meta])*
        $vis enum $Name { $(
            $(#[$vmeta])*
            $Variant $(($($held),+))? $({ $(
                #[allow(missing_docs, reason = "the variant's line says it")]
                $(#[$fmeta])*
                $field: $ty
            ),* })?,
        )+ }

        impl $crate::model::wire::Wire for $Name {
            #[inline(never)]
            fn to_wire(&self) -> $crate::model::wire::Value {
                match self { $(
                    $crate::model::wire::saved!(@pattern $Variant [a b c] $(($($held),+))? $({ $($field),* })?) =>
                        $crate::model::wire::saved!(
                            @out $id [a b c] $(($($held),+))? $({ $($field $(= $rule)?),* })?
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
                    $(at if at == At::$Variant as usize => $crate::model::wire::saved!(
                        @in content $Variant $(($($held),+))? $({ $($field $(= $rule $(($value))?)?),* })?
                    ),)+
                    _ => Err($crate::model::wire::missing(id)),
                };
                read().map_err(|wrong| wrong.under(id))
            }
        }
        $crate::model::wire::serde_by_wire!($Name);
    };

    (@put $map:ident $field:ident skip) => {
        if !$crate::model::wire::Wire::is_default($field) { $crate::model::wire::saved!(@put $map $field); }
    };
    (@put $map:ident $field:ident $($rule:ident)?) => {
        $crate::model::wire::put(&mut $map, stringify!($field), $field);
    };
    (@take $fields:ident $field:ident) => { $fields.get(stringify!($field))? };
    (@take $fields:ident $field:ident or($value:expr)) => {
        $fields.given(stringify!($field))?.unwrap_or($value)
    };
    (@take $fields:ident $field:ident $rule:ident) => { $fields.or_default(stringify!($field))? };
    (@end $fields:ident refuses) => { $fields.end()?; };
    (@end $fields:ident ignores) => {};

    (@pattern $Variant:ident $names:tt) => { Self::$Variant };
    (@pattern $Variant:ident $names:tt { $($field:ident),* }) => { Self::$Variant { $($field),* } };
    (@pattern $Variant:ident [$a:ident $b:ident $c:ident] ($A:ty)) => { Self::$Variant($a) };
    (@pattern $Variant:ident [$a:ident $b:ident $c:ident] ($A:ty, $B:ty)) => { Self::$Variant($a, $b) };
    (@pattern $Variant:ident [$a:ident $b:ident $c:ident] ($A:ty, $B:ty, $C:ty)) => { Self::$Variant($a, $b, $c) };

    (@out $id:literal $names:tt) => { $crate::model::wire::Value::id($id) };
    (@out $id:literal [$a:ident $b:ident $c:ident] ($A:ty)) => {
        $crate::model::wire::tagged($id, $crate::model::wire::Wire::to_wire($a))
    };
    (@out $id:literal [$a:ident $b:ident $c:ident] ($A:ty, $B:ty)) => {
        $crate::model::wire::saved!(@list $id $a $b)
    };
    (@out $id:literal [$a:ident $b:ident $c:ident] ($A:ty, $B:ty, $C:ty)) => {
        $crate::model::wire::saved!(@list $id $a $b $c)
    };
    (@out $id:literal $names:tt {}) => {
        $crate::model::wire::tagged($id, $crate::model::wire::Value::Map(Vec::new()))
    };
    (@out $id:literal $names:tt { $($field:ident $(= $rule:ident)?),+ }) => {{
        let mut map = Vec::new();
        $($crate::model::wire::saved!(@put map $field $($rule)?);)+
        $crate::model::wire::tagged($id, $crate::model::wire::Value::Map(map))
    }};
    (@list $id:literal $($held:ident)+) => {
        $crate::model::wire::tagged(
            $id,
            $crate::model::wire::Value::List(vec![$($crate::model::wire::Wire::to_wire($held)),+]),
        )
    };

    (@in $content:ident $Variant:ident) => {
        $crate::model::wire::nothing($content).map(|()| Self::$Variant)
    };
    (@in $content:ident $Variant:ident ($A:ty)) => {
        $crate::model::wire::Wire::from_wire($content).map(Self::$Variant)
    };
    (@in $content:ident $Variant:ident ($($held:ty),+)) => {{
        let mut items = $crate::model::wire::Items::of($content, [$(stringify!($held)),+].len())?;
        Ok(Self::$Variant($(items.take::<$held>()?),+))
    }};
    (@in $content:ident $Variant:ident {}) => {
        $crate::model::wire::Fields::of($content)?.end().map(|()| Self::$Variant {})
    };
    (@in $content:ident $Variant:ident { $($field:ident $(= $rule:ident $(($value:expr))?)?),+ }) => {{
        let mut fields = $crate::model::wire::Fields::of($content)?;
        $(let $field = $crate::model::wire::saved!(@take fields $field $($rule $(($value))?)?);)+
        fields.end()?;
        Ok(Self::$Variant { $($field),+ })
    }};
}

/// Gives a type with a saved form serde's traits, through [`Value`](super::Value).
macro_rules! serde_by_wire {
    ($($Name:ident)+) => { $(
        impl serde::Serialize for $Name {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                serde::Serialize::serialize(&$crate::model::wire::Wire::to_wire(self), to)
            }
        }

        impl<'de> serde::Deserialize<'de> for $Name {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let value = <$crate::model::wire::Value as serde::Deserialize>::deserialize(from)?;
                $crate::model::wire::Wire::from_wire(&value).map_err(serde::de::Error::custom)
            }
        }
    )+ };
}

pub(crate) use saved;
pub(crate) use serde_by_wire;
