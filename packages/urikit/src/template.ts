/**
 * RFC 3986 §2.4, §3: references by template. Each value is encoded as data for the place where it stands, and
 * what comes out has the structure that the literal text alone shows.
 */

import { parse, tryParse, type UriReference } from "./reference.ts";
import { COMPONENTS, type Component, sectionOf } from "./syntax/components.ts";
import { syntaxError, type UriErrorCode } from "./syntax/errors.ts";
import { isIPv6 } from "./syntax/host.ts";
import { encode } from "./syntax/percent-encoding.ts";
import { requireString } from "./syntax/require-string.ts";

/** A value of a template: data, or, as a whole segment of a path, the list of segments to stand there. */
export type TemplateValue = TemplateData | readonly TemplateData[];

/** Data: text, a number in decimal digits, or octets. */
export type TemplateData = string | number | bigint | Uint8Array;

/** A template tag, such as {@link uri}. */
export type UriTag = (literals: readonly string[], ...values: readonly TemplateValue[]) => string;

/** What a caller allows in a template. */
export interface TemplateOptions {
  /** The schemes that a value may name, in whatever case; none unless given. */
  readonly schemes?: readonly string[];
}

/**
 * A reference by template: each value is encoded as data for the place where it stands, and the result has the
 * components of the literal text and as many segments, lists aside. So these are refused:
 *
 * - a value that is undefined, or that makes the path begin with `//` or the reference with a scheme;
 * - a value that makes a dot-segment, alone or with what stands beside it: encoding would not help, for
 *   normalization brings it back (§6.2.2.2);
 * - a value beside part of a label of a host, or of a port: those stand whole, or a label between literal dots;
 * - a scheme that is not listed: see {@link uriWith}; a port that is not digits;
 * - literal text that ends inside a triplet, or is no reference by itself.
 *
 * @throws {UriSyntaxError} If a value, or the literal text, is refused.
 * @throws {TypeError} If a value is of a type that no place takes.
 *
 * @example
 * ```ts
 * import { uri } from "urikit";
 *
 * const name = "AC/DC";
 * uri`https://example.org/users/${name}?q=${"a&b"}`; // => "https://example.org/users/AC%2FDC?q=a%26b"
 * uri`/files/${["a b", "c"]}`; // => "/files/a%20b/c"
 * ```
 */
export const uri: UriTag = uriWith();

/**
 * A template tag like {@link uri} that takes a value in the place of the scheme, if it is one of those listed.
 *
 * @example
 * ```ts
 * import { uriWith } from "urikit";
 *
 * const web = uriWith({ schemes: ["http", "https"] });
 * web`${"https"}://example.org/`; // => "https://example.org/"
 * ```
 */
export function uriWith({ schemes = [] }: TemplateOptions = {}): UriTag {
  return (literals, ...values) => {
    // An escape that is none leaves an undefined literal, and a value too many has no literal behind it.
    for (const literal of [...literals, literals[values.length]]) requireString(literal);
    const standIns: string[] = [];
    const textBehind = (index: number) => interleave(literals.slice(0, index + 1), standIns);
    for (const index of literals.keys()) standIns.push(standInBehind(textBehind(index)));
    const outline = parse(interleave(literals, standIns));
    const slots = standIns
      .slice(0, -1)
      .map((standIn, index) => slotAt(outline, textBehind(index).length, standIn));
    const refuseAt = (index: number) => refusal(literals, slots, index);
    const texts = slots.map((slot, index) => textFor(slot, values[index], schemes, refuseAt(index)));
    for (const [index, { place }] of slots.entries()) {
      const next = index + 1;
      const text = interleave(literals, [...texts.slice(0, next), ...standIns.slice(next)]);
      compareStructure(text, outline, place, values.slice(0, next), refuseAt(index));
    }
    return interleave(literals, texts);
  };
}

/** The places that a value can stand in. */
type Place = Exclude<Component, "authority"> | "label" | "ip-literal";

/** Where a value stands. */
interface Slot {
  readonly place: Place;
  /** Whether it fills its place: a component; a segment of a path; in a host labels between dots. */
  readonly whole: boolean;
}

/** Throws the error that tells what a value has to be. */
type Refuse = (code: UriErrorCode, expected: string) => never;

const WHOLE = "all of it or, in a host, whole labels";

/** The text that stands for a value in its place. */
function textFor(
  { place, whole }: Slot,
  value: TemplateValue | undefined,
  schemes: readonly string[],
  refuse: Refuse,
): string {
  if (isList(value)) {
    if (place !== "path" || !whole || value.length === 0) {
      return refuse("structure-change", "one value, or a list for a segment");
    }
    return value.map((item) => encode(dataOf(item, refuse), "segment")).join("/");
  }
  const data = dataOf(value, refuse);
  if (place === "path") return encode(data, "segment");
  if (place === "userinfo" || place === "query" || place === "fragment") return encode(data, place);
  if (!whole) return refuse("structure-change", WHOLE);

  const text = typeof data === "string" ? data : ""; // octets are data, and name nothing
  if (place === "scheme") {
    return schemes.some((scheme) => scheme.toLowerCase() === text.toLowerCase())
      ? text
      : refuse("scheme-not-listed", "one listed");
  }
  if (place === "port") return /^\d+$/.test(text) ? text : refuse("invalid-port", "digits alone");
  if (place === "ip-literal") {
    return isIPv6(text, 0, text.length) ? text : refuse("invalid-ip-literal", "an IPv6 address");
  }
  const host = encode(data, "reg-name");
  if (host !== "" && (place === "host" || !host.split(".").includes(""))) return host;
  return refuse("structure-change", WHOLE);
}

/** Refuses the last of some values if, with them in it, the text has not the structure of the literal text alone. */
function compareStructure(
  text: string,
  outline: UriReference,
  place: Place,
  values: readonly TemplateValue[],
  refuse: Refuse,
): void {
  const result = tryParse(text);
  if (!result.valid) {
    refuse(result.error.code, "one that fits");
    return;
  }
  const { segments, form, hostKind } = result.reference;
  if (dotSegments(segments) !== dotSegments(outline.segments)) {
    refuse("dot-segment", "no dot-segment, even encoded");
  }
  const surplus = values.flat().length - values.length; // the items of lists but the first of each
  if (segments.length !== outline.segments.length + surplus || form !== outline.form) {
    refuse("structure-change", "one that keeps the path");
  }
  if (place === "label" && hostKind !== outline.hostKind)
    refuse("structure-change", "a name, not an address");
}

/** Refuses one value, and shows the template with `${1}`, `${2}` and so on for all of them. */
function refusal(literals: readonly string[], slots: readonly Slot[], index: number): Refuse {
  return (code, expected) => {
    const component = COMPONENTS.find((name) => name === slots[index]?.place) ?? "host";
    const names = slots.map((_, slot) => `\${${slot + 1}}`);
    const at = interleave(literals.slice(0, index + 1), names).length;
    const wrong = `value ${index + 1}, in the ${component}, has to be ${expected}`;
    const input = interleave(literals, names);
    throw syntaxError(code, input, at, component, sectionOf(component), expected, "", wrong);
  };
}

function isList(value: TemplateValue | undefined): value is readonly TemplateData[] {
  return Array.isArray(value);
}

function dataOf(value: TemplateData | undefined, refuse: Refuse): string | Uint8Array {
  if (value === undefined || value === null) return refuse("missing-value", "a value");
  if (typeof value === "string" && /\p{Surrogate}/u.test(value)) refuse("lone-surrogate", "whole characters");
  if (typeof value === "string" || value instanceof Uint8Array) return value;
  if (typeof value === "bigint" || Number.isFinite(value)) return String(value);
  throw new TypeError("a value is text, number, octets or list");
}

/** How many segments are `.` or `..`, or will be when normalization decodes their triplets. */
function dotSegments(segments: readonly string[]): number {
  return segments.filter((segment) => /^(?:\.|%2e){1,2}$/i.test(segment)).length;
}

/** Literal text with others between: one fewer. */
function interleave(literals: readonly string[], between: readonly string[]): string {
  return String.raw({ raw: literals }, ...between);
}

/**
 * What stands in for a value behind `text` where the structure of the literal text is read: an address behind a
 * bracket, a digit in a port, and elsewhere what is no hexadecimal digit, for it may not complete a triplet.
 */
function standInBehind(text: string): string {
  if (/\/\/[^/?#]*\[[^/?#\]]*$/.test(text)) return "::";
  return /\/\/[^/?#]*[:\]][0-9]*$/.test(text) ? "1" : "x";
}

/** What may stand before and behind a value that is a whole part of its component. */
const BESIDE: { readonly [place in Place]?: string } = { label: "..", "ip-literal": "[]", path: "//" };

/** Where a stand-in stands that begins at `from`. */
function slotAt(outline: UriReference, from: number, standIn: string): Slot {
  // Of the components that begin here or before, the last holds it; an authority is followed by its host.
  const begun = COMPONENTS.filter((name) => (outline.range(name)?.from ?? Number.NaN) <= from);
  const component = begun.at(-1) as Exclude<Component, "authority">;
  const range = outline.range(component);
  const to = from + standIn.length;
  const begins = from === range?.from;
  const ends = to === range?.to;
  const partOfHost = standIn === "::" ? "ip-literal" : "label";
  const place = component === "host" && !(begins && ends) ? partOfHost : component;
  const [before, after] = BESIDE[place] ?? [];
  const { text } = outline;
  return { place, whole: (begins || text[from - 1] === before) && (ends || text[to] === after) };
}
