//! Questions as fields: the one drawer of every form.

use leptos::prelude::*;

use crate::model::date::{GameDate, MONTHS, Months};
use crate::model::quantity::Die;
use crate::model::setup::DiceSource;
use crate::ui::attr::{fixed, given, hears};
use crate::ui::live::{Part, kept, live, part};
use crate::ui::parts::{
    Glyph, Kind as Loud, button, button_with, choice, dice, fresh_id, icon, number_field, select, stepper,
    text_field, thrown, toggle,
};
use crate::ui::platform::throw_die;
use crate::ui::session::Session;
use crate::view::form::{Answer, Ask, Asked, Kind, Thrown};
use crate::view::forms::Filling;

/// A switch with more words than this has a line of its own.
const NAME: usize = 24;
/// The years of the campaign, and the two after it that a bar may reach into.
const YEARS: u16 = 13;

/// Hears an answer: the key of its question, and what is answered.
pub type Put = Callback<(String, String)>;

/// What is wrong, said at once.
pub fn alert(why: &str) -> AnyView {
    let why = why.to_owned();
    view! { <p class="field-error" role="alert">{icon(Glyph::Warn)}{why}</p> }.into_any()
}

/// The questions of a sheet.
pub fn form(asked: Memo<Vec<Asked>>, put: Put) -> AnyView {
    let answer = move |key: String| {
        Memo::new(move |_| {
            let now = |asked: &Vec<Asked>| {
                asked.iter().find(|(ask, _)| ask.key == key).map(|(_, answer)| answer.clone())
            };
            asked.with(now).unwrap_or_default()
        })
        .into()
    };
    kept(move || asked.with(|asked| asked.iter().map(|(ask, _)| question(ask, answer, put)).collect()))
}

/// The questions of an act that is being filled in.
pub fn act_form(filling: RwSignal<Option<Filling>>) -> AnyView {
    let session = Session::here();
    let asked = Memo::new(move |_| {
        let asked = |filling: &Option<Filling>| {
            session.ask(|campaign| Some(filling.as_ref()?.asked(campaign.game())))?
        };
        filling.with(asked).unwrap_or_default()
    });
    let put = move |(key, value): (String, String)| {
        let Some(before) = filling.get_untracked() else { return };
        let after = untrack(|| session.ask(|campaign| before.answered(campaign.game(), &key, &value)));
        let Some(after) = after else { return };
        // Dice that the app drew are kept before they are shown: they stand.
        if after.thrown != before.thrown
            && after.thrown.source == DiceSource::App
            && let (Some(roll), Some(dice)) = (after.act().roll(), after.thrown.fallen())
        {
            session.keep_dice(roll, dice);
        }
        filling.set(Some(after));
    };
    view! { <div class="form">{form(asked, Put::new(put))}</div> }.into_any()
}

/// A question of a form: it keeps its field, with its focus and what is typed in it, as long as it stays the same.
pub fn question(ask: &Ask, answer: impl FnOnce(String) -> Signal<Answer> + Send + 'static, put: Put) -> Part {
    let mine = ask.clone();
    part(ask, move || {
        let place = Place { key: mine.key.clone(), answer: answer(mine.key.clone()), put };
        field(mine, place)
    })
}

/// A question's place in the form.
#[derive(Clone)]
struct Place {
    key: String,
    answer: Signal<Answer>,
    put: Put,
}

impl Place {
    fn put(&self, text: String) {
        self.put.run((self.key.clone(), text));
    }
}

fn field(ask: Ask, place: Place) -> AnyView {
    let Ask { label, hint, kind, first, .. } = ask;
    let wide = kind == Kind::Toggle && label.chars().count() > NAME;
    let answer = place.answer;
    let value = move || answer.get().value;
    let fault = move || answer.get().fault;
    let put = {
        let place = place.clone();
        move |text: String| place.put(text)
    };
    let field = match kind {
        Kind::Text => return text_field(&label, hint, false, value, fault, put),
        Kind::Number { unit, signed } => return number_field(&label, hint, unit, signed, value, fault, put),
        Kind::Steps { least, most } => {
            let number = move || value().parse::<i32>().unwrap_or(least);
            stepper(&label, hint, (least, most), number, move |n: i32| put(n.to_string()))
        }
        Kind::Choice { options, list } => {
            let options = options.into_iter().map(|(id, words)| (id, words, None)).collect();
            let class = if list { "ask-choice is-list" } else { "ask-choice" };
            view! { <div class=class>{choice(&label, options, list, value, put)}{hint.map(hinted)}</div> }
                .into_any()
        }
        Kind::Pick(options) => select(&label, hint, options, value, put),
        Kind::Toggle => {
            let turned = move |on: bool| put(if on { "yes" } else { "no" }.to_owned());
            toggle(&label, hint, move || value() == "yes", turned)
        }
        Kind::Month => month(label, hint, &place),
        Kind::Dice { names, later } => dice_field(names, later, hint, place),
    };
    let class = ["ask", if first { " is-first" } else { "" }, if wide { " is-wide" } else { "" }].concat();
    let wrong =
        kept(move || fault().map(|why| part(&why.clone(), move || alert(&why))).into_iter().collect());
    view! { <div class=class>{field}{wrong}</div> }.into_any()
}

fn hinted(hint: String) -> AnyView {
    view! { <p class="ask-hint">{hint}</p> }.into_any()
}

/// A month of a year: two lists side by side. The answer is written `1807-03`.
fn month(label: String, hint: Option<String>, place: &Place) -> AnyView {
    let answer = place.answer;
    let now = move || {
        let read = answer.with(|answer| {
            let (year, month) = answer.value.split_once('-')?;
            GameDate::new(year.parse().ok()?, month.parse().ok()?)
        });
        read.unwrap_or(GameDate::START)
    };
    let list = |name: &'static str, of_year: bool, options: Vec<(u16, String)>| {
        let shown = move || if of_year { now().year() } else { now().month() };
        let option = |(number, words): (u16, String)| {
            view! {
                <option {..given("value", number.to_string())} prop:selected=move || shown() == number>
                    {words}
                </option>
            }
            .into_any()
        };
        let place = place.clone();
        let heard = move |chosen: String| {
            let (now, number) = (untrack(now), chosen.parse::<u16>().unwrap_or(1));
            let (year, month) = if of_year { (number, now.month()) } else { (now.year(), number) };
            place.put(format!("{year}-{month:02}"));
        };
        view! {
            <div class="select">
                <select class="field-input select-input" {..fixed("aria-label", name)} {..hears("change", heard)}>
                    {options.into_iter().map(option).collect_view()}
                </select>
                {icon(Glyph::Forward)}
            </div>
        }
        .into_any()
    };
    let months = (1u16..).zip(MONTHS.iter().map(|name| (*name).to_owned())).collect();
    let years = (0..YEARS).map(|years| GameDate::START.plus(Months(years * 12)).year());
    let years = years.map(|year| (year, year.to_string())).collect();
    let id = fresh_id("month");
    let described = hint.is_some().then(|| id.clone());
    view! {
        <fieldset class="field" {..given("aria-describedby", described)}>
            <legend class="field-label">{label}</legend>
            {hint.map(|hint| view! { <p class="field-hint" {..given("id", id)}>{hint}</p> }.into_any())}
            <div class="ask-month">{list("Month", false, months)}{list("Year", true, years)}</div>
        </fieldset>
    }
    .into_any()
}

/// Dice: tapped as they lie on the table, rolled by the app once and for all, or left for later.
fn dice_field(names: Vec<String>, later: bool, hint: Option<String>, place: Place) -> AnyView {
    let (answer, count) = (place.answer, names.len());
    let now = move || answer.with(|answer| Thrown::read(&answer.value, count));
    let draw = move || {
        let rolled = Some(now()).filter(|now| now.source == DiceSource::App).and_then(|now| now.fallen());
        let (names, hint, place) = (names.clone(), hint.clone(), place.clone());
        vec![part(&rolled.clone(), move || match rolled {
            Some(dice) => {
                let words = if later {
                    "Rolled by the app. This roll stands."
                } else {
                    "Rolled by the app. This roll stands, even after undo."
                };
                let dice = dice.into_iter().map(|die| thrown(die.pips())).collect_view();
                view! { <p class="ask-thrown">{dice}<span class="ask-hint">{words}</span></p> }.into_any()
            }
            None => not_rolled(names, later, hint, place),
        })]
    };
    view! { <div class="ask-dice">{kept(draw)}</div> }.into_any()
}

fn not_rolled(names: Vec<String>, later: bool, hint: Option<String>, place: Place) -> AnyView {
    let session = Session::here();
    let (answer, count) = (place.answer, names.len());
    let now = move || answer.with(|answer| Thrown::read(&answer.value, count));
    let face = move |at: usize| now().faces.get(at).copied().flatten().map(Die::pips);
    let (tapped, cleared) = (place.clone(), place.clone());
    let tap = move |at: usize, face: u8| {
        let mut thrown = untrack(now);
        if let Some(die) = thrown.faces.get_mut(at) {
            *die = Die::new(face);
        }
        tapped.put(thrown.answer());
    };
    let roll = move || match (0..count).map(|_| throw_die()).collect::<Option<Vec<Die>>>() {
        Some(dice) => place.put(Thrown::all(&dice, DiceSource::App).answer()),
        None => session.notice.set(Some("This browser gives no random numbers. Use real dice.".to_owned())),
    };
    let clear = live(move || {
        let cleared = cleared.clone();
        let some = later && now().faces.iter().any(Option::is_some);
        some.then(|| button(Loud::Quiet, "Not rolled yet", move || cleared.put(String::new())))
    });
    view! {
        {dice(names, face, tap)}
        {hint.map(hinted)}
        <div class="button-group">
            {button_with(Loud::Quiet, Glyph::Dice, "Let the app roll", roll)}
            {clear}
        </div>
    }
    .into_any()
}
