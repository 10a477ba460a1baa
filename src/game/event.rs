//! What happened. Facts are the file: a campaign is the fold of its events, and no rule is asked again.

use crate::model::board::{FrenchLeader, Possession, Siege, Tenure};
use crate::model::clause::Clause;
use crate::model::date::{GameDate, Phase};
use crate::model::diplomacy::{Alliance, Bar, MinorWar, War};
use crate::model::economy::{Column, Order};
use crate::model::forces::{CorpsId, Counter, Factors, FleetId, Guard, Leader, LeaderPost, Place, Store};
use crate::model::game::{Founder, Pending, Revolt};
use crate::model::place::{City, Province};
use crate::model::power::{Partitioner, Power};
use crate::model::quantity::{Die, Money, PoliticalPoints, Sum, VictoryPoints};
use crate::model::rulings::RulingChoice;
use crate::model::setup::{DiceSource, HouseRule, Setup};
use crate::model::status_card::StatusCard;
use crate::model::why::Cause;
use crate::model::wire::wire;

use super::command::Correction;
use super::duty::DutyKind;
use super::lineage::Brought;

/// One line of an income.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IncomeLine {
    /// The province; nothing for a possession.
    pub province: Option<Province>,
    /// The possession's name.
    pub name: Option<String>,
    /// What it paid.
    pub paid: Sum,
}

wire!(struct IncomeLine { province: skip, name: skip, paid });

/// How a revolt ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RevoltEnd {
    /// It succeeded.
    Succeeded,
    /// It failed.
    Failed,
    /// A creation by a power overtook it (22.2.3 o).
    Overtaken,
}

wire! {
    enum RevoltEnd {
        "succeeded" Succeeded;
        "failed" Failed;
        "overtaken" Overtaken;
    }
}

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// The campaign was set up.
    CampaignBegun(Box<Setup>),
    /// The die of the bid was rolled.
    BidRolled(Die, DiceSource),
    /// A month began.
    MonthBegan(GameDate),
    /// A phase began.
    PhaseBegan(Phase),
    /// In the first step of a Political phase it was settled whether a revolt roll is open in it (22.2 h).
    RollOpened(bool),
    /// Duties were left behind.
    DutiesLeft(Vec<DutyKind>),

    /// A war began or was declared.
    WarBegan(War),
    /// Declared wars came into force.
    WarsInForce,
    /// A war was marked as excepted from 22.2.1 f, or unmarked.
    WarMarked(Partitioner, bool),
    /// A war ended.
    WarEnded(Power, Power),
    /// A war of Poland with France ended; whether Poland lost it (22.6 c).
    FrenchWarEnded {
        /// Poland surrendered.
        lost: bool,
    },
    /// An alliance was made.
    AllianceMade(Alliance),
    /// An alliance ended.
    AllianceEnded(Power, Power),
    /// A bar was laid.
    BarLaid(Bar),
    /// A bar ended by the calendar.
    BarEnded(Bar),
    /// A war on a minor country began.
    MinorWarBegan(MinorWar),
    /// A war on a minor country ended.
    MinorWarEnded(MinorWar),
    /// A power's marker moved; points beyond the display's ends were lost (22.2 k).
    PointsMoved {
        /// Whose.
        power: Power,
        /// By how many points, the lost ones counted.
        points: PoliticalPoints,
        /// Of these, lost beyond the end.
        lost: PoliticalPoints,
        /// Why.
        cause: Cause,
    },
    /// Poland scored victory points.
    VictoryScored(VictoryPoints, Cause),
    /// Poland reached its victory level.
    VictoryReached(VictoryPoints),

    /// A province passed to other hands.
    ProvincePassed(Province, Tenure),
    /// A city passed to other hands.
    CityPassed(City, Power),
    /// A siege began.
    SiegeBegan(City, Siege),
    /// A siege ended.
    SiegeEnded(City),
    /// The factors inside Warsaw were counted.
    WarsawCounted {
        /// Infantry and guard.
        infantry: u16,
        /// Militia.
        militia: u16,
    },
    /// French troops were noted in a province, or gone from it.
    FrenchNoted(Province, bool),
    /// The French leader at Warsaw was noted.
    FrenchLeaderNoted(FrenchLeader),
    /// Napoleon's death was noted, or taken back.
    NapoleonNoted {
        /// Whether he is dead.
        dead: bool,
    },
    /// The places of France and Great Britain were noted.
    OrderChosen {
        /// France moves last by land.
        france_last: bool,
        /// Great Britain moves first at sea.
        britain_first: bool,
    },
    /// Poland gained a possession.
    PossessionGained(Possession),
    /// Poland lost a possession.
    PossessionLost(String),
    /// An enemy took Warsaw; whether the months count towards a dissolution (22.5 d, 22.7 b).
    WarsawOccupied {
        /// The enemy.
        by: Power,
        /// The hold counts from this month.
        counts: bool,
    },
    /// Warsaw passed from one enemy to another, or the holder's months began or ceased to count.
    OccupationPassed {
        /// The holder now.
        by: Power,
        /// The hold counts.
        counts: bool,
    },
    /// Warsaw is free of unbesieged enemies.
    WarsawFreed,

    /// Poland was created.
    PolandCreated(Founder),
    /// The subsidy stopped, or flows again, from a month on (22.2.1 h, i).
    SubsidyTurned {
        /// The ally whose war stops it; nobody, and it flows.
        stopped_by: Option<Power>,
        /// The first month in which that counts.
        from: GameDate,
    },
    /// The subsidy was paid, or not.
    SubsidyPaid(Partitioner, Money),
    /// The dice of a revolt were rolled.
    RevoltRolled([Die; 3], DiceSource),
    /// A revolt began.
    RevoltBegan(Revolt),
    /// The rebels took Warsaw.
    RevoltTookWarsaw,
    /// The rebels lost Warsaw.
    RevoltLostWarsaw,
    /// A revolt ended.
    RevoltEnded(RevoltEnd),

    /// Money or manpower moved.
    PurseMoved(Sum, Cause),
    /// Income was collected.
    IncomeCollected {
        /// The provinces' lines.
        lines: Vec<IncomeLine>,
        /// The economic-loss die halved it (22.3 s).
        halved: bool,
        /// What came in.
        sum: Sum,
    },
    /// Other income, named.
    OtherIncome(String, Sum),
    /// Recruits were ordered.
    Ordered(Order),
    /// Recruits arrived.
    OrderArrived(Order),
    /// Recruits on order were lost or put by.
    OrderEnded(Order),
    /// The Economic phase was booked.
    EconomyBooked,
    /// A manipulation was chosen.
    ManipulationChosen(Pending),
    /// A manipulation landed; whether it could be paid.
    ManipulationLanded(Column, bool),
    /// A manipulation under way lapsed.
    ManipulationLapsed(Column),

    /// Factors moved; from nowhere when they are new, to nowhere when they are lost.
    FactorsMoved {
        /// From here.
        from: Option<Store>,
        /// To there.
        to: Option<Store>,
        /// What.
        factors: Factors,
    },
    /// A corps counter was bought, placed, moved or taken off.
    CorpsMoved(CorpsId, Counter),
    /// A corps was totally destroyed.
    CorpsDestroyed(CorpsId),
    /// Ships to be placed came, or went.
    ShipsWaiting(u16),
    /// A fleet's counter and ships.
    FleetSet(FleetId, Counter, u16),
    /// Depots paid for.
    DepotsBought(u8),
    /// A depot was placed; from those paid for, or free.
    DepotPlaced(Place),
    /// A depot was removed.
    DepotRemoved(Place),
    /// A leader's post changed.
    LeaderPosted(Leader, LeaderPost),
    /// Krasinski and the guard.
    GuardTurned(Guard),
    /// The guard's cavalry put by.
    GuardPutBy(u16),
    /// Provincial corps were raised this month.
    ProvincialsRaised,
    /// The first placement opened or closed (22.3 r).
    FirstPlacement(bool),
    /// The guerrilla die was rolled.
    GuerrillasRolled(Province, Die, DiceSource),
    /// Guerrilla factors in a province.
    GuerrillasSet(Province, u16),

    /// Poland's standing changed (22.6).
    StandingTurned {
        /// A Major Power.
        major: bool,
        /// A Dominant Power.
        dominant: bool,
    },
    /// The Polish player dissolved the army.
    ArmyDissolved,
    /// Warsaw is free and the army's dissolution lapsed (22.7 c).
    ConsentLapsed,
    /// Poland has lost its last province (22.5 f), or has one again.
    Landless(bool),
    /// Poland was dissolved.
    PolandDissolved(Option<Partitioner>),

    /// A ruling was changed.
    RulingChanged(RulingChoice),
    /// A printed table was changed.
    HouseRuleChanged(HouseRule),
    /// A value was corrected by hand.
    Corrected(Correction, String),
    /// A note.
    Noted(String),
    /// The group's printed status card was entered.
    CardSet(Box<StatusCard>),
    /// The victory points of another power were noted.
    VictoryNoted(Partitioner, VictoryPoints),
    /// A state was brought over from another record: the first entry of one that begins with it, or one that leaps to it.
    StateBrought(Box<Brought>),
}

wire! {
    enum Event {
        "campaign-begun" CampaignBegun(a);
        "bid-rolled" BidRolled(a, b);
        "month-began" MonthBegan(a);
        "phase-began" PhaseBegan(a);
        "roll-opened" RollOpened(a);
        "duties-left" DutiesLeft(a);
        "war-began" WarBegan(a);
        "wars-in-force" WarsInForce;
        "war-marked" WarMarked(a, b);
        "war-ended" WarEnded(a, b);
        "french-war-ended" FrenchWarEnded { lost };
        "alliance-made" AllianceMade(a);
        "alliance-ended" AllianceEnded(a, b);
        "bar-laid" BarLaid(a);
        "bar-ended" BarEnded(a);
        "minor-war-began" MinorWarBegan(a);
        "minor-war-ended" MinorWarEnded(a);
        "points-moved" PointsMoved { power, points, lost: skip, cause };
        "victory-scored" VictoryScored(a, b);
        "victory-reached" VictoryReached(a);
        "province-passed" ProvincePassed(a, b);
        "city-passed" CityPassed(a, b);
        "siege-began" SiegeBegan(a, b);
        "siege-ended" SiegeEnded(a);
        "warsaw-counted" WarsawCounted { infantry, militia };
        "french-noted" FrenchNoted(a, b);
        "french-leader-noted" FrenchLeaderNoted(a);
        "napoleon-noted" NapoleonNoted { dead };
        "order-chosen" OrderChosen { france_last, britain_first };
        "possession-gained" PossessionGained(a);
        "possession-lost" PossessionLost(a);
        "warsaw-occupied" WarsawOccupied { by, counts };
        "occupation-passed" OccupationPassed { by, counts };
        "warsaw-freed" WarsawFreed;
        "poland-created" PolandCreated(a);
        "subsidy-turned" SubsidyTurned { stopped_by, from };
        "subsidy-paid" SubsidyPaid(a, b);
        "revolt-rolled" RevoltRolled(a, b);
        "revolt-began" RevoltBegan(a);
        "revolt-took-warsaw" RevoltTookWarsaw;
        "revolt-lost-warsaw" RevoltLostWarsaw;
        "revolt-ended" RevoltEnded(a);
        "purse-moved" PurseMoved(a, b);
        "income-collected" IncomeCollected { lines, halved, sum };
        "other-income" OtherIncome(a, b);
        "ordered" Ordered(a);
        "order-arrived" OrderArrived(a);
        "order-ended" OrderEnded(a);
        "economy-booked" EconomyBooked;
        "manipulation-chosen" ManipulationChosen(a);
        "manipulation-landed" ManipulationLanded(a, b);
        "manipulation-lapsed" ManipulationLapsed(a);
        "factors-moved" FactorsMoved { from, to, factors };
        "corps-moved" CorpsMoved(a, b);
        "corps-destroyed" CorpsDestroyed(a);
        "ships-waiting" ShipsWaiting(a);
        "fleet-set" FleetSet(a, b, c);
        "depots-bought" DepotsBought(a);
        "depot-placed" DepotPlaced(a);
        "depot-removed" DepotRemoved(a);
        "leader-posted" LeaderPosted(a, b);
        "guard-turned" GuardTurned(a);
        "guard-put-by" GuardPutBy(a);
        "provincials-raised" ProvincialsRaised;
        "first-placement" FirstPlacement(a);
        "guerrillas-rolled" GuerrillasRolled(a, b, c);
        "guerrillas-set" GuerrillasSet(a, b);
        "standing-turned" StandingTurned { major, dominant };
        "army-dissolved" ArmyDissolved;
        "consent-lapsed" ConsentLapsed;
        "landless" Landless(a);
        "poland-dissolved" PolandDissolved(a);
        "ruling-changed" RulingChanged(a);
        "house-rule-changed" HouseRuleChanged(a);
        "corrected" Corrected(a, b);
        "noted" Noted(a);
        "card-set" CardSet(a);
        "victory-noted" VictoryNoted(a, b);
        "state-brought" StateBrought(a);
    }
}

/// A thing that happened, and the clause it rests on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fact {
    /// What happened.
    pub event: Event,
    /// The clause it rests on.
    pub clause: Clause,
}

wire!(struct Fact { event, clause });
