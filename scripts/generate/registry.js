// @ts-check
// Makes packages/schemes/src/registry-data.ts, and packages/urikit/src/context/scheme-names.ts with the names alone, of
// the registry in packages/schemes/registries. `--check` only tells, by its exit status, whether they are as they would
// be made.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const registry = fileURLToPath(
  new URL("../../packages/schemes/registries/iana-uri-schemes.csv", import.meta.url),
);
const dataFile = fileURLToPath(new URL("../../packages/schemes/src/registry-data.ts", import.meta.url));
const namesFile = fileURLToPath(
  new URL("../../packages/urikit/src/context/scheme-names.ts", import.meta.url),
);

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

const entries = entriesOf(readFileSync(registry, "utf8"));

for (const { file, made } of [
  { file: dataFile, made: moduleOf(entries) },
  { file: namesFile, made: namesOf(entries) },
]) {
  if (!process.argv.includes("--check")) writeFileSync(file, made);
  else if (readFileSync(file, "utf8") !== made) process.exitCode = 1;
}

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
 * The cells of comma-separated values (RFC 4180), which hold no line ends here.
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
    return `export const ${status.toUpperCase()} = ${JSON.stringify(lines.join("\n"))};`;
  });
  return `/**
 * The registered schemes: a line each, of name, references, and the description if it is not the name again, with tabs
 * between. Made by scripts/generate/registry.js of the registry in packages/schemes/registries, which is easier to read.
 */

// biome-ignore-all format: made by a script, a list a string

/** The day of the registry. */
export const DATE = "${DATE}";

${lists.join("\n")}

/** The names that RFC 1738 §4 reserves. */
export const RESERVED_BY_RFC_1738: readonly string[] = [${RESERVED.map((name) => JSON.stringify(name)).join(", ")}];
`;
}

/** @param {Entry[]} entries */
function namesOf(entries) {
  const lines =
    entries
      .map(({ name }) => name)
      .join(" ")
      .match(/.{1,90}(?: |$)/g) ?? [];
  return `/**
 * The names of the registered schemes. Made by scripts/generate/registry.js; not to be changed by hand.
 */

/** The names in IANA's registry of ${DATE}: permanent, provisional and historical. */
export const SCHEME_NAMES: ReadonlySet<string> = new Set(
  (
${lines.map((line) => `    ${JSON.stringify(line)}`).join(" +\n")}
  ).split(" "),
);
`;
}

/** @param {Entry} entry */
function lineOf({ name, references, description }) {
  return [name, references, ...(description === name ? [] : [description])].join("\t");
}
