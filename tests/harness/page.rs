//! What a player does with the page and sees on it.

mod device;
mod files;
mod find;
mod sound;
mod tabs;

use std::cell::{Cell, RefCell};

use serde_json::{Value, json};

use super::browser::{Browser, Element};
use super::engine::{Ability, Engine};
use super::server::Server;
use super::{Outcome, Trouble, persist};
use find::tidy;
use tabs::Tab;

/// What the app draws; until it is there, the page shows that it is loading.
const APP: Target = Target::Css(".app");

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
    /// Errors of tabs that were left, not asked for yet.
    earlier: RefCell<Vec<String>>,
    /// The tabs in the order in which they were opened.
    tabs: Vec<Tab>,
    /// What every tab is made like: its size, and what runs in it before its pages do.
    size: Cell<Option<(u32, u32)>>,
    scripts: Vec<String>,
}

/// Going to places.
impl Page {
    pub(super) fn new(browser: Browser, server: Server) -> Outcome<Self> {
        let mut page = Self {
            browser,
            server,
            tolerated: Vec::new(),
            earlier: RefCell::default(),
            tabs: Vec::new(),
            size: Cell::default(),
            scripts: Vec::new(),
        };
        page.listen_for_errors();
        page.find_tabs()?;
        page.show_tab(0)?;
        Ok(page)
    }

    /// Which browser this is.
    pub fn engine(&self) -> Engine {
        self.browser.engine
    }

    /// Whether this browser can do it; if not, what is left out is told by name, with the reason.
    pub fn can(&self, ability: Ability) -> bool {
        let engine = self.engine();
        let why = engine.cannot(ability);
        if let Some(why) = why {
            eprintln!("Left out in {engine:?}: {ability:?}, as {why}.");
        }
        why.is_none()
    }

    /// Opens the app at a place within it, as `""` or `"#map"`, and waits until it runs.
    pub fn open(&self, place: &str) -> Outcome {
        self.load(place, APP)
    }

    /// Opens the app at a place within it, and waits for something else than the app, such as
    /// the words of a page that cannot start.
    pub fn load(&self, place: &str, sign: Target) -> Outcome {
        let url = self.server.url() + place;
        self.browser.post("url", json!({ "url": url }))?;
        self.wait_for(sign)
    }

    /// The place within the app that the address bar shows.
    pub fn place(&self) -> Outcome<String> {
        let url = self.browser.get("url")?;
        let url = url.as_str().unwrap_or_default();
        Ok(url.strip_prefix(&self.server.url()).unwrap_or(url).into())
    }

    /// Loads the page again, and waits until the app runs.
    pub fn reload(&self) -> Outcome {
        self.reload_to(APP)
    }

    /// Loads the page again, and waits for something else than the app.
    pub fn reload_to(&self, sign: Target) -> Outcome {
        if self.engine() == Engine::Firefox {
            self.reload_by_script()?;
        } else {
            self.browser.post("refresh", json!({}))?;
        }
        self.wait_for(sign)
    }

    /// Firefox reloads past the service worker when its driver asks, and through it when the page does.
    fn reload_by_script(&self) -> Outcome {
        const LOADED: &str = "return !window.left && document.readyState === 'complete';";
        self.browser.script("window.left = true; location.reload();", &[])?;
        self.wait_until("the page is loaded again", || Ok(self.browser.script(LOADED, &[])? == true))
    }

    /// Goes back in the history.
    pub fn back(&self) -> Outcome {
        self.browser.post("back", json!({}))?;
        Ok(())
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
        // fires no `input` event. A script selects it: not every driver holds Control down for a letter.
        const SELECT: &str = "arguments[0].focus(); arguments[0].select();";
        let typed = if text.is_empty() { key::BACKSPACE } else { text };
        self.act(target, |element| {
            if self.browser.get_of(element, "enabled")? != true {
                return Err(Trouble::new("it is disabled"));
            }
            self.browser.script(SELECT, &[element.as_argument()])?;
            self.browser.post_to(element, "value", json!({ "text": typed }))
        })
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
