//! The driver of an engine as a running program, with all that it needs around it.

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::path::PathBuf;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};

use super::engine::{Engine, environment};
use super::{Outcome, Trouble, persist};

/// As large as the largest page that is asked for, and the browser's own bars.
const SCREEN: &str = "1920x1400x24";

/// How many ports are tried that nobody else may have taken meanwhile.
const PORTS: u32 = 5;

/// A driver that listens; it, its display and its files go when this is dropped.
pub struct Driver {
    program: Option<Child>,
    display: Option<Child>,
    /// Holds the profile, the downloads, and whatever else the browser leaves behind.
    scratch: PathBuf,
    port: u16,
}

impl Driver {
    /// Starts one. The port that a driver finds free may be taken before it listens; then it ends, and is started again.
    pub fn start(engine: Engine) -> Outcome<Self> {
        let mut started = Self::begin(engine);
        for _ in 0..2 {
            if started.is_err() {
                started = Self::begin(engine);
            }
        }
        started
    }

    fn begin(engine: Engine) -> Outcome<Self> {
        static STARTED: AtomicU32 = AtomicU32::new(0);
        let number = STARTED.fetch_add(1, Ordering::Relaxed);
        let name = format!("poland-in-arms-{}-{number}", std::process::id());
        let scratch = std::env::temp_dir().join(name);
        // Made before anything can fail, so that whatever was begun is ended too.
        let mut driver = Self { program: None, display: None, scratch, port: 0 };
        std::fs::create_dir_all(driver.profile())?;
        std::fs::create_dir_all(driver.downloads())?;
        if engine.is_told_its_port() {
            driver.start_on_display(engine)?;
        } else {
            let lines = driver.run(engine.driver(&driver.scratch, 0))?;
            driver.port = first(lines, |line| engine.port(line))
                .ok_or_else(|| Trouble::new("the driver ended without naming its port"))?;
        }
        Ok(driver)
    }

    /// Where it listens.
    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    pub fn profile(&self) -> PathBuf {
        self.scratch.join("profile")
    }

    pub fn downloads(&self) -> PathBuf {
        self.scratch.join("downloads")
    }

    /// The driver that says nothing is given a port, and asked there until it answers.
    fn start_on_display(&mut self, engine: Engine) -> Outcome {
        // Each browser has a screen to itself: on a shared one, the windows would lie on each other.
        let mut display = Command::new(environment("XVFB", "Xvfb"));
        display.args(["-displayfd", "1", "-screen", "0", SCREEN, "-nolisten", "tcp"]);
        let (program, lines) = spawn(display)?;
        self.display = Some(program);
        let number = first(lines, |line| line.trim().parse::<u32>().ok())
            .ok_or_else(|| Trouble::new("the display ended without naming its number"))?;
        let place = format!("XDG_DOWNLOAD_DIR=\"{}\"\n", self.downloads().display());
        std::fs::write(self.scratch.join("user-dirs.dirs"), place)?;

        for _ in 0..PORTS {
            self.port = unused_port()?;
            let mut command = engine.driver(&self.scratch, self.port);
            command.env("DISPLAY", format!(":{number}"));
            let lines = self.run(command)?;
            drain(lines);
            let status = format!("{}/status", self.address());
            persist(|| if self.has_ended() { Ok(()) } else { Ok(ureq::get(&status).call().map(drop)?) })?;
            // It ends where somebody else listens, who may have answered in its place.
            if !self.has_ended() {
                return Ok(());
            }
        }
        Err(Trouble::new("the driver found no port to listen on"))
    }

    fn has_ended(&mut self) -> bool {
        self.program.as_mut().is_none_or(|program| !matches!(program.try_wait(), Ok(None)))
    }

    fn run(&mut self, command: Command) -> Outcome<Lines> {
        let (program, lines) = spawn(command)?;
        self.program = Some(program);
        Ok(lines)
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        for program in [&mut self.program, &mut self.display].into_iter().flatten() {
            let _ = program.kill();
            let _ = program.wait();
        }
        // A browser may still write down the last of its profile.
        let _ = persist(|| Ok(std::fs::remove_dir_all(&self.scratch)?));
    }
}

type Lines = std::io::Lines<BufReader<ChildStdout>>;

/// A program, and the lines that it says.
fn spawn(mut command: Command) -> Outcome<(Child, Lines)> {
    let mut program = command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .map_err(|error| Trouble::new(format!("{:?} does not start: {error}", command.get_program())))?;
    let said = program.stdout.take().ok_or_else(|| Trouble::new("no pipe"))?;
    Ok((program, BufReader::new(said).lines()))
}

/// The first thing seen in the lines; what comes after it is of no interest.
fn first<T>(mut lines: Lines, seen: impl Fn(&str) -> Option<T>) -> Option<T> {
    let found = lines.by_ref().map_while(Result::ok).find_map(|line| seen(&line));
    drain(lines);
    found
}

/// Reads on, so that a program never writes to a full or broken pipe.
fn drain(lines: Lines) {
    std::thread::spawn(move || lines.for_each(drop));
}

/// A port on which nobody listens, and that no other journey of this run was given.
fn unused_port() -> Outcome<u16> {
    static GIVEN: Mutex<BTreeSet<u16>> = Mutex::new(BTreeSet::new());
    let mut given = GIVEN.lock().map_err(|_| Trouble::new("a journey fell over its port"))?;
    loop {
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        if given.insert(port) {
            return Ok(port);
        }
    }
}
