// @ts-check
// Which way imports go. test/imports.test.ts holds the packages to it; docs/architecture.md draws it.

/**
 * The entries that each package may import, by their names; `*` is any one name. `node`: which of its files may import
 * modules of Node. What it may import of libraries, its package.json declares.
 * @type {Readonly<Record<string, { readonly imports: string, readonly node?: "all" | "src/node" }>>}
 */
export const PACKAGES = {
  urikit: { imports: "" },
  schemes: { imports: "urikit urikit/syntax urikit/foundation urikit/idna urikit/words urikit/words/en" },
  surt: { imports: "urikit urikit/syntax urikit/foundation urikit/idna urikit/words" },
  domains: { imports: "urikit urikit/foundation urikit/idna" },
  "drop-ins": { imports: "urikit urikit/syntax urikit/foundation urikit/idna urikit/words" },
  programs: { imports: "urikit urikit/syntax urikit/foundation urikit/idna urikit/words" },
  standards: {
    imports:
      "urikit urikit/display urikit/foundation urikit/syntax urikit/idna urikit/words @urikit/programs",
  },
  guard: {
    imports: "urikit urikit/display urikit/syntax urikit/foundation urikit/words urikit/words/en",
    node: "src/node",
  },
  audit: {
    imports: `@urikit/guard/foundation @urikit/guard/words/* urikit urikit/display urikit/syntax urikit/context urikit/foundation urikit/idna urikit/iri urikit/words urikit/words/*
      @urikit/programs @urikit/standards`,
  },
  documents: {
    imports:
      "urikit urikit/display urikit/context urikit/foundation urikit/fragments urikit/iri urikit/words",
    node: "src/node",
  },
  access: {
    imports: `urikit urikit/display urikit/foundation urikit/fragments urikit/words urikit/words/en @urikit/schemes @urikit/schemes/define @urikit/schemes/dict @urikit/schemes/ftp @urikit/schemes/gateway @urikit/schemes/gemini @urikit/schemes/gopher @urikit/schemes/ldap @urikit/schemes/news @urikit/schemes/nntp @urikit/schemes/native-path @urikit/schemes/telnet
      @urikit/schemes/words/* @urikit/guard @urikit/guard/node @urikit/guard/words/*`,
    node: "all",
  },
  lists: { imports: "urikit urikit/foundation", node: "src/node" },
  where: {
    imports:
      "urikit urikit/foundation urikit/words @urikit/audit @urikit/guard @urikit/lists @urikit/lists/engine",
  },
  explain: {
    imports: `urikit urikit/display urikit/foundation urikit/fragments urikit/syntax urikit/web urikit/context urikit/idna urikit/iri urikit/uri-template urikit/words urikit/words/*
      @urikit/schemes @urikit/schemes/* @urikit/schemes/words/* @urikit/surt/words/* @urikit/programs @urikit/standards
      @urikit/programs/words/* @urikit/standards/words/* @urikit/standards/grammars @urikit/audit @urikit/audit/at-once @urikit/guard
      @urikit/audit/words/*`,
  },
  cli: {
    imports: `urikit urikit/display urikit/context urikit/foundation urikit/idna urikit/iri urikit/uri-template urikit/words
      @urikit/schemes
      @urikit/schemes/* @urikit/surt @urikit/domains @urikit/documents @urikit/documents/node @urikit/documents/rewrite @urikit/documents/site @urikit/documents/words/* @urikit/lists @urikit/lists/engine @urikit/lists/node
      @urikit/where @urikit/where/* @urikit/where/words/* @urikit/access @urikit/access/links @urikit/access/words/* @urikit/schemes/words/*
      @urikit/programs @urikit/programs/words/* @urikit/standards @urikit/standards/grammars @urikit/standards/words/*
      @urikit/audit @urikit/audit/at-once @urikit/audit/words/* @urikit/guard @urikit/guard/words/*
      @urikit/explain @urikit/explain/* @urikit/explain/words/*`,
    node: "all",
  },
  "eslint-plugin": { imports: "urikit urikit/words @urikit/audit @urikit/audit/words/en" },
};

/**
 * The files and folders of `packages/urikit/src`, from the lowest row to the highest: each imports only from the rows
 * below its own. A test compares them with the folder and with docs/architecture.md, which draws them.
 */
export const CORE_ROWS = `
  syntax
  predicates query
  compose scheme-rules
  reference
  try-parse why-not
  append-segments edit-query
  resolve template repair
  normalize relativize
  normalization-steps
  learned-locations
  equal
  compare canonicity
  index
  fragments
  idna
  iri
  context
  uri-template
  formats
  foundation
  web display
  words`
  .trim()
  .split("\n")
  .map((row) => row.trim().split(" "));

const core = "^packages/urikit/src/";
const schemes = "^packages/schemes/src/";

/** @typedef {import("dependency-cruiser").IForbiddenRuleType} Rule */
/** @typedef {Extract<Rule, { to: { circular?: boolean } }>} OneImport */

/**
 * @param {string} name
 * @param {string} comment
 * @param {OneImport["from"]} from
 * @param {OneImport["to"]} to
 * @returns {Rule}
 */
const rule = (name, comment, from, to) => ({ name, severity: "error", comment, from, to });

/** @type {Rule[]} */
const packageRules = Object.entries(PACKAGES).flatMap(([name, { imports, node }]) => {
  const own = `^packages/${name}/src/`;
  const entries = imports.split(/\s+/).map(entry);
  const others = { path: "^(?:packages/|@?urikit(?:/|$))", pathNot: [own, "/node_modules/", ...entries] };
  const nodeFiles = `${own}node/`;
  const most = { path: own, pathNot: nodeFiles };
  /** @type {OneImport["to"][]} */
  const withoutNode = [{ dependencyTypes: ["core"] }, { path: nodeFiles }];
  return [
    rule(`${name}-imports`, "Of other packages it imports the entries of the table.", { path: own }, others),
    ...(node === "all" ? [] : withoutNode).map((to) =>
      rule(`${name}-needs-no-node`, "It runs in browsers, except for its entry for Node.", most, to),
    ),
  ];
});

/**
 * An entry, as it is named or as it is built.
 * @param {string} name
 */
function entry(name) {
  const [, own = "", path = ""] = /^(?:@urikit\/)?([^/]*)(.*)$/.exec(name) ?? [];
  const built = `packages/${own}/dist${path}`;
  return `^(?:${name}|${built}(?:/index)?\\.[cm]?js)$`.replaceAll("*", "[a-z-]+");
}

/** @param {readonly string[]} names */
const inCore = (names) => `${core}(?:${names.join("|")})(?:/|\\.ts$)`;

/** @type {Rule[]} */
const coreRules = CORE_ROWS.flatMap((row, at) => {
  const below = CORE_ROWS.slice(0, at).flat();
  return row.map((name) =>
    rule(
      `core-${name}`,
      `It imports only from the rows below its own: ${below.join(", ")}.`,
      { path: inCore([name]) },
      { path: core, pathNot: inCore([name, ...below]) },
    ),
  );
});

/** @type {Rule[]} */
const schemeRules = [
  rule(
    "scheme-imports-no-scheme",
    "A program that imports one scheme pays for one: schemes share only parts/.",
    {
      path: `${schemes}[^/]+\\.ts$`,
      pathNot: `${schemes}(?:index|define|standard|set|registry|gopher|native-path|vms-path|wrapper)\\.ts$`,
    },
    { path: `${schemes}[^/]+\\.ts$`, pathNot: `${schemes}set\\.ts$` },
  ),
  rule(
    "scheme-imports-only-its-heir",
    "gopher+ is written after gopher's own parts, the paths of a system after those of file.",
    { path: `${schemes}(?:gopher|native-path)\\.ts$` },
    { path: `${schemes}[^/]+\\.ts$`, pathNot: `${schemes}(?:gopher-plus|file)\\.ts$` },
  ),
  rule(
    "parts-know-no-scheme",
    "What schemes share knows none of them.",
    { path: `${schemes}parts/` },
    { path: `${schemes}[^/]+\\.ts$` },
  ),
];

/** What packages in the place of other libraries import of urikit, which is then within them; of the others, nothing. */
const IN_DROP_INS = {
  punycode: "urikit/foundation urikit/idna",
  tr46: "urikit/idna",
  "url-template": "",
  "url-parse": "",
};

/** @type {Rule[]} */
const dropInRules = Object.entries(IN_DROP_INS).map(([name, imports]) => {
  const own = `^packages/drop-ins/src/${name}/`;
  return rule(
    `drop-in-${name}`,
    `It weighs what it imports: its own files, and ${imports || "nothing"} of urikit.`,
    { path: own },
    { path: "^(?:packages/|@?urikit(?:/|$))", pathNot: [own, ...imports.split(/\s+/).map(entry)] },
  );
});

const readers = "^packages/standards/src/readers/";

/** @type {Rule[]} */
const readerRules = [
  rule(
    "reading-judges-nothing",
    "First what each reader reads, then how bad it is that they differ, then why they do.",
    { path: `${readers}reading/` },
    { path: readers, pathNot: `${readers}reading/` },
  ),
  rule(
    "judgement-asks-for-no-reason",
    "How bad a difference is does not depend on why there is one.",
    { path: `${readers}judgement/` },
    { path: readers, pathNot: `${readers}(?:reading|judgement)/` },
  ),
];

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    rule(
      "no-circle",
      "Whoever reads a file must be able to read first what it needs.",
      {},
      { circular: true },
    ),
    rule(
      "no-unknown-import",
      "An import that cannot be found is a package that was not installed, or a slip.",
      {},
      { couldNotResolve: true, pathNot: "^@?urikit(?:/|$)" },
    ),
    ...packageRules,
    ...coreRules,
    rule(
      "core-file-in-no-row",
      "Each file of the core has its row above.",
      { path: core, pathNot: inCore(CORE_ROWS.flat()) },
      {},
    ),
    rule(
      "face-is-for-users",
      "The face only re-exports: a file of urikit imports from where a thing is.",
      { path: core },
      { path: `${core}index\\.ts$` },
    ),
    ...schemeRules,
    ...dropInRules,
    ...readerRules,
    rule(
      "page-imports-packages-by-name",
      "The page is a user of the packages like others.",
      { path: "^site/" },
      { path: "^packages/[^/]+/src/" },
    ),
    rule(
      "minefield-by-one-path",
      "The minefield is next door: tests read what is recorded there as `@urikit/recordings`, the page also what it computes of it.",
      { path: "^(?:packages|tools|test|bench|scripts|consumers|integrations)/" },
      { path: "^minefield/", pathNot: "^minefield/recorded/index\\.ts$" },
    ),
    rule(
      "only-declared-packages",
      "What is shipped imports only what its package.json declares.",
      { path: "^packages/", pathNot: "^packages/(?:cli|eslint-plugin)/" },
      { dependencyTypes: ["npm-dev", "npm-no-pkg", "npm-unknown"], dependencyTypesNot: ["npm-peer"] },
    ),
    rule(
      "only-declared-packages-of-the-bundled",
      "A command is bundled, and the plugin takes types of ESLint: these may be their devDependencies.",
      { path: "^packages/(?:cli|eslint-plugin)/" },
      { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
    ),
    rule(
      "shipped-code-imports-no-tests",
      "Tests, tools and benchmarks are not published.",
      { path: "^packages/[^/]+/src/" },
      {
        path: [
          "\\.(?:test|prove|fuzz)\\.[cm]?[jt]s$",
          "^packages/[^/]+/(?:test|tools|browser)/",
          "^(?:tools|minefield|bench|scripts|consumers|test)/",
          "^@urikit/abnf",
        ],
      },
    ),
  ],
  options: {
    // It reads TypeScript by SWC: it knows TypeScript itself only up to version 6.
    parser: "swc",
    tsPreCompilationDeps: true,
    doNotFollow: { path: ["node_modules", "/dist/"] },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["node", "import", "default"] },
  },
};
