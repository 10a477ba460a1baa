//! A field of a page.

use leptos::prelude::*;

use super::Site;
use crate::ui::form::{Put, question};
use crate::ui::plain::kept;
use crate::view::form::Asked;

/// A field; it stays as it is while what is asked does, and its value follows the answer.
pub(super) fn field(site: Site, of: Memo<Option<Asked>>) -> AnyView {
    let answer = Memo::new(move |_| of.with(|of| of.as_ref().map(|of| of.1.clone())).unwrap_or_default());
    let put = Put::new(move |(key, text): (String, String)| site.answer(&key, &text));
    let asked = move |(ask, _): &Asked| question(ask, move |_| answer, put);
    kept(move || of.with(|of| of.iter().map(asked).collect()))
}
