//! The duties of a phase with the acts that do them, and what the rules remind of.

use crate::model::clause::Clause;
use crate::model::date::Phase;
use crate::model::forces::Guard;
use crate::model::game::Game;
use crate::model::place::Province;
use crate::rules::base_game::diplomacy::PEACE;
use crate::rules::duties::open_duties;
use crate::rules::s22_3_forces::guard;
use crate::rules::{s22_2_creation, s22_7_dissolution};

use super::decide::judge_roll;
use super::offers;
use crate::game::act::{Act, Roll};
use crate::game::command::Command;
use crate::game::duty::DutyKind;

/// A duty still open in this phase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Duty {
    /// What has to be done.
    pub kind: DutyKind,
    /// The act that does it; none for forces that wait, which are placed one by one.
    pub act: Option<Act>,
}

/// The duties still open in this phase, each with its act.
#[must_use]
pub fn duties(game: &Game) -> Vec<Duty> {
    open_duties(game).into_iter().map(|kind| Duty { kind, act: act_of(game, kind) }).collect()
}

fn act_of(game: &Game, duty: DutyKind) -> Option<Act> {
    match duty {
        DutyKind::RollBid => Some(Roll::Bid.into()),
        DutyKind::RollRevolt => Some(offers::roll_revolt(game).into()),
        DutyKind::EndSuit => s22_2_creation::france::open_suits(game).first().map(|(by, victor)| {
            let (one, other, loser) = (*victor, *by, Some(*by));
            Command::MakePeace { one, other, loser, ceded: Vec::new(), months: PEACE.0 }.into()
        }),
        DutyKind::RaiseProvincials => Some(Command::RaiseProvincials {}.into()),
        DutyKind::PlaceForces => None,
        DutyKind::PlaceKrasinski => Some(Command::PlaceKrasinski {}.into()),
        DutyKind::BookEconomy => Some(offers::close_quarter(game).into()),
    }
}

/// A thing the rules remind of: not asked for when the phase ends, and shown while it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reminder {
    /// Why no revolt roll is due: Warsaw's holder has no war but with France, or ten infantry are in the city.
    NoRoll(Vec<crate::game::refusal::Unmet>),
    /// A bar that ends within three months.
    BarEnds(crate::model::diplomacy::Bar),
    /// The subsidy is stopped by an ally's war.
    SubsidyStopped(crate::model::power::Partitioner, crate::model::power::Power),
    /// The subsidy goes on although its receiver is at war with Poland (22.2.1 h by the letter).
    SubsidyToEnemy(crate::model::power::Partitioner),
    /// Warsaw's two complete months are running, or over.
    WarsawHeld {
        /// The month from which Poland may be dissolved.
        from: crate::model::date::GameDate,
    },
    /// Both conditions of a dissolution are fulfilled.
    DissolutionRipe,
    /// The revolt's clock: Warsaw must fall by this month, or is held until this one.
    RevoltClock {
        /// The last month in which Warsaw may fall.
        fall_by: crate::model::date::GameDate,
        /// The month of success, with Warsaw in Polish hands.
        success: Option<crate::model::date::GameDate>,
    },
    /// Foreign troops go home from a Poland just made (22.2.1 j, 22.2.2 i, 22.2.3 i).
    TroopsGoHome(Clause),
    /// Who sues France for peace sues Poland too, and Poland chooses first (22.2.2 f).
    SueBoth,
    /// Provinces whose capital an enemy holds.
    Occupied(Vec<Province>),
    /// Guerrilla dice for provinces with an unbesieged enemy (22.3 p).
    GuerrillaDice(Vec<Province>),
    /// Krasinski waits for a free Warsaw.
    KrasinskiWaits,
    /// Poland lost its last province and will be dissolved.
    Landless,
    /// Recruits arrive this month or next.
    Arrives(crate::model::economy::Order),
}

/// Everything the rules remind of now.
#[must_use]
pub fn reminders(game: &Game) -> Vec<Reminder> {
    let mut reminders = Vec::new();
    match game.poland.active() {
        Some(poland) => active_reminders(game, poland, &mut reminders),
        None => waiting_reminders(game, &mut reminders),
    }
    let soon = game.date.plus(crate::model::date::Months(3));
    for bar in game.diplomacy.bars.iter().filter(|bar| bar.free <= soon) {
        reminders.push(Reminder::BarEnds(*bar));
    }
    for order in game.economy.orders.iter().filter(|order| order.due <= game.date.next()) {
        reminders.push(Reminder::Arrives(*order));
    }
    reminders
}

fn waiting_reminders(game: &Game, reminders: &mut Vec<Reminder>) {
    use s22_2_creation::revolt;
    if let Some(running) = game.poland.revolt() {
        reminders.push(Reminder::RevoltClock {
            fall_by: revolt::window_ends(running),
            success: running.warsaw_since.map(|fell| revolt::succeeds(fell, &game.setup.rulings)),
        });
    } else if game.phase == Phase::Political
        && game.done.roll_open
        && game.done.revolt_roll != Some(game.date)
    {
        let unmet = judge_roll(game, offers::roll_revolt(game));
        if !unmet.is_empty() {
            reminders.push(Reminder::NoRoll(unmet));
        }
    }
}

fn active_reminders(game: &Game, poland: &crate::model::poland::Commonwealth, reminders: &mut Vec<Reminder>) {
    use crate::model::poland::Founder;
    use crate::model::power::Power;
    if game.done.landless {
        reminders.push(Reminder::Landless);
    }
    if poland.created == game.date {
        reminders.push(Reminder::TroopsGoHome(match poland.founder {
            Founder::Partitioner { .. } => Clause::S22_2_1j,
            Founder::France => Clause::S22_2_2i,
            Founder::Revolt { .. } => Clause::S22_2_3i,
        }));
    }
    if let Founder::Partitioner { power, subsidy: Some(subsidy) } = poland.founder {
        match subsidy.stopped_by {
            Some(ally) => reminders.push(Reminder::SubsidyStopped(power, ally)),
            None if game.diplomacy.at_war(Power::Poland, power.into()) => {
                reminders.push(Reminder::SubsidyToEnemy(power));
            }
            None => {}
        }
    }
    let ripe = s22_7_dissolution::is_ripe(game);
    if ripe {
        reminders.push(Reminder::DissolutionRipe);
    }
    if let Some(since) = game.board.occupation.and_then(|occupation| occupation.counts_since)
        && !ripe
    {
        reminders.push(Reminder::WarsawHeld { from: s22_7_dissolution::earliest(since) });
    }
    let allied = game.diplomacy.allied(Power::Poland, Power::France);
    if poland.founder == Founder::France && allied && game.diplomacy.enemies(Power::Poland).next().is_some() {
        reminders.push(Reminder::SueBoth);
    }
    if matches!(game.forces.guard, Guard::Due | Guard::Returning) && !guard::warsaw_is_open(game) {
        reminders.push(Reminder::KrasinskiWaits);
    }
    let occupied: Vec<Province> =
        crate::rules::s22_5_war::occupied_provinces(game).map(|(province, _)| province).collect();
    if !occupied.is_empty() {
        let dice = |province: &Province| {
            crate::rules::s22_3_forces::guerrillas::value(*province).is_some()
                && !game.done.guerrillas[*province]
        };
        let dice: Vec<Province> = occupied.iter().copied().filter(dice).collect();
        if game.phase == Phase::Land && !dice.is_empty() {
            reminders.push(Reminder::GuerrillaDice(dice));
        }
        reminders.push(Reminder::Occupied(occupied));
    }
}
