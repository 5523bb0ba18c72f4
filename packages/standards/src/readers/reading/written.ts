/** The pieces that are written in a text, whoever reads it; and whether a host in it is a guess. */

import { partsOf } from "../../parts.ts";

/** The pieces that are written in a text, whoever reads it. */
export interface Written {
  /** The texts that may be taken for its scheme, in lower case: one, or two after the prefix `url:`. */
  readonly schemes: readonly string[];
  /** Whether two slashes and an authority that is not empty follow (RFC 3986 §3.2). */
  readonly hasAuthority: boolean;
  /** Whether two slashes follow, and an authority, empty or not. */
  readonly hasSlashes: boolean;
}

/** The characters that the URL Standard removes before it reads (WHATWG URL §4.4). */
const REMOVED = /^[\0- ]+|[\t\n\r]+/g;

/** The pieces that are written in a text; it is read with the scheme of a base, if it has no scheme. */
export function writtenIn(text: string, baseScheme?: string): Written {
  const cleaned = text.replace(REMOVED, "");
  const [prefix = ""] = /^url:/i.exec(cleaned) ?? []; // RFC 3986 Appendix C; java.net.URL drops it
  const { scheme, authority } = partsOf(cleaned.slice(prefix.length));
  const names = [prefix.slice(0, -1), scheme ?? baseScheme ?? ""].filter((name) => name !== "");
  return {
    schemes: names.map((name) => name.toLowerCase()),
    hasAuthority: Boolean(authority),
    hasSlashes: authority !== undefined,
  };
}

/** After these, browsers take any number of slashes, and none, for two (WHATWG URL §3.1, §4.4). */
const SLASHES_ARE_FREE: ReadonlySet<string> = new Set(["http", "https", "ws", "wss", "ftp"]);

/**
 * Whether a host that a reader finds in a text is a guess: no authority is written, and no standard has one after the
 * scheme, as in `mailto:a@b`, `localhost:80` and `a/b`.
 */
export function isGuessed({ schemes, hasAuthority }: Written): boolean {
  return !hasAuthority && !schemes.some((scheme) => SLASHES_ARE_FREE.has(scheme));
}

/**
 * Whether every host that a reader finds in a reference is a guess, as no authority is written in it, and browsers do not
 * go to one all the same.
 *
 * @throws {TypeError} If `reference` or `base` is not a string.
 *
 * @example
 * ```ts
 * import { isHostGuessed } from "@urikit/standards";
 *
 * isHostGuessed("mailto:a@b.example"); // => true
 * isHostGuessed("localhost:80"); // => true
 * isHostGuessed("http:b.example"); // => false
 * ```
 */
export function isHostGuessed(reference: string, base?: string): boolean {
  if (typeof reference !== "string") throw new TypeError("the reference must be a string");
  if (base !== undefined && typeof base !== "string") throw new TypeError("the base must be a string");
  return isGuessed(writtenIn(reference, base === undefined ? undefined : partsOf(base).scheme));
}
