//! The device that the page is on: its screen, its settings, its network.

use std::path::{Path, PathBuf};

use base64::prelude::{BASE64_STANDARD, Engine as _};
use serde_json::{Value, json};

use super::{Ability, Engine, Page, Scheme};
use crate::harness::engine::NARROWEST;
use crate::harness::server::Answer;
use crate::harness::{Outcome, Trouble, persist};

/// The screen and the settings.
impl Page {
    /// Makes the page just so wide and high, in CSS pixels, in this tab and in those opened from
    /// now on. Below [`NARROWEST`] it needs [`Ability::NarrowPage`].
    pub fn set_size(&self, width: u32, height: u32) -> Outcome {
        if width < NARROWEST {
            self.browser.ask_for(Ability::NarrowPage)?;
        }
        self.size.set(Some((width, height)));
        if self.engine() == Engine::Chromium {
            let metrics =
                json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
            return self.browser.chromium("Emulation.setDeviceMetricsOverride", metrics).map(drop);
        }
        // The window has bars around the page, so it is corrected by how large the page came out,
        // drawn twice, since a window follows its order late.
        const DRAWN: &str = "
            const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));
            return drawn().then(drawn).then(() => [innerWidth, innerHeight]);";
        let number = |value: Option<&Value>| value.and_then(Value::as_i64).unwrap_or_default();
        persist(|| {
            let page = self.browser.script(DRAWN, &[])?;
            let (is_wide, is_high) = (number(page.get(0)), number(page.get(1)));
            if (is_wide, is_high) == (width.into(), height.into()) {
                return Ok(());
            }
            let window = self.browser.get("window/rect")?;
            let wide = number(window.get("width")) + i64::from(width) - is_wide;
            let high = number(window.get("height")) + i64::from(height) - is_high;
            self.browser.post("window/rect", json!({ "x": 0, "y": 0, "width": wide, "height": high }))?;
            Err(Trouble::new(format!(
                "the page is {is_wide} wide and {is_high} high, not {width} and {height}"
            )))
        })
    }

    /// Asks for light or dark colours, as the device's settings would. Needs [`Ability::PreferMedia`].
    pub fn prefer(&self, scheme: Scheme) -> Outcome {
        self.prefer_media(&[("prefers-color-scheme", scheme.name())])
    }

    /// Sets what media queries see, such as `("prefers-reduced-motion", "reduce")`; what is not
    /// named goes back to how it was. Needs [`Ability::PreferMedia`].
    pub fn prefer_media(&self, features: &[(&str, &str)]) -> Outcome {
        self.browser.ask_for(Ability::PreferMedia)?;
        if self.engine() == Engine::Firefox {
            self.prefer_in_firefox(features)?;
        } else {
            let features: Vec<_> =
                features.iter().map(|(name, value)| json!({ "name": name, "value": value })).collect();
            self.browser.chromium("Emulation.setEmulatedMedia", json!({ "features": features }))?;
        }
        // A setting takes its way to the page.
        let all: Vec<_> = features.iter().map(|(name, value)| format!("({name}: {value})")).collect();
        let seen = "return matchMedia(arguments[0]).matches;";
        let query = [json!(all.join(" and "))];
        self.wait_until("the page sees the settings", || Ok(self.browser.script(seen, &query)? == true))
    }

    fn prefer_in_firefox(&self, features: &[(&str, &str)]) -> Outcome {
        const SCHEME: &str = "layout.css.prefers-color-scheme.content-override";
        const MOTION: &str = "ui.prefersReducedMotion";
        let clear = "[...arguments].forEach((name) => Services.prefs.clearUserPref(name));";
        self.browser.firefox(clear, &[json!(SCHEME), json!(MOTION)])?;
        for (name, value) in features {
            let (setting, number) = match (*name, *value) {
                ("prefers-color-scheme", "dark") => (SCHEME, 0),
                ("prefers-color-scheme", "light") => (SCHEME, 1),
                ("prefers-reduced-motion", "no-preference") => (MOTION, 0),
                ("prefers-reduced-motion", "reduce") => (MOTION, 1),
                _ => return Err(Trouble::new(format!("Firefox has no setting for {name}: {value}"))),
            };
            let set = "Services.prefs.setIntPref(...arguments);";
            self.browser.firefox(set, &[json!(setting), json!(number)])?;
        }
        Ok(())
    }

    /// Writes a PNG of what is seen.
    pub fn screenshot(&self, path: &Path) -> Outcome {
        let picture = self.browser.get("screenshot")?;
        std::fs::write(path, BASE64_STANDARD.decode(picture.as_str().unwrap_or_default())?)?;
        Ok(())
    }
}

/// The network, and what lies at its other end.
impl Page {
    /// Stops the server. The errors of connections refused, also to a service worker, are then no fault.
    pub fn go_offline(&mut self) {
        self.server.stop();
        for refused in ["net::ERR_CONNECTION_REFUSED", "net::ERR_FAILED"] {
            self.tolerate(refused);
        }
    }

    /// Starts the server again, at the address it had.
    pub fn go_online(&mut self) -> Outcome {
        persist(|| Ok(self.server.resume()?))
    }

    /// Lets the page keep itself for when there is no network. Outside Chromium what runs before a page is put into it by
    /// the server, and a service worker that compares would refuse it: from now on it is given the page as published, and a
    /// page that comes from what it kept goes without scripts and without being listened to for errors.
    pub fn let_keep(&self) {
        self.server.let_keep();
    }

    /// Serves another directory at the same address, as when a new build is published.
    pub fn serve(&self, root: impl Into<PathBuf>) {
        self.server.serve(root.into());
    }

    /// Answers with something else than the file wherever `otherwise` says so, of a path within
    /// the app such as `"sw.js"` or, for the page itself, `""`. What is answered as not found is
    /// an error that the page logs: a journey that means it tolerates `"404"`.
    pub fn answer(&self, otherwise: impl Fn(&str) -> Option<Answer> + Send + 'static) {
        self.server.answer(Some(Box::new(otherwise)));
    }

    /// Answers with the files again.
    pub fn answer_plainly(&self) {
        self.server.answer(None);
    }
}
