//! The lines of a derivation in words.

use crate::model::why::{Amount, Term, Why};
use crate::rules::base_game::Zone;
use crate::view::words::lists::lower;

/// The name of a zone of the display.
#[must_use]
pub const fn zone_name(zone: Zone) -> &'static str {
    match zone {
        Zone::Fiasco => "Fiasco",
        Zone::Instability => "Instability",
        Zone::Neutral => "Neutral",
        Zone::Dominant => "Dominant",
    }
}

/// What a line of a derivation stands for.
#[must_use]
pub fn term(why: &Why) -> String {
    match &why.term {
        Term::Start => "At the start".into(),
        Term::Booked(date, cause) => format!("{date}: {}", lower(cause.name())),
        Term::Named(date, name) => format!("{date}: {name}"),
        Term::Corrected(date, reason) => format!("{date}: corrected by hand, {reason}"),
        Term::Income => "Income".into(),
        Term::ProvinceIncome(province) => province.name().into(),
        Term::OccupiedProvince(province) => format!("{}, its capital in enemy hands", province.name()),
        Term::Printed(province) => format!("Printed on {}", province.name()),
        Term::Multiplier(1) => "Multiplier of 1 province".into(),
        Term::Multiplier(count) => format!("Multiplier of {count} provinces"),
        Term::Possession(name) => name.clone(),
        Term::Halved => "Halved by the economic-loss die".into(),
        Term::Bid => "Bid".into(),
        Term::HalfDie(die) => format!("Half of the die ({}), rounded down", die.pips()),
        Term::NoDie => "Die not rolled".into(),
        Term::Handicap => "Handicap".into(),
        Term::PrintedLevel => "Printed level".into(),
        Term::HouseLevel => "Level set by the group".into(),
        Term::Level => "Level to reach".into(),
        Term::Price(ware) => format!("{}, each", ware.name()),
        Term::Bought(ware, _) if matches!(why.amount, Amount::Times(_)) => {
            format!("Number of {}", lower(ware.name()))
        }
        Term::Bought(ware, count) => format!("{count} × {}", lower(ware.name())),
        Term::Cost => "Cost".into(),
        Term::Upkeep(kept, count) => format!("{} on the map: {count}", kept.name()),
        Term::AllUpkeep => "Upkeep".into(),
        Term::Subsidy(power) => format!("Subsidy of {}", power.name()),
        Term::SubsidyStopped(power) => format!("Stopped by the war with {}", power.name()),
        Term::Manipulation(column) => column.name().into(),
        Term::ManipulationUnpaid(column) => format!("{}, not payable", column.name()),
        Term::Morale(arm) => format!("Morale of {}", arm.name()),
        Term::ProvincialMorale => "Morale of provincial corps".into(),
        Term::AsMajorPower => "As a Major Power".into(),
        Term::ProvincesHeld(count) => format!("{count} of the seven provinces"),
        Term::Room(corps) => format!("Room in {} corps", corps.name()),
        Term::Arrival(what) => format!("Months to the arrival of {}", lower(what.name())),
        Term::Guns(city) => format!("Guns of {}", city.name()),
        Term::Marker => "Poland's square".into(),
        Term::Victory => "Victory points".into(),
        Term::Treasury => "Treasury".into(),
        Term::Manpower => "Manpower".into(),
        Term::MinorModifier => "Modifier".into(),
        Term::Dominance => "While Dominant".into(),
        Term::GuerrillaValue(province) => format!("Guerrilla value of {}", province.name()),
        Term::Square(square) => format!("Square {square} of the card"),
        Term::KnownSquare(square) => format!("Square {square}, told by the base game"),
        Term::AssumedSquare(square) => format!("Square {square}, assumed"),
        Term::Adjustment => "Adjustment of the display (PSA)".into(),
        Term::Waiting => "Waiting for creation".into(),
        Term::LossDie(false) => "Economic-loss die passed, the marker on square".into(),
        Term::LossDie(true) => "Economic-loss die failed, the marker on square".into(),
        Term::HalvedIncome => "Income, halved".into(),
        Term::Given(name) => name.clone(),
        Term::OtherIncome => "Trade and other income".into(),
        Term::Loans => "Loans".into(),
        Term::Unpaid => "Not paid, by agreement".into(),
        Term::Converted(_) if matches!(why.amount, Amount::Times(_)) => "Number of militia".into(),
        Term::Converted(count) => format!("{count} militia made infantry"),
        Term::Conversion => "Militia made infantry, each".into(),
        Term::BritishCut => "Cut by Great Britain".into(),
        Term::Before => "Before".into(),
        Term::Beyond => "Beyond the end of the display, lost".into(),
        Term::ManipulationChosen(column) => format!("Chosen: {}", lower(column.name())),
        Term::NoManipulation => "No manipulation".into(),
        Term::LessDie(die) => format!("Less the die ({})", die.pips()),
    }
}
