/**
 * UTS 46 §4.1: the validity criteria of a label.
 */

import { isAscii } from "./characters.ts";
import { type IdnaOptions, settingsOf } from "./options.ts";
import { processLabels } from "./process.ts";
import { encodePunycode } from "./punycode.ts";

/**
 * Whether a label is valid as it is (UTS 46 §4.1), in its Unicode form or its ASCII form: no mapping is applied. The
 * answer for what is not a string is `false`.
 *
 * @throws {TypeError} If the value of an option is not a boolean.
 *
 * @example
 * ```ts
 * import { isValidLabel } from "urikit/idna";
 *
 * isValidLabel("bücher"); // => true
 * isValidLabel("xn--bcher-kva"); // => true
 * isValidLabel("Bücher"); // => false
 * isValidLabel("a.b"); // => false
 * ```
 */
export function isValidLabel(label: unknown, options?: IdnaOptions): label is string {
  const settings = settingsOf(options);
  if (typeof label !== "string" || label === "") return false;
  const { labels, errors } = processLabels([label], settings, false);
  if (errors.length > 0) return false;
  const [text = ""] = labels;
  const encoded = isAscii(text) ? text : `xn--${encodePunycode(text)}`;
  return !settings.verifyDnsLength || encoded.length <= 63;
}
