//! The example: a campaign played by the engine up to a moment that shows everything.
//!
//! October 1807. Seven months ago France made Poland out of Masovia, Posen and West Galicia. Prussia holds Posen and lies
//! before Thorn, the Poles lie before Posen; militia waits to be placed, a manipulation is under way, and the record has a
//! branch, a correction and an act that the table overruled.

use crate::engine::campaign::Campaign;
use crate::game::command::{CardSquare, Command, Correction, NamedIncome};
use crate::game::refusal::Refusal;
use crate::model::board::FrenchLeader;
use crate::model::date::{GameDate, Months};
use crate::model::diplomacy::{War, WarCause};
use crate::model::economy::{Basket, Column, Recruit};
use crate::model::forces::{CorpsId, Factors, Leader, Place, Store};
use crate::model::place::{City, Province};
use crate::model::power::Power;
use crate::model::quantity::{Die, Money, PoliticalPoints, Sum};
use crate::model::setup::{DiceSource, HouseRules, Setup};
use crate::model::why::Cause;
use crate::view::setup::plain;

/// The example's name.
pub const NAME: &str = "Example: 1807";

const NEXT: Command = Command::NextPhase { leave: false };
const MONTH: Command = Command::NextMonth { leave: false };
const WARSAW: Place = Place::City(City::Warsaw);

/// The example campaign.
///
/// # Errors
/// An act that the rules refuse: a test sees to it that there is none.
pub fn example() -> Result<Campaign, Refusal> {
    let mut table = Table(Campaign::begin(setup())?);
    table.waiting()?;
    table.creation()?;
    table.spring()?;
    table.summer()?;
    table.autumn()?;
    Ok(table.0)
}

/// Whether a campaign on the shelf is the example, and still where it began.
#[must_use]
pub fn is_example(name: &str, month: Option<GameDate>) -> bool {
    name == NAME && month == GameDate::new(1807, 10)
}

fn setup() -> Setup {
    let before = |by, excepted| War {
        by,
        on: Power::France,
        since: None,
        cause: WarCause::BeforePlay,
        in_force: true,
        excepted,
    };
    // Of cavalry and ships no print tells when they come: this group plays three months.
    let mut house = HouseRules::default();
    house.arrival[Recruit::Cavalry] = Some(Months(3));
    house.arrival[Recruit::Ship] = Some(Months(3));
    Setup {
        name: NAME.to_owned(),
        house,
        bid: 5,
        die: Die::new(3),
        die_source: Some(DiceSource::Table),
        wars: vec![before(Power::Britain, false), before(Power::Austria, true)],
        alliances: vec![(Power::France, Power::Spain)],
        ..plain()
    }
}

fn die(pips: u8) -> Die {
    Die::new(pips).unwrap_or(Die::FACES[0])
}

fn book(victory: u8, drift: i8) -> Command {
    Command::BookEconomy { card: CardSquare { victory, drift }, loss: None, other: Vec::new() }
}

fn war(by: Power, on: Power) -> Command {
    Command::DeclareWar { by, on }
}

fn peace(one: Power, other: Power, loser: Option<Power>, months: u16) -> Command {
    Command::MakePeace { one, other, loser, ceded: Vec::new(), months }
}

fn place(corps: CorpsId, factors: Factors) -> Command {
    Command::PlaceCorps { corps, at: WARSAW, factors }
}

struct Table(Campaign);

impl Table {
    fn does(&mut self, acts: impl IntoIterator<Item = Command>) -> Result<(), Refusal> {
        acts.into_iter().try_for_each(|act| self.0.submit(act).map(|_| ()))
    }

    /// From a month's Political phase through its Economic one.
    fn books(&mut self, victory: u8, drift: i8) -> Result<(), Refusal> {
        self.does([NEXT, NEXT, NEXT, NEXT, book(victory, drift), NEXT])
    }

    /// A quarter in which nothing else happens.
    fn quarter(&mut self, victory: u8, drift: i8) -> Result<(), Refusal> {
        self.does([MONTH, MONTH])?;
        self.books(victory, drift)
    }

    /// 1805 and 1806: Poland waits, and a revolt does not come.
    fn waiting(&mut self) -> Result<(), Refusal> {
        for (victory, drift) in [(3, 0), (4, -1), (5, -2), (5, -4)] {
            self.quarter(victory, drift)?;
        }
        self.does([peace(Power::Austria, Power::France, Some(Power::Austria), 18)])?;
        self.quarter(5, -5)?;
        let dice = [die(4), die(6), die(3)];
        self.does([
            MONTH,
            MONTH,
            war(Power::Britain, Power::Prussia),
            Command::RollRevolt { dice, source: DiceSource::Table, warsaw_empty: true },
            Command::CountWarsaw { infantry: 12, militia: 0 },
        ])?;
        self.books(5, -6)?;
        self.quarter(5, -6)?;
        self.does([
            war(Power::France, Power::Prussia),
            peace(Power::Britain, Power::Prussia, None, 18),
            MONTH,
            Command::TakeProvince { province: Province::Posen, by: Power::France },
            Command::TakeCity { city: City::Thorn, by: Power::France },
            Command::CountWarsaw { infantry: 4, militia: 0 },
            MONTH,
        ])?;
        self.books(5, -6)
    }

    /// France takes Warsaw and makes Poland; its first forces are placed.
    fn creation(&mut self) -> Result<(), Refusal> {
        let french = |province| Command::NoteFrench { province, present: true };
        self.does([
            MONTH,
            Command::TakeCity { city: City::Warsaw, by: Power::France },
            Command::CountWarsaw { infantry: 0, militia: 0 },
            Command::NoteFrenchLeader { leader: FrenchLeader::Napoleon },
            french(Province::Masovia),
            french(Province::WestGalicia),
            MONTH,
            Command::CreatePolandByFrance {},
            NEXT,
            place(CorpsId::InfantryIV, Factors::new(0, 20, 0)),
            place(CorpsId::InfantryII, Factors::new(5, 0, 0)),
            Command::Garrison { city: City::Thorn, factors: Factors::new(0, 5, 0) },
            Command::PlaceLeader { leader: Leader::Kosciuszko, with: CorpsId::InfantryIV },
            Command::PlaceLeader { leader: Leader::Poniatowski, with: CorpsId::InfantryII },
            Command::PlaceDepot { at: WARSAW },
            NEXT,
            NEXT,
            NEXT,
        ])?;
        let loan = NamedIncome { name: "Loan from France".to_owned(), sum: Sum::new(5, 0) };
        let card = CardSquare { victory: 5, drift: -3 };
        self.does([
            Command::BookEconomy { card, loss: None, other: vec![loan] },
            Command::Buy(Basket {
                infantry: 4,
                militia: 2,
                corps: vec![CorpsId::InfantryI],
                ..Basket::default()
            }),
            Command::ChooseManipulation { column: Column::Fifth },
            NEXT,
        ])
    }

    /// A war thought better of, recruits forgotten and placed all the same, a siege.
    fn spring(&mut self) -> Result<(), Refusal> {
        self.does([war(Power::Poland, Power::Russia)])?;
        self.0.undo();
        let late = Command::Reinforce { corps: CorpsId::InfantryII, factors: Factors::new(0, 2, 0) };
        self.does([
            Command::MakeAlliance { one: Power::Poland, other: Power::Turkey },
            NEXT,
            Command::NextPhase { leave: true },
            NEXT,
            Command::Overrule {
                act: Box::new(late),
                reason: "Forgotten in the Reinforcement phase; nobody minds.".to_owned(),
            },
            NEXT,
            Command::Besiege { city: City::Thorn, by: Power::Prussia },
            MONTH,
        ])
    }

    /// Prussia takes Posen; a new corps, guerrillas, the provincials raised.
    fn summer(&mut self) -> Result<(), Refusal> {
        let lost = Store::Corps(CorpsId::Masovia);
        self.does([
            NEXT,
            place(CorpsId::InfantryI, Factors::new(4, 0, 0)),
            NEXT,
            NEXT,
            Command::LoseFactors { from: lost, factors: Factors::new(4, 0, 0) },
            Command::TakeCity { city: City::Posen, by: Power::Prussia },
            Command::BookPoints { points: PoliticalPoints::new(-1), cause: Cause::Battle },
            Command::RollGuerrillas { province: Province::Posen, die: die(1), source: DiceSource::App },
            NEXT,
            book(6, -3),
            Command::Buy(Basket {
                infantry: 3,
                cavalry: 1,
                corps: vec![CorpsId::CavalryII],
                ..Basket::default()
            }),
            NEXT,
            NEXT,
            Command::RaiseProvincials {},
        ])?;
        let counted = self.0.game().purse.money + Money::new(2);
        self.does([
            Command::Correct {
                value: Correction::Money(counted),
                reason: "Counted again at the table: 2 $ had been forgotten.".to_owned(),
            },
            MONTH,
            Command::MoveCorps { corps: CorpsId::InfantryI, to: Place::Country(Province::Posen) },
            Command::Besiege { city: City::Posen, by: Power::Poland },
            MONTH,
        ])
    }

    /// The books of September, and the Reinforcement phase of October.
    fn autumn(&mut self) -> Result<(), Refusal> {
        self.does([
            NEXT,
            Command::Reinforce { corps: CorpsId::InfantryI, factors: Factors::new(3, 0, 0) },
            place(CorpsId::CavalryII, Factors::new(0, 0, 1)),
            NEXT,
            NEXT,
            NEXT,
            book(6, -3),
            Command::Buy(Basket { militia: 3, ..Basket::default() }),
            Command::ChooseManipulation { column: Column::Second },
            NEXT,
            NEXT,
        ])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::offers::offers;
    use crate::game::duty::DutyKind;
    use crate::model::date::Phase;
    use crate::rules::duties::open_duties;

    #[test]
    fn the_rules_refuse_no_act_of_the_example() {
        let campaign = example().expect("no act is refused");
        let game = campaign.game();
        assert_eq!((game.date, game.phase), (GameDate::new(1807, 10).unwrap(), Phase::Reinforcement));
        assert!(is_example(&game.setup.name, Some(game.date)));
        let polish: Vec<Province> = game.polish_provinces().collect();
        assert_eq!(polish, [Province::Masovia, Province::Posen, Province::WestGalicia]);
    }

    #[test]
    fn the_example_shows_everything() {
        let campaign = example().expect("no act is refused");
        let game = campaign.game();
        assert_eq!(open_duties(game), [DutyKind::PlaceForces]);
        assert_eq!(game.board.cities[City::Posen].holder, Power::Prussia);
        assert!(game.board.cities[City::Thorn].siege.is_some());
        assert!(game.economy.manipulation.is_some());
        assert!(game.forces.guerrillas[Province::Posen] > 0);
        let entries = &campaign.journal().entries;
        assert!(entries.iter().any(|entry| !entry.overruled.is_empty()), "an overrule");
        let branched = entries
            .iter()
            .any(|entry| matches!(entry.command, Command::DeclareWar { by: Power::Poland, .. }));
        assert!(branched, "a line that was left");
        let offers = offers(game);
        let france = offers
            .iter()
            .find(|offer| offer.act == war(Power::Poland, Power::France).into())
            .expect("offered");
        assert!(france.unmet.iter().any(|one| one.from == GameDate::new(1808, 9)), "barred by 22.2.2 g");
        assert!(offers.iter().any(crate::engine::offers::Offer::is_open));
    }
}
