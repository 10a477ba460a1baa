//! One macro for the closed lists of the game: spelled-out ids on disk, names for people.

/// Declares a closed list: an enum with `ALL`, `id()` (stable on disk), `name()` (for people), `from_id` and a saved form by id.
macro_rules! closed_list {
    ($(#[$meta:meta])* $vis:vis enum $name:ident { $($(#[$vmeta:meta])* $variant:ident = $id:literal, $text:literal;)+ }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        $vis enum $name { $($(#[$vmeta])* #[doc = $text] $variant,)+ }

        impl $name {
            /// Every member, in the order of the list.
            pub const ALL: &'static [$name] = &[$($name::$variant,)+];

            /// The id on disk: spelled out, never changed once released.
            #[must_use]
            pub const fn id(self) -> &'static str { match self { $($name::$variant => $id,)+ } }

            /// The name as players say it.
            #[must_use]
            pub const fn name(self) -> &'static str { match self { $($name::$variant => $text,)+ } }

            /// The member with this id on disk.
            #[must_use]
            pub fn from_id(id: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|member| member.id() == id)
            }
        }

        impl $crate::model::wire::Wire for $name {
            fn to_wire(&self) -> $crate::model::wire::Value { $crate::model::wire::Value::id(self.id()) }

            #[inline(never)]
            fn from_wire(value: &$crate::model::wire::Value) -> Result<Self, $crate::model::wire::Wrong> {
                let at = $crate::model::wire::place_of(stringify!($name), value.text()?, &[$($id),+])?;
                Self::ALL.get(at).copied().ok_or_else(|| $crate::model::wire::missing(stringify!($name)))
            }
        }

        $crate::model::wire::serde_by_wire!($name);
    };
}

/// A value for each member of a closed list, in the list's order; on disk a map by id without the default values.
macro_rules! by_member {
    ($(#[$meta:meta])* $vis:vis struct $name:ident<T> by $key:ident [$count:literal]) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        $vis struct $name<T>([T; $count]);

        const _: () = assert!($key::ALL.len() == $count, "a place for every member");

        impl<T: Copy + Default> Default for $name<T> {
            fn default() -> Self { Self([T::default(); $count]) }
        }

        impl<T> std::ops::Index<$key> for $name<T> {
            type Output = T;
            #[expect(clippy::indexing_slicing, reason = "the array has a place for every member of the closed list")]
            fn index(&self, key: $key) -> &T { &self.0[key as usize] }
        }

        impl<T> std::ops::IndexMut<$key> for $name<T> {
            #[expect(clippy::indexing_slicing, reason = "the array has a place for every member of the closed list")]
            fn index_mut(&mut self, key: $key) -> &mut T { &mut self.0[key as usize] }
        }

        impl<T> $name<T> {
            /// The value that `of` gives each member.
            #[expect(clippy::indexing_slicing, reason = "the array has a place for every member of the closed list")]
            pub fn from_fn(of: impl Fn($key) -> T) -> Self {
                Self(std::array::from_fn(|at| of($key::ALL[at])))
            }

            /// Members with their values, in the list's order.
            pub fn iter(&self) -> impl Iterator<Item = ($key, &T)> { $key::ALL.iter().copied().zip(self.0.iter()) }
        }

        impl<T: $crate::model::wire::Wire + Copy + Default + PartialEq> $crate::model::wire::Wire for $name<T> {
            fn to_wire(&self) -> $crate::model::wire::Value {
                let written = self.iter().filter(|(_, value)| **value != T::default());
                $crate::model::wire::Value::Map(
                    written.map(|(key, value)| (key.id().into(), value.to_wire())).collect(),
                )
            }

            fn from_wire(value: &$crate::model::wire::Value) -> Result<Self, $crate::model::wire::Wrong> {
                let mut all = Self::default();
                for (id, value) in value.map()? {
                    let key = $key::from_wire(&$crate::model::wire::Value::Text(id.clone()))?;
                    all[key] = T::from_wire(value).map_err(|wrong| wrong.under(id))?;
                }
                Ok(all)
            }

            fn is_default(&self) -> bool { *self == Self::default() }
        }
    };
}

pub(crate) use by_member;
pub(crate) use closed_list;
