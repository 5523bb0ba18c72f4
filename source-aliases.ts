/** The entries of the packages by the names that their users import, and the sources that they are made from. */

import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The entries of each package that are not its `src/index.ts`; of `*`, every file of that name is one. A catalogue is a file. */
const ENTRIES: Readonly<Record<string, readonly string[]>> = {
  urikit: [
    "idna",
    "iri",
    "uri-template",
    "formats",
    "context",
    "fragments",
    "foundation",
    "syntax",
    "web",
    "display",
    "words",
    "words/en",
    "words/zh",
  ],
  schemes: ["words/en", "words/zh", "*"],
  domains: [],
  surt: ["words/en", "words/zh"],
  "drop-ins": ["ajv"],
  programs: ["words/en", "words/zh"],
  standards: ["grammars", "words/en", "words/zh"],
  guard: ["foundation", "node", "words/en", "words/zh"],
  audit: ["at-once", "words/en", "words/zh"],
  access: ["gauntlet", "get-uri", "links", "words/en", "words/zh"],
  documents: ["node", "rewrite", "site", "words/en", "words/zh"],
  lists: ["node", "engine"],
  where: ["lines", "words/en", "words/zh"],
  explain: [
    "catalogue",
    "grammar",
    "layout",
    "pages",
    "parts",
    "plan",
    "readers",
    "words/en",
    "words/zh",
    "words/zh-at-once",
  ],
};

const sourceIn = (folder: string, file: string) =>
  fileURLToPath(new URL(`packages/${folder}/src/${file}`, import.meta.url));

/** The files of `urikit-minefield` that the page has as well: the command is a program, and publishes none of them. */
const OF_MINEFIELD = ["between", "hosts", "kinds", "matrix", "record", "score"];

const inMinefield = (path: string) => fileURLToPath(new URL(`minefield/${path}`, import.meta.url));

/** The packages in the place of other libraries that are compiled, each a folder of `packages/drop-ins/src`. */
const OF_DROP_INS = ["punycode", "tr46", "url-template", "url-parse"].map((name) => ({
  find: new RegExp(`^@urikit/${name}$`),
  replacement: sourceIn("drop-ins", `${name}/index.ts`),
}));

/** Those that the build writes have no other sources: the page takes them as they are published. */
const WRITTEN_DROP_INS = {
  find: /^@urikit\/(fast-uri|uri-js|relative-to-absolute-iri)$/,
  replacement: fileURLToPath(new URL(".cache/drop-ins/$1/dist/index.js", import.meta.url)),
};

/** Of the commands: the one as a function, and what another one counts. */
const OF_COMMANDS = [
  { find: /^@urikit\/cli$/, replacement: sourceIn("cli", "program.ts") },
  ...OF_MINEFIELD.map((file) => ({
    find: new RegExp(`^@urikit/minefield/${file}$`),
    replacement: inMinefield(`runner/src/${file}.ts`),
  })),
  // What the minefield next door recorded, for tests and for the page.
  { find: /^@urikit\/recordings$/, replacement: inMinefield("recorded/index.ts") },
];

export const SOURCE_ALIASES = Object.entries(ENTRIES)
  .flatMap(([folder, entries]) => {
    const name = folder === "urikit" ? folder : `@urikit/${folder}`;
    const source = (path: string) => sourceIn(folder, `${path}.ts`);
    return [
      { find: new RegExp(`^${name}$`), replacement: source("index") },
      ...entries.map((entry) => ({
        find: new RegExp(`^${name}/${entry.replace("*", "([a-z0-9-]+)")}$`),
        // A folder comes before a file of its name: that is a part of what the entry has.
        replacement: existsSync(source(`${entry}/index`))
          ? source(`${entry}/index`)
          : source(entry === "*" ? "$1" : entry),
      })),
    ];
  })
  .concat(OF_DROP_INS, WRITTEN_DROP_INS, OF_COMMANDS);
