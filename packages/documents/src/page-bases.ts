/** The bases of a page in HTML or XHTML: HTML §4.2.3, "set the frozen base URL". */

import { isUri, isUriReference } from "urikit";
import { type BaseLayers, type EstablishedBase, establishBase } from "urikit/context";
import { statement } from "urikit/words";
import { contentBase, ignored } from "./content-base.ts";
import { type DocumentWarning, type Sink, warning } from "./sink.ts";

/** The bases of a page. */
export interface PageBases {
  /** For its references: the base that its `base` element names counts. */
  readonly content: EstablishedBase;
  /** For the reference in the `base` element itself. */
  readonly outer: EstablishedBase;
  /** The URI of the page itself, for the references that mean it: the default does not count. */
  readonly own: EstablishedBase;
}

/** The bases of a page that names the base `content`, or of a document that names none. */
export function pageBases({ content, ...around }: BaseLayers, sink: Pick<Sink, "warn">): PageBases {
  const outer = establishBase(around);
  const own = establishBase({ entity: around.entity, retrieval: around.retrieval });
  const href = typeof content === "string" ? content : undefined;
  return { content: href === undefined ? outer : baseNamed(href, around, sink), outer, own };
}

/**
 * url-syntax-05 and rfc2396bis-01 App. D: "The value of HREF must be an absolute URI". HTML §4.2.3 allows and resolves any
 * reference, and `<base href="/">` is what applications of one page have: it means the same on all pages of a site. A path
 * that does not begin with a slash means another base on each of them.
 */
function relative(href: string): DocumentWarning {
  return warning("relative-base", statement("base-is-relative", JSON.stringify(href)));
}

function baseNamed(
  href: string,
  around: Omit<BaseLayers, "content">,
  sink: Pick<Sink, "warn">,
): EstablishedBase {
  if (/^(?:data|javascript):/i.test(href)) {
    sink.warn(ignored(href, "base-scheme"));
    return establishBase(around);
  }
  const { base, warnings } = contentBase([href], around);
  for (const warning of warnings) sink.warn(warning);
  if (base.layer === "content" && isUriReference(href) && !isUri(href) && /^[^/]/.test(href))
    sink.warn(relative(href));
  return base;
}
