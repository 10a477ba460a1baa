//! What a player does with the page and sees on it.

use std::path::Path;
use std::time::{Duration, Instant};

use base64::prelude::{BASE64_STANDARD, Engine as _};
use serde_json::{Value, json};

use super::browser::{Browser, Element};
use super::server::Server;
use super::{Outcome, Trouble};

/// How long a step tries before it gives up.
const DEADLINE: Duration = Duration::from_secs(10);
/// What the app draws; until it is there, the page shows that it is loading.
const APP: Target = Target::Css(".app");
/// The pause between two tries.
const PULSE: Duration = Duration::from_millis(25);

/// Keys for [`Page::press`]: WebDriver's code points for those that print nothing.
pub mod key {
    pub const BACKSPACE: &str = "\u{e003}";
    pub const TAB: &str = "\u{e004}";
    pub const ENTER: &str = "\u{e007}";
    pub const ESCAPE: &str = "\u{e00c}";
    pub const SPACE: &str = " ";
    pub const END: &str = "\u{e010}";
    pub const HOME: &str = "\u{e011}";
    pub const LEFT: &str = "\u{e012}";
    pub const UP: &str = "\u{e013}";
    pub const RIGHT: &str = "\u{e014}";
    pub const DOWN: &str = "\u{e015}";
    /// Held with all that follows it in the same string.
    pub const SHIFT: &str = "\u{e008}";
    /// Held with all that follows it in the same string.
    pub const CONTROL: &str = "\u{e009}";
}

/// A way to point at something on the page. Only what is visible is found.
#[derive(Clone, Copy, Debug)]
pub enum Target<'a> {
    Css(&'a str),
    Button(&'a str),
    Named(&'a str),
}

/// What a CSS selector matches.
pub fn css(selector: &str) -> Target<'_> {
    Target::Css(selector)
}

/// A button, link or tab by the text on it: the whole of it or, if none has just that, a part.
pub fn button(text: &str) -> Target<'_> {
    Target::Button(text)
}

/// Anything one can operate by its accessible name, that is as a screen reader calls it: the
/// text of a button, the label of a field, the `aria-label` of a province. The whole name or,
/// if none has just that, a part.
pub fn named(name: &str) -> Target<'_> {
    Target::Named(name)
}

/// The colours that the player's device asks for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Scheme {
    Light,
    Dark,
}

impl Scheme {
    /// As CSS and file names have it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }
}

/// The app in a browser of its own.
///
/// Steps that act ask for exactly one visible element and say so when there are several.
pub struct Page {
    // Declared first and so dropped first: a browser never sees its server go by accident.
    browser: Browser,
    server: Server,
    tolerated: Vec<String>,
}

/// Going to places.
impl Page {
    pub(super) fn new(browser: Browser, server: Server) -> Self {
        Self { browser, server, tolerated: Vec::new() }
    }

    /// Opens the app at a place within it, as `""` or `"#map"`, and waits until it runs.
    pub fn open(&self, place: &str) -> Outcome {
        let url = self.server.url() + place;
        self.browser.post("url", json!({ "url": url }))?;
        self.wait_for(APP)
    }

    /// The place within the app that the address bar shows.
    pub fn place(&self) -> Outcome<String> {
        let url = self.browser.get("url")?;
        let url = url.as_str().unwrap_or_default();
        Ok(url.strip_prefix(&self.server.url()).unwrap_or(url).into())
    }

    /// Loads the page again, and waits until the app runs.
    pub fn reload(&self) -> Outcome {
        self.browser.post("refresh", json!({}))?;
        self.wait_for(APP)
    }

    /// Goes back in the history.
    pub fn back(&self) -> Outcome {
        self.browser.post("back", json!({}))?;
        Ok(())
    }

    /// Stops the server for good. The errors of connections refused are then no fault.
    pub fn go_offline(&mut self) {
        self.server.stop();
        self.tolerate("net::ERR_CONNECTION_REFUSED");
    }
}

/// Doing things.
impl Page {
    /// Clicks on it, once it is there, enabled and nothing covers it.
    pub fn click(&self, target: Target) -> Outcome {
        self.act(target, |element| {
            if self.browser.get_of(element, "enabled")? != true {
                return Err(Trouble::new("it is disabled"));
            }
            self.browser.post_to(element, "click", json!({}))
        })
    }

    /// Replaces what stands in a field by `text`, typed key by key.
    pub fn fill(&self, target: Target, text: &str) -> Outcome {
        // The field's text is selected and typed over, as WebDriver's own clearing of a field
        // fires no `input` event.
        let typed = if text.is_empty() { key::BACKSPACE } else { text };
        let keys = format!("{}a\u{e000}{typed}", key::CONTROL);
        self.act(target, |element| self.browser.post_to(element, "value", json!({ "text": keys })))
    }

    /// Chooses an option of a select by what it says.
    pub fn choose(&self, target: Target, option: &str) -> Outcome {
        const OPTION: &str = "
            const [select, wanted] = arguments;
            return [...select.options].find((option) => option.label.trim() === wanted) ?? null;";
        self.act(target, |element| {
            let found = self.browser.script(OPTION, &[element.as_argument(), json!(option)])?;
            let found = Element::from_answer(&found)
                .ok_or_else(|| Trouble::new(format!("it has no option {option:?}")))?;
            self.browser.post_to(&found, "click", json!({}))
        })
    }

    /// Presses keys where the focus is: letters, or those in [`key`].
    pub fn press(&self, keys: &str) -> Outcome {
        let focused = self.browser.get("element/active")?;
        let focused = Element::from_answer(&focused).ok_or_else(|| Trouble::new("no focus"))?;
        self.browser.post_to(&focused, "value", json!({ "text": keys }))?;
        Ok(())
    }
}

/// Seeing things.
impl Page {
    /// The text of an element, as it is seen, with every white space as one blank.
    pub fn text_of(&self, target: Target) -> Outcome<String> {
        self.of_one(target, |element| {
            let text = self.browser.get_of(element, "text")?;
            Ok(tidy(text.as_str().unwrap_or_default()))
        })
    }

    /// The texts of all visible elements that match now.
    pub fn texts_of(&self, target: Target) -> Outcome<Vec<String>> {
        let text = |element: &Element| {
            let text = self.browser.get_of(element, "text")?;
            Ok(tidy(text.as_str().unwrap_or_default()))
        };
        self.find(target)?.iter().map(text).collect()
    }

    /// What stands in a field.
    pub fn value_of(&self, target: Target) -> Outcome<String> {
        self.of_one(target, |element| {
            let value = self.browser.get_of(element, "property/value")?;
            Ok(value.as_str().unwrap_or_default().into())
        })
    }

    /// An attribute of an element, if it has it.
    pub fn attribute_of(&self, target: Target, attribute: &str) -> Outcome<Option<String>> {
        self.of_one(target, |element| {
            let value = self.browser.get_of(element, &format!("attribute/{attribute}"))?;
            Ok(value.as_str().map(Into::into))
        })
    }

    /// How many visible elements match now.
    pub fn count(&self, target: Target) -> Outcome<usize> {
        Ok(self.find(target)?.len())
    }

    /// Whether the page shows `text` now; capital letters count for nothing, as a style may
    /// change them, and every white space is one blank.
    pub fn shows(&self, text: &str) -> Outcome<bool> {
        let all = self.browser.script("return document.body.innerText;", &[])?;
        let all = tidy(all.as_str().unwrap_or_default()).to_lowercase();
        Ok(all.contains(&tidy(text).to_lowercase()))
    }

    /// Waits until the page shows `text`.
    pub fn wait_for_text(&self, text: &str) -> Outcome {
        self.wait_until(&format!("the page shows {text:?}"), || self.shows(text))
    }

    /// Waits until the page no longer shows `text`.
    pub fn wait_for_no_text(&self, text: &str) -> Outcome {
        self.wait_until(&format!("{text:?} is gone"), || Ok(!self.shows(text)?))
    }

    /// Waits until something that matches is visible.
    pub fn wait_for(&self, target: Target) -> Outcome {
        self.wait_until(&format!("there is {target:?}"), || Ok(self.count(target)? > 0))
    }

    /// Waits until nothing that matches is visible.
    pub fn wait_for_no(&self, target: Target) -> Outcome {
        self.wait_until(&format!("{target:?} is gone"), || Ok(self.count(target)? == 0))
    }

    /// Waits until `condition` holds; `what` completes the sentence "I waited in vain until ...".
    pub fn wait_until(&self, what: &str, condition: impl Fn() -> Outcome<bool>) -> Outcome {
        let holds = || {
            if condition()? { Ok(()) } else { Err(Trouble::new("not yet")) }
        };
        persist(holds)
            .map_err(|last| Trouble::new(format!("I waited in vain until {what} (in the end: {last:?})")))
    }

    /// Waits until what is drawn is final: the fonts are here and nothing moves.
    pub fn settle(&self) -> Outcome {
        const SETTLED: &str = "
            const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));
            const still = (animation) => animation.effect?.getTiming().iterations === Infinity
                ? null : animation.finished.catch(() => {});
            return document.fonts.ready.then(drawn).then(drawn)
                .then(() => Promise.all(document.getAnimations().map(still)))
                .then(() => true);";
        self.wait_until("the page has settled", || Ok(self.browser.script(SETTLED, &[])? == true))
    }

    /// Runs the body of a JavaScript function with `arguments`; yields what it returns.
    pub fn script(&self, body: &str, arguments: &[Value]) -> Outcome<Value> {
        self.browser.script(body, arguments)
    }
}

/// The device.
impl Page {
    /// Makes the page just so wide and high, in CSS pixels; smaller than any window can be, too.
    pub fn set_size(&self, width: u32, height: u32) -> Outcome {
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.browser.chromium("Emulation.setDeviceMetricsOverride", metrics)?;
        Ok(())
    }

    /// Asks for light or dark colours, as the device's settings would.
    pub fn prefer(&self, scheme: Scheme) -> Outcome {
        self.prefer_media(&[("prefers-color-scheme", scheme.name())])
    }

    /// Sets what media queries see, such as `("prefers-reduced-motion", "reduce")`; what is not
    /// named goes back to how it was.
    pub fn prefer_media(&self, features: &[(&str, &str)]) -> Outcome {
        let features: Vec<_> =
            features.iter().map(|(name, value)| json!({ "name": name, "value": value })).collect();
        self.browser.chromium("Emulation.setEmulatedMedia", json!({ "features": features }))?;
        Ok(())
    }

    /// Writes a PNG of what is seen.
    pub fn screenshot(&self, path: &Path) -> Outcome {
        let picture = self.browser.get("screenshot")?;
        std::fs::write(path, BASE64_STANDARD.decode(picture.as_str().unwrap_or_default())?)?;
        Ok(())
    }
}

/// Soundness.
impl Page {
    /// From now on, errors on the console that contain `part` are no fault.
    pub fn tolerate(&mut self, part: &str) {
        self.tolerated.push(part.into());
    }

    /// The errors on the console since this was last asked, but for those tolerated.
    pub fn console_errors(&self) -> Outcome<Vec<String>> {
        let mut errors = self.browser.console_errors()?;
        errors.retain(|error| !self.tolerated.iter().any(|part| error.contains(part)));
        Ok(errors)
    }

    /// Fails if the page logged an error, or loaded anything from elsewhere. Every journey ends
    /// with it.
    pub fn check_sound(&self) -> Outcome {
        const LOADED: &str = "return performance.getEntriesByType('resource').map((entry) => entry.name);";
        let errors = self.console_errors()?;
        if !errors.is_empty() {
            return Err(Trouble::new(format!("The page logged errors:\n{}", errors.join("\n"))));
        }
        let own = [self.server.origin(), "data:".into(), "blob:".into()];
        let loaded = self.browser.script(LOADED, &[])?;
        let loaded = loaded.as_array().map(Vec::as_slice).unwrap_or_default();
        let foreign =
            loaded.iter().filter_map(Value::as_str).find(|url| !own.iter().any(|own| url.starts_with(own)));
        match foreign {
            None => Ok(()),
            Some(url) => Err(Trouble::new(format!("The page loaded from elsewhere: {url}"))),
        }
    }
}

/// Finding.
impl Page {
    /// Does something with the one element that matches, as soon as that is possible.
    fn act(&self, target: Target, act: impl Fn(&Element) -> Outcome<Value>) -> Outcome {
        self.of_one(target, |element| act(element).map(drop))
    }

    fn of_one<T>(&self, target: Target, ask: impl Fn(&Element) -> Outcome<T>) -> Outcome<T> {
        let of_one = || match self.find(target)?.as_slice() {
            [one] => ask(one),
            [] => Err(Trouble::new("there is none")),
            several => Err(Trouble::new(format!("there are {}; which one?", several.len()))),
        };
        persist(of_one).map_err(|last| Trouble::new(format!("{target:?}: {last:?}")))
    }

    fn find(&self, target: Target) -> Outcome<Vec<Element>> {
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

/// Tries again and again, until it works or the deadline has passed; yields the last trouble.
fn persist<T>(attempt: impl Fn() -> Outcome<T>) -> Outcome<T> {
    let end = Instant::now() + DEADLINE;
    loop {
        match attempt() {
            Err(_) if Instant::now() < end => std::thread::sleep(PULSE),
            done => return done,
        }
    }
}

fn tidy(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
