//! Drives the built app in a real browser, as a player would.
//!
//! A journey is an ordinary test that ends in an [`Outcome`]:
//!
//! ```ignore
//! #[test]
//! fn poland_can_be_created() -> Outcome {
//!     journey("poland can be created", |page| {
//!         page.open("#turn")?;
//!         page.click(named("Create Poland"))?;
//!         page.fill(named("Money given"), "12")?;
//!         page.choose(named("Founder"), "Russia")?;
//!         page.wait_for_text("Poland belongs to Russia")
//!     })
//! }
//! ```
//!
//! [`journey`] is taken in Chromium; [`in_every_engine!`] makes of a function with such steps one
//! test in each [`Engine`]. What an engine's driver cannot do is asked for by name, and left out
//! there: `if page.can(Ability::NarrowPage) { page.set_size(390, 844)?; }`. `tests/journeys/kit.rs`
//! shows all that a page can be asked for besides.
//!
//! Each journey has a browser with an empty profile and a server over `dist/` (or `$DIST`) of its
//! own, so journeys run side by side and in any order. Every step polls until it can be done or
//! ten seconds have passed; nothing sleeps in the hope that the page is ready.
//!
//! A journey also fails when the page logged an error, or loaded anything from another origin.
//! What it then looked like is in `journeys/` below Cargo's target directory.
// Each test target that takes in this module uses its part of it.
#![allow(dead_code, unused_imports, unused_macros)]

mod browser;
mod driver;
mod engine;
mod page;
mod server;

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::PathBuf;
use std::time::{Duration, Instant};

pub use engine::{Ability, Engine, NARROWEST};
pub use page::{Page, Scheme, Target, button, css, key, named};
pub use server::Answer;

use browser::Browser;
use server::Server;

/// How long a step tries before it gives up.
const DEADLINE: Duration = Duration::from_secs(10);
/// The pause between two tries.
const PULSE: Duration = Duration::from_millis(25);

/// How a step or a whole journey ended.
pub type Outcome<T = ()> = Result<T, Trouble>;

/// Why a step could not be done, in words.
pub struct Trouble(String);

impl Trouble {
    /// A trouble that says `words`.
    pub fn new(words: impl Into<String>) -> Self {
        Self(words.into())
    }
}

// The test runner prints a failed outcome with `Debug`; people read it.
impl fmt::Debug for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Any error at all may be a step's trouble.
impl<E: std::error::Error> From<E> for Trouble {
    fn from(error: E) -> Self {
        Self(error.to_string())
    }
}

/// Opens a fresh Chromium, takes `steps` in it, and checks that the page stayed sound meanwhile.
pub fn journey(name: &str, steps: impl FnOnce(&mut Page) -> Outcome) -> Outcome {
    journey_in(Engine::Chromium, name, steps)
}

/// The same in the browser of `engine`.
pub fn journey_in(engine: Engine, name: &str, steps: impl FnOnce(&mut Page) -> Outcome) -> Outcome {
    let server = Server::start(dist()?)?;
    let mut page = Page::new(Browser::start(engine)?, server)?;

    // A tablet on its side, unless the journey asks for something else.
    page.set_size(1180, 820)?;
    let walked = catch_unwind(AssertUnwindSafe(|| {
        steps(&mut page)?;
        page.check_sound()
    }));
    if matches!(walked, Ok(Ok(()))) {
        return Ok(());
    }
    let file = format!("{}-{engine:?}.png", name.replace([' ', '_'], "-"));
    let picture = output_directory("journeys")?.join(file);
    match page.screenshot(&picture) {
        Ok(()) => eprintln!("What it looked like: {}", picture.display()),
        Err(trouble) => eprintln!("No picture could be taken: {trouble:?}"),
    }
    for error in page.console_errors().unwrap_or_default() {
        eprintln!("The page logged: {error}");
    }
    walked.unwrap_or_else(|panic| resume_unwind(panic))
}

/// Declares journeys that are taken in every engine, each as a test in `chromium`, in `firefox` and
/// in `webkit`; named are the functions that take their steps.
macro_rules! in_every_engine {
    ($($journey:ident),+ $(,)?) => {
        in_every_engine!(@ chromium Chromium: $($journey)+);
        in_every_engine!(@ firefox Firefox: $($journey)+);
        in_every_engine!(@ webkit WebKit: $($journey)+);
    };
    (@ $module:ident $engine:ident: $($journey:ident)+) => {
        mod $module {
            $(
                #[test]
                fn $journey() -> $crate::harness::Outcome {
                    let engine = $crate::harness::Engine::$engine;
                    $crate::harness::journey_in(engine, stringify!($journey), super::$journey)
                }
            )+
        }
    };
}
pub(crate) use in_every_engine;

/// Tries again and again, until it works or the deadline has passed; yields the last trouble.
fn persist<T>(mut attempt: impl FnMut() -> Outcome<T>) -> Outcome<T> {
    let end = Instant::now() + DEADLINE;
    loop {
        match attempt() {
            Err(_) if Instant::now() < end => std::thread::sleep(PULSE),
            done => return done,
        }
    }
}

/// A directory for what tests leave to look at, below Cargo's target directory.
pub fn output_directory(name: &str) -> Outcome<PathBuf> {
    let directory = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("..").join(name);
    std::fs::create_dir_all(&directory)?;
    Ok(directory.canonicalize()?)
}

/// The built app: `$DIST`, or `dist/` in the package.
fn dist() -> Outcome<PathBuf> {
    let named = std::env::var("DIST").unwrap_or_else(|_| "dist".into());
    let dist = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(named);
    if dist.join("index.html").is_file() {
        Ok(dist)
    } else {
        let dist = dist.display();
        Err(Trouble(format!("There is no app in {dist}: run `make build` first.")))
    }
}
