//! Whatever lies in the browser, damaged or not, goes through the page to the program and loses nothing on its way. What the
//! program makes of a damaged store is tried without a browser, in `tests/rescue.rs`.

use poland_in_arms::engine::campaign::Campaign;
use poland_in_arms::storage::exchange::from_text;
use poland_in_arms::storage::slots::CampaignId;
use serde_json::{Value, json};

use super::stores::{Texts, damaged, long_played, program_over};
use crate::harness::{Outcome, css, journey};
use crate::{month, waiting};

/// What the program makes of a campaign.
fn opened(texts: &Texts, id: u32) -> Option<Campaign> {
    program_over(texts).open(CampaignId::from_number(id)).ok().map(|opened| opened.campaign)
}

#[test]
fn what_is_damaged_goes_through_the_page_as_it_is() -> Outcome {
    // Laid out in the browser, listed, saved, the browser cleared, and what was saved brought in: all that is then kept.
    const THROUGH: &str = "return arguments[0].map((texts) => {
        localStorage.clear();
        for (const name in texts) localStorage.setItem(name, texts[name]);
        const listed = rescue.look(rescue.all()).campaigns.map((one) => [one.id, one.name, one.sound]);
        const raw = rescue.raw(rescue.all(), /^poland-in-arms:/);
        localStorage.clear();
        localStorage.setItem('poland-in-arms:shelf', '{\"next\":7}');
        const failed = rescue.bring(rescue.arrive(raw).found);
        return [failed, listed, raw, rescue.all()];
    });";
    journey("rescue: through the page", |page| {
        page.load("rescue.html", css("h2"))?;
        let (_, sound) = long_played(waiting(month(1806, 1), |_| {}), "Wednesdays");
        let mut readable = 0;
        for texts in damaged(&sound).chunks(40) {
            let through = page.script(THROUGH, &[json!(texts)])?;
            for (texts, through) in texts.iter().zip(through.as_array().into_iter().flatten()) {
                let [failed, listed, raw, kept] = through.as_array().map_or(&[][..], Vec::as_slice) else {
                    panic!("{through:.200?}")
                };
                assert_eq!(*failed, Value::Null);
                assert_eq!(listed.as_array().map(Vec::len), Some(1), "every campaign is listed");
                let named = listed.pointer("/0/1");
                assert_eq!(named, Some(&json!("Wednesdays")));
                let before = opened(texts, 1);
                let filed = from_text(raw.as_str().unwrap_or_default()).remove(0);
                assert!(filed.ok().map(|filed| filed.campaign) == before, "the file of the page is another");
                let kept: Texts = serde_json::from_value(kept.clone())?;
                for (name, text) in texts.iter().filter(|(name, _)| name.contains(":campaign:1")) {
                    assert_eq!(kept.get(&name.replacen("campaign:1", "campaign:7", 1)), Some(text), "{name}");
                }
                assert!(opened(&kept, 7) == before, "what was brought in is another");
                readable += usize::from(before.is_some());
            }
        }
        assert!(readable > 390, "{readable}");
        Ok(())
    })
}
