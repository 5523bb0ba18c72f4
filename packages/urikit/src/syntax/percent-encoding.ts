/**
 * RFC 3986 §2.1, §2.4, §2.5: data to triplets of its UTF-8, and triplets back to octets or text.
 *
 * Data is encoded, and a component that has been cut out is decoded, each once and only once (§2.4).
 */

import { classOf, hexValue, isUnreserved } from "./characters.ts";
import { charsetOf, decodeOctets } from "./charset.ts";
import * as CLASS from "./classes.ts";
import * as CODE from "./codes.ts";
import { OCTETS, type PLAIN } from "./english.ts";
import { type UriErrorCode, type UriErrorInit, UriSyntaxError } from "./errors.ts";
import { flat, isLong } from "./flat.ts";
import { GrowingText } from "./growing-text.ts";
import { excerpt } from "./printable.ts";
import { NO_OPTIONS, type OptionNames, requireOption, requireOptions } from "./require-option.ts";
import { requireString } from "./require-string.ts";
import { type Statement, statement } from "./statement.ts";

type Id = keyof typeof OCTETS | keyof typeof PLAIN;

const PERCENT = CODE.PERCENT;

/** The place that data will occur in. */
export type DataComponent =
  | "userinfo"
  | "reg-name"
  | "segment"
  | "query"
  | "query-key"
  | "query-value"
  | "query-reference"
  | "fragment";

const DATA_COMPONENT = /^(?:userinfo|reg-name|segment|query(?:-key|-value|-reference)?|fragment)$/;

/**
 * Encodes data for a component (RFC 3986 §2.1, §2.4, §2.5).
 *
 * Only unreserved characters stay as they are. Everything else, `%` and every reserved character included,
 * becomes triplets of its UTF-8 in upper-case hexadecimal, so that no character of the data can be taken for
 * a delimiter, here or in a program that reads the component later. That is why all components encode alike
 * today: their grammars differ in the delimiters that they admit, and data has no delimiters. The name is the place of
 * the data; an error repeats it. One place is different: in a value of a query that is a reference itself,
 * `query-reference`, `/` and `?` stay, since "it is sometimes better for usability" (§3.4), and delimit nothing there.
 *
 * Data that looks encoded is encoded again: `%41` as data is a percent sign and two digits. A segment of `.`
 * or `..` is a dot-segment (§3.3) whether it is encoded or not: refuse such data rather than encode it.
 *
 * @param data Text, or octets (where they are the ASCII code of an unreserved character they become that).
 * @param component The component that the result becomes, or becomes part of.
 * @returns Unreserved characters and triplets.
 * @throws {UriSyntaxError} `lone-surrogate` where the text holds half a surrogate pair, which has no UTF-8.
 * @throws {TypeError} If `data` is neither text nor octets, or `component` is not one of the above.
 *
 * @example
 * ```ts
 * import { encode } from "urikit";
 *
 * encode("a/b", "segment"); // => "a%2Fb"
 * encode("100 % naïve", "query-value"); // => "100%20%25%20na%C3%AFve"
 * encode(Uint8Array.of(0x7e, 0xff), "fragment"); // => "~%FF"
 * encode("http://a/b?c&d", "query-reference"); // => "http%3A//a/b?c%26d"
 * ```
 */
export function encode(data: string | Uint8Array, component: DataComponent): string {
  requireString(component, "the component");
  if (!DATA_COMPONENT.test(component))
    throw new TypeError(`"${excerpt(component)}" is not a component that data can stand in`);
  if (component === "query-reference")
    return encode(data, "query-value").replace(/%2F/g, "/").replace(/%3F/g, "?");
  if (data instanceof Uint8Array) return encodeOctets(data);
  requireString(data, "the data");
  const rule = component.startsWith("query") ? "query" : component; // keys and values have no rule of their own
  return encodeRange(data, 0, data.length, { classes: CLASS.UNRESERVED, triplets: false, rule });
}

function encodeOctets(octets: Uint8Array): string {
  const encoded = new GrowingText();
  for (const octet of octets) encoded.add(normalOctet(octet));
  return encoded.text;
}

/** An octet in its normal form: the character, if it is unreserved, or else a triplet (§2.1, §2.3). */
function normalOctet(octet: number): string {
  return isUnreserved(octet) ? String.fromCharCode(octet) : triplet(octet);
}

/** The characters that stay as they are when the rest is encoded. */
export interface Kept {
  /** The characters of these classes (§2.3, App. A). */
  readonly classes: number;
  /** Whether a `%` with two hexadecimal digits stays: it is a triplet already, not data. */
  readonly triplets: boolean;
  /** The rule that an error names. */
  readonly rule: string;
}

/** `text[from..to)` with everything as triplets of its UTF-8, except the characters that are kept. */
export function encodeRange(text: string, from: number, to: number, kept: Kept): string {
  const encoded = new GrowingText();
  let done = from; // the text before it is in `encoded`
  let at = from;
  while (at < to) {
    const code = text.charCodeAt(at);
    if ((classOf(code) & kept.classes) !== 0) {
      at++;
    } else if (kept.triplets && octetAt(text, at, to) >= 0) {
      at += 3;
    } else {
      encoded.add(text.slice(done, at) + tripletsAt(text, at, kept.rule));
      at += isSurrogate(code) ? 2 : 1;
      done = at;
    }
  }
  return done === from ? text.slice(from, to) : encoded.text + text.slice(done, to);
}

/** The UTF-8 of the character at `at` (§2.5), as triplets. */
function tripletsAt(text: string, at: number, rule: string): string {
  const point = text.codePointAt(at) ?? 0;
  if (isSurrogate(point)) throw new UriSyntaxError(loneSurrogate(text, at, rule), OCTETS);
  return point < 0x80 ? triplet(point) : encodeURIComponent(String.fromCodePoint(point));
}

/** §2.1: for each octet `%` and its two hexadecimal digits, upper-case as producers should write them. */
const TRIPLETS: readonly string[] = /* @__PURE__ */ Array.from(
  { length: 256 },
  (_, octet) => `%${octet.toString(16).toUpperCase().padStart(2, "0")}`,
);

function triplet(octet: number): string {
  return TRIPLETS[octet] as string; // an octet, and so in the list
}

/**
 * `text[from..to)` with its triplets in their normal form: those of unreserved characters decoded (§6.2.2.2), the
 * others in upper case (§6.2.2.1). Every `%` in it begins a triplet.
 */
export function normalTriplets(text: string, from: number, to: number): string {
  let result = "";
  let recent = ""; // comes after `result`
  let done = from; // the text before it is in `result` and `recent`
  for (let at = text.indexOf("%", from); at >= 0 && at < to; at = text.indexOf("%", at)) {
    let run = ""; // the normal form of triplets in a row, mostly the UTF-8 of one character
    const start = at;
    while (at < to && text.charCodeAt(at) === PERCENT && !isLong(run)) {
      run += normalOctet(octetAt(text, at, to));
      at += 3;
    }
    recent += text.slice(done, start) + run;
    if (isLong(recent)) {
      result += flat(recent);
      recent = "";
    }
    done = at;
  }
  return done === from ? text.slice(from, to) : result + recent + text.slice(done, to);
}

export function isSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdfff;
}

/** How {@link decode} reads octets as text. */
export interface DecodeOptions {
  /**
   * The charset of the text, by a label that the platform's `TextDecoder` knows, such as `iso-8859-1` or `shift_jis`.
   * UTF-8 unless given: a URI does not say its charset (url-syntax-05 §2.1).
   */
  readonly charset?: string | undefined;
  /**
   * The treatment of octets that are not text in it:
   *
   * - `error` (the default): throws.
   * - `replace`: U+FFFD for each maximal part of an ill-formed sequence, as `TextDecoder` does it.
   * - `keep`: leaves exactly the triplets of the invalid octets as they are written. They then look the same as
   *   a percent sign that was data, `%25`. In another charset than UTF-8 a valid octet may stay with them.
   */
  readonly invalid?: "error" | "replace" | "keep";
}

const DECODE_OPTIONS: OptionNames<DecodeOptions> = { charset: true, invalid: true };

/**
 * Decodes the triplets of a component to text, as UTF-8 unless a charset is given (RFC 3986 §2.1, §2.4, §2.5).
 *
 * Split first, then decode, and only once: the result is data, in which a `/` or a `%` no longer means anything.
 * Everything that is not a triplet stays as it is; `+` stays `+`. A byte order mark is a character like others.
 *
 * UTF-8 is read exactly: an overlong form, a surrogate (`%ED%A0%80`), a number beyond U+10FFFF and a sequence
 * cut short are invalid.
 *
 * In another charset every character of ASCII is an octet, as triplets are: in `%83A` of Shift_JIS, `A` is the second
 * octet of a character.
 *
 * @param text A component or a part of one.
 * @param options How to treat octets that are not UTF-8.
 * @returns The text; the same one where it holds no `%`.
 * @throws {UriSyntaxError} `malformed-percent-encoding` where a `%` has no two hexadecimal digits after it,
 * whatever the options; `invalid-utf-8`, unless asked otherwise, at the first triplet of the ill-formed
 * sequence; `invalid-for-charset` in the same case, if a charset was given. All index `text`.
 * @throws {TypeError} If `text` is not a string, `invalid` has a value that does not exist, or the platform does not know
 * the charset.
 *
 * @example
 * ```ts
 * import { decode } from "urikit";
 *
 * decode("a%2Fb%252F"); // => "a/b%2F"
 * decode("na%C3%AFve"); // => "naïve"
 * decode("%E2%82x", { invalid: "replace" }); // => "\ufffdx"
 * decode("%41%ff", { invalid: "keep" }); // => "A%ff"
 * decode("na%EFve", { charset: "iso-8859-1" }); // => "naïve"
 * ```
 */
export function decode(text: string, options?: DecodeOptions): string {
  requireString(text);
  options = options === undefined ? NO_OPTIONS : requireOptions(options, DECODE_OPTIONS);
  requireOption("invalid", options.invalid, ["error", "replace", "keep"]);
  const charset = options.charset === undefined ? "utf-8" : charsetOf(options.charset);
  if (charset !== "utf-8") return decodeFrom(charset, text, options);
  const decoded = new GrowingText();
  let done = 0; // the text before it is in `decoded`
  for (let at = text.indexOf("%"); at >= 0; at = text.indexOf("%", done)) {
    const octets = sequenceAt(text, at);
    decoded.add(text.slice(done, at));
    done = at + 3 * Math.abs(octets);
    const triplets = text.slice(at, done);
    decoded.add(octets > 0 ? decodeURIComponent(triplets) : invalidText(text, at, triplets, options));
  }
  return done === 0 ? text : decoded.text + text.slice(done);
}

/** url-syntax-05 §2.1: first each character and each triplet to an octet, then the octets to text. */
function decodeFrom(charset: string, text: string, { invalid }: DecodeOptions): string {
  checkTriplets(text);
  // Characters beyond ASCII are in no URI, and in no octet: they stay, and separate the parts that are decoded.
  return text.replace(ASCII_RUN, (run: string, start: number) => {
    if (invalid === "replace") return decodeOctets(decodeToOctets(run), charset);
    let at = 0; // the character of `run` with which the octet `read` begins
    let read = 0;
    const indexOf = (octet: number) => {
      for (; read < octet; read++) at += run.charCodeAt(at) === PERCENT ? 3 : 1;
      return at;
    };
    return decodeOctets(decodeToOctets(run), charset, (from, to) => {
      const index = indexOf(from);
      if (invalid === "keep") return run.slice(index, indexOf(to));
      const expected = statement<Id>("octets-of", charset);
      throw notDecodable("invalid-for-charset", text, start + index, expected);
    });
  });
}

const ASCII_RUN = /[\0-\x7f]+/g;

/**
 * The number of octets of the character whose UTF-8 begins with the triplet at `at`. If there is no such character,
 * the length of the maximal part of an ill-formed sequence, negative.
 *
 * The bounds of the second octet are those of RFC 3629 §4: no overlong form, no surrogate, no code point beyond U+10FFFF.
 */
export function sequenceAt(text: string, at: number): number {
  const lead = octetAt(text, at, text.length);
  if (lead < 0) throw new UriSyntaxError(malformedTriplet(text, at), OCTETS);
  if (lead < 0x80) return 1;
  if (lead < 0xc2 || lead > 0xf4) return -1;
  const octets = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  let lowest = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
  let highest = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
  for (let read = 1; read < octets; read++) {
    const octet = octetAt(text, at + 3 * read, text.length);
    if (octet < lowest || octet > highest) return -read;
    lowest = 0x80;
    highest = 0xbf;
  }
  return octets;
}

/** The text for triplets whose octets are not UTF-8. */
function invalidText(text: string, at: number, triplets: string, { invalid }: DecodeOptions): string {
  if (invalid === "keep") return triplets;
  if (invalid === "replace") return "\ufffd";
  throw notDecodable("invalid-utf-8", text, at, statement<Id>("utf-8-of-a-character"));
}

function notDecodable(code: UriErrorCode, input: string, index: number, expected: Statement): UriSyntaxError {
  const section = "RFC 3986 §2.5";
  return new UriSyntaxError({ code, input, index, rule: "pct-encoded", section, expected }, OCTETS);
}

/**
 * Decodes a component to octets (RFC 3986 §2.1): each triplet is one, every other character its UTF-8.
 *
 * For data that is not text, or not in UTF-8.
 *
 * @param text A component or a part of one.
 * @returns The octets, in an array of their own.
 * @throws {UriSyntaxError} `malformed-percent-encoding` where a `%` has no two hexadecimal digits after it;
 * `lone-surrogate` where the text holds half a surrogate pair, which has no UTF-8.
 * @throws {TypeError} If `text` is not a string.
 *
 * @example
 * ```ts
 * import { decodeToOctets } from "urikit";
 *
 * decodeToOctets("~%ff%00"); // => Uint8Array.of(0x7e, 0xff, 0x00)
 * decodeToOctets("é"); // => Uint8Array.of(0xc3, 0xa9)
 * ```
 */
export function decodeToOctets(text: string): Uint8Array {
  requireString(text);
  checkTriplets(text);
  // A character that is not a triplet becomes one, because a triplet is an octet; a text that may stay is one already.
  const encoded = encodeRange(text, 0, text.length, {
    classes: CLASS.QUERY,
    triplets: true,
    rule: "pct-encoded",
  });
  const octets = new Uint8Array(encoded.length - 2 * tripletCount(encoded));
  let read = 0;
  for (let written = 0; written < octets.length; written++) {
    const octet = octetAt(encoded, read, encoded.length);
    octets[written] = octet < 0 ? encoded.charCodeAt(read) : octet;
    read += octet < 0 ? 1 : 3;
  }
  return octets;
}

function tripletCount(text: string): number {
  let count = 0;
  for (let at = text.indexOf("%"); at >= 0; at = text.indexOf("%", at + 3)) count++;
  return count;
}

/** §2.1: every `%` has its two hexadecimal digits, or an error shows one that has not. */
export function checkTriplets(text: string): void {
  const malformed = text.search(/%(?![0-9A-F]{2})/i);
  if (malformed >= 0) throw new UriSyntaxError(malformedTriplet(text, malformed), OCTETS);
}

/** The octet of the triplet that begins at `at` and ends before `to` (§2.1), or -1 if it is absent. */
export function octetAt(text: string, at: number, to: number): number {
  if (at + 2 >= to || text.charCodeAt(at) !== PERCENT) return -1;
  const high = hexValue(text.charCodeAt(at + 1));
  const low = hexValue(text.charCodeAt(at + 2));
  return high < 0 || low < 0 ? -1 : high * 16 + low;
}

/** A `%` without its two digits (§2.1). */
export function malformedTriplet(input: string, index: number): UriErrorInit {
  return {
    code: "malformed-percent-encoding",
    input,
    index,
    rule: "pct-encoded",
    section: "RFC 3986 §2.1",
    expected: statement<Id>("two-digits"),
    advice: statement<Id>("write-percent"),
  };
}

/** Half a surrogate pair where a rule would have a character (§2.5). */
export function loneSurrogate(input: string, index: number, rule: string): UriErrorInit {
  const expected = statement<Id>("a-whole-surrogate-pair");
  return { code: "lone-surrogate", input, index, rule, section: "RFC 3986 §2.5", expected };
}
