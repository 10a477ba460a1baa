//! What the table may set aside, and what not (base: table).

use crate::game::act::Act;
use crate::game::command::Command;
use crate::game::refusal::{Conditions, Need, Unmet};
use crate::model::clause::Clause;
use crate::rules::conditions::text;

/// An overrule needs a reason, and a refused act that is itself play and not a matter of the table. `against` is what the
/// act does not meet: the table may set a rule aside, not the bounds of the books, nor what an act needs to mean anything.
pub fn judge(act: &Command, against: &[Unmet], reason: &str) -> Vec<Unmet> {
    let mut conditions = Conditions::default();
    text(reason, &mut conditions);
    conditions.ask(is_play(act) && !against.is_empty(), Clause::BaseTable, Need::IsRefused);
    for one in against.iter().filter(|one| !is_a_rule(&one.need)) {
        conditions.ask(false, one.clause, one.need.clone());
    }
    conditions.into_unmet()
}

/// Whether the table may do an act all the same, with what it does not meet.
#[must_use]
pub fn may_be(act: &Act, against: &[Unmet]) -> bool {
    act.command().is_none_or(is_play) && against.iter().all(|one| is_a_rule(&one.need))
}

/// Whether an act is play: what is a matter of the table anyway, and the calendar, are not overruled.
fn is_play(act: &Command) -> bool {
    match act {
        Command::Begin(_)
        | Command::NextPhase { .. }
        | Command::NextMonth { .. }
        | Command::ChangeRuling(_)
        | Command::ChangeHouseRule(_)
        | Command::SetCard(_)
        | Command::NoteVictory { .. }
        | Command::Correct { .. }
        | Command::Note { .. }
        | Command::Overrule { .. } => false,
        Command::RollBid { .. }
        | Command::DeclareWar { .. }
        | Command::JoinWar { .. }
        | Command::MarkWar { .. }
        | Command::MakePeace { .. }
        | Command::MakeAlliance { .. }
        | Command::BreakAlliance { .. }
        | Command::WarOnMinor { .. }
        | Command::PeaceWithMinor { .. }
        | Command::BookPoints { .. }
        | Command::TakeProvince { .. }
        | Command::CedeProvince { .. }
        | Command::TakeCity { .. }
        | Command::Besiege { .. }
        | Command::LiftSiege { .. }
        | Command::CountWarsaw { .. }
        | Command::NoteFrench { .. }
        | Command::NoteFrenchLeader { .. }
        | Command::NoteNapoleon { .. }
        | Command::ChooseOrder { .. }
        | Command::GainPossession { .. }
        | Command::LosePossession { .. }
        | Command::CreatePoland { .. }
        | Command::CreatePolandByFrance { .. }
        | Command::RollRevolt { .. }
        | Command::PlaceCorps { .. }
        | Command::Reinforce { .. }
        | Command::Garrison { .. }
        | Command::Transfer { .. }
        | Command::MoveCorps { .. }
        | Command::LoseFactors { .. }
        | Command::MoveFleet { .. }
        | Command::DestroyCorps { .. }
        | Command::RaiseProvincials { .. }
        | Command::PlaceKrasinski { .. }
        | Command::PlaceLeader { .. }
        | Command::LoseLeader { .. }
        | Command::PlaceFleet { .. }
        | Command::LoseShips { .. }
        | Command::PlaceDepot { .. }
        | Command::RemoveDepot { .. }
        | Command::RollGuerrillas { .. }
        | Command::RiseAfterCombat { .. }
        | Command::LoseGuerrillas { .. }
        | Command::BookEconomy { .. }
        | Command::CloseQuarter(_)
        | Command::Buy(_)
        | Command::ChooseManipulation { .. }
        | Command::DissolveArmy { .. }
        | Command::DissolvePoland { .. } => true,
    }
}

/// Whether a condition is a rule, which the table may set aside.
fn is_a_rule(need: &Need) -> bool {
    match need {
        Need::PolandExists
        | Need::NoPoland
        | Need::TextGiven
        | Need::Between(..)
        | Need::TwoPowers
        | Need::NotAtWar(..)
        | Need::NotAllied(..)
        | Need::NoRevolt
        | Need::CorpsOnMap(..)
        | Need::NamedOnce
        | Need::CededOnce(..)
        | Need::WarsawOccupied
        | Need::ArrivalSet(..) => false,
        Need::Phase(..)
        | Need::NoCampaignYet
        | Need::BidNotRolled
        | Need::DutyDone(..)
        | Need::AtWar(..)
        | Need::Allied(..)
        | Need::BarOver(..)
        | Need::PartyToPeace(..)
        | Need::LoserCedes(..)
        | Need::HasToCede(..)
        | Need::FrenchGone(..)
        | Need::ControlsWarsaw(..)
        | Need::PeaceWithFrance(..)
        | Need::CreationBarOver(..)
        | Need::RebelsNotInWarsaw
        | Need::FranceAtWarWith(..)
        | Need::WarsawNotFrench
        | Need::FrenchAtWarsaw
        | Need::NapoleonThere
        | Need::SeniorityBThere
        | Need::SomeProvince
        | Need::Revolt
        | Need::RollNotMade
        | Need::RollOpen
        | Need::HolderAtWar(..)
        | Need::FewInfantry(..)
        | Need::NotControlledBy(..)
        | Need::OnlyOccupied(..)
        | Need::ProvincePolish(..)
        | Need::NotHeldBy(..)
        | Need::Besieged(..)
        | Need::OnlyWarsaw
        | Need::WarIsPartitioners
        | Need::PossessionNamed
        | Need::PossessionNew
        | Need::CorpsAvailable(..)
        | Need::CorpsOffMap(..)
        | Need::CounterBought
        | Need::WithKrasinski
        | Need::CounterNotBought(..)
        | Need::FleetNotBought
        | Need::Enough(..)
        | Need::SomeFactors
        | Need::Fits(..)
        | Need::NotProvincial(..)
        | Need::NotFromGuard
        | Need::SamePlace
        | Need::CorpsOrGarrison
        | Need::FreeOfEnemies
        | Need::NotBesieged
        | Need::RaisingTime
        | Need::SomethingToRaise
        | Need::CapitalsFree(..)
        | Need::NotRaisedYet
        | Need::KrasinskiDue
        | Need::GuardAllied
        | Need::GuardPeace
        | Need::GuardDate
        | Need::WarsawFree
        | Need::LeaderAvailable(..)
        | Need::LeaderAlive(..)
        | Need::ProvincialOnly(..)
        | Need::LeaderOnMap(..)
        | Need::Port(..)
        | Need::FleetRoom
        | Need::FleetOnMap
        | Need::FleetHere
        | Need::ShipsHaveRoom
        | Need::DepotsLeft(..)
        | Need::DepotThere
        | Need::GuerrillaProvince(..)
        | Need::GuerrillasNotRolled(..)
        | Need::NotBookedYet
        | Need::BookedFirst
        | Need::LossDie
        | Need::NoLossDie
        | Need::Afford(..)
        | Need::UpkeepPaid(..)
        | Need::SomethingBought
        | Need::OneCavalryPrice
        | Need::NotChosenYet
        | Need::ArmyNotDissolved
        | Need::ArmyDissolved
        | Need::DissolverInWarsaw
        | Need::TwoCompleteMonths
        | Need::OptionExists
        | Need::ValueExists
        | Need::NoRevoltPoints
        | Need::IsRefused
        | Need::ConversionPlayed
        | Need::PeaceWithAll
        | Need::AThirdAtMost(..)
        | Need::DiceStand(..) => true,
    }
}
