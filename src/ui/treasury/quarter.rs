//! The quarter's close: its lines in order, each opening and changed where it stands, and one button for all of it.

use leptos::prelude::*;

use super::value;
use crate::game::close::StepKind;
use crate::ui::form::{Put, form};
use crate::ui::parts::{Glyph, Kind, button, button_with, cite_of, fact, notice, opener, refusable};
use crate::ui::plain::{El, Node, el, kept, live, part};
use crate::ui::screens::TreasuryPage;
use crate::ui::session::{Laid, Session};
use crate::view::forms::{add_line, close_answered, drop_line};
use crate::view::treasury::{QuarterView, StepRow, filled, quarter};

/// The card while it is on the screen.
#[derive(Clone, Copy)]
struct Closing {
    session: Session,
    seen: RwSignal<Option<QuarterView>>,
    open: RwSignal<Option<StepKind>>,
}

impl Closing {
    fn look(self) -> Option<QuarterView> {
        let session = self.session;
        session.closing.with(|draft| {
            session.basket.with(|basket| session.ask(|campaign| quarter(campaign, draft.as_ref(), basket)))?
        })
    }

    /// Changes the close, and keeps it.
    fn change(self, change: impl FnOnce(&crate::model::game::Game, &mut crate::game::command::Close)) {
        let session = self.session;
        let changed = session.campaign.with_untracked(|campaign| {
            let game = campaign.as_ref()?.game();
            let basket = session.basket.get_untracked();
            let mut close = session.closing.with_untracked(|draft| filled(game, draft.as_ref(), &basket));
            change(game, &mut close);
            Some((game.date, close))
        });
        if changed.is_some() {
            session.keep_closing(changed);
        }
    }

    fn row<T>(self, kind: StepKind, of: impl FnOnce(&StepRow) -> T) -> Option<T> {
        self.seen.with(|seen| seen.as_ref()?.rows.iter().find(|row| row.kind == kind).map(of))
    }
}

/// The close of this quarter, or of the next one as it is foreseen.
pub(super) fn quarter_card() -> AnyView {
    let session = Session::here();
    let closing = Closing { session, seen: RwSignal::new(None), open: RwSignal::new(None) };
    closing.seen.set(untrack(|| closing.look()));
    Effect::new(move |_| closing.seen.set(closing.look()));
    let head = live(move || {
        closing.seen.with(|seen| {
            let seen = seen.as_ref()?;
            let lead = if seen.due {
                "In the base game's order. Change what the table says otherwise; all of it is done as one act."
            } else {
                "As things stand. When the phase comes, each line can be changed before all are booked as one act."
            };
            let closed = seen.closed.as_ref();
            let closed = closed.map(|text| notice("notice", Glyph::Check, "The quarter is closed", text.as_str()));
            Some(vec![closed.node(), el("p", "card-lead").child(lead).node()])
        })
    });
    let steps = kept(move || {
        let kinds = |seen: &QuarterView| seen.rows.iter().map(|row| row.kind).collect::<Vec<StepKind>>();
        let kinds = closing.seen.with(|seen| seen.as_ref().map(kinds)).unwrap_or_default();
        kinds.into_iter().map(|kind| part(&kind.id(), move || step(closing, kind).node())).collect()
    });
    let title = live(move || {
        let title = closing.seen.with(|seen| {
            seen.as_ref().map(|seen| {
                let words = if seen.due { "Close the quarter, " } else { "The next quarter, " };
                [words, &seen.month].concat()
            })
        });
        title.unwrap_or_else(|| "The campaign is over".to_owned())
    });
    let due = move || closing.seen.with(|seen| seen.as_ref().is_some_and(|seen| seen.due));
    el("section", "")
        .attr_live("class", move || Some(if due() { "card quarter-due" } else { "card" }.to_owned()))
        .child(el("h2", "card-title").child(title))
        .child(head)
        .child(el("ol", "steps").child(steps))
        .child(live(move || outcome(closing)))
        .node()
}

/// A step: what it moves, and what may be answered.
fn step(closing: Closing, kind: StepKind) -> El {
    let session = closing.session;
    let line = live(move || {
        closing.row(kind, |row| {
            let badge = row.assumed.then(|| el("span", "badge badge-hand").child("assumed"));
            let name = el("span", "step-name").child(row.name).child(" ").child(badge);
            let unseen = el("span", "unseen").child([row.name, ": "].concat());
            vec![name.node(), cite_of(&row.line).node(), value(row.line.clone(), Some(unseen)).node()]
        })
    });
    let notes = live(move || {
        closing.row(kind, |row| {
            let note = row.note.as_ref().map(|note| el("span", "step-note").child(note.as_str()));
            let hand = row.in_hand.as_ref();
            vec![note, hand.map(|sum| el("span", "step-hand").child(["in hand ", sum].concat()))]
        })
    });
    let change = live(move || {
        let change = closing.row(kind, |row| row.change)??;
        Some(match kind {
            StepKind::Purchases => {
                el("button", "step-change").attr("type", "button").child(change).press(move || {
                    session.treasury_page.set(TreasuryPage::Buy);
                })
            }
            _ => opener(
                "step-change",
                move || closing.open.get() == Some(kind),
                move || {
                    closing.open.update(|open| *open = if *open == Some(kind) { None } else { Some(kind) })
                },
            )
            .attr("id", ["step-", kind.id()].concat())
            .child(change),
        })
    });
    let form = live(move || (closing.open.get() == Some(kind)).then(|| questions(closing, kind)));
    el("li", "step")
        .child(el("div", "step-line").child(line))
        .child(el("div", "step-under").child(change).child(notes))
        .child(form)
}

/// The questions of a step; each keeps its place and its focus while the close changes.
fn questions(closing: Closing, kind: StepKind) -> El {
    let asked = Memo::new(move |_| closing.row(kind, |row| row.fields.clone()).unwrap_or_default());
    let put = Put::new(move |(key, value): (String, String)| {
        closing.change(|game, close| *close = close_answered(game, close, kind, &key, &value));
    });
    let fields = form(asked, put);
    let listed = matches!(kind, StepKind::OtherIncome | StepKind::Loans);
    let lines = listed.then(|| {
        let last = move || asked.with(Vec::len) / 3;
        let add = button_with(Kind::Quiet, Glyph::Plus, "Add a line", move || {
            closing.change(|game, close| add_line(game, close, kind));
        });
        let drop = live(move || {
            (last() > 0).then(|| {
                button(Kind::Quiet, "Take the last one out", move || {
                    let at = untrack(last).saturating_sub(1);
                    closing.change(|_, close| drop_line(close, kind, at));
                })
            })
        });
        el("div", "button-group").child(add).child(drop)
    });
    let whole = (kind == StepKind::VictoryPoints).then(|| {
        let session = closing.session;
        button(Kind::Quiet, "Enter the whole card", move || session.laid.set(Some(Laid::Card)))
    });
    el("div", "form step-form").child(fields).child(lines).child(whole)
}

/// What is in hand afterwards, why it cannot be closed so, and closing it.
fn outcome(closing: Closing) -> Option<AnyView> {
    let session = closing.session;
    closing.seen.with(|seen| {
        let seen = seen.as_ref()?;
        let then = seen.then.as_ref().map(|sum| {
            let class =
                if seen.short { "account account-total account-short" } else { "account account-total" };
            el("div", class)
                .child(el("span", "account-label").child("In hand afterwards"))
                .child(el("b", "step-sum").child(sum.as_str()))
        });
        if !seen.due {
            return Some(then.node());
        }
        let reasons = seen.reasons.iter().map(|one| {
            let date = one.date.as_ref().map(|date| el("em", "").child(["From ", date, "."].concat()));
            fact(vec![one.text.as_str().node(), " ".node(), date.node()], one.cite)
        });
        let refused = seen.reasons.first().map(|_| "See above.".to_owned());
        let (act, agreed) = (seen.command.clone(), seen.command.clone());
        let close = refusable(Kind::Go, "Close the quarter", refused.clone(), move || {
            session.submit_or_ask(act.clone());
        });
        let agree = refused
            .map(|_| button(Kind::Quiet, "Close it by agreement", move || session.open_act(agreed.clone())));
        let anew = session
            .closing
            .with(Option::is_some)
            .then(|| button(Kind::Quiet, "Begin anew", move || session.keep_closing(None)));
        let acts = el("div", "booking").child(anew).child(agree).child(close);
        Some(vec![then.node(), el("ul", "act-facts lacks").children(reasons).node(), acts.node()].node())
    })
}
