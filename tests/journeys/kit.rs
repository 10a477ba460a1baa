//! The harness itself: what a journey can ask of it, in every engine, over a small page of its own.

use std::path::PathBuf;

use serde_json::json;

use crate::harness::{Ability, Answer, Outcome, Page, Scheme, button, css, in_every_engine, key, named};

in_every_engine!(
    the_host_changes_and_goes_away,
    what_was_kept_is_there_in_other_tabs_and_tomorrow,
    files_go_in_and_out,
    the_device_is_what_was_asked_for,
);

const PAGE: &str = "<!doctype html><html><head><title>Kit</title></head><body><h1>First</h1>
    <a href='' target=_blank>Another tab</a>
    <label>Name <input id=name value=Old></label>
    <input type=file id=file style='position: absolute; width: 1px; height: 1px; clip-path: inset(50%)'>
    <button id=give>Give</button>
    <script>
        document.getElementById('give').onclick = () => {
            const link = document.createElement('a');
            link.href = URL.createObjectURL(new Blob(['1,2'], { type: 'text/csv' }));
            link.download = 'given.csv';
            link.click();
        };
    </script></body></html>";

/// Serves the small page in place of the app.
fn open_kit(page: &Page) -> Outcome {
    page.answer(|path| path.is_empty().then(|| Answer::Html(PAGE.into())));
    page.load("", css("h1"))
}

/// A directory of this test's own with these files.
fn directory(page: &Page, name: &str, files: &[(&str, &str)]) -> Outcome<PathBuf> {
    let place = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{:?}", page.engine()));
    std::fs::create_dir_all(&place)?;
    for (name, text) in files {
        std::fs::write(place.join(name), text)?;
    }
    Ok(place)
}

/// Whether a path answers with a file.
fn answers(page: &Page, path: &str) -> Outcome<bool> {
    let script = "return fetch(arguments[0]).then((answer) => answer.ok, () => false);";
    Ok(page.script(script, &[json!(path)])? == true)
}

fn the_host_changes_and_goes_away(page: &mut Page) -> Outcome {
    open_kit(page)?;
    assert!(answers(page, "index.html")?);
    page.answer(|path| (path == "index.html").then_some(Answer::NotFound));
    page.tolerate("404");
    assert!(!answers(page, "index.html")?);
    page.answer_plainly();
    assert!(answers(page, "index.html")?);

    // An error is seen however early it comes, and whatever is loaded after it.
    page.run_before("window.before = document.querySelector('h1') === null;")?;
    let worker = "addEventListener('install', (event) => event.waitUntil(
            caches.open('kit').then((cache) => cache.add('./')).then(() => skipWaiting())));
        addEventListener('activate', (event) => event.waitUntil(clients.claim()));
        addEventListener('fetch', (event) => event.respondWith(caches.match(event.request)
            .then((found) => found ?? fetch(event.request))));";
    let index = "<html><head></head><body><h1>Second</h1><script>
        navigator.serviceWorker.register('sw.js');
        if (window.before) console.error('meant to be seen');</script></body></html>";
    page.serve(directory(page, "kit", &[("index.html", index), ("sw.js", worker)])?);
    page.load("", css("h1"))?;
    page.wait_for_text("Second")?;
    let errors = page.console_errors()?;
    assert!(matches!(errors.as_slice(), [one] if one.contains("meant to be seen")), "{errors:?}");

    // Kept by its service worker, the page does without its host.
    let held = "return navigator.serviceWorker.ready.then(() => !!navigator.serviceWorker.controller);";
    page.wait_until("the page is held by its worker", || Ok(page.script(held, &[])? == true))?;
    page.tolerate("meant to be seen");
    page.go_offline();
    assert!(!answers(page, "sw.js")?);
    page.reload_to(css("h1"))?;
    page.wait_for_text("Second")?;
    page.go_online()?;
    assert!(answers(page, "sw.js")?);
    if page.can(Ability::KeepProfile) {
        page.close_browser()?;
        page.go_offline();
        page.restart_browser()?;
        page.load("", css("h1"))?;
        page.wait_for_text("Second")?;
    }
    Ok(())
}

fn what_was_kept_is_there_in_other_tabs_and_tomorrow(page: &mut Page) -> Outcome {
    let kept = "return localStorage.getItem('kit');";
    open_kit(page)?;
    page.script("localStorage.setItem('kit', 'kept');", &[])?;
    page.new_tab()?;
    page.load("", css("h1"))?;
    assert_eq!(page.script(kept, &[])?, "kept");
    page.script("document.querySelector('h1').textContent = 'The second tab';", &[])?;
    page.switch_to(0)?;
    page.wait_for_no_text("The second tab")?;
    page.click(button("Another tab"))?;
    page.switch_to(2)?;
    page.wait_for(css("h1"))?;
    page.close_tab()?;
    page.wait_for_text("The second tab")?;
    assert_eq!(page.count_tabs()?, 2);
    if page.can(Ability::KeepProfile) {
        page.restart_browser()?;
        page.load("", css("h1"))?;
        assert_eq!(page.script(kept, &[])?, "kept");
    }
    Ok(())
}

fn files_go_in_and_out(page: &mut Page) -> Outcome {
    open_kit(page)?;
    let file = directory(page, "kit-files", &[("taken.txt", "taken")])?.join("taken.txt");
    page.choose_file("#file", &file)?;
    let text = "return document.getElementById('file').files[0].text();";
    assert_eq!(page.script(text, &[])?, "taken");
    page.click(button("Give"))?;
    assert_eq!(page.downloaded(|name| name == "given.csv")?, b"1,2");

    page.fill(named("Name"), "New")?;
    page.press(key::LEFT)?;
    page.press("e")?;
    assert_eq!(page.value_of(css("#name"))?, "Neew");
    page.fill(named("Name"), "")?;
    assert_eq!(page.value_of(css("#name"))?, "");
    Ok(())
}

fn the_device_is_what_was_asked_for(page: &mut Page) -> Outcome {
    open_kit(page)?;
    let size = "return [innerWidth, innerHeight];";
    assert_eq!(page.script(size, &[])?, json!([1180, 820]));
    page.set_size(1440, 900)?;
    assert_eq!(page.script(size, &[])?, json!([1440, 900]));
    if page.can(Ability::NarrowPage) {
        page.set_size(390, 844)?;
        assert_eq!(page.script(size, &[])?, json!([390, 844]));
    }
    page.new_tab()?;
    page.load("", css("h1"))?;
    let wanted = if page.can(Ability::NarrowPage) { json!([390, 844]) } else { json!([1440, 900]) };
    assert_eq!(page.script(size, &[])?, wanted);
    if page.can(Ability::PreferMedia) {
        let dark = "return matchMedia('(prefers-color-scheme: dark)').matches;";
        for (scheme, is_dark) in [(Scheme::Dark, true), (Scheme::Light, false)] {
            page.prefer(scheme)?;
            assert_eq!(page.script(dark, &[])?, is_dark);
        }
        page.prefer_media(&[("prefers-reduced-motion", "reduce")])?;
        let reduced = "return matchMedia('(prefers-reduced-motion: reduce)').matches;";
        assert_eq!(page.script(reduced, &[])?, true);
    }
    Ok(())
}
