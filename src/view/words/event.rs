//! Facts in words, for the record and for what an act would bring.

use crate::game::event::{Event, Fact, RevoltEnd};
use crate::model::diplomacy::{Bar, Barred, War, WarCause};
use crate::model::forces::{Counter, Guard, Store};
use crate::model::poland::Founder;
use crate::model::power::Power;
use crate::rules::base_game::zone;
use crate::view::words::act::correction;
use crate::view::words::figures::{counted, money, number, signed, signed_sum};
use crate::view::words::lists::{factors, listed, lower, place, post, ships, store};
use crate::view::words::term::zone_name;

/// A fact as one sentence.
#[must_use]
pub fn fact(fact: &Fact) -> String {
    event(&fact.event)
}

/// An event as one sentence.
#[must_use]
pub fn event(event: &Event) -> String {
    match event {
        Event::CampaignBegun(setup) => format!("{} began on square {}.", setup.name, setup.start_square),
        Event::StateBrought(brought) => {
            format!("The state after {} acts was brought over.", brought.lineage.length.saturating_sub(1))
        }
        Event::BidRolled(die, source) => {
            format!("The die of the bid shows {}, {}.", die.pips(), source.name())
        }
        Event::MonthBegan(date) => format!("{date} began."),
        Event::PhaseBegan(phase) => format!("The {} phase began.", phase.name()),
        Event::RollOpened(true) => "A revolt roll is open if the wars call for one.".into(),
        Event::RollOpened(false) => "No revolt roll in this phase.".into(),
        Event::DutiesLeft(duties) => {
            format!("Left undone: {}.", listed(duties.iter().map(|duty| duty.name())))
        }
        Event::WarBegan(war) => war_began(war),
        Event::WarsInForce => "The declarations of war came into force.".into(),
        Event::WarMarked(partitioner, true) => {
            format!("The war between {} and France does not bar a creation.", partitioner.name())
        }
        Event::WarMarked(partitioner, false) => {
            format!("The war between {} and France bars a creation.", partitioner.name())
        }
        Event::WarEnded(one, other) => format!("The war between {} and {} ended.", one.name(), other.name()),
        Event::FrenchWarEnded { lost: true } => "Poland lost its war with France.".into(),
        Event::FrenchWarEnded { lost: false } => "Poland fought France and did not lose.".into(),
        Event::AllianceMade(pact) => format!("{} and {} are allied.", pact.one.name(), pact.other.name()),
        Event::AllianceEnded(one, other) => {
            format!("The alliance of {} and {} ended.", one.name(), other.name())
        }
        Event::BarLaid(bar) => format!("{} until {}.", bar_words(bar), bar.free.previous()),
        Event::BarEnded(bar) => format!("No longer barred: {}.", bar_name(bar)),
        Event::MinorWarBegan(war) => format!("{} is at war with {}.", war.power.name(), war.minor.name()),
        Event::MinorWarEnded(war) => format!("{} ended its war with {}.", war.power.name(), war.minor.name()),
        Event::PointsMoved { power, points, lost, cause } => {
            let beyond = if lost.count() == 0 {
                String::new()
            } else {
                format!(" ({} beyond the display, lost)", number(lost.count().abs()))
            };
            format!("{} {} PP{beyond}: {}.", power.name(), signed(points.count()), lower(cause.name()))
        }
        Event::VictoryScored(points, cause) => {
            format!("Poland {} VP: {}.", signed(points.count()), lower(cause.name()))
        }
        Event::VictoryReached(points) => {
            format!("Poland has {} victory points and reached its level.", points.count())
        }
        Event::RevoltRolled(dice, source) => {
            let faces: Vec<String> = dice.iter().map(|die| die.pips().to_string()).collect();
            let total: u8 = dice.iter().map(|die| die.pips()).sum();
            format!("The dice show {} = {total}, {}.", faces.join(" + "), source.name())
        }
        Event::RevoltBegan(revolt) => format!("Poland rose against {}.", revolt.against.name()),
        Event::RevoltTookWarsaw => "The rebels hold Warsaw.".into(),
        Event::RevoltLostWarsaw => "The rebels lost Warsaw.".into(),
        Event::RevoltEnded(RevoltEnd::Succeeded) => "The revolt succeeded.".into(),
        Event::RevoltEnded(RevoltEnd::Failed) => "The revolt failed.".into(),
        Event::RevoltEnded(RevoltEnd::Overtaken) => "The revolt ended in the creation.".into(),
        Event::PolandCreated(Founder::Partitioner { power, .. }) => {
            format!("{} created Poland.", power.name())
        }
        Event::PolandCreated(Founder::France) => "France created Poland.".into(),
        Event::PolandCreated(Founder::Revolt { .. }) => "Poland freed itself.".into(),
        Event::SubsidyTurned { stopped_by: Some(ally), from } => {
            format!(
                "No subsidy from {from}: {} is Poland's ally, and Poland is out of that war.",
                ally.name()
            )
        }
        Event::SubsidyTurned { stopped_by: None, from } => format!("The subsidy is paid again from {from}."),
        Event::SubsidyPaid(to, paid) if paid.count() == 0 => format!("{} is paid no subsidy.", to.name()),
        Event::SubsidyPaid(to, paid) => format!("{} is paid a subsidy of {}.", to.name(), money(*paid)),
        Event::StandingTurned { dominant: true, .. } => "Poland is a Dominant Power.".into(),
        Event::StandingTurned { major: true, .. } => "Poland is a Major Power.".into(),
        Event::StandingTurned { .. } => "Poland is no Major Power.".into(),
        Event::ArmyDissolved => "The army is dissolved.".into(),
        Event::ConsentLapsed => "Warsaw is free: the army's dissolution lapsed.".into(),
        Event::Landless(true) => "Poland has lost its last province.".into(),
        Event::Landless(false) => "Poland has land again.".into(),
        Event::PolandDissolved(Some(by)) => format!("{} dissolved Poland.", by.name()),
        Event::PolandDissolved(None) => "Poland is dissolved: it has no province.".into(),
        Event::RulingChanged(choice) => match choice.chosen() {
            Some(option) => format!("{} {}", choice.ruling.question(), option.text),
            None => choice.ruling.question().to_owned(),
        },
        Event::HouseRuleChanged(_) => "A printed table was changed for this campaign.".into(),
        Event::Corrected(value, reason) => format!("Corrected {} by hand: {reason}", correction(*value)),
        Event::Noted(text) => text.clone(),
        Event::CardSet(card) => {
            let squares = i64::try_from(card.entered().count()).unwrap_or(i64::MAX);
            format!("The status card was entered: {}.", counted(squares, "square", "squares"))
        }
        Event::VictoryNoted(power, points) => {
            format!("{} has {} victory points.", power.name(), number(points.count()))
        }
        Event::ProvincePassed(province, tenure) => match tenure.conqueror {
            Some(conqueror) => {
                format!("{} conquered {} from {}.", conqueror.name(), province.name(), tenure.owner.name())
            }
            None if tenure.owner == Power::Poland => format!("{} is part of Poland.", province.name()),
            None => format!("{} belongs to {}.", province.name(), tenure.owner.name()),
        },
        Event::CityPassed(city, holder) => format!("{} holds {}.", holder.name(), city.name()),
        Event::SuitMade(by) => format!("{} sues France for peace, and Poland with it.", by.name()),
        Event::SiegeBegan(city, siege) => format!("{} besieges {}.", siege.by.name(), city.name()),
        Event::SiegeEnded(city) => format!("The siege of {} ended.", city.name()),
        Event::WarsawCounted { infantry, militia } => {
            format!("In Warsaw: {infantry} infantry, {militia} militia.")
        }
        Event::FrenchNoted(province, true) => format!("French troops are in {}.", province.name()),
        Event::FrenchNoted(province, false) => format!("No French troops in {}.", province.name()),
        Event::FrenchLeaderNoted(leader) => format!("At Warsaw with the French: {}.", leader.name()),
        Event::NapoleonNoted { dead: true } => "Napoleon is dead.".into(),
        Event::NapoleonNoted { dead: false } => "Napoleon lives.".into(),
        Event::OrderChosen { france_last, britain_first } => {
            let france =
                if *france_last { "France moves last by land" } else { "France does not move last by land" };
            let britain =
                if *britain_first { "Great Britain first at sea" } else { "Great Britain not first at sea" };
            format!("{france}, {britain}.")
        }
        Event::PossessionGained(possession) => format!("Poland gained {}.", possession.name),
        Event::PossessionLost(name) => format!("Poland lost {name}."),
        Event::WarsawOccupied { by, counts: true } => {
            format!("{} occupies Warsaw; the months count from the next.", by.name())
        }
        Event::WarsawOccupied { by, counts: false } => format!("{} occupies Warsaw.", by.name()),
        Event::OccupationPassed { by, counts: true } => {
            format!("{} holds Warsaw, and the months count.", by.name())
        }
        Event::OccupationPassed { by, counts: false } => {
            format!("{} holds Warsaw, but the months do not count.", by.name())
        }
        Event::WarsawFreed => "Warsaw is free.".into(),
        Event::PurseMoved(sum, cause) => format!("{}: {}.", cause.name(), signed_sum(*sum)),
        Event::IncomeCollected { halved, sum, lines } => {
            let count = i64::try_from(lines.len()).unwrap_or(i64::MAX);
            let half = if *halved { ", halved by the economic-loss die" } else { "" };
            format!("Income of {}{half}: {}.", counted(count, "province", "provinces"), signed_sum(*sum))
        }
        Event::OtherIncome(name, sum) => format!("{name}: {}.", signed_sum(*sum)),
        Event::Ordered(order) => {
            format!("{} {} on order, due in {}.", order.count, lower(order.what.name()), order.due)
        }
        Event::OrderArrived(order) => format!("{} {} arrived.", order.count, lower(order.what.name())),
        Event::OrderEnded(order) => {
            format!("{} {} on order will not come.", order.count, lower(order.what.name()))
        }
        Event::EconomyBooked => "The Economic phase is booked.".into(),
        Event::ManipulationChosen(pending) => format!("Chosen: {}.", lower(pending.column.name())),
        Event::ManipulationLanded(column, true) => {
            format!("The manipulation landed: {}.", lower(column.name()))
        }
        Event::ManipulationLanded(column, false) => {
            format!("The manipulation could not be paid: {}.", lower(column.name()))
        }
        Event::ManipulationLapsed(column) => format!("The manipulation lapsed: {}.", lower(column.name())),
        Event::FactorsMoved { from, to, factors: moved } => moved_words(*from, *to, &factors(*moved)),
        Event::CorpsMoved(corps, Counter::OffMap) => format!("{} corps is off the map.", corps.name()),
        Event::CorpsMoved(corps, Counter::Bought) => format!("{} corps is paid for.", corps.name()),
        Event::CorpsMoved(corps, Counter::OnMap(at)) => {
            format!("{} corps stands {}.", corps.name(), place(*at))
        }
        Event::CorpsDestroyed(corps) => format!("{} corps is totally destroyed.", corps.name()),
        Event::ShipsWaiting(count) => format!("{} to be placed.", ships(*count)),
        Event::FleetSet(fleet, Counter::OnMap(at), count) => {
            format!("{} lies {} with {}.", fleet.name(), place(*at), ships(*count))
        }
        Event::FleetSet(fleet, Counter::Bought, _) => format!("{} is paid for.", fleet.name()),
        Event::FleetSet(fleet, Counter::OffMap, _) => format!("{} is off the map.", fleet.name()),
        Event::DepotsBought(count) => format!("{} paid for.", counted(i64::from(*count), "depot", "depots")),
        Event::DepotPlaced(at) => format!("A depot stands {}.", place(*at)),
        Event::DepotRemoved(at) => format!("The depot {} is gone.", place(*at)),
        Event::LeaderPosted(leader, now) => format!("{}: {}.", leader.name(), post(*now)),
        Event::GuardTurned(Guard::Due) => "Krasiński and I Cavalry are available.".into(),
        Event::GuardTurned(Guard::Came) => "Krasiński has come.".into(),
        Event::GuardTurned(Guard::Returning) => "Krasiński returns to Warsaw with what I Cavalry had.".into(),
        Event::GuardTurned(Guard::Awaited) => "Krasiński is no longer due.".into(),
        Event::GuardPutBy(0) => "Nothing of I Cavalry is put by.".into(),
        Event::GuardPutBy(count) => format!("{count} cavalry of I Cavalry are put by."),
        Event::CounterKept(corps, true) => format!("The counter of {} corps stays paid for.", corps.name()),
        Event::CounterKept(corps, false) => format!("The counter of {} corps waits no more.", corps.name()),
        Event::ProvincialsRaised => "The provincial corps are at full strength.".into(),
        Event::FirstPlacement(true) => "Counters placed now are free.".into(),
        Event::FirstPlacement(false) => "The first placement is over.".into(),
        Event::GuerrillasRolled(province, die, source) => {
            format!("The die for {} shows {}, {}.", province.name(), die.pips(), source.name())
        }
        Event::GuerrillasSet(province, count) => {
            format!("{} in {}.", counted(i64::from(*count), "guerrilla", "guerrillas"), province.name())
        }
    }
}

fn moved_words(from: Option<Store>, to: Option<Store>, what: &str) -> String {
    match (from, to) {
        (None, Some(to)) => format!("{what}: new to {}.", store(to)),
        (Some(from), None) => format!("{what}: lost from {}.", store(from)),
        (Some(from), Some(to)) => format!("{what}: from {} to {}.", store(from), store(to)),
        (None, None) => String::new(),
    }
}

fn war_began(war: &War) -> String {
    let (by, on) = (war.by.name(), war.on.name());
    match war.cause {
        WarCause::Declared => format!("{by} declared war on {on}."),
        WarCause::Called => format!("{by} joined the war against {on}."),
        WarCause::Inherited => format!("{by} is at war with {on}, as France is."),
        WarCause::BeforePlay => format!("{by} was at war with {on} before play."),
    }
}

/// What a bar forbids, as a sentence without its end.
#[must_use]
pub fn bar_words(bar: &Bar) -> String {
    match bar.barred {
        Barred::War { by: Some(by), on } => format!("{} may not make war on {}", by.name(), on.name()),
        Barred::War { by: None, on } => format!("Nobody may declare war on {}", on.name()),
        Barred::Creating(power) => format!("{} may not create Poland", power.name()),
    }
}

/// What a bar forbids, as a name: `war of Poland on France`.
#[must_use]
pub fn bar_name(bar: &Bar) -> String {
    match bar.barred {
        Barred::War { by: Some(by), on } => format!("war of {} on {}", by.name(), on.name()),
        Barred::War { by: None, on } => format!("war of anyone on {}", on.name()),
        Barred::Creating(power) => format!("creation by {}", power.name()),
    }
}

/// Where the marker stands: `24, Neutral`.
#[must_use]
pub fn square(marker: u8) -> String {
    format!("{marker}, {}", zone_name(zone(marker)))
}
