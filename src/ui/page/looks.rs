//! The looks of a row: one row of this table is all that a look is. The classes are explained in `style/`.

use crate::view::page::Look;

/// The classes of a row's parts.
pub(super) struct Classes {
    /// The list around the rows.
    pub list: &'static str,
    /// The row with all that lies under it.
    pub item: &'static str,
    /// The row itself.
    pub head: &'static str,
    /// Title, aside and text together.
    pub words: &'static str,
    /// The title.
    pub title: &'static str,
    /// The word beside the title.
    pub aside: &'static str,
    /// The text.
    pub text: &'static str,
    /// The gauge with its figure.
    pub gauge: &'static str,
    /// The clause.
    pub cite: &'static str,
    /// The figure.
    pub figure: &'static str,
    /// The buttons beside it.
    pub acts: &'static str,
    /// A further line under it.
    pub note: &'static str,
    /// The chips under it.
    pub chips: &'static str,
    /// What lies open under it.
    pub more: &'static str,
}

const ROW: Classes = Classes {
    list: "rows",
    item: "",
    head: "row",
    words: "row-words",
    title: "row-title",
    aside: "row-aside",
    text: "row-text",
    gauge: "row-gauge",
    cite: "row-cite",
    figure: "row-figure",
    acts: "row-act",
    note: "piece-note",
    chips: "chips chips-under",
    more: "row-more",
};

const PIECE: Classes = Classes {
    list: "pieces",
    item: "piece",
    head: "piece-head",
    words: "piece-text",
    title: "piece-name",
    aside: "piece-led",
    text: "piece-state",
    gauge: "piece-fill",
    cite: "piece-cite",
    figure: "piece-figure",
    acts: "row-act",
    note: "piece-note",
    chips: "chips",
    more: "piece-more",
};

const FACT: Classes =
    Classes { list: "act-facts", item: "act-fact", head: "row-flat", text: "", cite: "fact-cite", ..ROW };

const ORDER: Classes = Classes {
    list: "orders",
    item: "order",
    head: "row-flat",
    title: "",
    text: "",
    cite: "order-cite",
    ..ROW
};

const ARM: Classes =
    Classes { list: "strength", item: "strength-arm", head: "row-flat", figure: "strength-morale", ..ROW };

const CHANGE: Classes = Classes {
    list: "strength-changes",
    item: "strength-change",
    head: "row-flat",
    text: "strength-note",
    cite: "strength-cite",
    acts: "row-flat",
    ..ROW
};

const CLOCK: Classes = Classes {
    list: "clocks",
    item: "clock",
    head: "row-flat",
    title: "clock-label",
    text: "clock-date",
    ..ROW
};

const SENTENCE: Classes = Classes { list: "standing", item: "", head: "row-flat", text: "", ..ROW };

const VALUE: Classes = Classes {
    list: "place-facts",
    item: "place-fact",
    head: "row-flat",
    title: "place-label",
    text: "place-value",
    ..ROW
};

const FOLD: Classes = Classes {
    list: "further",
    item: "further-fold",
    head: "further-head",
    words: "further-words",
    title: "further-title",
    text: "further-text",
    more: "further-more",
    ..ROW
};

const LINE: Classes = Classes {
    list: "lines",
    item: "line",
    head: "line-head",
    words: "row-flat",
    title: "line-name",
    aside: "line-figure",
    text: "line-figure",
    figure: "line-figure",
    more: "line-more",
    ..ROW
};

const ACCOUNT: Classes = Classes {
    list: "accounts",
    item: "account",
    head: "row-flat",
    words: "account-label",
    title: "",
    text: "account-note",
    cite: "",
    figure: "account-value",
    ..ROW
};

const TOTAL: Classes = Classes { item: "account account-total", ..ACCOUNT };

const STEP: Classes = Classes {
    list: "steps",
    item: "step",
    head: "step-line",
    words: "row-flat",
    title: "step-name",
    aside: "step-hand",
    text: "step-note",
    cite: "step-cite",
    figure: "account-value",
    acts: "step-acts",
    more: "step-more",
    ..ROW
};

const WARE: Classes = Classes {
    list: "wares",
    item: "ware",
    head: "row-flat",
    words: "row-flat",
    title: "ware-name",
    text: "ware-price",
    cite: "ware-cite",
    note: "ware-note",
    ..ROW
};

const TILL: Classes = Classes {
    list: "till",
    item: "till-item",
    head: "row-flat",
    words: "till-words",
    title: "till-left",
    text: "till-line",
    acts: "till-acts",
    ..ROW
};

const ENTRY: Classes = Classes {
    list: "entries",
    item: "entry",
    head: "entry-head",
    words: "entry-words",
    title: "entry-title",
    aside: "entry-source",
    acts: "entry-acts",
    more: "entry-body",
    ..ROW
};

const SECTION: Classes = Classes {
    list: "book",
    item: "part",
    head: "part-tap",
    title: "part-title",
    figure: "part-count",
    more: "",
    ..ROW
};

const CLAUSE: Classes = Classes {
    list: "clauses",
    item: "clause",
    head: "row-flat",
    words: "row-flat",
    title: "clause-head",
    text: "clause-text",
    more: "clause-body",
    ..ROW
};

const BOOKMARK: Classes = Classes { item: "clause is-marked", ..CLAUSE };

const NOW: Classes =
    Classes { list: "now", item: "now-line", head: "row-flat", title: "now-title", text: "", ..ROW };

const RULING: Classes = Classes {
    list: "rulings",
    item: "ruling",
    head: "ruling-head",
    words: "row-flat",
    title: "ruling-reading",
    aside: "ruling-question",
    text: "ruling-state",
    acts: "ruling-act",
    more: "ruling-more",
    ..ROW
};

const CHANGED_RULING: Classes = Classes { item: "ruling is-changed", ..RULING };

const UNDONE: Classes =
    Classes { list: "undone-list", item: "undone-line", head: "row-flat", title: "", ..ROW };

/// The classes of a look.
pub(super) const fn classes(look: Look) -> &'static Classes {
    match look {
        Look::Row => &ROW,
        Look::Piece => &PIECE,
        Look::Fact => &FACT,
        Look::Order => &ORDER,
        Look::Arm => &ARM,
        Look::Change => &CHANGE,
        Look::Clock => &CLOCK,
        Look::Sentence => &SENTENCE,
        Look::Value => &VALUE,
        Look::Fold => &FOLD,
        Look::Line => &LINE,
        Look::Account => &ACCOUNT,
        Look::Total => &TOTAL,
        Look::Step => &STEP,
        Look::Ware => &WARE,
        Look::Till => &TILL,
        Look::Entry => &ENTRY,
        Look::Section => &SECTION,
        Look::Clause => &CLAUSE,
        Look::Bookmark => &BOOKMARK,
        Look::Now => &NOW,
        Look::Ruling => &RULING,
        Look::ChangedRuling => &CHANGED_RULING,
        Look::Undone => &UNDONE,
    }
}
