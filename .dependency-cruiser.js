// @ts-check
// Which way imports go. test/imports.test.ts holds the packages to it; docs/architecture.md draws it.

const urikit = "^packages/urikit/src/";

/** The files of the core, from the lowest row to the highest: docs/architecture.md draws them. */
const layers = [
  "syntax/.+",
  "(?:dns-syntax|predicates|query)\\.ts",
  "(?:compose|scheme-rules)\\.ts",
  "reference\\.ts",
  "(?:pathinfo|repair|resolve|template)\\.ts",
  "(?:normalize|relativize)\\.ts",
  "(?:equal|normalization-steps)\\.ts",
  "compare\\.ts",
  "idna/.+",
  "iri/.+",
  "(?:ajv|uri-components)/.+",
  "schemes/.+",
  "context/.+",
  "uri-template/.+",
  "formats/.+",
  "surt/.+",
  "messages/.+",
  "index\\.ts",
].map((files) => `${urikit}${files}$`);

/**
 * A package by its public entries, as they are named or as they are built.
 * @param {string} name
 * @param {string} folder
 * @param {string} entries
 */
const entries = (name, folder, entries) =>
  `^(?:${name}(?:/${entries})?$|packages/${folder}/dist/(?:(?:${entries})/)?(?:index|main)\\.[cm]?js$)`;

/** One scheme from its own entry. */
const oneScheme = "^(?:urikit/schemes/[a-z-]+$|packages/urikit/dist/schemes/[a-z-]+\\.[cm]?js$)";

/** @type {import("dependency-cruiser").IForbiddenRuleType[]} */
const forbidden = [
  {
    name: "no-circle",
    severity: "error",
    comment: "Whoever reads a file must be able to read first what it stands on.",
    from: {},
    to: { circular: true },
  },
  {
    name: "no-unknown-import",
    severity: "error",
    comment: "An import that cannot be found is a package that was not installed, or a slip.",
    from: {},
    to: { couldNotResolve: true, pathNot: "^(?:urikit|@urikit/[a-z]+)(?:/|$)" },
  },
  ...layers.slice(0, -1).map((layer, at) => ({
    name: `core-layer-${at + 1}`,
    severity: /** @type {const} */ ("error"),
    comment:
      "syntax ← compose ← reference ← resolve ← normalize ← compare ← idna ← iri ← ajv, uri-components ← schemes ← context ← uri-template ← formats ← surt ← messages",
    from: { path: layer },
    to: { path: layers.slice(at + 1) },
  })),
  {
    name: "face-of-the-core",
    severity: "error",
    comment: "The face re-exports the core alone.",
    from: { path: `${urikit}index\\.ts$` },
    to: {
      path: `${urikit}(?:ajv|uri-components|idna|iri|uri-template|formats|surt|messages|schemes|context)/`,
    },
  },
  {
    name: "core-imports-nothing",
    severity: "error",
    comment: "urikit has no dependency, and runs wherever JavaScript does.",
    from: { path: urikit },
    to: { pathNot: urikit },
  },
  {
    name: "scheme-imports-no-scheme",
    severity: "error",
    comment: "A program that imports one scheme pays for one: schemes share only parts/.",
    from: {
      path: `${urikit}schemes/[^/]+\\.ts$`,
      pathNot: `${urikit}schemes/(?:index|standard|set|registry|gopher|native-path|vms-path|wrapper)\\.ts$`,
    },
    to: { path: `${urikit}schemes/[^/]+\\.ts$`, pathNot: `${urikit}schemes/set\\.ts$` },
  },
  {
    name: "scheme-imports-only-its-heir",
    severity: "error",
    comment: "gopher+ is written after gopher's own parts, the paths of a system after those of file.",
    from: { path: `${urikit}schemes/(?:gopher|native-path)\\.ts$` },
    to: {
      path: `${urikit}schemes/[^/]+\\.ts$`,
      pathNot: `${urikit}schemes/(?:gopher-plus|file)\\.ts$`,
    },
  },
  {
    name: "parts-know-no-scheme",
    severity: "error",
    comment: "What schemes share knows none of them.",
    from: { path: `${urikit}schemes/parts/` },
    to: { path: `${urikit}schemes/[^/]+\\.ts$` },
  },
  {
    name: "standards-import-the-library",
    severity: "error",
    comment: "Editions and programs stand on urikit, its schemes and its domain names alone.",
    from: { path: "^packages/standards/src/" },
    to: {
      pathNot: [
        "^packages/standards/src/",
        entries("urikit", "urikit", "schemes|idna|messages/zh"),
        oneScheme,
      ],
    },
  },
  {
    name: "audit-imports-what-reads",
    severity: "error",
    comment: "An audit stands on the library and on the readers; no documents, no command.",
    from: { path: "^packages/audit/src/" },
    to: {
      path: "^(?:packages/|urikit|@urikit)",
      pathNot: [
        "^packages/audit/src/",
        "/node_modules/",
        entries("urikit", "urikit", "schemes|context|idna|iri|messages/zh"),
        oneScheme,
        entries("@urikit/standards", "standards", "none"),
      ],
    },
  },
  {
    name: "audit-needs-node-in-one-entry",
    severity: "error",
    comment: "Browsers load all of the audit except its entry for Node.",
    from: { path: "^packages/audit/src/", pathNot: "^packages/audit/src/node/" },
    to: { dependencyTypes: ["core"] },
  },
  {
    name: "documents-import-the-context",
    severity: "error",
    comment: "Documents need references and their bases; no schemes, no editions, no command.",
    from: { path: "^packages/documents/src/" },
    to: {
      path: "^(?:packages/|urikit|@urikit)",
      pathNot: ["^packages/documents/src/", "/node_modules/", entries("urikit", "urikit", "context")],
    },
  },
  {
    name: "lists-import-the-library",
    severity: "error",
    comment: "Lists stand on urikit alone, and run in browsers and workers alike.",
    from: { path: "^packages/lists/src/", pathNot: "^packages/lists/src/node/" },
    to: { pathNot: ["^packages/lists/src/(?!node/)", entries("urikit", "urikit", "none")] },
  },
  {
    name: "lists-need-node-in-one-entry",
    severity: "error",
    comment: "The entry for Node has its streams beside that.",
    from: { path: "^packages/lists/src/node/" },
    to: {
      pathNot: ["^packages/lists/src/", entries("urikit", "urikit", "none")],
      dependencyTypesNot: ["core"],
    },
  },
  {
    name: "anatomy-imports-the-library",
    severity: "error",
    comment: "The element stands on urikit alone, and runs in browsers.",
    from: { path: "^packages/anatomy/src/" },
    to: { pathNot: ["^packages/anatomy/src/", entries("urikit", "urikit", "none")] },
  },
  {
    name: "cli-imports-public-entries",
    severity: "error",
    comment: "The command is a user of the packages like others.",
    from: { path: "^packages/cli/src/" },
    to: {
      path: "^(?:packages/|urikit|@urikit)",
      pathNot: [
        "^packages/cli/src/",
        "/node_modules/",
        entries("urikit", "urikit", "schemes|context|idna|iri|uri-template|surt|messages/zh"),
        oneScheme,
        entries("@urikit/documents", "documents", "none"),
        entries("@urikit/lists", "lists", "node"),
        entries("@urikit/anatomy", "anatomy", "parts"),
        entries("@urikit/standards", "standards", "grammars|messages/zh"),
        entries("@urikit/audit", "audit", "node|at-once|messages/zh"),
      ],
    },
  },
  {
    name: "page-imports-what-is-for-it",
    severity: "error",
    comment: "What the page takes of the command stands in packages/cli/src/for-page: add it there.",
    from: { path: "^site/", pathNot: "\\.test\\.ts$" },
    to: { path: "^packages/cli/src/(?!for-page/)" },
  },
  {
    name: "command-needs-nothing-of-the-page",
    severity: "error",
    comment: "What is for the page is only handed on there.",
    from: { path: "^packages/cli/src/(?!for-page/)" },
    to: { path: "^packages/cli/src/for-page/" },
  },
  {
    name: "check-imports-the-library",
    severity: "error",
    comment: "The check of repositories stands on urikit alone; what it puts in, it carries as files.",
    from: { path: "^packages/check/src/" },
    to: {
      path: "^(?:packages/|urikit|@urikit)",
      pathNot: ["^packages/check/src/", "/node_modules/", entries("urikit", "urikit", "none")],
    },
  },
  {
    name: "only-declared-packages",
    severity: "error",
    comment: "What is shipped imports only what its package.json declares.",
    from: { path: "^packages/", pathNot: "^packages/(?:cli|check)/" },
    to: { dependencyTypes: ["npm-dev", "npm-no-pkg", "npm-unknown"] },
  },
  {
    name: "only-declared-packages-of-the-commands",
    severity: "error",
    comment: "A command is bundled: a package that it imports may be one of its devDependencies.",
    from: { path: "^packages/(?:cli|check)/" },
    to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
  },
  {
    name: "shipped-code-imports-no-tests",
    severity: "error",
    comment: "Tests, tools and benchmarks are not published.",
    from: { path: "^packages/[^/]+/src/" },
    to: {
      path: [
        "\\.(?:test|prove|fuzz)\\.[cm]?[jt]s$",
        "^packages/[^/]+/(?:test|tools|browser)/",
        "^(?:tools|bench|scripts|consumers|test)/",
        "^@urikit/abnf",
      ],
    },
  },
];

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden,
  options: {
    // It reads TypeScript by SWC: it knows TypeScript itself only up to version 6.
    parser: "swc",
    tsPreCompilationDeps: true,
    doNotFollow: { path: ["node_modules", "/dist/"] },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["node", "import", "default"] },
  },
};
