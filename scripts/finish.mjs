// Finishes a release: Trunk runs this after its own build (Trunk.toml). A build that is no release is left as it is.
//
// Built with the feature `split`, the program is split: what the start page needs comes first, the rest when it is
// first opened (`src/ui/lazy.rs` names the parts). wasm-split-cli parts the program by what calls what, wasm-bindgen
// makes the script of the main part, wasm-opt shrinks each. All files of one build bear one hash in their names, so
// that parts of two builds never meet. Without `split`, the one program is shrunk. At last the page is made fit to be kept
// offline (`scripts/offline.mjs`).

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { keep, settle } from "./offline.mjs";

const NAME = "poland-in-arms";
const LINK = "__wasm_split.js";
// What rustc's wasm32 target uses; wasm-opt must not bring more.
const FEATURES = [
  "bulk-memory",
  "multivalue",
  "mutable-globals",
  "nontrapping-float-to-int",
  "reference-types",
  "sign-ext",
].map((feature) => `--enable-${feature}`);

const staging = process.env.TRUNK_STAGING_DIR;
if (!staging) {
  console.error("finish: Trunk runs this after a build: `trunk build --release --features split`.");
  process.exit(1);
}
const here = dirname(fileURLToPath(import.meta.url));
if (process.env.TRUNK_PROFILE !== "release") {
  // A release served at this address before would hide this build for ever.
  copyFileSync(join(here, "withdraw.js"), join(staging, "sw.js"));
  process.exit(0);
}

function end(why) {
  console.error(`finish: ${why}`);
  process.exit(1);
}

function run(command, ...given) {
  try {
    return execFileSync(command, given, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  } catch (error) {
    return end(error.code === "ENOENT" ? `${command} is missing: \`make\` brings it.` : `${command} failed.\n${error.stderr}`);
  }
}

const literal = (name) => name.replaceAll(/[.]/g, "\\.");
const staged = (pattern) =>
  readdirSync(staging).find((name) => pattern.test(name)) ?? end(`there is no ${pattern} in ${staging}.`);
const script = staged(new RegExp(`^${NAME}-[0-9a-f]+\\.js$`));
const program = staged(new RegExp(`^${NAME}-[0-9a-f]+_bg\\.wasm$`));

const bench = mkdtempSync(join(tmpdir(), "finish-"));
process.on("exit", () => rmSync(bench, { recursive: true, force: true }));

function shrunk(path) {
  const small = join(bench, "small.wasm");
  run("wasm-opt", "-Oz", ...FEATURES, path, "-o", small);
  return bare(readFileSync(small));
}

// A program without its custom sections: names and relocations, which only the tools before this one read.
function bare(bytes) {
  const kept = [bytes.subarray(0, 8)];
  for (let at = 8; at < bytes.length; ) {
    let size = 0;
    let body = at + 1;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[body++];
      size |= (byte & 0x7f) << shift;
      if (byte < 0x80) break;
    }
    if (bytes[at] !== 0) kept.push(bytes.subarray(at, body + size));
    at = body + size;
  }
  return Buffer.concat(kept);
}

// What the page is to load: the name Trunk gave it, and the new one.
let loaded = new Map([[script, script], [program, program]]);
let besides = [];

if (readFileSync(join(staging, script), "utf8").includes("__wasm_split_placeholder__")) {
  split();
} else {
  writeFileSync(join(bench, "whole.wasm"), shrunk(join(staging, program)));
  copyFileSync(join(bench, "whole.wasm"), join(staging, program));
}

function split() {
  const cargo = JSON.parse(run("cargo", "metadata", "--offline", "--no-deps", "--format-version", "1"));
  const whole = join(cargo.target_directory, "wasm32-unknown-unknown", "release", `${NAME}.wasm`);
  const made = join(bench, "made");
  run("wasm-split-cli", whole, made, "--out-name", NAME);
  const bindgen = ["--target", "web", "--no-typescript", "--keep-lld-exports", "--out-dir", bench, "--out-name", NAME];
  run("wasm-bindgen", ...bindgen, join(made, `${NAME}.wasm`));

  // What each file is called on the bench, and what it holds.
  const parts = readdirSync(made).filter((name) => /^(split|chunk)_\w+\.wasm$/.test(name)).sort();
  const held = new Map(parts.map((name) => [name, shrunk(join(made, name))]));
  held.set(`${NAME}_bg.wasm`, shrunk(join(bench, `${NAME}_bg.wasm`)));
  held.set(`${NAME}.js`, readFileSync(join(bench, `${NAME}.js`)));
  held.set(LINK, readFileSync(join(made, LINK)));

  const digest = createHash("sha256");
  for (const bytes of held.values()) digest.update(bytes);
  const build = digest.digest("hex").slice(0, 16);
  const given = (name) => {
    if (name === LINK) return `parts-${build}.js`;
    return name.startsWith(NAME) ? name.replace(NAME, `${NAME}-${build}`) : name.replace(".wasm", `-${build}.wasm`);
  };
  // A script names files where it imports or fetches them; the same words elsewhere name modules to the WASM, and stay.
  const renamed = (text, name) =>
    text.replaceAll(new RegExp(`(from "\\./|URL\\(["'](?:\\./)?)${literal(name)}`, "g"), `$1${given(name)}`);
  for (const [name, bytes] of held) {
    const text = () => [...held.keys()].reduce(renamed, bytes.toString("utf8"));
    writeFileSync(join(staging, given(name)), name.endsWith(".js") ? text() : bytes);
  }
  loaded = new Map([[script, given(`${NAME}.js`)], [program, given(`${NAME}_bg.wasm`)]]);
  besides = [given(LINK)];
}

// The page asks for the new files by name and by their sums.
const sum = (name) => `sha384-${createHash("sha384").update(readFileSync(join(staging, name))).digest("base64")}`;
const index = join(staging, "index.html");
let html = readFileSync(index, "utf8");
for (const [old, name] of loaded) {
  const tag = new RegExp(`<(?:link|script)[^>]*${literal(old)}[^>]*>`, "g");
  const renewed = (text) => text.replace(/sha384-[A-Za-z0-9+/=]+/, sum(name));
  html = html.replaceAll(tag, renewed).replaceAll(old, name);
  if (old !== name) rmSync(join(staging, old));
}
const ahead = besides.map((name) => `<link rel="modulepreload" href="./${name}" crossorigin integrity="${sum(name)}">`);
writeFileSync(index, html.replace("</head>", `${ahead.join("")}</head>`));

try {
  settle(staging);
  keep(staging, join(here, "worker.js"));
} catch (error) {
  end(error.message);
}
