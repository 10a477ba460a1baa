//! What players ask for. One command is one act, with one result; dice come with it.

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
use crate::model::wire::saved;

pub use super::close::{BritishCut, Close, Conversion, MOST_OF_A_LINE, NamedIncome};
pub use crate::model::status_card::{CardSquare, StatusCard};

saved! {
    /// A province that changes hands at a peace.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Cession {
        /// The province.
        pub province: Province,
        /// Its new owner.
        pub to: Power,
    }
}

saved! {
    /// A tracked value and what it is corrected to.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Correction {
        /// Money in the treasury.
        "money" Money(Money),
        /// Manpower in hand.
        "manpower" Manpower(Manpower),
        /// Poland's square on the display.
        "marker" Marker(u8),
        /// Poland's victory points.
        "victory-points" VictoryPoints(VictoryPoints),
        /// Factors in a store.
        "factors" Factors(Store, Factors),
        /// A corps counter: off the map, paid for, or where it stands.
        "corps" Corps(CorpsId, crate::model::forces::Counter),
        /// Whether a corps was ever totally destroyed.
        "ever-destroyed" EverDestroyed(CorpsId, bool),
        /// Ships to be placed.
        "ships-waiting" ShipsWaiting(u16),
        /// A fleet's ships.
        "fleet" Fleet(FleetId, u16),
        /// A leader's post.
        "leader" Leader(Leader, LeaderPost),
        /// Guerrilla factors in a province.
        "guerrillas" Guerrillas(Province, u16),
        /// Krasinski and the guard cavalry.
        "guard" Guard(crate::model::forces::Guard),
        /// How often Poland was created.
        "creations" Creations(u8),
        /// Since when Warsaw's occupation counts; nothing, and it does not.
        "occupation-counts" OccupationCounts(Option<crate::model::date::GameDate>),
        /// The month the revolt began.
        "revolt-began" RevoltBegan(crate::model::date::GameDate),
        /// Since when the rebels hold Warsaw.
        "revolt-holds" RevoltHolds(Option<crate::model::date::GameDate>),
        /// The first free month of the bar at this place in the list of bars.
        "bar" Bar(u8, crate::model::date::GameDate),
        /// Wars with France lost, and not lost.
        "french-wars" FrenchWars(u8, u8),
    }
}

saved! {
    /// Everything that can be done in a campaign.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Command {
        /// Set the campaign up.
        "begin" Begin(Box<Setup>),
        /// Roll the die of the bid (21.1 b).
        "roll-bid" RollBid { die: Die, source: DiceSource = or(DiceSource::Table) },
        /// Go on to the next phase.
        "next-phase" NextPhase { leave: bool = default },
        /// Go on to the Political phase of the next month.
        "next-month" NextMonth { leave: bool = default },

        /// Declare war.
        "declare-war" DeclareWar { by: Power, on: Power },
        /// Join an ally's war at its call.
        "join-war" JoinWar { by: Power, ally: Power, on: Power },
        /// Mark a war with France as one of the two that do not bar a creation, or unmark it (22.2.1 f).
        "mark-war" MarkWar { partitioner: Partitioner, excepted: bool },
        /// Make peace.
        "make-peace" MakePeace {
            one: Power,
            other: Power,
            /// The side that surrendered; nobody for a peace by agreement.
            loser: Option<Power> = default,
            ceded: Vec<Cession> = default,
            /// Months of enforced peace; none for nothing enforced.
            months: u16 = default,
        },
        /// Make an alliance.
        "make-alliance" MakeAlliance { one: Power, other: Power },
        /// Break an alliance.
        "break-alliance" BreakAlliance { by: Power, with: Power },
        /// Go to war with a minor country.
        "war-on-minor" WarOnMinor { by: Power, minor: Minor },
        /// End a war with a minor country.
        "peace-with-minor" PeaceWithMinor { by: Power, minor: Minor },
        /// Book points of the base game for Poland: battles, sieges, minor countries.
        "book-points" BookPoints { points: PoliticalPoints, cause: Cause },

        /// Conquer a province.
        "take-province" TakeProvince { province: Province, by: Power },
        /// Cede a province, or give it back.
        "cede-province" CedeProvince { province: Province, to: Power },
        /// Take a city.
        "take-city" TakeCity { city: City, by: Power },
        /// Besiege a city.
        "besiege" Besiege { city: City, by: Power },
        /// Lift a siege.
        "lift-siege" LiftSiege { city: City },
        /// Count the factors inside Warsaw (22.2.3 b).
        "count-warsaw" CountWarsaw { infantry: u16, militia: u16 = default },
        /// Note whether French troops are in a province (22.2.2 f, h).
        "note-french" NoteFrench { province: Province, present: bool },
        /// Note the French leader with the corps at Warsaw (22.2.2 b).
        "note-french-leader" NoteFrenchLeader { leader: FrenchLeader },
        /// Note whether Napoleon is dead (22.2.2 b).
        "note-napoleon" NoteNapoleon { dead: bool },
        /// Note the places France and Great Britain chose in the order of play (22.2 f, g).
        "choose-order" ChooseOrder {
            /// France moves last by land.
            france_last: bool,
            /// Great Britain moves first at sea.
            britain_first: bool,
        },
        /// Poland gains a possession beyond the ten provinces.
        "gain-possession" GainPossession {
            name: String,
            /// What is printed on it.
            printed: Sum,
            /// Its holder of 1805; nobody for a minor country.
            from: Option<Power> = default,
        },
        /// Poland loses such a possession.
        "lose-possession" LosePossession { name: String },

        /// Create Poland, as the power that holds Warsaw (22.2.1).
        "create-poland" CreatePoland { by: Partitioner },
        /// Create Poland, as France (22.2.2).
        "create-poland-by-france" CreatePolandByFrance {},
        /// Roll for the Polish revolt (22.2.3).
        "roll-revolt" RollRevolt {
            dice: [Die; 3],
            source: DiceSource = or(DiceSource::Table),
            /// Nobody's factors are inside Warsaw, so that IV Infantry goes in.
            warsaw_empty: bool = default,
        },

        /// Place a corps with factors from those waiting.
        "place-corps" PlaceCorps { corps: CorpsId, at: Place, factors: Factors },
        /// Reinforce a corps on the map from the factors waiting.
        "reinforce" Reinforce { corps: CorpsId, factors: Factors },
        /// Put waiting factors into a city as garrison.
        "garrison" Garrison { city: City, factors: Factors },
        /// Move factors between corps and garrisons.
        "transfer" Transfer { from: Store, to: Store, factors: Factors },
        /// Move a corps.
        "move-corps" MoveCorps { corps: CorpsId, to: Place },
        /// Lose factors.
        "lose-factors" LoseFactors { from: Store, factors: Factors },
        /// Move a fleet.
        "move-fleet" MoveFleet {
            fleet: FleetId,
            /// The port it goes to; nothing, and it is elsewhere on the board.
            to: Option<City> = skip,
        },
        /// A corps is totally destroyed.
        "destroy-corps" DestroyCorps { corps: CorpsId },
        /// Raise the provincial corps (22.3 k).
        "raise-provincials" RaiseProvincials {},
        /// Place Krasinski and I Cavalry in Warsaw (22.3 f).
        "place-krasinski" PlaceKrasinski {},
        /// Place a leader with a corps.
        "place-leader" PlaceLeader { leader: Leader, with: CorpsId },
        /// A leader is killed, wounded, captured or taken off the map.
        "lose-leader" LoseLeader { leader: Leader, post: LeaderPost },
        /// Place a fleet, or add waiting ships to one on the map.
        "place-fleet" PlaceFleet { fleet: FleetId, port: City, ships: u16 },
        /// Lose ships.
        "lose-ships" LoseShips { fleet: FleetId, ships: u16 },
        /// Place a depot.
        "place-depot" PlaceDepot { at: Place },
        /// Remove a depot.
        "remove-depot" RemoveDepot { at: Place },
        /// Roll for guerrillas in a province (22.3 p).
        "roll-guerrillas" RollGuerrillas {
            province: Province,
            die: Die,
            source: DiceSource = or(DiceSource::Table),
        },
        /// A guerrilla factor rises after a lost combat (22.3 p).
        "rise-after-combat" RiseAfterCombat { province: Province },
        /// Lose guerrilla factors.
        "lose-guerrillas" LoseGuerrillas { province: Province, count: u16 },

        /// Book the Economic phase: points, income, subsidy, upkeep, a manipulation that lands, the marker.
        "book-economy" BookEconomy {
            /// What the card says of Poland's square.
            card: CardSquare,
            /// The economic-loss die, where it is due: whether it failed (22.3 s).
            loss: Option<bool> = default,
            other: Vec<NamedIncome> = default,
        },
        /// Close the Economic phase: all of it, purchases and the next manipulation counted, as one act.
        "close-quarter" CloseQuarter(Box<Close>),
        /// Buy.
        "buy" Buy(Basket),
        /// Choose an economic manipulation (22.8 b).
        "choose-manipulation" ChooseManipulation { column: Column },

        /// The Polish player dissolves the army (22.7 c).
        "dissolve-army" DissolveArmy {},
        /// Poland is dissolved (22.7).
        "dissolve-poland" DissolvePoland {},

        /// Change a ruling.
        "change-ruling" ChangeRuling(RulingChoice),
        /// Change a printed table.
        "change-house-rule" ChangeHouseRule(HouseRule),
        /// Enter the group's printed status card.
        "set-card" SetCard(Box<StatusCard>),
        /// Note the victory points of Austria, Prussia or Russia.
        "note-victory" NoteVictory { power: Partitioner, points: VictoryPoints },
        /// Correct a tracked value by hand.
        "correct" Correct { value: Correction, reason: String },
        /// Write a note into the record.
        "note" Note { text: String },
        /// Do a refused act all the same, by agreement of the table.
        "overrule" Overrule { act: Box<Command>, reason: String },
    }
}

impl Command {
    /// The act itself, where the table does it by agreement.
    #[must_use]
    pub fn itself(&self) -> &Command {
        if let Command::Overrule { act, .. } = self { act.itself() } else { self }
    }
}
