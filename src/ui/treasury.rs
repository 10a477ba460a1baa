//! The Treasury screen: the quarter's close, purchases, the quarters ahead, the books and the ledger.

mod card;

pub(crate) use card::card_sheet;

use leptos::prelude::*;

use crate::ui::page::{self, Drawers};
use crate::ui::platform;
use crate::ui::session::Session;
use crate::view::page::{Page, PageState};
use crate::view::treasury::{self, Tab, answered, csv, csv_name, filled};

/// The Treasury screen.
pub fn screen() -> AnyView {
    let session = Session::here();
    Effect::new(move |_| {
        session.basket.track();
        session.keep_basket();
    });
    page::screen(Drawers::ALL, build, hear)
}

fn build(session: Session, state: &PageState) -> Option<Page> {
    let tab = session.treasury_page.get();
    session.closing.with(|draft| {
        session.basket.with(|basket| {
            session.ask(|campaign| treasury::page(campaign, tab, draft.as_ref(), basket, state))
        })
    })
}

/// The tab, the close and the basket outlive the page.
fn hear(session: Session, key: &str, answer: &str) -> bool {
    match key {
        "tab" => session.treasury_page.set(Tab::from_id(answer).unwrap_or(Tab::Quarter)),
        "csv" => take_ledger(session),
        "close/anew" => session.keep_closing(None),
        _ => return close(session, key, answer) || session.put_in_basket(key, answer),
    }
    true
}

fn close(session: Session, key: &str, answer: &str) -> bool {
    let changed = session.campaign.with_untracked(|campaign| {
        let game = campaign.as_ref()?.game();
        let basket = session.basket.get_untracked();
        let close = session.closing.with_untracked(|draft| filled(game, draft.as_ref(), &basket));
        Some((game.date, answered(game, close, key, answer)?))
    });
    let heard = changed.is_some();
    if heard {
        session.keep_closing(changed);
    }
    heard
}

/// The whole ledger as a file for spreadsheets.
fn take_ledger(session: Session) {
    let file = untrack(|| session.ask(|campaign| (csv_name(campaign), csv(campaign))));
    let Some((name, text)) = file else { return };
    let text = [platform::share::SHEET_MARK, &text].concat();
    if platform::share::download(&name, "text/csv;charset=utf-8", &text) {
        session.announcement.set([&name, " is handed to the browser."].concat());
    } else {
        session.notice.set(Some("The browser does not take the file. Nothing else is changed.".to_owned()));
    }
}
