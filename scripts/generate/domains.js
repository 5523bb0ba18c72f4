// @ts-check
// Makes packages/domains/src/data.ts of packages/domains/registries/public_suffix_list.dat: the rules as one text, a tree by
// their labels from the highest on. To renew the list, put the new file there, with its date here, and run this.
import { readFileSync, writeFileSync } from "node:fs";
import { domainToASCII, fileURLToPath } from "node:url";

/** The date of the list, and its commit in github.com/publicsuffix/list. */
const VERSION = { date: "2026-08-19", commit: "e8c9a2b2" };

const folder = new URL("../../packages/domains/", import.meta.url);
const list = readFileSync(new URL("registries/public_suffix_list.dat", folder), "utf8");

/** @typedef {{ mark: string, below: Map<string, Node> }} Node */

/** `-` is not a rule by itself, `+` is one of the private part. @returns {Node} */
const node = () => ({ mark: "-", below: new Map() });
const root = node();
let isPrivate = false;
for (const line of list.split("\n")) {
  if (line.includes("BEGIN PRIVATE DOMAINS")) isPrivate = true;
  const [rule = ""] = line.trim().split(/\s/);
  if (rule === "" || rule.startsWith("//")) continue;
  const isException = rule.startsWith("!");
  const labels = rule.replace("!", "").split(".").reverse();
  let at = root;
  for (const label of labels) {
    // It takes a label of digits for an address.
    const name = /[^\0-\x7f]/.test(label) ? domainToASCII(label) : label;
    const next = at.below.get(name) ?? node();
    at.below.set(name, next);
    at = next;
  }
  at.mark = isException ? "!" : isPrivate ? "+" : "";
}

/** @param {Node} at @returns {string} */
function written({ below }) {
  const names = [...below].sort(([one], [other]) => (one < other ? -1 : 1));
  return names
    .map(([name, next]) => `${name}${next.mark}${next.below.size === 0 ? "" : `(${written(next)})`}`)
    .join(",");
}

const made = `/**
 * The Public Suffix List of ${VERSION.date} (github.com/publicsuffix/list, commit ${VERSION.commit}), made by scripts/generate/domains.js.
 *
 * This Source Code Form is subject to the terms of the Mozilla Public License, v. 2.0. If a copy of the MPL was not
 * distributed with this file, You can obtain one at https://mozilla.org/MPL/2.0/.
 */

/** The date of the Public Suffix List that this package holds. */
export const PUBLIC_SUFFIX_LIST_VERSION = ${JSON.stringify(VERSION.date)};

/** The rules below each label: \`+\` after one of the private part, \`!\` after an exception, \`-\` after what is not a rule. */
// biome-ignore format: one text
export const RULES = ${JSON.stringify(written(root))};
`;
writeFileSync(fileURLToPath(new URL("src/data.ts", folder)), made);
console.log("packages/domains/src/data.ts");
