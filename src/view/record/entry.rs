//! An entry of the record: what was done, what came of it, what the table said beside it, and what can be done with it.

use super::{entry_key, is_mere_date, title, turns_calendar};
use crate::engine::campaign::Campaign;
use crate::engine::journal::{Entry, Seq};
use crate::game::command::Command;
use crate::game::refusal::Unmet;
use crate::view::form;
use crate::view::page::{
    Action, Badge, Block, Deed, Glyph, Look, Loud, PageState, Row, Sign, Span, Step, Text,
};
use crate::view::words::fact;
use crate::view::words::need::{longest_last, need};

/// An entry: what was done, what came of it, and what the table said beside it; opened, what can be done with it.
pub(super) fn entry_row(campaign: &Campaign, entry: &Entry, state: &PageState) -> Row {
    let (key, title) = (entry_key(entry.seq), title(entry));
    let open = state.is_open(&key);
    let mut row = Row::new(key.clone(), title.clone()).look(Look::Entry);
    row.faint = turns_calendar(&entry.command);
    if let Some((_, dice, source)) = entry.command.roll() {
        row.sign = Some(Sign::Dice(dice.iter().map(|die| die.pips()).collect()));
        row.aside = source.name().into();
    }
    let mut more = Deed::new(format!("More: {title}"), Action::Fold(key.into(), true)).loud(Loud::Icon);
    more.glyph = Some(Glyph::More);
    row.deeds = vec![more.key("more").pressed(open)];
    let mut blocks = Vec::new();
    if matches!(entry.command, Command::Correct { .. }) {
        blocks.push(Block::Text(Span::Badge(Badge::Hand, "By hand".into()).into(), None));
    }
    if let Command::Overrule { reason, .. } = &entry.command {
        let why =
            Text::from(Span::Badge(Badge::Overruled, "By agreement".into())).plain(format!(" {reason}"));
        blocks.push(Block::Text(why, None));
        let unmet = longest_last(&entry.overruled).into_iter().enumerate();
        blocks.extend(Block::rows(unmet.map(|(at, one)| unmet_row(at, one)).collect()));
    }
    blocks.extend(Block::rows(fact_rows(entry, &title)));
    if let Some(note) = &entry.note {
        blocks.push(Block::Text(Text::from(Span::Icon(Glyph::Edit)).plain(note.clone()), None));
    }
    if open {
        blocks.extend(tools_of(campaign, entry, state));
    }
    row.more = Some(blocks);
    row
}

fn unmet_row(at: usize, unmet: &Unmet) -> Row {
    let text = match unmet.from {
        Some(from) => Text::from(format!("{} From", need(unmet))).date(Some(format!("{from}."))),
        None => need(unmet).into(),
    };
    Row::fact(format!("unmet-{at}"), text, unmet.clause)
}

/// What came of it, each with its clause. What the title says already is not said again.
fn fact_rows(entry: &Entry, title: &str) -> Vec<Row> {
    let told = entry.facts.iter().filter(|one| !is_mere_date(&one.event)).enumerate();
    let rows = told.map(|(at, one)| (at, fact(one), one.clause));
    rows.filter(|(_, text, _)| text.trim_end_matches('.') != title)
        .map(|(at, text, clause)| Row::fact(format!("fact-{at}"), text, clause))
        .collect()
}

/// How many acts in force were done after an entry.
pub(super) fn later(campaign: &Campaign, seq: Seq) -> usize {
    let journal = campaign.journal();
    let back = |at: &Seq| journal.entry(*at).and_then(|one| one.after);
    std::iter::successors(journal.head, back).take_while(|at| *at > seq).count()
}

/// What can be done with an entry: a note beside it, or back to it, which is asked twice.
fn tools_of(campaign: &Campaign, entry: &Entry, state: &PageState) -> Vec<Block> {
    let form = format!("{}-", entry_key(entry.seq));
    let under = |what: &str| format!("{form}{what}");
    let (noting, sure) = (under("noting"), under("sure"));
    let own = entry.note.as_deref().unwrap_or_default();
    if state.answer(&noting).is_some() {
        let typed = state.answer(&under("note")).unwrap_or(own);
        let asked = form::asked(|form| {
            form.hint("Empty takes it away.").words(&under("note"), "Note", typed);
        });
        let keep = Action::Step(Step::Annotate(entry.seq, typed.to_owned()), form.clone().into());
        let deeds = vec![
            Deed::new("Keep", keep).loud(Loud::Go),
            Deed::new("Cancel", Action::Forget(form.clone().into())),
        ];
        return vec![Block::Form(asked), Block::Deeds(None, deeds)];
    }
    let words = if own.is_empty() { "Add a note" } else { "Change the note" };
    let write = Deed::new(words, Action::Answer(noting.into(), "yes".into())).glyph(Glyph::Edit);
    let mut deeds = vec![write.key("note").loud(Loud::Quiet)];
    let mut blocks = Vec::new();
    let later = later(campaign, entry.seq);
    if later > 0 {
        let asked = state.answer(&sure).is_some();
        let (label, action) = match (asked, later) {
            (false, _) => ("Undo to here".to_owned(), Action::Answer(sure.into(), "yes".into())),
            (true, later) => {
                let label =
                    if later == 1 { "Take one act back".into() } else { format!("Take {later} acts back") };
                (label, Action::Step(Step::UndoTo(entry.seq), form.into()))
            }
        };
        deeds.push(Deed::new(label, action).key("back").glyph(Glyph::Undo).loud(Loud::Quiet));
        if asked {
            let text = "They can be done again, or stay as a line that was left.";
            blocks.push(Block::Text(text.into(), None));
        }
    }
    blocks.insert(0, Block::Deeds(None, deeds));
    blocks
}
