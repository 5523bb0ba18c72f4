/** The names of the modules that an example may import in the page, for those who ask before anything is loaded. */

/** Modules that need Node are not here. */
export const MODULE_NAMES = [
  "urikit",
  "@urikit/drop-ins/ajv",
  "urikit/context",
  "urikit/display",
  "urikit/formats",
  "urikit/idna",
  "urikit/iri",
  "urikit/syntax",
  "urikit/web",
  "urikit/words",
  "urikit/words/en",
  "urikit/words/zh",
  "@urikit/schemes",
  "@urikit/schemes/connection",
  "@urikit/schemes/define",
  "@urikit/schemes/mailto",
  "@urikit/schemes/native-path",
  "@urikit/schemes/registry",
  "@urikit/schemes/standard",
  "@urikit/schemes/vms-path",
  "@urikit/surt",
  "@urikit/drop-ins",
  "urikit/uri-template",
  "@urikit/audit",
  "@urikit/guard",
  "@urikit/guard/words/en",
  "@urikit/guard/words/zh",
  "@urikit/audit/at-once",
  "@urikit/audit/words/en",
  "@urikit/audit/words/zh",
  "@urikit/documents",
  "@urikit/domains",
  "@urikit/explain",
  "@urikit/explain/parts",
  "@urikit/explain/plan",
  "@urikit/explain/readers",
  "@urikit/lists",
  "@urikit/where",
  "@urikit/where/words/en",
  "@urikit/where/words/zh",
  "@urikit/programs",
  "@urikit/programs/words/en",
  "@urikit/programs/words/zh",
  "@urikit/standards",
  "@urikit/standards/grammars",
  "@urikit/standards/words/en",
  "@urikit/standards/words/zh",
  "@urikit/fast-uri",
  "@urikit/uri-js",
  "@urikit/relative-to-absolute-iri",
  "@urikit/punycode",
  "@urikit/tr46",
  "@urikit/url-template",
  "@urikit/url-parse",
  "ajv",
  "typebox/format",
  "typebox/schema",
  "valibot",
  "zod",
] as const;

export type ModuleName = (typeof MODULE_NAMES)[number];

export function isModuleName(name: string): name is ModuleName {
  return (MODULE_NAMES as readonly string[]).includes(name);
}

/** The names that an example imports. */
export function importsOf(code: string): string[] {
  return [...code.matchAll(/^\s*import\b[^"';]*["']([^"']+)["']/gm)].map(([, name = ""]) => name);
}

/** Whether all that an example imports is here. */
export function runsInPage(code: string): boolean {
  const names = importsOf(code);
  return names.length > 0 && names.every(isModuleName);
}
