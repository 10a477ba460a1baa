# Poland in Arms: build, look, test.
#
#   make serve      build the app as it is released and serve it; PORT=8080
#   make dev        the same, quickly built and built again at every change
#   make test       everything that has to hold before a commit is shared
#   make build      the app as files, in dist/
#   make shots      pictures of every screen, in target/shots/
#   make fuzz       random texts at all that reads them; SECONDS=60 for each reader
#   make clean      back to what git knows, but for the tools
#
# The steps of `make test` are targets of their own: fmt, lint, unit, build, built, sizes, journeys.

PORT ?= 8080
DIST ?= dist
SECONDS ?= 60

step := scripts/step.sh
export PATH := $(shell scripts/setup.sh path):$(PATH)

# Every tool is here, so nothing needs to be asked for or looked up.
export TRUNK_OFFLINE := true
export TRUNK_SKIP_VERSION_CHECK := true
export TRUNK_BUILD_DIST := $(DIST)
# A release is taken apart, so that a first visit loads what it needs.
release := --release --features split
export DIST
# Trunk takes `true` where the rest of the world sets `1`.
ifdef NO_COLOR
export NO_COLOR := true
endif

.NOTPARALLEL:
.PHONY: help setup setup-browser serve dev test fmt lint unit build built sizes journeys shots fuzz clean

help:
	@sed -n 's/^#   //p' Makefile

setup:
	@scripts/setup.sh

setup-browser:
	@scripts/setup.sh browser

serve: setup
	@scripts/addresses.sh $(PORT)
	@trunk serve $(release) --no-autoreload --port $(PORT)

dev: setup
	@scripts/addresses.sh $(PORT)
	@trunk serve --port $(PORT)

test: setup-browser fmt lint unit build built sizes journeys
	@printf '\nAll steps passed.\n'

fmt:
	@$(step) 'formatting' cargo fmt --check

lint:
	@$(step) 'lint of the engine' \
	    cargo clippy --locked --all-targets --no-default-features -- -D warnings
	@$(step) 'lint of the whole' \
	    cargo clippy --locked --all-targets --features journeys -- -D warnings
	@$(step) 'lint for the browser' \
	    cargo clippy --locked --target wasm32-unknown-unknown --lib --bin poland-in-arms --features split -- -D warnings

unit:
	@$(step) 'tests of the engine' cargo test --locked --no-default-features

build: setup
	@$(step) 'release build' trunk build $(release)

built:
	@$(step) 'soundness of the release' node scripts/check.mjs $(DIST)

sizes:
	@$(step) 'size budget' node scripts/sizes.mjs $(DIST)

journeys: setup-browser
	@$(step) 'journeys in the browser' \
	    cargo test --locked --no-default-features --features journeys --test journeys

shots: setup-browser build
	@$(step) 'pictures of the screens' \
	    cargo test --locked --no-default-features --features journeys --test shots -- --nocapture

fuzz:
	@scripts/setup.sh fuzz
	@scripts/fuzz.sh $(SECONDS)

clean:
	cargo clean
	rm -rf $(DIST)
