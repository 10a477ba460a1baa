//! The ledger as a table for spreadsheets: RFC 4180, one line for each booking, oldest first; numbers are plain numbers.

use crate::engine::campaign::Campaign;
use crate::engine::ledger::{Account, Given, Posting, Share, of_others, opening, postings, statement};
use crate::model::date::GameDate;
use crate::view::shelf::slug;

use super::others::{Sums, amount};
use super::{account_name, cause, note};

const HEADER: &str = "date,kind,amount,balance,cause,clause,note\r\n";

/// Every booking of every kind since the start. An account that began with something has a first line of its own, so that the
/// amounts of a kind add up to its last balance.
#[must_use]
pub fn csv(campaign: &Campaign) -> String {
    let mut text = String::from(HEADER);
    for account in Account::ALL {
        let first = opening(campaign, account);
        if first != 0 {
            let from = statement(campaign, account).from;
            let words = ["At the start", account.clause().number(), ""];
            line(&mut text, from, account_name(account), (first, first), words);
        }
    }
    let given = of_others(campaign);
    let mut given = given.iter().peekable();
    let mut so_far = Sums::default();
    for posting in postings(campaign) {
        while let Some(one) = given.next_if(|one| one.entry < posting.entry) {
            line_of_other(&mut text, campaign, one, &mut so_far);
        }
        line_of_own(&mut text, campaign, &posting);
    }
    for one in given {
        line_of_other(&mut text, campaign, one, &mut so_far);
    }
    text
}

/// The name of its file: `poland-in-arms-<the campaign>-1807-10-ledger.csv`.
#[must_use]
pub fn csv_name(campaign: &Campaign) -> String {
    let game = campaign.game();
    let name = slug(&game.setup.name);
    let between = if name.is_empty() { "" } else { "-" };
    format!("poland-in-arms{between}{name}-{}-{:02}-ledger.csv", game.date.year(), game.date.month())
}

fn line_of_own(text: &mut String, campaign: &Campaign, posting: &Posting) {
    let kind = account_name(posting.account);
    let note = note(campaign, posting.entry, posting.lost).unwrap_or_default();
    let words = [cause(&posting.term), posting.clause.number().to_owned(), note];
    line(text, posting.date, kind, (posting.moved, posting.balance), words.each_ref().map(String::as_str));
}

fn line_of_other(text: &mut String, campaign: &Campaign, given: &Given, so_far: &mut Sums) {
    let what = if matches!(given.share, Share::Points(_)) { "political points" } else { "money" };
    let kind = format!("{}: {what}", given.power.name());
    let balance = so_far.add(given);
    let note = note(campaign, given.entry, 0).unwrap_or_default();
    let words = [given.cause.name(), given.clause.number(), note.as_str()];
    line(text, given.date, &kind, (amount(given.share).0, balance), words);
}

fn line(text: &mut String, date: GameDate, kind: &str, (amount, balance): (i32, i32), words: [&str; 3]) {
    text.push_str(&format!("{}-{:02},", date.year(), date.month()));
    cell(text, kind);
    text.push_str(&format!(",{amount},{balance}"));
    for word in words {
        text.push(',');
        cell(text, word);
    }
    text.push_str("\r\n");
}

/// Letters with which a spreadsheet takes a text for a formula, or that hide one.
const FORMULA: [char; 10] = ['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠'];

/// A text, quoted where it must be; one that a spreadsheet would take for a formula is marked as text.
fn cell(text: &mut String, word: &str) {
    let quoted = word.contains([',', '"', '\r', '\n']);
    if quoted {
        text.push('"');
    }
    if word.starts_with(FORMULA) {
        text.push('\'');
    }
    for letter in word.chars() {
        if letter == '"' {
            text.push('"');
        }
        text.push(letter);
    }
    if quoted {
        text.push('"');
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(word: &str) -> String {
        let mut text = String::new();
        cell(&mut text, word);
        text
    }

    #[test]
    fn a_name_is_a_file_name_everywhere() {
        let cases = [
            ("Poland in Arms", "poland-in-arms"),
            ("  Środa wieczór, Łódź!  ", "sroda-wieczor-lodz"),
            ("../../etc/passwd", "etc-passwd"),
            ("CON: \"a\"", "con-a"),
            ("🐎", ""),
            ("", ""),
            ("a------b", "a-b"),
            (
                "A very long name of a campaign that goes on and on",
                "a-very-long-name-of-a-campaign-that-goes",
            ),
        ];
        for (name, expected) in cases {
            assert_eq!(slug(name), expected);
        }
    }

    #[test]
    fn cells_are_quoted_and_never_formulas() {
        let cases = [
            ("Upkeep", "Upkeep"),
            ("", ""),
            ("Środa — 🐎", "Środa — 🐎"),
            ("a, b", "\"a, b\""),
            ("the \"King\"", "\"the \"\"King\"\"\""),
            ("two\r\nlines", "\"two\r\nlines\""),
            ("=1+1", "'=1+1"),
            ("+1", "'+1"),
            ("-2", "'-2"),
            ("@A1", "'@A1"),
            ("\t=1", "'\t=1"),
            ("=HYPERLINK(\"x\",1)", "\"'=HYPERLINK(\"\"x\"\",1)\""),
            ("a=1", "a=1"),
            ("'", "'"),
        ];
        for (word, expected) in cases {
            assert_eq!(written(word), expected);
        }
    }
}
