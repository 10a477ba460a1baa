//! Factors stepped up and down at the table: what is taken off is lost, what is added comes from those waiting.

use crate::engine::decide::judge;
use crate::game::command::Command;
use crate::model::forces::{Arm, Factors, Store};
use crate::model::game::Game;
use crate::rules::s22_3_forces::corps::{capacity, room};
use crate::rules::s22_3_forces::morale::{morale, morale_in};
use crate::rules::s22_6_standing::is_provincial;
use crate::view::explain::lines;
use crate::view::form;
use crate::view::page::{Action, Block, Deed, Figure, Look, Loud, PageState, Row};
use crate::view::words::figures::amount;
use crate::view::words::lists::factors as factor_words;
use crate::view::words::need::{longest_last, need};

/// The arms of a store, each to be stepped, and what the steps add up to; nothing where there is nothing to step.
pub fn strength(game: &Game, store: Store, key: &str, name: &str, state: &PageState) -> Vec<Block> {
    let held = game.forces.in_store(store);
    let wanted_of = |arm: Arm| {
        let typed = state.number(&format!("{key}/{}", arm.id()));
        typed.and_then(|count| u16::try_from(count).ok()).unwrap_or(held.count(arm))
    };
    let arms = Arm::ALL.iter().filter_map(|arm| {
        let most = i32::from(held.count(*arm).saturating_add(more_of(game, store, *arm)?));
        Some(arm_row(game, store, *arm, format!("{key}/{}", arm.id()), wanted_of(*arm), most))
    });
    let factors = |of: fn(u16, u16) -> u16| {
        let count = |arm| of(held.count(arm), wanted_of(arm));
        Factors::new(count(Arm::Infantry), count(Arm::Militia), count(Arm::Cavalry))
    };
    let lost = factors(u16::saturating_sub);
    let gained = factors(|held, wanted| wanted.saturating_sub(held));
    let last = matches!(store, Store::Corps(_)) && lost == held && gained.is_none();
    let loss = (!lost.is_none()).then(|| {
        let note = if last { "Its last factors: the corps is then totally destroyed." } else { "" };
        let act = Command::LoseFactors { from: store, factors: lost };
        change(game, (key, name), "lose", format!("Lose {}", factor_words(lost)), note, act)
    });
    let gain = addition(store, gained)
        .map(|act| change(game, (key, name), "add", format!("Add {}", factor_words(gained)), "", act));
    let changes = loss.into_iter().chain(gain).collect();
    [Block::rows(arms.collect()), Block::rows(changes)].into_iter().flatten().collect()
}

/// One arm: how many, to be stepped, and its morale.
fn arm_row(game: &Game, store: Store, arm: Arm, field: String, wanted: u16, most: i32) -> Row {
    let morale = match store {
        Store::Corps(corps) => morale_in(game, corps, arm),
        Store::Garrison(_) | Store::Pool | Store::Reserve => morale(game, arm),
    };
    let asked = form::asked(|form| form.amount(&field, name(arm), wanted, (0, most)));
    let value = format!("Morale {}", amount(morale.why().amount));
    let figure = Figure::new("", value, Some(Action::Derive(lines(morale.why()))));
    Row {
        field: asked.into_iter().next().map(Box::new),
        figure: Some(figure),
        ..Row::new(arm.id(), "").look(Look::Arm)
    }
}

fn addition(store: Store, factors: Factors) -> Option<Command> {
    match store {
        _ if factors.is_none() => None,
        Store::Corps(corps) => Some(Command::Reinforce { corps, factors }),
        Store::Garrison(city) => Some(Command::Garrison { city, factors }),
        Store::Pool | Store::Reserve => None,
    }
}

/// How many of an arm could be added; none if the store has no place for the arm at all.
fn more_of(game: &Game, store: Store, arm: Arm) -> Option<u16> {
    let waiting = game.forces.pool.count(arm);
    match store {
        Store::Corps(corps) => {
            let on_map = game.forces.corps[corps].counter.is_on_map();
            let takes = on_map && capacity(corps).takes(arm);
            let mixes = !is_provincial(game, corps);
            takes.then(|| if mixes { waiting.min(room(game, corps)) } else { 0 })
        }
        Store::Garrison(city) => {
            let held = game.forces.garrisons[city].count(arm);
            (held > 0 || waiting > 0).then_some(waiting)
        }
        Store::Pool | Store::Reserve => None,
    }
}

const fn name(arm: Arm) -> &'static str {
    match arm {
        Arm::Infantry => "Infantry",
        Arm::Militia => "Militia",
        Arm::Cavalry => "Cavalry",
    }
}

/// What the steps add up to, with its button; or why it is refused, and the way to agree on it.
fn change(
    game: &Game,
    (form, name): (&str, &str),
    key: &'static str,
    label: String,
    note: &str,
    act: Command,
) -> Row {
    let unmet = judge(game, &act);
    let first = longest_last(&unmet).first().map(|one| (need(one), one.clause));
    let form = format!("{form}/");
    let done = Action::Do(Box::new(act.clone()), Some(form.clone().into()));
    let (why, cite) = first.unzip();
    let (loud, agree) = match &why {
        None => (Loud::Go, None),
        Some(_) => (Loud::Plain, Some(Deed::why_not(act))),
    };
    let go = Deed::new(label, done).key("do").of(name).loud(loud).refused(why);
    let leave = Deed::new("Leave it", Action::Forget(form.into())).loud(Loud::Quiet);
    let deeds = std::iter::once(go).chain(agree).chain([leave]).collect();
    Row::new(key, "").look(Look::Change).text(note).cite(cite).deeds(deeds)
}
