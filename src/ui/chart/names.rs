//! Lettering of provinces, neighbours and seas.

use leptos::prelude::*;

use super::Table;
use crate::model::place::Province;
use crate::view::chart::atlas::{self, NameKind};
use crate::view::chart::plan::NamePlan;
use crate::view::chart::{decimal, ink};

/// Neighbours and seas, where there is room.
#[component]
pub fn ForeignNames(table: Table) -> impl IntoView {
    let names = Memo::new(move |_| table.plan.with(|plan| plan.names.clone()));
    view! {
        <g class="chart-names" aria-hidden="true">
            {move || names.get().into_iter().map(foreign).collect_view()}
        </g>
    }
}

fn foreign(plan: NamePlan) -> impl IntoView {
    let kind = match plan.name.kind {
        NameKind::Sea => "chart-name chart-name-sea",
        NameKind::Power => "chart-name chart-name-power",
        NameKind::Land => "chart-name chart-name-land",
    };
    let (x, y) = plan.name.at;
    view! {
        <g transform=format!("translate({x} {y})")>
            <g class="chart-mark">
                <text class=kind transform=format!("rotate({})", plan.name.turn) y=decimal(plan.size * 0.32) font-size=decimal(plan.size)>
                    {plan.name.text}
                </text>
            </g>
        </g>
    }
}

/// The ten provinces and what is to be known of each.
#[component]
pub fn ProvinceNames(table: Table) -> impl IntoView {
    view! {
        <g class="chart-names" aria-hidden="true">
            {Province::ALL.iter().map(|&province| view! { <ProvinceName table province /> }).collect_view()}
        </g>
    }
}

#[component]
fn ProvinceName(table: Table, province: Province) -> impl IntoView {
    let mark = Memo::new(move |_| table.chart.with(|chart| chart.province(province).cloned()));
    let plan = Memo::new(move |_| table.plan.with(|plan| plan.province(province)));
    let (x, y) = atlas::province(province);
    let holder = move || mark.get().map(|mark| ink(mark.holder));
    let lettering = move || {
        let (plan, mark) = (plan.get()?, mark.get());
        let second = mark.as_ref().and_then(|mark| mark.income.clone()).map(|text| {
            view! { <text class="chart-income" x=decimal(plan.second.0) y=decimal(plan.second.1)>{text}</text> }
        });
        Some(view! {
            <text class="chart-province-name" x=decimal(plan.name.0) y=decimal(plan.name.1) font-size=decimal(plan.size)>
                {province.name()}
            </text>
            {second}
            {badges(mark.as_ref(), plan.badges)}
        })
    };
    view! {
        <g transform=format!("translate({x} {y})") data-power=holder>
            <g class="chart-mark">{lettering}</g>
        </g>
    }
}

/// French troops, then the occupier's flag.
fn badges(mark: Option<&crate::view::chart::ProvinceMark>, (x, y): (f64, f64)) -> impl IntoView + use<> {
    let french = mark.is_some_and(|mark| mark.french_troops);
    let occupier = mark.and_then(|mark| mark.occupied_by);
    let next = if french { crate::view::chart::plan::BADGE } else { 0.0 };
    view! {
        {french.then(|| view! { <French x=x y=y /> })}
        {occupier.map(|power| view! { <Flag power x=x + next + 2.0 y=y + 2.0 /> })}
    }
}

/// French troops: a block of the Grande Armée.
#[component]
pub fn French(x: f64, y: f64) -> impl IntoView {
    view! {
        <g class="chart-french" data-power="france" transform=format!("translate({} {})", decimal(x), decimal(y - 10.0))>
            <rect width="18" height="12" rx="1" />
            <path d="M4 2.5h10v7H4zl10 7m0-7l-10 7" />
        </g>
    }
}

/// A power's flag: its pole stands at the point.
#[component]
pub fn Flag(power: crate::model::power::Power, x: f64, y: f64) -> impl IntoView {
    view! {
        <g class="chart-flag" data-power=ink(power) transform=format!("translate({} {})", decimal(x), decimal(y))>
            <path class="chart-pole" d="M0 1V-14" />
            <path class="chart-cloth" d="M0-14h16l-2.5 5.5L16-3H0z" />
            <text class="chart-code" x="6.8" y="-5.6">{power.short()}</text>
        </g>
    }
}
