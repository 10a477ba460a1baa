//! What the board shows in a campaign under way.

use crate::model::board::{CityState, FrenchLeader, Occupation, Possession, Siege, Tenure};
use crate::model::late::{LateStart, PolandThen};
use crate::model::place::{ByProvince, City, Province};
use crate::model::poland::{Commonwealth, Founder, Revolt};
use crate::model::power::Power;
use crate::model::quantity::Sum;
use crate::model::rulings::{MajorLasts, OriginalHolder, Rulings};
use crate::rules::s22_2_creation::revolt::INFANTRY_PREVENTS;

use super::{Condition, MOST_FACTORS, Made, Now};
use crate::view::form::Form;

/// The most printed on a possession.
const MOST_PRINTED: i32 = 99;
/// The longest name of a possession.
const LONGEST: usize = 60;

/// Every province's tenure, changed or not.
pub struct Map(ByProvince<Tenure>);

impl Map {
    /// Whether a province belongs to the Poland that exists.
    pub fn is_polish(&self, province: Province) -> bool {
        let tenure = self.0[province];
        tenure.owner == Power::Poland && tenure.conqueror.is_none()
    }
}

fn at_1805(province: Province) -> Tenure {
    Tenure { owner: province.holder_of_1805(), conqueror: None, poland_had_it_from: None }
}

/// The likely owner of a province: a Poland began with its creator's provinces, and with Masovia.
fn likely(province: Province, made: &Made) -> Power {
    let Condition::Active(founder) = made.condition else { return province.holder_of_1805() };
    let from = match founder {
        Founder::Partitioner { power, .. } => Power::from(power),
        Founder::France => Power::Prussia,
        Founder::Revolt { against } => against,
    };
    let its = province.is_polish() && province.holder_of_1805() == from;
    if its || province == Province::Masovia { Power::Poland } else { province.holder_of_1805() }
}

pub fn map(form: &mut Form, now: Now, made: &Made, rulings: &Rulings, late: &mut LateStart) -> Map {
    form.section("provinces", "The provinces");
    form.lead("To whom each belongs, by inheritance or by a peace. What is conquered and not yet ceded comes below.");
    let map = Map(tenures(form, made, rulings));
    let changed = Province::ALL.iter().filter(|one| map.0[**one] != at_1805(**one));
    late.provinces = changed.map(|one| (*one, map.0[*one])).collect();
    if let PolandThen::Active(poland) = &mut late.poland {
        standing(form, &map, rulings, poland);
        late.possessions = possessions(form);
    }
    form.section("cities", "Cities, Warsaw, the French");
    late.cities = cities(form, now, late.revolt, &map);
    warsaw(form, now, made, &map, late);
    french(form, made, late);
    map
}

fn tenures(form: &mut Form, made: &Made, rulings: &Rulings) -> ByProvince<Tenure> {
    let active = made.condition.is_active();
    let powers: Vec<Power> =
        Power::ALL.iter().copied().filter(|power| active || *power != Power::Poland).collect();
    let mut tenures = ByProvince::from_fn(at_1805);
    for province in Province::ALL {
        let key = format!("owner:{}", province.id());
        let owner = form.member(&key, province.name(), &powers, likely(*province, made));
        tenures[*province].owner = owner;
        if owner == Power::Poland && rulings.original_holder == OriginalHolder::TakenFrom {
            let key = format!("from:{}", province.id());
            let foreign: Vec<Power> = Power::Poland.others().collect();
            let label = format!("{}: Poland had it from", province.name());
            tenures[*province].poland_had_it_from =
                Some(form.member(&key, &label, &foreign, province.holder_of_1805()));
        }
    }
    if active && !Province::POLISH.iter().any(|province| tenures[*province].owner == Power::Poland) {
        form.fault("Poland exists, and none of the seven provinces is Polish.");
    }
    let mut seen = Vec::new();
    let conquests = form.list("conquest", "Conquest", "Add a conquest not yet ceded", |form| {
        let province = form.member("province", "Province", Province::ALL, Province::Posen);
        if seen.contains(&province) {
            form.fault("This province is named already.");
        }
        seen.push(province);
        let by = form.member("by", "Conquered by", &powers, Power::France);
        if by == tenures[province].owner {
            form.fault("The province belongs to this power.");
        }
        (province, by)
    });
    for (province, by) in conquests {
        tenures[province].conqueror = (by != tenures[province].owner).then_some(by);
    }
    tenures
}

fn standing(form: &mut Form, map: &Map, rulings: &Rulings, poland: &mut Commonwealth) {
    let all_seven = Province::POLISH.iter().all(|province| map.is_polish(*province));
    let conquests = Province::CONQUESTS.iter().all(|province| map.0[*province].controller() == Power::Poland);
    if !all_seven && rulings.major_lasts == MajorLasts::ForGood {
        poland.major = form.toggle("was-major", "Poland was a Major Power once", false);
    }
    if all_seven && conquests {
        form.hint("22.6 d · All four conditions were met together once, and have not been lost since.");
        poland.dominant = form.toggle("dominant", "Poland is a Dominant Power", false);
    }
}

fn possessions(form: &mut Form) -> Vec<Possession> {
    let foreign: Vec<Power> = Power::Poland.others().collect();
    let mut seen: Vec<String> = Vec::new();
    form.list("possession", "Possession", "Add a possession beyond these ten", |form| {
        let name = form.text("name", "Name", "", LONGEST);
        if seen.contains(&name) {
            form.fault("This name is given already.");
        }
        seen.push(name.clone());
        let money = form.number("money", "Printed money", "$", 0, (0, MOST_PRINTED));
        let manpower = form.number("manpower", "Printed manpower", "MP", 0, (0, MOST_PRINTED));
        let from = form.member_or("from", "Its holder of 1805", &foreign, "Nobody: a minor country", None);
        Possession { name, printed: Sum::new(money, manpower), from }
    })
}

fn cities(form: &mut Form, now: Now, revolt: Option<Revolt>, map: &Map) -> Vec<(City, CityState)> {
    let controller = |city: City| map.0[city.province()].controller();
    let mut found: Vec<(City, CityState)> = Vec::new();
    let mut held = Vec::new();
    let rows = form.list("city", "City", "Add a city that its province's controller does not hold", |form| {
        let city = form.member("city", "City", City::ALL, City::Warsaw);
        if held.contains(&city) {
            form.fault("This city is named already.");
        }
        if city == City::Warsaw && revolt.is_some_and(|revolt| revolt.warsaw_since.is_some()) {
            form.fault("The Poles hold it, as said above.");
        }
        held.push(city);
        let holder = form.member("holder", "Held by", Power::ALL, Power::Prussia);
        let since = form.past("since", "Since", now.date, now);
        (city, CityState { holder, since, siege: None })
    });
    found.extend(rows);
    if let Some(since) = revolt.and_then(|revolt| revolt.warsaw_since) {
        found.push((City::Warsaw, CityState { holder: Power::Poland, since, siege: None }));
    }
    let mut besieged = Vec::new();
    let sieges = form.list("siege", "Siege", "Add a siege", |form| {
        let city = form.member("city", "City", City::ALL, City::Warsaw);
        if besieged.contains(&city) {
            form.fault("This siege is named already.");
        }
        besieged.push(city);
        let by = form.member("by", "Besieged by", Power::ALL, Power::France);
        let holder =
            found.iter().find(|(one, _)| *one == city).map_or(controller(city), |(_, then)| then.holder);
        if holder == by {
            form.fault(format!("{} holds the city.", by.name()));
        }
        (city, Siege { by, since: form.past("since", "Since", now.date, now) })
    });
    for (city, siege) in sieges {
        match found.iter_mut().find(|(one, _)| *one == city) {
            Some((_, then)) => then.siege = Some(siege),
            None => found
                .push((city, CityState { holder: controller(city), since: now.date, siege: Some(siege) })),
        }
    }
    rebels(revolt, controller(City::Warsaw), &mut found);
    found
}

/// Rebels who do not hold Warsaw lie before it (22.2.3 d).
fn rebels(revolt: Option<Revolt>, controller: Power, found: &mut Vec<(City, CityState)>) {
    let Some(revolt) = revolt.filter(|revolt| revolt.warsaw_since.is_none()) else { return };
    let siege = Some(Siege { by: Power::Poland, since: revolt.began });
    match found.iter_mut().find(|(city, _)| *city == City::Warsaw) {
        Some((_, then)) if then.siege.is_none() && then.holder != Power::Poland => then.siege = siege,
        Some(_) => {}
        None => {
            found.push((City::Warsaw, CityState { holder: controller, since: revolt.began, siege }));
        }
    }
}

/// Warsaw: an enemy in it and since when, or the infantry that prevents a revolt.
fn warsaw(form: &mut Form, now: Now, made: &Made, map: &Map, late: &mut LateStart) {
    if !made.condition.is_active() {
        form.hint(format!(
            "22.2.3 b · Infantry and guard factors inside the city; {INFANTRY_PREVENTS} prevent a revolt."
        ));
        late.warsaw_infantry = form.count("warsaw-infantry", "Infantry in Warsaw", 0, MOST_FACTORS);
        return;
    }
    let Some(warsaw) = late.cities.iter().find(|(city, _)| *city == City::Warsaw).map(|(_, then)| *then)
    else {
        return;
    };
    let enemy = late.wars.iter().any(|war| war.is_between(warsaw.holder, Power::Poland));
    if !enemy || !map.is_polish(Province::Masovia) {
        return;
    }
    let since = form.past("occupied", "Warsaw occupied since", warsaw.since, now);
    let mut occupation = Occupation::begun(warsaw.holder, since);
    if warsaw.holder.partitioner().is_some() {
        form.hint("22.7 b · By Austria, Prussia or Russia, unbesieged and without a gap.");
        let counts = form.past("counts", "Held without a gap since", since, now);
        occupation.counts_since = warsaw.siege.is_none().then_some(counts);
    }
    late.occupation = Some(occupation);
    form.hint("22.7 c · In this occupation of Warsaw.");
    let dissolved = form.toggle("army-dissolved", "The Polish player has dissolved the army", false);
    if let PolandThen::Active(poland) = &mut late.poland {
        poland.army_dissolved = dissolved;
    }
}

fn french(form: &mut Form, made: &Made, late: &mut LateStart) {
    let by_france = matches!(made.condition, Condition::Active(Founder::France));
    if made.condition.is_active() && !by_france {
        return;
    }
    form.heading("French corps or factors stand in");
    for province in Province::POLISH {
        if form.toggle(&format!("french:{}", province.id()), province.name(), false) {
            late.french_troops.push(province);
        }
    }
    if !made.condition.is_active() {
        late.napoleon_dead = form.toggle("napoleon-dead", "Napoleon is dead", false);
        late.french_leader = form.member(
            "french-leader",
            "With the French corps at Warsaw",
            FrenchLeader::ALL,
            FrenchLeader::Nobody,
        );
    }
}
