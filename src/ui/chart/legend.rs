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

const HATCH: &str = "M-18-8l6-6M-18 2l16-16M-16 10l24-24M-6 10l24-24M4 10l14-14M14 10l4-4";
const CROSS: &str =
    "M-12-14l-6 18M-2-14l-8 24M8-14l-8 24M18-14l-8 24M18 8v2M-18-8l36 10M-18 2l30 8M-6-14l24 7";
const DOTS: &str = "M-12-8h0M-4-8h0M4-8h0M12-8h0M-8-2h0M0-2h0M8-2h0M-12 4h0M-4 4h0M4 4h0M12 4h0";

#[component]
fn ProvinceSigns() -> impl IntoView {
    let swatch = |class: &'static str, power: &'static str, strokes: &'static str| {
        view! {
            <rect class="chart-swatch-wash" data-power="poland" x="-18" y="-14" width="36" height="24" />
            <path class=format!("chart-swatch-fill {class}") data-power=power d=strokes />
        }
    };
    view! {
        <Row text="Part of Poland">{swatch("", "poland", HATCH)}</Row>
        <Row text="Occupied, in the occupier's ink">{swatch("", "russia", CROSS)}</Row>
        <Row text="Conquered">{swatch("chart-swatch-dots", "poland", DOTS)}</Row>
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
