// @ts-check
// `npm run check-packages`: what would be published. Its files and types, the links of its READMEs, the weight of what programs
// import, which expressions it loads, and what loading costs.
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, posix } from "node:path";
import { runInNewContext } from "node:vm";
import { gzipSync } from "node:zlib";
import { pack, publishedPackages } from "../build/packages.js";
import { setUp } from "../build/setup.js";
import { root } from "../root.js";
import { bundled, weightOf } from "./bundled.js";
import { faultsOf } from "./faults.js";
import { checkLoading } from "./loading.js";

/** The packages that bundle others, each with the file that has the licences of these. */
const LICENCES = new Map([
  ["packages/cli", "dist/THIRD-PARTY-LICENSES"],
  ["packages/documents", "dist/cjs/THIRD-PARTY-LICENSES"],
  ["packages/explain", "dist/cjs/THIRD-PARTY-LICENSES"],
]);

/**
 * The most that a page pays for an import, in bytes by brotli. `beside` is the library that it replaces, and `recipe` the page in
 * docs/recipes that tells the limit.
 * @type {{ names: string, limit: number, from?: string, beside?: string, recipe?: string }[]}
 */
const WEIGHTS = [
  { names: "isUri", limit: 1650, recipe: "which-predicate" },
  // The aim is 4,300 and 5,500 (the reasons of refusals and their English, what hides passwords, and `with` hold them): these keep what is reached.
  { names: "parse", limit: 6800 },
  { names: "parse, resolve, compose", limit: 8800 },
  { names: "appendSegments", limit: 8200, recipe: "join-and-query" },
  { names: "writeQuery", limit: 4250, recipe: "join-and-query" },
  { names: "toAscii, toUnicode, isValidLabel", limit: 6450, from: "urikit/idna" },
  { names: "isUriTemplate", limit: 900, from: "urikit/uri-template", recipe: "which-predicate" },
  { names: "expand", limit: 5900, from: "urikit/uri-template" },
  { names: "compile", limit: 8300, from: "urikit/uri-template" },
  { names: "isIri", limit: 2300, from: "urikit/iri", recipe: "which-predicate" },
  { names: "parseIri, resolveIri, toUri, toIri", limit: 9350, from: "urikit/iri" },
  { names: "isEmail", limit: 1500, from: "urikit/formats" },
  { names: "isIdnEmail", limit: 7900, from: "urikit/formats" },
  { names: "isUri", limit: 1650, from: "urikit/formats" },
  { names: "isUriReference", limit: 1650, from: "urikit/formats" },
  { names: "isIri", limit: 2300, from: "urikit/formats" },
  { names: "isIriReference", limit: 2300, from: "urikit/formats" },
  { names: "isUriTemplate", limit: 900, from: "urikit/formats" },
  { names: "isJsonPointerUriFragment", limit: 210, from: "urikit/formats" },
  // The labels in Punycode are checked by IDNA: RFC 1123 as JSON Schema takes it.
  { names: "isHostname", limit: 6800, from: "urikit/formats" },
  { names: "isIdnHostname", limit: 7000, from: "urikit/formats" },
  { names: "isIpv4", limit: 210, from: "urikit/formats" },
  { names: "isIpv6", limit: 520, from: "urikit/formats" },
  { names: "formats", limit: 10400, from: "urikit/formats" },
  { names: "isWebUrl", limit: 1900, from: "urikit/web", recipe: "which-predicate" },
  { names: "safeLink", limit: 3950, from: "urikit/web", recipe: "links-of-strangers" },
  { names: "redirectTarget", limit: 3200, from: "urikit/web", recipe: "links-of-strangers" },
  { names: "safeLink, redirectTarget", limit: 4350, from: "urikit/web", recipe: "links-of-strangers" },
  { names: "default", limit: 7400, from: "@urikit/fast-uri", beside: "fast-uri" },
  { names: "default", limit: 8350, from: "@urikit/uri-js", beside: "uri-js" },
  {
    names: "default",
    limit: 1900,
    from: "@urikit/relative-to-absolute-iri",
    beside: "relative-to-absolute-iri",
  },
  { names: "uriResolver", limit: 11650, from: "@urikit/drop-ins/ajv" },
  { names: "surt", limit: 6950, from: "@urikit/surt" },
  { names: "canonicalize", limit: 16150, from: "@urikit/surt" },
  { names: "clean", limit: 19350, from: "@urikit/surt", recipe: "clean-a-link" },
  // The list takes 31,000 of it.
  { names: "registrableDomain", limit: 37650, from: "@urikit/domains", recipe: "registrable-domain" },
  { names: "zh", limit: 6000, from: "urikit/words/zh" },
  // Tables of charsets are 78,000 of it, which the sniffer of charsets brings: README.md says how to leave them out.
  { names: "extractReferences", limit: 193500, from: "@urikit/documents" },
  // The original takes time that grows with the square of the text.
  { names: "default", limit: 1450, from: "@urikit/punycode", beside: "punycode" },
  { names: "toASCII, toUnicode", limit: 6550, from: "@urikit/tr46", beside: "tr46" },
  { names: "parseTemplate", limit: 713, from: "@urikit/url-template", beside: "url-template" },
  { names: "default", limit: 2300, from: "@urikit/url-parse", beside: "url-parse" },
  { names: "readConnection", limit: 10650, from: "@urikit/schemes/connection" },
  // Half of it is urikit; a sixth is the tables of addresses and names, and a tenth the errors of a policy.
  { names: "guard", limit: 18400, from: "@urikit/guard" },
  { names: "cidr", limit: 2400, from: "@urikit/guard", recipe: "address-blocks" },
  { names: "addressBlocks, cidr", limit: 3850, from: "@urikit/guard", recipe: "address-blocks" },
  // Models of programs and editions are 56,000 of it, which `require` loads when a text is asked about; the other entry
  // comes without. A fifth of the rest is the names and shapes of secrets.
  { names: "audit", limit: 105100, from: "@urikit/audit" },
  { names: "auditAtOnce", limit: 40050, from: "@urikit/audit/at-once" },
  // Most of it is the code in WebAssembly, which has most works: a third of that encodes and writes components as JSON.
  // A part of it reads options as they were given, without what other code put on all objects.
  { names: "checkLines", limit: 14250, from: "@urikit/lists" },
  { names: "normalizeLines", limit: 23150, from: "@urikit/lists" },
  // Expressions are a quarter of it, the rest is urikit: parse, equal and the pairs of queries.
  { names: "where", limit: 15800, from: "@urikit/where" },
];

/** What an import is of that names no package. */
const LIBRARY = "urikit";

/** The most that an install of urikit takes: people look at that first (`du`, packagephobia). */
const INSTALLED = { files: 200, bytes: 730_000 };

/** The entries that do not print, and must load in engines that lack the newer regular expressions. */
const PLAIN_IMPORTS = [
  { names: "isUri" },
  { names: "parse, resolve" },
  { names: "expand", from: "urikit/uri-template", calledWith: ["/{a}{?b*}", { a: "b c", b: ["d"] }] },
  // With a name of ASCII: one of other characters needs their properties.
  { names: "toAscii, toUnicode, isValidLabel", from: "urikit/idna", calledWith: ["example.org"] },
  { names: "parseIri, toUri, toIri", from: "urikit/iri", calledWith: ["http://example.org/é"] },
  { names: "resolveIri", from: "urikit/iri", calledWith: ["é", "http://example.org/"] },
];

/** Classes of properties, lookbehind, named groups and modifiers. */
const NEWER_SYNTAX = /\\[pP]\{|\(\?<|\(\?[a-z]*-?[a-z]+:/;

/** The same in a bundle, and what is around it; not in a string, where a backslash is doubled. */
const NEWER_IN_TEXT = /.{0,30}(?:(?<!\\)\\[pP]\{|\(\?<|\(\?[a-z]*-?[a-z]+:).{0,30}/g;

let failed = false;

await setUp();
for (const { folder, manifest } of publishedPackages()) {
  const packed = pack(folder, ".cache/packed");
  const faults = await faultsOf(manifest, packed);
  verdict(
    faults.length === 0,
    `${folder}: publint and attw${faults.length === 0 ? "" : `\n${faults.join("\n")}`}`,
  );
  checkContents(folder, packed.files);
  if (manifest.name === "urikit") checkInstalled(packed);
}
await checkWeights();
await checkExpressions();
checkLoadedLater();
await checkLoading(verdict);
process.exitCode = failed ? 1 : 0;

/**
 * The links of a README lead to files of the package, and bundled packages have their licences next to them.
 * @param {string} name
 * @param {readonly string[]} files
 */
function checkContents(name, files) {
  const folder = join(root, name);
  const paths = new Set(files);
  const readme = readFileSync(join(folder, "README.md"), "utf8");
  const links = [...readme.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)].map(([, target = ""]) => target);
  const dead = links.filter((target) => !/^[a-z]+:/.test(target) && !paths.has(posix.normalize(target)));
  verdict(dead.length === 0, `${name}: its README links only files that it holds${listed(dead)}`);
  const stray = [...paths].filter((path) => /\.tsbuildinfo$|\.made-from$|\.test\./.test(path));
  verdict(
    stray.length === 0,
    `${name}: ${paths.size} files, none of them left by tools or tests${listed(stray)}`,
  );
  const licences = LICENCES.get(name);
  if (licences !== undefined) checkLicences(folder, licences, paths);
}

/** @param {Pick<import("../build/packages.js").Packed, "files" | "unpackedSize">} packed */
function checkInstalled({ files, unpackedSize }) {
  verdict(
    files.length <= INSTALLED.files && unpackedSize <= INSTALLED.bytes,
    `urikit: ${files.length} files of at most ${INSTALLED.files}, ${unpackedSize} bytes of at most ${INSTALLED.bytes}`,
  );
}

/**
 * @param {string} folder
 * @param {string} file
 * @param {ReadonlySet<string>} paths
 */
function checkLicences(folder, file, paths) {
  const text = existsSync(join(folder, file)) ? readFileSync(join(folder, file), "utf8") : "";
  const parts = text.split(`\n${"-".repeat(80)}\n`);
  const bare = parts
    .filter((part) => !/copyright/i.test(part))
    .map((part) => part.trim().split("\n")[0] ?? "");
  verdict(
    paths.has(file) && bare.length === 0,
    `${file}: ${parts.length} packages, a copyright for each${listed(bare)}`,
  );
}

async function checkWeights() {
  console.log("\nimport { … }, in bytes:\n   minified    gzip  brotli   limit");
  for (const { names, limit, from = LIBRARY, beside, recipe } of WEIGHTS) {
    const text = await bundled(`{ ${names} }`, from);
    const brotli = weightOf(text);
    const cells = [text.length, gzipSync(text).length, brotli, limit].map((cell) => String(cell).padStart(8));
    const original =
      beside === undefined ? "" : `; ${beside}: ${weightOf(await bundled(`{ ${names} }`, beside))}`;
    console.log(
      `${`   ${cells[0]}${cells.slice(1).join("")}`}  { ${names} }${from === LIBRARY ? "" : ` from ${from}`}${original}`,
    );
    verdict(brotli < limit, `{ ${names} } weighs less than ${limit} bytes`);
    if (recipe !== undefined) checkTold(names, limit, recipe);
  }
}

/**
 * A recipe tells the weight of its function, in kB rounded up.
 * @param {string} names
 * @param {number} limit
 * @param {string} recipe
 */
function checkTold(names, limit, recipe) {
  const page = readFileSync(join(root, `docs/recipes/${recipe}.md`), "utf8");
  verdict(
    page.includes(`{ ${names} }`) && page.includes(`${(Math.ceil(limit / 100) / 10).toFixed(1)} kB`),
    `docs/recipes/${recipe}.md tells what { ${names} } weighs`,
  );
}

/** Such an expression is not in what is loaded, where it would be a syntax error, nor made by what does not print. */
async function checkExpressions() {
  for (const { names, from = LIBRARY, calledWith } of PLAIN_IMPORTS) {
    const text = await bundled(`{ ${names} }`, from);
    const newer = [
      ...(text.match(NEWER_IN_TEXT) ?? []),
      ...(await expressionsMade(names, { from, calledWith })),
    ];
    // esbuild writes an expression with flags that its target lacks, as v, as `new RegExp("…", "v")`.
    const lowered = await bundled(`{ ${names} }`, from, { target: "es2017" });
    const flagged = lowered.split("RegExp(").length - text.split("RegExp(").length;
    verdict(
      newer.length === 0 && flagged === 0,
      `{ ${names} } loads no expression that older engines cannot parse${listed(newer)}`,
    );
  }
}

/** `require` of the audit loads the models of programs when it asks them, and not before. */
function checkLoadedLater() {
  const require = createRequire(join(root, "package.json"));
  const areLoaded = () =>
    Object.keys(require.cache).some((file) => file.startsWith(join(root, "packages/standards/")));
  const { audit } = require("@urikit/audit");
  audit("http://192.0.2.1:8080/a%2fb?c#d");
  const before = areLoaded();
  const found = audit("http://good.example\\@evil.example/");
  const asked = areLoaded() && found.some(({ id }) => id === "parsers-disagree");
  verdict(!before && asked, "the audit loads programs when it asks them");
}

/**
 * The newer expressions that functions make when they are loaded and called.
 * @param {string} names
 * @param {{ from: string, calledWith?: unknown[] | undefined }} how
 */
async function expressionsMade(names, { from, calledWith = ["http://A/%7e?q#f", "http://a/b"] }) {
  /** @type {string[]} */
  const made = [];
  const Watched = new Proxy(RegExp, {
    construct(target, [source, flags]) {
      if (NEWER_SYNTAX.test(String(source)) || /[vds]/.test(flags ?? ""))
        made.push(`/${source}/${flags ?? ""}`);
      return new target(source, flags);
    },
  });
  const script = await bundled(`{ ${names} }`, from, { format: "iife", globalName: "loaded" });
  const given = calledWith.map((one) => JSON.stringify(one)).join(", ");
  const calls = names.split(", ").map((name) => `loaded.${name}(${given});`);
  runInNewContext(`${script}\n${calls.join("\n")}`, { RegExp: Watched, URL });
  return made;
}

/** @param {readonly string[]} items */
function listed(items) {
  return items.length === 0 ? "" : `: ${items.join(", ")}`;
}

/**
 * @param {boolean} holds
 * @param {string} what
 */
function verdict(holds, what) {
  console.log(`${holds ? "ok" : "FAILED"}  ${what}`);
  if (!holds) failed = true;
}
