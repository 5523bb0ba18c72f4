/**
 * RFC 2397: `data`. The resource itself, in the reference.
 */

import { decodeToOctets } from "urikit";
import { componentRule, lowerCase, normalTriplets } from "urikit/foundation";
import { readBase64, withoutUnusedBits, writeBase64 } from "./parts/base64.ts";
import {
  defineScheme,
  type LenientOptions,
  type LenientReading,
  type WrittenParts,
} from "./parts/define-scheme.ts";
import { fault } from "./parts/fault.ts";
import { DATA_FAULTS } from "./parts/faults.ts";
import { noted } from "./parts/noted.ts";
import { encodeData, SAFE_AND_EXTRA } from "./parts/octet-data.ts";
import { type Plan, planHere, withoutLineBreak } from "./parts/plan.ts";
import type { SchemeRule, SchemeSource, TextSpan } from "./parts/source.ts";

/** A parameter of a media type. */
interface MediaParameter {
  readonly name: string;
  /** Without the quotes that it may be written in. */
  readonly value: string;
}

/** The meaning of a `data` reference. */
export interface DataReading extends LenientReading {
  /** `type/subtype`, in lower case; undefined where `text/plain` is left out. */
  readonly mediaType?: string | undefined;
  /** No parameters and no media type mean `charset=US-ASCII`. */
  readonly parameters: readonly MediaParameter[];
  /** Whether the octets are written in base64. */
  readonly base64: boolean;
  readonly octets: Uint8Array;
}

const URL_RULE: SchemeRule = { rule: "dataurl", section: "RFC 2397 §3" };
const MEDIA_TYPE: SchemeRule = { rule: "mediatype", section: "RFC 2397 §3" };
const DATA: SchemeRule = { rule: "data", section: "RFC 2397 §3" };

const TYPE = /^[A-Za-z0-9!#$%&'*+.^_`|~-]+\/[A-Za-z0-9!#$%&'*+.^_`|~-]+$/;
const TOKEN = /^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/;

const IN_TYPE = "+!$&*'/";
const IN_DATA = `${SAFE_AND_EXTRA};/?:@&=`;

/**
 * `data` (RFC 2397). As its grammar has it, a `?` is data; a fragment is not.
 *
 * A lenient reading also takes base64 with blanks and line breaks in it (RFC 2045 §6.8 ignores them) or with unused
 * bits that are not zero (RFC 4648 §3.5), and passes over what is not a media type or not a parameter, as the Fetch
 * Standard does.
 *
 * @example
 * ```ts
 * import { data } from "@urikit/schemes";
 *
 * const reading = data.read("data:text/plain;charset=utf-8;base64,w6k=");
 * reading.mediaType; // => "text/plain"
 * reading.octets; // => Uint8Array.of(0xc3, 0xa9)
 * data.read("data:,A%20brief%20note").mediaType; // => undefined
 *
 * const lenient = data.read("data:;base64,w6%0Ak", { lenient: true });
 * lenient.octets; // => Uint8Array.of(0xc3, 0xa9)
 * lenient.warnings?.[0]?.section; // => "RFC 4648 §3.3"
 * ```
 */
export const data = defineScheme({
  name: "data",
  rules: [
    componentRule(["path"], { rule: "media-type-case", section: "RFC 2045 §5.1" }, (path) =>
      path.replace(/^[^,]*(?=,)/, (mediaType) =>
        mediaType.replace(/(^|;)([^;=]*)/g, (part) => lowerCase(part)),
      ),
    ),
  ],
  specification: "RFC 2397",
  origin: "RFC 2397",
  options: ["lenient"],
  read,
  defaults: { parameters: [], base64: false },
  write,
  plan,
});

function read(source: SchemeSource, _options: LenientOptions | undefined): DataReading {
  source.forbidAuthority(URL_RULE);
  const { from, to } = source.path;
  const comma = source.text.indexOf(",", from);
  if (comma < 0 || comma >= to) throw missingComma(source, to);
  const last = source.text.lastIndexOf(";", comma); // no ";" is before the path
  const base64 = last >= 0 && /^base64$/i.test(normalTriplets(source.text, last + 1, comma));
  const headerTo = base64 ? last : comma;
  const data = { from: comma + 1, to: source.layout.queryTo };
  return {
    ...readMediaType(source, { from, to: headerTo }),
    base64,
    octets: base64 ? readBase64Data(source, data) : decodeToOctets(source.slice(data)),
  };
}

function missingComma(source: SchemeSource, at: number): Error {
  return source.error(at, URL_RULE, fault("comma-itself", "a-comma-must-precede-the-data"));
}

/** §3: `mediatype := [ type "/" subtype ] *( ";" parameter )`. */
function readMediaType(
  source: SchemeSource,
  header: TextSpan,
): Pick<DataReading, "mediaType" | "parameters"> {
  const [type = header, ...parameters] = source.split(header, ";");
  const mediaType = type.from === type.to ? undefined : source.decode(type).toLowerCase();
  if (mediaType !== undefined && !TYPE.test(mediaType)) {
    tolerateNoMediaType(source, type.from);
    return { mediaType: undefined, parameters: [] };
  }
  return { mediaType, parameters: parameters.flatMap((parameter) => readParameter(source, parameter) ?? []) };
}

/** `attribute "=" value`; undefined where a lenient reading passes over a text that is not a parameter. */
function readParameter(source: SchemeSource, { from, to }: TextSpan): MediaParameter | undefined {
  const equals = source.indexOf({ from, to }, "=");
  if (equals > from) {
    const name = source.decode({ from, to: equals }).toLowerCase();
    const value = unquoted(source.decode({ from: equals + 1, to }));
    if (TOKEN.test(name) && value !== undefined) return { name, value };
  }
  return tolerateNoMediaType(source, from);
}

/** RFC 2045 §5.1: `value := token / quoted-string`; undefined where quotes do not match. */
function unquoted(value: string): string | undefined {
  if (!value.startsWith('"')) return value;
  const [, text] = /^"((?:[^"\\]|\\.)*)"$/s.exec(value) ?? [];
  return text?.replace(/\\(.)/gs, "$1");
}

/** RFC 2045 §5.1: a value that is not a token is written as a quoted-string. */
function quoted(value: string): string {
  return TOKEN.test(value) ? value : `"${value.replace(/["\\]/g, "\\$&")}"`;
}

function tolerateNoMediaType(source: SchemeSource, at: number): undefined {
  source.tolerate(at, MEDIA_TYPE, fault("media-type-form", "not-a-media-type"));
}

/** Base64 that people write though RFC 4648 refuses it, and its correct form. */
const FORGIVEN = [
  {
    mend: (digits: string) => digits.replace(/[\t\n\f\r ]/g, ""),
    rule: { ...DATA, section: "RFC 4648 §3.3" },
    problem: "base64-has-no-blanks-and-no-line-breaks",
  },
  {
    mend: withoutUnusedBits,
    rule: { ...DATA, section: "RFC 4648 §3.5" },
    problem: "unused-bits",
  },
] as const;

function readBase64Data(source: SchemeSource, span: TextSpan): Uint8Array {
  const written = source.decode(span);
  const octets = readBase64(written);
  if (typeof octets !== "number") return octets;
  const at = source.slice(span).includes("%") ? span.from : span.from + octets;
  const expected = "base64-groups";
  let digits = written;
  const kept = FORGIVEN.filter(({ mend }) => {
    const before = digits;
    digits = mend(before);
    return digits !== before;
  });
  const forgiven = readBase64(digits);
  if (typeof forgiven === "number") throw source.error(at, DATA, fault(expected, "not-base64"));
  for (const { rule, problem } of kept) source.tolerate(at, rule, fault(expected, problem, DATA_FAULTS));
  return forgiven;
}

function write({ mediaType = "", parameters, base64, octets }: DataReading): WrittenParts {
  const written = parameters.map(
    ({ name, value }) => `;${encodeData(name, IN_TYPE)}=${encodeData(quoted(value), IN_TYPE)}`,
  );
  const body = base64 ? writeBase64(octets) : encodeData(octets, IN_DATA);
  const header = encodeData(mediaType, IN_TYPE) + written.join("") + (base64 ? ";base64" : "");
  const [path = "", ...query] = `${header},${body}`.split("?");
  return { path, query: query.length === 0 ? undefined : query.join("?") };
}

function plan({ mediaType, parameters, octets }: DataReading, source: SchemeSource): Plan {
  const given = parameters.map(({ name, value }) => `;${name}=${quoted(value)}`).join("");
  const type =
    mediaType === undefined && given === ""
      ? "text/plain;charset=US-ASCII"
      : (mediaType ?? "text/plain") + given;
  withoutLineBreak(source.text, type);
  return planHere(source, {
    do: "take",
    mediaType: type,
    octets,
    note: noted("take-data"),
  });
}
