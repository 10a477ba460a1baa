//! Whether the page stays sound: no errors, and nothing from elsewhere.

use serde_json::{Value, json};

use super::Page;
use crate::harness::engine::Engine;
use crate::harness::{Outcome, Trouble};

/// Keeps the page's errors where the next page of the tab finds them, too. That what a resize began
/// goes on in the next frame is told as an error, and is none: no console shows it as one.
const KEEP_ERRORS: &str = "(() => {
    const keep = (text) => {
        const errors = JSON.parse(sessionStorage.getItem('errors of the journey') ?? '[]');
        sessionStorage.setItem('errors of the journey', JSON.stringify([...errors, text]));
    };
    addEventListener('error', (event) => {
        if (event.message?.startsWith('ResizeObserver loop')) return;
        keep(`${event.message} (${event.filename}:${event.lineno})`);
    });
    addEventListener('unhandledrejection', (event) => keep(`Uncaught (in promise) ${event.reason}`));
    const write = console.error;
    console.error = (...words) => { keep(words.map(String).join(' ')); write.apply(console, words); };
})();";

impl Page {
    /// Only Chromium hands out its console. Elsewhere the page keeps its errors for us, and the
    /// server knows what it could not find.
    pub(super) fn listen_for_errors(&self) {
        if self.engine() != Engine::Chromium {
            self.server.run_before(KEEP_ERRORS);
        }
    }

    /// From now on, errors on the console that contain `part` are no fault.
    pub fn tolerate(&mut self, part: &str) {
        self.tolerated.push(part.into());
    }

    /// The errors on the console since this was last asked, but for those tolerated.
    pub fn console_errors(&self) -> Outcome<Vec<String>> {
        self.collect_errors()?;
        let mut errors = self.earlier.take();
        errors.retain(|error| !self.tolerated.iter().any(|part| error.contains(part)));
        Ok(errors)
    }

    /// Takes the errors out of the tab that is shown.
    pub(super) fn collect_errors(&self) -> Outcome {
        // A page of the browser's own, as about an address that does not answer, lets nobody at its store.
        const KEPT: &str = "try {
                const errors = sessionStorage.getItem('errors of the journey') ?? '[]';
                sessionStorage.removeItem('errors of the journey');
                return JSON.parse(errors);
            } catch { return []; }";
        let mut errors = self.earlier.borrow_mut();
        if self.engine() == Engine::Chromium {
            let entries = self.browser.post("se/log", json!({ "type": "browser" }))?;
            let severe =
                list(&entries).iter().filter(|entry| entry.get("level").is_some_and(|l| l == "SEVERE"));
            errors.extend(severe.filter_map(|entry| Some(entry.get("message")?.as_str()?.to_owned())));
        } else {
            let kept = self.browser.script(KEPT, &[])?;
            errors.extend(list(&kept).iter().filter_map(Value::as_str).map(Into::into));
            errors.extend(self.server.missing().iter().map(|path| format!("404 (Not Found): {path}")));
        }
        Ok(())
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
        let foreign = list(&loaded)
            .iter()
            .filter_map(Value::as_str)
            .find(|url| !own.iter().any(|own| url.starts_with(own)));
        match foreign {
            None => Ok(()),
            Some(url) => Err(Trouble::new(format!("The page loaded from elsewhere: {url}"))),
        }
    }
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map(Vec::as_slice).unwrap_or_default()
}
