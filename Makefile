# Each of these installs what it needs and is missing (tools/install).
#   make serve   build in release and serve on http://127.0.0.1:8080
#   make dist    static files in dist/, for any folder of any web server
#   make test    all tests: native, in the browser, a whole game in the browser;
#                faults, several tabs and memory in Chromium, the first two in Firefox, too
#   make soak    hostile input, long games, random recipes: native, for SECONDS=600, from SEED=1;
#                ONLY=saves CASE=12 runs one case again
#   make lint    format and lints, warnings denied
#   make notices public/third-party.txt: the licences of what the app is built from;
#                lint fails when it is out of date
#   make bench   how long the engine takes, natively and in Chromium, beside peers that are there,
#                and the worker in the app; NONET_BENCH_FILE=FILE for puzzles of a file
#   make sizes   what a first visit loads, and what comes later

SHELL := /bin/bash
export PATH := $(CURDIR)/node_modules/.bin:$(or $(CARGO_HOME),$(HOME)/.cargo)/bin:$(PATH)
export CHROMIUM ?= /usr/bin/chromium
export CHROMEDRIVER ?= /usr/bin/chromedriver
export FIREFOX ?= /usr/bin/firefox-esr
# Trunk takes the usual NO_COLOR=1 for a mistake.
unexport NO_COLOR

# Apart from dist/, so that tests and `make serve` do not overwrite each other.
E2E_DIST := target/e2e

.PHONY: serve dist test test-native test-soak test-wasm test-e2e soak lint notices bench sizes build-tools test-tools

serve: build-tools
	trunk serve --release

dist: build-tools
	trunk build --release --public-url ./

test: test-native test-soak test-wasm test-e2e

test-native: build-tools
	cargo test --locked

test-soak:
	$(MAKE) soak SECONDS=60

test-wasm: test-tools
	cargo test --locked --target wasm32-unknown-unknown --test web

test-e2e: test-tools
	trunk build --release --public-url ./ --dist $(E2E_DIST)
	E2E_DIST=$(E2E_DIST) npm run --silent e2e

SEED ?= 1
SECONDS ?= 600

soak: build-tools
	cargo run --quiet --locked --profile soak --example soak -- --seconds $(SECONDS) --seed $(SEED) \
		$(if $(ONLY),--only $(ONLY)) $(if $(CASE),--case $(CASE))

lint: build-tools
	cargo fmt --check
	node tools/notices.js --check
	cargo clippy --locked --all-targets -- -D warnings
	cargo clippy --locked --target wasm32-unknown-unknown --lib --bins --test web -- -D warnings

notices: build-tools
	node tools/notices.js

bench: test-tools
	cargo bench --locked -p nonet-engine --bench engine
	npm ci --prefix tools/peers --no-audit --no-fund
	node tools/bench.js
	trunk build --release --public-url ./ --dist $(E2E_DIST)
	node tools/worker.js $(E2E_DIST)

sizes: dist
	node tools/sizes.js dist

build-tools:
	tools/install build

test-tools:
	tools/install test
