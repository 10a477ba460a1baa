//! The Treasury screen: the quarter's close, purchases, the quarters ahead, the books and the ledger.

mod card;

pub(crate) use card::card_sheet;

use leptos::prelude::*;

use crate::ui::page;
use crate::ui::session::Session;
use crate::view::page::{Page, PageState};
use crate::view::treasury::{self, Tab, answered, filled};

/// The Treasury screen.
pub fn screen() -> AnyView {
    let session = Session::here();
    Effect::new(move |_| {
        session.basket.track();
        session.keep_basket();
    });
    page::screen(build, hear)
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
