//! Unmet conditions as reasons: why an act is not allowed, or not yet.

use crate::game::refusal::{Need, Unmet};
use crate::game::texts::LONGEST_TEXT;
use crate::model::forces::FleetId;
use crate::model::order::sort_by_key;
use crate::model::power::Power;
use crate::rules::s22_3_forces::corps::GUARD_YEAR;
use crate::rules::s22_3_forces::depots::DEPOTS;
use crate::rules::s22_3_forces::fleets::FLEET_SHIPS;
use crate::rules::s22_3_forces::income::LOSS_BELOW_SQUARE;
use crate::view::words::figures::sum;
use crate::view::words::lists::listed;
use crate::view::words::lists::lower;

/// The reason why an act is refused, as one sentence.
#[must_use]
pub fn need(unmet: &Unmet) -> String {
    match &unmet.need {
        Need::Phase(phase) => format!("Only in the {} phase.", phase.name()),
        Need::NoCampaignYet => "The campaign is set up already.".into(),
        Need::BidNotRolled => "The die of the bid is rolled already.".into(),
        Need::PolandExists => "There is no Poland.".into(),
        Need::NoPoland => "Poland exists already.".into(),
        Need::DutyDone(duty) => format!("Still to do: {}.", lower(duty.name())),
        Need::TextGiven => format!("Some words are needed, {LONGEST_TEXT} letters at most."),
        Need::Between(least, most) => format!("The number must lie between {least} and {most}."),
        Need::TwoPowers => "Two different powers are needed.".into(),
        Need::NotAtWar(one, other) => format!("{} and {} are at war.", one.name(), other.name()),
        Need::AtWar(one, other) => format!("{} and {} are not at war.", one.name(), other.name()),
        Need::NotAllied(one, other) => format!("{} and {} are allied already.", one.name(), other.name()),
        Need::Allied(one, other) => format!("{} and {} are not allied.", one.name(), other.name()),
        Need::BarOver(Some(by), on) => format!("{} may not make war on {} yet.", by.name(), on.name()),
        Need::BarOver(None, on) => format!("Nobody may declare war on {} yet.", on.name()),
        Need::PartyToPeace(power) => format!("{} has no part in this peace.", power.name()),
        Need::LoserCedes(power) => format!("{} surrenders, and gains nothing.", power.name()),
        Need::CededOnce(province) => format!("{} is ceded twice.", province.name()),
        Need::HasToCede(province, power) => {
            format!("{} does not control {}.", power.name(), province.name())
        }
        Need::FrenchGone(provinces) => {
            format!("Not while French troops are in {}.", listed(provinces.iter().map(|one| one.name())))
        }
        Need::ControlsWarsaw(power) => format!("{} does not control Warsaw.", power.name()),
        Need::PeaceWithFrance(power) => format!("{} is at war with France.", power.name()),
        Need::CreationBarOver(power) => {
            format!("{} dissolved Poland and may not create it yet.", power.name())
        }
        Need::RebelsNotInWarsaw => "The rebels hold Warsaw.".into(),
        Need::FranceAtWarWith(power) => {
            format!("France is not at war with {}, who controls Warsaw.", power.name())
        }
        Need::WarsawNotFrench => "Warsaw belongs to France by cession.".into(),
        Need::FrenchAtWarsaw => "No French corps besieges Warsaw, or holds it unbesieged.".into(),
        Need::NapoleonThere => "Napoleon is not with the corps at Warsaw.".into(),
        Need::SeniorityBThere => "Napoleon is dead, and no French leader of seniority B is at Warsaw.".into(),
        Need::SomeProvince => "It would have no province.".into(),
        Need::NoRevolt => "A revolt is under way.".into(),
        Need::Revolt => "No revolt is under way.".into(),
        Need::RollNotMade => "The dice of this month are rolled.".into(),
        Need::RollOpen => "Poland or a revolt ended in this same phase; the roll waits a month.".into(),
        Need::HolderAtWar(power) => {
            format!("{} holds Warsaw and is at war with France alone, or with nobody.", power.name())
        }
        Need::FewInfantry(count) => format!("{count} infantry factors in Warsaw prevent a revolt."),
        Need::NotControlledBy(province, power) => {
            format!("{} is {} already.", province.name(), possessive(*power))
        }
        Need::OnlyOccupied(province) => {
            format!("{} stays Polish until the war is over: record its capital as taken.", province.name())
        }
        Need::ProvincePolish(province) => format!("{} is not part of Poland.", province.name()),
        Need::NotHeldBy(city, power) => format!("{} holds {} already.", power.name(), city.name()),
        Need::Besieged(city) => format!("{} is not besieged.", city.name()),
        Need::OnlyWarsaw => "The revolt fights for Warsaw alone.".into(),
        Need::WarIsPartitioners => "The war is not the revolt's.".into(),
        Need::PossessionNamed => "There is no possession of that name.".into(),
        Need::PossessionNew => "There is a possession of that name already.".into(),
        Need::CorpsAvailable(corps) => format!("{} corps is not available.", corps.name()),
        Need::CorpsOffMap(corps) => format!("{} corps is on the map.", corps.name()),
        Need::CorpsOnMap(corps) => format!("{} corps is not on the map.", corps.name()),
        Need::CounterBought => "The counter must be bought first.".into(),
        Need::WithKrasinski => "I Cavalry comes only with Krasiński.".into(),
        Need::CounterNotBought(corps) => format!("{} corps is paid for already.", corps.name()),
        Need::FleetNotBought => "The fleet is on the map or paid for already.".into(),
        Need::NamedOnce => "A counter is named twice.".into(),
        Need::Enough(wanted, there) => format!("{wanted} are asked for, {there} are there."),
        Need::SomeFactors => "Name at least one.".into(),
        Need::Fits(corps) => format!("{} corps does not take these factors, or has no room.", corps.name()),
        Need::NotProvincial(corps) => {
            format!("{} is a provincial corps: its factors stay to themselves.", corps.name())
        }
        Need::NotFromGuard => "No factor leaves I Cavalry.".into(),
        Need::SamePlace => "They do not stand together.".into(),
        Need::CorpsOrGarrison => "Factors go between corps and garrisons only.".into(),
        Need::FreeOfEnemies => "The place must be Polish and free of enemies.".into(),
        Need::NotBesieged => "A besieged corps is not taken off the map.".into(),
        Need::RaisingTime => "It is not the time of raising.".into(),
        Need::SomethingToRaise => "Every provincial corps is at full strength.".into(),
        Need::CapitalsFree(provinces) => {
            format!("An enemy holds the capital of {}.", listed(provinces.iter().map(|one| one.name())))
        }
        Need::NotRaisedYet => "They were raised this month.".into(),
        Need::KrasinskiDue => "Krasiński is not due.".into(),
        Need::GuardAllied => "Poland is not allied with France.".into(),
        Need::GuardPeace => "Poland is not at peace with every other power.".into(),
        Need::GuardDate => format!("Not before {GUARD_YEAR}."),
        Need::WarsawFree => "Warsaw must be Polish, and no enemy in it or before it.".into(),
        Need::LeaderAvailable(leader) => format!("{} has not come yet.", leader.name()),
        Need::LeaderAlive(leader) => format!("{} is dead.", leader.name()),
        Need::ProvincialOnly(leader) => format!("{} leads provincial corps only.", leader.name()),
        Need::LeaderOnMap(leader) => format!("{} is not on the map.", leader.name()),
        Need::Port(city) => format!("{} is no open port.", city.name()),
        Need::FleetRoom => format!("A fleet holds {FLEET_SHIPS} ships."),
        Need::FleetOnMap => "The fleet is not on the map.".into(),
        Need::FleetHere => "The fleet lies elsewhere.".into(),
        Need::ShipsHaveRoom => {
            format!("The fleets hold {} ships in all.", FleetId::ALL.len() * usize::from(FLEET_SHIPS))
        }
        Need::DepotsLeft(left) => format!("There are {DEPOTS} depots; {left} more can be had."),
        Need::DepotThere => "No depot stands there.".into(),
        Need::GuerrillaProvince(province) => format!("No guerrillas rise in {}.", province.name()),
        Need::GuerrillasNotRolled(province) => {
            format!("The die for {} is rolled this month.", province.name())
        }
        Need::NotBookedYet => "This Economic phase is booked.".into(),
        Need::BookedFirst => "Close the quarter first: income comes before purchases.".into(),
        Need::LossDie => {
            format!("The marker is below {LOSS_BELOW_SQUARE}: say how the economic-loss die fell.")
        }
        Need::NoLossDie => "No economic-loss die is due.".into(),
        Need::Afford(short) => format!("{} short.", sum(*short)),
        Need::UpkeepPaid(short) => {
            format!("Upkeep cannot be paid: {} short. Take counters off the map.", sum(*short))
        }
        Need::SomethingBought => "Nothing is chosen.".into(),
        Need::OneCavalryPrice => "Cavalry has one price now.".into(),
        Need::NotChosenYet => "A manipulation is chosen for this phase.".into(),
        Need::WarsawOccupied => "No enemy holds Warsaw.".into(),
        Need::ArmyNotDissolved => "The army is dissolved already.".into(),
        Need::ArmyDissolved => "The Polish player has not dissolved the army.".into(),
        Need::DissolverInWarsaw => {
            "Neither Austria, Prussia nor Russia holds Warsaw, at war and unbesieged.".into()
        }
        Need::TwoCompleteMonths => "Warsaw has not been held for two complete months.".into(),
        Need::OptionExists => "There is no such choice.".into(),
        Need::ValueExists => "The record has no such value now.".into(),
        Need::NoRevoltPoints => "The revolt's fights bring no political points.".into(),
        Need::IsRefused => "The rules allow it: nothing needs to be overruled.".into(),
        Need::ArrivalSet(what) => {
            format!(
                "Nobody has said when {} arrive: set it under Months to arrival in the house rules.",
                lower(what.name())
            )
        }
        Need::ConversionPlayed => {
            "Your group does not make militia infantry: it is an optional rule, off in the house rules."
                .into()
        }
        Need::PeaceWithAll => "Poland is not at peace with every major power.".into(),
        Need::AThirdAtMost(most) => {
            format!("Great Britain may spend a third of what it gained, rounded down: {most} at most.")
        }
        Need::DiceStand(dice) => {
            let faces: Vec<String> = dice.iter().map(|die| die.pips().to_string()).collect();
            format!("The app rolled {} for this act, and that roll stands.", faces.join(", "))
        }
    }
}

/// A reason why something may not be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The reason.
    pub text: String,
    /// The month from which it no longer holds.
    pub date: Option<String>,
    /// Its clause.
    pub cite: &'static str,
}

/// Unmet conditions; those that the calendar ends stand last, the longest-lasting at the very end.
#[must_use]
pub fn longest_last<'a>(unmet: impl IntoIterator<Item = &'a Unmet>) -> Vec<&'a Unmet> {
    let mut sorted: Vec<&Unmet> = unmet.into_iter().collect();
    sort_by_key(&mut sorted, |one| one.from);
    sorted
}

/// Every reason why an act is refused, the longest-lasting last.
#[must_use]
pub fn reasons<'a>(unmet: impl IntoIterator<Item = &'a Unmet>) -> Vec<Reason> {
    let reason = |one: &Unmet| {
        let date = one.from.map(|from| from.to_string());
        Reason { text: need(one), date, cite: one.clause.number() }
    };
    longest_last(unmet).into_iter().map(reason).collect()
}

fn possessive(power: Power) -> &'static str {
    match power {
        Power::Austria => "Austrian",
        Power::France => "French",
        Power::Britain => "British",
        Power::Prussia => "Prussian",
        Power::Russia => "Russian",
        Power::Spain => "Spanish",
        Power::Turkey => "Turkish",
        Power::Poland => "Polish",
    }
}

/// The adjective of a power: `Prussian`.
#[must_use]
pub fn adjective(power: Power) -> &'static str {
    possessive(power)
}
