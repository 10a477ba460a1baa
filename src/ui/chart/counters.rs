//! Counters as the game prints them.

use leptos::prelude::*;

use super::Table;
use crate::model::power::Power;
use crate::view::chart::plan::{CounterPlan, PILE};
use crate::view::chart::{CounterMark, Pick, Symbol, decimal, ink, travel};

/// All counters, drawn anew when one changes: there are few.
#[component]
pub fn Counters(table: Table) -> impl IntoView {
    let laid = Memo::new(move |_| {
        let plans = table.plan.with(|plan| plan.counters.clone());
        table.chart.with(|chart| {
            let counters = plans.iter().filter_map(|plan| {
                let counter = chart.counters.get(plan.index)?.clone();
                let here = chart.counters.iter().filter(|other| plan.hides > 0 && other.place == plan.place);
                let spoken: Vec<&str> = here.map(|other| other.spoken.as_str()).collect();
                let spoken = if plan.hides > 0 { spoken.join("; ") } else { counter.spoken.clone() };
                Some((CounterMark { spoken, ..counter }, *plan))
            });
            counters.collect::<Vec<_>>()
        })
    });
    move || laid.get().into_iter().map(|(counter, plan)| view! { <Laid table counter plan /> }).collect_view()
}

#[component]
fn Laid(table: Table, counter: CounterMark, plan: CounterPlan) -> impl IntoView {
    let pick = Pick::from(counter.place);
    let (x, y) = travel::place(pick);
    let (aside, above) = if plan.hides > 0 { PILE } else { (0.0, 0.0) };
    let (left, top) = (decimal(plan.area.x), decimal(plan.area.y + above));
    let width = plan.area.w - aside;
    let thread = plan.thread.map(|(x, y)| {
        view! { <path class="chart-thread" d=format!("M0-4L{} {}", decimal(x), decimal(y)) /> }
    });
    let under = (plan.hides > 0).then(|| {
        view! { <rect class="chart-pile" data-power=ink(counter.ink) x="3" y="-3" width=decimal(width) height="29" rx="2" /> }
    });
    let count = (plan.hides > 0).then(|| {
        view! {
            <g class="chart-count" transform=format!("translate({} 0)", decimal(width + 1.0))>
                <circle r="6.5" />
                <text y="3.2">{plan.hides + 1}</text>
            </g>
        }
    });
    let spoken = counter.spoken.clone();
    view! {
        <g class="chart-counter-place" transform=format!("translate({} {})", decimal(x), decimal(y)) on:click=move |event| table.clicked(&event, pick)>
            <g class="chart-mark">
                {thread}
                <g role="img" aria-label=spoken transform=format!("translate({left} {top})")>
                    {under}
                    <CounterFace counter width=width />
                    {count}
                </g>
            </g>
        </g>
    }
}

/// The face of a counter.
#[component]
fn CounterFace(counter: CounterMark, width: f64) -> impl IntoView {
    let middle = decimal(width / 2.0);
    view! {
        <g class="chart-counter" data-power=ink(counter.ink)>
            <rect class="chart-shadow" x="1.5" y="1.5" width=decimal(width) height="29" rx="2" />
            <rect class="chart-card" width=decimal(width) height="29" rx="2" />
            <g class="chart-symbol" transform=format!("translate({middle} 15)")>
                <path d=symbol(counter.symbol) />
            </g>
            <text class="chart-counter-name" x=middle.clone() y="9">{counter.name}</text>
            <text class="chart-counter-strength" x=middle y="27.3">{counter.strength}</text>
        </g>
    }
}

/// A counter's face without a place: for the legend.
#[component]
pub fn Sample(symbol: Symbol, power: Power, name: &'static str) -> impl IntoView {
    let counter = CounterMark {
        id: String::new(),
        place: crate::view::chart::Spot::City(crate::model::place::City::Warsaw),
        ink: power,
        symbol,
        name: name.to_owned(),
        strength: String::new(),
        spoken: String::new(),
    };
    view! { <CounterFace counter width=29.0 /> }
}

const fn symbol(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Infantry => "M-7-4.5h14v9h-14zl14 9m0-9l-14 9",
        Symbol::Cavalry => "M-7-4.5h14v9h-14zm0 9l14-9",
        Symbol::Fleet => "M-7 1.5h14l-2.5 3.5h-9zM0 1.5v-6.5l5 5h-5M-1.5 0v-4l-3.5 4z",
        Symbol::Leader => "M0-5.5l1.5 3.7 4 .3-3.1 2.6 1 3.9L0 2.9-3.4 5l1-3.9-3.1-2.6 4-.3z",
        Symbol::Depot => "M-6 4.5v-5.5l6-4 6 4v5.5zM-6-1h12M-2 4.5v-3h4v3",
        Symbol::Guerrilla => "M-5.5-4.5l9.5 8M5.5-4.5l-9.5 8M-5.5 1l3.5 4M5.5 1l-3.5 4",
    }
}
