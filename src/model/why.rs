//! Numbers that carry their derivation: every headline figure can be opened down to printed values and entries.

use super::clause::Clause;
use super::date::GameDate;
use super::economy::{Column, Recruit};
use super::forces::{Arm, CorpsId};
use super::place::{City, Province};
use super::power::Power;
use super::quantity::{Die, Morale, Sum};
use super::setup::{Kept, Ware};
use super::words::closed_list;

closed_list! {
    /// Why points, money or manpower moved.
    pub enum Cause {
        Handicap = "handicap", "Handicap of the bid";
        Creation = "creation", "Creation of Poland";
        CreationAlliance = "creation-alliance", "Alliance at the creation";
        RevoltBegan = "revolt-began", "A revolt began";
        RevoltPrevented = "revolt-prevented", "A revolt was prevented";
        RevoltSucceeded = "revolt-succeeded", "A revolt succeeded";
        WarDeclared = "war-declared", "War declared";
        AllianceMade = "alliance-made", "Alliance made";
        AllianceBroken = "alliance-broken", "Alliance broken";
        WarsawOccupied = "warsaw-occupied", "Warsaw occupied";
        Dissolution = "dissolution", "Poland dissolved";
        Waiting = "waiting", "Waiting for creation";
        Drift = "drift", "Adjustment of the display (PSA)";
        StatusPoints = "status-points", "Victory points of the display";
        Manipulation = "manipulation", "Economic manipulation";
        StartingForces = "starting-forces", "First start";
        Income = "income", "Income of the provinces";
        Subsidy = "subsidy", "Subsidy";
        OtherIncome = "other-income", "Other income";
        Upkeep = "upkeep", "Upkeep";
        Purchase = "purchase", "Purchases";
        Battle = "battle", "Battle or siege";
        BoardPoints = "board-points", "Points of the base game";
        Correction = "correction", "Correction by hand";
        AssumedPoints = "assumed-points", "Victory points of the display, the square assumed";
        AssumedDrift = "assumed-drift", "Adjustment of the display (PSA), the square assumed";
        BritishCut = "british-cut", "Cut by Great Britain";
        Conversion = "conversion", "Militia made infantry";
        TakenOver = "taken-over", "Taken over from another record";
    }
}

/// What a line of a derivation stands for; `view` gives it words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Term {
    /// The value with which the campaign, or the late start, began.
    Start,
    /// A booked change.
    Booked(GameDate, Cause),
    /// Named income, or a named payment.
    Named(GameDate, String),
    /// A correction by hand, with its reason.
    Corrected(GameDate, String),
    /// Income of all provinces.
    Income,
    /// What is printed on a province, times the multiplier.
    ProvinceIncome(Province),
    /// A province whose capital an enemy holds.
    OccupiedProvince(Province),
    /// What is printed on a province.
    Printed(Province),
    /// The multiplier, for so many provinces.
    Multiplier(u8),
    /// A possession outside the ten provinces.
    Possession(String),
    /// The economic-loss die failed.
    Halved,
    /// The bid.
    Bid,
    /// Half of the die, rounded down.
    HalfDie(Die),
    /// The die is not rolled yet.
    NoDie,
    /// The handicap, never below nothing.
    Handicap,
    /// A printed victory level.
    PrintedLevel,
    /// A level set by the group.
    HouseLevel,
    /// The victory level.
    Level,
    /// The price of one of a ware.
    Price(Ware),
    /// So many of a ware.
    Bought(Ware, u16),
    /// The whole basket.
    Cost,
    /// Upkeep of so many counters.
    Upkeep(Kept, u16),
    /// All upkeep.
    AllUpkeep,
    /// The subsidy of a creator.
    Subsidy(Power),
    /// Stopped because of an ally's war.
    SubsidyStopped(Power),
    /// A manipulation.
    Manipulation(Column),
    /// A manipulation that could not be paid.
    ManipulationUnpaid(Column),
    /// Morale of an arm.
    Morale(Arm),
    /// Morale of provincial corps.
    ProvincialMorale,
    /// Raised as a Major Power.
    AsMajorPower,
    /// The Polish provinces that are part of Poland.
    ProvincesHeld(u8),
    /// Room left in a corps.
    Room(CorpsId),
    /// Months to arrival.
    Arrival(Recruit),
    /// A city's guns.
    Guns(City),
    /// Poland's marker.
    Marker,
    /// Poland's victory points.
    Victory,
    /// Poland's treasury.
    Treasury,
    /// Poland's manpower.
    Manpower,
    /// A modifier for control rolls.
    MinorModifier,
    /// While Poland is Dominant.
    Dominance,
    /// A guerrilla value.
    GuerrillaValue(Province),
    /// The die subtracted.
    LessDie(Die),
    /// A square of the display, read off the group's card.
    Square(u8),
    /// A square of the display that the base game tells of.
    KnownSquare(u8),
    /// A square of the display that nobody has entered, put between its neighbours.
    AssumedSquare(u8),
    /// The display's own adjustment (PSA) of Poland's square.
    Adjustment,
    /// Points of each Economic phase before the first creation.
    Waiting,
    /// The economic-loss die, passed or failed.
    LossDie(bool),
    /// What is paid after the economic-loss die failed.
    HalvedIncome,
    /// Named income, or a named payment, before it is booked.
    Given(String),
    /// Other income, of all its lines.
    OtherIncome,
    /// Loans, of all their lines.
    Loans,
    /// What was due and could not be paid.
    Unpaid,
    /// So many militia made infantry.
    Converted(u16),
    /// One militia made infantry.
    Conversion,
    /// What Great Britain cuts of Poland's victory points.
    BritishCut,
    /// What the value was before the phase.
    Before,
    /// Points beyond the end of the display, lost.
    Beyond,
    /// A manipulation chosen now, for the next Economic phase.
    ManipulationChosen(Column),
    /// No manipulation is under way, or none is chosen.
    NoManipulation,
}

/// How much a line amounts to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amount {
    /// Money and manpower.
    Sum(Sum),
    /// A whole number of points, squares or pieces.
    Number(i32),
    /// A factor of a product.
    Times(i32),
    /// A morale.
    Morale(Morale),
}

/// One line of a derivation and the lines it was made from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Why {
    /// What the line stands for.
    pub term: Term,
    /// How much it amounts to.
    pub amount: Amount,
    /// The clause it rests on.
    pub clause: Option<Clause>,
    /// The lines it was made from.
    pub parts: Vec<Why>,
}

impl Why {
    /// A line with nothing under it.
    #[must_use]
    pub fn line(term: Term, amount: Amount, clause: Clause) -> Self {
        Self { term, amount, clause: Some(clause), parts: Vec::new() }
    }

    /// A line made from others.
    #[must_use]
    pub fn of(term: Term, amount: Amount, clause: Clause, parts: Vec<Why>) -> Self {
        Self { term, amount, clause: Some(clause), parts }
    }
}

/// A value and how it came about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Derived<T> {
    value: T,
    why: Why,
}

impl<T: Copy> Derived<T> {
    /// The value.
    pub fn value(&self) -> T {
        self.value
    }

    /// How it came about.
    pub fn why(&self) -> &Why {
        &self.why
    }

    /// How it came about, to be put under a larger sum.
    #[must_use]
    pub fn into_why(self) -> Why {
        self.why
    }
}

impl Derived<Sum> {
    /// A sum of money and manpower: the total of its parts.
    #[must_use]
    pub fn total(term: Term, clause: Clause, parts: Vec<Why>) -> Self {
        let value = parts
            .iter()
            .map(|part| match part.amount {
                Amount::Sum(sum) => sum,
                Amount::Number(_) | Amount::Times(_) | Amount::Morale(_) => Sum::default(),
            })
            .sum();
        Self { value, why: Why::of(term, Amount::Sum(value), clause, parts) }
    }

    /// `each`, `times` over.
    #[must_use]
    pub fn product(term: Term, clause: Clause, each: Derived<Sum>, times: Derived<i32>) -> Self {
        let value = each.value.times(times.value);
        let parts = vec![each.why, Why { amount: Amount::Times(times.value), ..times.why }];
        Self { value, why: Why::of(term, Amount::Sum(value), clause, parts) }
    }

    /// An amount read off a table, or off the board.
    #[must_use]
    pub fn given(term: Term, clause: Clause, value: Sum) -> Self {
        Self { value, why: Why::line(term, Amount::Sum(value), clause) }
    }
}

impl Derived<i32> {
    /// A number: the total of its parts.
    #[must_use]
    pub fn count(term: Term, clause: Clause, parts: Vec<Why>) -> Self {
        let value = parts.iter().fold(0i32, |all, part| match part.amount {
            Amount::Number(number) => all.saturating_add(number),
            Amount::Sum(_) | Amount::Times(_) | Amount::Morale(_) => all,
        });
        Self { value, why: Why::of(term, Amount::Number(value), clause, parts) }
    }

    /// A number read off a table, or off the board.
    #[must_use]
    pub fn number(term: Term, clause: Clause, value: i32) -> Self {
        Self { value, why: Why::line(term, Amount::Number(value), clause) }
    }

    /// A number read off a table, and the numbers it was read between.
    #[must_use]
    pub fn read(term: Term, clause: Clause, value: i32, parts: Vec<Why>) -> Self {
        Self { value, why: Why::of(term, Amount::Number(value), clause, parts) }
    }

    /// This, but never below nothing.
    #[must_use]
    pub fn at_least_zero(mut self) -> Self {
        self.value = self.value.max(0);
        self.why.amount = Amount::Number(self.value);
        self
    }
}

impl Derived<Morale> {
    /// A morale read off the table, with what it rests on.
    #[must_use]
    pub fn morale(term: Term, clause: Clause, value: Morale, parts: Vec<Why>) -> Self {
        Self { value, why: Why::of(term, Amount::Morale(value), clause, parts) }
    }
}
