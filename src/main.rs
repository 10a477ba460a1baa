//! The page.
#[cfg(feature = "app")]
fn main() {
    use leptos::prelude::*;
    leptos::mount::mount_to_body(|| view! { <main class="app">"Poland in Arms"</main> });
}
#[cfg(not(feature = "app"))]
fn main() {
    eprintln!("The page is built for the browser: make serve");
}
