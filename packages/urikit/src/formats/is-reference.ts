/**
 * RFC 3986 §4.1: URI references; in less time than `isUriReference` takes for what most relative ones are.
 */

import { isUriReference } from "../predicates.ts";

/** `relative-part [ "?" query ] [ "#" fragment ]` without an authority and without triplets. Only its yes is sure. */
const RELATIVE = /* @__PURE__ */ relative();
/** V8 remembers each turn of a loop; a longer text could fill its memory for that. */
const LONGEST = 2048;

function relative(): RegExp {
  const marks = ".~!$&'()*+,;=@-";
  const [path, query] = [`[\\w/:${marks}]*`, `[\\w/:?${marks}]*`];
  return new RegExp(`^(?:/(?!/)${path}|[\\w${marks}]+(?:/${path})?)?(?:\\?${query})?(?:#${query})?$`);
}

/** Whether a value is the text of a URI reference (RFC 3986 §4.1). */
export function isReference(text: unknown): text is string {
  if (typeof text === "string" && text.length <= LONGEST && RELATIVE.test(text)) return true;
  return isUriReference(text);
}
