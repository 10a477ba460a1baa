//! 22.2 Creation of Poland.

pub mod france;
pub mod general;
pub mod partitioner;
pub mod revolt;
pub mod turn_order;
