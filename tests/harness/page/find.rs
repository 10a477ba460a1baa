//! Finding what a target points at.

use serde_json::json;

use super::{Outcome, Page, Target, Trouble, Value, persist};
use crate::harness::browser::Element;

impl Page {
    /// Does something with the one element that matches, as soon as that is possible.
    pub(super) fn act(&self, target: Target, act: impl Fn(&Element) -> Outcome<Value>) -> Outcome {
        self.of_one(target, |element| act(element).map(drop))
    }

    pub(super) fn of_one<T>(&self, target: Target, ask: impl Fn(&Element) -> Outcome<T>) -> Outcome<T> {
        let of_one = || match self.find(target)?.as_slice() {
            [one] => ask(one),
            [] => Err(Trouble::new("there is none")),
            several => Err(Trouble::new(format!("there are {}; which one?", several.len()))),
        };
        persist(of_one).map_err(|last| Trouble::new(format!("{target:?}: {last:?}")))
    }

    pub(super) fn find(&self, target: Target) -> Outcome<Vec<Element>> {
        const VISIBLE: &str = "
            const [selector] = arguments;
            const visible = { checkVisibilityCSS: true, checkOpacity: true };
            return [...document.querySelectorAll(selector)]
                .filter((element) => element.checkVisibility(visible));";
        const PRESSED: &str = "button, a[href], summary, [role=button], [role=link], [role=tab], \
            [role=option], [role^=menuitem], [role=switch], [role=radio], [role=checkbox]";
        const OPERATED: &str = "input:not([type=hidden]), select, textarea, [tabindex]";

        let visible = |selector: &str| -> Outcome<Vec<Element>> {
            let found = self.browser.script(VISIBLE, &[json!(selector)])?;
            let found = found.as_array().map(Vec::as_slice).unwrap_or_default();
            Ok(found.iter().filter_map(Element::from_answer).collect())
        };
        match target {
            Target::Css(selector) => visible(selector),
            Target::Button(text) => self.called(visible(PRESSED)?, "text", text),
            Target::Named(name) => {
                self.called(visible(&format!("{PRESSED}, {OPERATED}"))?, "computedlabel", name)
            }
        }
    }

    /// Those whose text or name is `wanted`; if there is none, those whose text or name has it.
    fn called(&self, all: Vec<Element>, by: &str, wanted: &str) -> Outcome<Vec<Element>> {
        let wanted = tidy(wanted).to_lowercase();
        let (mut whole, mut part) = (Vec::new(), Vec::new());
        for element in all {
            let name = self.browser.get_of(&element, by)?;
            let name = tidy(name.as_str().unwrap_or_default()).to_lowercase();
            if name == wanted {
                whole.push(element);
            } else if name.contains(&wanted) {
                part.push(element);
            }
        }
        Ok(if whole.is_empty() { part } else { whole })
    }
}

/// The text with every white space as one blank.
pub(super) fn tidy(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
