//! Facts as they are drawn up, each folded at once into a copy of the game, so that the next is judged by it.

use crate::game::event::{Event, Fact};
use crate::game::evolve::evolve;
use crate::model::board::Tenure;
use crate::model::clause::Clause;
use crate::model::forces::{CorpsId, Counter, Factors, Store};
use crate::model::game::Game;
use crate::model::place::{City, Province};
use crate::model::power::Power;
use crate::model::quantity::{PoliticalPoints, Sum, VictoryPoints};
use crate::model::status_card::marker_after;
use crate::model::why::Cause;

/// Facts so far, and the game they lead to.
#[derive(Debug)]
pub struct Draft {
    game: Game,
    facts: Vec<Fact>,
}

impl Draft {
    /// An empty draft over a game.
    #[must_use]
    pub fn new(game: &Game) -> Self {
        Self { game: game.clone(), facts: Vec::new() }
    }

    /// The game as the facts so far have left it.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Adds a fact.
    pub fn happen(&mut self, clause: Clause, event: Event) {
        evolve(&mut self.game, &event);
        self.facts.push(Fact { event, clause });
    }

    /// The facts, and the game after them.
    #[must_use]
    pub fn finish(self) -> (Vec<Fact>, Game) {
        (self.facts, self.game)
    }

    /// The facts so far.
    #[must_use]
    pub fn facts(&self) -> &[Fact] {
        &self.facts
    }

    /// How many facts there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.facts.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.facts.is_empty()
    }

    /// Moves a power's marker; points beyond the display are lost and the fact says so (22.2 k).
    pub fn points(&mut self, clause: Clause, power: Power, points: PoliticalPoints, cause: Cause) {
        if points == PoliticalPoints::ZERO {
            return;
        }
        let lost = if power == Power::Poland {
            marker_after(self.game.marker, points).1
        } else {
            PoliticalPoints::ZERO
        };
        self.happen(clause, Event::PointsMoved { power, points, lost, cause });
    }

    /// Scores victory points for Poland.
    pub fn victory(&mut self, clause: Clause, points: VictoryPoints, cause: Cause) {
        if points != VictoryPoints::ZERO {
            self.happen(clause, Event::VictoryScored(points, cause));
        }
    }

    /// Moves money and manpower; what is not there cannot be paid, so the purse never falls below nothing.
    pub fn purse(&mut self, clause: Clause, sum: Sum, cause: Cause) {
        let paid = self.payable(sum);
        if !paid.is_nothing() {
            self.happen(clause, Event::PurseMoved(paid, cause));
        }
    }

    /// As much of `sum` as the purse can bear.
    #[must_use]
    pub fn payable(&self, sum: Sum) -> Sum {
        let purse = self.game.purse;
        Sum { money: sum.money.max(-purse.money), manpower: sum.manpower.max(-purse.manpower) }
    }

    /// Moves factors between stores, or from or to nowhere. What is missing at the source is taken as agreed.
    pub fn factors(&mut self, clause: Clause, from: Option<Store>, to: Option<Store>, factors: Factors) {
        if !factors.is_none() {
            self.happen(clause, Event::FactorsMoved { from, to, factors });
        }
    }

    /// Takes a corps off the map without destroying it; its factors are gone.
    pub fn remove_corps(&mut self, clause: Clause, corps: CorpsId) {
        let state = self.game.forces.corps[corps];
        self.factors(clause, Some(Store::Corps(corps)), None, state.factors);
        if state.counter != Counter::OffMap {
            self.happen(clause, Event::CorpsMoved(corps, Counter::OffMap));
        }
    }

    /// Passes a province to a new owner by cession, creation or dissolution, and its cities with it.
    pub fn pass_province(&mut self, clause: Clause, province: Province, owner: Power) {
        let before = self.game.board.provinces[province];
        let tenure = Tenure { owner, conqueror: None, poland_had_it_from: had_from(before, owner) };
        if before != tenure {
            self.happen(clause, Event::ProvincePassed(province, tenure));
        }
        self.give_cities(clause, province, before.controller());
    }

    /// Gives the cities of a province to its controller, but for those an enemy of the controller holds; ends sieges by
    /// powers that are not at war with the holder.
    pub fn pass_cities(&mut self, clause: Clause, province: Province) {
        let controller = self.game.board.controller(province);
        self.give_cities(clause, province, controller);
    }

    /// The same after a change of hands. A city the former controller held on paper goes along; one it is besieged in,
    /// and one another enemy took, does not (22.5 b). Rebels give Warsaw to nobody, and stay before it (22.2.3 h, n).
    fn give_cities(&mut self, clause: Clause, province: Province, former: Power) {
        let controller = self.game.board.controller(province);
        let rebels = self.game.poland.revolt().is_some();
        for city in province.cities() {
            let state = self.game.board.cities[city];
            let enemy = self.game.diplomacy.at_war(controller, state.holder);
            let stays = (enemy && (state.holder != former || former == controller || state.siege.is_some()))
                || (rebels && state.holder == Power::Poland);
            if state.holder != controller && !stays {
                self.pass_city(clause, city, controller);
            }
            let state = self.game.board.cities[city];
            if state.siege.is_some_and(|siege| !self.besieges(siege.by, state.holder)) {
                self.happen(clause, Event::SiegeEnded(city));
            }
        }
    }

    /// Poles who hold or besiege a city are gone: it is its province's controller's again (22.2.3 l, 22.7 f).
    pub fn leave_cities(&mut self, clause: Clause) {
        for city in City::ALL.iter().copied() {
            let state = self.game.board.cities[city];
            if state.holder == Power::Poland {
                let controller = self.game.board.controller(city.province());
                self.pass_city(clause, city, controller);
            } else if state.siege.is_some_and(|siege| siege.by == Power::Poland) {
                self.happen(clause, Event::SiegeEnded(city));
            }
        }
    }

    /// Whether a siege by a power goes on against this holder: of an enemy, and while there are rebels by them and of
    /// them, whomever they are at war with (22.2.3 n, o).
    fn besieges(&self, by: Power, holder: Power) -> bool {
        let rebels = self.game.poland.revolt().is_some() && (by == Power::Poland || holder == Power::Poland);
        by != holder && (rebels || self.game.diplomacy.at_war(by, holder))
    }

    /// Passes a city to another holder. Unless he besieged it himself, a siege goes on against him or ends with a fact
    /// (22.2.3 o). Whoever was counted inside Warsaw is not there any more (22.2.3 b). A Polish garrison is lost to an
    /// enemy, and comes home from everyone else.
    pub fn pass_city(&mut self, clause: Clause, city: City, holder: Power) {
        let siege = self.game.board.cities[city].siege.filter(|siege| siege.by != holder);
        let goes_on = siege.filter(|siege| self.besieges(siege.by, holder));
        if siege.is_some() && goes_on.is_none() {
            self.happen(clause, Event::SiegeEnded(city));
        }
        self.happen(clause, Event::CityPassed(city, holder));
        if let Some(siege) = goes_on {
            self.happen(clause, Event::SiegeBegan(city, siege));
        }
        let garrison = self.game.forces.garrisons[city];
        if holder != Power::Poland {
            let home = (!self.game.diplomacy.at_war(Power::Poland, holder)).then_some(Store::Pool);
            self.factors(Clause::BaseControl, Some(Store::Garrison(city)), home, garrison);
        }
        let counted = self.game.board.warsaw_infantry > 0 || self.game.board.warsaw_militia > 0;
        if city == City::Warsaw && counted {
            self.happen(Clause::S22_2_3b, Event::WarsawCounted { infantry: 0, militia: 0 });
        }
    }
}

/// From whom Poland has a province that passes to `owner`: who controlled it, else who owned it (22.7 g).
fn had_from(before: Tenure, owner: Power) -> Option<Power> {
    if owner != Power::Poland {
        None
    } else if before.owner == Power::Poland {
        before.poland_had_it_from
    } else {
        Some(before.controller()).filter(|had| *had != Power::Poland).or(Some(before.owner))
    }
}
