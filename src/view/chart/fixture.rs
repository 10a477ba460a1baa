//! Charts to look at and to test with.

use super::marks::{Chart, CityMark, CounterMark, ProvinceMark, Spot, Symbol};
use crate::model::place::{City, Province};
use crate::model::power::Power;

/// The month after France made Poland: Masovia, Posen and West Galicia are Polish.
#[must_use]
pub fn march_1807() -> Chart {
    let polish = |province| matches!(province, Province::Masovia | Province::Posen | Province::WestGalicia);
    let holder =
        |province: Province| if polish(province) { Power::Poland } else { province.holder_of_1805() };
    let income = |province| match province {
        Province::Masovia => Some("9 $ · 3 MP".to_owned()),
        Province::Posen => Some("12 $ · 6 MP".to_owned()),
        Province::WestGalicia => Some("12 $ · 3 MP".to_owned()),
        _ => None,
    };
    let provinces = Province::ALL.iter().map(|&province| ProvinceMark {
        province,
        holder: holder(province),
        part_of_poland: polish(province),
        occupied_by: None,
        conquered: false,
        income: income(province),
        french_troops: matches!(province, Province::Masovia | Province::WestGalicia),
        spoken: format!("{}, {}", province.name(), holder(province).name()),
    });
    let cities = City::ALL.iter().map(|&city| CityMark {
        city,
        holder: holder(city.province()),
        besieged_by: None,
        garrison: None,
        garrison_right: None,
        port_guns: None,
        spoken: format!("{}, {}", city.name(), holder(city.province()).name()),
    });
    Chart {
        title: "Poland in Arms".to_owned(),
        date: "March 1807".to_owned(),
        provinces: provinces.collect(),
        cities: cities.collect(),
        counters: vec![
            counter("pl-4", City::Warsaw, Power::Poland, Symbol::Infantry, "IV", "20"),
            counter("pl-2", City::Warsaw, Power::Poland, Symbol::Infantry, "II", "5"),
            counter("fr-3", City::Lublin, Power::France, Symbol::Infantry, "Fr III", ""),
            counter("ru-2", City::Kovno, Power::Russia, Symbol::Infantry, "Ru II", ""),
        ],
    }
}

/// A hard war: sieges, occupation, flags, rights, and many counters.
#[must_use]
pub fn busy() -> Chart {
    let mut chart = march_1807();
    chart.date = "August 1812".to_owned();
    for mark in &mut chart.provinces {
        mark.income = mark.income.take().or_else(|| Some("15 $ · 6 MP".to_owned()));
        match mark.province {
            Province::Lithuania => {
                (mark.holder, mark.part_of_poland, mark.occupied_by) =
                    (Power::Poland, true, Some(Power::Russia))
            }
            Province::EastPrussia => (mark.holder, mark.conquered) = (Power::Poland, true),
            Province::Podolia => mark.occupied_by = Some(Power::Turkey),
            Province::EastGalicia => mark.french_troops = true,
            _ => {}
        }
    }
    for mark in &mut chart.cities {
        match mark.city {
            City::Vilna => {
                (mark.holder, mark.besieged_by, mark.garrison) =
                    (Power::Poland, Some(Power::Russia), Some("garrison 4".to_owned()))
            }
            City::Memel => (mark.holder, mark.port_guns) = (Power::Prussia, Some(2)),
            City::Riga => (mark.besieged_by, mark.port_guns) = (Some(Power::Poland), Some(3)),
            City::Konigsberg => mark.port_guns = Some(2),
            City::Thorn => mark.garrison_right = Some(Power::France),
            City::Krakow => (mark.holder, mark.garrison) = (Power::Poland, Some("garrison 2".to_owned())),
            City::BrestLitovsk => (mark.holder, mark.garrison_right) = (Power::Russia, Some(Power::Russia)),
            _ => {}
        }
    }
    let more = [
        ("pl-p", City::Warsaw, Power::Poland, Symbol::Leader, "Poniatowski", ""),
        ("pl-d", City::Warsaw, Power::Poland, Symbol::Depot, "Depot", ""),
        ("pl-1c", City::Grodno, Power::Poland, Symbol::Cavalry, "I Cav", "4"),
        ("pl-5", City::Grodno, Power::Poland, Symbol::Infantry, "V", "12"),
        ("pl-f", City::Memel, Power::Poland, Symbol::Fleet, "Fleet", "1"),
        ("ru-5", City::Vilna, Power::Russia, Symbol::Infantry, "Ru V", ""),
        ("ru-c", City::Vilna, Power::Russia, Symbol::Cavalry, "Ru I", ""),
        ("fr-1", City::Lublin, Power::France, Symbol::Infantry, "Fr I", ""),
        ("fr-n", City::Lublin, Power::France, Symbol::Leader, "Napoleon", ""),
        ("au-2", City::Lemberg, Power::Austria, Symbol::Infantry, "Au II", ""),
        ("au-3", City::Krakow, Power::Austria, Symbol::Infantry, "Au III", ""),
        ("au-4", City::Brunn, Power::Austria, Symbol::Infantry, "Au IV", ""),
        ("au-5", City::Olmutz, Power::Austria, Symbol::Infantry, "Au V", ""),
        ("pr-1", City::Konigsberg, Power::Prussia, Symbol::Infantry, "Pr I", ""),
        ("ru-g", City::Brunn, Power::Russia, Symbol::Leader, "Kutusov", ""),
    ];
    for (id, city, ink, symbol, name, strength) in more {
        chart.counters.push(counter(id, city, ink, symbol, name, strength));
    }
    for (id, province) in
        [("g-1", Province::Lithuania), ("g-2", Province::Polesia), ("g-3", Province::Moravia)]
    {
        let at = CounterMark {
            place: Spot::Province(province),
            ..counter(id, City::Warsaw, Power::Poland, Symbol::Guerrilla, "Guer.", "2")
        };
        chart.counters.push(at);
    }
    chart
}

fn counter(id: &str, city: City, ink: Power, symbol: Symbol, name: &str, strength: &str) -> CounterMark {
    CounterMark {
        id: id.to_owned(),
        place: Spot::City(city),
        ink,
        symbol,
        name: name.to_owned(),
        strength: strength.to_owned(),
        spoken: format!("{} {name} at {}", ink.name(), city.name()),
    }
}
