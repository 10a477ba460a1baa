//! Sharing out of the page and taking in: files, the share sheet, the clipboard, what is dropped.

use leptos::prelude::*;
use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::{Blob, BlobPropertyBag, Event, HtmlAnchorElement, Url};

use super::keeping::{is_apple_touch, is_installed};
use super::reach::{ask, get, hear, name_of, navigator, object};

/// How long a file stays to be fetched: a browser may ask its user first.
const OFFERED: std::time::Duration = std::time::Duration::from_secs(300);

/// What a text for spreadsheets begins with, by which they know how its letters are written.
pub const SHEET_MARK: &str = "\u{feff}";

/// How sharing went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shared {
    /// The device took it.
    Taken,
    /// The user thought better of it.
    Dropped,
    /// The device cannot, or refused.
    Failed,
}

/// Downloads a text as a file, as if a link to it were followed; whether the browser takes it.
#[must_use]
pub fn download(name: &str, kind: &str, text: &str) -> bool {
    offer(name, kind, text).is_some()
}

fn blob(kind: &str, text: &str) -> Option<Blob> {
    let written = js_sys::Array::of1(&JsValue::from_str(text));
    let as_kind = BlobPropertyBag::new();
    as_kind.set_type(kind);
    Blob::new_with_str_sequence_and_options(&written, &as_kind).ok()
}

fn offer(name: &str, kind: &str, text: &str) -> Option<()> {
    let url = Url::create_object_url_with_blob(&blob(kind, text)?).ok()?;
    let given_back = url.clone();
    set_timeout(
        move || {
            // An address that is not given back goes with the page.
            drop(Url::revoke_object_url(&given_back));
        },
        OFFERED,
    );
    let link = document().create_element("a").ok()?;
    let link = link.dyn_into::<HtmlAnchorElement>().ok()?;
    link.set_href(&url);
    link.set_download(name);
    link.click();
    Some(())
}

/// Whether a file must go through the share sheet: put on an iPad's home screen, the page has no way back from a download.
#[must_use]
pub fn must_share_files() -> bool {
    is_apple_touch() && is_installed()
}

/// Whether the device has a share sheet.
#[must_use]
pub fn can_share() -> bool {
    get(&navigator(), "share").is_some()
}

/// Opens the share sheet with a link. Only right after a tap.
pub fn share_link(title: &str, url: &str, heard: impl Fn(Shared) + 'static) {
    share(&object(&[("title", &JsValue::from_str(title)), ("url", &JsValue::from_str(url))]), heard);
}

/// Opens the share sheet with a text as a file; its name ends in `.txt`, since share sheets take no other text.
pub fn share_file(name: &str, text: &str, heard: impl Fn(Shared) + 'static) {
    let class = get(&window(), "File").and_then(|class| class.dyn_into::<js_sys::Function>().ok());
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    let kind = object(&[("type", &JsValue::from_str("text/plain"))]);
    let given = js_sys::Array::of3(&parts, &JsValue::from_str(name), &kind);
    let Some(file) = class.and_then(|class| js_sys::Reflect::construct(&class, &given).ok()) else {
        return heard(Shared::Failed);
    };
    let with = object(&[("files", &js_sys::Array::of1(&file)), ("title", &JsValue::from_str(name))]);
    match ask(&navigator(), "canShare", &[&with]).and_then(|can| can.as_bool()) {
        Some(true) => share(&with, heard),
        _ => heard(Shared::Failed),
    }
}

fn share(what: &JsValue, heard: impl Fn(Shared) + 'static) {
    match ask(&navigator(), "share", &[what]) {
        Some(promise) => hear(promise, move |outcome| {
            heard(match outcome {
                Ok(_) => Shared::Taken,
                Err(error) if name_of(&error) == "AbortError" => Shared::Dropped,
                Err(_) => Shared::Failed,
            });
        }),
        None => heard(Shared::Failed),
    }
}

/// Puts a text on the clipboard; where the browser gives no clipboard, through a field that is copied from.
pub fn copy(text: &str, heard: impl Fn(Shared) + 'static) {
    let clipboard = get(&navigator(), "clipboard");
    let Some(promise) = clipboard.and_then(|one| ask(&one, "writeText", &[&JsValue::from_str(text)])) else {
        return heard(if copy_by_field(text).is_some() { Shared::Taken } else { Shared::Failed });
    };
    let text = text.to_owned();
    hear(promise, move |outcome| {
        let done = outcome.is_ok() || copy_by_field(&text).is_some();
        heard(if done { Shared::Taken } else { Shared::Failed });
    });
}

fn copy_by_field(text: &str) -> Option<()> {
    let document = document();
    let field = document.create_element("textarea").ok()?;
    field.set_class_name("unseen");
    field.set_text_content(Some(text));
    // Inside the open sheet, since nothing outside it can be selected.
    let sheets = document.query_selector("dialog[open]").ok().flatten();
    let place = sheets.or_else(|| document.body().map(Into::into))?;
    place.append_child(&field).ok()?;
    let _ = ask(&field, "select", &[]);
    let done = ask(&document, "execCommand", &[&JsValue::from_str("copy")]);
    field.remove();
    done.and_then(|done| done.as_bool()).filter(|done| *done).map(|_| ())
}

/// What became of a file that was given.
pub enum Given {
    /// Its name and text.
    Text(String, String),
    /// Its name; it is larger than what is read.
    TooLarge(String),
    /// Its name; it cannot be read.
    Unreadable(String),
}

/// Reads the first file of an event, dropped or chosen, if it is no larger than `most` bytes; how many there are.
pub fn read_files(event: &Event, most: usize, heard: impl FnOnce(Given) + 'static) -> u32 {
    let from = get(event, "dataTransfer").or_else(|| event.target().map(Into::into));
    let Some(files) = from.and_then(|from| get(&from, "files")) else { return 0 };
    let files = js_sys::Array::from(&files);
    let count = files.length();
    if count > 0 {
        read_file(&files.get(0), most, heard);
    }
    // The same file may be given again, mended: an emptied field hears it.
    if let Some(field) =
        event.target().and_then(|target| target.dyn_into::<leptos::web_sys::HtmlInputElement>().ok())
    {
        field.set_value("");
    }
    count
}

fn read_file(file: &JsValue, most: usize, heard: impl FnOnce(Given) + 'static) {
    let name = get(file, "name").and_then(|name| name.as_string()).unwrap_or_default();
    let size = get(file, "size").and_then(|size| size.as_f64()).unwrap_or(f64::MAX);
    #[expect(clippy::cast_precision_loss, reason = "a limit of some megabytes")]
    if size > most as f64 {
        return heard(Given::TooLarge(name));
    }
    match ask(file, "text", &[]) {
        Some(promise) => hear(promise, move |outcome| {
            heard(match outcome.ok().and_then(|text| text.as_string()) {
                Some(text) => Given::Text(name, text),
                None => Given::Unreadable(name),
            });
        }),
        None => heard(Given::Unreadable(name)),
    }
}
