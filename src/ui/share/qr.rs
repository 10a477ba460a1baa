//! A link as a picture that another device's camera reads.

use leptos::prelude::*;
use qrcodegen::{QrCode, QrCodeEcc};

/// The clear border around the picture, in its squares; cameras want four.
const BORDER: i32 = 4;

/// The picture of a text; none if the text is longer than a picture holds.
#[must_use]
pub fn picture(text: &str) -> Option<AnyView> {
    let code = QrCode::encode_text(text, QrCodeEcc::Low).ok()?;
    let side = (code.size() + 2 * BORDER).to_string();
    let name = "The link as a picture for another device's camera";
    let picture = view! {
        <svg class="qr" viewBox=["0 0 ", &side, " ", &side].concat() role="img" aria-label=name>
            <path class="qr-squares" d=squares(&code) />
        </svg>
    };
    Some(picture.into_any())
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
                let (x, y, width) = (from + BORDER, y + BORDER, x - from);
                path.push_str(&format!("M{x} {y}h{width}v1h-{width}z"));
            }
            x += 1;
        }
    }
    path
}
