//! Questions that are answered by a number.

use super::{Form, Kind};
use crate::view::words::figures::number;

impl Form<'_> {
    /// A question answered by a number that is written out.
    pub fn number(
        &mut self,
        key: &str,
        label: &str,
        unit: &'static str,
        default: i32,
        bounds: (i32, i32),
    ) -> i32 {
        let text = self.ask(key, label, Kind::Number { unit, signed: bounds.0 < 0 }, &default.to_string());
        self.read(&text, default, bounds)
    }

    /// The same, where there may be no default: then it may be left without an answer.
    pub fn number_or_none(
        &mut self,
        key: &str,
        label: &str,
        unit: &'static str,
        default: Option<i32>,
        bounds: (i32, i32),
    ) -> Option<i32> {
        let begin = default.map_or_else(String::new, |default| default.to_string());
        let text = self.ask(key, label, Kind::Number { unit, signed: bounds.0 < 0 }, &begin);
        if text.trim().is_empty() && default.is_none() {
            return None;
        }
        Some(self.read(&text, default.unwrap_or(bounds.0), bounds))
    }

    /// A question answered by a number that is stepped up and down.
    pub fn steps(&mut self, key: &str, label: &str, default: i32, (least, most): (i32, i32)) -> i32 {
        let text = self.ask(key, label, Kind::Steps { least, most }, &default.to_string());
        self.read(&text, default, (least, most))
    }

    fn read(&mut self, text: &str, default: i32, (least, most): (i32, i32)) -> i32 {
        let text = text.trim().replace('\u{2212}', "-");
        let digits = text.strip_prefix('-').unwrap_or(&text);
        let whole = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
        let within = text.parse::<i32>().ok().filter(|number| (least..=most).contains(number));
        match within {
            Some(number) if whole => number,
            _ => {
                self.fault(if text.is_empty() {
                    "A number is needed.".to_owned()
                } else if whole {
                    format!("It must lie between {} and {most}.", number(least))
                } else {
                    "Write it as a whole number.".to_owned()
                });
                default.clamp(least, most)
            }
        }
    }

    /// A count of factors, ships and the like.
    pub fn count(&mut self, key: &str, label: &str, default: u16, most: u16) -> u16 {
        let count = self.steps(key, label, i32::from(default), (0, i32::from(most)));
        u16::try_from(count).unwrap_or(default)
    }

    /// A number that the rules judge, not the form: it may lie beyond what is offered.
    pub fn amount<N>(&mut self, key: &str, label: &str, now: N, (least, most): (i32, i32)) -> N
    where
        N: Copy + Into<i32> + TryFrom<i32>,
    {
        let typed = self.draft.answer(&self.key(key)).and_then(|text| text.parse::<i32>().ok());
        let number = typed.and_then(|typed| N::try_from(typed).ok()).unwrap_or(now);
        let value = number.into();
        self.ask(key, label, Kind::Steps { least: least.min(value), most: most.max(value) }, "");
        if let Some((_, answer)) = self.last() {
            answer.value = value.to_string();
        }
        number
    }
}
