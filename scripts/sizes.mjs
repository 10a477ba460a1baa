// What a first visit loads, in kB (1000 bytes) as sent with brotli, against the budget and against the ceiling.
//
// The budget is what a first visit may cost; it is not met yet. The ceiling is what it costs today, so that it can
// only fall: lower it with every kB saved, and remove it when the budget holds.
//
//   node scripts/sizes.mjs [dist]

import { readdirSync, readFileSync } from "node:fs";
import { extname, join, relative } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const BUDGET_ALL = 300;
const BUDGET_WASM = 200;
const CEILING_ALL = 515;
const CEILING_WASM = 425;

// In dist, but no visit asks for them.
const NOT_LOADED = [/\.map$/, /(^|\/)(LICENSE|LICENCE|OFL)[^/]*$/i];
// Already compressed: a server sends these as they are.
const SENT_AS_IS = new Set([".woff2", ".png", ".jpg", ".webp", ".avif", ".gz", ".br"]);

const dist = process.argv[2] ?? "dist";

function filesBelow(directory) {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const path = join(directory, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

function brotli(bytes) {
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  }).length;
}

function measured(path) {
  const bytes = readFileSync(path);
  const name = relative(dist, path);
  const sent = SENT_AS_IS.has(extname(name)) ? bytes.length : brotli(bytes);
  return { name, raw: bytes.length, sent };
}

const kb = (bytes) => (bytes / 1000).toFixed(1);
const sum = (files, of) => files.reduce((total, file) => total + of(file), 0);
const line = (raw, sent, name) => console.log(`${raw.padStart(10)} ${sent.padStart(10)}  ${name}`);

let paths;
try {
  paths = filesBelow(dist);
} catch {
  console.error(`There is no ${dist}/ to measure: run \`make build\` first.`);
  process.exit(1);
}
const files = paths
  .map((path) => relative(dist, path))
  .filter((name) => !NOT_LOADED.some((pattern) => pattern.test(name)))
  .map((name) => measured(join(dist, name)))
  .sort((a, b) => b.sent - a.sent);
const wasm = files.filter((file) => file.name.endsWith(".wasm"));
if (wasm.length === 0) {
  console.error(`There is no WASM in ${dist}/: run \`make build\` first.`);
  process.exit(1);
}

const all = sum(files, (file) => file.sent);
const ofWasm = sum(wasm, (file) => file.sent);

line("raw kB", "brotli kB", "file");
for (const file of files) line(kb(file.raw), kb(file.sent), file.name);
line(kb(sum(files, (file) => file.raw)), kb(all), `all; budget ${BUDGET_ALL}, ceiling ${CEILING_ALL}`);
line(kb(sum(wasm, (file) => file.raw)), kb(ofWasm), `WASM; budget ${BUDGET_WASM}, ceiling ${CEILING_WASM}`);

const judged = [
  ["The first visit loads", all, BUDGET_ALL, CEILING_ALL],
  ["The WASM has", ofWasm, BUDGET_WASM, CEILING_WASM],
];
let failed = false;
for (const [what, bytes, budget, ceiling] of judged) {
  if (bytes > ceiling * 1000) {
    console.error(`${what} ${kb(bytes)} kB, above the ceiling of ${ceiling}.`);
    failed = true;
  } else if (bytes > budget * 1000) {
    console.log(`${what} ${kb(bytes)} kB: ${kb(bytes - budget * 1000)} above the budget of ${budget}.`);
  }
}
process.exit(failed ? 1 : 0);
