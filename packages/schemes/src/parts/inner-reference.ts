/**
 * RFC 3986 §1.1.1, §4.3: schemes that wrap another reference, such as `view-source`: to RFC 3986 it is a path and a query,
 * and its own scheme defines its meaning.
 */

import { isUri } from "urikit";
import { normalTriplets } from "urikit/foundation";
import { fault } from "./fault.ts";
import { INNER_REFERENCE_FAULTS } from "./faults.ts";
import type { SchemeRule, SchemeSource, TextSpan } from "./source.ts";

/** The URI in a span, as it is written. */
export function readInner(source: SchemeSource, span: TextSpan, rule: SchemeRule): string {
  const written = source.slice(span);
  if (isUri(written)) return written;
  // The triplet of an unreserved character is the character (RFC 3986 §2.3).
  const inner = normalTriplets(source.text, span.from, span.to);
  if (isUri(inner)) return inner;
  throw source.error(span.from, rule, fault("a-URI", "inner-not-uri", INNER_REFERENCE_FAULTS));
}

/** A text that reaches beyond the path, in components. */
export function splitInner(text: string): {
  readonly path: string;
  readonly query?: string | undefined;
  readonly fragment?: string | undefined;
} {
  const hash = text.indexOf("#");
  const [before, fragment] = hash < 0 ? [text] : [text.slice(0, hash), text.slice(hash + 1)];
  const mark = before.indexOf("?");
  return mark < 0
    ? { path: before, fragment }
    : { path: before.slice(0, mark), query: before.slice(mark + 1), fragment };
}
