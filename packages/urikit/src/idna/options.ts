/**
 * UTS 46 §4: the parameters of the processing.
 */

import { type OptionNames, requireOption, requireOptions } from "../syntax/require-option.ts";

/** The parameters of UTS 46 §4. Each check is made unless it is `false`. */
export interface IdnaOptions {
  /** Whether `-` must be neither at an end of a label nor in its third and fourth position; by default `true`. */
  readonly checkHyphens?: boolean | undefined;
  /** Whether text from right to left must keep the rule of RFC 5893 §2; by default `true`. */
  readonly checkBidi?: boolean | undefined;
  /** Whether joiners must be where RFC 5892 Appendix A.1 and A.2 admit them; by default `true`. */
  readonly checkJoiners?: boolean | undefined;
  /** Whether letters, digits and `-` are the only ASCII characters; by default `true`. */
  readonly useStd3AsciiRules?: boolean | undefined;
  /** Whether `toAscii` holds labels to 1 to 63 octets, and the domain to 253; by default `true`. */
  readonly verifyDnsLength?: boolean | undefined;
  /** Whether a label stays as it is, without an error, if what follows its `xn--` is not Punycode; by default `false`. */
  readonly ignoreInvalidPunycode?: boolean | undefined;
  /** Whether `ß`, `ς` and the joiners are mapped as in IDNA2003, which UTS 46 deprecates; by default `false`. */
  readonly transitional?: boolean | undefined;
}

/**
 * The parameters that the URL Standard gives to hosts (§3.3, "domain to ASCII" where `beStrict` is false): a name may have
 * hyphens and other characters of ASCII that DNS does not admit, and be of any length.
 *
 * @example
 * ```ts
 * import { toAscii, URL_STANDARD } from "urikit/idna";
 *
 * toAscii("ab--c.\u00e4_b.example").text; // => undefined
 * toAscii("ab--c.\u00e4_b.example", URL_STANDARD).text; // => "ab--c.xn--_b-uia.example"
 * ```
 */
export const URL_STANDARD: IdnaOptions = {
  checkHyphens: false,
  useStd3AsciiRules: false,
  verifyDnsLength: false,
};

/** The parameters, each with its value. */
export type IdnaSettings = { readonly [Name in keyof IdnaOptions]-?: boolean };

const DEFAULTS: IdnaSettings = {
  checkHyphens: true,
  checkBidi: true,
  checkJoiners: true,
  useStd3AsciiRules: true,
  verifyDnsLength: true,
  ignoreInvalidPunycode: false,
  transitional: false,
};

const OPTIONS: OptionNames<IdnaOptions> = {
  checkHyphens: true,
  checkBidi: true,
  checkJoiners: true,
  useStd3AsciiRules: true,
  verifyDnsLength: true,
  ignoreInvalidPunycode: true,
  transitional: true,
};

const NAMES = Object.keys(OPTIONS) as (keyof IdnaSettings)[];

/**
 * @throws {TypeError} If the options are not an object, there is no such option, or one of them is not a boolean.
 */
export function settingsOf(options: IdnaOptions | undefined): IdnaSettings {
  if (options === undefined) return DEFAULTS;
  options = requireOptions(options, OPTIONS);
  const settings = { ...DEFAULTS };
  for (const name of NAMES) {
    requireOption(name, options[name], [true, false]);
    settings[name] = options[name] ?? DEFAULTS[name];
  }
  return settings;
}
