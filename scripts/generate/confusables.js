// @ts-check
// Makes packages/audit/src/confusables/data.ts: the letters and digits that look like ASCII, by Unicode's confusables.txt as
// the package unhomoglyph has it. `--check` only tells, by its exit status, whether the file is as it would be made.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

/** The version of Unicode that unhomoglyph 1.0.6 names in its CHANGELOG.md. */
const VERSION = "13.0.0";

const require = createRequire(new URL("../../packages/audit/package.json", import.meta.url));
const target = fileURLToPath(new URL("../../packages/audit/src/confusables/data.ts", import.meta.url));
/** @type {Record<string, string>} */
const prototypes = require("unhomoglyph/data.json");

/** The characters that may be in a label: a letter or digit that UTS 46 does not map to another. */
const OF_LABELS = /^(?!\p{Changes_When_NFKC_Casefolded})[\p{L}\p{N}]$/u;

/** @type {Map<string, string>} */
const byPrototype = new Map();
for (const [character, prototype] of Object.entries(prototypes)) {
  if (!/[^\0-\x7f]/.test(character) || !OF_LABELS.test(character)) continue;
  const look = prototype.toLowerCase();
  if (/^[a-z0-9-]+$/.test(look)) byPrototype.set(look, (byPrototype.get(look) ?? "") + character);
}

const rows = [...byPrototype]
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(([look, characters]) =>
    `  ${JSON.stringify(look)}: ${JSON.stringify(escaped(characters))},`.replaceAll("\\\\u", "\\u"),
  );

const made = `/**
 * UTS 39 §4: what looks like ASCII, by Unicode's confusables.txt. Made by scripts/generate/confusables.js from the package
 * unhomoglyph ${require("unhomoglyph/package.json").version}; not to be changed by hand.
 */

/** The version of Unicode whose confusables these are. */
export const CONFUSABLES_VERSION = "${VERSION}";

/** Letters and digits of labels, by what they look like. */
export const CONFUSABLES: Readonly<Record<string, string>> = {
${rows.join("\n")}
};
`;
if (process.argv.includes("--check"))
  process.exitCode = normal(readFileSync(target, "utf8")) === normal(made) ? 0 : 1;
else writeFileSync(target, made);

/** As code, so that no editor shows it in another order. @param {string} characters */
function escaped(characters) {
  return [...characters]
    .sort()
    .map((one) => `\\u{${one.codePointAt(0)?.toString(16)}}`)
    .join("");
}

/** Without what the formatter changes. @param {string} text */
function normal(text) {
  return text.replace(/\s+/g, " ").replace(/"([a-z]\w*)":/g, "$1:");
}
