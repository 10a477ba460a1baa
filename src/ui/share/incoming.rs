//! What has come, laid beside what is here. Nothing is touched until a choice is made.

use leptos::prelude::*;

use super::{prose, tell};
use crate::game::lineage::Relation;
use crate::storage::CampaignId;
use crate::storage::envelope::{Filed, SaveError};
use crate::storage::exchange::{ImportError, from_link, from_text};
use crate::storage::marks::relation;
use crate::ui::attr::fixed;
use crate::ui::live::nothing;
use crate::ui::parts::{Glyph, Kind, button, notice, sheet};
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
    let (name, mut read) = match session.incoming.get_untracked() {
        Some(Incoming::Link(link)) => {
            ("The link".to_owned(), vec![from_link(&link).map_err(|error| (error, link))])
        }
        Some(Incoming::Text(name, text)) => (name, from_text(&text)),
        None => return nothing(),
    };
    if read.len() == 1 {
        return match read.pop() {
            Some(Ok(filed)) => one(session, filed),
            Some(Err((error, text))) => unread(session, name, &error, text),
            None => nothing(),
        };
    }
    let (good, bad): (Vec<_>, Vec<_>) = read.into_iter().partition(Result::is_ok);
    several(
        session,
        &name,
        good.into_iter().flatten().collect(),
        bad.into_iter().filter_map(Result::err).collect(),
    )
}

/// Several campaigns that have come in one file.
fn several(session: Session, name: &str, good: Vec<Filed>, bad: Vec<(ImportError, String)>) -> AnyView {
    let here = session.campaigns_here();
    let row = |filed: &Filed| {
        view! {
            <li class="setup-line">
                <b>{shown(filed)}</b>
                {prose(nearest(&here, filed).1)}
            </li>
        }
        .into_any()
    };
    let wrong = |(error, _): (ImportError, String)| {
        notice("notice notice-warn", Glyph::Warn, "One cannot be read", arrival_words(&error))
    };
    let body = view! {
        {prose("Kept as new campaigns they stand beside what is here; nothing is replaced.")}
        <ul class="hand-list">{good.iter().map(row).collect_view()}</ul>
        {bad.into_iter().map(wrong).collect_view()}
    };
    let count = good.len();
    let label =
        ["Keep ", &count.to_string(), if count == 1 { " as new" } else { " as new campaigns" }].concat();
    let title = [name, " holds ", &count.to_string(), " campaigns"].concat();
    let keep = (count > 0).then(|| button(Kind::Go, &label, move || keep(session, &good)));
    sheet_of(session, title, body.into_any(), keep.into_iter().collect())
}

/// A sheet of what has come, which may be let pass; the likeliest button last.
fn sheet_of(session: Session, title: String, body: AnyView, acts: Vec<AnyView>) -> AnyView {
    let foot = view! { {button(Kind::Plain, "Not now", move || session.let_pass())} {acts} };
    sheet(move || title.clone(), move || session.let_pass(), body, Some(foot.into_any()))
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
    let body = view! {
        <p class="hand-relation">{words}</p>
        {match &near {
            Some(near) => table(&near.rows, Some(&near.name)),
            None => table(&compared(&filed.campaign, None), None),
        }}
    };
    let body = body.into_any();
    sheet_of(session, shown(&filed), body, choices(session, near, filed))
}

/// What can be done with it, the likeliest last.
fn choices(session: Session, near: Option<Match>, filed: Filed) -> Vec<AnyView> {
    let copy = filed.clone();
    let as_new = move |kind| button(kind, "Keep as new", move || keep(session, std::slice::from_ref(&copy)));
    let Some(Match { id, name, relation, .. }) = near else { return vec![as_new(Kind::Go)] };
    let open = move || {
        session.let_pass();
        if session.place() != Some(id) {
            session.open_from_shelf(id);
        }
    };
    let take = move |words: &str, said: &'static str| {
        button(Kind::Go, words, move || match session.take_over(id, &filed.campaign) {
            Ok(()) => {
                tell(session, said);
                open();
            }
            Err(why) => tell(session, why),
        })
    };
    let go = match relation {
        Relation::Unknown | Relation::Distant => return vec![as_new(Kind::Go)],
        Relation::Same | Relation::Behind(_) => button(Kind::Go, &["Open “", &name, "”"].concat(), open),
        Relation::Ahead(_) => take("Take over", "Your campaign goes on from there."),
        Relation::Diverged { .. } | Relation::Left => {
            let said = "Their line is taken up. Yours stays in the record, among the lines that were left.";
            take("Take over theirs", said)
        }
    };
    vec![as_new(Kind::Plain), go]
}

fn keep(session: Session, files: &[Filed]) {
    match session.keep_as_new(files) {
        Ok(kept) => {
            session.let_pass();
            match kept.as_slice() {
                [one] => session.open_from_shelf(*one),
                _ => tell(session, "They are on the shelf."),
            }
        }
        Err(why) => tell(session, why),
    }
}

/// The values side by side: what has come, and the campaign of that name.
fn table(rows: &[Compared], here: Option<&String>) -> AnyView {
    let head = here.map(|name| {
        view! {
            <thead>
                <tr>
                    <td></td>
                    <th scope="col">"What has come"</th>
                    <th {..fixed("scope", "col")}>{["“", name, "” here"].concat()}</th>
                </tr>
            </thead>
        }
        .into_any()
    });
    let row = |one: &Compared| {
        let differs = one.differs();
        let class = if differs { "is-different" } else { "" };
        let sign = differs.then(|| view! { <span class="unseen">"Different: "</span> }.into_any());
        view! {
            <tr>
                <th {..fixed("scope", "row")}>{one.label}</th>
                <td class=class>{one.theirs.clone()}</td>
                {one.mine.clone().map(|mine| view! { <td class=class>{sign} {mine}</td> }.into_any())}
            </tr>
        }
        .into_any()
    };
    view! {
        <table class="hand-table">
            {head}
            <tbody>{rows.iter().map(row).collect_view()}</tbody>
        </table>
    }
    .into_any()
}

/// What cannot be read, and what can be done with it.
fn unread(session: Session, name: String, error: &ImportError, text: String) -> AnyView {
    let body = view! {
        {notice("notice notice-warn", Glyph::Warn, "It cannot be opened", arrival_words(error))}
        {prose("Nothing on this device is changed.")}
    };
    let newer = match error {
        ImportError::Saved(SaveError::Newer { theirs, .. }) if text.starts_with('{') => {
            Some(theirs.version.clone())
        }
        _ => None,
    };
    let title = name.clone();
    let keep = newer.map(|version| {
        button(Kind::Plain, "Keep it for the newer version", move || {
            match session.keep_unread(&name, &version, &text) {
                Ok(()) => {
                    session.let_pass();
                    tell(session, "It is on the shelf, and opens once the app is newer.");
                }
                Err(why) => tell(session, why),
            }
        })
    });
    let close = move || session.let_pass();
    let foot = view! { {keep} {button(Kind::Go, "All right", close)} };
    sheet(move || title.clone(), close, body.into_any(), Some(foot.into_any()))
}
