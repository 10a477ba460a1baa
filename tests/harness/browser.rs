//! A browser under WebDriver: the few commands of the W3C protocol that a journey needs.

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use serde_json::{Value, json};

use super::{Outcome, Trouble};

/// The key under which WebDriver hands out elements.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// The longest a single command may take; loading a page is one.
const PATIENCE: Duration = Duration::from_secs(60);

/// Which browser. What only one of them can do asks for it by name in this file.
#[derive(Clone, Copy)]
pub enum Engine {
    /// Chromium by chromedriver: `$CHROMEDRIVER` and `$CHROMIUM`, else as found on PATH.
    Chromium,
}

impl Engine {
    fn driver(self) -> Command {
        match self {
            Self::Chromium => {
                let mut driver = Command::new(environment("CHROMEDRIVER", "chromedriver"));
                driver.arg("--port=0");
                driver
            }
        }
    }

    /// The port, if `line` is the one in which the driver says that it listens.
    fn port(self, line: &str) -> Option<u16> {
        match self {
            Self::Chromium => line.split_once("started successfully on port ")?.1,
        }
        .trim_end_matches('.')
        .parse()
        .ok()
    }

    fn capabilities(self) -> Value {
        match self {
            Self::Chromium => json!({
                "browserName": "chrome",
                "goog:loggingPrefs": { "browser": "ALL" },
                "goog:chromeOptions": {
                    "binary": on_path(&environment("CHROMIUM", "chromium")),
                    "args": [
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
        }
    }
}

fn environment(name: &str, otherwise: &str) -> String {
    std::env::var(name).unwrap_or_else(|_| otherwise.into())
}

/// Where a program is, as the driver looks for no browser on PATH.
fn on_path(program: &str) -> PathBuf {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let found = std::env::split_paths(&path).map(|place| place.join(program)).find(|file| file.is_file());
    found.unwrap_or_else(|| program.into())
}

/// An element of the page, as long as it is there.
#[derive(Clone, PartialEq)]
pub struct Element(String);

impl Element {
    /// As an argument of a script.
    pub fn as_argument(&self) -> Value {
        json!({ ELEMENT: self.0 })
    }

    /// The element that a command or a script answered with.
    pub fn from_answer(answer: &Value) -> Option<Self> {
        Some(Self(answer.get(ELEMENT)?.as_str()?.into()))
    }
}

/// One browser with an empty profile; it and its driver end when this is dropped.
pub struct Browser {
    driver: Child,
    /// Holds the profile and whatever else the two leave behind.
    scratch: PathBuf,
    http: ureq::Agent,
    /// The address of the session, once there is one.
    session: String,
}

impl Browser {
    pub fn start(engine: Engine) -> Outcome<Self> {
        static STARTED: AtomicU32 = AtomicU32::new(0);
        let number = STARTED.fetch_add(1, Ordering::Relaxed);
        let name = format!("poland-in-arms-{}-{number}", std::process::id());
        let scratch = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&scratch)?;

        let mut command = engine.driver();
        let mut driver = command
            .env("TMPDIR", &scratch)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| {
                let _ = std::fs::remove_dir(&scratch);
                Trouble::new(format!("{:?} does not start: {error}", command.get_program()))
            })?;
        let said = driver.stdout.take();
        let http = ureq::Agent::config_builder()
            .http_status_as_error(false)
            .timeout_global(Some(PATIENCE))
            .build()
            .into();
        // Made before anything can fail, so that a driver without a session is ended too.
        let mut browser = Self { driver, scratch, http, session: String::new() };

        let mut lines = BufReader::new(said.ok_or_else(|| Trouble::new("no pipe"))?).lines();
        let port =
            lines.by_ref().map_while(Result::ok).find_map(|line| engine.port(&line)).ok_or_else(|| {
                let program = command.get_program();
                Trouble::new(format!("{program:?} ended without naming its port"))
            })?;
        // Read on, so that the driver never writes to a full or broken pipe.
        std::thread::spawn(move || lines.for_each(drop));

        let driver = format!("http://127.0.0.1:{port}/session");
        let wanted = json!({ "capabilities": { "alwaysMatch": engine.capabilities() } });
        let made = browser.request(&driver, Some(wanted))?;
        let id = made.get("sessionId").and_then(Value::as_str).unwrap_or_default();
        browser.session = format!("{driver}/{id}");
        Ok(browser)
    }

    /// Asks the driver for something.
    pub fn get(&self, command: &str) -> Outcome<Value> {
        self.request(&format!("{}/{command}", self.session), None)
    }

    /// Has the driver do something.
    pub fn post(&self, command: &str, body: Value) -> Outcome<Value> {
        self.request(&format!("{}/{command}", self.session), Some(body))
    }

    /// A `GET` for an element, such as its `text`.
    pub fn get_of(&self, element: &Element, command: &str) -> Outcome<Value> {
        self.get(&format!("element/{}/{command}", element.0))
    }

    /// A `POST` to an element, such as its `click`.
    pub fn post_to(&self, element: &Element, command: &str, body: Value) -> Outcome<Value> {
        self.post(&format!("element/{}/{command}", element.0), body)
    }

    /// Runs the body of a JavaScript function in the page; yields what it returns, or what the
    /// promise it returns comes to.
    pub fn script(&self, body: &str, arguments: &[Value]) -> Outcome<Value> {
        self.post("execute/sync", json!({ "script": body, "args": arguments }))
    }

    /// A command of Chromium's own protocol, for what WebDriver has no word for.
    pub fn chromium(&self, command: &str, parameters: Value) -> Outcome<Value> {
        self.post("goog/cdp/execute", json!({ "cmd": command, "params": parameters }))
    }

    /// The errors that were written to the console since this was last asked.
    pub fn console_errors(&self) -> Outcome<Vec<String>> {
        let entries = self.post("se/log", json!({ "type": "browser" }))?;
        let severe = |entry: &&Value| entry.get("level").is_some_and(|level| level == "SEVERE");
        let message = |entry: &Value| Some(entry.get("message")?.as_str()?.to_owned());
        let entries = entries.as_array().map(Vec::as_slice).unwrap_or_default();
        Ok(entries.iter().filter(severe).filter_map(message).collect())
    }

    fn request(&self, url: &str, body: Option<Value>) -> Outcome<Value> {
        let mut response = match body {
            None => self.http.get(url).call()?,
            Some(body) => self.http.post(url).content_type("application/json").send(body.to_string())?,
        };
        let text = response.body_mut().with_config().limit(64 << 20).read_to_string()?;
        let answer: Value = serde_json::from_str(&text)?;
        let value = answer.get("value").cloned().unwrap_or_default();
        match value.get("error").and_then(Value::as_str) {
            None => Ok(value),
            Some(error) => {
                let message = value.get("message").and_then(Value::as_str).unwrap_or_default();
                // Below its first lines stands where in the browser it came about.
                let message = message.lines().take(2).collect::<Vec<_>>().join(" ");
                Err(Trouble::new(format!("{error}: {message}")))
            }
        }
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // Ending the session ends the browser.
        if !self.session.is_empty() {
            let _ = self.http.delete(&self.session).call();
        }
        let _ = self.driver.kill();
        let _ = self.driver.wait();
        let _ = std::fs::remove_dir_all(&self.scratch);
    }
}
