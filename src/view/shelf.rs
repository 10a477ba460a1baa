//! The shelf in words: campaigns, their files, how long ago something was.

use crate::engine::campaign::Campaign;
use crate::game::lineage::Relation;
use crate::model::date::GameDate;
use crate::view::words::figures::counted;

/// The name of a campaign's file: whose it is, its month, and how many acts its record has.
#[must_use]
pub fn file_name(name: &str, campaign: &Campaign) -> String {
    let game = campaign.game();
    let (name, month) = (slug(name), format!("{}-{:02}", game.date.year(), game.date.month()));
    let between = if name.is_empty() { "" } else { "-" };
    format!("poland-in-arms{between}{name}-{month}-r{}.json", campaign.journal().entries.len())
}

/// The name of a file with several campaigns.
#[must_use]
pub fn file_name_of_all(count: usize) -> String {
    format!("poland-in-arms-shelf-of-{count}.json")
}

/// The same file for a share sheet, which takes texts only.
#[must_use]
pub fn as_text(name: &str) -> String {
    [name.trim_end_matches(".json"), ".txt"].concat()
}

/// How long ago something was, in minutes.
#[must_use]
pub fn ago(minutes: u32) -> String {
    let some = |count: u32, one, many| [&counted(i64::from(count), one, many), " ago"].concat();
    match minutes {
        0 | 1 => "just now".to_owned(),
        2..60 => some(minutes, "minute", "minutes"),
        60..1440 => some(minutes / 60, "hour", "hours"),
        _ => some(minutes / 1440, "day", "days"),
    }
}

/// The room a text takes.
#[must_use]
pub fn size(characters: usize) -> String {
    match characters {
        0..1_000 => "below 1 kB".to_owned(),
        1_000..1_000_000 => format!("{} kB", characters / 1_000),
        _ => format!("{}.{} MB", characters / 1_000_000, characters / 100_000 % 10),
    }
}

/// A campaign on the shelf in one line: its month, and how it stands.
#[must_use]
pub fn standing(month: Option<GameDate>, stands: Option<(bool, i32, i32)>) -> String {
    let Some(month) = month else { return "Its last save is damaged".to_owned() };
    match stands {
        None => month.to_string(),
        Some((active, victory, level)) => {
            let poland = if active { "Poland stands" } else { "no Poland" };
            format!("{month} · {poland} · {victory} of {level} points")
        }
    }
}

/// How many acts were done since the last copy outside this device.
#[must_use]
pub fn since_copy(entries: u32, copied: Option<(u32, String)>) -> String {
    match copied {
        None => "never copied off this device".to_owned(),
        Some((then, ago)) if then >= entries => format!("copied off this device {ago}, nothing since"),
        Some((then, ago)) => {
            let since = counted(i64::from(entries - then), "act", "acts");
            format!("copied off this device {ago}, {since} since")
        }
    }
}

/// How what has come stands to a campaign that is here.
#[must_use]
pub fn relation(relation: Relation, name: &str) -> String {
    let acts = |count: u32| counted(i64::from(count), "act", "acts");
    match relation {
        Relation::Unknown => "No campaign on this device has anything in common with it.".to_owned(),
        Relation::Same => format!("“{name}” here is the same, act for act."),
        Relation::Ahead(by) => format!("It is {} ahead of “{name}” here.", acts(by)),
        Relation::Behind(by) => format!("“{name}” here is {} further on.", acts(by)),
        Relation::Left => format!("It ends on a line of “{name}” that was left here."),
        Relation::Diverged { here, there } => format!(
            "It and “{name}” here have gone apart: {} here, {} there since the last one in common.",
            acts(here),
            acts(there)
        ),
        Relation::Distant => format!(
            "It is of the same campaign as “{name}” here, but too many acts apart to say which is ahead. Ask for the whole \
             record."
        ),
    }
}

/// The most letters of a campaign's name that go into a file's.
const MOST_LETTERS: usize = 40;

/// A name in letters that every device takes in a file's name: Latin ones without their marks, digits, and hyphens between.
#[must_use]
pub fn slug(name: &str) -> String {
    let mut slug = String::new();
    for letter in name.chars().flat_map(char::to_lowercase) {
        let plain = match letter {
            'a'..='z' | '0'..='9' => letter,
            'ą' | 'ä' | 'á' | 'à' | 'â' => 'a',
            'ć' | 'č' | 'ç' => 'c',
            'ę' | 'é' | 'è' | 'ê' | 'ë' => 'e',
            'í' | 'î' | 'ï' => 'i',
            'ł' => 'l',
            'ń' | 'ñ' => 'n',
            'ó' | 'ö' | 'ô' => 'o',
            'ś' | 'š' | 'ß' => 's',
            'ú' | 'ü' | 'û' => 'u',
            'ź' | 'ż' | 'ž' => 'z',
            _ if slug.is_empty() || slug.ends_with('-') => continue,
            _ => '-',
        };
        if slug.len() == MOST_LETTERS {
            break;
        }
        slug.push(plain);
    }
    slug.trim_end_matches('-').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::example::example;

    #[test]
    fn a_file_is_named_by_campaign_month_and_acts() {
        let campaign = example().unwrap();
        let acts = campaign.journal().entries.len();
        let name = file_name("Środa / Kościuszko!", &campaign);
        assert_eq!(name, format!("poland-in-arms-sroda-kosciuszko-1807-10-r{acts}.json"));
        assert_eq!(as_text(&name), format!("poland-in-arms-sroda-kosciuszko-1807-10-r{acts}.txt"));
        assert_eq!(file_name("…", &campaign), format!("poland-in-arms-1807-10-r{acts}.json"));
    }

    #[test]
    fn time_and_room_are_told_roundly() {
        for (minutes, words) in [
            (0, "just now"),
            (2, "2 minutes ago"),
            (59, "59 minutes ago"),
            (60, "1 hour ago"),
            (1439, "23 hours ago"),
            (1440, "1 day ago"),
            (20000, "13 days ago"),
        ] {
            assert_eq!(ago(minutes), words);
        }
        for (characters, words) in
            [(999, "below 1 kB"), (1_000, "1 kB"), (211_599, "211 kB"), (1_250_000, "1.2 MB")]
        {
            assert_eq!(size(characters), words);
        }
        assert_eq!(
            since_copy(40, Some((40, "just now".to_owned()))),
            "copied off this device just now, nothing since"
        );
        assert_eq!(
            since_copy(41, Some((40, "1 day ago".to_owned()))),
            "copied off this device 1 day ago, 1 act since"
        );
    }
}
