//! The umpire: the engine at a prompt, for groups that play by e-mail. docs/umpire.md is its page.

#[path = "umpire/asked.rs"]
mod asked;
#[path = "umpire/desk.rs"]
mod desk;
#[path = "umpire/lines.rs"]
mod lines;
#[path = "umpire/summary.rs"]
mod summary;

use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use poland_in_arms::storage;
use serde::Serialize;

use asked::{Asked, Options};
use desk::Desk;

/// Every act was accepted.
const ACCEPTED: u8 = 0;
/// Some act was refused.
const REFUSED: u8 = 1;
/// Some input could not be read, or a file not be written.
const UNREADABLE: u8 = 2;

fn main() -> ExitCode {
    let options = match asked::read(std::env::args_os().skip(1)) {
        Asked::Run(options) => options,
        Asked::Told(text) => return told(&mut io::stdout(), &text, ACCEPTED),
        Asked::Wrong(text) => return told(&mut io::stderr(), &text, UNREADABLE),
    };
    match run(&options) {
        Ok(status) => ExitCode::from(status),
        // Whoever read the answers has stopped reading.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::from(UNREADABLE),
        Err(error) => told(&mut io::stderr(), &format!("umpire: {error}"), UNREADABLE),
    }
}

fn told(to: &mut impl Write, text: &str, status: u8) -> ExitCode {
    match writeln!(to, "{text}") {
        Ok(()) => ExitCode::from(status),
        Err(_) => ExitCode::from(UNREADABLE),
    }
}

/// The last line.
#[derive(Serialize)]
struct Closing {
    summary: Option<summary::Page>,
}

fn print(to: &mut impl Write, answer: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *to, answer)?;
    writeln!(to)
}

fn run(options: &Options) -> io::Result<u8> {
    let mut desk = Desk::new(options.words);
    let mut out = io::BufWriter::new(io::stdout().lock());
    if let Some(file) = &options.file {
        let text = std::fs::read(file).map_err(|error| at(file, &error))?;
        print(&mut out, &desk.take_file(&text))?;
    }
    lines::each(&mut io::stdin().lock(), |number, line| match desk.take_line(number, line) {
        Some(answer) => print(&mut out, &answer),
        None => Ok(()),
    })?;
    print(&mut out, &Closing { summary: desk.summary() })?;
    out.flush()?;
    if let Some(file) = &options.save {
        save(&desk, file)?;
    }
    Ok(match (desk.is_readable(), desk.is_accepted()) {
        (false, _) => UNREADABLE,
        (true, false) => REFUSED,
        (true, true) => ACCEPTED,
    })
}

/// Writes the campaign beside the file first, so that the old one is whole until the new one is.
fn save(desk: &Desk, file: &Path) -> io::Result<()> {
    let campaign = desk.campaign().ok_or_else(|| io::Error::other("there is no campaign to save"))?;
    let text = storage::encode(campaign).map_err(|error| io::Error::other(desk::save_error(&error)))?;
    let mut beside = file.as_os_str().to_owned();
    beside.push(".new");
    std::fs::write(&beside, text + "\n")
        .and_then(|()| std::fs::rename(&beside, file))
        .map_err(|error| at(file, &error))
}

fn at(file: &Path, error: &io::Error) -> io::Error {
    io::Error::other(format!("{}: {error}", file.display()))
}
