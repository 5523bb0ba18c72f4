/**
 * RFC 5870: `geo`. A place, by its coordinates.
 */

import { componentRule, lowerCase } from "urikit/foundation";
import { defineScheme, type WrittenParts } from "./parts/define-scheme.ts";
import { fault } from "./parts/fault.ts";
import { GEO_FAULTS, PARAMETER_FAULTS } from "./parts/faults.ts";
import { noted } from "./parts/noted.ts";
import { encodeData } from "./parts/octet-data.ts";
import { type Plan, planHere, withoutLineBreak } from "./parts/plan.ts";
import type { SchemeRule, SchemeSource, TextSpan } from "./parts/source.ts";

/** A parameter; without a value where it has no `=`. */
interface GeoParameter {
  /** In lower case. */
  readonly name: string;
  readonly value?: string | undefined;
}

/** The meaning of a `geo` reference. */
export interface GeoReading {
  /** Two or three; in `wgs84` latitude and longitude in degrees, and the altitude in metres. */
  readonly coordinates: readonly number[];
  /** The coordinate reference system, in lower case. */
  readonly crs: string;
  /** How uncertain the place is, in metres; undefined if it is unknown, which is not the same as 0. */
  readonly uncertainty?: number | undefined;
  /** All other parameters, in their order. */
  readonly parameters: readonly GeoParameter[];
}

const URL_RULE: SchemeRule = { rule: "geo-URI", section: "RFC 5870 §3.3" };
const COORDINATES: SchemeRule = { rule: "coordinates", section: "RFC 5870 §3.3, §3.4.2" };
const PARAMETER: SchemeRule = { rule: "parameter", section: "RFC 5870 §3.3" };

const WGS84 = "wgs84";
const NUMBER = /^-?[0-9]+(?:\.[0-9]+)?$/;
const LABEL = /^[A-Za-z0-9-]+$/;
/** `p-unreserved`, except brackets, which RFC 3986 does not allow there. */
const IN_VALUE = ":&+$";

/**
 * `geo` (RFC 5870).
 *
 * @example
 * ```ts
 * import { geo } from "@urikit/schemes";
 *
 * const reading = geo.read("geo:48.198634,16.371648;crs=wgs84;u=40");
 * reading.coordinates; // => [48.198634, 16.371648]
 * reading.uncertainty; // => 40
 * geo.build({ coordinates: [13.4125, 103.8667] }); // => "geo:13.4125,103.8667"
 * ```
 */
export const geo = defineScheme({
  name: "geo",
  rules: [componentRule(["path"], { rule: "geo-comparison", section: "RFC 5870 §3.4.4" }, normalPath)],
  specification: "RFC 5870",
  origin: "RFC 5870",
  read,
  defaults: { crs: WGS84, parameters: [] },
  write,
  plan,
});

function read(source: SchemeSource): GeoReading {
  source.forbidAuthority(URL_RULE);
  source.forbidQuery(URL_RULE);
  const [place = source.path, ...rest] = source.split(source.path, ";");
  const all = rest.map((span) => readParameter(source, span));
  const crs = all[0]?.name === "crs" ? all.shift() : undefined;
  const uncertainty = all[0]?.name === "u" ? all.shift() : undefined;
  const misplaced = all.some(({ name }) => name === "crs" || name === "u");
  const isWritten = (crs === undefined || LABEL.test(crs.value ?? "")) && isUncertainty(uncertainty);
  if (misplaced || !isWritten) throw notFirst(source, place.to);
  const system = crs?.value?.toLowerCase() ?? WGS84;
  return {
    coordinates: readCoordinates(source, place, system),
    crs: system,
    uncertainty: uncertainty && Number(uncertainty.value),
    parameters: all,
  };
}

/** `coordinates = coord-a "," coord-b [ "," coord-c ]`; those of WGS-84 are degrees (§3.4.2). */
function readCoordinates(source: SchemeSource, span: TextSpan, crs: string): readonly number[] {
  const written = source.decode(span).split(",");
  const numbers = written.map(Number);
  const [latitude = Number.NaN, longitude = Number.NaN] = numbers;
  const isKnown = crs !== WGS84 || (Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180);
  const isWritten = written.every((number) => NUMBER.test(number));
  if (isWritten && isKnown && numbers.length >= 2 && numbers.length <= 3) return numbers;
  throw source.error(
    span.from,
    COORDINATES,
    fault("two-or-three-numbers-with-commas-between-them", "not-a-wgs84-place", GEO_FAULTS),
  );
}

/** `uncp = ";u=" pnum`. */
function isUncertainty(parameter: GeoParameter | undefined): boolean {
  const { value = "" } = parameter ?? {};
  return parameter === undefined || (NUMBER.test(value) && !value.startsWith("-"));
}

/** `parameter = ";" pname [ "=" pvalue ]`; names are case-insensitive. */
function readParameter(source: SchemeSource, { from, to }: TextSpan): GeoParameter {
  const equals = source.indexOf({ from, to }, "=");
  const name = source.decode({ from, to: equals < 0 ? to : equals });
  const value = { from: equals + 1, to };
  if (equals >= 0) source.forbid("!'()*,=@/", value, { ...PARAMETER, place: "the-value-of-a-parameter" });
  if (LABEL.test(name) && (equals < 0 || value.from < to)) {
    return { name: name.toLowerCase(), value: equals < 0 ? undefined : source.decode(value) };
  }
  throw source.error(from, PARAMETER, fault("parameter-and-value", "not-name-and-value", PARAMETER_FAULTS));
}

/** §3.3: "The 'crs' parameter MUST be given first if both 'crs' and 'u' are used", and both before others. */
function notFirst(source: SchemeSource, at: number): Error {
  return source.error(at, PARAMETER, fault("crs-then-u", "crs-and-u-first", GEO_FAULTS));
}

function write({ coordinates, crs, uncertainty, parameters }: GeoReading): WrittenParts {
  const all: readonly GeoParameter[] = [
    ...(crs === WGS84 ? [] : [{ name: "crs", value: crs }]),
    ...(uncertainty === undefined ? [] : [{ name: "u", value: decimal(uncertainty) }]),
    ...parameters,
  ];
  const written = all.map(({ name, value }) => {
    const text = value === undefined ? "" : `=${encodeData(value, IN_VALUE)}`;
    return `;${encodeData(name, "")}${text}`;
  });
  return { path: coordinates.map(decimal).join(",") + written.join("") };
}

/** A number without an exponent, which the grammar does not have. */
function decimal(number: number): string {
  const text = String(number);
  return text.includes("e") ? number.toFixed(20) : text;
}

/**
 * §3.4.4: numbers that are "mathematically identical" are the same, as are the default CRS and no CRS, all longitudes
 * of a pole, both longitudes of the date line, names in either case, and parameters in any order. The values of
 * parameters that nobody knows are compared "after percent-decoding": whether others are the same, only whoever defines
 * them can say.
 */
function normalPath(path: string): string {
  const [place = "", ...rest] = path.split(";");
  const parameters = rest.map((parameter) =>
    // Of the characters that need no triplet in a value, only these are reserved (RFC 3986 §2.2).
    parameter
      .replace(/^[^=]*/, lowerCase)
      .replace(/%(?:24|26|2B|3A)/gi, (triplet) => decodeURIComponent(triplet)),
  );
  const crs = parameters[0]?.startsWith("crs=") ? lowerCase(parameters.shift() ?? "") : `crs=${WGS84}`;
  const uncertainty = parameters[0]?.startsWith("u=")
    ? [`u=${shortest(parameters.shift()?.slice(2) ?? "")}`]
    : [];
  const [latitude = "", longitude = "", ...altitude] = place.split(",").map(shortest);
  const isGlobe = crs === `crs=${WGS84}`;
  const isPole = isGlobe && /^-?90$/.test(latitude);
  const meridian = isPole ? "0" : isGlobe && longitude === "-180" ? "180" : longitude;
  const head = [latitude, meridian, ...altitude].join(",");
  return [head, ...(isGlobe ? [] : [crs]), ...uncertainty, ...parameters.sort()].join(";");
}

/** A number in the fewest digits; a text that is not a number stays as it is. */
function shortest(text: string): string {
  const [, sign = "", whole = "", fraction = ""] = /^(-?)0*(0|[1-9][0-9]*)(?:\.([0-9]+))?$/.exec(text) ?? [];
  if (whole === "") return text;
  const digits = fraction.replace(/(?<!0)0+$/, "");
  const size = digits === "" ? whole : `${whole}.${digits}`;
  return size === "0" ? size : sign + size;
}

function plan({ coordinates, crs, uncertainty, parameters }: GeoReading, source: SchemeSource): Plan {
  withoutLineBreak(source.text, parameters.map(({ value = "" }) => value).join(""));
  return planHere(source, {
    do: "request",
    of: "map",
    operation: "show",
    parameters: {
      coordinates,
      crs,
      uncertainty,
      parameters: parameters.map(({ name, value }) => ({ name, value })),
    },
    note: crs === WGS84 ? noted("show-place") : noted("show-place-if-known"),
  });
}
