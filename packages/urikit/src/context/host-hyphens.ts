/**
 * RFC 3986 §3.2.2, RFC 952: a host name has hyphens of ASCII. Word processors write others there, which look the same:
 * `www.7\u2011Eleven.com`. A host that is cut before one is another host.
 */

/** Hyphen, non-breaking hyphen, minus, small and full-width hyphen-minus, and the soft hyphen. */
const LOOKALIKES = "\u2010\u2011\u2212\ufe63\uff0d\u00ad";

const ALL = new RegExp(`[${LOOKALIKES}]`, "g");

/** What follows a hyphen within a label. */
const IN_LABEL = /[\p{L}\p{N}]/u;

/**
 * Whether the character at an index looks like a hyphen, and stands within the host of a reference.
 *
 * @param from The index after the colon of its scheme.
 */
export function isHyphenOfHost(text: string, from: number, index: number): boolean {
  return (
    LOOKALIKES.includes(text.charAt(index)) &&
    IN_LABEL.test(text.charAt(index + 1)) &&
    isHost(text.slice(from, index))
  );
}

/** An authority as far as it goes. */
function isHost(before: string): boolean {
  return /^\/\/[^/?#]+$/.test(before);
}

/** A reference with hyphens of ASCII in its host; undefined if it has no others there. */
export function withHyphens(reference: string): string | undefined {
  const end = /^[^:/?#]*:\/\/[^/?#]*/.exec(reference)?.[0].length ?? 0;
  const host = reference.slice(0, end);
  const mended = host.replace(ALL, (hyphen) => (hyphen === "\u00ad" ? "" : "-"));
  return mended === host ? undefined : mended + reference.slice(end);
}
