/**
 * WHATWG URL §4.4, RFC 3986 §7: an address for `href` from a text that a stranger wrote. A text passes if the grammar and
 * browsers read it alike; nothing is decoded, stripped or repaired to make it pass.
 */

import { scanIri } from "../iri/scan.ts";
import { type ReferenceLayout, targetOf } from "../resolve.ts";
import type { LINKS } from "../syntax/english.ts";
import { excerpt } from "../syntax/printable.ts";
import { requireOptions } from "../syntax/require-option.ts";
import { requireString } from "../syntax/require-string.ts";
import { type Statement, statement } from "../syntax/statement.ts";

/** Where a link may lead. */
export interface SafeLinkOptions {
  /** The schemes that a link may have, in any case of letters: `http`, `https` and `mailto` unless given. */
  readonly schemes?: readonly string[] | undefined;
  /** The URI against which a relative reference is resolved; unless given, it stays as it is written. */
  readonly base?: string | undefined;
}

/** The answer of {@link safeLink}: the address, or the reason why there is no address. */
export type SafeLink =
  | { readonly href: string; readonly reason: undefined }
  | { readonly href: undefined; readonly reason: Statement<keyof typeof LINKS> };

const SCHEMES: readonly string[] = ["http", "https", "mailto"];

/** The schemes for which browsers find a host with any number of slashes (WHATWG URL §3, "special"). */
const NEEDS_HOST = /^(?:https?|wss?|ftp)$/;

/** Those that run code. */
const RUNS = /^(?:javascript|vbscript)$/;

/** Formatting that RFC 3987 §4.1 forbids: it turns text around. */
const TURNS_TEXT = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

/** A character reference of HTML before the path goes on: unescaped in a page, it could become a scheme or a host. */
const CHARACTER_REFERENCE = /^(?:[^/?#]*\/\/)?[^/?]*&(?:#|[A-Za-z]\w*;)/;

/**
 * An address that may be written into `href`, from a text that a stranger wrote: a URI or an IRI with one of the listed
 * schemes, or a relative reference.
 *
 * Controls and spaces at the ends go, as browsers do it. Anything else that browsers read differently is refused: tabs and
 * line breaks, backslashes, `https:/host`, `///host`. So are a userinfo, which shows another host than the one that is
 * reached, formatting that turns text around, and character references of HTML, such as `javascript&colon;`, which a page
 * that forgets to escape would decode. `javascript` and `vbscript` are never allowed. Set the result as an attribute, or
 * escape it, as all text.
 *
 * @param text The text of the stranger.
 * @param options The schemes, and the base of relative references.
 * @returns `href`, the address as it is written, or resolved against the base; or `reason`, a statement of which
 * `urikit/words` makes a sentence.
 * @throws {TypeError} If `text` is not a string, `schemes` is not a list of names or has one that runs code, or `base` is
 * not a URI with one of them.
 *
 * @example
 * ```ts
 * import { safeLink } from "urikit/web";
 *
 * safeLink(" https://example.org/a?b#c ").href; // => "https://example.org/a?b#c"
 * safeLink("../a", { base: "https://example.org/b/c" }).href; // => "https://example.org/a"
 * safeLink("java\nscript:alert(1)").href; // => undefined
 * safeLink("data:text/html,x").reason; // => { id: "link-scheme", values: ["data"] }
 * ```
 */
export function safeLink(text: string, options: SafeLinkOptions = {}): SafeLink {
  requireString(text);
  const { schemes, base } = requireOptions(options, { schemes: true, base: true });
  const allowed = schemesOf(schemes);
  const from = base === undefined ? undefined : baseOf(base, allowed);
  const trimmed = withoutEnds(text);
  const read = scanned(trimmed);
  const reason = trimmed === "" ? statement<Id>("link-empty") : refusal(read, allowed);
  if (reason !== undefined || read === undefined)
    return { href: undefined, reason: reason ?? statement<Id>("link-invalid") };
  return { href: from === undefined ? trimmed : targetOf(read, from, true), reason: undefined };
}

/** Without what browsers strip at the ends: controls and spaces. */
function withoutEnds(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && text.charCodeAt(from) <= 0x20) from++;
  while (to > from && text.charCodeAt(to - 1) <= 0x20) to--;
  return text.slice(from, to);
}

type Id = keyof typeof LINKS;

/** A text as it was read; `hostFrom` and `hostTo` are those of its authority. */
type Read = ReferenceLayout & { readonly hostFrom: number; readonly hostTo: number };

function scanned(text: string): Read | undefined {
  const read = scanIri(text);
  return read && { ...read, text };
}

/** Why a text is not a safe link. */
function refusal(read: Read | undefined, allowed: readonly string[]): Statement<Id> | undefined {
  if (read === undefined) return statement("link-invalid");
  const { text, schemeEnd, hostFrom, hostTo, pathFrom } = read;
  const scheme = text.slice(0, Math.max(schemeEnd, 0)).toLowerCase();
  if (schemeEnd >= 0 && !allowed.includes(scheme)) return statement("link-scheme", excerpt(scheme));
  if (TURNS_TEXT.test(text)) return statement("link-turned");
  if (CHARACTER_REFERENCE.test(text)) return statement("link-character-reference");
  const [start, hasAuthority] = [schemeEnd + 1, schemeEnd + 1 < pathFrom];
  if (hasAuthority && start + 2 < hostFrom) return statement("link-userinfo");
  // A relative reference gets the scheme of a page of the Web.
  const needsHost = schemeEnd < 0 ? hasAuthority : NEEDS_HOST.test(scheme);
  return needsHost && !(hasAuthority && hostFrom < hostTo) ? statement("link-without-host") : undefined;
}

/** The names of the schemes, in lower case. */
function schemesOf(schemes: readonly string[] | undefined): readonly string[] {
  if (schemes === undefined) return SCHEMES;
  if (!Array.isArray(schemes)) throw new TypeError("schemes must be an array of names");
  return schemes.map((scheme) => {
    requireString(scheme, "a scheme");
    if (RUNS.test(scheme.toLowerCase()))
      throw new TypeError(`schemes must not have ${excerpt(scheme)}: it runs code`);
    return scheme.toLowerCase();
  });
}

function baseOf(base: string, allowed: readonly string[]): ReferenceLayout {
  requireString(base, "the base");
  const read = scanned(base);
  if (read === undefined || read.schemeEnd < 0 || refusal(read, allowed) !== undefined)
    throw new TypeError("the base must be a URI with one of the schemes");
  return read;
}
