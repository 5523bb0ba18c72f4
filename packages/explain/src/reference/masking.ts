/**
 * References as people may see them: without what `redact` of `@urikit/audit` finds (RFC 3986 §3.2.1, §7.5). All that is
 * shown of a reference goes through here or through `redact` itself.
 */

import { type HiddenPart, redact, redaction } from "@urikit/audit/at-once";
import { parse, type UriReference } from "urikit";
import { printable } from "urikit/display";
import type { Statement } from "urikit/words";

/** In the order of the text; the scheme holds no secret. */
const COMPONENTS = ["userinfo", "host", "port", "path", "query", "fragment"] as const;

/**
 * The reference without its secrets, which has the same components, each with `***` where it had a secret; itself if it has
 * none. `redact` alone may take a host for the middle of a password, and then another text for the host.
 */
export function masked(reference: UriReference): UriReference {
  const { text, hidden } = redaction(reference.text);
  if (hidden.length === 0) return reference;
  const shown = parse(text); // `redact` leaves a valid reference valid
  const isAlike = COMPONENTS.every((name) => (shown[name] === undefined) === (reference[name] === undefined));
  return isAlike && shown.host === reference.host ? shown : parse(maskedWithin(reference, hidden));
}

/** The same for a text that is known to be valid. */
export function maskedText(text: string): string {
  return masked(parse(text)).text;
}

/** `***` for what is hidden of each component; a port is a number, and stays. */
function maskedWithin(reference: UriReference, hidden: readonly HiddenPart[]): string {
  let result = "";
  let shown = 0;
  for (const name of COMPONENTS) {
    const range = name === "port" ? undefined : reference.range(name);
    if (range === undefined) continue;
    const least = name === "path" && reference.path.startsWith("/") ? range.from + 1 : range.from;
    for (const part of hidden) {
      const from = Math.max(part.from, least, shown);
      const to = Math.min(part.to, range.to);
      if (from >= to) continue;
      result += `${reference.text.slice(shown, from)}***`;
      shown = to;
    }
  }
  return result + reference.text.slice(shown);
}

/** Any text, valid or not: made printable, and without its secrets. */
export function safeText(text: string): string {
  return printable(redact(text));
}

/** A statement whose values have no secrets, before it becomes a sentence. */
export function maskedStatement<Id extends string>(
  { id, values }: Statement<Id>,
  mask: (text: string) => string = redact,
): Statement<Id> {
  const shown = values.map((value) => {
    if (typeof value === "string") return mask(value);
    return typeof value === "object" ? maskedStatement(value, mask) : value;
  });
  return { id, values: shown };
}
