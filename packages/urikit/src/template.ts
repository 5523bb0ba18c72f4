/**
 * RFC 3986 §2.4, §3: references by template. Each value is encoded as data for its place, and the
 * result has the structure that the literal text shows by itself.
 */

import { layoutOf, type UriReference } from "./reference.ts";
import { COMPONENTS, type Component, sectionOf } from "./syntax/components.ts";
import { type PLAIN, SYNTAX, VALUES } from "./syntax/english.ts";
import { type UriErrorCode, UriSyntaxError } from "./syntax/errors.ts";
import { isIPv6 } from "./syntax/ipv6.ts";
import { encode } from "./syntax/percent-encoding.ts";
import { requireOptions } from "./syntax/require-option.ts";
import { requireString } from "./syntax/require-string.ts";
import { ABNORMAL_TRIPLET, DOTTED_SEGMENT, hasAuthority, hasFragment } from "./syntax/scanner.ts";
import { statement } from "./syntax/statement.ts";
import { tryParse } from "./try-parse.ts";

/** Data: text, a number in decimal digits, or octets. */
export type TemplateData = string | number | bigint | Uint8Array;

/** A value of a template: data, or, as a whole segment of a path, several segments. See {@link segments}. */
export type TemplateValue = TemplateData | Segments;

/** A template tag, such as {@link uri}. */
export type UriTag = (literals: readonly string[], ...values: readonly TemplateValue[]) => string;

/** The values that a caller allows in a template. */
export interface TemplateOptions {
  /** The schemes that a value may name, in any case of letters; an empty list unless given. */
  readonly schemes?: readonly string[];
}

/** Marks lists of every copy of urikit. */
const BRAND: unique symbol = /* @__PURE__ */ Symbol.for("urikit.segments") as never;

/** Several segments of a path, as one value of a template. See {@link segments}. */
export interface Segments {
  readonly [BRAND]: readonly TemplateData[];
}

/**
 * Several segments of a path (§3.3), as one value of a template. A bare array is refused there: whoever passes on
 * what a stranger sent would not notice that one value has become many.
 *
 * @param items The data of each segment, at least one.
 * @throws {TypeError} If `items` is not a list; a text, which is a list of characters to JavaScript, is not one.
 *
 * @example
 * ```ts
 * import { segments, uri } from "urikit";
 *
 * uri`/files/${segments(["a b", "c/d"])}`; // => "/files/a%20b/c%2Fd"
 * ```
 */
export function segments(items: Iterable<TemplateData>): Segments {
  if (typeof items !== "object" || items === null || !(Symbol.iterator in items)) {
    throw new TypeError("segments must be a list, such as an array");
  }
  return { [BRAND]: Object.freeze(Array.from(items)) };
}

/**
 * A reference by template: each value is encoded as data for its place, and the result has the
 * components of the literal text and, except for {@link segments}, as many segments. So these are refused:
 *
 * - a value that is undefined, or that makes the path begin with `//` or the reference with a scheme;
 * - a value that makes a dot-segment, alone or with the text next to it: encoding would not help, because
 *   normalization brings it back (§6.2.2.2);
 * - a value next to part of a label of a host, or of a port: those are values as a whole, or a label between
 *   literal dots;
 * - a scheme that is not listed: see {@link uriWith}; a port that is not digits;
 * - literal text that ends inside a triplet, or is not a reference by itself.
 *
 * @throws {UriSyntaxError} If a value, or the literal text, is refused.
 * @throws {TypeError} If a value is of a type that no place takes.
 *
 * @example
 * ```ts
 * import { segments, uri } from "urikit";
 *
 * const name = "AC/DC";
 * uri`https://example.org/users/${name}?q=${"a&b"}`; // => "https://example.org/users/AC%2FDC?q=a%26b"
 * uri`/files/${segments(["a b", "c"])}`; // => "/files/a%20b/c"
 * ```
 */
export const uri: UriTag = /* @__PURE__ */ uriWith();

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
export function uriWith(options: TemplateOptions = {}): UriTag {
  options = requireOptions(options, { schemes: true });
  const { schemes = [] } = options;
  if (!Array.isArray(schemes)) throw new TypeError("schemes must be an array of names");
  for (const scheme of schemes) requireString(scheme, "a scheme");
  const allowed = new Set(schemes.map((scheme) => scheme.toLowerCase()));
  return (literals, ...values) => {
    if (!Array.isArray(literals)) throw new TypeError("the literal text must be that of a template: uri`…`");
    const template = templateOf(literals, values.length);
    const texts = template.slots.map((_, index) => textFor(template, index, values[index], allowed));
    const text = interleave(literals, texts);
    if (faultOf(text, template, values) !== undefined) throw errorOfCulprit(template, texts, values);
    return text;
  };
}

/** The places that a value can occur in. */
type Place = Exclude<Component, "authority"> | "label" | "ip-literal";

/** The place of a value. */
interface Slot {
  readonly place: Place;
  /** Whether it fills its place: a component; a segment of a path; in a host labels between dots. */
  readonly isWhole: boolean;
  /** The text in the place of a value where the literal text is read by itself. */
  readonly standIn: string;
}

/** The literal text of a template, read once. */
interface Template {
  readonly literals: readonly string[];
  readonly slots: readonly Slot[];
  readonly outline: Outline;
}

/** The structure that values must keep. */
interface Outline {
  /** The defined components, and the beginning of the path. */
  readonly shape: string;
  readonly segments: number;
  readonly dotSegments: number;
  readonly isName: boolean;
}

/** A tagged template has one array of literals for each place in a program, which nobody can change. */
const templates = /* @__PURE__ */ new WeakMap<readonly string[], Template>();

function templateOf(literals: readonly string[], values: number): Template {
  const known = templates.get(literals);
  if (known !== undefined && known.slots.length === values) return known;
  // An invalid escape leaves an undefined literal; an extra value has no literal after it.
  for (const literal of [...literals, literals[values]]) requireString(literal, "the literal text");
  const standIns = standInsFor(literals);
  const result = tryParse(interleave(literals, standIns));
  if (!result.valid) throw literalError(result.error, literals, standIns);
  const { parsed } = result;
  const places = placesOf(literals, standIns);
  const slots = standIns.map((standIn, index) => slotAt(parsed, places[index] as number, standIn));
  const template = { literals, slots, outline: outlineOf(parsed) };
  if (Object.isFrozen(literals)) templates.set(literals, template);
  return template;
}

/** The error of literal text that is not a reference by itself. It shows `${1}`, not the text that was read in its place. */
function literalError(
  error: UriSyntaxError,
  literals: readonly string[],
  standIns: readonly string[],
): Error {
  const places = placesOf(literals, standIns);
  const slot = places.findIndex((at) => at >= error.index); // the first value at the place of the error or after it, or the end
  const names = namesOf(standIns.length);
  const shift = (placesOf(literals, names)[slot] as number) - (places[slot] as number);
  const problem = statement<Id>("literal-refused", error.problem);
  const index = Math.max(error.index + shift, 0);
  const input = interleave(literals, names);
  return new UriSyntaxError({ ...error, input, index, problem }, { ...SYNTAX, ...VALUES });
}

/** The names that an error has in the place of values, because it shows no value. */
function namesOf(count: number): string[] {
  return Array.from({ length: count }, (_, slot) => `\${${slot + 1}}`);
}

/** Where each value begins in literal text with other text between; at last, where that ends. */
function placesOf(literals: readonly string[], between: readonly string[]): readonly number[] {
  let at = 0;
  return literals.map((literal, index) => (at += literal.length + (between[index - 1] ?? "").length));
}

/** Literal text with other text between. */
function interleave(literals: readonly string[], between: readonly string[]): string {
  let text = literals[0] ?? "";
  for (let index = 1; index < literals.length; index++) text += (between[index - 1] ?? "") + literals[index];
  return text;
}

/**
 * The text in the place of each value when the literal text is read: an address after a bracket, a digit in a port, and
 * elsewhere a letter that is not a hexadecimal digit, so that it cannot complete a triplet.
 */
function standInsFor(literals: readonly string[]): readonly string[] {
  let standIn = ""; // outside an authority: a letter
  return literals.slice(0, -1).map((literal) => {
    for (let at = 0; at < literal.length; at++) {
      const character = literal.charAt(at);
      if (/[/?#]/.test(character)) standIn = literal.slice(at - 1, at + 1) === "//" ? "x" : "";
      else if (standIn !== "") standIn = standInAfter(standIn, character);
    }
    return standIn || "x";
  });
}

/** The same after one more character of an authority (§3.2). */
function standInAfter(standIn: string, character: string): string {
  if (character === "[") return "::";
  if (character === "]" || (character === ":" && standIn !== "::")) return "1";
  return standIn === "1" && !/\d/.test(character) ? "x" : standIn;
}

/** The characters that may be on either side of a value that is a whole part of its component. */
const BESIDE: { readonly [place in Place]?: string } = { label: "..", "ip-literal": "[]", path: "//" };

/** The place of a stand-in that begins at `from`. */
function slotAt(reference: UriReference, from: number, standIn: string): Slot {
  // Of the components that begin here or before, the last holds it; an authority is followed by its host.
  const begun = COMPONENTS.filter((name) => (reference.range(name)?.from ?? Number.NaN) <= from);
  const component = begun.at(-1) as Exclude<Component, "authority">;
  const range = reference.range(component);
  const to = from + standIn.length;
  const begins = from === range?.from;
  const ends = to === range?.to;
  const partOfHost = standIn === "::" ? "ip-literal" : "label";
  const place = component === "host" && !(begins && ends) ? partOfHost : component;
  const [before, after] = BESIDE[place] ?? [];
  const { text } = reference;
  const isWhole = (begins || text[from - 1] === before) && (ends || text[to] === after);
  return { place, isWhole, standIn };
}

function outlineOf(reference: UriReference): Outline {
  return {
    shape: shapeOf(reference),
    segments: segmentsIn(reference),
    dotSegments: dotSegmentsIn(reference),
    isName: reference.hostKind === "reg-name",
  };
}

/** §3: which components are defined, and whether the path begins with a slash, as one character each. */
function shapeOf(reference: UriReference): string {
  const layout = layoutOf(reference);
  const { text, schemeEnd, hostFrom, hostTo, pathFrom, pathTo, queryTo } = layout;
  const start = schemeEnd + 1;
  const scheme = start > 0 ? "s" : "";
  const userinfo = start + 2 < hostFrom ? "u" : "";
  const authority = hasAuthority(layout) ? "a" : "";
  const port = hostTo < pathFrom ? "p" : "";
  const root = text.startsWith("/", pathFrom) && pathFrom < pathTo ? "/" : "";
  const query = pathTo < queryTo ? "q" : "";
  return scheme + userinfo + authority + port + root + query + (hasFragment(layout) ? "f" : "");
}

/** How many segments the path has (§3.3). */
function segmentsIn(reference: UriReference): number {
  const { text, pathFrom, pathTo } = layoutOf(reference);
  if (pathFrom === pathTo) return 0;
  let count = text.startsWith("/", pathFrom) ? 0 : 1;
  for (let at = text.indexOf("/", pathFrom); at >= 0 && at < pathTo; at = text.indexOf("/", at + 1)) count++;
  return count;
}

/** How many segments are `.` or `..`, or will be when normalization decodes their triplets. */
function dotSegmentsIn(reference: UriReference): number {
  if ((layoutOf(reference).deviations & (DOTTED_SEGMENT | ABNORMAL_TRIPLET)) === 0) return 0;
  return reference.segments.filter((segment) => /^(?:\.|%2e){1,2}$/i.test(segment)).length;
}

const WHOLE = "whole-labels";

type Id = keyof typeof VALUES | keyof typeof PLAIN;

/** The text for a value in its place. */
function textFor(
  template: Template,
  index: number,
  value: TemplateValue | undefined,
  schemes: ReadonlySet<string>,
): string {
  const { place, isWhole } = template.slots[index] as Slot; // the caller counts the slots
  const refuse = (code: UriErrorCode, expected: Id) => refusal(template, index, code, expected);
  if (isSegments(value)) {
    const items = value[BRAND];
    if (place === "path" && isWhole && items.length > 0) {
      return items.map((item) => encode(dataOf(item, refuse), "segment")).join("/");
    }
    throw refuse("structure-change", "one-value-not-segments");
  }
  const data = dataOf(value, refuse);
  if (place === "path") return encode(data, "segment");
  if (place === "userinfo" || place === "query" || place === "fragment") return encode(data, place);
  if (!isWhole) throw refuse("structure-change", WHOLE);

  const text = typeof data === "string" ? data : ""; // octets are data, and name nothing
  if (place === "scheme") {
    if (schemes.has(text.toLowerCase())) return text;
    throw refuse("scheme-not-listed", "listed-scheme");
  }
  if (place === "port") {
    if (/^\d+$/.test(text)) return text;
    throw refuse("invalid-port", "only-digits");
  }
  if (place === "ip-literal") {
    if (isIPv6(text, 0, text.length)) return text;
    throw refuse("invalid-ip-literal", "an-IPv6-address");
  }
  const host = encode(data, "reg-name");
  if (host !== "" && (place === "host" || !host.split(".").includes(""))) return host;
  throw refuse("structure-change", WHOLE);
}

function isSegments(value: TemplateValue | undefined): value is Segments {
  return typeof value === "object" && value !== null && BRAND in value;
}

type Refuse = (code: UriErrorCode, expected: Id) => Error;

function dataOf(value: TemplateValue | undefined, refuse: Refuse): string | Uint8Array {
  if (value === undefined || value === null) throw refuse("missing-value", "a-value");
  if (typeof value === "string") {
    if (/[\ud800-\udfff]/u.test(value)) throw refuse("lone-surrogate", "whole-characters");
    return value;
  }
  if (value instanceof Uint8Array) return value;
  if (typeof value === "bigint" || Number.isFinite(value)) return String(value);
  if (Array.isArray(value)) {
    throw refuse("structure-change", "one-value-not-list");
  }
  throw new TypeError("a value must be text, a number, octets or segments");
}

type Fault = readonly [UriErrorCode, Id];

/** The difference of a filled text from the literal text, and the values that would avoid it. */
function faultOf(
  text: string,
  { slots, outline }: Template,
  values: readonly TemplateValue[],
): Fault | undefined {
  const result = tryParse(text);
  if (!result.valid) return [result.error.code, "fitting-value"];
  const { parsed } = result;
  if (dotSegmentsIn(parsed) !== outline.dotSegments) {
    return ["dot-segment", "no-dot-segment"];
  }
  let expected = outline.segments;
  for (const value of values) if (isSegments(value)) expected += value[BRAND].length - 1;
  if (segmentsIn(parsed) !== expected || shapeOf(parsed) !== outline.shape) {
    return ["structure-change", "path-kept"];
  }
  const isLabelled = slots.some(({ place }) => place === "label");
  if (isLabelled && outline.isName && parsed.hostKind !== "reg-name") {
    return ["structure-change", "name-not-address"];
  }
  return undefined;
}

/**
 * The error of the first value that changes the structure, the later ones being left out. What one value has changed, no
 * later one mends, so that halving finds it.
 */
function errorOfCulprit(
  template: Template,
  texts: readonly string[],
  values: readonly TemplateValue[],
): Error {
  const { literals, slots } = template;
  const standIns = slots.map(({ standIn }) => standIn);
  const faultOfFirst = (count: number) =>
    faultOf(
      interleave(literals, [...texts.slice(0, count), ...standIns.slice(count)]),
      template,
      values.slice(0, count),
    );
  let [from, to] = [0, slots.length - 1];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (faultOfFirst(middle + 1) === undefined) from = middle + 1;
    else to = middle;
  }
  const [code, expected] = faultOfFirst(from + 1) as Fault; // all together have one
  return refusal(template, from, code, expected);
}

/** The error for one value, which shows the template with `${1}`, `${2}` and so on, and not a single value. */
function refusal({ literals, slots }: Template, index: number, code: UriErrorCode, must: Id): Error {
  const component = COMPONENTS.find((name) => name === slots[index]?.place) ?? "host";
  const names = namesOf(slots.length);
  const expected = statement(must);
  return new UriSyntaxError(
    {
      code,
      input: interleave(literals, names),
      index: placesOf(literals, names)[index] as number,
      rule: component,
      section: `RFC 3986 ${sectionOf(component)}`,
      expected,
      problem: statement<Id>(
        "value-refused",
        index + 1,
        component,
        expected,
        statement(code in VALUES ? code : "structure-change", expected, component),
      ),
    },
    VALUES,
  );
}
