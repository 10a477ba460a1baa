//! What kind of act an entry is, for the filters of the log.

use crate::engine::journal::Entry;
use crate::game::command::Command;
use crate::game::event::Event;

/// A kind of act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Every act.
    All,
    /// War, peace, alliances, bars.
    Diplomacy,
    /// Creation, revolt, standing, dissolution.
    Creation,
    /// Corps, fleets, leaders, guerrillas.
    Forces,
    /// Money, manpower, purchases, manipulation.
    Economy,
    /// What the board shows.
    Board,
    /// The table's word: overrules, corrections, rulings, notes.
    Table,
}

impl Kind {
    /// Every kind, in the order of the filters.
    pub const ALL: [Kind; 7] =
        [Kind::All, Kind::Diplomacy, Kind::Creation, Kind::Forces, Kind::Economy, Kind::Board, Kind::Table];

    /// Its name on the filter.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Kind::All => "All",
            Kind::Diplomacy => "Diplomacy",
            Kind::Creation => "Creation",
            Kind::Forces => "Forces",
            Kind::Economy => "Economy",
            Kind::Board => "Board",
            Kind::Table => "Table’s word",
        }
    }

    /// Its id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Kind::All => "all",
            Kind::Diplomacy => "diplomacy",
            Kind::Creation => "creation",
            Kind::Forces => "forces",
            Kind::Economy => "economy",
            Kind::Board => "board",
            Kind::Table => "table",
        }
    }

    /// The kind with this id.
    #[must_use]
    pub fn of_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.id() == id)
    }

    /// Whether an entry is of this kind, by what was asked for or by what came of it.
    pub(super) fn takes(self, entry: &Entry) -> bool {
        if self == Kind::All {
            return true;
        }
        let by_table = !entry.overruled.is_empty() || entry.note.is_some();
        of_command(&entry.command) == Some(self)
            || entry.facts.iter().any(|fact| of_event(&fact.event) == Some(self))
            || (self == Kind::Table && by_table)
    }
}

fn of_command(command: &Command) -> Option<Kind> {
    match command {
        Command::Begin(_) | Command::NextPhase { .. } | Command::NextMonth { .. } => None,
        Command::DeclareWar { .. }
        | Command::JoinWar { .. }
        | Command::MarkWar { .. }
        | Command::MakePeace { .. }
        | Command::MakeAlliance { .. }
        | Command::BreakAlliance { .. }
        | Command::WarOnMinor { .. }
        | Command::PeaceWithMinor { .. }
        | Command::BookPoints { .. } => Some(Kind::Diplomacy),
        Command::CreatePoland { .. }
        | Command::CreatePolandByFrance {}
        | Command::RollRevolt { .. }
        | Command::DissolveArmy {}
        | Command::DissolvePoland {} => Some(Kind::Creation),
        Command::BookEconomy { .. }
        | Command::CloseQuarter(_)
        | Command::Buy(_)
        | Command::ChooseManipulation { .. } => Some(Kind::Economy),
        Command::TakeProvince { .. }
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
        | Command::LosePossession { .. } => Some(Kind::Board),
        Command::RollBid { .. }
        | Command::ChangeRuling(_)
        | Command::ChangeHouseRule(_)
        | Command::SetCard(_)
        | Command::NoteVictory { .. }
        | Command::Correct { .. }
        | Command::Note { .. } => Some(Kind::Table),
        Command::Overrule { act, .. } => of_command(act),
        Command::PlaceCorps { .. }
        | Command::Reinforce { .. }
        | Command::Garrison { .. }
        | Command::Transfer { .. }
        | Command::MoveCorps { .. }
        | Command::LoseFactors { .. }
        | Command::MoveFleet { .. }
        | Command::DestroyCorps { .. }
        | Command::RaiseProvincials {}
        | Command::PlaceKrasinski {}
        | Command::PlaceLeader { .. }
        | Command::LoseLeader { .. }
        | Command::PlaceFleet { .. }
        | Command::LoseShips { .. }
        | Command::PlaceDepot { .. }
        | Command::RemoveDepot { .. }
        | Command::RollGuerrillas { .. }
        | Command::RiseAfterCombat { .. }
        | Command::LoseGuerrillas { .. } => Some(Kind::Forces),
    }
}

fn of_event(event: &Event) -> Option<Kind> {
    match event {
        Event::WarBegan(_)
        | Event::WarsInForce
        | Event::WarEnded(..)
        | Event::AllianceMade(_)
        | Event::AllianceEnded(..)
        | Event::BarLaid(_)
        | Event::BarEnded(_) => Some(Kind::Diplomacy),
        Event::PolandCreated(_)
        | Event::RevoltBegan(_)
        | Event::RevoltTookWarsaw
        | Event::RevoltLostWarsaw
        | Event::RevoltEnded(_)
        | Event::StandingTurned { .. }
        | Event::ArmyDissolved
        | Event::ConsentLapsed
        | Event::Landless(_)
        | Event::PolandDissolved(_) => Some(Kind::Creation),
        Event::FactorsMoved { .. }
        | Event::CorpsMoved(..)
        | Event::CorpsDestroyed(_)
        | Event::LeaderPosted(..)
        | Event::GuardTurned(_)
        | Event::OrderArrived(_)
        | Event::FleetSet(..) => Some(Kind::Forces),
        Event::PurseMoved(..) | Event::IncomeCollected { .. } | Event::EconomyBooked => Some(Kind::Economy),
        Event::ProvincePassed(..)
        | Event::CityPassed(..)
        | Event::SiegeBegan(..)
        | Event::SiegeEnded(_)
        | Event::WarsawOccupied { .. }
        | Event::WarsawFreed => Some(Kind::Board),
        Event::CampaignBegun(_)
        | Event::BidRolled(..)
        | Event::MonthBegan(_)
        | Event::PhaseBegan(_)
        | Event::RollOpened(_)
        | Event::DutiesLeft(_)
        | Event::WarMarked(..)
        | Event::FrenchWarEnded { .. }
        | Event::CounterKept(..)
        | Event::SuitMade(_)
        | Event::MinorWarBegan(_)
        | Event::MinorWarEnded(_)
        | Event::PointsMoved { .. }
        | Event::VictoryScored(..)
        | Event::VictoryReached(_)
        | Event::WarsawCounted { .. }
        | Event::FrenchNoted(..)
        | Event::FrenchLeaderNoted(_)
        | Event::NapoleonNoted { .. }
        | Event::OrderChosen { .. }
        | Event::PossessionGained(_)
        | Event::PossessionLost(_)
        | Event::OccupationPassed { .. }
        | Event::SubsidyTurned { .. }
        | Event::SubsidyPaid(..)
        | Event::RevoltRolled(..)
        | Event::OtherIncome(..)
        | Event::Ordered(_)
        | Event::OrderEnded(_)
        | Event::ManipulationChosen(_)
        | Event::ManipulationLanded(..)
        | Event::ManipulationLapsed(_)
        | Event::ShipsWaiting(_)
        | Event::DepotsBought(_)
        | Event::DepotPlaced(_)
        | Event::DepotRemoved(_)
        | Event::GuardPutBy(_)
        | Event::ProvincialsRaised
        | Event::FirstPlacement(_)
        | Event::GuerrillasRolled(..)
        | Event::GuerrillasSet(..)
        | Event::RulingChanged(_)
        | Event::HouseRuleChanged(_)
        | Event::Corrected(..)
        | Event::Noted(_)
        | Event::CardSet(_)
        | Event::VictoryNoted(..)
        | Event::StateBrought(_) => None,
    }
}
