//! engrave
fn main() {}
