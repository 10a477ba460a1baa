//! The page.
#[cfg(feature = "app")]
fn main() {
    use leptos::prelude::*;
    leptos::mount::mount_to_body(|| view! { <p>"Poland in Arms"</p> });
}
#[cfg(not(feature = "app"))]
fn main() {
    eprintln!("The page is built for the browser: make serve");
}
