//! Poland's fleets, depots and guerrillas in a campaign under way.

use crate::model::forces::{Counter, FleetId, Place};
use crate::model::place::{City, Province};
use crate::rules::s22_3_forces::depots::DEPOTS;
use crate::rules::s22_3_forces::fleets::FLEET_SHIPS;

use super::MOST_FACTORS;
use super::map::Map;
use crate::model::late::LateStart;
use crate::view::form::{Form, option};

pub(super) type Places = Vec<(String, String, Counter)>;

pub(super) fn fleets(form: &mut Form, late: &mut LateStart) {
    form.heading("Fleets");
    for fleet in FleetId::ALL {
        let key = format!("fleet:{}", fleet.id());
        let mut berths = vec![option("off-map", "Off the map", None)];
        for city in City::ALL.iter().filter(|city| city.is_port()) {
            berths.push(option(city.id(), city.name(), Some(Place::City(*city))));
        }
        berths.push(option("abroad", "Elsewhere on the board", Some(Place::Abroad)));
        if let Some(place) = form.line().one_of(&key, fleet.name(), &berths, "off-map").flatten() {
            let ships =
                form.count(&format!("{key}:ships"), &format!("Ships of {}", fleet.name()), 1, FLEET_SHIPS);
            if ships == 0 {
                form.fault("At least one ship.");
            }
            late.fleets.push((*fleet, place, ships));
        }
    }
}

pub(super) fn depots(form: &mut Form, places: &Places, late: &mut LateStart) {
    let on_map: Vec<(String, String, Place)> = places
        .iter()
        .filter_map(|(id, words, counter)| counter.place().map(|place| (id.clone(), words.clone(), place)))
        .collect();
    let first = on_map.first().map_or(String::new(), |(id, ..)| id.clone());
    let placed =
        form.list("depot", "Depot", "Add a depot", |form| form.one_of("at", "Depot at", &on_map, &first));
    late.depots = placed.into_iter().flatten().collect();
    if late.depots.len() > usize::from(DEPOTS) {
        form.list_fault(format!("There are {DEPOTS} depots."));
    }
}

/// Guerrillas may be anywhere in Poland (22.3 p).
pub(super) fn guerrillas(form: &mut Form, map: &Map, late: &mut LateStart) {
    let provinces: Vec<Province> =
        Province::POLISH.into_iter().filter(|province| map.is_polish(*province)).collect();
    let first = provinces.first().copied().unwrap_or(Province::Masovia);
    let mut seen = Vec::new();
    late.guerrillas = form.list("guerrillas", "Guerrillas", "Add guerrillas", |form| {
        let province = form.member("province", "Province", &provinces, first);
        if seen.contains(&province) {
            form.fault("This province is named already.");
        }
        seen.push(province);
        let factors = form.count("factors", "Factors", 1, MOST_FACTORS);
        if factors == 0 {
            form.fault("At least one factor.");
        }
        (province, factors)
    });
}
