//! Why an act is not allowed: every unmet condition, its clause, and the first month in which it is free.

use crate::model::clause::Clause;
use crate::model::date::{GameDate, Phase};
use crate::model::forces::{CorpsId, Leader};
use crate::model::place::{City, Province};
use crate::model::power::Power;
use crate::model::quantity::Sum;
use crate::model::wire::saved;

use super::duty::DutyKind;

saved! {
    /// A condition that is not met; `view` puts it into words.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Need {
        /// The act belongs to another phase.
        "phase" Phase(Phase),
        /// A campaign was set up already.
        "no-campaign-yet" NoCampaignYet,
        /// The die of the bid was rolled already.
        "bid-not-rolled" BidNotRolled,
        /// Poland must exist.
        "poland-exists" PolandExists,
        /// There must be no Poland.
        "no-poland" NoPoland,
        /// A duty is open.
        "duty-done" DutyDone(DutyKind),
        /// A text must be given.
        "text-given" TextGiven,
        /// A number must lie between these.
        "between" Between(i32, i32),
        /// The two powers must differ.
        "two-powers" TwoPowers,
        /// The powers are at war already.
        "not-at-war" NotAtWar(Power, Power),
        /// The powers must be at war.
        "at-war" AtWar(Power, Power),
        /// The powers are allied already.
        "not-allied" NotAllied(Power, Power),
        /// The powers must be allied.
        "allied" Allied(Power, Power),
        /// A bar on declaring war must be over.
        "bar-over" BarOver(Option<Power>, Power),
        /// The power must be one of the two that make the peace.
        "party-to-peace" PartyToPeace(Power),
        /// Whoever loses cedes, and gains nothing.
        "loser-cedes" LoserCedes(Power),
        /// A province is ceded once in a peace.
        "ceded-once" CededOnce(Province),
        /// The province must be this power's to cede.
        "has-to-cede" HasToCede(Province, Power),
        /// French troops must have left these provinces.
        "french-gone" FrenchGone(Vec<Province>),
        /// The power must control Warsaw.
        "controls-warsaw" ControlsWarsaw(Power),
        /// The power must be at peace with France.
        "peace-with-france" PeaceWithFrance(Power),
        /// The bar on creating Poland must be over.
        "creation-bar-over" CreationBarOver(Power),
        /// The rebels must not hold Warsaw.
        "rebels-not-in-warsaw" RebelsNotInWarsaw,
        /// France must be at war with Warsaw's holder.
        "france-at-war-with" FranceAtWarWith(Power),
        /// Warsaw belongs to France by cession.
        "warsaw-not-french" WarsawNotFrench,
        /// French corps must besiege Warsaw or hold it unbesieged.
        "french-at-warsaw" FrenchAtWarsaw,
        /// Napoleon must be there.
        "napoleon-there" NapoleonThere,
        /// With Napoleon dead, a leader of seniority B must be there.
        "seniority-b-there" SeniorityBThere,
        /// No province would be Polish.
        "some-province" SomeProvince,
        /// No revolt must be under way.
        "no-revolt" NoRevolt,
        /// A revolt must be under way.
        "revolt" Revolt,
        /// The roll of this phase was made already.
        "roll-not-made" RollNotMade,
        /// There must have been neither Poland nor a revolt after the phase's first step.
        "roll-open" RollOpen,
        /// Warsaw's holder must be at war with a power other than France.
        "holder-at-war" HolderAtWar(Power),
        /// Fewer than ten infantry must be in Warsaw.
        "few-infantry" FewInfantry(u16),
        /// The province must not be this power's already.
        "not-controlled-by" NotControlledBy(Province, Power),
        /// Partitioning powers hold a Polish province's capital, but do not take the province from it.
        "only-occupied" OnlyOccupied(Province),
        /// The province must be part of Poland.
        "province-polish" ProvincePolish(Province),
        /// The city must not be held by this power already.
        "not-held-by" NotHeldBy(City, Power),
        /// The city must be besieged.
        "besieged" Besieged(City),
        /// During a revolt the Poles fight for Warsaw alone.
        "only-warsaw" OnlyWarsaw,
        /// The rebels have no siege of their own here.
        "war-is-partitioners" WarIsPartitioners,
        /// A possession of that name must exist.
        "possession-named" PossessionNamed,
        /// A possession of that name exists already.
        "possession-new" PossessionNew,
        /// The corps must be available.
        "corps-available" CorpsAvailable(CorpsId),
        /// The corps must be off the map.
        "corps-off-map" CorpsOffMap(CorpsId),
        /// The corps must be on the map.
        "corps-on-map" CorpsOnMap(CorpsId),
        /// The counter must be bought first.
        "counter-bought" CounterBought,
        /// The corps comes with Krasinski only.
        "with-krasinski" WithKrasinski,
        /// The counter is bought already.
        "counter-not-bought" CounterNotBought(CorpsId),
        /// The fleet counter must be off the map and not bought.
        "fleet-not-bought" FleetNotBought,
        /// Named twice in the basket.
        "named-once" NamedOnce,
        /// So many factors must be there; so many are.
        "enough" Enough(u16, u16),
        /// At least one factor must be named.
        "some-factors" SomeFactors,
        /// The corps does not take this arm, or has no room for so many.
        "fits" Fits(CorpsId),
        /// A provincial corps' factors never mix with others.
        "not-provincial" NotProvincial(CorpsId),
        /// No factor leaves I Cavalry.
        "not-from-guard" NotFromGuard,
        /// Both must stand at the same place.
        "same-place" SamePlace,
        /// Only corps and garrisons hand factors over.
        "corps-or-garrison" CorpsOrGarrison,
        /// The place must be in Poland and free of enemies.
        "free-of-enemies" FreeOfEnemies,
        /// A besieged corps is not taken off the map.
        "not-besieged" NotBesieged,
        /// It must be the time of raising.
        "raising-time" RaisingTime,
        /// There must be a corps to raise.
        "something-to-raise" SomethingToRaise,
        /// An enemy must not hold the capitals of these provinces.
        "capitals-free" CapitalsFree(Vec<Province>),
        /// Raised already in this month.
        "not-raised-yet" NotRaisedYet,
        /// Krasinski must be available.
        "krasinski-due" KrasinskiDue,
        /// Poland and France must be allied, for Krasinski.
        "guard-allied" GuardAllied,
        /// Poland must be at peace with every other power, for Krasinski.
        "guard-peace" GuardPeace,
        /// December 1806 must be past, for Krasinski.
        "guard-date" GuardDate,
        /// Warsaw must be Polish and free, for Krasinski.
        "warsaw-free" WarsawFree,
        /// The leader must be available.
        "leader-available" LeaderAvailable(Leader),
        /// The leader must not be dead.
        "leader-alive" LeaderAlive(Leader),
        /// The leader leads provincial corps only.
        "provincial-only" ProvincialOnly(Leader),
        /// The leader must be on the map.
        "leader-on-map" LeaderOnMap(Leader),
        /// The city must be an open port.
        "port" Port(City),
        /// A fleet holds ten ships.
        "fleet-room" FleetRoom,
        /// The fleet must be on the map.
        "fleet-on-map" FleetOnMap,
        /// A fleet on the map takes ships where it lies.
        "fleet-here" FleetHere,
        /// There are two fleets of ten ships.
        "ships-have-room" ShipsHaveRoom,
        /// There are four depots.
        "depots-left" DepotsLeft(u8),
        /// No depot stands there.
        "depot-there" DepotThere,
        /// The province has no guerrilla value.
        "guerrilla-province" GuerrillaProvince(Province),
        /// The die was rolled for this province this month.
        "guerrillas-not-rolled" GuerrillasNotRolled(Province),
        /// The Economic phase was booked already.
        "not-booked-yet" NotBookedYet,
        /// The Economic phase must be booked first.
        "booked-first" BookedFirst,
        /// The economic-loss die is due.
        "loss-die" LossDie,
        /// The economic-loss die is not due.
        "no-loss-die" NoLossDie,
        /// Money or manpower is short of this much.
        "afford" Afford(Sum),
        /// Upkeep cannot be paid; this much is missing.
        "upkeep-paid" UpkeepPaid(Sum),
        /// Something must be bought.
        "something-bought" SomethingBought,
        /// Where the ruling leaves no choice, cavalry has one price.
        "one-cavalry-price" OneCavalryPrice,
        /// A manipulation was chosen already.
        "not-chosen-yet" NotChosenYet,
        /// An enemy must hold Warsaw.
        "warsaw-occupied" WarsawOccupied,
        /// The army was dissolved already.
        "army-not-dissolved" ArmyNotDissolved,
        /// The Polish player must have dissolved the army.
        "army-dissolved" ArmyDissolved,
        /// Austria, Prussia or Russia must hold Warsaw.
        "dissolver-in-warsaw" DissolverInWarsaw,
        /// Warsaw must have been held for two complete months.
        "two-complete-months" TwoCompleteMonths,
        /// There is no such option.
        "option-exists" OptionExists,
        /// The record has no such value.
        "value-exists" ValueExists,
        /// No points are won or lost in the revolt's fights.
        "no-revolt-points" NoRevoltPoints,
        /// An overrule is for a refused act.
        "is-refused" IsRefused,
        /// The group's table must say when this arrives.
        "arrival-set" ArrivalSet(crate::model::economy::Recruit),
        /// The group must play with militia made infantry.
        "conversion-played" ConversionPlayed,
        /// Poland must be at peace with every major power.
        "peace-with-all" PeaceWithAll,
        /// Great Britain cuts a third of what it gained at most: this many.
        "a-third-at-most" AThirdAtMost(u16),
        /// A roll by the app stands: these dice were drawn for this act.
        "dice-stand" DiceStand(Vec<crate::model::quantity::Die>),
    }
}

saved! {
    /// One unmet condition.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Unmet {
        /// The clause that asks for it.
        pub clause: Clause,
        /// The condition.
        pub need: Need,
        /// The first month in which it is met by the calendar alone, where there is one.
        pub from: Option<GameDate> = skip,
    }
}

saved! {
    /// Every condition an act does not meet.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Refusal {
        /// The conditions; at least one.
        pub unmet: Vec<Unmet>,
    }
}

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
