//! Pictures of every screen, on every kind of device, light and dark, for people to look at.
//!
//! `make shots` takes them over the app in `dist/` and says where they are. `SHOTS` names the
//! screens, such as `SHOTS='#map,#turn'`.

#[path = "../harness/mod.rs"]
mod harness;

use harness::{Outcome, Scheme, button, journey, output_directory};

const SCREENS: &str = "#turn,#map,#forces,#treasury,#diplomacy,#record,#rules";

/// A telephone, a tablet upright and on its side, and a desk.
const DEVICES: [(u32, u32); 4] = [(390, 844), (820, 1180), (1180, 820), (1440, 900)];

#[test]
fn every_screen() -> Outcome {
    let screens = std::env::var("SHOTS").unwrap_or_else(|_| SCREENS.into());
    let directory = output_directory("shots")?;
    journey("shots", |page| {
        page.open("")?;
        page.click(button("Look at the example"))?;
        page.wait_for_text("October 1807")?;
        for screen in screens.split(',') {
            let name = screen.trim_start_matches('#').replace(['/', '?', '&', '='], "-");
            page.open(screen)?;
            for (width, height) in DEVICES {
                page.set_size(width, height)?;
                for scheme in [Scheme::Light, Scheme::Dark] {
                    page.prefer_media(&[
                        ("prefers-color-scheme", scheme.name()),
                        ("prefers-reduced-motion", "reduce"),
                    ])?;
                    page.settle()?;
                    let file = format!("{name}-{width}x{height}-{}.png", scheme.name());
                    page.screenshot(&directory.join(file))?;
                }
            }
        }
        println!("The pictures are in {}", directory.display());
        Ok(())
    })
}
