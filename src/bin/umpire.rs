//! umpire
fn main() {}
