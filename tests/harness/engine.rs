//! The engines that the journeys drive, how each is started, and what only some of them can do.

use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::{Value, json};

/// Which browser.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Engine {
    /// Chromium by chromedriver: `$CHROMEDRIVER` and `$CHROMIUM`, else as found on PATH.
    Chromium,
    /// Firefox by geckodriver: `$GECKODRIVER` and `$FIREFOX`, else as found on PATH.
    Firefox,
    /// WebKit by WebKitWebDriver, on a display of its own: `$WEBKITDRIVER`, `$XVFB`, and
    /// `$MINIBROWSER`, else the browser that the driver was built with.
    WebKit,
}

/// What a journey may want, and not every driver can.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Ability {
    /// To end the browser and start it again over the same profile.
    KeepProfile,
    /// To make the page narrower than [`NARROWEST`].
    NarrowPage,
    /// To set what media queries see, as the colour scheme.
    PreferMedia,
}

/// What an engine cannot do, and why.
const CANNOT: [(Engine, Ability, &str); 3] = [
    (Engine::WebKit, Ability::KeepProfile, "under automation it keeps everything in memory only"),
    (Engine::WebKit, Ability::NarrowPage, "its toolbar holds the window open"),
    (Engine::WebKit, Ability::PreferMedia, "its driver has no word for it"),
];

/// The least width, in CSS pixels, that a page can have in every engine.
pub const NARROWEST: u32 = 480;

impl Engine {
    /// Why this engine cannot do it, if it cannot.
    pub fn cannot(self, ability: Ability) -> Option<&'static str> {
        let row = CANNOT.iter().find(|(engine, what, _)| *engine == self && *what == ability);
        row.map(|(_, _, why)| *why)
    }

    /// The driver's command. `port` is for the one that does not choose for itself.
    pub(super) fn driver(self, scratch: &Path, port: u16) -> Command {
        let mut driver = match self {
            Self::Chromium => {
                let mut driver = Command::new(environment("CHROMEDRIVER", "chromedriver"));
                driver.arg("--port=0");
                driver
            }
            Self::Firefox => {
                let mut driver = Command::new(environment("GECKODRIVER", "geckodriver"));
                // System access is for sizes and media queries, see `Browser::firefox`.
                driver.args(["--port=0", "--websocket-port=0", "--allow-system-access"]).env("HOME", scratch);
                driver
            }
            Self::WebKit => {
                let mut driver = Command::new(environment("WEBKITDRIVER", "WebKitWebDriver"));
                driver.arg(format!("--port={port}"));
                // Here stands where downloads go.
                driver.env("HOME", scratch).env("XDG_CONFIG_HOME", scratch);
                driver
            }
        };
        driver.env("TMPDIR", scratch);
        driver
    }

    /// Whether the driver is told its port, and needs a display.
    pub(super) fn is_told_its_port(self) -> bool {
        self == Self::WebKit
    }

    /// The port, if `line` is the one in which the driver says that it listens.
    pub(super) fn port(self, line: &str) -> Option<u16> {
        let port = match self {
            Self::Chromium => line.split_once("started successfully on port ")?.1,
            Self::Firefox => line.split_once("Listening on 127.0.0.1:")?.1,
            Self::WebKit => return None,
        };
        port.trim().trim_end_matches('.').parse().ok()
    }

    /// What is asked of a session: a browser over this profile that puts downloads there.
    pub(super) fn capabilities(self, profile: &Path, downloads: &Path) -> Value {
        match self {
            Self::Chromium => json!({
                "browserName": "chrome",
                "goog:loggingPrefs": { "browser": "ALL" },
                "goog:chromeOptions": {
                    "binary": on_path(&environment("CHROMIUM", "chromium")),
                    "prefs": { "download.default_directory": downloads },
                    "args": [
                        format!("--user-data-dir={}", profile.display()),
                        "--headless",
                        // Root, as in a container, can have no sandbox; only our page is opened.
                        "--no-sandbox",
                        "--disable-dev-shm-usage",
                        "--disable-gpu",
                        "--disable-quic",
                        "--no-first-run",
                        "--disable-background-networking",
                        "--disable-component-update",
                        "--disable-sync",
                        "--force-color-profile=srgb",
                        "--lang=en-GB",
                    ],
                },
            }),
            Self::Firefox => json!({
                "browserName": "firefox",
                "moz:firefoxOptions": {
                    "binary": on_path(&environment("FIREFOX", "firefox-esr")),
                    "args": ["-headless", "-profile", profile],
                    "prefs": {
                        "browser.download.folderList": 2,
                        "browser.download.dir": downloads,
                        "browser.download.alwaysOpenPanel": false,
                        "intl.accept_languages": "en-GB",
                    },
                },
            }),
            Self::WebKit => match std::env::var("MINIBROWSER") {
                Ok(browser) => {
                    json!({ "webkitgtk:browserOptions": { "binary": browser, "args": ["--automation"] } })
                }
                Err(_) => json!({}),
            },
        }
    }
}

pub(super) fn environment(name: &str, otherwise: &str) -> String {
    std::env::var(name).unwrap_or_else(|_| otherwise.into())
}

/// Where a program is, as the driver looks for no browser on PATH.
fn on_path(program: &str) -> PathBuf {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let found = std::env::split_paths(&path).map(|place| place.join(program)).find(|file| file.is_file());
    found.unwrap_or_else(|| program.into())
}
