# Each target first installs missing tools (tools/install).
#   make serve   build in release mode and serve on http://127.0.0.1:8080
#   make dist    write static files to dist/, for any folder of any web server, each with a
#                brotli and a gzip copy
#   make test    what a change needs to know at once: native tests, 20 s of hostile input,
#                components in the browser's wasm, and the built app once through in Chromium
#   make check   all that `make test` leaves out: the app in Chromium, Firefox and WebKitGTK,
#                a long soak, and a second build that must be the same
#   make test-native, test-soak, test-web, test-smoke, check-native, check-soak,
#                check-browsers, kills, reproducible   the parts of the two
#   make soak    run hostile input, long games and random recipes natively for SECONDS=600
#                with SEED=1; then kill browsers 230 times
#   make soak-native ONLY=saves CASE=12   repeats one case
#   make kills   kill three browsers during play, KILLS=10 times each, and look whether the next
#                visit has every move; SEED=1 sets the times
#   make lint    check the format and run the lints, with warnings denied
#   make fmt     format all sources
#   make notices write public/third-party.txt, the licences of everything in the app;
#                lint fails when it is out of date
#   make sentences write each message in each language, filled in with awkward values, to
#                tests/data/rendered; lint fails and shows the difference if a text has changed
#   make fonts   write styles/fonts and the rules that load them, from the npm packages
#   make bench   measure the engine natively and in Chromium, beside the peers that are
#                installed, and the worker in the app; NONET_BENCH_FILE=FILE sets the puzzles
#   make audit   measure the budgets (size, Lighthouse, speed, accessibility); fails if one
#                is exceeded
#   make pictures take the README's pictures, and a picture of every screen at every size
#                into target/pictures; ONLY=kept or ONLY=sheet takes one kind, and
#                ONLY=lessons the marks of each technique's lesson. lint fails
#                when the README's are older than the styles and components they show
#   make sizes   list what a first visit loads, and what is loaded later

SHELL := /bin/bash
export PATH := $(CURDIR)/node_modules/.bin:$(or $(CARGO_HOME),$(HOME)/.cargo)/bin:$(PATH)
export CHROMIUM ?= /usr/bin/chromium
export CHROMEDRIVER ?= /usr/bin/chromedriver
export FIREFOX ?= /usr/bin/firefox-esr
export WEBKIT_DRIVER ?= /usr/bin/WebKitWebDriver
export XVFB ?= /usr/bin/Xvfb
# Trunk rejects the usual NO_COLOR=1.
unexport NO_COLOR

# Not dist/, so that tests and `make serve` do not overwrite each other's build.
E2E_DIST := target/e2e

.PHONY: serve dist test check test-native test-soak test-web test-smoke check-native check-soak check-browsers e2e-dist reproducible soak soak-native kills lint fmt notices sentences fonts bench audit pictures sizes build-tools test-tools

serve: build-tools
	trunk serve --release

dist: build-tools
	trunk build --release --public-url ./
	node tools/compress.js dist

# Side by side, since compiling and linking keep one core waiting for the other.
test: test-tools
	tools/parts 'test-native test-soak' 'test-smoke test-web'

# What only computes runs side by side, and ends before the browser tests begin.
check: test-tools
	tools/parts check-native 'reproducible check-soak'
	tools/parts 'check-browsers kills'

# Without the programs, which have no tests, and the examples, which lint checks.
test-native: build-tools
	cargo test --locked --workspace --lib --test it
	cargo test --locked --workspace --doc

# The seed is that of every run, so the same change gives the same answer.
test-soak:
	$(MAKE) soak-native SECONDS=20

# Compiled quickly: the tests take as long when the page is optimised more. A test that stands still
# fails by itself; the limit is that of all of them, on a machine that does other work as well.
test-web: test-tools
	mkdir -p target/web
	node tools/texts.js target/web
	CARGO_PROFILE_TEST_OPT_LEVEL=1 CARGO_PROFILE_TEST_DEBUG=0 WASM_BINDGEN_TEST_TIMEOUT=900 RUST_BACKTRACE=0 \
		cargo test --locked --target wasm32-unknown-unknown --test web$(if $(ONLY), -- $(ONLY))

test-smoke: e2e-dist
	E2E_DIST=$(E2E_DIST) npm run --silent e2e -- --project smoke

check-browsers: e2e-dist
	E2E_DIST=$(E2E_DIST) npm run --silent e2e -- --project webkit --project firefox --project chromium --project app

# The tests that take samples take all of them. All other tests ran in `make test`.
SAMPLING := $(patsubst %.rs,%::,$(notdir $(shell grep -l 'samples::samples\|ALL_SAMPLES' tests/it/*.rs engine/tests/it/*.rs)))

check-native: build-tools
	NONET_ALL_SAMPLES=1 cargo test --locked --workspace --test it -- $(SAMPLING)

# Another seed than that of `make test`.
check-soak:
	$(MAKE) soak-native SECONDS=120 SEED=2

reproducible: e2e-dist
	tools/reproducible $(E2E_DIST)

e2e-dist: test-tools
	trunk build --release --public-url ./ --dist $(E2E_DIST)

SEED ?= 1
SECONDS ?= 600

soak: soak-native
	$(MAKE) kills KILLS=100,100,30

soak-native: build-tools
	cargo run --quiet --locked --profile test --example soak -- --seconds $(SECONDS) --seed $(SEED) \
		$(if $(ONLY),--only $(ONLY)) $(if $(CASE),--case $(CASE))

KILLS ?= 10

kills: e2e-dist
	node tools/kill.js $(E2E_DIST) $(KILLS) $(SEED)

# A macro declares these modules, so cargo fmt skips them.
TECHNIQUES := $(wildcard engine/src/human/techniques/*.rs engine/src/human/techniques/*/*.rs)

fmt:
	cargo fmt
	rustfmt --edition 2024 $(TECHNIQUES)

lint: build-tools
	cargo fmt --check
	rustfmt --edition 2024 --check $(TECHNIQUES)
	node tools/notices.js --check
	node tools/sentences.js --check
	node tools/pictures.js --check
	cargo clippy --locked --workspace --all-targets -- -D warnings
	cargo clippy --locked --target wasm32-unknown-unknown --lib --bins --test web -- -D warnings
	cargo clippy --locked --target wasm32-unknown-unknown --no-default-features --bin nonet-worker -- -D warnings
	for part in '' boards clues english exchange generate ladder rate serde; do cargo clippy --quiet --locked -p nonet-engine \
		--no-default-features --features "$$part" -- -D warnings || exit 1; done
	RUSTDOCFLAGS="-D warnings" cargo doc --locked --no-deps --all-features -p nonet-engine
	cargo package --quiet --locked --offline --allow-dirty --all-features -p nonet-engine

notices: build-tools
	node tools/notices.js

sentences: build-tools
	node tools/sentences.js

fonts:
	npm ci --prefix tools/fonts --no-audit --no-fund
	node tools/fonts.js

bench: test-tools
	cargo bench --locked -p nonet-engine --bench engine
	npm ci --prefix tools/peers --no-audit --no-fund
	node tools/bench.js
	trunk build --release --public-url ./ --dist $(E2E_DIST)
	node tools/worker.js $(E2E_DIST)

audit: e2e-dist
	npm ci --prefix tools/audit --no-audit --no-fund
	node tools/audit.js $(E2E_DIST)
	E2E_LOOKS=all E2E_DIST=$(E2E_DIST) npm run --silent e2e -- --project=app accessibility look loading hints learning workbench.spec
	E2E_AUDIT=1 E2E_DIST=$(E2E_DIST) npm run --silent e2e -- --project speed

pictures: e2e-dist
	ONLY=$(ONLY) node tools/pictures.js $(E2E_DIST)

sizes: dist
	node tools/sizes.js dist

build-tools:
	tools/install build

test-tools:
	tools/install test
