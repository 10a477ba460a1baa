// Whether a release is sound: what its pages say of their files is so, they load nothing but their own and allow
// nothing else, and the offline copy knows every file by its sum.
//
//   node scripts/check.mjs [dist]

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const dist = process.argv[2] ?? "dist";
const wrong = [];
const ask = (sound, what) => sound || wrong.push(what);
const read = (name) => readFileSync(join(dist, name));
const sha = (kind, bytes, form = "base64") => createHash(kind).update(bytes).digest(form);

function filesBelow(under = "") {
  return readdirSync(join(dist, under), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesBelow(`${under}${entry.name}/`) : [under + entry.name],
  );
}

let names;
try {
  names = filesBelow();
} catch {
  console.error(`There is no ${dist}/ to look at: run \`make build\` first.`);
  process.exit(1);
}
const there = new Set(names);

// An address that a page or the manifest names: relative, and of a file that is there.
function own(url, where) {
  if (/^(data:|#)/.test(url)) return;
  const name = url.replace(/^\.\//, "").replace(/[?#].*$/, "") || "index.html";
  ask(!/^([a-z]+:|\/)/i.test(url), `${where} names ${url}, which is not relative`);
  ask(there.has(name), `${where} names ${url}, which is not there`);
}

const attribute = (tag, name) => {
  const found = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)'|([^\\s>]*))`).exec(tag);
  return found && (found[1] ?? found[2] ?? found[3]);
};

for (const page of names.filter((name) => name.endsWith(".html"))) {
  const html = read(page).toString();
  const tags = html.match(/<[a-z][^>]*>/gi);
  const policy = tags.find((tag) => /http-equiv="?Content-Security-Policy/i.test(tag));
  ask(policy, `${page} says nothing of what it may load`);
  const allows = attribute(policy ?? "", "content") ?? "";
  ask(allows.startsWith("default-src 'none'"), `${page} allows more than it names`);
  ask(!/unsafe-(inline|eval|hashes)'/.test(allows.replaceAll("'wasm-unsafe-eval'", "")), `${page} allows what is unsafe`);
  ask(!/\*|https?:/.test(allows), `${page} allows others`);
  for (const [, kind, , text] of html.matchAll(/<(script|style)(?![^>]*\ssrc=)([^>]*)>([^]*?)<\/\1>/g)) {
    const rule = allows.split(";").find((one) => one.trim().startsWith(`${kind}-src`)) ?? "";
    ask(rule.includes(`'sha256-${sha("sha256", text)}'`), `${page} does not allow its own ${kind}`);
  }
  for (const tag of tags) {
    ask(!/\s(on[a-z]+|style)=/i.test(tag.replaceAll(/"[^"]*"/g, '""')), `${page}: ${tag} holds a script or a style`);
    const url = attribute(tag, "src") ?? attribute(tag, "href");
    if (url === null) continue;
    own(url, page);
    const sum = attribute(tag, "integrity");
    const file = url.replace(/^\.\//, "");
    if (sum && there.has(file)) ask(sum === `sha384-${sha("sha384", read(file))}`, `${page}: the sum of ${url}`);
    if (/^<script/.test(tag) && page === "index.html") ask(sum, `${page}: ${url} without its sum`);
  }
}

for (const css of names.filter((name) => name.endsWith(".css"))) {
  for (const [, url] of read(css).toString().matchAll(/url\(["']?([^"')]+)/g)) own(url, css);
}

const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(read("index.html").toString())?.[1];
const hosting = readFileSync(new URL("../docs/hosting.md", import.meta.url), "utf8");
ask(hosting.split(`${policy}; frame-ancestors 'none'`).length > 3, "docs/hosting.md names another policy than the page");

const manifest = JSON.parse(read("manifest.webmanifest"));
ask(!("id" in manifest), "the manifest has an id, which another app of the host may have too");
for (const at of [manifest.start_url, manifest.scope]) ask(at === "./", `the manifest begins at ${at}`);
for (const { src, sizes, type } of [...manifest.icons, ...manifest.screenshots]) {
  own(src, "the manifest");
  const bytes = there.has(src) && type === "image/png" ? read(src) : null;
  const size = bytes && `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
  if (size) ask(size === sizes, `${src} is ${size}, not ${sizes}`);
}

for (const script of names.filter((name) => /^(boot-|sw\.|rescue).*js$/.test(name))) {
  ask(!/innerHTML|outerHTML|insertAdjacentHTML|document\.write|eval\(/.test(read(script)), `${script} writes markup`);
}

const [, listed, code] = /^const RELEASE = ([^]*?\n});\n([^]*)$/.exec(read("sw.js").toString()) ?? [];
ask(listed, "sw.js has no list of files");
const { version, files } = JSON.parse(listed ?? '{"files":{}}');
for (const name of names.filter((name) => name !== "sw.js")) {
  ask(files[name] === sha("sha256", read(name)), `the offline copy does not know ${name} as it is`);
}
for (const name of Object.keys(files)) ask(there.has(name), `the offline copy wants ${name}, which is not there`);
const html = read("index.html").toString();
const named = `<meta name="build" content="${version}">`;
ask(html.includes(named), "the page is of another build than its offline copy");
const bare = { ...files, "index.html": sha("sha256", html.replace(named, "")) };
const made = sha("sha256", JSON.stringify([Object.entries(bare), code]), "hex").slice(0, 16);
ask(version === made, "the name of the build is not made of its files");

for (const what of wrong) console.error(what);
if (wrong.length === 0) console.log(`${names.length} files, build ${version}: sound.`);
process.exit(wrong.length === 0 ? 0 : 1);
