//! Why an act is not allowed: every unmet condition, its clause, and the first month in which it is free.

use crate::model::clause::Clause;
use crate::model::date::{GameDate, Phase};
use crate::model::forces::{CorpsId, Leader};
use crate::model::place::{City, Province};
use crate::model::power::Power;
use crate::model::quantity::Sum;
use crate::model::wire::wire;

use super::duty::DutyKind;

/// A condition that is not met; `view` puts it into words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Need {
    /// The act belongs to another phase.
    Phase(Phase),
    /// A campaign was set up already.
    NoCampaignYet,
    /// The die of the bid was rolled already.
    BidNotRolled,
    /// Poland must exist.
    PolandExists,
    /// There must be no Poland.
    NoPoland,
    /// A duty is open.
    DutyDone(DutyKind),
    /// A text must be given.
    TextGiven,
    /// A number must lie between these.
    Between(i32, i32),
    /// The two powers must differ.
    TwoPowers,
    /// The powers are at war already.
    NotAtWar(Power, Power),
    /// The powers must be at war.
    AtWar(Power, Power),
    /// The powers are allied already.
    NotAllied(Power, Power),
    /// The powers must be allied.
    Allied(Power, Power),
    /// A bar on declaring war must be over.
    BarOver(Option<Power>, Power),
    /// French troops must have left these provinces.
    FrenchGone(Vec<Province>),
    /// The power must control Warsaw.
    ControlsWarsaw(Power),
    /// The power must be at peace with France.
    PeaceWithFrance(Power),
    /// The bar on creating Poland must be over.
    CreationBarOver(Power),
    /// The rebels must not hold Warsaw.
    RebelsNotInWarsaw,
    /// France must be at war with Warsaw's holder.
    FranceAtWarWith(Power),
    /// Warsaw belongs to France by cession.
    WarsawNotFrench,
    /// French corps must besiege Warsaw or hold it unbesieged.
    FrenchAtWarsaw,
    /// Napoleon must be there.
    NapoleonThere,
    /// With Napoleon dead, a leader of seniority B must be there.
    SeniorityBThere,
    /// No province would be Polish.
    SomeProvince,
    /// No revolt must be under way.
    NoRevolt,
    /// A revolt must be under way.
    Revolt,
    /// The roll of this phase was made already.
    RollNotMade,
    /// There must have been neither Poland nor a revolt after the phase's first step.
    RollOpen,
    /// Warsaw's holder must be at war with a power other than France.
    HolderAtWar(Power),
    /// Fewer than ten infantry must be in Warsaw.
    FewInfantry(u16),
    /// The province must not be this power's already.
    NotControlledBy(Province, Power),
    /// Partitioning powers hold a Polish province's capital, but do not take the province from it.
    OnlyOccupied(Province),
    /// The province must be part of Poland.
    ProvincePolish(Province),
    /// The city must not be held by this power already.
    NotHeldBy(City, Power),
    /// The city must be besieged.
    Besieged(City),
    /// During a revolt the Poles fight for Warsaw alone.
    OnlyWarsaw,
    /// The rebels have no siege of their own here.
    WarIsPartitioners,
    /// A possession of that name must exist.
    PossessionNamed,
    /// A possession of that name exists already.
    PossessionNew,
    /// The corps must be available.
    CorpsAvailable(CorpsId),
    /// The corps must be off the map.
    CorpsOffMap(CorpsId),
    /// The corps must be on the map.
    CorpsOnMap(CorpsId),
    /// The counter must be bought first.
    CounterBought,
    /// The corps comes with Krasinski only.
    WithKrasinski,
    /// The counter is bought already.
    CounterNotBought(CorpsId),
    /// The fleet counter must be off the map and not bought.
    FleetNotBought,
    /// Named twice in the basket.
    NamedOnce,
    /// So many factors must be there; so many are.
    Enough(u16, u16),
    /// At least one factor must be named.
    SomeFactors,
    /// The corps does not take this arm, or has no room for so many.
    Fits(CorpsId),
    /// A provincial corps' factors never mix with others.
    NotProvincial(CorpsId),
    /// No factor leaves I Cavalry.
    NotFromGuard,
    /// Both must stand at the same place.
    SamePlace,
    /// Only corps and garrisons hand factors over.
    CorpsOrGarrison,
    /// The place must be in Poland and free of enemies.
    FreeOfEnemies,
    /// A besieged corps is not taken off the map.
    NotBesieged,
    /// It must be the time of raising.
    RaisingTime,
    /// There must be a corps to raise.
    SomethingToRaise,
    /// Raised already in this month.
    NotRaisedYet,
    /// Krasinski must be available.
    KrasinskiDue,
    /// Poland and France must be allied, for Krasinski.
    GuardAllied,
    /// Poland must be at peace with every other power, for Krasinski.
    GuardPeace,
    /// December 1806 must be past, for Krasinski.
    GuardDate,
    /// Warsaw must be Polish and free, for Krasinski.
    WarsawFree,
    /// The leader must be available.
    LeaderAvailable(Leader),
    /// The leader must not be dead.
    LeaderAlive(Leader),
    /// The leader leads provincial corps only.
    ProvincialOnly(Leader),
    /// The leader must be on the map.
    LeaderOnMap(Leader),
    /// The city must be an open port.
    Port(City),
    /// A fleet holds ten ships.
    FleetRoom,
    /// The fleet must be on the map.
    FleetOnMap,
    /// A fleet on the map takes ships where it lies.
    FleetHere,
    /// There are two fleets of ten ships.
    ShipsHaveRoom,
    /// There are four depots.
    DepotsLeft(u8),
    /// No depot stands there.
    DepotThere,
    /// The province has no guerrilla value.
    GuerrillaProvince(Province),
    /// The die was rolled for this province this month.
    GuerrillasNotRolled(Province),
    /// The Economic phase was booked already.
    NotBookedYet,
    /// The Economic phase must be booked first.
    BookedFirst,
    /// The economic-loss die is due.
    LossDie,
    /// The economic-loss die is not due.
    NoLossDie,
    /// Money or manpower is short of this much.
    Afford(Sum),
    /// Upkeep cannot be paid; this much is missing.
    UpkeepPaid(Sum),
    /// Something must be bought.
    SomethingBought,
    /// Where the ruling leaves no choice, cavalry has one price.
    OneCavalryPrice,
    /// A manipulation was chosen already.
    NotChosenYet,
    /// Warsaw must be occupied by an unbesieged enemy.
    WarsawOccupied,
    /// The army was dissolved already.
    ArmyNotDissolved,
    /// The Polish player must have dissolved the army.
    ArmyDissolved,
    /// Austria, Prussia or Russia must hold Warsaw.
    DissolverInWarsaw,
    /// Warsaw must have been held for two complete months.
    TwoCompleteMonths,
    /// There is no such option.
    OptionExists,
    /// The record has no such value.
    ValueExists,
    /// No points are won or lost in the revolt's fights.
    NoRevoltPoints,
    /// An overrule is for a refused act.
    IsRefused,
    /// The group's table must say when this arrives.
    ArrivalSet(crate::model::setup::Recruit),
    /// The group must play with militia made infantry.
    ConversionPlayed,
    /// Poland must be at peace with every major power.
    PeaceWithAll,
    /// Great Britain cuts a third of what it gained at most: this many.
    AThirdAtMost(u16),
    /// A roll by the app stands: these dice were drawn for this act.
    DiceStand(Vec<crate::model::quantity::Die>),
}

wire! {
    enum Need {
        "phase" Phase(a);
        "no-campaign-yet" NoCampaignYet;
        "bid-not-rolled" BidNotRolled;
        "poland-exists" PolandExists;
        "no-poland" NoPoland;
        "duty-done" DutyDone(a);
        "text-given" TextGiven;
        "between" Between(a, b);
        "two-powers" TwoPowers;
        "not-at-war" NotAtWar(a, b);
        "at-war" AtWar(a, b);
        "not-allied" NotAllied(a, b);
        "allied" Allied(a, b);
        "bar-over" BarOver(a, b);
        "french-gone" FrenchGone(a);
        "controls-warsaw" ControlsWarsaw(a);
        "peace-with-france" PeaceWithFrance(a);
        "creation-bar-over" CreationBarOver(a);
        "rebels-not-in-warsaw" RebelsNotInWarsaw;
        "france-at-war-with" FranceAtWarWith(a);
        "warsaw-not-french" WarsawNotFrench;
        "french-at-warsaw" FrenchAtWarsaw;
        "napoleon-there" NapoleonThere;
        "seniority-b-there" SeniorityBThere;
        "some-province" SomeProvince;
        "no-revolt" NoRevolt;
        "revolt" Revolt;
        "roll-not-made" RollNotMade;
        "roll-open" RollOpen;
        "holder-at-war" HolderAtWar(a);
        "few-infantry" FewInfantry(a);
        "not-controlled-by" NotControlledBy(a, b);
        "only-occupied" OnlyOccupied(a);
        "province-polish" ProvincePolish(a);
        "not-held-by" NotHeldBy(a, b);
        "besieged" Besieged(a);
        "only-warsaw" OnlyWarsaw;
        "war-is-partitioners" WarIsPartitioners;
        "possession-named" PossessionNamed;
        "possession-new" PossessionNew;
        "corps-available" CorpsAvailable(a);
        "corps-off-map" CorpsOffMap(a);
        "corps-on-map" CorpsOnMap(a);
        "counter-bought" CounterBought;
        "with-krasinski" WithKrasinski;
        "counter-not-bought" CounterNotBought(a);
        "fleet-not-bought" FleetNotBought;
        "named-once" NamedOnce;
        "enough" Enough(a, b);
        "some-factors" SomeFactors;
        "fits" Fits(a);
        "not-provincial" NotProvincial(a);
        "not-from-guard" NotFromGuard;
        "same-place" SamePlace;
        "corps-or-garrison" CorpsOrGarrison;
        "free-of-enemies" FreeOfEnemies;
        "not-besieged" NotBesieged;
        "raising-time" RaisingTime;
        "something-to-raise" SomethingToRaise;
        "not-raised-yet" NotRaisedYet;
        "krasinski-due" KrasinskiDue;
        "guard-allied" GuardAllied;
        "guard-peace" GuardPeace;
        "guard-date" GuardDate;
        "warsaw-free" WarsawFree;
        "leader-available" LeaderAvailable(a);
        "leader-alive" LeaderAlive(a);
        "provincial-only" ProvincialOnly(a);
        "leader-on-map" LeaderOnMap(a);
        "port" Port(a);
        "fleet-room" FleetRoom;
        "fleet-on-map" FleetOnMap;
        "fleet-here" FleetHere;
        "ships-have-room" ShipsHaveRoom;
        "depots-left" DepotsLeft(a);
        "depot-there" DepotThere;
        "guerrilla-province" GuerrillaProvince(a);
        "guerrillas-not-rolled" GuerrillasNotRolled(a);
        "not-booked-yet" NotBookedYet;
        "booked-first" BookedFirst;
        "loss-die" LossDie;
        "no-loss-die" NoLossDie;
        "afford" Afford(a);
        "upkeep-paid" UpkeepPaid(a);
        "something-bought" SomethingBought;
        "one-cavalry-price" OneCavalryPrice;
        "not-chosen-yet" NotChosenYet;
        "warsaw-occupied" WarsawOccupied;
        "army-not-dissolved" ArmyNotDissolved;
        "army-dissolved" ArmyDissolved;
        "dissolver-in-warsaw" DissolverInWarsaw;
        "two-complete-months" TwoCompleteMonths;
        "option-exists" OptionExists;
        "value-exists" ValueExists;
        "no-revolt-points" NoRevoltPoints;
        "is-refused" IsRefused;
        "dice-stand" DiceStand(a);
        "arrival-set" ArrivalSet(a);
        "conversion-played" ConversionPlayed;
        "peace-with-all" PeaceWithAll;
        "a-third-at-most" AThirdAtMost(a);
    }
}

/// One unmet condition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unmet {
    /// The clause that asks for it.
    pub clause: Clause,
    /// The condition.
    pub need: Need,
    /// The first month in which it is met by the calendar alone, where there is one.
    pub from: Option<GameDate>,
}

wire!(struct Unmet { clause, need, from: skip });

/// Every condition an act does not meet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The conditions; at least one.
    pub unmet: Vec<Unmet>,
}

wire!(struct Refusal { unmet });

/// Gathers unmet conditions.
#[derive(Debug, Default)]
pub struct Conditions {
    unmet: Vec<Unmet>,
}

impl Conditions {
    /// Asks for a condition.
    pub fn ask(&mut self, met: bool, clause: Clause, need: Need) {
        self.push(met, Unmet { clause, need, from: None });
    }

    /// Asks for a condition that the calendar meets in `from`.
    pub fn ask_from(&mut self, met: bool, clause: Clause, need: Need, from: GameDate) {
        self.push(met, Unmet { clause, need, from: Some(from) });
    }

    /// A condition that several parts of an act ask for is named once.
    fn push(&mut self, met: bool, unmet: Unmet) {
        if !met && !self.unmet.contains(&unmet) {
            self.unmet.push(unmet);
        }
    }

    /// What is unmet.
    #[must_use]
    pub fn into_unmet(self) -> Vec<Unmet> {
        self.unmet
    }
}
