//! A link as a picture that another device's camera reads.

use qrcodegen::{QrCode, QrCodeEcc};

use crate::ui::plain::{Drawn, El, drawn};

/// The clear border around the picture, in its squares; cameras want four.
const BORDER: i32 = 4;

/// The picture of a text; none if the text is longer than a picture holds.
#[must_use]
pub fn picture(text: &str) -> Option<El> {
    let code = QrCode::encode_text(text, QrCodeEcc::Low).ok()?;
    let side = code.size() + 2 * BORDER;
    let field = ["0 0 ", &side.to_string(), " ", &side.to_string()].concat();
    Some(
        drawn(Drawn::Svg, "qr")
            .attr("viewBox", field)
            .attr("role", "img")
            .attr("aria-label", "The link as a picture for another device's camera")
            .child(drawn(Drawn::Path, "qr-squares").attr("d", squares(&code))),
    )
}

/// The dark squares, row by row, neighbours as one bar.
fn squares(code: &QrCode) -> String {
    let mut path = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let from = x;
            while x < code.size() && code.get_module(x, y) {
                x += 1;
            }
            if x > from {
                let bar = [
                    "M",
                    &(from + BORDER).to_string(),
                    " ",
                    &(y + BORDER).to_string(),
                    "h",
                    &(x - from).to_string(),
                    "v1h-",
                    &(x - from).to_string(),
                    "z",
                ];
                bar.iter().for_each(|part| path.push_str(part));
            }
            x += 1;
        }
    }
    path
}
