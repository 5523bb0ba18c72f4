/** The bases of a page in HTML or XHTML: HTML §4.2.3, "set the frozen base URL". */

import { type BaseLayers, type EstablishedBase, establishBase } from "urikit/context";
import { contentBase, ignored } from "./content-base.ts";
import type { Sink } from "./sink.ts";

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

function baseNamed(
  href: string,
  around: Omit<BaseLayers, "content">,
  sink: Pick<Sink, "warn">,
): EstablishedBase {
  if (/^(?:data|javascript):/i.test(href)) {
    sink.warn(ignored(href, "of a scheme that cannot be a base"));
    return establishBase(around);
  }
  const { base, warnings } = contentBase([href], around);
  for (const warning of warnings) sink.warn(warning);
  return base;
}
