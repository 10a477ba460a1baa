//! What the next Economic phase brings, as things stand.

use crate::engine::answers;
use crate::engine::campaign::Campaign;
use crate::engine::command::{Command, NamedIncome};
use crate::engine::offers;
use crate::model::clause::Clause;
use crate::model::date::{GameDate, Phase};
use crate::model::game::Game;
use crate::model::quantity::Sum;
use crate::view::explain::{Line, lines};
use crate::view::words::figures::{signed_sum, sum};
use crate::view::words::term;

/// The next booking as the books foresee it.
pub(super) struct Outlook {
    /// Its month.
    pub month: GameDate,
    /// This month's phase is booked, and purchases are open.
    pub booked: bool,
    /// What comes in, by its lines.
    pub lines: Vec<Line>,
    /// Of it all, the sum.
    pub net: Sum,
    /// The sum if the economic-loss die fails, where it is due.
    pub if_lost: Option<Sum>,
}

impl Outlook {
    /// What can be spent in the phase purchases are planned for: the purse now once it is booked, else with what comes.
    pub fn to_spend(&self, game: &Game) -> Sum {
        if self.booked { game.purse } else { game.purse + self.net }
    }
}

fn line(label: String, value: String, clause: Clause, children: Vec<Line>) -> Line {
    Line { label, value, cite: Some(clause.number().to_owned()), note: None, children }
}

pub(super) fn outlook(game: &Game) -> Outlook {
    let booked = game.phase == Phase::Economic && game.economy.booked == Some(game.date);
    let from = if booked { game.date.next() } else { game.date };
    let month = answers::next_economic(from, &game.setup.rulings);
    let income = answers::income(game);
    let upkeep = answers::upkeep(game);
    let mut parts = vec![
        line("Income".into(), signed_sum(income.value()), Clause::S22_3l, lines(income.why()).children),
        line("Upkeep".into(), signed_sum(-upkeep.value()), Clause::S22_3o, lines(upkeep.why()).children),
    ];
    let mut net = income.value() - upkeep.value();
    if let Some(pending) = game.economy.manipulation.filter(|_| game.poland.is_active()) {
        let row = answers::manipulation(pending.column);
        let then = game.purse + net + row.purse;
        let payable = then.money.count() >= 0 && then.manpower.count() >= 0;
        let brings = if payable { row.purse } else { Sum::default() };
        let words = if payable { "Manipulation" } else { "Manipulation, not payable" };
        let mut landed = line(words.into(), signed_sum(brings), Clause::S22_8b, Vec::new());
        landed.note = Some(crate::view::forms::column_words(pending.column));
        parts.push(landed);
        net = net + brings;
    }
    let due = game.poland.is_active() && answers::loss_die_due(game.marker);
    let if_lost = due.then(|| net - income.value() + answers::halved(income.value()));
    Outlook { month, booked, lines: parts, net, if_lost }
}

/// What the next Economic phase brings.
pub struct NextPhase {
    /// Its month.
    pub month: String,
    /// It is due now and not booked.
    pub due: bool,
    /// Its lines, each of which opens; none without a Poland.
    pub lines: Vec<Line>,
    /// What is in hand afterwards; nothing without a Poland.
    pub then: Option<Line>,
    /// What the economic-loss die would change.
    pub loss: Option<String>,
    /// Below nothing: upkeep cannot be paid.
    pub short: bool,
    /// Booking it.
    pub book: Command,
    /// Booking it with income by hand, which needs a Poland.
    pub book_with_other: Option<Command>,
}

/// Draws up what the next Economic phase brings.
#[must_use]
pub fn next_phase(campaign: &Campaign) -> NextPhase {
    let game = campaign.game();
    let outlook = outlook(game);
    let then = game.purse + outlook.net;
    let month = outlook.month.to_string();
    let mut children = vec![line("In hand now".into(), sum(game.purse), Clause::S22_3i, Vec::new())];
    children.extend(outlook.lines.clone());
    let book = offers::book_economy(game);
    let active = game.poland.is_active();
    NextPhase {
        due: game.phase == Phase::Economic && !outlook.booked,
        then: active.then(|| line(format!("In hand after {month}"), sum(then), Clause::S22_3i, children)),
        month,
        lines: if active { outlook.lines } else { Vec::new() },
        loss: outlook.if_lost.map(|lost| {
            format!(
                "The marker is below 20: if the economic-loss die fails, {} come in instead.",
                signed_sum(lost)
            )
        }),
        short: then.money.count() < 0 || then.manpower.count() < 0,
        book_with_other: active.then(|| with_other(book.clone())),
        book,
    }
}

fn with_other(command: Command) -> Command {
    match command {
        Command::BookEconomy { card, loss, mut other } => {
            other.push(NamedIncome { name: String::new(), sum: Sum::default() });
            Command::BookEconomy { card, loss, other }
        }
        other => other,
    }
}

/// A derivation as a line with another label.
pub(super) fn labelled(label: &str, why: &crate::model::why::Why) -> Line {
    let mut line = lines(why);
    line.label = if label.is_empty() { term(why) } else { label.to_owned() };
    line
}
