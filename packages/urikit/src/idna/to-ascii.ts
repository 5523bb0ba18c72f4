/**
 * UTS 46 §4.2: ToASCII.
 */

import { requireString } from "../syntax/require-string.ts";
import { isAscii } from "./characters.ts";
import { type IdnaError, idnaError } from "./errors.ts";
import { type IdnaOptions, settingsOf } from "./options.ts";
import { isPlainDomain } from "./plain.ts";
import { processDomain } from "./process.ts";
import { encodePunycode } from "./punycode.ts";

/** The result of {@link toAscii}: the ASCII form, or the faults of the name. */
export type AsciiDomain =
  | { readonly valid: true; readonly text: string; readonly errors: readonly [] }
  | {
      readonly valid: false;
      readonly text: undefined;
      readonly errors: readonly [IdnaError, ...IdnaError[]];
    };

/**
 * The ASCII form of a domain name, as it is looked up in the DNS (UTS 46 §4.2), or every error in it. There is no form
 * of a name with an error: “If any errors occurred, the operation fails.”
 *
 * @throws {TypeError} If `domain` is not a string, or the value of an option is not a boolean.
 *
 * @example
 * ```ts
 * import { toAscii } from "urikit/idna";
 *
 * toAscii("Bücher.example").text; // => "xn--bcher-kva.example"
 * toAscii("a‿b.example", { useStd3AsciiRules: false }).valid; // => true
 * toAscii("-a.example").errors[0]?.code; // => "outer-hyphen"
 * ```
 */
export function toAscii(domain: string, options?: IdnaOptions): AsciiDomain {
  requireString(domain, "the domain");
  const settings = settingsOf(options);
  if (isPlainDomain(domain)) return { valid: true, text: domain, errors: [] };
  const { labels, errors } = processDomain(domain, settings);
  const encoded = labels.map((label, at) => encodedLabel(label, at, errors));
  const text = encoded.join(".");
  if (settings.verifyDnsLength) verifyLength(encoded, text, errors);
  const [first, ...others] = errors;
  if (first) return { valid: false, text: undefined, errors: [first, ...others] };
  return { valid: true, text, errors: [] };
}

/** UTS 46 §4.2, step 2: a label that is not of ASCII, by Punycode. */
function encodedLabel(label: string, at: number, errors: IdnaError[]): string {
  if (isAscii(label)) return label;
  const punycode = encodePunycode(label);
  if (punycode !== undefined) return `xn--${punycode}`;
  errors.push(idnaError("not-encodable", at, 0));
  return label;
}

/** UTS 46 §4.2, step 3. The empty label of the root counts as a label, and so is refused. */
function verifyLength(labels: readonly string[], text: string, errors: IdnaError[]): void {
  labels.forEach((label, at) => {
    if (label.length === 0 || label.length > 63) errors.push(idnaError("label-length", at, 0));
  });
  const root = labels.length > 1 && text.endsWith(".") ? 1 : 0;
  const length = text.length - root;
  if (length === 0 || length > 253) errors.push(idnaError("domain-length", 0, 0));
}
