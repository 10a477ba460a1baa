//! Wars, alliances and bars of a campaign under way.

use crate::model::clause::Clause;
use crate::model::date::{Months, Phase};
use crate::model::diplomacy::{Alliance, Bar, Barred, MinorWar, War, WarCause};
use crate::model::late::LateStart;
use crate::model::minor::Minor;
use crate::model::poland::Founder;
use crate::model::power::Power;

use super::{Condition, Made, Now};
use crate::view::form::{Form, option};

/// The most wars with France in one campaign.
const MOST_WARS: u16 = 50;
/// Months of the usual enforced peace.
const USUAL: Months = Months(18);

/// The powers at the table: Poland where it exists.
fn at_table(made: &Made) -> Vec<Power> {
    let all = Power::ALL.iter().copied();
    all.filter(|power| *power != Power::Poland || made.condition.is_active()).collect()
}

pub fn powers(form: &mut Form, now: Now, made: &Made, late: &mut LateStart) {
    form.section("powers", "War and alliance");
    let table = at_table(made);
    late.wars = wars(form, now, &table);
    late.alliances = alliances(form, now, made, &late.wars, &table);
    late.bars.extend(bars(form, now, &table));
    late.minor_wars =
        form.list("minor", "War with a minor country", "Add a war with a minor country", |form| {
            let power = form.member("power", "Who", &table, Power::France);
            let minor = form.member("minor", "With", Minor::ALL, Minor::Saxony);
            MinorWar { power, minor }
        });
    if let Condition::Active(founder) = made.condition
        && let Some(creator) = founder.power()
        && !late.wars.iter().any(|war| war.is_between(creator, Power::Poland))
    {
        let label = format!("Poland is still allied with {}, its creator", creator.name());
        let one = creator;
        if form.toggle("creator-ally", &label, true)
            && !late.alliances.iter().any(|done| done.ally_of(one) == Some(Power::Poland))
        {
            late.alliances.push(Alliance { one, other: Power::Poland, since: made.since });
        }
    }
    let ever = late.creations > 0;
    let mut french = |key: &str, label: &str| if ever { form.count(key, label, 0, MOST_WARS) } else { 0 };
    let not_lost = french("french-not-lost", "Poland's ended wars with France that it did not lose");
    let lost = french("french-lost", "And those it lost");
    late.french_wars_lost = u8::try_from(lost).unwrap_or(0);
    late.french_wars_not_lost = u8::try_from(not_lost).unwrap_or(0);
}

fn wars(form: &mut Form, now: Now, table: &[Power]) -> Vec<War> {
    let mut seen: Vec<War> = Vec::new();
    form.list("war", "War", "Add a war", |form| {
        let by = form.member("by", "Who declared it", table, Power::Britain);
        let on = form.member("on", "On whom", table, Power::France);
        if by == on {
            form.fault("Two different powers are needed.");
        } else if seen.iter().any(|war| war.is_between(by, on)) {
            form.fault("This war is named already.");
        }
        let cause = form.member("cause", "How it came", WarCause::ALL, WarCause::BeforePlay);
        let dated = cause != WarCause::BeforePlay;
        let since = dated.then(|| form.past("since", "Since", now.date, now));
        let fresh = now.phase == Phase::Political && since == Some(now.date);
        let waits = fresh && form.toggle("waits", "Declared in this very phase", false);
        let mut war = War { by, on, since, cause, in_force: !waits, excepted: false };
        if war.enemy_of(Power::France).and_then(Power::partitioner).is_some() {
            form.hint("22.2.1 f · Declared before play, or by France in the first Political phase.");
            war.excepted = form.toggle("excepted", "Does not bar a creation", !dated);
        }
        seen.push(war);
        war
    })
}

fn alliances(form: &mut Form, now: Now, made: &Made, wars: &[War], table: &[Power]) -> Vec<Alliance> {
    let mut seen: Vec<Alliance> = Vec::new();
    let default = if matches!(made.condition, Condition::Active(Founder::France)) {
        Power::Poland
    } else {
        Power::Spain
    };
    form.list("alliance", "Alliance", "Add an alliance", |form| {
        let one = form.member("one", "One ally", table, Power::France);
        let other = form.member("other", "The other", table, default);
        if one == other {
            form.fault("Two different powers are needed.");
        } else if seen.iter().any(|done| done.ally_of(one) == Some(other)) {
            form.fault("This alliance is named already.");
        } else if wars.iter().any(|war| war.is_between(one, other)) {
            form.fault("These two are at war.");
        }
        let since = form.past("since", "Since", now.date, now);
        let alliance = Alliance { one, other, since };
        seen.push(alliance);
        alliance
    })
}

#[derive(Clone, Copy)]
enum Barring {
    War,
    AnyWar,
    Creating,
}

fn bars(form: &mut Form, now: Now, table: &[Power]) -> Vec<Bar> {
    let kinds = [
        option("war", "One power's war on another", Barring::War),
        option("any-war", "Anyone's war on Poland", Barring::AnyWar),
        option("creating", "The creation of Poland by a power", Barring::Creating),
    ];
    let foreign: Vec<Power> = Power::Poland.others().collect();
    form.list("barred", "Bar", "Add an enforced peace or another bar", |form| {
        let kind = form.one_of("kind", "What is barred", &kinds, "war").unwrap_or(Barring::War);
        let (barred, clause) = match kind {
            Barring::War => {
                let by = form.member("by", "Who may not declare war", table, Power::Prussia);
                let on = form.member("on", "On whom", table, Power::France);
                if by == on {
                    form.fault("Two different powers are needed.");
                }
                (Barred::War { by: Some(by), on }, Clause::BasePeace)
            }
            Barring::AnyWar => (Barred::War { by: None, on: Power::Poland }, Clause::S22_2_3j),
            Barring::Creating => {
                let by = form.member("by", "Who may not create it", &foreign, Power::Prussia);
                (Barred::Creating(by), Clause::S22_7e)
            }
        };
        let bar_made = form.past("made", "Since", now.date, now);
        let free = form.month("free", "First month free again", bar_made.plus(USUAL).next());
        if free <= now.date {
            form.fault("It is over: leave it out.");
        }
        Bar { barred, made: bar_made, free, clause }
    })
}
