//! Provinces and cities that the Polish rules name.

use super::power::Power;
use super::words::{by_member, closed_list};

closed_list! {
    /// The seven Polish provinces and the three that dominance asks for (22.6 b).
    pub enum Province {
        Masovia = "masovia", "Masovia";
        Posen = "posen", "Posen";
        WestGalicia = "west-galicia", "West Galicia";
        EastGalicia = "east-galicia", "East Galicia";
        Lithuania = "lithuania", "Lithuania";
        Polesia = "polesia", "Polesia";
        Podolia = "podolia", "Podolia";
        Livonia = "livonia", "Livonia";
        EastPrussia = "east-prussia", "East Prussia";
        Moravia = "moravia", "Moravia";
    }
}

by_member! {
    /// A value for each of the ten provinces.
    pub struct ByProvince<T> by Province [10]
}

closed_list! {
    /// The cities of those provinces.
    pub enum City {
        Warsaw = "warsaw", "Warsaw";
        Posen = "posen", "Posen";
        Thorn = "thorn", "Thorn";
        Lublin = "lublin", "Lublin";
        Lemberg = "lemberg", "Lemberg";
        Krakow = "krakow", "Kraków";
        Czernowitz = "czernowitz", "Czernowitz";
        Vilna = "vilna", "Vilna";
        Kovno = "kovno", "Kovno";
        Grodno = "grodno", "Grodno";
        BrestLitovsk = "brest-litovsk", "Brest-Litovsk";
        Memel = "memel", "Memel";
        Minsk = "minsk", "Minsk";
        Nemirov = "nemirov", "Nemirov";
        Riga = "riga", "Riga";
        Konigsberg = "konigsberg", "Königsberg";
        Brunn = "brunn", "Brünn";
        Olmutz = "olmutz", "Olmütz";
    }
}

by_member! {
    /// A value for each city.
    pub struct ByCity<T> by City [18]
}

impl Province {
    /// The seven provinces that can make up Poland, in the order of the text.
    pub const POLISH: [Province; 7] = [
        Province::Masovia,
        Province::Posen,
        Province::WestGalicia,
        Province::EastGalicia,
        Province::Lithuania,
        Province::Polesia,
        Province::Podolia,
    ];

    /// The three provinces a dominant Poland must hold (22.6 b).
    pub const CONQUESTS: [Province; 3] = [Province::Livonia, Province::EastPrussia, Province::Moravia];

    /// Whether this is one of the seven Polish provinces.
    #[must_use]
    pub const fn is_polish(self) -> bool {
        !matches!(self, Province::Livonia | Province::EastPrussia | Province::Moravia)
    }

    /// The power that holds the province when play begins in January 1805 (22.7 g).
    #[must_use]
    pub const fn holder_of_1805(self) -> Power {
        match self {
            Province::Masovia | Province::Posen | Province::EastPrussia => Power::Prussia,
            Province::WestGalicia | Province::EastGalicia | Province::Moravia => Power::Austria,
            Province::Lithuania | Province::Polesia | Province::Podolia | Province::Livonia => Power::Russia,
        }
    }

    /// The provincial capital.
    #[must_use]
    pub const fn capital(self) -> City {
        match self {
            Province::Masovia => City::Warsaw,
            Province::Posen => City::Posen,
            Province::WestGalicia => City::Lublin,
            Province::EastGalicia => City::Lemberg,
            Province::Lithuania => City::Vilna,
            Province::Polesia => City::Minsk,
            Province::Podolia => City::Nemirov,
            Province::Livonia => City::Riga,
            Province::EastPrussia => City::Konigsberg,
            Province::Moravia => City::Brunn,
        }
    }

    /// The cities in the province, the capital first.
    pub fn cities(self) -> impl Iterator<Item = City> {
        City::ALL.iter().copied().filter(move |city| city.province() == self)
    }
}

impl City {
    /// The province the city lies in.
    #[must_use]
    pub const fn province(self) -> Province {
        match self {
            City::Warsaw => Province::Masovia,
            City::Posen | City::Thorn => Province::Posen,
            City::Lublin => Province::WestGalicia,
            City::Lemberg | City::Krakow | City::Czernowitz => Province::EastGalicia,
            City::Vilna | City::Kovno | City::Grodno | City::BrestLitovsk | City::Memel => {
                Province::Lithuania
            }
            City::Minsk => Province::Polesia,
            City::Nemirov => Province::Podolia,
            City::Riga => Province::Livonia,
            City::Konigsberg => Province::EastPrussia,
            City::Brunn | City::Olmutz => Province::Moravia,
        }
    }

    /// Whether the city is its province's capital.
    #[must_use]
    pub fn is_capital(self) -> bool {
        self.province().capital() == self
    }

    /// Towers of the city's symbol on the map.
    #[must_use]
    pub const fn spires(self) -> u8 {
        match self {
            City::Warsaw => 4,
            City::Lublin | City::Czernowitz | City::Kovno | City::Grodno | City::Nemirov => 2,
            _ => 3,
        }
    }

    /// Fortification marks of the city's symbol on the map.
    #[must_use]
    pub const fn fleches(self) -> u8 {
        match self {
            City::BrestLitovsk | City::Memel | City::Riga | City::Konigsberg | City::Olmutz => 1,
            _ => 0,
        }
    }

    /// Whether the city has a port where ships may lie.
    #[must_use]
    pub const fn is_port(self) -> bool {
        matches!(self, City::Memel | City::Riga | City::Konigsberg)
    }
}
