/**
 * RFC 2397: `data`. The resource itself, in the reference.
 */

import { compose } from "../compose.ts";
import type { UriReference } from "../reference.ts";
import { decodeToOctets } from "../syntax/percent-encoding.ts";
import { readBase64, writeBase64 } from "./parts/base64.ts";
import type { Scheme } from "./parts/define-scheme.ts";
import { encodeData, SAFE_AND_EXTRA } from "./parts/octet-data.ts";
import { type Plan, planHere } from "./parts/plan.ts";
import { readBack } from "./parts/reading-back.ts";
import { type Rule, refusal } from "./parts/refusal.ts";
import { lowerCase, rewriting } from "./parts/rewriting.ts";
import { decodeRange, forbidAuthority, type Source, sourceOf } from "./parts/source.ts";

/** A parameter of a media type. */
export interface MediaParameter {
  readonly name: string;
  readonly value: string;
}

/** What a `data` reference means. */
export interface DataReading {
  /** `type/subtype`, in lower case; undefined where it goes without saying that it is `text/plain`. */
  readonly mediaType?: string | undefined;
  /** None and no media type mean `charset=US-ASCII`. */
  readonly parameters: readonly MediaParameter[];
  /** Whether the octets are written in base64. */
  readonly base64: boolean;
  readonly octets: Uint8Array;
}

const URL_RULE: Rule = { rule: "dataurl", section: "RFC 2397 §3" };
const MEDIA_TYPE: Rule = { rule: "mediatype", section: "RFC 2397 §3" };
const DATA: Rule = { rule: "data", section: "RFC 2397 §3" };

const TYPE = /^[A-Za-z0-9!#$%&'*+.^_`|~-]+\/[A-Za-z0-9!#$%&'*+.^_`|~-]+$/;
const TOKEN = /^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/;

const IN_TYPE = "+!$&*'/";
const IN_DATA = `${SAFE_AND_EXTRA};/?:@&=`;

/**
 * `data` (RFC 2397). As its grammar has it, a `?` is data; a fragment is none.
 *
 * @example
 * ```ts
 * import { data } from "urikit/schemes";
 *
 * const reading = data.read("data:text/plain;charset=utf-8;base64,w6k=");
 * reading.mediaType; // => "text/plain"
 * reading.octets; // => Uint8Array.of(0xc3, 0xa9)
 * data.read("data:,A%20brief%20note").mediaType; // => undefined
 * ```
 */
export const data: Scheme<DataReading> = {
  name: "data",
  defaultPort: undefined,
  rules: [
    rewriting("path", "media-type-case", "RFC 2045 §5.1", (path) =>
      path.replace(/^[^,]*(?=,)/, (mediaType) =>
        mediaType.replace(/(^|;)([^;=]*)/g, (part) => lowerCase(part)),
      ),
    ),
  ],
  specification: "RFC 2397",
  origin: "RFC 2397",
  read,
  build: (reading) => readBack(write(reading), reading, read),
  plan: (reference) => planOf(read(reference)),
};

function read(reference: string | UriReference): DataReading {
  const source = sourceOf(reference, "data");
  const { text, layout } = source;
  forbidAuthority(source, URL_RULE);
  const comma = text.indexOf(",", layout.pathFrom);
  if (comma < 0 || comma >= layout.pathTo) throw missingComma(text, layout.pathTo);
  const header = text.slice(layout.pathFrom, comma);
  const base64 = /;base64$/i.test(header);
  return {
    ...readMediaType(text, layout.pathFrom, base64 ? header.slice(0, -";base64".length) : header),
    base64,
    octets: readOctets(source, comma + 1, base64),
  };
}

function missingComma(text: string, index: number): Error {
  return refusal(text, index, "invalid-for-scheme", URL_RULE, {
    expected: '","',
    why: "a comma stands before the data",
  });
}

/** §3: `mediatype := [ type "/" subtype ] *( ";" parameter )`. */
function readMediaType(
  text: string,
  from: number,
  header: string,
): Pick<DataReading, "mediaType" | "parameters"> {
  const [type = "", ...parameters] = header.split(";");
  const mediaType = type === "" ? undefined : decodeRange(text, from, from + type.length).toLowerCase();
  if (mediaType !== undefined && !TYPE.test(mediaType)) throw noMediaType(text, from);
  let at = from + type.length + 1;
  const read = parameters.map((parameter) => {
    const found = readParameter(text, at, parameter);
    at += parameter.length + 1;
    return found;
  });
  return { mediaType, parameters: read };
}

function readParameter(text: string, at: number, parameter: string): MediaParameter {
  const equals = parameter.indexOf("=");
  if (equals < 0) throw noMediaType(text, at);
  const name = decodeRange(text, at, at + equals).toLowerCase();
  if (!TOKEN.test(name)) throw noMediaType(text, at);
  return { name, value: decodeRange(text, at + equals + 1, at + parameter.length) };
}

function noMediaType(text: string, index: number): Error {
  return refusal(text, index, "invalid-for-scheme", MEDIA_TYPE, {
    expected: "a type, a slash and a subtype, and parameters with a = each",
    why: "this is no media type",
  });
}

function readOctets({ text, layout }: Source, from: number, base64: boolean): Uint8Array {
  const written = text.slice(from, layout.queryTo);
  if (!base64) return decodeToOctets(written);
  const octets = readBase64(decodeRange(text, from, layout.queryTo));
  if (typeof octets !== "number") return octets;
  throw refusal(text, written.includes("%") ? from : from + octets, "invalid-for-scheme", DATA, {
    expected: "base64: groups of four digits, the last one filled up with = or not",
    why: "this is no base64",
  });
}

function write({ mediaType = "", parameters, base64, octets }: DataReading): string {
  const written = parameters.map(
    ({ name, value }) => `;${encodeData(name, IN_TYPE)}=${encodeData(value, IN_TYPE)}`,
  );
  const body = base64 ? writeBase64(octets) : encodeData(octets, IN_DATA);
  const header = encodeData(mediaType, IN_TYPE) + written.join("") + (base64 ? ";base64" : "");
  const [path = "", ...query] = `${header},${body}`.split("?");
  return compose({ scheme: "data", path, query: query.length === 0 ? undefined : query.join("?") });
}

function planOf({ mediaType, parameters, octets }: DataReading): Plan {
  const given = parameters.map(({ name, value }) => `;${name}=${value}`).join("");
  const type =
    mediaType === undefined && given === ""
      ? "text/plain;charset=US-ASCII"
      : (mediaType ?? "text/plain") + given;
  return planHere("data", {
    do: "take",
    mediaType: type,
    octets,
    note: "take the data: they are in the reference (RFC 2397 §2)",
  });
}
