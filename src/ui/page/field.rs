//! A field of a page.

use leptos::prelude::*;

use super::Site;
use super::part::Part;
use crate::ui::form::{Put, question};
use crate::ui::plain::kept;
use crate::view::form::Asked;

/// A field; it stays as it is while what is asked does, and its value follows the answer.
pub(super) fn field(site: Site, of: Part<Asked>) -> AnyView {
    let answer = Part::pick(of, |of: &Asked| Some(of.1.clone()));
    let answer = Signal::derive(move || answer.with(|answer| answer.clone().unwrap_or_default()));
    let put = Put::new(move |(key, text): (String, String)| site.answer(&key, &text));
    let asked = move |(ask, _): &Asked| question(ask, move |_| answer, put);
    kept(move || of.with(|of| of.iter().map(asked).collect()))
}
