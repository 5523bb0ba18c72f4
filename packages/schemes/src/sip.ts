/**
 * RFC 3261 §19.1: `sip` and `sips`. Whom to call, and how. There is no `//`: the whole is a path and a query to RFC 3986,
 * and an IPv6 address, whose brackets RFC 3986 does not allow there, cannot be the host.
 */

import type { ReferenceLike } from "urikit";
import { componentRule, excerpt, lowerCase, textOf } from "urikit/foundation";
import { type Statement, statement } from "urikit/words";
import { defineScheme, type WrittenParts } from "./parts/define-scheme.ts";
import { isDomainName } from "./parts/domain-name.ts";
import { fault } from "./parts/fault.ts";
import { PARAMETER_FAULTS, SIP_FAULTS } from "./parts/faults.ts";
import { noted } from "./parts/noted.ts";
import { encodeData } from "./parts/octet-data.ts";
import { type Plan, planHere, withoutLineBreak } from "./parts/plan.ts";
import { type SchemeRule, SchemeSource, type TextSpan } from "./parts/source.ts";

/** A parameter; without a value where it has no `=`. */
interface SipParameter {
  /** In lower case. */
  readonly name: string;
  readonly value?: string | undefined;
}

/** A header field of the request. */
interface SipHeader {
  readonly name: string;
  readonly value: string;
}

/** The meaning of a `sip` reference. */
export interface SipReading {
  readonly user?: string | undefined;
  readonly password?: string | undefined;
  /** A domain name or an IPv4 address. */
  readonly host: string;
  /** Undefined if no port is written, which is not the same as the usual one (§19.1.4). */
  readonly port?: number | undefined;
  readonly parameters: readonly SipParameter[];
  readonly headers: readonly SipHeader[];
}

const URL_RULE: SchemeRule = { rule: "SIP-URI", section: "RFC 3261 §19.1.1, §25.1" };
const USERINFO: SchemeRule = { rule: "userinfo", section: "RFC 3261 §25.1" };
const HOSTPORT: SchemeRule = { rule: "hostport", section: "RFC 3261 §25.1" };
const PARAMETER: SchemeRule = { rule: "uri-parameter", section: "RFC 3261 §19.1.1, §25.1" };
const HEADER: SchemeRule = { rule: "header", section: "RFC 3261 §25.1" };

const HIGHEST_PORT = 65535;
const IPV4 = /^[0-9]{1,3}(?:\.[0-9]{1,3}){3}$/;

/** RFC 2396 §2.3 `unreserved`, and triplets; each rule adds some reserved characters to it. */
const MARK = "-_.!~*'()";
const IN_USER = "&=+$,;?/";
const IN_PASSWORD = "&=+$,";
const IN_PARAMETER = "/:&+$";
const IN_HEADER = "/?:+$";

/**
 * `sip` (RFC 3261 §19.1).
 *
 * @example
 * ```ts
 * import { sip } from "@urikit/schemes";
 *
 * const reading = sip.read("sip:+1-212-555-1212:1234@gateway.com;user=phone");
 * reading.user; // => "+1-212-555-1212"
 * reading.port; // => undefined
 * reading.parameters; // => [{ name: "user", value: "phone" }]
 * sip.build({ user: "alice", host: "atlanta.com" }); // => "sip:alice@atlanta.com"
 * ```
 */
export const sip = sipScheme("sip");

/**
 * `sips` (RFC 3261 §19.1): the same, by TLS on every hop.
 *
 * @example
 * ```ts
 * import { sips } from "@urikit/schemes";
 *
 * sips.read("sips:1212@gateway.com").host; // => "gateway.com"
 * ```
 */
export const sips = sipScheme("sips");

function sipScheme<Name extends string>(name: Name) {
  return defineScheme({
    name,
    rules: [componentRule(["path"], { rule: "sip-comparison", section: "RFC 3261 §19.1.4" }, normalPath)],
    specification: "RFC 3261 §19.1",
    origin: "RFC 2543",
    read,
    defaults: { parameters: [], headers: [] },
    write,
    plan,
  });
}

/** §25.1: `"sip:" [ userinfo ] hostport uri-parameters [ headers ]`. */
function read(source: SchemeSource): SipReading {
  source.forbidAuthority(URL_RULE);
  const { userinfo, address, headers } = partsOf(source);
  const [hostPort = address, ...parameters] = source.split(address, ";");
  return {
    ...readUserinfo(source, userinfo),
    ...readHostPort(source, hostPort),
    parameters: readParameters(source, parameters),
    headers: headers === undefined ? [] : source.split(headers, "&").map((span) => readHeader(source, span)),
  };
}

interface SipSpans {
  readonly userinfo: TextSpan | undefined;
  readonly address: TextSpan;
  readonly headers: TextSpan | undefined;
}

/** A user may hold a `;` and a `?`, so that the `@` is looked for first; it occurs nowhere else. */
function partsOf(source: SchemeSource): SipSpans {
  const { pathFrom: from, queryTo: to } = source.layout;
  const [first = { from, to }, rest, third] = source.split({ from, to }, "@");
  if (third !== undefined) {
    throw source.error(third.from - 1, URL_RULE, fault("one-at", "at-not-encoded", SIP_FAULTS));
  }
  const [address = first, ...more] = source.split(rest ?? first, "?");
  return {
    userinfo: rest && first,
    address,
    headers: more.length === 0 ? undefined : { from: address.to + 1, to },
  };
}

/** §25.1: `( user ) [ ":" password ] "@"`. No error names a character of a password. */
function readUserinfo(
  source: SchemeSource,
  span: TextSpan | undefined,
): Pick<SipReading, "user" | "password"> {
  if (span === undefined) return { user: undefined, password: undefined };
  const [user = span, password, third] = source.split(span, ":");
  const isWritten =
    user.from < user.to &&
    third === undefined &&
    isOf(source, user, IN_USER) &&
    (password === undefined || isOf(source, password, IN_PASSWORD));
  if (isWritten) return { user: source.decode(user), password: password && source.decode(password) };
  throw source.error(span.from, USERINFO, fault("user-maybe-password", "not-sip-login", SIP_FAULTS));
}

/** Whether a span holds only unreserved characters, triplets and those listed. */
function isOf(source: SchemeSource, { from, to }: TextSpan, reserved: string): boolean {
  for (let at = from; at < to; at++) {
    const character = source.text.charAt(at);
    if (!/[A-Za-z0-9%]/.test(character) && !MARK.includes(character) && !reserved.includes(character))
      return false;
  }
  return true;
}

/** §25.1: `hostport = host [ ":" port ]`. */
function readHostPort(source: SchemeSource, span: TextSpan): Pick<SipReading, "host" | "port"> {
  const [name = span, port, third] = source.split(span, ":");
  const host = source.decode(name);
  const isHost =
    isDomainName(host) || (IPV4.test(host) && host.split(".").every((octet) => Number(octet) < 256));
  if (!isHost || third !== undefined) {
    throw source.error(name.from, HOSTPORT, fault("sip-host", "not-a-host-of-SIP"));
  }
  if (port === undefined) return { host, port: undefined };
  const digits = source.decode(port);
  if (/^[0-9]+$/.test(digits) && Number(digits) <= HIGHEST_PORT) return { host, port: Number(digits) };
  throw source.error(port.from, HOSTPORT, {
    code: "invalid-port",
    ...fault(statement("number-from-to", 0, HIGHEST_PORT), "not-a-port"),
  });
}

/** §19.1.1: `*( ";" pname [ "=" pvalue ] )`, and "any given parameter-name MUST NOT appear more than once". */
function readParameters(source: SchemeSource, spans: readonly TextSpan[]): readonly SipParameter[] {
  const seen = new Set<string>();
  return spans.map((span) => {
    const [nameSpan = span, valueSpan, third] = source.split(span, "=");
    const isWritten = [nameSpan, valueSpan].every(
      (part) => part === undefined || (part.from < part.to && isOf(source, part, IN_PARAMETER)),
    );
    const name = source.decode(nameSpan).toLowerCase();
    if (!isWritten || third !== undefined || seen.has(name)) {
      throw source.error(
        span.from,
        PARAMETER,
        fault(
          "name-maybe-value",
          seen.has(name) ? statement("parameter-twice", excerpt(name)) : "not-a-parameter",
          PARAMETER_FAULTS,
        ),
      );
    }
    seen.add(name);
    return { name, value: valueSpan && source.decode(valueSpan) };
  });
}

/** §25.1: `header = hname "=" hvalue`; the value may be empty. */
function readHeader(source: SchemeSource, span: TextSpan): SipHeader {
  const [name = span, value, third] = source.split(span, "=");
  const isWritten =
    name.from < name.to && isOf(source, name, IN_HEADER) && value && isOf(source, value, IN_HEADER);
  if (isWritten && third === undefined) return { name: source.decode(name), value: source.decode(value) };
  throw source.error(span.from, HEADER, fault("header-field-and-value", "not-a-header-field"));
}

function write({ user, password, host, port, parameters, headers }: SipReading): WrittenParts {
  const secret = password === undefined ? "" : `:${encodeData(password, `${IN_PASSWORD}!*'()`)}`;
  const userinfo =
    user === undefined && secret === "" ? "" : `${encodeData(user ?? "", "&=+$,!*'()")}${secret}@`;
  const written = parameters.map(({ name, value }) => {
    const text = value === undefined ? "" : `=${encodeData(value, `${IN_PARAMETER}!*'()`)}`;
    return `;${encodeData(name, `${IN_PARAMETER}!*'()`)}${text}`;
  });
  const fields = headers.map(
    ({ name, value }) => `${encodeData(name, `${IN_HEADER}!*'()`)}=${encodeData(value, `${IN_HEADER}!*'()`)}`,
  );
  return {
    path: `${userinfo}${host}${port === undefined ? "" : `:${port}`}${written.join("")}`,
    query: fields.length === 0 ? undefined : fields.join("&"),
  };
}

/** §19.1.4: parameters in any order, their names and the host in either case. A path that ends in a user stays. */
function normalPath(path: string, { query = "" }: { readonly query?: string | undefined }): string {
  if (query.includes("@")) return path;
  const at = path.indexOf("@") + 1;
  const [hostPort = "", ...parameters] = path.slice(at).split(";");
  const lower = parameters.map((parameter) => parameter.replace(/^[^=]*/, lowerCase)).sort();
  return path.slice(0, at) + [hostPort.toLowerCase(), ...lower].join(";");
}

/** §19.1.4: these "will not match" where only one of two URIs has them, even with their default. */
const NEVER_IGNORED: ReadonlySet<string> = new Set(["user", "ttl", "method", "maddr", "transport"]);

/**
 * Whether two `sip` or `sips` references are equivalent (RFC 3261 §19.1.4): with the same user and password, to the letter;
 * the same host and port, a port that is not written being another than the usual one; the same header fields, in any
 * order; and the same values of the parameters that both have. `user`, `ttl`, `method`, `maddr` and `transport` must be in
 * both or in none, and others may be missing.
 *
 * This relation is not transitive, because a URI without a parameter is equivalent to those with any value of it; so
 * `compare` cannot give it, and `normalize` keeps all parameters. Header fields are compared to the letter.
 *
 * @throws {UriSyntaxError} If one of them is neither a `sip` nor a `sips` reference.
 *
 * @example
 * ```ts
 * import { equalSip } from "@urikit/schemes/sip";
 *
 * equalSip("sip:%61lice@atlanta.com;transport=TCP", "sip:alice@AtLanTa.CoM;Transport=tcp"); // => true
 * equalSip("sip:bob@biloxi.com", "sip:bob@biloxi.com:5060"); // => false
 * ```
 */
export function equalSip(a: ReferenceLike, b: ReferenceLike): boolean {
  const [one, other] = [comparable(a), comparable(b)];
  if (one.fixed !== other.fixed) return false;
  const names = new Set([...one.parameters.keys(), ...other.parameters.keys()]);
  return [...names].every((name) => {
    const [value, another] = [one.parameters.get(name), other.parameters.get(name)];
    return value === another || ((value ?? another) !== undefined && isIgnored(name, value, another));
  });
}

function isIgnored(name: string, value: string | undefined, another: string | undefined): boolean {
  return (value === undefined || another === undefined) && !NEVER_IGNORED.has(name);
}

/** The parts that must be equal as one text, and the parameters by their names; one without a value has an empty one. */
function comparable(reference: ReferenceLike): {
  readonly fixed: string;
  readonly parameters: ReadonlyMap<string, string>;
} {
  const source = sourceOf(reference);
  const { host, port, parameters } = read(source);
  const { userinfo, address, headers } = partsOf(source);
  const values = source
    .split(address, ";")
    .slice(1)
    .map((span) => plain(source, span));
  const fields = headers === undefined ? [] : source.split(headers, "&").map((span) => plain(source, span));
  const named = fields.map((field) => field.replace(/^[^=]*/, lowerCase)).sort();
  const user = userinfo === undefined ? "" : `${plain(source, userinfo)}@`;
  return {
    fixed: `${source.name}:${user}${host.toLowerCase()}:${port ?? ""}?${named.join("&")}`,
    parameters: new Map(
      parameters.map(({ name }, at) => [name, lowerCase(values[at] ?? "").replace(/^[^=]*=?/, "")]),
    ),
  };
}

function sourceOf(reference: ReferenceLike): SchemeSource {
  const isSips = /^sips:/i.test(textOf(reference));
  return new SchemeSource(reference, { name: isSips ? "sips" : "sip", defaultPort: undefined });
}

/** §19.1.4: "Characters other than those in the 'reserved' set are equivalent to their encoding." */
function plain(source: SchemeSource, span: TextSpan): string {
  return source.slice(span).replace(/%(..)/g, (triplet, hex: string) => {
    const character = String.fromCharCode(Number.parseInt(hex, 16));
    return /[A-Za-z0-9]/.test(character) || MARK.includes(character) ? character : triplet.toUpperCase();
  });
}

/** §19.1.5: what a request SHOULD NOT take from a URI: it is dangerous, or makes false claims about the caller. */
const NOT_HONORED: ReadonlySet<string> = new Set([
  ...["from", "call-id", "cseq", "via", "record-route", "route"],
  ...[
    "accept",
    "accept-encoding",
    "accept-language",
    "allow",
    "contact",
    "organization",
    "supported",
    "user-agent",
  ],
]);

/** §19.1.5: the parts of a request. RFC 3263 finds its destination. */
function plan(reading: SipReading, source: SchemeSource): Plan {
  const { user, host, port, parameters, headers } = reading;
  for (const { name, value = "" } of [...parameters, ...headers]) withoutLineBreak(source.text, name, value);
  withoutLineBreak(source.text, user ?? "");
  const method = parameters.find(({ name }) => name === "method")?.value ?? "INVITE";
  return planHere(
    source,
    {
      do: "request",
      of: source.name,
      operation: method,
      parameters: {
        user,
        host,
        port,
        parameters: parameters
          .filter(({ name }) => name !== "method")
          .map(({ name, value }) => ({ name, value })),
        headers: headers
          .filter(({ name }) => !NOT_HONORED.has(name.toLowerCase()))
          .map(({ name, value }) => ({ name, value })),
      },
      note: noteOf(headers),
    },
    "session",
  );
}

/** The purpose of the step, with the names of the headers that are left out. */
function noteOf(headers: readonly SipHeader[]): Statement {
  const names = headers.map(({ name }) => name.toLowerCase()).filter((name) => NOT_HONORED.has(name));
  if (names.length === 0) return noted("send-sip-request");
  return noted("send-sip-request-without", [...new Set(names)].join(", "));
}
