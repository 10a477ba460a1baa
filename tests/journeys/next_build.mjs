// Makes of a release the next one, as if only the program had changed: its files bear another hash.
//
//   node tests/journeys/next_build.mjs <release> <next>

import { createHash } from "node:crypto";
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { keep } from "../../scripts/offline.mjs";

const [, , release, next] = process.argv;
rmSync(next, { recursive: true, force: true });
cpSync(release, next, { recursive: true });
rmSync(join(next, "sw.js"));

const sum = (bytes) => createHash("sha384").update(bytes).digest("base64");
const read = (name) => readFileSync(join(next, name));
const old = readdirSync(next).map((name) => /^parts-([0-9a-f]+)\.js$/.exec(name)?.[1]).find(Boolean);
const hash = createHash("sha256").update(old).digest("hex").slice(0, old.length);

let page = read("index.html").toString().replace(/<meta name="build"[^>]*>/, "");
for (const name of readdirSync(next).filter((name) => /\.(js|wasm)$/.test(name))) {
  const bytes = read(name);
  const is = name.endsWith(".js") ? Buffer.from(bytes.toString().replaceAll(old, hash)) : bytes;
  // The file that starts the program names others, so its own name has to change with what it says.
  const start = name.startsWith("start-") && `start-${createHash("sha256").update(is).digest("hex").slice(0, 16)}.js`;
  const named = start || name.replace(old, hash);
  writeFileSync(join(next, name), is);
  renameSync(join(next, name), join(next, named));
  page = page.replaceAll(name, named).replaceAll(sum(bytes), sum(is));
}
writeFileSync(join(next, "index.html"), page);
keep(next, new URL("../../scripts/worker.js", import.meta.url));
