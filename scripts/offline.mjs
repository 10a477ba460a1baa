// The last of a release, called by finish.mjs: every script is a file with a hash in its name, the page says what it may load
// (Content-Security-Policy) and which build it is, and sw.js knows every file of the build by its sum.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const WORKER = "sw.js";
const PAGE = "index.html";
const BOOT = "boot.js";

// What the page may load: its own files. The screens set no style attributes and no markup; see tests/architecture.rs.
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

const sha = (kind, bytes, form) => createHash(kind).update(bytes).digest(form);

// Every file below a directory, by the name under which the page asks for it.
function filesBelow(directory, under = "") {
  return readdirSync(join(directory, under), { withFileTypes: true }).flatMap((entry) => {
    const name = under + entry.name;
    return entry.isDirectory() ? filesBelow(directory, `${name}/`) : [name];
  });
}

// The page as it is released: every script a file with a hash in its name, and what it may load.
export function settle(staging) {
  const page = join(staging, PAGE);
  let html = readFileSync(page, "utf8");
  const put = (found, tag, title, text) => {
    const name = `${title}-${sha("sha256", text, "hex").slice(0, 16)}.js`;
    writeFileSync(join(staging, name), text);
    const named = `${tag} src="./${name}" integrity="sha384-${sha("sha384", text, "base64")}"></script>`;
    if (!found.test(html)) throw new Error(`the page has no ${found}.`);
    html = html.replace(found, () => named);
  };
  // Plain as it is written: it is for old browsers too, and no tool may make it newer. Only its comments stay here.
  const boot = readFileSync(join(staging, BOOT), "utf8").replaceAll(/^\s*\/\/.*\n|^\s+/gm, "");
  put(new RegExp(`<script src="?${BOOT}"?></script>`), "<script", "boot", boot);
  rmSync(join(staging, BOOT));
  // Trunk writes the call that starts the program into the page: as a file of its own it needs no exception.
  const start = /<script type="?module"?>([^]*?)<\/script>/;
  put(start, '<script type="module" crossorigin', "start", start.exec(html)?.[1].trim() ?? "");

  const head = /<meta charset="?utf-8"?\s*\/?>/;
  if (!head.test(html)) throw new Error("the page does not begin with its charset.");
  const policy = `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`;
  writeFileSync(page, html.replace(head, (found) => found + policy));
}

// The offline copy: sw.js with every file and its sum. The name of the build stands in the page, so it is made of the
// page without it.
export function keep(staging, worker) {
  const page = join(staging, PAGE);
  const html = readFileSync(page, "utf8");
  const names = filesBelow(staging).filter((name) => name !== WORKER).sort();
  const sums = () => names.map((name) => [name, sha("sha256", readFileSync(join(staging, name)), "base64")]);
  const code = readFileSync(worker, "utf8");
  const version = sha("sha256", JSON.stringify([sums(), code]), "hex").slice(0, 16);
  writeFileSync(page, html.replace(/<meta http-equiv[^>]*>/, (found) => `${found}<meta name="build" content="${version}">`));

  const release = { version, files: Object.fromEntries(sums()) };
  writeFileSync(join(staging, WORKER), `const RELEASE = ${JSON.stringify(release, null, 1)};\n${code}`);
}
