//! Cities to be picked, with everything that marks them.

use leptos::prelude::*;

use super::Table;
use super::names::Flag;
use crate::model::place::City;
use crate::model::power::Power;
use crate::view::chart::plan::{CityPlan, towers};
use crate::view::chart::{CityMark, Pick, decimal, ink, outlines};

/// One button for each city.
#[component]
pub fn Cities(table: Table) -> impl IntoView {
    City::ALL.iter().map(|&city| view! { <CityButton table city /> }).collect_view()
}

#[component]
fn CityButton(table: Table, city: City) -> impl IntoView {
    let pick = Pick::City(city);
    let mark = Memo::new(move |_| table.chart.with(|chart| (chart.city(city).cloned(), chart.flag(city))));
    let plan = Memo::new(move |_| table.plan.with(|plan| plan.city(city)));
    let spoken = move || mark.get().0.map_or_else(|| city.name().to_owned(), |mark| mark.spoken);
    let (x, y) = outlines::city(city);
    let button = move || plan.get().map(|plan| button(city, plan));
    let signs = move || {
        let (mark, flag) = mark.get();
        plan.get().map(|plan| signs(city, mark.as_ref(), flag, plan))
    };
    view! {
        <g
            id=pick.key()
            class="chart-place chart-city"
            role="button"
            transform=format!("translate({x} {y})")
            tabindex=move || if table.focus.get() == pick { "0" } else { "-1" }
            aria-label=spoken
            aria-pressed=move || table.is_selected(pick).to_string()
            on:click=move |event| table.clicked(&event, pick)
            on:focus=move |_| table.focus.set(pick)
        >
            <g class="chart-mark">{button}</g>
        </g>
        <g aria-hidden="true" transform=format!("translate({x} {y})")>
            <g class="chart-mark">{signs}</g>
        </g>
    }
}

/// What answers to a finger: the circle, the towers, the name.
fn button(city: City, plan: CityPlan) -> impl IntoView + use<> {
    let (x, y) = (decimal(plan.name.0), decimal(plan.name.1));
    view! {
        <circle class="chart-touch" cy="-4" r=decimal(plan.hit) />
        <circle class="chart-halo" cy="-4" r="18" />
        <Symbol city />
        <text class="chart-city-name" x=x y=y text-anchor=plan.anchor.svg()>{city.name()}</text>
    }
}

/// What the game has put on it. Not part of the button: its words say the same.
fn signs(city: City, mark: Option<&CityMark>, flag: Option<Power>, plan: CityPlan) -> impl IntoView + use<> {
    let besieger = mark.and_then(|mark| mark.besieged_by);
    let right = mark.and_then(|mark| mark.garrison_right);
    let guns = mark.and_then(|mark| mark.port_guns);
    let half = towers(city.spires()) / 2.0 + 1.0;
    let left = if city.fleches() > 0 { 13.0_f64 } else { half };
    let left = if besieger.is_some() { 19.0 } else { left };
    let garrison = mark.and_then(|mark| mark.garrison.clone()).map(|text| {
        let (x, y) = (decimal(plan.second.0), decimal(plan.second.1));
        view! { <text class="chart-garrison" x=x y=y text-anchor=plan.anchor.svg()>{text}</text> }
    });
    view! {
        {besieger.map(|power| view! { <Works power /> })}
        {flag.map(|power| view! { <Flag power x=half y=-7.0 /> })}
        {city.is_port().then(|| view! { <Port x=-left - 7.0 guns /> })}
        {right.map(|power| view! { <Right power x=-left - 14.0 y=if city.is_port() { -26.0 } else { -14.0 } /> })}
        {garrison}
    }
}

/// A tower for each spire, a line under a capital, a star trace round a fortress.
#[component]
pub fn Symbol(city: City) -> impl IntoView {
    let width = towers(city.spires());
    let tower = |index: u8| {
        let tall = if index == 1 || city.spires() == 4 && index == 2 { 12.0 } else { 9.5 };
        let x = f64::from(index) * 5.0 - width / 2.0 + 0.5;
        format!(
            "M{} 0V{}l2-{} 2 {}V0z",
            decimal(x),
            decimal(-tall * 0.5),
            decimal(tall * 0.5),
            decimal(tall * 0.5)
        )
    };
    let towers: String = (0..city.spires()).map(tower).collect();
    let base = city.is_capital().then(|| {
        let half = width / 2.0 + 1.5;
        view! { <path class="chart-base" d=format!("M{} 1.8H{}", decimal(-half), decimal(half)) /> }
    });
    view! {
        {(city.fleches() > 0).then(|| view! { <path class="chart-star" d=star() /> })}
        <path class="chart-spires" d=towers />
        {base}
    }
}

/// A trace of eight points about the towers.
fn star() -> String {
    let point = |index: i32| {
        let angle = f64::from(index) * std::f64::consts::PI / 8.0;
        let radius = if index % 2 == 0 { 13.0 } else { 9.2 };
        format!("{} {}", decimal(angle.sin() * radius), decimal(-4.0 - angle.cos() * radius))
    };
    format!("M{}z", (0..16).map(point).collect::<Vec<_>>().join("L"))
}

/// Siege works: batteries all round, and whose they are.
#[component]
pub fn Works(power: Power) -> impl IntoView {
    view! {
        <g class="chart-works" data-power=ink(power)>
            <circle class="chart-trench" cy="-4" r="16.5" />
            <circle class="chart-battery" cy="-4" r="18" />
            <rect x="8" y="5" width="16" height="10.5" rx="2" />
            <text class="chart-code" x="16" y="13">{power.short()}</text>
        </g>
    }
}

/// An anchor, and the guns that guard it.
#[component]
pub fn Port(x: f64, guns: Option<u8>) -> impl IntoView {
    view! {
        <g class="chart-port" transform=format!("translate({} -4)", decimal(x))>
            <path d="M0-5.5V6M-3-2.5h6M-5 2c.4 2.6 2.4 4 5 4s4.6-1.4 5-4" />
            <circle cy="-7" r="1.6" />
            {guns.map(|guns| view! { <text class="chart-guns" y="15.5">{guns}</text> })}
        </g>
    }
}

/// The right to a garrison: a shield with the letters of the power that has it.
#[component]
pub fn Right(power: Power, x: f64, y: f64) -> impl IntoView {
    view! {
        <g class="chart-right" data-power=ink(power) transform=format!("translate({} {})", decimal(x), decimal(y))>
            <path d="M0 0h13v8c0 4-3 6-6.5 7.5C3 14 0 12 0 8z" />
            <text class="chart-code" x="6.5" y="8.6">{power.short()}</text>
        </g>
    }
}
