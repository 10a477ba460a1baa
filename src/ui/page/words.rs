//! Words, signs, figures and buttons.

use leptos::prelude::*;

use super::part::Part;
use super::{Site, in_place, keyed, nth};
use crate::model::clause::Clause;
use crate::ui::attr::{fixed, flag, given, on};
use crate::ui::parts::{fresh_id, icon, thrown};
use crate::ui::press::is_one;
use crate::ui::session::OpenSheet;
use crate::view::chart::ink;
use crate::view::page::{Action, Badge, Bond, Counter, Deed, Figure, Glyph, Loud, Sign, Span, Text};

/// A run of words.
pub(super) fn text(site: Site, text: &Text) -> AnyView {
    text.0.iter().map(|span| words(site, span)).collect::<Vec<AnyView>>().into_any()
}

fn words(site: Site, span: &Span) -> AnyView {
    match span {
        Span::Plain(words) => words.clone().into_any(),
        Span::Strong(words) => view! { <b>{words.clone()}</b> }.into_any(),
        Span::Date(words) => view! { <em>{words.clone()}</em> }.into_any(),
        Span::Unseen(words) => view! { <span class="unseen">{words.clone()}</span> }.into_any(),
        Span::Struck(words) => {
            view! { <s><span class="unseen">"instead of "</span>{words.clone()}</s> }.into_any()
        }
        Span::Said(words) => view! { <span role="status">{words.clone()}</span> }.into_any(),
        Span::Badge(badge, words) => {
            let class = match badge {
                Badge::Plain => "badge",
                Badge::Hand => "badge badge-hand",
                Badge::Overruled => "badge badge-overruled",
            };
            view! { <span class=class>{words.clone()}</span> }.into_any()
        }
        Span::Power(power) => {
            view! { <span class="power" data-power=ink(*power)>{power.name()}</span> }.into_any()
        }
        Span::Short(power) => {
            let letters = view! { <span class="power" data-power=ink(*power) {..fixed("aria-hidden", "true")}>{power.short()}</span> };
            view! { {letters} <span class="unseen">{power.name()}</span> }.into_any()
        }
        Span::Icon(glyph) => icon(*glyph),
        Span::Bond(of) => bond(*of),
        Span::Link(words, action) => link(site, words.clone(), action, "standing-why"),
    }
}

/// The sign of what binds two powers: swords, a chain, or nothing.
fn bond(bond: Bond) -> AnyView {
    let (class, glyph) = match bond {
        Bond::War => ("bond bond-war", Some(Glyph::War)),
        Bond::Declared => ("bond bond-declared", Some(Glyph::War)),
        Bond::Alliance => ("bond bond-alliance", Some(Glyph::Link)),
        Bond::Peace => ("bond", None),
    };
    view! { <span class=class>{glyph.map(icon)}</span> }.into_any()
}

/// Words or a figure that open something.
fn link(site: Site, words: impl IntoAny, action: &Action, class: &'static str) -> AnyView {
    let action = action.clone();
    let press = move |_| site.act(action.clone());
    view! { <button type="button" {..on("click", press)} class=class>{words.into_any()}</button> }.into_any()
}

/// A figure; where it opens, a button with its name.
pub(super) fn figure(site: Site, of: &Figure, class: &'static str) -> AnyView {
    let unit =
        (!of.unit.is_empty()).then(|| view! { " " <i class="figure-unit">{of.unit.clone()}</i> }.into_any());
    let name = (!of.label.is_empty())
        .then(|| view! { <span class="unseen">{[&of.label, ": "].concat()}</span> }.into_any());
    let words = view! { {name} {of.value.clone()} {unit} };
    match &of.opens {
        Some(action) => link(site, words, action, class),
        None => view! { <span class=class>{words}</span> }.into_any(),
    }
}

/// A clause number, in red: a button that opens the clause.
pub(super) fn clause(site: Site, clause: Clause) -> AnyView {
    let name = ["Clause ", clause.number()].concat();
    let press = move |_| site.session.open_sheet(OpenSheet::Clause(clause));
    view! { <button type="button" class="cite" {..given("aria-label", name)} {..on("click", press)}>{clause.number()}</button> }
        .into_any()
}

/// What stands before the words of a row.
pub(super) fn sign(sign: &Sign) -> AnyView {
    match sign {
        Sign::Icon(glyph) => view! { <span class="piece-city" {..fixed("aria-hidden", "true")}>{icon(*glyph)}</span> }.into_any(),
        Sign::Counter(Counter { short, glyph, strength }) => view! {
            <span class="roster-counter" {..fixed("aria-hidden", "true")} data-power="poland">
                <span class="roster-number">{*short}</span>
                {icon(*glyph)}
                <span class="roster-strength">{strength.map(|strength| strength.to_string()).unwrap_or_default()}</span>
            </span>
        }
        .into_any(),
        Sign::Printed(printed, spoken) => view! {
            <span class="piece-leader" role="img" {..given("aria-label", spoken.clone())}>{printed.clone()}</span>
        }
        .into_any(),
        Sign::Power(power) => view! { <span class="power" data-power=ink(*power)></span> }.into_any(),
        Sign::Bond(of) => bond(*of),
        Sign::Dice(faces) => faces.iter().map(|face| thrown(*face)).collect::<Vec<AnyView>>().into_any(),
    }
}

/// Buttons, told by their keys.
pub(super) fn deeds(site: Site, list: Part<Vec<Deed>>) -> AnyView {
    keyed(
        move || list.with(|list| list.iter().flatten().map(|deed| deed.key.clone()).collect()),
        move |at| {
            let deed = Part::pick(list, move |list: &Vec<Deed>| nth(list, &at, |deed| &deed.key).cloned());
            let reason = fresh_id("reason");
            in_place(move || deed.with(|deed| deed.as_ref().map(|deed| button(site, deed, &reason))))
        },
    )
}

/// A button. A refused one keeps its place in the tab order, does nothing, and its reason stands after it.
fn button(site: Site, deed: &Deed, reason: &str) -> AnyView {
    let Deed { label, spoken, loud, glyph, pressed, refused, action, .. } = deed.clone();
    let class = match loud {
        Loud::Go => "button button-go",
        Loud::Plain => "button",
        Loud::Quiet => "button button-quiet",
        Loud::Icon => "button button-bare button-square",
        Loud::Chip => "chip",
        Loud::Word => "word",
    };
    let bare = loud == Loud::Icon;
    let (spoken, title) = if bare { (Some(label.clone()), Some(label.clone())) } else { (spoken, None) };
    let folds = matches!(action, Action::Fold(..));
    let pressed = pressed.map(|pressed| pressed.to_string());
    let (pressed, expanded) = if folds { (None, pressed) } else { (pressed, None) };
    let is_refused = refused.is_some();
    let acts = matches!(action, Action::Do(..) | Action::Step(..));
    let press = move |event| {
        if !is_refused && (!acts || is_one(&event)) {
            site.act(action.clone());
        }
    };
    let words = (!bare).then(|| {
        let class = if matches!(loud, Loud::Chip | Loud::Word) { "" } else { "button-label" };
        view! { <span class=class>{label}</span> }.into_any()
    });
    let why = refused.map(|why| {
        view! { <span class="button-reason" {..given("id", reason.to_owned())}>{why}</span> }.into_any()
    });
    view! {
        <button
            type="button"
            {..given("aria-label", spoken)}
            {..given("title", title)}
            {..given("aria-pressed", pressed)}
            {..given("aria-expanded", expanded)}
            {..flag("aria-disabled", is_refused)}
            {..given("aria-describedby", is_refused.then(|| reason.to_owned()))}
            {..on("click", press)}
            class=class
        >
            {glyph.map(icon)}
            {words}
        </button>
        {why}
    }
    .into_any()
}
