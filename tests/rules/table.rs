//! A small kit: a table at which a campaign is played, one readable line for each act, and looks at what came of it.

use std::collections::BTreeSet;

use poland_in_arms::engine::campaign::Campaign;
use poland_in_arms::engine::duties::{Reminder, reminders};
use poland_in_arms::engine::offers::offers;
use poland_in_arms::engine::preview::{self, Step};
use poland_in_arms::game::act::Act;
use poland_in_arms::game::command::{CardSquare, Cession, Close, Command, Correction};
use poland_in_arms::game::duty::DutyKind;
use poland_in_arms::game::event::{Event, Fact};
use poland_in_arms::game::evolve::evolve;
use poland_in_arms::game::refusal::{Need, Refusal, Unmet};
use poland_in_arms::model::board::FrenchLeader;
use poland_in_arms::model::clause::Clause;
use poland_in_arms::model::date::{GameDate, Phase};
use poland_in_arms::model::diplomacy::{War, WarCause};
use poland_in_arms::model::economy::{Basket, Column, Recruit};
use poland_in_arms::model::forces::{CorpsId, Counter, Factors, FleetId, LeaderPost, Place, Store};
use poland_in_arms::model::game::Game;
use poland_in_arms::model::late::LateStart;
use poland_in_arms::model::place::{City, Province};
use poland_in_arms::model::power::{Partitioner, Power};
use poland_in_arms::model::quantity::{Die, Sum, VictoryPoints};
use poland_in_arms::model::rulings::{RulingChoice, RulingId, Rulings};
use poland_in_arms::model::setup::{CampaignEnd, DiceSource, HouseRule, Setup};
use poland_in_arms::rules::duties::open_duties;
use poland_in_arms::rules::s22_3_forces::income;

/// A table at which a campaign is played.
pub struct Table {
    campaign: Campaign,
    last: Vec<Fact>,
}

/// A setup without a bid, to the end of 1815, on square 12.
pub fn setup() -> Setup {
    Setup {
        name: "Test".to_owned(),
        bid: 0,
        die: None,
        die_source: None,
        start_square: 12,
        end: CampaignEnd::Dec1815,
        rulings: Rulings::default(),
        house: poland_in_arms::model::setup::HouseRules::default(),
        wars: Vec::new(),
        alliances: Vec::new(),
        late: None,
    }
}

/// The month `month` of `year`.
pub fn month(year: u16, month: u16) -> GameDate {
    GameDate::new(year, month).expect("a month of the campaign")
}

/// A die.
pub fn die(pips: u8) -> Die {
    Die::new(pips).expect("a face of a die")
}

impl Table {
    /// January 1805, everything as printed.
    pub fn new() -> Self {
        Self::begin(setup())
    }

    /// A campaign that reads the text in its own way.
    pub fn ruled(change: impl FnOnce(&mut Rulings)) -> Self {
        let mut setup = setup();
        change(&mut setup.rulings);
        Self::begin(setup)
    }

    /// A campaign set up in its own way.
    pub fn set_up(change: impl FnOnce(&mut Setup)) -> Self {
        let mut setup = setup();
        change(&mut setup);
        Self::begin(setup)
    }

    /// A campaign from a setup.
    pub fn begin(setup: Setup) -> Self {
        let campaign = Campaign::begin(setup).expect("the setup can be played");
        let last = campaign.journal().entries[0].facts.clone();
        let table = Self { campaign, last };
        table.check();
        table
    }

    // --- what is done ---

    /// Does an act that the rules must allow.
    pub fn does(&mut self, act: Command) -> &mut Self {
        self.tries(act.clone())
            .unwrap_or_else(|refusal| panic!("{} refused {act:?}: {refusal:?}", self.now()));
        self
    }

    /// Does several.
    pub fn does_all(&mut self, acts: impl IntoIterator<Item = Command>) -> &mut Self {
        acts.into_iter().for_each(|act| {
            self.does(act);
        });
        self
    }

    /// Tries an act; the facts fold to the very game that was decided, and the books stay sound.
    pub fn tries(&mut self, act: Command) -> Result<(), Refusal> {
        let mut folded = self.game().clone();
        let facts = self.campaign.submit(act)?.to_vec();
        facts.iter().for_each(|fact| evolve(&mut folded, &fact.event));
        assert_eq!(&folded, self.campaign.game(), "fold of the facts = the game decided");
        self.last = facts;
        self.check();
        Ok(())
    }

    /// The rules must refuse this, citing `clause`.
    pub fn refuses(&mut self, act: Command, clause: Clause) -> &mut Self {
        let unmet = self.unmet(&act);
        assert!(
            unmet.iter().any(|one| one.clause == clause),
            "{}: {act:?} should be refused by {}, is {unmet:?}",
            self.now(),
            clause.number()
        );
        self
    }

    /// The rules must refuse this for exactly this one reason.
    pub fn refuses_for(&mut self, act: Command, clause: Clause, need: Need) -> &mut Self {
        let unmet = self.unmet(&act);
        let one = |one: &Unmet| one.clause == clause && one.need == need;
        assert!(unmet.len() == 1 && one(&unmet[0]), "{}: {act:?} is {unmet:?}", self.now());
        self
    }

    /// The rules must refuse this by `clause` until the month comes, and say so.
    pub fn refuses_until(&mut self, act: Command, clause: Clause, from: GameDate) -> &mut Self {
        let unmet = self.unmet(&act);
        let named = unmet.iter().any(|one| one.clause == clause && one.from == Some(from));
        assert!(named, "{}: {act:?} should be free from {from}, is {unmet:?}", self.now());
        self
    }

    /// Asks without doing: the rules would allow this now.
    pub fn allows(&mut self, act: &Command) -> &mut Self {
        let unmet = self.unmet(act);
        assert!(unmet.is_empty(), "{}: {act:?} is refused: {unmet:?}", self.now());
        self
    }

    /// Every unmet condition of an act.
    pub fn unmet(&self, act: &Command) -> Vec<Unmet> {
        match poland_in_arms::engine::decide::decide(self.game(), act) {
            Ok(_) => Vec::new(),
            Err(refusal) => refusal.unmet,
        }
    }

    /// Goes on to the Political phase of a month, leaving duties behind.
    pub fn at(&mut self, year: u16, in_month: u16) -> &mut Self {
        let goal = month(year, in_month);
        assert!(goal >= self.game().date, "{goal} is over, it is {}", self.now());
        while self.game().date < goal {
            self.does(Command::NextMonth { leave: true });
        }
        self
    }

    /// Goes on within the month to a phase, leaving duties behind.
    pub fn in_phase(&mut self, phase: Phase) -> &mut Self {
        let date = self.game().date;
        while self.game().phase != phase {
            self.does(Command::NextPhase { leave: true });
            assert_eq!(self.game().date, date, "{date} has that phase");
        }
        self
    }

    /// Goes to the next phase, leaving duties behind.
    pub fn next_phase(&mut self) -> &mut Self {
        self.does(Command::NextPhase { leave: true })
    }

    /// Books the Economic phase of this month, the card saying nothing, the loss die made where it is due.
    pub fn books(&mut self) -> &mut Self {
        self.books_card(0, 0)
    }

    /// Books it with what the card says.
    pub fn books_card(&mut self, victory: u8, drift: i8) -> &mut Self {
        self.in_phase(Phase::Economic);
        let due = self.game().poland.is_active() && income::loss_die_due(self.game().marker);
        let card = CardSquare { victory, drift };
        self.does(Command::BookEconomy { card, loss: due.then_some(false), other: Vec::new() })
    }

    /// The close as it stands now, changed.
    pub fn closing(&self, change: impl FnOnce(&mut Close)) -> Command {
        let mut all = preview::opening(self.game());
        change(&mut all);
        Command::CloseQuarter(Box::new(all))
    }

    /// Closes the Economic phase of this month as one act, the card saying what it says and no loss die failing.
    pub fn closes(&mut self, change: impl FnOnce(&mut Close)) -> &mut Self {
        self.in_phase(Phase::Economic);
        let act = self.closing(change);
        self.does(act)
    }

    /// The lines of the close as it stands now, changed.
    pub fn steps(&self, change: impl FnOnce(&mut Close)) -> Vec<Step> {
        match self.closing(change) {
            Command::CloseQuarter(all) => preview::steps(self.game(), &all),
            _ => Vec::new(),
        }
    }

    /// Sets what no print says: cavalry and ships come after three months.
    pub fn sets_arrivals(&mut self) -> &mut Self {
        let three = Some(poland_in_arms::model::date::Months(3));
        for what in [Recruit::Cavalry, Recruit::Ship] {
            self.does(Command::ChangeHouseRule(HouseRule::Arrival(what, three)));
        }
        self
    }

    /// Puts a reading in force.
    pub fn rules(&mut self, ruling: RulingId, option: u8) -> &mut Self {
        self.does(Command::ChangeRuling(RulingChoice { ruling, option }))
    }

    /// Goes to the next Economic month and books it.
    pub fn books_when_due(&mut self) -> &mut Self {
        while !self.game().date.month().is_multiple_of(3) {
            let next = self.game().date.next();
            self.at(next.year(), next.month());
        }
        self.books()
    }

    /// Cedes Masovia to one of the three, unless it has it.
    pub fn gives_warsaw_to(&mut self, to: Partitioner) -> &mut Self {
        let has = self.game().board.controller(Province::Masovia) == to.into();
        if has { self } else { self.does(cede(Province::Masovia, to.into())) }
    }

    /// Corrects a value by hand.
    pub fn corrects(&mut self, value: Correction) -> &mut Self {
        self.does(Command::Correct { value, reason: "the board says so".to_owned() })
    }

    // --- what came of it ---

    /// The game.
    pub fn game(&self) -> &Game {
        self.campaign.game()
    }

    /// The campaign.
    pub fn campaign(&self) -> &Campaign {
        &self.campaign
    }

    /// What happened last.
    pub fn facts(&self) -> &[Fact] {
        &self.last
    }

    /// Whether something happened last.
    pub fn saw(&self, event: &Event) -> bool {
        self.last.iter().any(|fact| fact.event == *event)
    }

    /// Whether something happened last under a clause.
    pub fn cited(&self, clause: Clause) -> bool {
        self.last.iter().any(|fact| fact.clause == clause)
    }

    /// The month and phase, for messages.
    pub fn now(&self) -> String {
        format!("{}, {}", self.game().date, self.game().phase.name())
    }

    /// Points a power got by the last act.
    pub fn scored(&self, power: Power) -> i32 {
        points_in(&self.last, power)
    }

    /// Points a power got since the start.
    pub fn scored_in_all(&self, power: Power) -> i32 {
        self.campaign.journal().line().iter().map(|entry| points_in(&entry.facts, power)).sum()
    }

    /// Poland's victory points.
    pub fn victory(&self) -> i32 {
        self.game().victory.count()
    }

    /// Poland's provinces.
    pub fn poland(&self) -> Vec<Province> {
        self.game().polish_provinces().collect()
    }

    /// Whether Poland exists.
    pub fn is_active(&self) -> bool {
        self.game().poland.is_active()
    }

    /// Poland's income now.
    pub fn income(&self) -> Sum {
        income::income(self.game()).value()
    }

    /// What the last booking paid the creator.
    pub fn subsidy(&self) -> Option<i32> {
        self.last.iter().find_map(|fact| match fact.event {
            Event::SubsidyPaid(_, paid) => Some(paid.count()),
            _ => None,
        })
    }

    /// Goes to an Economic month, books it, and says what the creator got.
    pub fn subsidy_in(&mut self, year: u16, in_month: u16) -> Option<i32> {
        self.at(year, in_month).books().subsidy()
    }

    /// The factors of a corps.
    pub fn corps(&self, corps: CorpsId) -> Factors {
        self.game().forces.corps[corps].factors
    }

    /// Whether a corps is on the map.
    pub fn on_map(&self, corps: CorpsId) -> bool {
        self.game().forces.corps[corps].counter.is_on_map()
    }

    /// The duties open now.
    pub fn duties(&self) -> Vec<DutyKind> {
        open_duties(self.game())
    }

    /// The reminders standing now.
    pub fn reminders(&self) -> Vec<Reminder> {
        reminders(self.game())
    }

    /// The powers Poland is at war with.
    pub fn enemies(&self) -> Vec<Power> {
        self.game().diplomacy.enemies(Power::Poland).collect()
    }

    /// What must be true of every game.
    fn check(&self) {
        let game = self.game();
        assert!(game.purse.money.count() >= 0 && game.purse.manpower.count() >= 0, "an empty purse at worst");
        assert!(game.marker < 40, "the marker is on the display");
        for offer in offers(game) {
            assert_eq!(offer.unmet, self.unmet(&thrown(offer.act)), "an offer is what decide says");
        }
        for duty in open_duties(game) {
            assert!(duty.clause().number().contains(' '));
        }
        let _ = reminders(game);
        if !game.poland.is_active() {
            assert!(
                game.diplomacy.enemies(Power::Poland).next().is_none(),
                "a Poland without land has no war"
            );
            assert!(game.diplomacy.allies(Power::Poland).next().is_none(), "nor an ally");
            let owns = |province: &Province| game.board.controller(*province) == Power::Poland;
            assert!(!Province::ALL.iter().any(owns), "nor a province");
            assert!(game.board.occupation.is_none(), "nor a Warsaw to be occupied");
        }
        let poles = game.poland.is_active() || game.poland.revolt().is_some();
        for city in City::ALL {
            assert!(
                poles || game.board.cities[*city].holder != Power::Poland,
                "{} has a holder",
                city.name()
            );
        }
        if game.poland.revolt().is_some() {
            assert!(game.forces.corps[CorpsId::InfantryIV].counter.is_on_map(), "a revolt has its corps");
        }
        for pact in &game.diplomacy.alliances {
            assert!(!game.diplomacy.at_war(pact.one, pact.other), "{pact:?} and a war");
        }
        let nothing = poland_in_arms::engine::decide::decide(game, &Command::Note { text: "-".to_owned() });
        assert_eq!(nothing.expect("a note may be written").facts.len(), 1, "everything is settled");
        for (leader, post) in leaders(game) {
            if let LeaderPost::With(corps) = post {
                assert!(
                    game.forces.corps[corps].counter.is_on_map(),
                    "{leader:?} stands with a corps on the map"
                );
            }
        }
        for (id, corps) in game.forces.corps.iter() {
            let nowhere = !corps.counter.is_on_map() && !corps.factors.is_none();
            assert!(!nowhere, "{} has factors off the map", id.name());
        }
        let guard = game.forces.guard_reserve;
        assert!(guard <= game.forces.reserve.cavalry, "what is put by for the guard is put by");
    }
}

fn leaders(game: &Game) -> impl Iterator<Item = (poland_in_arms::model::forces::Leader, LeaderPost)> + '_ {
    game.forces.leaders.iter().map(|(leader, post)| (leader, *post))
}

fn points_in(facts: &[Fact], of: Power) -> i32 {
    facts
        .iter()
        .map(|fact| match fact.event {
            Event::PointsMoved { power, points, .. } if power == of => points.count(),
            _ => 0,
        })
        .sum()
}

/// A derivation as people read it, one line for each of its lines: words, amount, clause.
pub fn told(why: &poland_in_arms::model::why::Why) -> String {
    fn tell(why: &poland_in_arms::model::why::Why, depth: usize, lines: &mut Vec<String>) {
        let amount = poland_in_arms::view::words::figures::amount(why.amount);
        let clause = why.clause.map_or("", |clause| clause.number());
        let words = poland_in_arms::view::words::term(why);
        lines.push(format!("{}{words}: {amount} ({clause})", "  ".repeat(depth)));
        why.parts.iter().for_each(|part| tell(part, depth + 1, lines));
    }
    let mut lines = Vec::new();
    tell(why, 0, &mut lines);
    lines.join("\n")
}

// --- acts ---

pub fn declare(by: Power, on: Power) -> Command {
    Command::DeclareWar { by, on }
}

pub fn join(by: Power, ally: Power, on: Power) -> Command {
    Command::JoinWar { by, ally, on }
}

/// A peace without terms or enforced months.
pub fn peace(one: Power, other: Power) -> Command {
    Command::MakePeace { one, other, loser: None, ceded: Vec::new(), months: 0 }
}

/// A surrender, with cessions and enforced months.
pub fn surrender(loser: Power, winner: Power, ceded: &[Province], months: u16) -> Command {
    let ceded = ceded.iter().map(|province| Cession { province: *province, to: winner }).collect();
    Command::MakePeace { one: winner, other: loser, loser: Some(loser), ceded, months }
}

pub fn ally(one: Power, other: Power) -> Command {
    Command::MakeAlliance { one, other }
}

pub fn break_with(by: Power, with: Power) -> Command {
    Command::BreakAlliance { by, with }
}

pub fn conquer(province: Province, by: Power) -> Command {
    Command::TakeProvince { province, by }
}

pub fn cede(province: Province, to: Power) -> Command {
    Command::CedeProvince { province, to }
}

pub fn capture(city: City, by: Power) -> Command {
    Command::TakeCity { city, by }
}

pub fn besiege(city: City, by: Power) -> Command {
    Command::Besiege { city, by }
}

pub fn lift(city: City) -> Command {
    Command::LiftSiege { city }
}

pub fn garrison_of_warsaw(infantry: u16) -> Command {
    Command::CountWarsaw { infantry, militia: 0 }
}

pub fn french_in(province: Province) -> Command {
    Command::NoteFrench { province, present: true }
}

pub fn french_leave(province: Province) -> Command {
    Command::NoteFrench { province, present: false }
}

pub fn leader_at_warsaw(leader: FrenchLeader) -> Command {
    Command::NoteFrenchLeader { leader }
}

pub fn create(by: Partitioner) -> Command {
    Command::CreatePoland { by }
}

pub fn create_by_france() -> Command {
    Command::CreatePolandByFrance {}
}

/// Three dice, Warsaw held by somebody.
pub fn roll(one: u8, two: u8, three: u8) -> Command {
    let dice = [die(one), die(two), die(three)];
    Command::RollRevolt { dice, source: DiceSource::Table, warsaw_empty: false }
}

/// Three dice, Warsaw empty.
pub fn roll_before_empty_warsaw(one: u8, two: u8, three: u8) -> Command {
    let dice = [die(one), die(two), die(three)];
    Command::RollRevolt { dice, source: DiceSource::Table, warsaw_empty: true }
}

pub fn dissolve_army() -> Command {
    Command::DissolveArmy {}
}

pub fn dissolve() -> Command {
    Command::DissolvePoland {}
}

pub fn choose(column: Column) -> Command {
    Command::ChooseManipulation { column }
}

pub fn buy(change: impl FnOnce(&mut Basket)) -> Command {
    let mut basket = Basket::default();
    change(&mut basket);
    Command::Buy(basket)
}

pub fn place(corps: CorpsId, at: City, factors: Factors) -> Command {
    Command::PlaceCorps { corps, at: Place::City(at), factors }
}

pub fn garrison(city: City, factors: Factors) -> Command {
    Command::Garrison { city, factors }
}

pub fn transfer(from: Store, to: Store, factors: Factors) -> Command {
    Command::Transfer { from, to, factors }
}

pub fn lose(from: CorpsId, factors: Factors) -> Command {
    Command::LoseFactors { from: Store::Corps(from), factors }
}

pub fn destroy(corps: CorpsId) -> Command {
    Command::DestroyCorps { corps }
}

pub fn raise() -> Command {
    Command::RaiseProvincials {}
}

pub fn krasinski() -> Command {
    Command::PlaceKrasinski {}
}

pub fn overrule(act: Command) -> Command {
    Command::Overrule { act: Box::new(act), reason: "agreed at the table".to_owned() }
}

// --- states to begin from ---

/// Poland made by one of the three in January 1806, the first ever.
pub fn made_by(by: Partitioner) -> Table {
    let mut table = Table::new();
    table.at(1806, 1).does(create(by));
    table
}

/// Prussia's Poland of January 1806: Masovia and Posen.
pub fn prussian_poland() -> Table {
    made_by(Partitioner::Prussia)
}

/// February 1807: France at war with Prussia, Napoleon before Warsaw, a French corps at Lublin.
pub fn napoleon_before_warsaw(rulings: impl FnOnce(&mut Rulings)) -> Table {
    let mut table = Table::ruled(rulings);
    table
        .at(1806, 10)
        .does_all([declare(Power::France, Power::Prussia), ally(Power::France, Power::Austria)]);
    table.at(1807, 2).does_all([
        besiege(City::Warsaw, Power::France),
        leader_at_warsaw(FrenchLeader::Napoleon),
        french_in(Province::Masovia),
        french_in(Province::WestGalicia),
    ]);
    table.at(1807, 3);
    table
}

/// France's Poland of March 1807: Masovia, Posen, West Galicia, Prussians in a besieged Warsaw.
pub fn french_poland() -> Table {
    let mut table = napoleon_before_warsaw(|_| {});
    table.does(create_by_france());
    table
}

/// March 1806: Prussia holds Warsaw and is at war with Russia.
pub fn before_a_revolt(rulings: impl FnOnce(&mut Rulings)) -> Table {
    let mut table = Table::ruled(rulings);
    table.at(1806, 2).does(declare(Power::Russia, Power::Prussia));
    table.at(1806, 3);
    table
}

/// March 1806: IV corps besieges Warsaw, held by five Prussian infantry.
pub fn revolt_before_warsaw(rulings: impl FnOnce(&mut Rulings)) -> Table {
    let mut table = before_a_revolt(rulings);
    table.does(garrison_of_warsaw(5)).does(roll(6, 6, 4));
    table
}

/// March 1806: IV corps is in an empty Warsaw.
pub fn revolt_in_warsaw(rulings: impl FnOnce(&mut Rulings)) -> Table {
    let mut table = before_a_revolt(rulings);
    table.does(roll_before_empty_warsaw(6, 6, 4));
    table
}

/// May 1808: Russians in the Warsaw of Prussia's Poland, war since that month.
pub fn russians_in_warsaw(rulings: impl FnOnce(&mut Rulings)) -> Table {
    let mut table = Table::ruled(rulings);
    table.at(1806, 1).does(create(Partitioner::Prussia));
    table.at(1808, 5).does(declare(Power::Russia, Power::Poland));
    table.in_phase(Phase::Land).does(capture(City::Warsaw, Power::Russia));
    table
}

/// August 1808: that Poland was dissolved by Russia.
pub fn dissolved(rulings: impl FnOnce(&mut Rulings)) -> Table {
    let mut table = russians_in_warsaw(rulings);
    table.at(1808, 8).does(dissolve_army()).does(dissolve());
    table
}

/// A Poland of all seven provinces, made by Prussia in January 1806 and given the rest by their holders.
pub fn all_seven(rulings: impl FnOnce(&mut Rulings)) -> Table {
    let mut table = Table::ruled(rulings);
    table.at(1806, 1).does(create(Partitioner::Prussia));
    let rest: BTreeSet<Province> = Province::POLISH.into_iter().collect();
    for province in rest {
        if !table.game().is_part_of_poland(province) {
            table.does(cede(province, Power::Poland));
        }
    }
    table
}

/// A Dominant Poland: all seven, the three conquests ceded, a war with France ended in a draw, peace.
pub fn dominant(rulings: impl FnOnce(&mut Rulings)) -> Table {
    let mut table = all_seven(rulings);
    table.does_all(Province::CONQUESTS.map(|province| cede(province, Power::Poland)));
    table.does(declare(Power::Poland, Power::France)).next_phase();
    table.at(1806, 2).does(peace(Power::Poland, Power::France));
    table
}

/// January 1807, Reinforcement: Prussia's Poland, allied with France, Krasinski and I Cavalry in Warsaw.
pub fn with_krasinski() -> Table {
    let mut table = prussian_poland();
    table.at(1807, 1).does(ally(Power::Poland, Power::France)).next_phase().does(krasinski());
    table
}

/// A group that joins late, in the Political phase of a month, before any creation.
pub fn late(date: GameDate) -> LateStart {
    LateStart { victory: VictoryPoints::new(40), ..LateStart::blank(date, Phase::Political) }
}

/// A war in force since before the campaign joined.
pub fn war_between(by: Power, on: Power) -> War {
    War { by, on, since: None, cause: WarCause::Declared, in_force: true, excepted: false }
}

/// January 1806: six regular corps, two provincial ones, a fleet and four depots on the map, in the Reinforcement phase.
pub fn eleven_counters() -> Table {
    let mut table = prussian_poland();
    for corps in [
        CorpsId::InfantryI,
        CorpsId::InfantryII,
        CorpsId::InfantryIII,
        CorpsId::InfantryIV,
        CorpsId::CavalryI,
        CorpsId::CavalryII,
    ] {
        table.corrects(Correction::Corps(corps, Counter::OnMap(Place::City(City::Warsaw))));
    }
    table.next_phase();
    for _ in 0..4 {
        table.does(Command::PlaceDepot { at: Place::City(City::Warsaw) });
    }
    table.corrects(Correction::ShipsWaiting(1));
    table.does(overrule(Command::PlaceFleet { fleet: FleetId::I, port: City::Memel, ships: 1 }));
    table
}

/// An act as a command; the dice of a roll all show one.
pub fn thrown(act: Act) -> Command {
    match act {
        Act::Roll(roll) => roll.fallen(&vec![die(1); roll.dice()], DiceSource::Table).unwrap(),
        Act::Do(command) => command,
    }
}
