// @ts-check
// Makes packages/urikit/src/schemes/registry-data.ts of the lists in packages/urikit/registries.
// `--check` only tells, by its exit status, whether it is as it would be made.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const registries = fileURLToPath(new URL("../packages/urikit/registries/", import.meta.url));
const target = fileURLToPath(new URL("../packages/urikit/src/schemes/registry-data.ts", import.meta.url));

/** RFC 1738 §4: "It is suggested that IANA reserve their scheme names for future definition". */
const RESERVED = ["afs", "mid", "cid", "nfs", "tn3270", "mailserver", "z39.50"];

const made = moduleOf([
  ...registrations("iana-uri-schemes-1.csv", "permanent"),
  ...registrations("iana-uri-schemes-2.csv", "provisional"),
  ...registrations("iana-uri-schemes-3.csv", "historical"),
]);

if (process.argv.includes("--check")) process.exitCode = readFileSync(target, "utf8") === made ? 0 : 1;
else writeFileSync(target, made);

/**
 * The entries of a list: name, status, description and references of each.
 * @param {string} file
 * @param {string} status Of all of them.
 * @returns {[string, string, string, string][]}
 */
function registrations(file, status) {
  const [head = [], ...rows] = cellsOf(readFileSync(registries + file, "utf8"));
  const column = (/** @type {string[]} */ row, /** @type {string} */ name) => row[head.indexOf(name)] ?? "";
  return rows.map((row) => [
    column(row, "URI Scheme"),
    status,
    column(row, "Description"),
    column(row, "Reference"),
  ]);
}

/**
 * The cells of comma-separated values (RFC 4180), none of which holds a line end here.
 * @param {string} csv
 */
function cellsOf(csv) {
  const lines = csv.split(/\r?\n/).filter((line) => line !== "");
  return lines.map((line) =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
      ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "",
    ),
  );
}

/** @param {[string, string, string, string][]} entries */
function moduleOf(entries) {
  const sorted = [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
  return `/**
 * The registered schemes: name, status, description, references. Made by scripts/generate-registry.js; not to
 * be changed by hand.
 */

// biome-ignore-all format: made by a script, an entry a line

export const REGISTRATIONS: readonly (readonly [string, string, string, string])[] = [
${sorted.map((entry) => `  [${entry.map((cell) => JSON.stringify(cell)).join(", ")}],`).join("\n")}
];

/** The names that RFC 1738 §4 reserves. */
export const RESERVED_BY_RFC_1738: readonly string[] = [${RESERVED.map((name) => JSON.stringify(name)).join(", ")}];
`;
}
