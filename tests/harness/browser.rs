//! A browser under WebDriver: the few commands of the W3C protocol that a journey needs.

use std::path::PathBuf;
use std::time::Duration;

use serde_json::{Value, json};

use super::driver::Driver;
use super::engine::{Ability, Engine};
use super::{Outcome, Trouble, persist};

/// The key under which WebDriver hands out elements.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// The longest a single command may take; loading a page is one.
const PATIENCE: Duration = Duration::from_secs(60);

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

/// One browser with a profile that was empty at first; it and its driver end when this is dropped.
pub struct Browser {
    pub engine: Engine,
    driver: Driver,
    http: ureq::Agent,
    /// The address of the session, while there is one.
    session: Option<String>,
}

impl Browser {
    pub fn start(engine: Engine) -> Outcome<Self> {
        let driver = Driver::start(engine)?;
        let http = ureq::Agent::config_builder()
            .http_status_as_error(false)
            .timeout_global(Some(PATIENCE))
            .build()
            .into();
        let mut browser = Self { engine, driver, http, session: None };
        browser.begin()?;
        Ok(browser)
    }

    /// Begins a session, and with it a browser over the same profile as before.
    pub fn begin(&mut self) -> Outcome {
        let address = format!("{}/session", self.driver.address());
        let wanted = self.engine.capabilities(&self.driver.profile(), &self.driver.downloads());
        let wanted = json!({ "capabilities": { "alwaysMatch": wanted } });
        // The last browser may still be letting go of its profile.
        let made = persist(|| self.request(&address, Some(wanted.clone())))?;
        let id = made.get("sessionId").and_then(Value::as_str).unwrap_or_default();
        self.session = Some(format!("{address}/{id}"));
        if self.engine == Engine::Firefox {
            // Else its window is never narrower than 500 pixels.
            self.firefox("document.documentElement.style.minWidth = '0'", &[])?;
        }
        Ok(())
    }

    /// Ends the session, and with it the browser, which writes down what it was to keep.
    pub fn end(&mut self) -> Outcome {
        if let Some(session) = self.session.take() {
            self.http.delete(&session).call()?;
        }
        Ok(())
    }

    /// Where downloads land.
    pub fn downloads(&self) -> PathBuf {
        self.driver.downloads()
    }

    /// Trouble, if this engine cannot do it.
    pub fn ask_for(&self, ability: Ability) -> Outcome {
        match self.engine.cannot(ability) {
            None => Ok(()),
            Some(why) => Err(Trouble::new(format!("{:?} cannot do {ability:?}: {why}", self.engine))),
        }
    }

    /// Asks the driver for something.
    pub fn get(&self, command: &str) -> Outcome<Value> {
        self.request(&self.address(command)?, None)
    }

    /// Has the driver do something.
    pub fn post(&self, command: &str, body: Value) -> Outcome<Value> {
        self.request(&self.address(command)?, Some(body))
    }

    /// Has the driver put something away.
    pub fn delete(&self, command: &str) -> Outcome {
        self.http.delete(&self.address(command)?).call()?;
        Ok(())
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

    /// A script in Firefox's own window, for what WebDriver has no word for.
    pub fn firefox(&self, body: &str, arguments: &[Value]) -> Outcome<Value> {
        self.post("moz/context", json!({ "context": "chrome" }))?;
        let answer = self.script(body, arguments);
        self.post("moz/context", json!({ "context": "content" }))?;
        answer
    }

    fn address(&self, command: &str) -> Outcome<String> {
        let session = self.session.as_ref().ok_or_else(|| Trouble::new("the browser is closed"))?;
        Ok(format!("{session}/{command}"))
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
        // The driver's end alone would leave the browser running.
        let _ = self.end();
    }
}
