/** The fragments in a set of pages, and whether each leads to a part of its page (RFC 3986 §3.5, HTML §7.4.6.4). */

import { isUri, normalize } from "urikit";
import { requireObject, requireString } from "urikit/foundation";
import { contextOptions } from "./context-options.ts";
import { charsetOptions, textFrom } from "./decoding.ts";
import { type DocumentSource, extractReferences } from "./extract.ts";
import type { FoundReference } from "./found-reference.ts";
import { type Identifiers, identifiersIn } from "./html/identifiers.ts";
import type { DocumentWarning } from "./sink.ts";
import { withoutFragment } from "./without-fragment.ts";

/** A page in HTML whose fragments are checked. */
export interface HtmlPage {
  /** The URI by which it was retrieved (RFC 3986 §5.1.3). */
  readonly uri: string;
  readonly source: DocumentSource;
  /** The charset that its transport declares. */
  readonly charset?: string | undefined;
}

/** A reference with a fragment, and whether that leads somewhere. */
export interface FragmentCheck<Page extends HtmlPage> {
  /** The page in which the reference stands. */
  readonly page: Page;
  readonly found: FoundReference;
  /** The fragment of its target. */
  readonly fragment: string;
  /** The page to which it leads; undefined if that is not among the pages. */
  readonly targetPage: Page | undefined;
  /** Whether the target has such a part; `unknown` if the target is not among the pages. */
  readonly verdict: "there" | "missing" | "unknown";
}

/** The options of a check. */
export interface FragmentCheckOptions<Page extends HtmlPage> {
  /** Is called with each warning about a page. */
  readonly onWarning?: ((warning: DocumentWarning, page: Page) => void) | undefined;
}

/**
 * Checks every fragment in a set of pages, the same-document ones and those of other pages of the set. Each page is read
 * twice: for what fragments may name, which stays in memory, and for its references.
 *
 * @throws {TypeError} If the `uri` of a page is not a URI.
 *
 * @example
 * ```ts
 * import { checkFragments } from "@urikit/documents";
 *
 * const open = () => [new TextEncoder().encode('<p id="a"><a href="#a">there</a> <a href="#b">missing</a>')];
 * const verdicts = [];
 * for await (const { fragment, verdict } of checkFragments([{ uri: "http://example.org/", source: { open } }]))
 *   verdicts.push(`${fragment}: ${verdict}`);
 * verdicts; // => ["a: there", "b: missing"]
 * ```
 */
export async function* checkFragments<Page extends HtmlPage>(
  pages: Iterable<Page>,
  options: FragmentCheckOptions<Page> = {},
): AsyncGenerator<FragmentCheck<Page>, void, undefined> {
  if (typeof pages?.[Symbol.iterator] !== "function" || typeof pages === "string")
    throw new TypeError("the pages must be iterable");
  const own = contextOptions(options, { onWarning: true });
  const known = new Map<string, Surveyed<Page>>();
  for (const page of pages) {
    const key = keyOf(page);
    const text = textFrom(page.source.open(), charsetOptions(page.charset, "html"));
    known.set(key, { page, identifiers: await identifiersIn(text) });
  }
  for (const { page } of known.values()) yield* checkPage(page, known, own);
}

/** A page, and what fragments may name in it. */
interface Surveyed<Page> {
  readonly page: Page;
  readonly identifiers: Identifiers;
}

function keyOf(page: HtmlPage): string {
  const { uri } = requireObject(page, "a page");
  requireString(uri, "the uri of a page");
  if (!isUri(uri)) throw new TypeError(`the uri of a page must be a URI, not ${JSON.stringify(uri)}`);
  return normalize(withoutFragment(uri), { level: "scheme" });
}

async function* checkPage<Page extends HtmlPage>(
  page: Page,
  known: ReadonlyMap<string, Surveyed<Page>>,
  { onWarning }: FragmentCheckOptions<Page>,
): AsyncGenerator<FragmentCheck<Page>> {
  const { uri: retrieval, charset, source } = page;
  const context = { retrieval, charset, onWarning: (warning: DocumentWarning) => onWarning?.(warning, page) };
  for await (const found of extractReferences(source, "html", context)) {
    const uri = leadsToPart(found) ? found.target : undefined;
    const hash = uri?.indexOf("#") ?? -1;
    if (uri === undefined || hash < 0) continue;
    const fragment = uri.slice(hash + 1);
    const surveyed = known.get(normalize(uri.slice(0, hash), { level: "scheme" }));
    const verdict = surveyed === undefined ? "unknown" : verdictOn(surveyed.identifiers, fragment);
    yield { page, found, fragment, targetPage: surveyed?.page, verdict };
  }
}

function verdictOn(identifiers: Identifiers, fragment: string): "there" | "missing" {
  return identifiers.isIndicated(fragment) ? "there" : "missing";
}

/** Attributes whose fragment names something else: a `map` by its name, or a thing in the world. */
const OTHER_NAMES: ReadonlySet<string | undefined> = new Set([
  "usemap",
  "itemid",
  "itemtype",
  "profile",
  "classid",
]);

/** Whether the fragment of a reference should lead to a part of a page. The page in `srcdoc` is not one of the set. */
export function leadsToPart({ kind, where, reference }: FoundReference): boolean {
  if (kind !== "reference" || where.element === "base") return false;
  if (where.within === "srcdoc" && reference.startsWith("#")) return false;
  return !OTHER_NAMES.has(where.attribute);
}
