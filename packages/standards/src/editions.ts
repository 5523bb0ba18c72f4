/**
 * The list of the editions, the oldest first. To add an edition, write its file in `editions` and add it to this list,
 * at its place in time. The comparison, the command and the page go by the list, and an edition brings its own name,
 * sections and rules. If it reads by tables, its grammar goes into `grammars`, and `tools/tables.ts` names it.
 * `comparison/reasons.ts` may say why it differs from the others; until it does, a difference is only stated.
 */

import { hasPlatformUrl } from "@urikit/programs";
import type { Edition } from "./edition.ts";
import { rfc1738 } from "./editions/rfc1738.ts";
import { rfc1808 } from "./editions/rfc1808.ts";
import { rfc2396 } from "./editions/rfc2396.ts";
import { rfc2396bis01 } from "./editions/rfc2396bis-01.ts";
import { rfc3986 } from "./editions/rfc3986.ts";
import { urlSyntax05 } from "./editions/url-syntax-05.ts";
import { whatwg } from "./editions/whatwg.ts";

const ALL = [rfc1738, rfc1808, urlSyntax05, rfc2396, rfc2396bis01, rfc3986, whatwg] as const;

/** The name of an edition in data: its RFC, or its draft. */
export type EditionId = (typeof ALL)[number]["id"];

/**
 * All editions in the order of their dates; `whatwg` is the last, where the platform has a `URL`.
 *
 * @example
 * ```ts
 * import { EDITIONS } from "@urikit/standards";
 *
 * EDITIONS.filter((edition) => edition.check("http://my_host.example/") === undefined).map(({ name }) => name);
 * // => ["RFC 1808", "RFC 2396", "rfc2396bis-01", "RFC 3986", "WHATWG URL"]
 * ```
 */
export const EDITIONS: readonly Edition<EditionId>[] = ALL.filter(
  (edition) => edition !== whatwg || hasPlatformUrl,
);
