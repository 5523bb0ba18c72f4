/** The editions, the oldest first. */

import type { Edition } from "./edition.ts";
import { rfc1738 } from "./editions/rfc1738/rfc1738.ts";
import { rfc1808 } from "./editions/rfc1808/rfc1808.ts";
import { rfc2396 } from "./editions/rfc2396/rfc2396.ts";
import { rfc2396bis01 } from "./editions/rfc2396bis-01/rfc2396bis-01.ts";
import { rfc3986 } from "./editions/rfc3986/rfc3986.ts";
import { urlSyntax05 } from "./editions/url-syntax-05/url-syntax-05.ts";
import { hasPlatformUrl } from "./editions/whatwg/platform.ts";
import { whatwg } from "./editions/whatwg/whatwg.ts";

/** All of them, in the order of their dates; `whatwg` is the last, where the platform has a `URL`. */
export const EDITIONS: readonly Edition[] = [
  rfc1738,
  rfc1808,
  urlSyntax05,
  rfc2396,
  rfc2396bis01,
  rfc3986,
  ...(hasPlatformUrl ? [whatwg] : []),
];
