/** The libraries that read, write or resolve URIs, and what urikit has in their place. */

import type { InstalledPackage } from "./lockfile.ts";

/** A URI library that a repository installs. */
export interface UriLibrary extends InstalledPackage {
  /** The package that takes its place, if there is one. */
  readonly replacement?: string;
  /** The page of urikit's documentation for those who use it. */
  readonly page?: string;
}

/** By the name of the library: its replacement, and the name of its page in docs/migration. */
const KNOWN: Readonly<Record<string, { readonly replacement?: string; readonly page?: string }>> = {
  "fast-uri": { replacement: "@urikit/fast-uri", page: "fast-uri" },
  "uri-js": { replacement: "@urikit/uri-js", page: "uri-js" },
  "relative-to-absolute-iri": {
    replacement: "@urikit/relative-to-absolute-iri",
    page: "relative-to-absolute-iri",
  },
  punycode: { replacement: "@urikit/punycode", page: "punycode" },
  tr46: { replacement: "@urikit/tr46", page: "tr46" },
  "url-template": { replacement: "@urikit/url-template", page: "url-template" },
  "@hyperjump/uri": { page: "hyperjump-uri" },
  "path-to-regexp": { page: "path-to-regexp" },
  "parse-uri": {},
  "parse-url": { page: "parse-url" },
  url: { page: "url-parse-legacy" },
  "url-parse": { replacement: "@urikit/url-parse", page: "url-parse" },
  urijs: { page: "urijs" },
  "vscode-uri": { page: "vscode-uri" },
  "whatwg-url": { page: "whatwg-url" },
};

/** Those of the packages that are URI libraries, by name and version. */
export function uriLibraries(packages: readonly InstalledPackage[]): UriLibrary[] {
  return packages
    .flatMap((installed) => {
      const known = Object.hasOwn(KNOWN, installed.name) ? KNOWN[installed.name] : undefined;
      return known === undefined ? [] : [{ ...installed, ...known }];
    })
    .sort((a, b) => compareTexts(a.name, b.name) || compareTexts(a.version, b.version));
}

/** The libraries that have a replacement. */
export function replaceable(): { readonly name: string; readonly replacement?: string }[] {
  return Object.entries(KNOWN).map(([name, known]) => ({ name, ...known }));
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
