/** The editions, the oldest first. */

import { rfc1738 } from "./rfc1738/rfc1738.ts";
import { rfc1808 } from "./rfc1808/rfc1808.ts";
import { rfc2396 } from "./rfc2396/rfc2396.ts";
import { rfc2396bis01 } from "./rfc2396bis-01/rfc2396bis-01.ts";
import { rfc3986 } from "./rfc3986/rfc3986.ts";
import type { Standard } from "./standard.ts";
import { urlSyntax05 } from "./url-syntax-05/url-syntax-05.ts";
import { hasPlatformUrl } from "./whatwg/platform.ts";
import { whatwg } from "./whatwg/whatwg.ts";

/** All of them, in the order of their dates; `whatwg` is the last, where the platform has a `URL`. */
export const STANDARDS: readonly Standard[] = [
  rfc1738,
  rfc1808,
  urlSyntax05,
  rfc2396,
  rfc2396bis01,
  rfc3986,
  ...(hasPlatformUrl ? [whatwg] : []),
];
