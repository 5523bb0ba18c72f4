/**
 * RFC 6920: `ni` and `nih`. Data, by the name of a hash function and what it makes of them; the latter is for people to
 * say aloud.
 */

import type { ReferenceLike } from "urikit";
import { componentRule, excerpt, textOf } from "urikit/foundation";
import { statement } from "urikit/words";
import { readBase64, writeBase64 } from "./parts/base64.ts";
import { defineScheme, type WrittenParts } from "./parts/define-scheme.ts";
import { fault } from "./parts/fault.ts";
import { NI_FAULTS } from "./parts/faults.ts";
import { noPlan } from "./parts/no-plan.ts";
import { noted } from "./parts/noted.ts";
import { encodeData, sameData } from "./parts/octet-data.ts";
import { type Plan, planTo, portUse } from "./parts/plan.ts";
import type { SchemeRule, SchemeSource, TextSpan } from "./parts/source.ts";
import { authorityOf, getRequest, headerEnd, hostField, requestLine } from "./parts/web.ts";

/** Data, by their hash. */
interface HashName {
  /** The hash function, and how much of its result is kept, such as `sha-256-120`. */
  readonly algorithm: string;
  readonly digest: Uint8Array;
}

/** A parameter of an `ni` reference; `ct` is the media type (§3.1). */
interface NiParameter {
  readonly name: string;
  readonly value?: string | undefined;
}

/** The meaning of an `ni` reference. */
export interface NiReading extends HashName {
  /** The host that may have the data; undefined where nobody is named. */
  readonly host?: string | undefined;
  /** Undefined if no port is written: `ni` has no port of its own. */
  readonly port?: number | undefined;
  readonly parameters: readonly NiParameter[];
}

/** The meaning of a `nih` reference. */
export interface NihReading extends HashName {
  /** The digit that tells whether the others were heard right (§7); undefined if it is absent. */
  readonly check?: string | undefined;
}

const NI: SchemeRule = { rule: "NI-URI", section: "RFC 6920 §3" };
const NIH: SchemeRule = { rule: "humanname", section: "RFC 6920 §7" };
const ALGORITHM: SchemeRule = { rule: "alg", section: "RFC 6920 §3" };
const VALUE: SchemeRule = { rule: "val", section: "RFC 6920 §3" };
const SEPVAL: SchemeRule = { rule: "sepval", section: "RFC 6920 §7" };
const CHECK: SchemeRule = { rule: "checkdigit", section: "RFC 6920 §7" };

/** §9.4, figure 11: what the first entries of the registry are called, by their number, and how many octets they have. */
const SUITES: ReadonlyMap<string, readonly [name: string, octets: number]> = new Map([
  ["1", ["sha-256", 32]],
  ["2", ["sha-256-128", 16]],
  ["3", ["sha-256-120", 15]],
  ["4", ["sha-256-96", 12]],
  ["5", ["sha-256-64", 8]],
  ["6", ["sha-256-32", 4]],
]);
const LENGTHS: ReadonlyMap<string, number> = new Map(SUITES.values());

/** RFC 3986 §3.4, without the `&` and the `=` that a parameter has. */
const IN_PARAMETER = "!$'()*+,;:@/?";

/** The port of HTTP over TLS, by which §4 has the data asked for. */
const HTTPS_PORT = 443;

/**
 * `ni` (RFC 6920 §3).
 *
 * @example
 * ```ts
 * import { ni } from "@urikit/schemes";
 *
 * const reading = ni.read("ni:///sha-256-32;f4OxZQ?ct=text/plain");
 * reading.algorithm; // => "sha-256-32"
 * reading.digest; // => Uint8Array.of(0x7f, 0x83, 0xb1, 0x65)
 * reading.parameters; // => [{ name: "ct", value: "text/plain" }]
 * ```
 */
export const ni = defineScheme({
  name: "ni",
  specification: "RFC 6920 §3",
  origin: "RFC 6920",
  read,
  defaults: { parameters: [] },
  write,
  plan,
});

/**
 * `nih` (RFC 6920 §7).
 *
 * @example
 * ```ts
 * import { nih } from "@urikit/schemes";
 *
 * const reading = nih.read("nih:3;532690-57e12f-e2b74b-a07c89-2560a2;f");
 * reading.algorithm; // => "sha-256-120"
 * reading.digest.length; // => 15
 * nih.build(reading); // => "nih:sha-256-120;53269057e12fe2b74ba07c892560a2;f"
 * ```
 */
export const nih = defineScheme({
  name: "nih",
  rules: [componentRule(["path"], { rule: "nih-separators", section: "RFC 6920 §7" }, normalHumanName)],
  specification: "RFC 6920 §7",
  origin: "RFC 6920",
  read: readHumanName,
  write: ({ algorithm, digest, check }) => ({
    path: `${encodeData(algorithm, "")};${hexOf(digest)}${check === undefined ? "" : `;${check}`}`,
  }),
  plan: noPlan(NIH, "name-said-aloud", NI_FAULTS),
});

/**
 * Whether two `ni` or `nih` references name the same data: those of the same algorithm, length and value, whoever has
 * them, and whatever the parameters say (RFC 6920 §3, §10).
 *
 * @throws {UriSyntaxError} If one of them is neither an `ni` nor a `nih` reference.
 *
 * @example
 * ```ts
 * import { equalNi } from "@urikit/schemes/ni";
 *
 * equalNi("ni:///sha-256-32;UyaQVw", "ni://example.com/sha-256-32;UyaQVw?ct=text/plain"); // => true
 * equalNi("ni:///sha-256-32;UyaQVw", "nih:6;5326-9057;b"); // => true
 * equalNi("ni:///sha-256-32;UyaQVw", "ni:///sha-256-64;UyaQV-Ev4rc"); // => false
 * ```
 */
export function equalNi(a: ReferenceLike, b: ReferenceLike): boolean {
  const [one, other] = [nameOf(a), nameOf(b)];
  return one.algorithm === other.algorithm && sameData(one.digest, other.digest);
}

function nameOf(reference: ReferenceLike): HashName {
  return /^nih:/i.test(textOf(reference)) ? nih.read(reference) : ni.read(reference);
}

/** §3: `"ni://" [ authority ] "/" alg ";" val [ "?" query ]`; user and password make no sense there. */
function read(source: SchemeSource): NiReading {
  source.forbidUserinfo(NI);
  const { path, layout } = source;
  if (!source.hasAuthority || path.from === path.to) {
    throw source.error(
      source.hasAuthority ? path.to : layout.schemeEnd + 1,
      NI,
      fault(
        source.hasAuthority ? "slash-itself" : "slashes-before-algorithm",
        "no-host-before-algorithm",
        NI_FAULTS,
      ),
    );
  }
  const [algorithm = path, value, third] = source.split({ from: path.from + 1, to: path.to }, ";");
  if (value === undefined || third !== undefined) throw notName(source, NI, third ?? algorithm);
  const name = readAlgorithm(source, algorithm);
  return {
    ...readAuthority(source),
    algorithm: name,
    digest: readValue(source, value, name),
    parameters: readParameters(source),
  };
}

function notName(source: SchemeSource, rule: SchemeRule, { from }: TextSpan): Error {
  return source.error(from, rule, fault("algorithm-and-digest", "not-algorithm-and-value", NI_FAULTS));
}

function readAuthority(source: SchemeSource): Pick<NiReading, "host" | "port"> {
  const { hostFrom, hostTo, pathFrom } = source.layout;
  if (hostFrom < hostTo)
    return { host: source.host(), port: hostTo + 1 < pathFrom ? source.port() : undefined };
  if (hostTo + 1 >= pathFrom) return { host: undefined, port: undefined };
  throw source.error(hostTo, NI, {
    code: "missing-host",
    ...fault("a-host-before-the-port", "a-port-makes-no-sense-without-a-host"),
  });
}

/** §3: `alg = 1*unreserved`. */
function readAlgorithm(source: SchemeSource, span: TextSpan): string {
  const name = source.decode(span);
  if (/^[-A-Za-z0-9._~]+$/.test(name)) return name;
  throw source.error(span.from, ALGORITHM, fault("hash-function", "not-the-name-of-a-hash-function"));
}

/** §3: "The "val" field MUST contain the output of base64url encoding (with no "=" padding characters)". */
function readValue(source: SchemeSource, span: TextSpan, algorithm: string): Uint8Array {
  const text = source.decode(span);
  const digest = /^[-A-Za-z0-9_]+$/.test(text)
    ? readBase64(text.replaceAll("-", "+").replaceAll("_", "/"))
    : 0;
  if (typeof digest !== "number") return ofRightLength(source, VALUE, span, { algorithm, digest });
  throw source.error(span.from, VALUE, fault("base64url-unpadded", "not-base64url", NI_FAULTS));
}

/** §2: a truncated value has a name of its own, so that its length is known. */
function ofRightLength(
  source: SchemeSource,
  rule: SchemeRule,
  { from }: TextSpan,
  { algorithm, digest }: HashName,
): Uint8Array {
  const length = LENGTHS.get(algorithm) ?? digest.length;
  if (digest.length === length) return digest;
  throw source.error(
    from,
    rule,
    fault(
      statement("this-many-octets", length),
      statement("wrong-digest-length", excerpt(algorithm), length, digest.length),
      NI_FAULTS,
    ),
  );
}

/** §3: `tag=value` with `&` between. */
function readParameters(source: SchemeSource): readonly NiParameter[] {
  const { query } = source;
  if (query === undefined) return [];
  return source.split(query, "&").map((span) => {
    const equals = source.indexOf(span, "=");
    if (equals < 0) return { name: source.decode(span), value: undefined };
    return {
      name: source.decode({ from: span.from, to: equals }),
      value: source.decode({ from: equals + 1, to: span.to }),
    };
  });
}

function write({ host = "", port, algorithm, digest, parameters }: NiReading): WrittenParts {
  const query = parameters.map(({ name, value }) => {
    const written = encodeData(name, IN_PARAMETER);
    return value === undefined ? written : `${written}=${encodeData(value, `${IN_PARAMETER}=`)}`;
  });
  return {
    host,
    port,
    path: `/${encodeData(algorithm, "")};${base64Url(digest)}`,
    query: query.length === 0 ? undefined : query.join("&"),
  };
}

function base64Url(octets: Uint8Array): string {
  return writeBase64(octets)
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/(?<!=)=+$/, "");
}

/** §4: the place at the host where HTTP has it; "whether to use "http" or "https"" is for the application to decide. */
function plan(reading: NiReading, source: SchemeSource): Plan {
  const { host, port = HTTPS_PORT } = reading;
  if (host === undefined) {
    throw source.error(source.layout.hostFrom, NI, {
      code: "no-plan",
      ...fault("a-host-that-may-have-the-data", "data-without-host", NI_FAULTS),
    });
  }
  const { text, layout } = source;
  const path = text.slice(layout.pathFrom, layout.queryTo).replace(";", "/");
  const request = getRequest(`/.well-known/ni${path}`, authorityOf(source, { host, port }, HTTPS_PORT));
  const steps = [
    requestLine(source, request.target, noted("ask-for-data")),
    hostField(source, request.authority),
    headerEnd(noted("end-header-then-compare-hash")),
  ];
  const facts = { tls: "implicit", receives: "http-message", request } as const;
  return { ...planTo(source, { host, port }, steps, facts), port: portUse(port, HTTPS_PORT) };
}

/** §7: `alg ";" sepval [ ";" checkdigit ]`; a number means the name that it has in the registry. */
function readHumanName(source: SchemeSource): NihReading {
  source.forbidAuthority(NIH);
  source.forbidQuery(NIH);
  const [algorithm = source.path, value, check, fourth] = source.split(source.path, ";");
  if (value === undefined || fourth !== undefined) throw notName(source, NIH, fourth ?? algorithm);
  const written = readAlgorithm(source, algorithm);
  const name = SUITES.get(written)?.[0] ?? written;
  const digits = readDigits(source, value);
  return {
    algorithm: name,
    digest: ofRightLength(source, SEPVAL, value, { algorithm: name, digest: octetsOfHex(digits) }),
    check: check && readCheck(source, check, digits),
  };
}

/** §7: `sepval = 1*(ahlc / "-")`, the digits of whole octets, without the separators. */
function readDigits(source: SchemeSource, span: TextSpan): string {
  const digits = source.decode(span).replaceAll("-", "");
  if (/^(?:[0-9a-f]{2})+$/.test(digits)) return digits;
  throw source.error(span.from, SEPVAL, fault("hexadecimal-pairs", "not-hexadecimal-pairs", NI_FAULTS));
}

/** §7: Luhn's algorithm modulo 16. */
function readCheck(source: SchemeSource, span: TextSpan, digits: string): string {
  const check = source.decode(span);
  if (check === checkDigit(digits)) return check;
  throw source.error(
    span.from,
    CHECK,
    fault("the-check-digit-of-this-value", "wrong-check-digit", NI_FAULTS),
  );
}

/** Every second digit from the right is doubled; the sum of all, and of the digits of those, becomes a multiple of 16. */
function checkDigit(digits: string): string {
  let sum = 0;
  for (let at = 0; at < digits.length; at++) {
    const digit = Number.parseInt(digits.charAt(digits.length - 1 - at), 16);
    const addend = at % 2 === 0 ? digit * 2 : digit;
    sum += (addend >> 4) + (addend & 15);
  }
  return ((16 - (sum % 16)) % 16).toString(16);
}

function octetsOfHex(digits: string): Uint8Array {
  const octets = new Uint8Array(digits.length / 2);
  for (let at = 0; at < octets.length; at++)
    octets[at] = Number.parseInt(digits.slice(at * 2, at * 2 + 2), 16);
  return octets;
}

function hexOf(octets: Uint8Array): string {
  return Array.from(octets, (octet) => octet.toString(16).padStart(2, "0")).join("");
}

/** §7: separators, the number of an algorithm and a check digit say nothing more. */
function normalHumanName(path: string): string {
  const [algorithm = "", value = ""] = path.split(";");
  return `${SUITES.get(algorithm)?.[0] ?? algorithm};${value.replaceAll("-", "")}`;
}
