/**
 * RFC 3986 §2: the classes that the grammar sorts characters into, a bit each. A constant each, which a bundler writes in
 * its place.
 *
 * A module that asks for every character makes constants of its own from them, which the engine folds into its code; it
 * would look up imported ones each time.
 */

/** `ALPHA / DIGIT / "+" / "-" / "."` (§3.1); the first must be a letter. */
export const SCHEME = 1;
/** `unreserved / sub-delims`: a reg-name (§3.2.2), except its triplets. */
export const REG_NAME = 2;
/** `pchar / "/"`: a path (§3.3), except its triplets. */
export const PATH = 4;
/** `pchar / "/" / "?"`: a query or a fragment (§3.4, §3.5), except their triplets. */
export const QUERY = 8;
/** `ALPHA / DIGIT / "-" / "." / "_" / "~"` (§2.3). */
export const UNRESERVED = 16;
/** `A` to `Z`: not in the normal form of a scheme or a host (§6.2.2.1). */
export const UPPER = 32;
/** `.`; one bit below `SLASH`, so that `before >> 1 & now` finds a segment that begins with a dot. */
export const DOT = 64;
/** `/`. */
export const SLASH = 128;
