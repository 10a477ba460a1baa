//! Several tabs, and the browser that is closed and opened again.

use serde_json::json;

use super::{Ability, Engine, Page};
use crate::harness::{Outcome, Trouble};

/// A tab of the browser.
pub(super) struct Tab {
    handle: String,
    /// Whether it has the size and the scripts of every tab.
    ready: bool,
}

impl Page {
    /// Opens another tab, empty, and goes to it.
    pub fn new_tab(&mut self) -> Outcome {
        // WebKit does not bring a tab to the front, and draws nothing behind; its windows are all in front.
        let kind = if self.engine() == Engine::WebKit { "window" } else { "tab" };
        self.browser.post("window/new", json!({ "type": kind }))?;
        self.find_tabs()?;
        self.switch_to(self.tabs.len().saturating_sub(1))
    }

    /// Goes to the tab that was opened as the `number`th, from 0; the page's own links open tabs, too.
    pub fn switch_to(&mut self, number: usize) -> Outcome {
        self.collect_errors()?;
        self.find_tabs()?;
        self.show_tab(number)
    }

    /// Closes the tab that is shown, and goes to the one opened last of those that are left.
    pub fn close_tab(&mut self) -> Outcome {
        self.collect_errors()?;
        self.browser.delete("window")?;
        self.find_tabs()?;
        self.show_tab(self.tabs.len().saturating_sub(1))
    }

    /// How many tabs are open.
    pub fn count_tabs(&mut self) -> Outcome<usize> {
        self.find_tabs()?;
        Ok(self.tabs.len())
    }

    /// Runs a script before the page's own at every load from now on. Chromium does so by itself;
    /// elsewhere the server puts it into the page, so a page that was kept before goes without.
    pub fn run_before(&mut self, script: &str) -> Outcome {
        if self.engine() != Engine::Chromium {
            self.server.run_before(script);
            self.server.let_none_be_kept();
            return Ok(());
        }
        self.scripts.push(script.to_owned());
        self.add_script(script)
    }

    /// Closes the browser, as a player does in the evening. Needs [`Ability::KeepProfile`].
    pub fn close_browser(&mut self) -> Outcome {
        self.browser.ask_for(Ability::KeepProfile)?;
        self.collect_errors()?;
        self.tabs.clear();
        self.browser.end()
    }

    /// Opens the browser again over the same profile, closing it first if it is open: with all
    /// that pages kept in it, and one empty tab.
    pub fn restart_browser(&mut self) -> Outcome {
        if !self.tabs.is_empty() {
            self.close_browser()?;
        }
        self.browser.begin()?;
        self.find_tabs()?;
        self.show_tab(0)
    }

    /// Learns which tabs there are now.
    pub(super) fn find_tabs(&mut self) -> Outcome {
        let handles = self.browser.get("window/handles")?;
        let handles: Vec<_> =
            handles.as_array().into_iter().flatten().filter_map(|one| one.as_str()).collect();
        self.tabs.retain(|tab| handles.contains(&tab.handle.as_str()));
        // The driver tells them in any order; new ones come one by one.
        for handle in handles {
            if !self.tabs.iter().any(|tab| tab.handle == handle) {
                self.tabs.push(Tab { handle: handle.to_owned(), ready: false });
            }
        }
        Ok(())
    }

    /// Goes to a tab; it becomes like the others when it is first shown.
    pub(super) fn show_tab(&mut self, number: usize) -> Outcome {
        let tab =
            self.tabs.get_mut(number).ok_or_else(|| Trouble::new(format!("there is no tab {number}")))?;
        self.browser.post("window", json!({ "handle": tab.handle }))?;
        if std::mem::replace(&mut tab.ready, true) {
            return Ok(());
        }
        for script in &self.scripts {
            self.add_script(script)?;
        }
        match self.size.get() {
            Some((width, height)) => self.set_size(width, height),
            None => Ok(()),
        }
    }

    fn add_script(&self, script: &str) -> Outcome {
        let script = json!({ "source": script });
        self.browser.chromium("Page.addScriptToEvaluateOnNewDocument", script).map(drop)
    }
}
