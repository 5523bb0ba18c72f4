/**
 * The files of a folder that a server gives out as a site, and the URIs by which it does (RFC 3986 §3.3: what a path means is
 * the server's affair; these are the customs of servers of files).
 */

import { decode, encode, isUri, isUriReference, normalize, resolve } from "urikit";
import { requireString } from "urikit/foundation";
import { withoutFragment } from "../without-fragment.ts";
import { type Redirect, redirected } from "./redirects.ts";

/** A file of a site. */
export interface NamedFile {
  /** Its path in the folder, with `/` between the names: `docs/a b.html`. */
  readonly name: string;
}

/** Where the target of a reference leads. */
export type Lead<File> =
  | { readonly to: "file"; readonly file: File }
  /** To a file whose name differs in the case of its letters: on some systems the same, on a server another. */
  | { readonly to: "other-case"; readonly file: File }
  /** To a folder that has files, but no index: some servers list them. */
  | { readonly to: "folder" }
  | { readonly to: "nothing" }
  /** To the same host, but not below the URI of the site. */
  | { readonly to: "outside" }
  | { readonly to: "elsewhere" }
  /** To redirects without an end. */
  | { readonly to: "loop" };

/** Where a target leads at last, and by how many redirects. */
export type RedirectedLead<File> = Lead<File> & { readonly redirects: number };

/** What a server gives for a folder. */
const INDEX = ["index.html", "index.htm", "README.md"];

/** A navigation bar leads to the same places from all pages: as many are remembered. */
const REMEMBERED = 100_000;

/**
 * The URI of a file on a site: of an index, that of its folder.
 *
 * @param at The URI of the site's folder.
 * @param name The path of the file in that folder.
 * @throws {TypeError} If `at` is not a URI.
 *
 * @example
 * ```ts
 * import { uriOnSite } from "@urikit/documents/site";
 *
 * uriOnSite("https://example.org/docs/", "a b/index.html"); // => "https://example.org/docs/a%20b/"
 * ```
 */
export function uriOnSite(at: string, name: string): string {
  requireString(name, "the name");
  const path = name.replace(/(^|\/)index\.html?$/, "$1");
  const segments = path.split("/").map((segment) => encode(segment, "segment"));
  return folderUri(at) + segments.join("/");
}

/**
 * The path of what has a URI on a site, in the site's folder; undefined if it is not on the site.
 *
 * @param at The URI of the site's folder.
 * @throws {TypeError} If `at` is not a URI.
 * @throws {UriSyntaxError} If `uri` is not a URI reference.
 *
 * @example
 * ```ts
 * import { nameOnSite } from "@urikit/documents/site";
 *
 * nameOnSite("https://example.org/docs", "https://example.org/docs/a%20b/"); // => "a b/"
 * nameOnSite("https://example.org/docs", "https://example.org/"); // => undefined
 * ```
 */
export function nameOnSite(at: string, uri: string): string | undefined {
  requireString(uri, "the URI");
  return nameBelow(folderUri(at), normalized(uri));
}

/** The same for the URI of a folder in normal form, with a slash at its end. */
function nameBelow(folder: string, uri: string): string | undefined {
  return `${uri}/`.startsWith(folder) ? decoded(uri.slice(folder.length)) : undefined;
}

/** Knows the files of a site by their URIs. */
export class SiteFiles<File extends NamedFile> {
  readonly files: readonly File[];
  readonly #at: string;
  readonly #origin: string;
  readonly #redirects: readonly Redirect[];
  readonly #isGenerated: boolean;
  readonly #byName: ReadonlyMap<string, File>;
  readonly #byLowerName: ReadonlyMap<string, File>;
  readonly #folders: ReadonlySet<string>;
  readonly #leads = new Map<string, RedirectedLead<File>>();

  /**
   * @param at The URI of the folder.
   * @param isGenerated Whether pages are made of the files of Markdown, so that `a` and `a.html` lead to `a.md`.
   * @throws {TypeError} If it is none.
   */
  constructor(files: Iterable<File>, at: string, redirects: readonly Redirect[] = [], isGenerated = false) {
    this.#at = folderUri(at);
    this.#origin = /^[^/]*\/\/[^/]*/.exec(this.#at)?.[0] ?? this.#at;
    this.#redirects = redirects;
    this.#isGenerated = isGenerated;
    this.files = [...files];
    this.#byName = new Map(this.files.map((file) => [file.name, file]));
    this.#byLowerName = new Map(this.files.map((file) => [file.name.toLowerCase(), file]));
    this.#folders = new Set(this.files.flatMap(foldersOf));
  }

  uriOf({ name }: File): string {
    return uriOnSite(this.#at, name);
  }

  /** Where a target leads at last. */
  leadOf(target: string): RedirectedLead<File> {
    const uri = withoutFragment(target);
    const known = this.#leads.get(uri);
    if (known !== undefined) return known;
    const lead = this.#follow(uri);
    if (this.#leads.size >= REMEMBERED) this.#leads.clear();
    this.#leads.set(uri, lead);
    return lead;
  }

  /** Where a redirect leads, if it is one of a single path. */
  leadOfRedirect({ from, kind, pattern }: Redirect): RedirectedLead<File> | undefined {
    if (pattern !== undefined || kind === "conditional") return undefined;
    const path = encoded(from);
    return path.startsWith("/") && isUriReference(path) ? this.leadOf(this.#origin + path) : undefined;
  }

  #follow(target: string): RedirectedLead<File> {
    const seen = new Set<string>();
    let redirects = 0;
    for (let uri = normalized(target); ; ) {
      const lead = this.#fileOf(uri);
      const redirect =
        lead.to === "elsewhere"
          ? undefined
          : redirected(decoded(uri.slice(this.#origin.length)), this.#redirects);
      if (redirect === undefined || (lead.to === "file" && !redirect.overFiles))
        return { ...lead, redirects };
      if (redirect.kind === "conditional") return { to: "elsewhere", redirects };
      if (seen.has(uri)) return { to: "loop", redirects };
      seen.add(uri);
      if (redirect.kind === "redirect") redirects++;
      const to = encoded(redirect.to);
      if (!isUriReference(to)) return { to: "nothing", redirects };
      uri = normalized(resolve(to, uri));
    }
  }

  #fileOf(uri: string): Lead<File> {
    if (!`${uri}/`.startsWith(`${this.#origin}/`)) return { to: "elsewhere" };
    const path = nameBelow(this.#at, uri);
    if (path === undefined) return { to: "outside" };
    const names = this.#isGenerated ? [...namesOf(path), ...sourcesOf(path)] : namesOf(path);
    const file = names.map((name) => this.#byName.get(name)).find((one) => one !== undefined);
    if (file !== undefined) return { to: "file", file };
    const other = names
      .map((name) => this.#byLowerName.get(name.toLowerCase()))
      .find((one) => one !== undefined);
    if (other !== undefined) return { to: "other-case", file: other };
    return { to: this.#folders.has(path.replace(/\/$/, "")) ? "folder" : "nothing" };
  }
}

/** Normalized, with a slash at its end. */
function folderUri(at: string): string {
  requireString(at, "the URI of a site");
  if (!isUri(at)) throw new TypeError(`the URI of a site must be a URI, not ${JSON.stringify(at)}`);
  return normalized(at).replace(/\/?$/, "/");
}

/** Without query and fragment. */
function normalized(uri: string): string {
  return withoutFragment(normalize(uri, { level: "scheme" })).split("?", 1)[0] ?? "";
}

/** What a file of redirects writes as it is, as a reference. */
function encoded(reference: string): string {
  return reference.replace(/[^!#$%&-;=?-Z_a-z~]+/g, (characters) => encode(characters, "segment"));
}

function decoded(path: string): string {
  return decode(path, { invalid: "replace" });
}

/** The folders in which a file is: of `a/b/c.html`, `a` and `a/b`, and the site itself, whose name is empty. */
function foldersOf({ name }: NamedFile): string[] {
  const folders = name.split("/").slice(0, -1);
  return ["", ...folders.map((_, i) => folders.slice(0, i + 1).join("/"))];
}

/** The files that a server would give for a path: it, its index, or the page whose ending is left out. */
function namesOf(path: string): string[] {
  const folder = path.replace(/\/?$/, path === "" ? "" : "/");
  const indices = INDEX.map((name) => folder + name);
  return path === "" || path.endsWith("/") ? indices : [path, `${path}.html`, ...indices];
}

/** The files of Markdown of which a generator makes the page that a server gives for a path. */
function sourcesOf(path: string): string[] {
  const page = path.replace(/(?:\.html|\/)$/, "");
  const folder = page === "" ? "" : `${page}/`;
  const names = [`${folder}index`, ...(page === "" ? [] : [page])];
  return names.flatMap((name) => [`${name}.md`, `${name}.mdx`]);
}
