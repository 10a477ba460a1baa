//! Facts read off the board: who holds what, who besieges whom, what stands in Warsaw, where the French are.

use crate::game::command::Command;
use crate::game::event::Event;
use crate::game::refusal::{Conditions, Need, Unmet};
use crate::model::board::{Possession, Siege, Tenure};
use crate::model::clause::Clause;
use crate::model::game::Game;
use crate::model::place::{City, Province};
use crate::model::power::Power;
use crate::rules::s22_5_war::joins_at_once;

use crate::game::draft::Draft;
use crate::game::texts::is_text;

/// The most factors the books take for one city.
const MOST_FACTORS: u16 = 200;
/// The most printed on a possession.
const MOST_PRINTED: i32 = 99;

pub fn judge(game: &Game, command: &Command) -> Vec<Unmet> {
    let mut conditions = Conditions::default();
    match command {
        Command::TakeProvince { province, by } => judge_conquest(game, *province, *by, &mut conditions),
        Command::CedeProvince { province, to } => {
            poland_exists_for(game, *to, &mut conditions);
            let tenure = game.board.provinces[*province];
            let changes = tenure.owner != *to || tenure.conqueror.is_some();
            conditions.ask(changes, Clause::BaseControl, Need::NotControlledBy(*province, *to));
        }
        Command::TakeCity { city, by } => {
            judge_poles(game, *city, *by, &mut conditions);
            let holder = game.board.cities[*city].holder;
            conditions.ask(holder != *by, Clause::BaseControl, Need::NotHeldBy(*city, *by));
        }
        Command::Besiege { city, by } => {
            judge_poles(game, *city, *by, &mut conditions);
            let holder = game.board.cities[*city].holder;
            conditions.ask(holder != *by, Clause::BaseSiege, Need::NotHeldBy(*city, *by));
            // Rebels are at war with whoever holds Warsaw, and with its controller (22.2.3 n).
            let pole = *by == Power::Poland || holder == Power::Poland;
            let rebels = game.poland.revolt().is_some() && pole;
            if holder != *by && !rebels {
                conditions.ask(
                    game.diplomacy.at_war(*by, holder),
                    Clause::BaseSiege,
                    Need::AtWar(*by, holder),
                );
            }
        }
        Command::LiftSiege { city } => {
            let besieged = game.board.cities[*city].siege.is_some();
            conditions.ask(besieged, Clause::BaseSiege, Need::Besieged(*city));
        }
        Command::CountWarsaw { infantry, militia } => {
            let sane = *infantry <= MOST_FACTORS && *militia <= MOST_FACTORS;
            conditions.ask(sane, Clause::S22_2_3b, Need::Between(0, i32::from(MOST_FACTORS)));
        }
        Command::GainPossession { name, printed, .. } => {
            conditions.ask(game.poland.is_active(), Clause::S22_2i, Need::PolandExists);
            conditions.ask(is_text(name), Clause::BaseControl, Need::TextGiven);
            let new = game.board.possessions.iter().all(|one| one.name != *name);
            conditions.ask(new, Clause::BaseControl, Need::PossessionNew);
            let range = 0..=MOST_PRINTED;
            let sane = range.contains(&printed.money.count()) && range.contains(&printed.manpower.count());
            conditions.ask(sane, Clause::S22_3l, Need::Between(0, MOST_PRINTED));
        }
        Command::LosePossession { name } => {
            conditions.ask(is_text(name), Clause::BaseControl, Need::TextGiven);
            let there = game.board.possessions.iter().any(|one| one.name == *name);
            conditions.ask(there, Clause::BaseControl, Need::PossessionNamed);
        }
        _ => {}
    }
    conditions.into_unmet()
}

fn poland_exists_for(game: &Game, power: Power, conditions: &mut Conditions) {
    if power == Power::Poland {
        conditions.ask(game.poland.is_active(), Clause::S22_2i, Need::PolandExists);
    }
}

/// Poland's own troops: an existing Poland anywhere, a revolt at Warsaw alone (22.2.3 d, n).
fn judge_poles(game: &Game, city: City, by: Power, conditions: &mut Conditions) {
    if by != Power::Poland {
        return;
    }
    if game.poland.revolt().is_some() {
        conditions.ask(city == City::Warsaw, Clause::S22_2_3n, Need::OnlyWarsaw);
    } else {
        conditions.ask(game.poland.is_active(), Clause::S22_2i, Need::PolandExists);
    }
}

fn judge_conquest(game: &Game, province: Province, by: Power, conditions: &mut Conditions) {
    poland_exists_for(game, by, conditions);
    let holder = game.board.controller(province);
    conditions.ask(holder != by, Clause::BaseControl, Need::NotControlledBy(province, by));
    if holder != by {
        conditions.ask(game.diplomacy.at_war(by, holder), Clause::BaseControl, Need::AtWar(by, holder));
    }
    // The three hold a capital of Poland's provinces, but the province stays Polish until the war is over (22.5 b).
    let only_occupies =
        by.partitioner().is_some() && province.is_polish() && game.is_part_of_poland(province);
    conditions.ask(!only_occupies, Clause::S22_5b, Need::OnlyOccupied(province));
}

pub fn act(draft: &mut Draft, command: &Command) {
    match command {
        Command::TakeProvince { province, by } => conquer(draft, *province, *by),
        Command::CedeProvince { province, to } => {
            let leaves = draft.game().is_part_of_poland(*province);
            let clause = if leaves { Clause::S22_5e } else { Clause::BaseControl };
            draft.pass_province(clause, *province, *to);
        }
        Command::TakeCity { city, by } => {
            draft.pass_city(Clause::BaseControl, *city, *by);
        }
        Command::Besiege { city, by } => {
            let siege = Siege { by: *by, since: draft.game().date };
            draft.happen(Clause::BaseSiege, Event::SiegeBegan(*city, siege));
        }
        Command::LiftSiege { city } => draft.happen(Clause::BaseSiege, Event::SiegeEnded(*city)),
        Command::CountWarsaw { infantry, militia } => {
            draft.happen(Clause::S22_2_3b, Event::WarsawCounted { infantry: *infantry, militia: *militia });
        }
        Command::NoteFrench { province, present } => {
            draft.happen(Clause::S22_2_2h, Event::FrenchNoted(*province, *present));
        }
        Command::NoteFrenchLeader { leader } => {
            draft.happen(Clause::S22_2_2b, Event::FrenchLeaderNoted(*leader))
        }
        Command::NoteNapoleon { dead } => {
            draft.happen(Clause::S22_2_2b, Event::NapoleonNoted { dead: *dead })
        }
        Command::ChooseOrder { france_last, britain_first } => {
            let event = Event::OrderChosen { france_last: *france_last, britain_first: *britain_first };
            draft.happen(Clause::S22_2f, event);
        }
        Command::GainPossession { name, printed, from } => {
            let possession = Possession { name: name.clone(), printed: *printed, from: *from };
            draft.happen(Clause::BaseControl, Event::PossessionGained(possession));
        }
        Command::LosePossession { name } => {
            draft.happen(Clause::BaseControl, Event::PossessionLost(name.clone()))
        }
        _ => {}
    }
}

/// A conquest: one of the seven that Poland takes from one of the three is Polish at once, everything else waits for a
/// peace to cede it (22.5 a, c). What its owner takes back is his again.
fn conquer(draft: &mut Draft, province: Province, by: Power) {
    let before = draft.game().board.provinces[province];
    if by == Power::Poland && joins_at_once(draft.game(), province) {
        let tenure = Tenure { owner: by, conqueror: None, poland_had_it_from: Some(before.controller()) };
        draft.happen(Clause::S22_5a, Event::ProvincePassed(province, tenure));
    } else {
        let conqueror = (before.owner != by).then_some(by);
        let clause = if by == Power::Poland { Clause::S22_5c } else { Clause::BaseControl };
        draft.happen(clause, Event::ProvincePassed(province, Tenure { conqueror, ..before }));
    }
    let capital = province.capital();
    if draft.game().board.cities[capital].holder != by {
        draft.pass_city(Clause::BaseControl, capital, by);
    }
    draft.pass_cities(Clause::BaseControl, province);
}
