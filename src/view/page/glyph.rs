//! The signs that stand among the words.

/// What an icon shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Glyph {
    /// An hourglass.
    Turn,
    /// A folded map.
    Map,
    /// A counter with the infantry cross.
    Forces,
    /// A stack of coins.
    Treasury,
    /// A flag.
    Powers,
    /// A written page.
    Record,
    /// An open book.
    Rules,
    /// One step back.
    Undo,
    /// One step forward again.
    Redo,
    /// More.
    Plus,
    /// Less.
    Minus,
    /// The whole chart.
    Fit,
    /// Away with it.
    Close,
    /// Back to where one came from.
    Back,
    /// Further in.
    Forward,
    /// Three dots: what else there is.
    More,
    /// Three lines: the shelf.
    Menu,
    /// A warning triangle.
    Warn,
    /// A small i.
    Info,
    /// A tick.
    Check,
    /// A die.
    Dice,
    /// A chain.
    Link,
    /// A pen.
    Edit,
    /// Narrowing lines.
    Filter,
    /// A lens.
    Search,
    /// Into a file.
    Save,
    /// Out of a file.
    Load,
    /// A bin.
    Discard,
    /// A moon: by night.
    Night,
    /// A sun: by day.
    Day,
    /// A castle.
    Castle,
    /// A siege gun.
    Siege,
    /// A crown.
    Crown,
    /// A star.
    Star,
    /// Crossed swords.
    War,
    /// A horse soldier's counter.
    Cavalry,
    /// A ship.
    Ship,
}

/// What binds two powers, or divides them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bond {
    /// At war.
    War,
    /// War is declared and not in force yet.
    Declared,
    /// Allied.
    Alliance,
    /// Neither.
    Peace,
}
