/**
 * RFC 3986 §2.4, §3: references by template. Each value is encoded as data for the place where it stands, and
 * what comes out has the structure that the literal text alone shows.
 */

import { split } from "./appendix-b.ts";
import { sectionOf } from "./components.ts";
import { type UriErrorCode, UriSyntaxError } from "./errors.ts";
import { isIPv6 } from "./host.ts";
import { type DataComponent, encode } from "./percent-encoding.ts";
import { parse, tryParse, type UriReference } from "./reference.ts";

/** A value of a template: data, or, as a whole segment of a path, the list of segments to stand there. */
export type TemplateValue = Datum | readonly Datum[];

/** Data: text, a number in decimal digits, or octets. */
export type Datum = string | number | bigint | Uint8Array;

/** A template tag, such as {@link uri}. */
export type UriTag = (literals: readonly string[], ...values: readonly TemplateValue[]) => string;

/** What a caller allows in a template. */
export interface TemplateOptions {
  /** The schemes, in lower case, that a value may name; none unless given. */
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
 * - a scheme that is not listed: see {@link uriTemplate}; a port that is not digits;
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
export const uri: UriTag = uriTemplate();

/**
 * A template tag like {@link uri} that takes a value in the place of the scheme, if it is one of those listed.
 *
 * @example
 * ```ts
 * import { uriTemplate } from "urikit";
 *
 * const web = uriTemplate({ schemes: ["http", "https"] });
 * web`${"https"}://example.org/`; // => "https://example.org/"
 * ```
 */
export function uriTemplate({ schemes = [] }: TemplateOptions = {}): UriTag {
  return (literals, ...values) => {
    const template = new Template(literals);
    return template.fill(values, schemes);
  };
}

/** The places that a value can stand in. */
type Place = "scheme" | "userinfo" | "host" | "ip-literal" | "port" | "path" | "query" | "fragment";

/** Where a value stands. */
interface Slot {
  readonly place: Place;
  /** Whether it fills its place: a component; a segment of a path; in a host whole labels between dots. */
  readonly whole: boolean;
  /** Whether it is all of the component. */
  readonly sole: boolean;
}

/** Stands in for a value where the structure of the literal text is read; no hexadecimal digit. */
const STAND_IN = "x";

/** What a value does to the structure. */
interface Problem {
  readonly code: UriErrorCode;
  readonly what: string;
}

const MAKES_DOTS: Problem = {
  code: "dot-segment",
  what: "makes a dot-segment, which encoding would not hide",
};
const MOVES_PATH: Problem = {
  code: "structure-change",
  what: "changes where the path begins or how many segments it has",
};
const MAKES_ADDRESS: Problem = { code: "structure-change", what: "turns a name into an address" };

/** Literal text and the places in it. */
class Template {
  readonly #literals: readonly string[];
  readonly #slots: readonly Slot[];
  readonly #outline: UriReference;

  constructor(literals: readonly string[]) {
    this.#literals = literals;
    this.#slots = slotsOf(literals);
    this.#outline = parse(interleave(literals, this.#slots.map(standIn)));
  }

  fill(values: readonly TemplateValue[], schemes: readonly string[]): string {
    const written = this.#slots.map((_, index) => this.#write(index, values[index], schemes));
    const text = interleave(this.#literals, written);
    if (this.#problemWith(written, values) !== undefined) throw this.#blame(written, values);
    return text;
  }

  /** A value as the text that stands for it in its place. */
  #write(index: number, value: TemplateValue | undefined, schemes: readonly string[]): string {
    // #slots has a slot for each value.
    const slot = this.#slots[index] as Slot;
    if (value === undefined || value === null) throw this.#error(index, "missing-value", "has no value");
    if (isList(value)) {
      if (slot.place !== "path" || !slot.whole || value.length === 0) {
        throw this.#error(
          index,
          "structure-change",
          "is a list, which takes a whole segment of a path, and one item at least",
        );
      }
      return value.map((item) => encode(dataOf(item), "segment")).join("/");
    }
    const data = dataOf(value);
    if (!slot.whole && slot.place !== "path") {
      throw this.#error(
        index,
        "structure-change",
        `stands beside part of a ${slot.place}: it has to stand whole`,
      );
    }
    switch (slot.place) {
      case "scheme":
        if (typeof data === "string" && schemes.includes(data.toLowerCase())) return data;
        throw this.#error(index, "scheme-not-listed", "names a scheme that the caller did not list");
      case "port":
        if (typeof data === "string" && /^[0-9]+$/.test(data)) return data;
        throw this.#error(index, "invalid-port", "is not digits alone");
      case "ip-literal":
        if (typeof data === "string" && isIPv6(data, 0, data.length)) return data;
        throw this.#error(index, "invalid-ip-literal", "is no IPv6 address");
      case "host": {
        const host = encode(data, "reg-name");
        if (host !== "" && (slot.sole || !host.split(".").includes(""))) return host;
        throw this.#error(index, "structure-change", "would leave a label of the host empty");
      }
      default:
        return encode(data, DATA_COMPONENTS[slot.place]);
    }
  }

  /** How the structure of the template with these texts for its values differs from that of its outline. */
  #problemWith(written: readonly string[], values: readonly TemplateValue[]): Problem | undefined {
    const outline = this.#outline;
    const result = tryParse(interleave(this.#literals, written));
    if (!result.valid) return { code: result.error.code, what: result.error.reason };
    const { segments, form, hostKind } = result.reference;
    if (dotSegments(segments) !== dotSegments(outline.segments)) return MAKES_DOTS;
    const surplus = values.reduce((sum: number, value) => sum + (isList(value) ? value.length - 1 : 0), 0);
    if (segments.length !== outline.segments.length + surplus || form !== outline.form) return MOVES_PATH;
    const hasSoleHost = this.#slots.some(({ place, sole }) => place === "host" && sole);
    return hasSoleHost || hostKind === outline.hostKind ? undefined : MAKES_ADDRESS;
  }

  /** The error that names the first value which, with those before it, makes the structure differ. */
  #blame(written: readonly string[], values: readonly TemplateValue[]): UriSyntaxError {
    const tried = this.#slots.map(standIn);
    for (const [index, text] of written.entries()) {
      tried[index] = text;
      const problem = this.#problemWith(tried, values.slice(0, index + 1));
      if (problem !== undefined) return this.#error(index, problem.code, problem.what);
    }
    throw new Error("no value of the template is to blame");
  }

  #error(index: number, code: UriErrorCode, what: string): UriSyntaxError {
    const place = this.#slots[index]?.place ?? "path";
    const component = place === "ip-literal" ? "host" : place;
    const names = this.#slots.map((_, slot) => `\${${slot + 1}}`);
    return new UriSyntaxError({
      code,
      input: interleave(this.#literals, names),
      index: interleave(this.#literals.slice(0, index + 1), names).length,
      rule: component,
      expected: "a value that keeps the structure of the template",
      section: `RFC 3986 ${sectionOf(component)}`,
      reason: `value ${index + 1} of the template, in its ${component}, ${what} (${sectionOf(component)})`,
    });
  }
}

const DATA_COMPONENTS: { readonly [place in "userinfo" | "path" | "query" | "fragment"]: DataComponent } = {
  userinfo: "userinfo",
  path: "segment",
  query: "query-value",
  fragment: "fragment",
};

function isList(value: TemplateValue): value is readonly Datum[] {
  return Array.isArray(value);
}

function dataOf(value: Datum): string | Uint8Array {
  if (typeof value === "string" || value instanceof Uint8Array) return value;
  if (typeof value === "bigint" || (typeof value === "number" && Number.isFinite(value)))
    return String(value);
  throw new TypeError("a value of a URI template is text, a finite number or octets, or a list of these");
}

/** How many segments are `.` or `..`, or will be when normalization decodes their triplets. */
function dotSegments(segments: readonly string[]): number {
  return segments.filter((segment) => /^(?:\.|%2e){1,2}$/i.test(segment)).length;
}

/** Literal text with others between: one fewer. */
function interleave(literals: readonly string[], between: readonly string[]): string {
  return literals
    .map((literal, index) => (index === 0 ? literal : (between[index - 1] ?? "") + literal))
    .join("");
}

function standIn({ place }: Slot): string {
  if (place === "port") return "1";
  return place === "ip-literal" ? "::" : STAND_IN;
}

function slotsOf(literals: readonly string[]): readonly Slot[] {
  const text = literals.join(STAND_IN);
  const places = placesOf(text);
  const slots: Slot[] = [];
  let at = -1;
  for (const literal of literals.slice(0, -1)) {
    at += literal.length + 1;
    slots.push(slotAt(text, at, places));
  }
  return slots;
}

/** A stretch of the literal text that is one place. */
interface Stretch {
  readonly place: Place;
  readonly from: number;
  readonly to: number;
}

/** The places of a text, one behind the other. */
function placesOf(text: string): readonly Stretch[] {
  const { schemeEnd, pathFrom, pathTo, queryTo } = split(text);
  const authorityFrom = Math.min(schemeEnd + 3, pathFrom);
  const hostFrom = text.lastIndexOf("@", pathFrom - 1) + 1;
  return [
    { place: "scheme", from: 0, to: schemeEnd },
    { place: "userinfo", from: authorityFrom, to: hostFrom - 1 },
    ...hostAndPort(text, Math.max(authorityFrom, hostFrom), pathFrom),
    { place: "path", from: pathFrom, to: pathTo },
    { place: "query", from: pathTo + 1, to: queryTo },
    { place: "fragment", from: queryTo + 1, to: text.length },
  ];
}

function hostAndPort(text: string, from: number, to: number): readonly Stretch[] {
  const bracket = text[from] === "[" ? text.slice(from, to).indexOf("]") : -1;
  if (bracket >= 0) {
    return [
      { place: "ip-literal", from: from + 1, to: from + bracket },
      { place: "port", from: from + bracket + 1, to },
    ];
  }
  const colon = text.slice(from, to).indexOf(":");
  if (colon < 0) return [{ place: "host", from, to }];
  return [
    { place: "host", from, to: from + colon },
    { place: "port", from: from + colon + 1, to },
  ];
}

/** What parts a place into pieces that a value may fill; a port has its colon before it. */
const SEPARATORS: { readonly [place in Place]?: string } = { host: ".", port: ":", path: "/" };

function slotAt(text: string, at: number, places: readonly Stretch[]): Slot {
  const stretch = places.find(({ from, to }) => from <= at && at < to);
  // Between the places are delimiters alone, and a stand-in is none.
  if (stretch === undefined) throw new Error("a value stands in no place");
  const { place, from, to } = stretch;
  const begins = at === from || text[at - 1] === SEPARATORS[place];
  const ends = at + 1 === to || text[at + 1] === SEPARATORS[place];
  const isData = place === "userinfo" || place === "query" || place === "fragment";
  return { place, whole: isData || (begins && ends), sole: at === from && at + 1 === to };
}
