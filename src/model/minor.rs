//! The minor countries, grouped as clause 22.4 a groups them for control rolls.

use super::words::closed_list;

closed_list! {
    /// How Poland fares when it rolls for control of a minor country (22.4 a).
    pub enum MinorGroup {
        Northern = "northern", "Mecklenburg, Hanover, Hesse";
        Western = "western", "Holland, Denmark, Bavaria, Portugal, Italian minors";
        Southern = "southern", "North Africa and the Near East";
        Other = "other", "All others";
    }
}

closed_list! {
    /// A minor country.
    pub enum Minor {
        Mecklenburg = "mecklenburg", "Mecklenburg";
        Hanover = "hanover", "Hanover";
        Hesse = "hesse", "Hesse";
        Holland = "holland", "Holland";
        Denmark = "denmark", "Denmark";
        Bavaria = "bavaria", "Bavaria";
        Portugal = "portugal", "Portugal";
        Piedmont = "piedmont", "Piedmont";
        Lombardy = "lombardy", "Lombardy";
        Venetia = "venetia", "Venetia";
        Genoa = "genoa", "Genoa";
        Tuscany = "tuscany", "Tuscany";
        Papacy = "papacy", "The Papacy";
        Romagna = "romagna", "Romagna";
        Naples = "naples", "Naples";
        Sicily = "sicily", "Sicily";
        Morocco = "morocco", "Morocco";
        Algeria = "algeria", "Algeria";
        Tunis = "tunis", "Tunis";
        Tripoli = "tripoli", "Tripoli";
        Cyrenaica = "cyrenaica", "Cyrenaica";
        Egypt = "egypt", "Egypt";
        Syria = "syria", "Syria";
        Palestine = "palestine", "Palestine";
        Arabia = "arabia", "Arabia";
        Baden = "baden", "Baden";
        Berg = "berg", "Berg";
        Saxony = "saxony", "Saxony";
        Sweden = "sweden", "Sweden";
        Switzerland = "switzerland", "Switzerland";
        Wurttemberg = "wurttemberg", "Württemberg";
    }
}

impl Minor {
    /// The group of clause 22.4 a that the country belongs to.
    #[must_use]
    pub const fn group(self) -> MinorGroup {
        match self {
            Minor::Mecklenburg | Minor::Hanover | Minor::Hesse => MinorGroup::Northern,
            Minor::Holland
            | Minor::Denmark
            | Minor::Bavaria
            | Minor::Portugal
            | Minor::Piedmont
            | Minor::Lombardy
            | Minor::Venetia
            | Minor::Genoa
            | Minor::Tuscany
            | Minor::Papacy
            | Minor::Romagna
            | Minor::Naples
            | Minor::Sicily => MinorGroup::Western,
            Minor::Morocco
            | Minor::Algeria
            | Minor::Tunis
            | Minor::Tripoli
            | Minor::Cyrenaica
            | Minor::Egypt
            | Minor::Syria
            | Minor::Palestine
            | Minor::Arabia => MinorGroup::Southern,
            _ => MinorGroup::Other,
        }
    }
}
