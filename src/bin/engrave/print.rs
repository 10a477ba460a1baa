//! Paths as short as SVG allows: one absolute move, then relative whole numbers.

use super::geometry::Dot;

/// The path of an open line.
pub fn line(dots: &[Dot]) -> String {
    let mut path = String::new();
    let mut pen = None;
    for &dot in dots {
        match pen {
            None => path += &pair("M", dot),
            Some((x, y)) => {
                let step = pair("l", (dot.0 - x, dot.1 - y));
                let drawing = path.contains('l');
                path += match (drawing, step.starts_with("l-")) {
                    (true, true) => step.trim_start_matches('l').to_owned(),
                    (true, false) => step.replacen('l', " ", 1),
                    (false, _) => step,
                }
                .as_str();
            }
        }
        pen = Some(dot);
    }
    path
}

/// The path of a closed ring.
pub fn ring(dots: &[Dot]) -> String {
    let open = match dots {
        [first, rest @ .., last] if first == last => [&[*first], rest].concat(),
        _ => dots.to_vec(),
    };
    line(&open) + "z"
}

/// A command with its numbers, no blank where a sign divides them.
pub fn steps(command: &str, numbers: &[i32]) -> String {
    numbers.iter().fold(command.to_owned(), |path, &number| {
        let blank = if number < 0 || path.ends_with(command) { "" } else { " " };
        format!("{path}{blank}{number}")
    })
}

fn pair(command: &str, (x, y): Dot) -> String {
    steps(command, &[x, y])
}
