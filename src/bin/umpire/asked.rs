//! What the umpire is asked for on its command line.

use std::ffi::OsString;
use std::path::PathBuf;

/// How to run.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// A saved campaign to begin from.
    pub file: Option<PathBuf>,
    /// Where to save the campaign at the end.
    pub save: Option<PathBuf>,
    /// Put every fact into words, too.
    pub words: bool,
}

/// What came of reading the command line.
#[derive(Debug, PartialEq, Eq)]
pub enum Asked {
    /// To be run.
    Run(Options),
    /// Help or version, to be printed.
    Told(String),
    /// A mistake, to be printed as an error.
    Wrong(String),
}

const HELP: &str = "\
The umpire keeps the Polish books of an Empires in Arms campaign: it reads acts, one JSON
object a line, and answers each with what happened, or with every reason why it may not.

Usage: umpire [OPTIONS] [SAVED] < ACTS

  SAVED          a saved campaign to go on from; without it the first line of the acts is
                 a saved campaign on one line, or {\"begin\":{...}}

Options:
  --save FILE    write the campaign to FILE at the end, refused acts or not
  --words        put every fact into a sentence, too
  --help         print this
  --version      print the version

Each act is answered by one line:
  {\"line\":3,\"ok\":true,\"facts\":[...]}      it was done; this happened
  {\"line\":4,\"ok\":false,\"unmet\":[...]}     it is refused; clause, need, words, first free month
  {\"line\":5,\"error\":\"...\"}                it could not be read
The last line is {\"summary\":{...}}: every value of the books with the clause it rests on.
Besides acts there are {\"undo\":2} and {\"redo\":1}. Empty lines and lines with # are passed over.

Exit status: 0 all acts done, 1 some refused, 2 something could not be read or written.
The acts are described in docs/umpire.md.";

/// Reads the command line.
pub fn read(mut words: impl Iterator<Item = OsString>) -> Asked {
    let mut options = Options::default();
    let mut only_files = false;
    while let Some(word) = words.next() {
        match word.to_str() {
            Some("--help" | "-h") if !only_files => return Asked::Told(HELP.to_owned()),
            Some("--version" | "-V") if !only_files => {
                return Asked::Told(format!("umpire {}", env!("CARGO_PKG_VERSION")));
            }
            Some("--words") if !only_files => options.words = true,
            Some("--save") if !only_files => match words.next() {
                Some(file) => options.save = Some(file.into()),
                None => return Asked::Wrong("umpire: --save wants a file".to_owned()),
            },
            Some("--") if !only_files => only_files = true,
            Some(option) if !only_files && option.starts_with('-') => {
                return Asked::Wrong(format!("umpire: there is no option {option}; --help names them all"));
            }
            _ if options.file.is_some() => {
                return Asked::Wrong("umpire: only one saved campaign can be opened".to_owned());
            }
            _ => options.file = Some(word.into()),
        }
    }
    Asked::Run(options)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(line: &str) -> Asked {
        read(line.split_whitespace().map(OsString::from))
    }

    #[test]
    fn options_come_in_any_order() {
        let options = Options { file: Some("old.json".into()), save: Some("new.json".into()), words: true };
        assert_eq!(asked("--words old.json --save new.json"), Asked::Run(options));
        assert_eq!(asked(""), Asked::Run(Options::default()));
        let file = Options { file: Some("--odd".into()), ..Options::default() };
        assert_eq!(asked("-- --odd"), Asked::Run(file));
    }

    #[test]
    fn mistakes_are_told() {
        for line in ["--save", "--sve new.json", "one.json two.json"] {
            assert!(matches!(asked(line), Asked::Wrong(_)), "{line}");
        }
        assert!(matches!(asked("--words --help"), Asked::Told(_)));
    }
}
