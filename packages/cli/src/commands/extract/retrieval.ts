/** RFC 3986 §5.1.3, §5.1.4: the URI by which each document was retrieved, or would be, as options say it. */

import { relative, sep } from "node:path";
import { uriOnSite } from "@urikit/documents/site";
import { isUri } from "urikit";
import { UsageError } from "../../exit.ts";

/** Where a site is. */
export interface SitePlace {
  readonly folder: string;
  /** The URI of the folder. */
  readonly at: string;
}

/** The options that say where documents are from. */
export interface RetrievalOptions {
  /** A folder, and its URI. */
  readonly site?: string;
  readonly at?: string;
  readonly retrievedFrom?: string;
  readonly base?: string;
  readonly references: readonly string[];
  readonly input: readonly string[];
}

/** A site is one folder at one URI. @throws {UsageError} If the options say something else. */
export function requireRetrieval(options: RetrievalOptions): void {
  const { site, at, retrievedFrom, base, references, input } = options;
  requireUri("--retrieved-from", retrievedFrom);
  requireUri("--base", base);
  requireUri("--at", at);
  if ((site === undefined) !== (at === undefined)) throw new UsageError("extract-site-at");
  if (site === undefined) return;
  if (references.length + input.length > 0) throw new UsageError("extract-site-one");
  if (retrievedFrom !== undefined)
    throw new UsageError("options-exclude", "--site <FOLDER>", "--retrieved-from <URI>");
}

/** @throws {UsageError} If the value of an option is not a URI. */
export function requireUri(option: string, text: string | undefined): void {
  if (text !== undefined && !isUri(text)) throw new UsageError("option-not-uri", option, text);
}

/** The files and folders to read. */
export function pathsOf({ site, references, input }: RetrievalOptions): string[] {
  return [...(site === undefined ? [] : [site]), ...references, ...input];
}

/** The site, if the options name one. */
export function siteOf({ site: folder, at }: RetrievalOptions): SitePlace | undefined {
  return folder === undefined || at === undefined ? undefined : { folder, at };
}

/** The URI of a document; undefined if nothing says it. */
export function retrievalOf(path: string, options: RetrievalOptions): string | undefined {
  const site = siteOf(options);
  return site === undefined ? options.retrievedFrom : uriOfFile(path, site);
}

/** The URI by which the site gives out a file. */
export function uriOfFile(path: string, { folder, at }: SitePlace): string {
  return uriOnSite(at, nameIn(folder, path));
}

/** The path of a file within a folder. */
export function nameIn(folder: string, path: string): string {
  return relative(folder, path).split(sep).join("/");
}
