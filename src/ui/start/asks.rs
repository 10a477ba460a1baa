//! Questions as fields.

use leptos::prelude::*;

use super::form::Sheet;
use crate::model::date::{GameDate, MONTHS, Months};
use crate::ui::parts::{
    Glyph, Kind as Loud, button, button_with, choice, dice_of, fresh_id, icon, number_field, select, stepper,
    text_field, thrown, toggle,
};
use crate::ui::plain::{El, Node, el, kept, live, part};
use crate::ui::platform::throw_die;
use crate::ui::session::Session;
use crate::view::setup::{Answer, Ask, Kind};

/// Options up to this length stand side by side.
const WORD: usize = 14;
/// Options up to this length are names; longer ones are sentences to be read against each other.
const SENTENCE: usize = 44;
/// A switch with more words than this has a line of its own.
const NAME: usize = 24;
/// The years of the campaign, and the two after it that a bar may reach into.
const YEARS: u16 = 13;

/// What is wrong, said at once.
pub fn alert(why: &str) -> El {
    el("p", "field-error").attr("role", "alert").child(icon(Glyph::Warn)).child(why)
}

/// A question's place in the form.
#[derive(Clone)]
struct Place {
    sheet: Sheet,
    key: String,
    answer: Memo<Answer>,
}

impl Place {
    fn put(&self, text: &str) {
        self.sheet.put(&self.key, text);
    }
}

/// One question.
pub fn ask(sheet: Sheet, ask: Ask) -> AnyView {
    let Ask { key, label, hint, kind, first } = ask;
    let wide = kind == Kind::Toggle && label.chars().count() > NAME;
    let answer = sheet.answer(key.clone());
    let place = Place { sheet, key, answer };
    let value = move || answer.get().value;
    let fault = move || answer.get().fault;
    let put = {
        let place = place.clone();
        move |text: String| place.put(&text)
    };
    let field = match kind {
        Kind::Text => return text_field(&label, hint, false, value, fault, put).node(),
        Kind::Number { unit, signed } => {
            return number_field(&label, hint, unit, signed, value, fault, put).node();
        }
        Kind::Steps { least, most } => {
            let number = move || value().parse::<i32>().unwrap_or(least);
            stepper(&label, hint, (least, most), number, move |n: i32| put(n.to_string())).node()
        }
        Kind::Choice(options) => {
            let longest = options.iter().map(|(_, words)| words.chars().count()).max().unwrap_or(0);
            let few = (2..=3).contains(&options.len()) && longest <= WORD;
            if longest <= SENTENCE && !few {
                select(&label, hint, options, value, put).node()
            } else {
                let list = longest > SENTENCE;
                let options = options.into_iter().map(|(id, words)| (id, words, None)).collect();
                el("div", if list { "start-choice is-list" } else { "start-choice" })
                    .child(choice(&label, options, list, value, put))
                    .child(hint.map(|hint| el("p", "start-hint").child(hint)))
                    .node()
            }
        }
        Kind::Pick(options) => select(&label, hint, options, value, put).node(),
        Kind::Toggle => {
            let turned = move |on: bool| put(if on { "yes" } else { "no" }.to_owned());
            toggle(&label, hint, move || value() == "yes", turned).node()
        }
        Kind::Month => month(&label, hint, &place).node(),
        Kind::Die => die(label, hint, place).node(),
    };
    let class =
        ["start-ask", if first { " is-first" } else { "" }, if wide { " is-wide" } else { "" }].concat();
    let wrong =
        kept(move || fault().map(|why| part(&why.clone(), move || alert(&why).node())).into_iter().collect());
    el("div", &class).child(field).child(wrong).node()
}

/// A month of a year: two lists side by side. The answer is written `1807-03`.
fn month(label: &str, hint: Option<String>, place: &Place) -> El {
    let answer = place.answer;
    let now = move || {
        let read = answer.with(|answer| {
            let (year, month) = answer.value.split_once('-')?;
            GameDate::new(year.parse().ok()?, month.parse().ok()?)
        });
        read.unwrap_or(GameDate::START)
    };
    let list = |name: &str, of_year: bool, options: Vec<(u16, String)>| {
        let option = |(number, words): (u16, String)| {
            let chosen = move || if of_year { now().year() == number } else { now().month() == number };
            el("option", "").attr("value", number.to_string()).flag_live("selected", chosen).child(words)
        };
        let place = place.clone();
        let heard = move |text: String| {
            let (now, number) = (untrack(now), text.parse::<u16>().unwrap_or(1));
            let (year, month) = if of_year { (number, now.month()) } else { (now.year(), number) };
            place.put(&format!("{year}-{month:02}"));
        };
        let list = el("select", "field-input select-input").attr("aria-label", name).input("change", heard);
        el("div", "select").child(list.children(options.into_iter().map(option))).child(icon(Glyph::Forward))
    };
    let months = (1u16..).zip(MONTHS.iter().map(|name| (*name).to_owned())).collect();
    let years = (0..YEARS).map(|years| GameDate::START.plus(Months(years * 12)).year());
    let years = years.map(|year| (year, year.to_string())).collect();
    let id = fresh_id("month");
    el("fieldset", "field")
        .attr_if("aria-describedby", hint.is_some().then(|| id.clone()))
        .child(el("legend", "field-label").child(label))
        .child(hint.map(|hint| el("p", "field-hint").attr("id", id).child(hint)))
        .child(el("div", "start-month").child(list("Month", false, months)).child(list("Year", true, years)))
}

/// The die of the bid: tapped as it lies, rolled by the app once and for all, or left for later.
fn die(label: String, hint: Option<String>, place: Place) -> El {
    let answer = place.answer;
    let by_app = move || {
        answer.with(|answer| answer.value.strip_prefix("app ").and_then(|face| face.parse::<u8>().ok()))
    };
    let draw = move || {
        let rolled = by_app();
        let (label, hint, place) = (label.clone(), hint.clone(), place.clone());
        vec![part(&rolled, move || match rolled {
            Some(face) => {
                let words = "Rolled by the app. This roll stands.";
                el("p", "start-rolled").child(thrown(face)).child(words).node()
            }
            None => not_rolled(label, hint, place).node(),
        })]
    };
    el("div", "start-die").child(kept(draw))
}

fn not_rolled(label: String, hint: Option<String>, place: Place) -> Vec<AnyView> {
    let session = Session::here();
    let answer = place.answer;
    let face = move |_: usize| answer.with(|answer| answer.value.parse::<u8>().ok());
    let (tapped, cleared) = (place.clone(), place.clone());
    let roll = move || match throw_die() {
        Some(die) => place.put(&["app ", &die.pips().to_string()].concat()),
        None => session.notice.set(Some("This browser gives no random numbers. Use a real die.".to_owned())),
    };
    let clear = live(move || {
        let cleared = cleared.clone();
        let some = answer.with(|answer| !answer.value.is_empty());
        some.then(|| button(Loud::Quiet, "Not rolled yet", move || cleared.put("")))
    });
    vec![
        dice_of(vec![label], face, move |_, face: u8| tapped.put(&face.to_string())).node(),
        hint.map(|hint| el("p", "start-hint").child(hint)).node(),
        el("div", "button-group")
            .child(button_with(Loud::Quiet, Glyph::Dice, "Let the app roll", roll))
            .child(clear)
            .node(),
    ]
}
