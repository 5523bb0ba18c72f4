/**
 * The bases of a page in HTML or XHTML: HTML §4.2.3, "set the frozen base URL". A base that is not a URI reference is
 * read as browsers read it, or else the targets of relative references stay unknown: another base would be a guess.
 */

import { isUri, maskPassword, repair, UriSyntaxError } from "urikit";
import { type BaseLayers, type EstablishedBase, establishBase } from "urikit/context";
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
  const warn = (code: "unusable-base" | "repaired-base", message: string) => sink.warn({ code, message });
  return { content: href === undefined ? outer : baseNamed(href, around, warn), outer, own };
}

type Warn = (code: "unusable-base" | "repaired-base", message: string) => void;

function baseNamed(href: string, around: Omit<BaseLayers, "content">, warn: Warn): EstablishedBase {
  const shown = JSON.stringify(maskPassword(href));
  if (/^(?:data|javascript):/i.test(href)) {
    warn("unusable-base", `ignored the base ${shown}: its scheme cannot be a base`);
    return establishBase(around);
  }
  const base = establishBase({ ...around, content: href });
  const skipped = base.skipped.find(({ layer, reason }) => layer === "content" && reason !== "absent");
  if (skipped?.reason === "invalid") return repairedBase(href, around, warn);
  if (skipped !== undefined) warn("unusable-base", `ignored the base ${shown}: it is ${skipped.reason}`);
  return base;
}

/** The base as browsers read it: the page's own URI if they cannot; none if what they read is not a URI. */
function repairedBase(href: string, around: Omit<BaseLayers, "content">, warn: Warn): EstablishedBase {
  const outer = establishBase(around);
  const shown = JSON.stringify(maskPassword(href));
  const read = readByBrowsers(href, outer.text);
  if (read === undefined) {
    warn("unusable-base", `ignored the base ${shown}: it is invalid`);
    return outer;
  }
  const repaired = repairedText(read);
  if (repaired === undefined) {
    warn("unusable-base", `the base ${shown} is invalid: relative references have no target`);
    return establishBase({});
  }
  warn("repaired-base", `the base ${shown} is invalid; read as browsers read it: ${maskPassword(repaired)}`);
  return establishBase({ ...around, content: repaired });
}

/** By the WHATWG URL Standard; undefined if that fails. */
function readByBrowsers(href: string, base: string | undefined): string | undefined {
  return URL.canParse(href, base) ? new URL(href, base).href : undefined;
}

/** Browsers leave some characters that no URI holds, such as `|`. */
function repairedText(text: string): string | undefined {
  try {
    const repaired = repair(text);
    return isUri(repaired) ? repaired : undefined;
  } catch (error) {
    if (error instanceof UriSyntaxError) return undefined;
    throw error;
  }
}
