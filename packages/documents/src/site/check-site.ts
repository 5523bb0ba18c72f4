/** The links of a folder of files that is a site: whether each leads somewhere, without any network (RFC 3986 §3.5, §5). */

import { isRelativeReference } from "urikit";
import { requireOption, requireOptions } from "urikit/foundation";
import { leadsToPart } from "../check-fragments.ts";
import { type DocumentSource, extractReferences } from "../extract.ts";
import type { FoundReference } from "../found-reference.ts";
import { HEADING_NAMES, type HeadingNames } from "../markdown/headings.ts";
import type { DocumentType } from "../media-types.ts";
import type { DocumentWarning } from "../sink.ts";
import { withoutFragment } from "../without-fragment.ts";
import { type IsPart, partsOf } from "./parts.ts";
import { type Redirect, requireRedirects } from "./redirects.ts";
import { type NamedFile, SiteFiles } from "./site-files.ts";

/** A file of a site. */
export interface SiteFile extends NamedFile {
  /** Undefined if it is not text, as an image: it may be led to. */
  readonly type: DocumentType | undefined;
  readonly source: DocumentSource;
}

/** What can be wrong with a link, a page or a redirect: {@link SITE_FAULTS}. */
export type SiteFault =
  /** There is no such file. */
  | "missing"
  /** There is the file, without such a part. */
  | "missing-part"
  /** There is a file whose name differs in the case of its letters. */
  | "other-case"
  /** It is not a URI reference. */
  | "invalid"
  /** It is relative, and its document has no base. */
  | "no-base"
  /** A folder with files, but without an index: some servers list them, and others give nothing. */
  | "no-index"
  /** A relative reference leads to the same host, but out of the site. */
  | "outside"
  /** No other file leads to the page. */
  | "unlinked"
  /** The redirect leads to another redirect. */
  | "redirect-chain"
  /** The redirect, or that of the link, leads to itself again. */
  | "redirect-loop";

/** All faults. */
export const SITE_FAULTS: readonly SiteFault[] = [
  "missing",
  "missing-part",
  "other-case",
  "invalid",
  "no-base",
  "no-index",
  "outside",
  "unlinked",
  "redirect-chain",
  "redirect-loop",
];

/** Something that is wrong. */
export interface SiteFinding<File extends SiteFile> {
  readonly fault: SiteFault;
  /** Undefined if the fault is that of a redirect. */
  readonly file?: File;
  /** The link; undefined if the fault is that of a page or a redirect. */
  readonly found?: FoundReference;
  readonly redirect?: Redirect;
  /** The file to which it leads, or would. */
  readonly target?: File;
}

/** The options of a check. */
export interface SiteOptions<File extends SiteFile> {
  /** The URI of the folder. */
  readonly at: string;
  /** As `readRedirects` gives them; the first one about a path counts. */
  readonly redirects?: readonly Redirect[];
  /**
   * How headings of Markdown become names; `github` if nothing is said. With `vitepress`, pages are made of Markdown: `a` and `a.html`
   * lead to `a.md`.
   */
  readonly headings?: HeadingNames;
  /** Is called for each link into the site. */
  readonly onLink?: () => void;
  /** Is called with each warning about a file. */
  readonly onWarning?: (warning: DocumentWarning, file: File) => void;
}

/**
 * Checks the links of a site: those in pages, style sheets, XML, Markdown and manifests. An index is the page of its folder, and
 * `/a` is `a`, `a.html` or the index of `a/`. A fragment names an element of HTML, a heading of Markdown, words (`:~:text=`) or a
 * line (`L10`); those of other documents are not judged. A document to which a fragment leads is read once more for what fragments may name in it,
 * which stays in memory.
 *
 * @throws {TypeError} If `at` is not a URI.
 *
 * @example
 * ```ts
 * import { checkSite } from "@urikit/documents/site";
 *
 * const page = (html: string) => ({ type: "html" as const, source: { open: () => [new TextEncoder().encode(html)] } });
 * const files = [
 *   { name: "index.html", ...page('<a href="a#x">there</a> <a href="a#y">no part</a> <a href="b">no file</a>') },
 *   { name: "a.html", ...page('<p id="x">') },
 * ];
 * const faults = [];
 * for await (const { fault, found } of checkSite(files, { at: "https://example.org/" })) faults.push(`${found?.reference}: ${fault}`);
 * faults; // => ["a#y: missing-part", "b: missing"]
 * ```
 */
export async function* checkSite<File extends SiteFile>(
  files: Iterable<File>,
  options: SiteOptions<File>,
): AsyncGenerator<SiteFinding<File>, void, undefined> {
  const {
    at,
    redirects = [],
    headings = "github",
    onLink,
    onWarning,
  } = requireOptions(options, { at: true, redirects: true, headings: true, onLink: true, onWarning: true });
  requireOption("headings", headings, HEADING_NAMES);
  const site = new SiteFiles(files, at, requireRedirects(redirects), headings === "vitepress");
  const parts = new PartsOfFiles<File>(headings);
  const linked = new Set<File>();
  for (const file of site.files) {
    if (file.type === undefined || !LINKING.has(file.type)) continue;
    const warn = (warning: DocumentWarning) => onWarning?.(warning, file);
    const context = { retrieval: site.uriOf(file), onWarning: warn };
    for await (const found of extractReferences(file.source, file.type, context)) {
      const link = await linkOf(found, site, parts);
      if (link === undefined) continue;
      onLink?.();
      const { fault, target } = link;
      if (target !== undefined && target !== file) linked.add(target);
      if (fault !== undefined) yield { fault, file, found, ...(target && { target }) };
    }
  }
  for (const file of site.files) if (!linked.has(file) && isPage(file)) yield { fault: "unlinked", file };
  for (const redirect of redirects) yield* redirectFaults(redirect, site);
}

/** The documents whose references are links; in running text and data they are mentioned. */
const LINKING: ReadonlySet<DocumentType> = new Set(["html", "css", "xml", "markdown", "mdx", "manifest"]);

/** A link into the site. */
interface Link<File> {
  readonly fault?: SiteFault | undefined;
  readonly target?: File | undefined;
}

/** Undefined if a reference is no link, or leads to another host. */
async function linkOf<File extends SiteFile>(
  found: FoundReference,
  site: SiteFiles<File>,
  parts: PartsOfFiles<File>,
): Promise<Link<File> | undefined> {
  const { target, kind, where, reference } = found;
  if (kind !== "reference" || where.element === "base") return undefined;
  if (target === undefined) return { fault: found.valid ? "no-base" : "invalid" };
  const lead = site.leadOf(target);
  if (lead.to === "elsewhere") return undefined;
  if (lead.to === "outside") return isWithinHost(reference) ? { fault: "outside" } : undefined;
  if (lead.to === "folder") return { fault: "no-index" };
  if (lead.to === "nothing") return { fault: "missing" };
  if (lead.to === "loop") return { fault: "redirect-loop" };
  if (lead.to === "other-case") return { fault: "other-case", target: lead.file };
  const isThere = leadsToPart(found) ? await parts.has(target, lead.file) : true;
  return { target: lead.file, fault: isThere ? undefined : "missing-part" };
}

/** Whether a reference says neither scheme nor host. */
function isWithinHost(reference: string): boolean {
  return isRelativeReference(reference) && !reference.startsWith("//");
}

/** The parts of the files to which a fragment leads; the others need not be read for them. */
class PartsOfFiles<File extends SiteFile> {
  readonly #headings: HeadingNames;
  readonly #known = new Map<File, IsPart | undefined>();

  constructor(headings: HeadingNames) {
    this.#headings = headings;
  }

  /** Whether a file has the part that a target names; false only if it is known. */
  async has(target: string, file: File): Promise<boolean> {
    const fragment = target.slice(withoutFragment(target).length + 1);
    if (fragment === "") return true;
    const isPart = await this.#of(file);
    return (await isPart?.(fragment)) !== false;
  }

  async #of(file: File): Promise<IsPart | undefined> {
    if (!this.#known.has(file)) {
      const { type, source } = file;
      this.#known.set(file, type && (await partsOf(source, type, this.#headings)));
    }
    return this.#known.get(file);
  }
}

/** The first page of the site needs no link to it, and neither does the one of what is not there. */
function isPage({ name, type }: SiteFile): boolean {
  return (type === "html" || type === "markdown") && !/^(?:index\.html?|404\.html|readme\.md)$/i.test(name);
}

function* redirectFaults<File extends SiteFile>(
  redirect: Redirect,
  site: SiteFiles<File>,
): Generator<SiteFinding<File>> {
  const lead = site.leadOfRedirect(redirect);
  if (lead === undefined) return;
  if (lead.to === "loop") yield { fault: "redirect-loop", redirect };
  else if (lead.to === "nothing") yield { fault: "missing", redirect };
  else if (lead.redirects > 1) yield { fault: "redirect-chain", redirect };
}
