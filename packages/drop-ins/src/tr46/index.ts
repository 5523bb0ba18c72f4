/**
 * @urikit/tr46: the functions of tr46, by its names, on `urikit/idna`: UTS 46 §4.
 *
 * @packageDocumentation
 */

import { type IdnaOptions, toAscii, toUnicode as toUnicodeForm } from "urikit/idna";

/** The parameters of UTS 46 §4, each `false` unless it is given. */
export interface Options {
  /** Whether text from right to left must keep the rule of RFC 5893 §2. */
  readonly checkBidi?: boolean | undefined;
  /** Whether `-` must be neither at an end of a label nor in its third and fourth position. */
  readonly checkHyphens?: boolean | undefined;
  /** Whether joiners must be where RFC 5892 Appendix A.1 and A.2 admit them. */
  readonly checkJoiners?: boolean | undefined;
  /** Whether a label stays as it is if what follows its `xn--` is not Punycode. */
  readonly ignoreInvalidPunycode?: boolean | undefined;
  /** Whether `ß`, `ς` and the joiners are mapped as in IDNA2003, which UTS 46 deprecates. */
  readonly transitionalProcessing?: boolean | undefined;
  /** Whether letters, digits and `-` are the only ASCII characters. */
  readonly useSTD3ASCIIRules?: boolean | undefined;
}

/** The parameters of `toASCII`. */
export interface ToASCIIOptions extends Options {
  /** Whether labels have 1 to 63 octets, and the domain at most 253. */
  readonly verifyDNSLength?: boolean | undefined;
}

/** The values of the third argument in tr46 0.0.3, which whatwg-url 5 and so node-fetch 2 call. */
export const PROCESSING_OPTIONS: { readonly TRANSITIONAL: 0; readonly NONTRANSITIONAL: 1 } = {
  TRANSITIONAL: 0,
  NONTRANSITIONAL: 1,
};

/**
 * The ASCII form of a domain name (UTS 46 §4.2), or `null` if it has an error. The options may also be written as
 * arguments, as in tr46 0.0.3: the rules of STD3, the processing, and whether lengths are verified.
 *
 * @throws {TypeError} If `domainName` is not a string.
 *
 * @example
 * ```ts
 * import { toASCII } from "@urikit/tr46";
 *
 * toASCII("Bücher.example"); // => "xn--bcher-kva.example"
 * toASCII("-a.example", { checkHyphens: true }); // => null
 * ```
 */
export function toASCII(
  domainName: string,
  options?: ToASCIIOptions | boolean,
  processing?: 0 | 1,
  verifyDNSLength?: boolean,
): string | null {
  const given =
    typeof options === "boolean"
      ? { useSTD3ASCIIRules: options, transitionalProcessing: processing === 0, verifyDNSLength }
      : options;
  return toAscii(domainName, settingsOf(given)).text ?? null;
}

/**
 * The Unicode form of a domain name (UTS 46 §4.3), and whether it has an error.
 *
 * @throws {TypeError} If `domainName` is not a string.
 *
 * @example
 * ```ts
 * import { toUnicode } from "@urikit/tr46";
 *
 * toUnicode("xn--bcher-kva.example"); // => { domain: "bücher.example", error: false }
 * toUnicode("xn--0.example").error; // => true
 * ```
 */
export function toUnicode(
  domainName: string,
  options?: Options | boolean,
): { domain: string; error: boolean } {
  const given = typeof options === "boolean" ? { useSTD3ASCIIRules: options } : options;
  const { text, valid } = toUnicodeForm(domainName, settingsOf(given));
  return { domain: text, error: !valid };
}

/** The options by urikit's names, each `false` unless it is given. */
function settingsOf(given: ToASCIIOptions | undefined): IdnaOptions {
  const options = given ?? {};
  return {
    checkBidi: Boolean(options.checkBidi),
    checkHyphens: Boolean(options.checkHyphens),
    checkJoiners: Boolean(options.checkJoiners),
    ignoreInvalidPunycode: Boolean(options.ignoreInvalidPunycode),
    transitional: Boolean(options.transitionalProcessing),
    useStd3AsciiRules: Boolean(options.useSTD3ASCIIRules),
    verifyDnsLength: Boolean(options.verifyDNSLength),
  };
}
