/**
 * UTS 46 §4.3: ToUnicode.
 */

import { requireString } from "../syntax/require-string.ts";
import type { IdnaError } from "./errors.ts";
import { type IdnaOptions, settingsOf } from "./options.ts";
import { isPlainDomain } from "./plain.ts";
import { processDomain } from "./process.ts";

/** The result of {@link toUnicode}. */
export interface UnicodeDomain {
  /** Whether there are no errors. */
  readonly valid: boolean;
  /** The Unicode form. Of a name with errors, it is only fit to be shown. */
  readonly text: string;
  readonly errors: readonly IdnaError[];
}

/**
 * The Unicode form of a domain name, as it is shown to people (UTS 46 §4.3), and every error in it. This form exists of
 * every name: “ToUnicode never fails.”
 *
 * @throws {TypeError} If `domain` is not a string, or the value of an option is not a boolean.
 *
 * @example
 * ```ts
 * import { toUnicode } from "urikit/idna";
 *
 * toUnicode("xn--bcher-kva.example").text; // => "bücher.example"
 * toUnicode("xn--0.example").errors[0]?.code; // => "invalid-punycode"
 * ```
 */
export function toUnicode(domain: string, options?: IdnaOptions): UnicodeDomain {
  requireString(domain, "the domain");
  const settings = settingsOf(options);
  if (isPlainDomain(domain)) return { valid: true, text: domain, errors: [] };
  const { labels, errors } = processDomain(domain, settings);
  return { valid: errors.length === 0, text: labels.join("."), errors };
}
