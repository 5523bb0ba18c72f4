/**
 * Whether all readers agree is known at one look: the text has the form that every edition since RFC 1738 and every
 * program reads alike. A scheme in small letters, because superagent takes another for a host; a host of letters, digits, and single hyphens and dots, whose last label is of letters; a path
 * of what RFC 1738 §3.3 has in one, without segments that begin with a dot, even an encoded one; after a path a query;
 * and no more.
 */

const PLAIN =
  /^https?:\/\/(?:[a-zA-Z0-9]+[.-])*(?<!-)[a-zA-Z]+(?:(?:\/(?!\.|%)(?:[a-zA-Z0-9$_.+!*'(),;:@&=-]|%[0-9a-fA-F]{2})*)+(?:\?(?:[a-zA-Z0-9$_.+!*'(),;:@&=-]|%[0-9a-fA-F]{2})*)?)?$/;

/** A longer label, or name, is not valid in DNS (RFC 1035 §2.3.4), and some programs say so. */
const LONGER_LABEL = /[a-z0-9-]{64}/i;

const LONGEST_NAME = 253;

/**
 * Whether one look is enough to know that all editions and programs read the reference alike, without a base. Where it is
 * `false`, they may or may not.
 *
 * @throws {TypeError} If `reference` is not a string.
 *
 * @example
 * ```ts
 * import { isReadAlike } from "@urikit/standards";
 *
 * isReadAlike("https://www.example.org/a/b.html?c=d"); // => true
 * isReadAlike("http://good.example\\@evil.example/"); // => false
 * ```
 */
export function isReadAlike(reference: string): boolean {
  if (typeof reference !== "string") throw new TypeError("the reference must be a string");
  if (!PLAIN.test(reference)) return false;
  const host = hostOf(reference);
  return host.length <= LONGEST_NAME && !LONGER_LABEL.test(host);
}

function hostOf(reference: string): string {
  const start = reference.indexOf("//") + 2;
  const end = reference.indexOf("/", start);
  return reference.slice(start, end === -1 ? reference.length : end);
}
