//! What happened. Facts are the file: a campaign is the fold of its events, and no rule is asked again.

use crate::model::board::{FrenchLeader, Possession, Siege, Tenure};
use crate::model::clause::Clause;
use crate::model::date::{GameDate, Phase};
use crate::model::diplomacy::{Alliance, Bar, MinorWar, War};
use crate::model::economy::{Column, Order, Pending};
use crate::model::forces::{CorpsId, Counter, Factors, FleetId, Guard, Leader, LeaderPost, Place, Store};
use crate::model::place::{City, Province};
use crate::model::poland::{Founder, Revolt};
use crate::model::power::{Partitioner, Power};
use crate::model::quantity::{Die, Money, PoliticalPoints, Sum, VictoryPoints};
use crate::model::rulings::RulingChoice;
use crate::model::setup::{DiceSource, HouseRule, Setup};
use crate::model::status_card::StatusCard;
use crate::model::why::Cause;
use crate::model::wire::saved;

use super::command::Correction;
use super::duty::DutyKind;
use super::lineage::Brought;

saved! {
    /// One line of an income.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct IncomeLine {
        /// The province; nothing for a possession.
        pub province: Option<Province> = skip,
        /// The possession's name.
        pub name: Option<String> = skip,
        /// What it paid.
        pub paid: Sum,
    }
}

saved! {
    /// How a revolt ended.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum RevoltEnd {
        /// It succeeded.
        "succeeded" Succeeded,
        /// It failed.
        "failed" Failed,
        /// A creation by a power overtook it (22.2.3 o).
        "overtaken" Overtaken,
    }
}

saved! {
    /// One thing that happened.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Event {
        /// The campaign was set up.
        "campaign-begun" CampaignBegun(Box<Setup>),
        /// The die of the bid was rolled.
        "bid-rolled" BidRolled(Die, DiceSource),
        /// A month began.
        "month-began" MonthBegan(GameDate),
        /// A phase began.
        "phase-began" PhaseBegan(Phase),
        /// In the first step of a Political phase it was settled whether a revolt roll is open in it (22.2 h).
        "roll-opened" RollOpened(bool),
        /// Duties were left behind.
        "duties-left" DutiesLeft(Vec<DutyKind>),

        /// A war began or was declared.
        "war-began" WarBegan(War),
        /// Declared wars came into force.
        "wars-in-force" WarsInForce,
        /// A war was marked as excepted from 22.2.1 f, or unmarked.
        "war-marked" WarMarked(Partitioner, bool),
        /// A war ended.
        "war-ended" WarEnded(Power, Power),
        /// A war of Poland with France ended; whether Poland lost it (22.6 c).
        "french-war-ended" FrenchWarEnded { lost: bool },
        /// A power sued France for peace, and Poland with it (22.2.2 f).
        "suit-made" SuitMade(Power),
        /// An alliance was made.
        "alliance-made" AllianceMade(Alliance),
        /// An alliance ended.
        "alliance-ended" AllianceEnded(Power, Power),
        /// A bar was laid.
        "bar-laid" BarLaid(Bar),
        /// A bar ended by the calendar.
        "bar-ended" BarEnded(Bar),
        /// A war on a minor country began.
        "minor-war-began" MinorWarBegan(MinorWar),
        /// A war on a minor country ended.
        "minor-war-ended" MinorWarEnded(MinorWar),
        /// A power's marker moved; points beyond the display's ends were lost (22.2 k).
        "points-moved" PointsMoved {
            power: Power,
            /// By how many points, the lost ones counted.
            points: PoliticalPoints,
            /// Of these, lost beyond the end.
            lost: PoliticalPoints = skip,
            cause: Cause,
        },
        /// Poland scored victory points.
        "victory-scored" VictoryScored(VictoryPoints, Cause),
        /// Poland reached its victory level.
        "victory-reached" VictoryReached(VictoryPoints),

        /// A province passed to other hands.
        "province-passed" ProvincePassed(Province, Tenure),
        /// A city passed to other hands.
        "city-passed" CityPassed(City, Power),
        /// A siege began.
        "siege-began" SiegeBegan(City, Siege),
        /// A siege ended.
        "siege-ended" SiegeEnded(City),
        /// The factors inside Warsaw were counted.
        "warsaw-counted" WarsawCounted { infantry: u16, militia: u16 },
        /// French troops were noted in a province, or gone from it.
        "french-noted" FrenchNoted(Province, bool),
        /// The French leader at Warsaw was noted.
        "french-leader-noted" FrenchLeaderNoted(FrenchLeader),
        /// Napoleon's death was noted, or taken back.
        "napoleon-noted" NapoleonNoted { dead: bool },
        /// The places of France and Great Britain were noted.
        "order-chosen" OrderChosen {
            /// France moves last by land.
            france_last: bool,
            /// Great Britain moves first at sea.
            britain_first: bool,
        },
        /// Poland gained a possession.
        "possession-gained" PossessionGained(Possession),
        /// Poland lost a possession.
        "possession-lost" PossessionLost(String),
        /// An enemy took Warsaw; whether the months count towards a dissolution (22.5 d, 22.7 b).
        "warsaw-occupied" WarsawOccupied {
            by: Power,
            /// The hold counts from this month.
            counts: bool,
        },
        /// Warsaw passed from one enemy to another, or the holder's months began or ceased to count.
        "occupation-passed" OccupationPassed { by: Power, counts: bool },
        /// Warsaw is free of unbesieged enemies.
        "warsaw-freed" WarsawFreed,

        /// Poland was created.
        "poland-created" PolandCreated(Founder),
        /// The subsidy stopped, or flows again, from a month on (22.2.1 h, i).
        "subsidy-turned" SubsidyTurned {
            /// The ally whose war stops it; nobody, and it flows.
            stopped_by: Option<Power>,
            /// The first month in which that counts.
            from: GameDate,
        },
        /// The subsidy was paid, or not.
        "subsidy-paid" SubsidyPaid(Partitioner, Money),
        /// The dice of a revolt were rolled.
        "revolt-rolled" RevoltRolled([Die; 3], DiceSource),
        /// A revolt began.
        "revolt-began" RevoltBegan(Revolt),
        /// The rebels took Warsaw.
        "revolt-took-warsaw" RevoltTookWarsaw,
        /// The rebels lost Warsaw.
        "revolt-lost-warsaw" RevoltLostWarsaw,
        /// A revolt ended.
        "revolt-ended" RevoltEnded(RevoltEnd),

        /// Money or manpower moved.
        "purse-moved" PurseMoved(Sum, Cause),
        /// Income was collected.
        "income-collected" IncomeCollected {
            lines: Vec<IncomeLine>,
            /// The economic-loss die halved it (22.3 s).
            halved: bool,
            sum: Sum,
        },
        /// Other income, named.
        "other-income" OtherIncome(String, Sum),
        /// Recruits were ordered.
        "ordered" Ordered(Order),
        /// Recruits arrived.
        "order-arrived" OrderArrived(Order),
        /// Recruits on order were lost or put by.
        "order-ended" OrderEnded(Order),
        /// The Economic phase was booked.
        "economy-booked" EconomyBooked,
        /// A manipulation was chosen.
        "manipulation-chosen" ManipulationChosen(Pending),
        /// A manipulation landed; whether it could be paid.
        "manipulation-landed" ManipulationLanded(Column, bool),
        /// A manipulation under way lapsed.
        "manipulation-lapsed" ManipulationLapsed(Column),

        /// Factors moved; from nowhere when they are new, to nowhere when they are lost.
        "factors-moved" FactorsMoved { from: Option<Store>, to: Option<Store>, factors: Factors },
        /// A corps counter was bought, placed, moved or taken off.
        "corps-moved" CorpsMoved(CorpsId, Counter),
        /// A paid counter of a provincial corps waits for Dominance, or waits no more (22.6 e).
        "counter-kept" CounterKept(CorpsId, bool),
        /// A corps was totally destroyed.
        "corps-destroyed" CorpsDestroyed(CorpsId),
        /// Ships to be placed came, or went.
        "ships-waiting" ShipsWaiting(u16),
        /// A fleet's counter and ships.
        "fleet-set" FleetSet(FleetId, Counter, u16),
        /// Depots paid for.
        "depots-bought" DepotsBought(u8),
        /// A depot was placed; from those paid for, or free.
        "depot-placed" DepotPlaced(Place),
        /// A depot was removed.
        "depot-removed" DepotRemoved(Place),
        /// A leader's post changed.
        "leader-posted" LeaderPosted(Leader, LeaderPost),
        /// Krasinski and the guard.
        "guard-turned" GuardTurned(Guard),
        /// The guard's cavalry put by.
        "guard-put-by" GuardPutBy(u16),
        /// Provincial corps were raised this month.
        "provincials-raised" ProvincialsRaised,
        /// The first placement opened or closed (22.3 r).
        "first-placement" FirstPlacement(bool),
        /// The guerrilla die was rolled.
        "guerrillas-rolled" GuerrillasRolled(Province, Die, DiceSource),
        /// Guerrilla factors in a province.
        "guerrillas-set" GuerrillasSet(Province, u16),

        /// Poland's standing changed (22.6).
        "standing-turned" StandingTurned { major: bool, dominant: bool },
        /// The Polish player dissolved the army.
        "army-dissolved" ArmyDissolved,
        /// Warsaw is free and the army's dissolution lapsed (22.7 c).
        "consent-lapsed" ConsentLapsed,
        /// Poland has lost its last province (22.5 f), or has one again.
        "landless" Landless(bool),
        /// Poland was dissolved.
        "poland-dissolved" PolandDissolved(Option<Partitioner>),

        /// A ruling was changed.
        "ruling-changed" RulingChanged(RulingChoice),
        /// A printed table was changed.
        "house-rule-changed" HouseRuleChanged(HouseRule),
        /// A value was corrected by hand.
        "corrected" Corrected(Correction, String),
        /// A note.
        "noted" Noted(String),
        /// The group's printed status card was entered.
        "card-set" CardSet(Box<StatusCard>),
        /// The victory points of another power were noted.
        "victory-noted" VictoryNoted(Partitioner, VictoryPoints),
        /// A state was brought over from another record: the first entry of one that begins with it, or one that is
        /// fast-forwarded to it.
        "state-brought" StateBrought(Box<Brought>),
    }
}

saved! {
    /// A thing that happened, and the clause it rests on.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Fact {
        /// What happened.
        pub event: Event,
        /// The clause it rests on.
        pub clause: Clause,
    }
}
