//! 22.3 p: guerrillas.

use crate::model::clause::Clause;
use crate::model::place::Province;
use crate::model::quantity::Die;
use crate::model::why::{Amount, Derived, Term, Why};

/// The guerrilla value of a province; two of the seven have none (22.3 p).
#[must_use]
pub const fn value(province: Province) -> Option<u8> {
    match province {
        Province::Posen | Province::EastGalicia => Some(3),
        Province::Masovia => Some(5),
        Province::Lithuania => Some(6),
        Province::WestGalicia => Some(4),
        _ => None,
    }
}

/// Factors that rise in a province on a die: its value less the die, never below nothing (22.3 p).
#[must_use]
pub fn raised(province: Province, die: Die) -> Derived<i32> {
    let clause = Clause::S22_3p;
    let worth = Why::line(
        Term::GuerrillaValue(province),
        Amount::Number(i32::from(value(province).unwrap_or(0))),
        clause,
    );
    let less = Why::line(Term::LessDie(die), Amount::Number(-i32::from(die.pips())), clause);
    Derived::count(Term::GuerrillaValue(province), clause, vec![worth, less]).at_least_zero()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn s22_3p_value_less_die() {
        let rows = [(Province::Lithuania, [5, 4, 3, 2, 1, 0]), (Province::Posen, [2, 1, 0, 0, 0, 0])];
        for (province, expected) in rows {
            let found: Vec<i32> = Die::FACES.iter().map(|die| raised(province, *die).value()).collect();
            assert_eq!(found, expected, "{}", province.name());
        }
        assert_eq!(value(Province::Polesia), None);
    }
}
