//! What a step makes worse, before it is taken: said, not forbidden.

use crate::ui::parts::{Glyph, cite, icon, tree};
use crate::ui::plain::{El, el};
use crate::view::cliffs::Worse;

/// What an act makes worse, each number with both its derivations; nothing for an act that makes nothing worse.
#[must_use]
pub fn worse_part(all: Vec<Worse>) -> Option<El> {
    let title = el("h3", "worse-title").child(icon(Glyph::Warn)).child("It makes worse");
    (!all.is_empty())
        .then(|| el("section", "worse").child(title).child(el("ul", "").children(all.into_iter().map(item))))
}

fn item(one: Worse) -> El {
    let Worse { what, before, after, cite: clause, lines: [now, then], .. } = one;
    let words = el("span", "")
        .child([what, ": "].concat())
        .child(el("b", "").child(before))
        .child(" to ")
        .child(el("b", "").child(after));
    let fold = el("details", "worse-fold")
        .child(el("summary", "").child("Both, term by term"))
        .child(tree(now))
        .child(tree(then));
    el("li", "worse-item").child(words).child(cite(clause.number())).child(fold)
}
