//! 22.3 Money, manpower, forces.

pub mod corps;
pub mod costs;
pub mod depots;
pub mod factors;
pub mod fleets;
pub mod guard;
pub mod guerrillas;
pub mod income;
pub mod leaders;
pub mod morale;
pub mod provincial;
pub mod start;
