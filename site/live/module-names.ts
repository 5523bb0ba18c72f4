/** The names of the modules that an example may import in the page, for those who ask before anything is loaded. */

/** What needs Node is not here. */
export const MODULE_NAMES = [
  "urikit",
  "urikit/ajv",
  "urikit/context",
  "urikit/formats",
  "urikit/idna",
  "urikit/iri",
  "urikit/messages/zh",
  "urikit/schemes",
  "urikit/schemes/connection",
  "urikit/schemes/registry",
  "urikit/surt",
  "urikit/uri-components",
  "urikit/uri-template",
  "@urikit/anatomy",
  "@urikit/anatomy/parts",
  "@urikit/audit",
  "@urikit/audit/at-once",
  "@urikit/audit/messages/zh",
  "@urikit/documents",
  "@urikit/lists",
  "@urikit/standards",
  "@urikit/standards/grammars",
  "@urikit/standards/messages/zh",
  "@urikit/fast-uri",
  "@urikit/uri-js",
  "@urikit/relative-to-absolute-iri",
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
