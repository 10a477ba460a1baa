//! A part of a page that changes only when its content does.

use leptos::prelude::*;
use std::any::Any;
use std::marker::PhantomData;
use std::sync::Arc;

/// A memo of a part, or of none. All parts share one type of memo, since a memo of a new type is some 4 kB of code (a
/// drawer with twelve of them added 35 kB to the program before it was shrunk).
pub(super) struct Part<T>(Memo<Held>, PhantomData<fn() -> T>);

impl<T> Clone for Part<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Part<T> {}

/// The content of a part, whatever its type.
#[derive(Clone)]
struct Held(Arc<dyn Content>);

trait Content: Any + Send + Sync {
    fn equals(&self, other: &dyn Content) -> bool;
}

impl<T: PartialEq + Send + Sync + 'static> Content for T {
    fn equals(&self, other: &dyn Content) -> bool {
        (other as &dyn Any).downcast_ref::<T>().is_some_and(|other| self == other)
    }
}

impl PartialEq for Held {
    fn eq(&self, other: &Self) -> bool {
        self.0.equals(&*other.0)
    }
}

/// Computes a content from the former one.
type Compute = Box<dyn Fn(Option<&Held>) -> Held + Send + Sync>;

/// Held once for all parts, as the memo is.
#[inline(never)]
fn memo(compute: Compute) -> Memo<Held> {
    Memo::new(compute)
}

impl<T: PartialEq + Send + Sync + 'static> Part<T> {
    /// What is computed anew when what it reads changes.
    pub fn new(of: impl Fn() -> Option<T> + Send + Sync + 'static) -> Self {
        Self(memo(Box::new(move |_| Held(Arc::new(of())))), PhantomData)
    }

    /// A part of a whole. When it is gone it stays as it was, until it is taken off the page.
    pub fn pick<W: PartialEq + Send + Sync + 'static>(
        whole: Part<W>,
        find: impl Fn(&W) -> Option<T> + Send + Sync + 'static,
    ) -> Self {
        let of = move |old: Option<&Held>| {
            let found = whole.with(|whole| whole.as_ref().and_then(&find));
            match (found, old) {
                (None, Some(old)) => old.clone(),
                (found, _) => Held(Arc::new(found)),
            }
        };
        Self(memo(Box::new(of)), PhantomData)
    }

    /// What `of` makes of the content; inside a live part, that follows it.
    pub fn with<U>(self, of: impl FnOnce(&Option<T>) -> U) -> U {
        read(&self.0.get(), of)
    }

    /// The same, not followed.
    pub fn with_untracked<U>(self, of: impl FnOnce(&Option<T>) -> U) -> U {
        read(&self.0.get_untracked(), of)
    }
}

impl Part<bool> {
    /// Whether it is so.
    pub fn is(self) -> bool {
        self.with(|content| *content == Some(true))
    }
}

fn read<T: 'static, U>(held: &Held, of: impl FnOnce(&Option<T>) -> U) -> U {
    match (&*held.0 as &dyn Any).downcast_ref::<Option<T>>() {
        Some(content) => of(content),
        None => of(&None),
    }
}
