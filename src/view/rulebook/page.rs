//! The Rules screen as a page: the book by section, each clause with what it says now, and the rulings on it.

use super::{
    Now, NowKind, SectionView, Shelf, book, by_ruling, change_ruling, clause_now, clause_state, rulings_on,
};
use crate::engine::campaign::Campaign;
use crate::model::clause::{Clause, Section};
use crate::model::rulings::RulingId;
use crate::view::form;
use crate::view::page::{
    Action, Badge, Block, Card, Deed, Figure, Glyph, Head, Look, Loud, Notice, Page, PageState, Row, Span,
    Text, Tone,
};

/// The screen, opened at a clause perhaps. Its state has `shelf` and `words`: what of the book is shown.
#[must_use]
pub fn page(campaign: &Campaign, bookmark: Option<Clause>, state: &PageState) -> Page {
    let shelf = Shelf::ALL.into_iter().find(|shelf| state.answer("shelf") == Some(shelf.id()));
    let (shelf, words) = (shelf.unwrap_or(Shelf::Whole), state.answer("words").unwrap_or_default());
    let searching = shelf != Shelf::Whole || !words.trim().is_empty();
    let sections = book(campaign, shelf, words).into_iter().map(|SectionView { section, clauses }| {
        let key = section_key(section);
        let open = searching || state.is_open(&key);
        let mut row = Row::new(key, section.title()).look(Look::Section);
        row.figure = Some(Figure::new("Clauses", clauses.len().to_string(), None));
        row.opens(open, false, || {
            let rows = clauses.into_iter().map(|clause| clause_row(campaign, clause, bookmark, state));
            vec![Block::Rows(rows.collect())]
        })
    });
    let sections: Vec<Row> = sections.collect();
    let book = match sections.is_empty() {
        true => Block::Notice(Notice {
            warns: false,
            title: "No clause".into(),
            text: shelf.why_none().into(),
            cite: None,
        }),
        false => Block::Rows(sections),
    };
    let head =
        Head { title: "Rules".into(), line: "The Polish Rules, in our words".into(), ..Head::default() };
    Page {
        head,
        cards: vec![look(campaign, shelf, words), Card::new("book", "", vec![book]).tone(Tone::Bare)],
    }
}

/// What the state is when the book is opened at a clause.
#[must_use]
pub fn opened_at(clause: Clause) -> PageState {
    let mut state = PageState::default();
    state.fold(&section_key(clause.section()).into(), false);
    state
}

/// The key of a clause's row.
#[must_use]
pub fn clause_key(clause: Clause) -> String {
    format!("clause-{}", clause.id())
}

fn section_key(section: Section) -> String {
    format!("section-{section:?}")
}

/// The search box and the shelves.
fn look(campaign: &Campaign, shelf: Shelf, words: &str) -> Card {
    let form = form::asked(|form| {
        form.hint("Words, or a number: 22.3 l").words("words", "Look for words or a clause number", words);
    });
    let chip = |one: Shelf| {
        let label = match one {
            Shelf::Whole => "The whole book".to_owned(),
            Shelf::Rulings => "Rulings".to_owned(),
            Shelf::Changed => format!("By ruling ({})", by_ruling(campaign).len()),
        };
        let deed = Deed::new(label, Action::Answer("shelf".into(), one.id().into()));
        deed.key(one.id()).loud(Loud::Chip).pressed(one == shelf)
    };
    let chips = Shelf::ALL.map(chip).into();
    let blocks = vec![Block::Form(form), Block::Deeds(Some("What of the book".into()), chips)];
    Card::new("look", "", blocks).tone(Tone::Bare)
}

/// A clause: its text, what it says now, and the rulings on it.
fn clause_row(campaign: &Campaign, clause: Clause, bookmark: Option<Clause>, state: &PageState) -> Row {
    let mut title = Text::from(Span::Strong(clause.number().into())).plain(format!(" {}", clause.title()));
    if by_ruling(campaign).contains(&clause) {
        title = title.plain(" ").then(Span::Badge(Badge::Overruled, "By ruling".into()));
    }
    let look = if bookmark == Some(clause) { Look::Bookmark } else { Look::Clause };
    let mut row = Row::new(clause_key(clause), title).look(look).text(clause.text());
    let now = now_block(&clause_state(campaign, clause));
    let rulings = rulings_on(clause).map(|ruling| ruling_row(campaign, ruling, state)).collect();
    row.more = Some(now.into_iter().chain(Block::rows(rulings)).collect());
    row
}

/// What a clause says now, line by line.
#[must_use]
fn now_block(lines: &[Now]) -> Option<Block> {
    let row = |(at, one): (usize, &Now)| {
        let (glyph, name) = match one.tone {
            NowKind::Ruling => (Some(Glyph::Rules), "Ruling: "),
            NowKind::State => (None, ""),
            NowKind::Met => (Some(Glyph::Check), "Met: "),
            NowKind::Unmet => (Some(Glyph::Close), "Not met: "),
        };
        let mut text = Text::none();
        if let Some(glyph) = glyph {
            text = text.then(Span::Icon(glyph)).then(Span::Unseen(name.into())).plain(" ");
        }
        Row::new(format!("now-{at}"), Text::none()).look(Look::Now).text(text.plain(one.text.clone()))
    };
    let title = (!lines.is_empty()).then(|| Row::new("now", "Now").look(Look::Now));
    Block::rows(title.into_iter().chain(lines.iter().enumerate().map(row)).collect())
}

/// What a sheet says of a clause: its text, and what it says now.
#[must_use]
pub fn sheet(campaign: &Campaign, clause: Clause) -> Page {
    let now = now_block(&clause_now(campaign, clause));
    let blocks = std::iter::once(Block::Text(clause.text().into(), None)).chain(now).collect();
    Page { head: Head::default(), cards: vec![Card::new("clause", "", blocks).tone(Tone::Bare)] }
}

/// A ruling: the reading in force is seen; the others open under it, of one ruling at a time.
fn ruling_row(campaign: &Campaign, ruling: RulingId, state: &PageState) -> Row {
    let chosen = campaign.game().setup.rulings.chosen(ruling);
    let key = format!("ruling-{}", ruling.id());
    let open = state.is_open(&key);
    let (look, standing) = match chosen {
        0 => (Look::Ruling, "As by default"),
        _ => (Look::ChangedRuling, "Otherwise than by default"),
    };
    let in_force = ruling.options().get(chosen).map_or("", |option| option.text);
    let label = if open { "Leave it so" } else { "Read it otherwise" };
    let otherwise =
        Deed::new(label, Action::Fold(key.clone().into(), false)).key("otherwise").loud(Loud::Quiet);
    let mut row = Row::new(key.clone(), in_force).look(look).text(standing);
    row.aside = ruling.question().into();
    row.deeds = vec![otherwise.pressed(open)];
    row.more = open.then(|| readings(ruling, chosen, &key, state));
    row
}

/// The readings to choose from, and why the first is the default.
fn readings(ruling: RulingId, chosen: usize, key: &str, state: &PageState) -> Vec<Block> {
    let field = format!("{key}-reading");
    let wanted = state.answer(&field).and_then(|at| at.parse().ok()).unwrap_or(chosen);
    let option = |(at, option): (usize, &crate::model::rulings::RulingOption)| {
        let text = match at {
            0 => format!("{} The default. {}", option.text, ruling.why_default()),
            _ => option.text.to_owned(),
        };
        (at.to_string(), text)
    };
    let options = ruling.options().iter().enumerate().map(option).collect();
    let form = form::asked(|form| {
        form.in_sight().choice(&field, "How the group reads it", options, &wanted.to_string());
    });
    let change = change_ruling(ruling, wanted).map(|act| {
        let same = (wanted == chosen).then(|| "This reading is in force.".to_owned());
        let change = Action::Do(Box::new(act), Some(key.to_owned().into()));
        Deed::new("Read it so from now on", change).loud(Loud::Go).refused(same)
    });
    vec![Block::Form(form), Block::Deeds(None, change.into_iter().collect())]
}
