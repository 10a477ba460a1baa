#!/bin/sh
# Makes sure that every tool of the build is here, at the one version that works.
#
#   scripts/setup.sh            the tools that build the app
#   scripts/setup.sh browser    these, and for the journeys Chromium, Firefox and WebKit with their drivers
#   scripts/setup.sh fuzz       what runs the fuzzers, and nothing else
#   scripts/setup.sh path       installs nothing; prints what to put before PATH
#
# Given are Rust (rustup), Node with npm, and git. The tools live in a cache of this machine,
# one directory for each version, so that a fresh clone finds them and a new version costs
# only itself. A second run has nothing to do and takes well under a second.
set -eu
cd "$(dirname "$0")/.."

trunk_version=0.21.14
binaryen_version=132.0.0
split_version=0.2.4
geckodriver_version=0.37.1
fuzz_version=0.13.2
# The command must be of the very version of the crate, so the lock file names it.
bindgen_version=$(awk '/^name = "wasm-bindgen"$/ { getline; gsub(/[^0-9.]/, ""); print; exit }' Cargo.lock)

cache=${POLAND_IN_ARMS_TOOLS:-${XDG_CACHE_HOME:-$HOME/.cache}/poland-in-arms}
trunk=$cache/trunk-$trunk_version
bindgen=$cache/wasm-bindgen-cli-$bindgen_version
binaryen=$cache/binaryen-$binaryen_version
split=$cache/wasm-split-cli-$split_version
geckodriver=$cache/geckodriver-$geckodriver_version
fuzz=$cache/cargo-fuzz-$fuzz_version

say() { printf 'setup: %s\n' "$*"; }
die() {
    printf 'setup: %s\n' "$*" >&2
    exit 1
}

# Runs a command and says what it made and how long that took.
timed() {
    what=$1
    shift
    began=$(date +%s)
    "$@" || die "$what could not be installed; the reason is above."
    say "$what is ready ($(($(date +%s) - began)) s)."
}

# These tools run for seconds and compile for minutes: what optimising them saves is lost many
# times over on a machine that has to compile them.
cargo_install() {
    CARGO_PROFILE_RELEASE_LTO=off CARGO_PROFILE_RELEASE_CODEGEN_UNITS=16 \
        CARGO_PROFILE_RELEASE_OPT_LEVEL=1 cargo install --quiet "$@"
}

wasm_target() {
    [ -d "$(rustc --print target-libdir --target wasm32-unknown-unknown)" ] && return
    command -v rustup >/dev/null ||
        die 'the Rust target wasm32-unknown-unknown is missing, and there is no rustup to add it.'
    timed 'Rust target wasm32-unknown-unknown' rustup target add wasm32-unknown-unknown
}

trunk() {
    [ -x "$trunk/bin/trunk" ] && return
    say "installing trunk $trunk_version: once on this machine, some minutes ..."
    timed "trunk $trunk_version" \
        cargo_install trunk --version "$trunk_version" --locked --root "$trunk"
}

wasm_bindgen() {
    [ -x "$bindgen/bin/wasm-bindgen" ] && return
    say "installing wasm-bindgen $bindgen_version: once on this machine, a minute or two ..."
    # Without --locked: the lock file it was published with names a version that not every
    # mirror of the registry holds.
    timed "wasm-bindgen $bindgen_version" \
        cargo_install wasm-bindgen-cli --version "$bindgen_version" --root "$bindgen"
}

wasm_split() {
    [ -x "$split/bin/wasm-split-cli" ] && return
    say "installing wasm-split-cli $split_version: once on this machine, a minute or two ..."
    timed "wasm-split-cli $split_version" cargo_install wasm_split_cli_support \
        --version "$split_version" --locked --features build-binary --root "$split"
}

cargo_fuzz() {
    [ -x "$fuzz/bin/cargo-fuzz" ] && return
    say "installing cargo-fuzz $fuzz_version: once on this machine, a minute or two ..."
    timed "cargo-fuzz $fuzz_version" \
        cargo_install cargo-fuzz --version "$fuzz_version" --locked --root "$fuzz"
}

wasm_opt() {
    [ -x "$binaryen/node_modules/.bin/wasm-opt" ] && return
    command -v npm >/dev/null || die 'npm is missing: it brings wasm-opt (package binaryen).'
    # Built aside and moved, so that an interrupted run leaves nothing that looks whole.
    rm -rf "$binaryen.part"
    mkdir -p "$binaryen.part"
    timed "wasm-opt $binaryen_version" npm install --prefix "$binaryen.part" \
        --silent --no-fund --no-audit "binaryen@$binaryen_version"
    rm -rf "$binaryen"
    mv "$binaryen.part" "$binaryen"
}

# Trunk is run offline, that is with crates that are already here.
crates() {
    cargo fetch --locked --quiet || die 'the crates of Cargo.lock could not be fetched.'
}

# Firefox itself is a package of the system; its driver is one only on crates.io.
geckodriver() {
    [ -x "$geckodriver/bin/geckodriver" ] && return
    say "installing geckodriver $geckodriver_version: once on this machine, some minutes ..."
    timed "geckodriver $geckodriver_version" cargo_install geckodriver \
        --version "$geckodriver_version" --locked --root "$geckodriver"
}

# The package of each program that is not here. WebKit draws nowhere but on a display, so it is given one.
missing_for_browser() {
    command -v "${CHROMIUM:-chromium}" >/dev/null || echo chromium
    command -v "${CHROMEDRIVER:-chromedriver}" >/dev/null || echo chromium-driver
    command -v "${FIREFOX:-firefox-esr}" >/dev/null || echo firefox-esr
    command -v "${WEBKITDRIVER:-WebKitWebDriver}" >/dev/null || echo webkit2gtk-driver
    command -v "${XVFB:-Xvfb}" >/dev/null || echo xvfb
}

browser() {
    geckodriver
    missing=$(missing_for_browser)
    [ -z "$missing" ] && return

    as_root=
    [ "$(id -u)" = 0 ] || as_root='sudo -n'
    if command -v apt-get >/dev/null && $as_root true 2>/dev/null; then
        say 'installing from the packages of this system:' $missing '...'
        timed 'All that the journeys need' install_packages $missing
        missing=$(missing_for_browser)
    fi
    [ -z "$missing" ] || die 'missing for the browser journeys:' $missing \
        '(put them on PATH, or name them in CHROMIUM, CHROMEDRIVER, FIREFOX, WEBKITDRIVER and XVFB).'
}

install_packages() {
    apt="$as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=600"
    $apt update && $apt install -y --no-install-recommends "$@" >/dev/null
}

case ${1:-build} in
path) printf '%s\n' "$trunk/bin:$bindgen/bin:$split/bin:$geckodriver/bin:$fuzz/bin:$binaryen/node_modules/.bin" ;;
fuzz)
    command -v cargo >/dev/null || die 'Rust is missing: see https://rustup.rs'
    cargo_fuzz
    ;;
build | browser)
    command -v cargo >/dev/null || die 'Rust is missing: see https://rustup.rs'
    command -v node >/dev/null || die 'Node.js is missing: see https://nodejs.org'
    wasm_target
    wasm_opt
    wasm_bindgen
    wasm_split
    trunk
    crates
    [ "${1:-build}" = browser ] && browser
    say "ready: trunk $trunk_version, wasm-bindgen $bindgen_version, wasm-split-cli $split_version, wasm-opt $binaryen_version."
    ;;
*) die "what is '$1'? Say nothing, 'browser', 'fuzz' or 'path'." ;;
esac
