//! 22.3 Money, manpower, forces.

pub mod costs;
pub mod guard;
pub mod guerrillas;
pub mod income;
pub mod morale;
pub mod order_of_battle;
pub mod provincial;
pub mod start;
