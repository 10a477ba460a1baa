//! The page.

#[cfg(feature = "app")]
fn main() {
    poland_in_arms::ui::clerk::tell_of_panics();
    leptos::mount::mount_to_body(poland_in_arms::ui::app::App);
}

#[cfg(not(feature = "app"))]
fn main() {
    eprintln!("The page is built for the browser: make serve");
}
