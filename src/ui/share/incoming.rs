//! What has come, laid beside what is here. Nothing is touched until a choice is made.

use leptos::prelude::*;

use crate::game::lineage::Relation;
use crate::storage::CampaignId;
use crate::storage::envelope::{Filed, SaveError};
use crate::storage::exchange::{ImportError, from_link, from_text};
use crate::storage::marks::relation;
use crate::ui::parts::{Glyph, Kind, button, notice, sheet};
use crate::ui::plain::{El, Node, el, nothing};
use crate::ui::save_words::arrival_words;
use crate::ui::session::{Incoming, Session};
use crate::view::incoming::{Compared, compared};
use crate::view::shelf;

/// A campaign here that has something in common with the one that has come.
struct Match {
    id: CampaignId,
    name: String,
    relation: Relation,
    rows: Vec<Compared>,
}

/// The sheet of what has come.
pub fn incoming_sheet() -> AnyView {
    let session = Session::here();
    let (from, read) = match session.incoming.get_untracked() {
        Some(Incoming::Link(link)) => ("The link", vec![from_link(&link).map_err(|error| (error, link))]),
        Some(Incoming::Text(_, text)) => ("The file", from_text(&text)),
        None => return nothing(),
    };
    let name = match session.incoming.get_untracked() {
        Some(Incoming::Text(name, _)) => name,
        _ => from.to_owned(),
    };
    let close = move || session.let_pass();
    let mut read = read;
    if read.len() == 1 {
        return match read.pop() {
            Some(Ok(filed)) => one(session, filed),
            Some(Err((error, text))) => unread(session, &name, &error, text),
            None => nothing(),
        };
    }
    let (good, bad): (Vec<_>, Vec<_>) = read.into_iter().partition(Result::is_ok);
    let good: Vec<Filed> = good.into_iter().filter_map(Result::ok).collect();
    let bad = bad.into_iter().filter_map(Result::err);
    let here = session.campaigns_here();
    let rows = good.iter().map(|filed| {
        let (_, words) = nearest(&here, filed);
        el("li", "setup-line").child(el("b", "").child(shown(filed))).child(el("p", "act-text").child(words))
    });
    let list = el("ul", "hand-list").children(rows.collect::<Vec<El>>());
    let wrong = bad.map(|(error, _)| {
        notice("notice notice-warn", Glyph::Warn, "One cannot be read", arrival_words(&error)).node()
    });
    let text = "Kept as new campaigns they stand beside what is here; nothing is replaced.";
    let mut body = vec![el("p", "act-text").child(text).node(), list.node()];
    body.extend(wrong);
    let count = good.len();
    let label =
        ["Keep ", &count.to_string(), if count == 1 { " as new" } else { " as new campaigns" }].concat();
    let keep = (count > 0).then(|| button(Kind::Go, &label, move || keep(session, &good)));
    let foot = vec![button(Kind::Plain, "Not now", close).node(), keep.node()];
    let title = [&name, " holds ", &count.to_string(), " campaigns"].concat();
    sheet(move || title.clone(), close, body.node(), Some(foot.node()))
}

fn shown(filed: &Filed) -> String {
    filed.label.clone().unwrap_or_else(|| filed.campaign.game().setup.name.clone())
}

type Here = (CampaignId, String, crate::engine::campaign::Campaign);

/// The campaign here that is nearest to one that has come, and how they stand, in words.
fn nearest<'h>(here: &'h [Here], filed: &Filed) -> (Option<(CampaignId, &'h str, Relation)>, String) {
    let rank = |relation: Relation| match relation {
        Relation::Unknown => 6,
        Relation::Same => 0,
        Relation::Ahead(_) => 1,
        Relation::Behind(_) => 2,
        Relation::Diverged { .. } => 3,
        Relation::Left => 4,
        Relation::Distant => 5,
    };
    let stands = here
        .iter()
        .map(|(id, name, mine)| (*id, name.as_str(), relation(mine.journal(), filed.campaign.journal())));
    let nearest = stands.min_by_key(|(_, _, relation)| rank(*relation));
    let nearest = nearest.filter(|(_, _, relation)| *relation != Relation::Unknown);
    let words = match nearest {
        Some((_, name, relation)) => shelf::relation(relation, name),
        None => shelf::relation(Relation::Unknown, ""),
    };
    (nearest, words)
}

/// One campaign that has come.
fn one(session: Session, filed: Filed) -> AnyView {
    let here = session.campaigns_here();
    let (near, words) = nearest(&here, &filed);
    let near = near.map(|(id, name, relation)| {
        let mine = here.iter().find(|(other, ..)| *other == id).map(|(_, _, campaign)| campaign);
        Match { id, name: name.to_owned(), relation, rows: compared(&filed.campaign, mine) }
    });
    let rows = match &near {
        Some(near) => near.rows.clone(),
        None => compared(&filed.campaign, None),
    };
    let title = shown(&filed);
    let body = vec![el("p", "hand-relation").child(words).node(), table(&rows, near.as_ref()).node()];
    let close = move || session.let_pass();
    let mut foot = vec![button(Kind::Plain, "Not now", close)];
    foot.extend(choices(session, near, filed));
    sheet(move || title.clone(), close, body.node(), Some(foot.node()))
}

/// What can be done with it, the likeliest last.
fn choices(session: Session, near: Option<Match>, filed: Filed) -> Vec<El> {
    let copy = filed.clone();
    let as_new = move |kind, words: &str| {
        let filed = copy.clone();
        button(kind, words, move || keep(session, std::slice::from_ref(&filed)))
    };
    let Some(Match { id, name, relation, .. }) = near else { return vec![as_new(Kind::Go, "Keep as new")] };
    let open = move |words: &str| {
        button(Kind::Go, words, move || {
            session.let_pass();
            if session.place() != Some(id) {
                session.open_from_shelf(id);
            }
        })
    };
    let take = move |words: &str, said: &'static str| {
        let filed = filed.clone();
        button(Kind::Go, words, move || match session.take_over(id, &filed.campaign) {
            Ok(()) => {
                session.let_pass();
                session.notice.set(Some(said.to_owned()));
                if session.place() != Some(id) {
                    session.open_from_shelf(id);
                }
            }
            Err(why) => session.notice.set(Some(why)),
        })
    };
    match relation {
        Relation::Unknown | Relation::Distant => vec![as_new(Kind::Go, "Keep as new")],
        Relation::Same | Relation::Behind(_) => {
            vec![as_new(Kind::Plain, "Keep as new"), open(&["Open “", &name, "”"].concat())]
        }
        Relation::Ahead(_) => {
            vec![as_new(Kind::Plain, "Keep as new"), take("Take over", "Your campaign goes on from there.")]
        }
        Relation::Diverged { .. } | Relation::Left => {
            let said = "Their line is taken up. Yours stays in the record, among the lines that were left.";
            vec![as_new(Kind::Plain, "Keep as new"), take("Take over theirs", said)]
        }
    }
}

fn keep(session: Session, files: &[Filed]) {
    match session.keep_as_new(files) {
        Ok(kept) => {
            session.let_pass();
            match kept.as_slice() {
                [one] => session.open_from_shelf(*one),
                _ => session.notice.set(Some("They are on the shelf.".to_owned())),
            }
        }
        Err(why) => session.notice.set(Some(why)),
    }
}

/// The values side by side.
fn table(rows: &[Compared], near: Option<&Match>) -> El {
    let head = near.map(|near| {
        let cell = |text: &str| el("th", "").attr("scope", "col").child(text);
        let name = ["“", &near.name, "” here"].concat();
        el("thead", "")
            .child(el("tr", "").child(el("td", "")).child(cell("What has come")).child(cell(&name)))
    });
    let row = |one: &Compared| {
        let differs = one.differs();
        let mine = one.mine.as_ref().map(|mine| {
            let sign = differs.then(|| el("span", "unseen").child("Different: "));
            el("td", if differs { "is-different" } else { "" }).child(sign).child(mine.as_str())
        });
        el("tr", "")
            .child(el("th", "").attr("scope", "row").child(one.label))
            .child(el("td", if differs { "is-different" } else { "" }).child(one.theirs.as_str()))
            .child(mine)
    };
    el("table", "hand-table")
        .child(head)
        .child(el("tbody", "").children(rows.iter().map(row).collect::<Vec<El>>()))
}

/// What cannot be read, and what can be done with it.
fn unread(session: Session, name: &str, error: &ImportError, text: String) -> AnyView {
    let close = move || session.let_pass();
    let why = notice("notice notice-warn", Glyph::Warn, "It cannot be opened", arrival_words(error));
    let rest = el("p", "act-text").child("Nothing on this device is changed.");
    let newer = match error {
        ImportError::Saved(SaveError::Newer { theirs, .. }) if text.starts_with('{') => {
            Some(theirs.version.clone())
        }
        _ => None,
    };
    let kept_name = name.to_owned();
    let keep = newer.map(|version| {
        button(Kind::Plain, "Keep it for the newer version", move || {
            match session.keep_unread(&kept_name, &version, &text) {
                Ok(()) => {
                    session.let_pass();
                    session
                        .notice
                        .set(Some("It is on the shelf, and opens once the app is newer.".to_owned()));
                }
                Err(why) => session.notice.set(Some(why)),
            }
        })
    });
    let foot = vec![keep.node(), button(Kind::Go, "All right", close).node()].node();
    let title = name.to_owned();
    sheet(move || title.clone(), close, vec![why.node(), rest.node()].node(), Some(foot))
}
