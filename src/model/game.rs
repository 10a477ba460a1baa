//! The whole state of a campaign at one moment: plain data, changed by `engine::evolve` alone.

use super::board::{Board, Occupation};
use super::date::{GameDate, Phase};
use super::diplomacy::Diplomacy;
use super::economy::Economy;
use super::forces::Forces;
use super::late::{LateStart, PolandThen};
use super::poland::Poland;
use super::power::{ByPartitioner, Power};
use super::quantity::{Sum, VictoryPoints};
use super::setup::Setup;
use super::wire::saved;

saved! {
    /// What was done in the current Political phase or month, so that nothing is asked or rolled twice.
    #[derive(Clone, Debug, Default, PartialEq, Eq)]
    pub struct Done {
        /// The month whose revolt roll was made (22.2.3 a).
        pub revolt_roll: Option<GameDate> = skip,
        /// After the first step of this Political phase there was neither Poland nor a revolt (22.2 h).
        pub roll_open: bool = skip,
        /// The month in which provincial corps were last raised (22.3 k).
        pub raised: Option<GameDate> = skip,
        /// Provinces whose guerrilla die was rolled this month (22.3 p).
        pub guerrillas: super::place::ByProvince<bool> = skip,
        /// The army was dissolved in this very Political phase (22.7 c).
        pub army_just_dissolved: bool = skip,
        /// Powers that sued France in this Political phase, and Poland with it (22.2.2 f).
        pub suits: Vec<Power> = skip,
        /// The last province was lost; Poland is dissolved in the next Political phase (22.5 f).
        pub landless: bool = skip,
    }
}

saved! {
    /// A campaign at one moment.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Game {
        /// How it was set up, with every later change of rulings and house rules.
        pub setup: Setup,
        /// The month.
        pub date: GameDate,
        /// The phase.
        pub phase: Phase,
        /// Poland's square on the Political Status Display.
        pub marker: u8,
        /// Poland's victory points.
        pub victory: VictoryPoints,
        /// The victory points of Austria, Prussia and Russia, where the group noted them.
        pub rivals: ByPartitioner<Option<VictoryPoints>> = skip,
        /// Poland.
        pub poland: Poland,
        /// How often Poland was created.
        pub creations: u8 = skip,
        /// Money and manpower in hand; saved while dissolved.
        pub purse: Sum,
        /// Wars, alliances, bars.
        pub diplomacy: Diplomacy,
        /// What the board shows.
        pub board: Board,
        /// The forces.
        pub forces: Forces,
        /// The standing business of the Economic phase.
        pub economy: Economy,
        /// What was done lately.
        pub done: Done,
        /// Victory was reached (22.8 c) in this month.
        pub won: Option<GameDate> = skip,
    }
}

impl Game {
    /// The game as a setup lays it out: January 1805, or the state a late start gives.
    #[must_use]
    pub fn new(setup: &Setup) -> Self {
        let mut game = Self {
            date: GameDate::START,
            phase: Phase::Political,
            marker: setup.start_square,
            victory: VictoryPoints::ZERO,
            rivals: ByPartitioner::default(),
            poland: Poland::NotYet { revolt: None },
            creations: 0,
            purse: Sum::default(),
            diplomacy: Diplomacy::default(),
            board: Board::default(),
            forces: Forces::default(),
            economy: Economy::default(),
            done: Done { roll_open: true, ..Done::default() },
            won: None,
            setup: setup.clone(),
        };
        game.diplomacy.wars.clone_from(&setup.wars);
        // Declared before play began, a war with France leaves a creation open (22.2.1 f); the mark can be taken away.
        for war in game.diplomacy.wars.iter_mut() {
            war.excepted |= war.enemy_of(Power::France).and_then(Power::partitioner).is_some();
        }
        let alliances = setup.alliances.iter();
        game.diplomacy.alliances.extend(alliances.map(|(one, other)| super::diplomacy::Alliance {
            one: *one,
            other: *other,
            since: GameDate::START,
        }));
        if let Some(late) = &setup.late {
            game.join_late(late);
        }
        game
    }

    fn join_late(&mut self, late: &LateStart) {
        self.date = late.date;
        self.phase = late.phase;
        self.marker = late.marker;
        self.victory = late.victory;
        self.purse = late.purse;
        self.creations = late.creations;
        self.poland = match &late.poland {
            PolandThen::NotYet => Poland::NotYet { revolt: late.revolt },
            PolandThen::Active(commonwealth) => Poland::Active(*commonwealth),
            PolandThen::Dissolved { by, since } => {
                Poland::Dissolved { by: *by, since: *since, revolt: late.revolt }
            }
        };
        for (province, tenure) in &late.provinces {
            self.board.provinces[*province] = *tenure;
        }
        for city in super::place::City::ALL {
            self.board.cities[*city].holder = self.board.controller(city.province());
            self.board.cities[*city].since = late.date;
        }
        for (city, then) in &late.cities {
            self.board.cities[*city] = *then;
        }
        let warsaw = self.board.cities[super::place::City::Warsaw];
        let foreign = late.wars.iter().any(|war| war.is_between(warsaw.holder, Power::Poland));
        let occupied = foreign && warsaw.siege.is_none() && self.warsaw_is_polish();
        // An enemy in Warsaw of whom the table says no more has been there as long as in the city.
        self.board.occupation =
            late.occupation.or_else(|| occupied.then(|| Occupation::begun(warsaw.holder, warsaw.since)));
        self.board.warsaw_infantry = late.warsaw_infantry;
        for province in &late.french_troops {
            self.board.french_troops[*province] = true;
        }
        self.board.napoleon_dead = late.napoleon_dead;
        self.board.french_leader = late.french_leader;
        self.board.possessions.clone_from(&late.possessions);
        self.diplomacy.wars.clone_from(&late.wars);
        self.diplomacy.minor_wars.clone_from(&late.minor_wars);
        self.diplomacy.alliances.clone_from(&late.alliances);
        self.diplomacy.bars.clone_from(&late.bars);
        self.diplomacy.french_wars_lost = late.french_wars_lost;
        self.diplomacy.french_wars_not_lost = late.french_wars_not_lost;
        for (id, counter, factors) in &late.corps {
            self.forces.corps[*id].counter = *counter;
            self.forces.corps[*id].factors = *factors;
        }
        // A provincial corps that the table did not list is off the map because it was destroyed.
        for id in super::forces::CorpsId::ALL {
            let corps = &mut self.forces.corps[*id];
            corps.destroyed = id.home().is_some() && !corps.counter.is_on_map();
        }
        for id in &late.ever_destroyed {
            self.forces.corps[*id].ever_destroyed = true;
        }
        for (city, factors) in &late.garrisons {
            self.forces.garrisons[*city] = *factors;
        }
        for (id, place, ships) in &late.fleets {
            self.forces.fleets[*id].counter = super::forces::Counter::OnMap(*place);
            self.forces.fleets[*id].ships = *ships;
        }
        for (leader, command) in &late.leaders {
            self.forces.leaders[*leader] = *command;
        }
        self.forces.pool = late.pool;
        self.forces.reserve = late.reserve;
        self.forces.guard_reserve = late.guard_reserve;
        self.forces.ships = late.ships;
        self.forces.depots.clone_from(&late.depots);
        self.forces.depots_bought = late.depots_bought;
        for (province, factors) in &late.guerrillas {
            self.forces.guerrillas[*province] = *factors;
        }
        self.forces.guard = late.guard;
        self.economy.orders.clone_from(&late.orders);
        self.economy.manipulation = late.manipulation;
        self.done.roll_open = !self.poland.is_active() && self.poland.revolt().is_none();
    }

    /// Whether a province is part of Poland: Poland exists, the province belongs to it, and no other power's conquest
    /// has taken it away (22.5 a-c).
    #[must_use]
    pub fn is_part_of_poland(&self, province: super::place::Province) -> bool {
        let tenure = self.board.provinces[province];
        self.poland.is_active() && tenure.owner == Power::Poland && tenure.conqueror.is_none()
    }

    /// The Polish provinces Poland consists of, in the order of the text.
    pub fn polish_provinces(&self) -> impl Iterator<Item = super::place::Province> + '_ {
        super::place::Province::POLISH.into_iter().filter(|province| self.is_part_of_poland(*province))
    }

    /// Whether Warsaw is Polish: Masovia is part of Poland.
    #[must_use]
    pub fn warsaw_is_polish(&self) -> bool {
        self.is_part_of_poland(super::place::Province::Masovia)
    }
}
