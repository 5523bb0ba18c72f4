// @ts-check
// Makes packages/urikit/src/schemes/registry-data.ts of the registry in packages/urikit/registries.
// `--check` only tells, by its exit status, whether it is as it would be made.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const registry = fileURLToPath(
  new URL("../packages/urikit/registries/iana-uri-schemes.csv", import.meta.url),
);
const target = fileURLToPath(new URL("../packages/urikit/src/schemes/registry-data.ts", import.meta.url));

/** The day of the file. */
const DATE = "2022-11-18";

/** RFC 1738 §4: "It is suggested that IANA reserve their scheme names for future definition". */
const RESERVED = ["afs", "mid", "cid", "nfs", "tn3270", "mailserver", "z39.50"];

/**
 * @typedef {object} Entry
 * @property {string} name
 * @property {string} status As the registry writes it.
 * @property {string} description
 * @property {string} references
 */

const made = moduleOf(entriesOf(readFileSync(registry, "utf8")));

if (process.argv.includes("--check")) process.exitCode = readFileSync(target, "utf8") === made ? 0 : 1;
else writeFileSync(target, made);

/**
 * The entries of the registry, by name.
 * @param {string} csv
 * @returns {Entry[]}
 */
function entriesOf(csv) {
  const [head = [], ...rows] = cellsOf(csv);
  const column = (/** @type {string[]} */ row, /** @type {string} */ name) => row[head.indexOf(name)] ?? "";
  return rows
    .map((row) => {
      // "shttp (OBSOLETE)": what is said of a name belongs to the description.
      const [name = "", remark] = column(row, "URI Scheme").split(/ (?=\()/);
      return {
        name,
        status: column(row, "Status"),
        description: [column(row, "Description"), ...(remark === undefined ? [] : [remark])].join(" "),
        references: column(row, "Reference"),
      };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
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

/** @param {Entry[]} entries */
function moduleOf(entries) {
  const lists = ["Permanent", "Provisional", "Historical"].map((status) => {
    const lines = entries.filter((entry) => entry.status === status).map(lineOf);
    return `export const ${status.toUpperCase()}: readonly Entry[] = [\n${lines.join("\n")}\n];\n`;
  });
  return `/**
 * The registered schemes. Made by scripts/generate-registry.js; not to be changed by hand.
 */

// biome-ignore-all format: made by a script, an entry a line

/** The day of the registry. */
export const DATE = "${DATE}";

/** Name, references, and the description if it is not the name again. */
type Entry = readonly [name: string, references: string, description?: string];

${lists.join("\n")}
/** The names that RFC 1738 §4 reserves. */
export const RESERVED_BY_RFC_1738: readonly string[] = [${RESERVED.map((name) => JSON.stringify(name)).join(", ")}];
`;
}

/** @param {Entry} entry */
function lineOf({ name, references, description }) {
  const cells = description === name ? [name, references] : [name, references, description];
  return `  [${cells.map((cell) => JSON.stringify(cell)).join(", ")}],`;
}
