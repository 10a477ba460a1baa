//! What players ask for. One command is one act, with one result; dice come with it.

use super::act::Roll;
use crate::model::board::FrenchLeader;
use crate::model::economy::{Basket, Column};
use crate::model::forces::{CorpsId, Factors, FleetId, Leader, LeaderPost, Place, Store};
use crate::model::minor::Minor;
use crate::model::place::{City, Province};
use crate::model::power::{Partitioner, Power};
use crate::model::quantity::{Die, Manpower, Money, PoliticalPoints, Sum, VictoryPoints};
use crate::model::rulings::RulingChoice;
use crate::model::setup::{DiceSource, HouseRule, Setup};
use crate::model::why::Cause;

mod saved;

pub use super::close::{BritishCut, Close, Conversion};
pub use crate::model::status_card::{CardSquare, StatusCard};

/// The most of one line of income by hand, in or out.
pub const MOST_OF_A_LINE: i32 = 999;

/// A province that changes hands at a peace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cession {
    /// The province.
    pub province: Province,
    /// Its new owner.
    pub to: Power,
}

/// Income that the Polish rules do not give: trade, a loan, tribute.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedIncome {
    /// What it is.
    pub name: String,
    /// How much; below nothing for a payment.
    pub sum: Sum,
}

/// A tracked value and what it is corrected to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Correction {
    /// Money in the treasury.
    Money(Money),
    /// Manpower in hand.
    Manpower(Manpower),
    /// Poland's square on the display.
    Marker(u8),
    /// Poland's victory points.
    VictoryPoints(VictoryPoints),
    /// Factors in a store.
    Factors(Store, Factors),
    /// A corps counter: off the map, paid for, or where it stands.
    Corps(CorpsId, crate::model::forces::Counter),
    /// Whether a corps was ever totally destroyed.
    EverDestroyed(CorpsId, bool),
    /// Ships to be placed.
    ShipsWaiting(u16),
    /// A fleet's ships.
    Fleet(FleetId, u16),
    /// A leader's post.
    Leader(Leader, LeaderPost),
    /// Guerrilla factors in a province.
    Guerrillas(Province, u16),
    /// Krasinski and the guard cavalry.
    Guard(crate::model::forces::Guard),
    /// How often Poland was created.
    Creations(u8),
    /// Since when Warsaw's occupation counts; nothing, and it does not.
    OccupationCounts(Option<crate::model::date::GameDate>),
    /// The month the revolt began.
    RevoltBegan(crate::model::date::GameDate),
    /// Since when the rebels hold Warsaw.
    RevoltHolds(Option<crate::model::date::GameDate>),
    /// The first free month of the bar at this place in the list of bars.
    Bar(u8, crate::model::date::GameDate),
    /// Wars with France lost, and not lost.
    FrenchWars(u8, u8),
}

/// Everything that can be done in a campaign.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Set the campaign up.
    Begin(Box<Setup>),
    /// Roll the die of the bid (21.1 b).
    RollBid {
        /// The die.
        die: Die,
        /// Where it was rolled.
        source: DiceSource,
    },
    /// Go on to the next phase.
    NextPhase {
        /// Leave open duties behind.
        leave: bool,
    },
    /// Go on to the Political phase of the next month.
    NextMonth {
        /// Leave open duties behind.
        leave: bool,
    },

    /// Declare war.
    DeclareWar {
        /// Who.
        by: Power,
        /// On whom.
        on: Power,
    },
    /// Join an ally's war at its call.
    JoinWar {
        /// Who joins.
        by: Power,
        /// The ally that calls.
        ally: Power,
        /// Against whom.
        on: Power,
    },
    /// Mark a war with France as one of the two that do not bar a creation, or unmark it (22.2.1 f).
    MarkWar {
        /// France's enemy.
        partitioner: Partitioner,
        /// Whether it is excepted.
        excepted: bool,
    },
    /// Make peace.
    MakePeace {
        /// One side.
        one: Power,
        /// The other.
        other: Power,
        /// The side that surrendered; nobody for a peace by agreement.
        loser: Option<Power>,
        /// Provinces that change hands.
        ceded: Vec<Cession>,
        /// Months of enforced peace; none for nothing enforced.
        months: u16,
    },
    /// Make an alliance.
    MakeAlliance {
        /// One partner.
        one: Power,
        /// The other.
        other: Power,
    },
    /// Break an alliance.
    BreakAlliance {
        /// Who breaks it.
        by: Power,
        /// With whom.
        with: Power,
    },
    /// Go to war with a minor country.
    WarOnMinor {
        /// Who.
        by: Power,
        /// The minor country.
        minor: Minor,
    },
    /// End a war with a minor country.
    PeaceWithMinor {
        /// Who.
        by: Power,
        /// The minor country.
        minor: Minor,
    },
    /// Book points of the base game for Poland: battles, sieges, minor countries.
    BookPoints {
        /// How many.
        points: PoliticalPoints,
        /// Why.
        cause: Cause,
    },

    /// Conquer a province.
    TakeProvince {
        /// The province.
        province: Province,
        /// The conqueror.
        by: Power,
    },
    /// Cede a province, or give it back.
    CedeProvince {
        /// The province.
        province: Province,
        /// Its new owner.
        to: Power,
    },
    /// Take a city.
    TakeCity {
        /// The city.
        city: City,
        /// Who takes it.
        by: Power,
    },
    /// Besiege a city.
    Besiege {
        /// The city.
        city: City,
        /// Who besieges it.
        by: Power,
    },
    /// Lift a siege.
    LiftSiege {
        /// The city.
        city: City,
    },
    /// Count the factors inside Warsaw (22.2.3 b).
    CountWarsaw {
        /// Infantry and guard factors.
        infantry: u16,
        /// Militia factors.
        militia: u16,
    },
    /// Note whether French troops are in a province (22.2.2 f, h).
    NoteFrench {
        /// The province.
        province: Province,
        /// Whether there are any.
        present: bool,
    },
    /// Note the French leader with the corps at Warsaw (22.2.2 b).
    NoteFrenchLeader {
        /// The leader.
        leader: FrenchLeader,
    },
    /// Note whether Napoleon is dead (22.2.2 b).
    NoteNapoleon {
        /// Whether he is.
        dead: bool,
    },
    /// Note the places France and Great Britain chose in the order of play (22.2 f, g).
    ChooseOrder {
        /// France moves last by land.
        france_last: bool,
        /// Great Britain moves first at sea.
        britain_first: bool,
    },
    /// Poland gains a possession beyond the ten provinces.
    GainPossession {
        /// Its name.
        name: String,
        /// What is printed on it.
        printed: Sum,
        /// Its holder of 1805; nobody for a minor country.
        from: Option<Power>,
    },
    /// Poland loses such a possession.
    LosePossession {
        /// Its name.
        name: String,
    },

    /// Create Poland, as the power that holds Warsaw (22.2.1).
    CreatePoland {
        /// The creator.
        by: Partitioner,
    },
    /// Create Poland, as France (22.2.2).
    CreatePolandByFrance {},
    /// Roll for the Polish revolt (22.2.3).
    RollRevolt {
        /// The dice.
        dice: [Die; 3],
        /// Where they were rolled.
        source: DiceSource,
        /// Nobody's factors are inside Warsaw, so that IV Infantry goes in.
        warsaw_empty: bool,
    },

    /// Place a corps with factors from those waiting.
    PlaceCorps {
        /// The corps.
        corps: CorpsId,
        /// Where.
        at: Place,
        /// With what.
        factors: Factors,
    },
    /// Reinforce a corps on the map from the factors waiting.
    Reinforce {
        /// The corps.
        corps: CorpsId,
        /// With what.
        factors: Factors,
    },
    /// Put waiting factors into a city as garrison.
    Garrison {
        /// The city.
        city: City,
        /// What.
        factors: Factors,
    },
    /// Move factors between corps and garrisons.
    Transfer {
        /// From here.
        from: Store,
        /// To there.
        to: Store,
        /// What.
        factors: Factors,
    },
    /// Move a corps.
    MoveCorps {
        /// The corps.
        corps: CorpsId,
        /// Where to.
        to: Place,
    },
    /// Lose factors.
    LoseFactors {
        /// Whose.
        from: Store,
        /// How many.
        factors: Factors,
    },
    /// Move a fleet.
    MoveFleet {
        /// The fleet.
        fleet: FleetId,
        /// The port it goes to; nothing, and it is elsewhere on the board.
        to: Option<City>,
    },
    /// A corps is totally destroyed.
    DestroyCorps {
        /// The corps.
        corps: CorpsId,
    },
    /// Raise the provincial corps (22.3 k).
    RaiseProvincials {},
    /// Place Krasinski and I Cavalry in Warsaw (22.3 f).
    PlaceKrasinski {},
    /// Place a leader with a corps.
    PlaceLeader {
        /// The leader.
        leader: Leader,
        /// The corps.
        with: CorpsId,
    },
    /// A leader is killed, wounded, captured or taken off the map.
    LoseLeader {
        /// The leader.
        leader: Leader,
        /// What became of him.
        post: LeaderPost,
    },
    /// Place a fleet, or add waiting ships to one on the map.
    PlaceFleet {
        /// The fleet.
        fleet: FleetId,
        /// The port.
        port: City,
        /// Ships from those waiting.
        ships: u16,
    },
    /// Lose ships.
    LoseShips {
        /// The fleet.
        fleet: FleetId,
        /// How many.
        ships: u16,
    },
    /// Place a depot.
    PlaceDepot {
        /// Where.
        at: Place,
    },
    /// Remove a depot.
    RemoveDepot {
        /// Where.
        at: Place,
    },
    /// Roll for guerrillas in a province (22.3 p).
    RollGuerrillas {
        /// The province.
        province: Province,
        /// The die.
        die: Die,
        /// Where it was rolled.
        source: DiceSource,
    },
    /// A guerrilla factor rises after a lost combat (22.3 p).
    RiseAfterCombat {
        /// The province.
        province: Province,
    },
    /// Lose guerrilla factors.
    LoseGuerrillas {
        /// The province.
        province: Province,
        /// How many.
        count: u16,
    },

    /// Book the Economic phase: points, income, subsidy, upkeep, a manipulation that lands, the marker.
    BookEconomy {
        /// What the card says of Poland's square.
        card: CardSquare,
        /// The economic-loss die, where it is due: whether it failed (22.3 s).
        loss: Option<bool>,
        /// Income by hand.
        other: Vec<NamedIncome>,
    },
    /// Close the Economic phase: all of it, purchases and the next manipulation counted, as one act.
    CloseQuarter(Box<Close>),
    /// Buy.
    Buy(Basket),
    /// Choose an economic manipulation (22.8 b).
    ChooseManipulation {
        /// The column.
        column: Column,
    },

    /// The Polish player dissolves the army (22.7 c).
    DissolveArmy {},
    /// Poland is dissolved (22.7).
    DissolvePoland {},

    /// Change a ruling.
    ChangeRuling(RulingChoice),
    /// Change a printed table.
    ChangeHouseRule(HouseRule),
    /// Enter the group's printed status card.
    SetCard(Box<StatusCard>),
    /// Note the victory points of Austria, Prussia or Russia.
    NoteVictory {
        /// The power.
        power: Partitioner,
        /// Its victory points.
        points: VictoryPoints,
    },
    /// Correct a tracked value by hand.
    Correct {
        /// The value.
        value: Correction,
        /// Why.
        reason: String,
    },
    /// Write a note into the record.
    Note {
        /// The note.
        text: String,
    },
    /// Do a refused act all the same, by agreement of the table.
    Overrule {
        /// The act.
        act: Box<Command>,
        /// Why.
        reason: String,
    },
}

impl Command {
    /// The roll that the act is, with its dice and where they were rolled.
    #[must_use]
    pub fn roll(&self) -> Option<(Roll, Vec<Die>, DiceSource)> {
        if let Command::RollBid { die, source } = self {
            Some((Roll::Bid, vec![*die], *source))
        } else if let Command::RollRevolt { dice, source, warsaw_empty } = self {
            Some((Roll::Revolt { warsaw_empty: *warsaw_empty }, dice.to_vec(), *source))
        } else if let Command::RollGuerrillas { province, die, source } = self {
            Some((Roll::Guerrillas { province: *province }, vec![*die], *source))
        } else if let Command::Overrule { act, .. } = self {
            act.roll()
        } else {
            None
        }
    }
}
