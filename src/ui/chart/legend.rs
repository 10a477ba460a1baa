//! What the signs mean.

use leptos::prelude::*;

use super::cities::{Port, Right, Symbol as CitySymbol, Works};
use super::counters::Sample;
use super::names::{Flag, French};
use crate::model::place::City;
use crate::model::power::Power;
use crate::view::chart::Symbol;

/// The signs and their meaning, folded until asked for.
#[component]
pub fn Legend() -> impl IntoView {
    view! {
        <details class="chart-legend">
            <summary class="chart-button">"Legend"</summary>
            <dl class="chart-legend-list">
                <CitySigns />
                <ProvinceSigns />
                <CounterSigns />
            </dl>
        </details>
    }
}

#[component]
fn Row(children: Children, text: &'static str) -> impl IntoView {
    view! {
        <div class="chart-legend-row">
            <dt>
                <svg class="chart-sign" viewBox="-22 -23 44 40" width="44" height="40" aria-hidden="true">
                    {children()}
                </svg>
            </dt>
            <dd>{text}</dd>
        </div>
    }
}

#[component]
fn CitySigns() -> impl IntoView {
    view! {
        <Row text="Capital; a tower for each spire"><CitySymbol city=City::Warsaw /></Row>
        <Row text="City"><CitySymbol city=City::Kovno /></Row>
        <Row text="Fortress"><CitySymbol city=City::BrestLitovsk /></Row>
        <Row text="Port and its guns"><Port x=0.0 guns=Some(2) /></Row>
        <Row text="Besieged, by whom">
            <Works power=Power::Russia />
            <CitySymbol city=City::Kovno />
        </Row>
        <Row text="City held by another than its province"><Flag power=Power::Austria x=-8.0 y=6.0 /></Row>
        <Row text="Right to a garrison"><Right power=Power::France x=-6.0 y=-10.0 /></Row>
    }
}

#[component]
fn ProvinceSigns() -> impl IntoView {
    let swatch = |fill: &'static str, power: &'static str| {
        view! {
            <g class="chart-swatch" data-power=power>
                <rect class="chart-swatch-wash" x="-18" y="-14" width="36" height="24" />
                <rect class="chart-swatch-fill" x="-18" y="-14" width="36" height="24" fill=fill />
            </g>
        }
    };
    view! {
        <Row text="Part of Poland">{swatch("url(#chart-hatch-poland)", "poland")}</Row>
        <Row text="Occupied, in the occupier's ink">{swatch("url(#chart-cross-russia)", "poland")}</Row>
        <Row text="Conquered">{swatch("url(#chart-dots-poland)", "poland")}</Row>
        <Row text="French troops in the province"><French x=-9.0 y=4.0 /></Row>
    }
}

#[component]
fn CounterSigns() -> impl IntoView {
    let row = |symbol, power, name, text| {
        view! {
            <Row text=text>
                <g transform="translate(-14.5 -17)" data-symbol=name>
                    <Sample symbol power name />
                </g>
            </Row>
        }
    };
    view! {
        {row(Symbol::Infantry, Power::Poland, "IV", "Infantry corps")}
        {row(Symbol::Cavalry, Power::Poland, "I", "Cavalry corps")}
        {row(Symbol::Fleet, Power::Poland, "Fl.", "Fleet")}
        {row(Symbol::Leader, Power::France, "N.", "Leader")}
        {row(Symbol::Depot, Power::Poland, "D.", "Depot")}
        {row(Symbol::Guerrilla, Power::Poland, "G.", "Guerrillas")}
    }
}
