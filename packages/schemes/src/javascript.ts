/**
 * HTML, "The javascript: URL special case": `javascript`. Code, and nothing that could be reached.
 */

import { defineScheme } from "./parts/define-scheme.ts";
import { JAVASCRIPT_FAULTS } from "./parts/faults.ts";
import { noPlan } from "./parts/no-plan.ts";
import { encodeData } from "./parts/octet-data.ts";
import type { SchemeRule } from "./parts/source.ts";

/** The meaning of a `javascript` reference. */
export interface JavascriptReading {
  /** The code, decoded: all that follows the first colon, whatever it is to RFC 3986. */
  readonly code: string;
}

const DOCUMENT = "WHATWG HTML, javascript: URLs";
const RULE: SchemeRule = { rule: "javascript URL", section: "RFC 3986 §7.6" };

/**
 * `javascript` (WHATWG HTML): a custom of browsers, which are its only users. There is no plan for it, and no normal form of
 * its own.
 *
 * @example
 * ```ts
 * import { javascript } from "@urikit/schemes";
 *
 * javascript.read("javascript:alert(%22a%22)").code; // => "alert(\"a\")"
 * ```
 */
export const javascript = defineScheme({
  name: "javascript",
  specification: DOCUMENT,
  origin: DOCUMENT,
  standing: "custom",
  read: (source): JavascriptReading => {
    const { schemeEnd, to } = source.layout;
    return { code: source.decode({ from: schemeEnd + 1, to }) };
  },
  write: ({ code }) => ({ path: encodeData(code, "/!$&'()*+,;=:@").replace(/^\//, "%2F") }),
  plan: noPlan(RULE, "code-to-run", JAVASCRIPT_FAULTS),
});
