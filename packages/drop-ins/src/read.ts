/**
 * RFC 3986 §3, App. B: a text as components. A text is never refused: its fault is in `error`, and a
 * text that is malformed is marked, so that it is neither resolved nor rewritten nor equal to anything.
 *
 * Where the authority is malformed, neither it nor what follows it is given: another reader may find another host there.
 */

import { requireObject, requireString } from "urikit/foundation";
import { split } from "urikit/syntax";
import {
  type Convention,
  handlerOf,
  type UriComponentsDraft,
  type UriComponentsOptions,
} from "./components.ts";
import {
  type ComponentEncoding,
  encodeComponent,
  FRAGMENT,
  hasMalformedTriplet,
  PATH,
  QUERY,
  USERINFO,
} from "./encoding.ts";
import { MALFORMED_HOST, NOT_ASCII, type ReadHost, readHost } from "./host.ts";

/** A text that was read. */
export interface ReadComponents {
  readonly components: UriComponentsDraft;
  /** The fault: the text is then not a reference, or one that readers disagree about. */
  readonly malformed: string | undefined;
}

/** The components of a text, as they were written. */
interface Written {
  readonly scheme: string | undefined;
  readonly authority: string | undefined;
  readonly path: string;
  readonly query: string | undefined;
  readonly fragment: string | undefined;
}

interface WrittenAuthority {
  readonly userinfo: string | undefined;
  readonly host: string;
  readonly port: string | undefined;
  readonly error?: string;
}

/** How far the rules of schemes count while a text is read. */
export type ReadOptions = UriComponentsOptions & {
  /** `false` while references are resolved: what they are then becomes of another scheme. */
  readonly appliesSchemes?: boolean;
};

/** Options by which references are resolved. */
export function withoutSchemes(options: UriComponentsOptions): ReadOptions {
  return requireObject({ ...options, appliesSchemes: false });
}

/** The components of a text, and what is malformed about it. */
export function readComponents(text: string, options: ReadOptions, convention: Convention): ReadComponents {
  requireString(text, "the URI");
  const plain = options.reference === "suffix" ? undefined : plainComponents(text);
  if (plain !== undefined) return completed(plain, undefined, options, convention);
  const full = options.reference === "suffix" ? withScheme(text, options, convention) : text;
  const written = cut(full);
  const edge = edgeError(text);
  const introducer = introducerError(full);
  const authority = written.authority === undefined ? undefined : cutAuthority(written.authority);
  const components: UriComponentsDraft = {
    scheme: written.scheme,
    userinfo: authority?.userinfo,
    host: undefined,
    port: authority?.port === undefined ? undefined : portOf(authority.port),
    path: written.path,
    query: written.query,
    fragment: written.fragment,
  };
  const handler = options.appliesSchemes === false ? undefined : handlerOf(convention, components, options);
  const keepsUnicode = options.unicodeSupport === true || handler?.unicodeSupport === true;
  const host: ReadHost | undefined =
    authority &&
    readHost(authority.host, {
      isDomain: (options.domainHost || handler?.domainHost) ?? false,
      keepsUnicode,
    });
  components.host = host?.host;
  if (host?.zone !== undefined) components.ipv6Zone = host.zone;
  const doubt = introducer ?? authority?.error ?? host?.error;
  const isForgotten = doubt !== undefined && !/^\[[^\]]*\]$/.test(components.host ?? ""); // brackets hold one host
  if (isForgotten) forgetAuthority(components);
  const malformed =
    (isForgotten ? doubt : introducer) ??
    edge ??
    schemeError(written) ??
    percentError(written, authority) ??
    authority?.error ??
    (typeof components.port === "number" && components.port > GREATEST_PORT
      ? "URI port is malformed."
      : undefined) ??
    host?.error;
  if (written.scheme !== undefined && schemeError(written) === undefined)
    components.scheme = written.scheme.toLowerCase(); // §3.1
  if (handler?.skipNormalize !== true)
    normalizeEncoding(components, convention.unicodeOf !== undefined && keepsUnicode);
  return completed(components, malformed, options, convention);
}

/** The components of a text with the facts about the whole of it, and after the functions of its scheme. */
function completed(
  components: UriComponentsDraft,
  malformed: string | undefined,
  options: ReadOptions,
  convention: Convention,
): ReadComponents {
  components.reference = kindOf(components);
  if (malformed !== undefined) components.error = malformed;
  if (options.reference && options.reference !== "suffix" && options.reference !== components.reference)
    components.error ??= `URI is not a ${options.reference} reference.`;
  const handler = options.appliesSchemes === false ? undefined : handlerOf(convention, components, options);
  if (handler === undefined) return { components, malformed };
  const read = handler.parse(components, options);
  return { components: read, malformed: malformed ?? urnError(read) };
}

/** App. B, for a text in its normal form without triplets, whose host is a name and whose port has few digits. */
const PLAIN =
  /^(?:([a-z][a-z0-9+.-]*):)?(?:\/\/(?:([\w.~!$&'()*+,;=:-]*)@)?([a-z_~!$&'()*+,;=-][a-z0-9_.~!$&'()*+,;=-]*)(?::([0-9]{1,4}))?(?![^/?#]))?([\w.~!$&'()*+,;=:@/-]*)(?:\?([\w.~!$&'()*+,;=:@/?-]*))?(?:#([\w.~!$&'()*+,;=:@/?-]*))?$/;

/**
 * The components of a text in its normal form: nothing of it can be malformed, and nothing changes. Undefined for all
 * others.
 */
function plainComponents(text: string): UriComponentsDraft | undefined {
  const [whole, scheme, userinfo, host, port, path = "", query, fragment] = PLAIN.exec(text) ?? [];
  if (whole === undefined) return undefined;
  if (host === undefined && (path.startsWith("//") || (scheme === undefined && /^[^/]*:/.test(path))))
    return undefined;
  return { scheme, userinfo, host, port: port === undefined ? port : Number(port), path, query, fragment };
}

/** A port of TCP has 16 bits (RFC 9293 §3.1). */
const GREATEST_PORT = 65_535;

/** §4.5: a suffix reference with what it lacks. */
function withScheme(text: string, { scheme }: UriComponentsOptions, { suffixMark }: Convention): string {
  return scheme ? `${scheme}${suffixMark}${text}` : `//${text}`;
}

function cut(text: string): Written {
  const { schemeEnd, pathFrom, pathTo, queryTo } = split(text);
  return {
    scheme: schemeEnd < 0 ? undefined : text.slice(0, schemeEnd),
    authority: schemeEnd + 1 < pathFrom ? text.slice(schemeEnd + 3, pathFrom) : undefined,
    path: text.slice(pathFrom, pathTo),
    query: pathTo < queryTo ? text.slice(pathTo + 1, queryTo) : undefined,
    fragment: queryTo < text.length ? text.slice(queryTo + 1) : undefined,
  };
}

/** §3.2: `[ userinfo "@" ] host [ ":" port ]`. */
function cutAuthority(authority: string): WrittenAuthority {
  const at = authority.indexOf("@");
  const userinfo = at < 0 ? undefined : authority.slice(0, at);
  const rest = authority.slice(at + 1);
  const isLiteral = rest.startsWith("[");
  const bracket = isLiteral ? rest.indexOf("]") + 1 : 0;
  const colon = rest.indexOf(":", bracket);
  const host = colon < 0 ? rest : rest.slice(0, colon);
  const port = colon < 0 ? undefined : rest.slice(colon + 1);
  const written = { userinfo, host, port };
  if (authority.includes("\\")) return { ...written, error: BACKSLASH };
  if (
    (isLiteral && bracket === 0) ||
    rest.includes("@") ||
    (userinfo !== undefined && /[[\]]/.test(userinfo))
  )
    return { ...written, error: MALFORMED_HOST }; // which "@" ends the userinfo, readers disagree
  if (bracket > 0 && host.length > bracket) return { ...written, error: AFTER_AUTHORITY };
  if (port !== undefined && /[^0-9]/.test(port)) return { ...written, error: AFTER_AUTHORITY };
  return written;
}

const BACKSLASH = "URI authority must not contain a literal backslash.";
const AFTER_AUTHORITY = 'URI path must start with "/" when authority is present.';
const INTRODUCER = "URI authority introducer must not contain whitespace.";

/** The faults for which an authority, and what follows it, is not given: such components are not the text that was read. */
export const AUTHORITY_FAULTS: ReadonlySet<string | undefined> = /* @__PURE__ */ new Set([
  BACKSLASH,
  AFTER_AUTHORITY,
  INTRODUCER,
  MALFORMED_HOST,
  NOT_ASCII,
]);

/** A number where there are digits (§3.2.3). */
function portOf(port: string): number | string {
  return /^[0-9]+$/.test(port) ? Number(port) : port;
}

/** Browsers take characters away at the ends; the grammar has them nowhere. */
function edgeError(text: string): string | undefined {
  return /^[\0-\x20]|[\0-\x20]$/.test(text)
    ? "URI must not contain leading or trailing C0 controls or spaces."
    : undefined;
}

/** Where browsers, which ignore tabs and line breaks and take `\` for `/`, see the slashes of an authority. */
function introducerError(text: string): string | undefined {
  const [, region = ""] = /^(?:[^#/:?]+:)?([/\\\t\n\r]*)/.exec(text) ?? [];
  const seen = region.replace(/[\t\n\r]/g, "");
  if (seen.length < 2) return undefined;
  if (!seen.startsWith("//")) return BACKSLASH;
  return seen.length === region.length ? undefined : INTRODUCER;
}

/** §3.1: a scheme is never decoded; §4.2: a first segment with a colon would be one. */
function schemeError({ scheme, authority, path }: Written): string | undefined {
  const isScheme = scheme === undefined || /^[A-Za-z][A-Za-z0-9+.-]*$/.test(scheme);
  const isPath = scheme !== undefined || authority !== undefined || !path.startsWith(":");
  return isScheme && isPath ? undefined : "URI scheme is malformed.";
}

/** §2.1: in a literal, a raw `%` may be before a zone. */
function percentError(
  { path, query, fragment }: Written,
  authority: WrittenAuthority | undefined,
): string | undefined {
  const host = authority?.host.startsWith("[") ? undefined : authority?.host;
  return [authority?.userinfo, host, path, query, fragment].some(hasMalformedTriplet)
    ? "URI contains malformed percent-encoding."
    : undefined;
}

/** RFC 8141 §2: without a namespace it cannot be written again. */
function urnError({ scheme, nid, error }: UriComponentsDraft): string | undefined {
  return scheme === "urn" && nid === undefined ? error : undefined;
}

/** Removes an authority that is malformed, and what follows it. */
function forgetAuthority(components: UriComponentsDraft): void {
  for (const name of ["host", "userinfo", "port", "query", "fragment"] as const) components[name] = undefined;
  components.path = "";
}

/** §4.1 to §4.4, as uri-js names them. */
function kindOf({ scheme, userinfo, host, port, path, query, fragment }: UriComponentsDraft): string {
  if (scheme !== undefined) return fragment === undefined ? "absolute" : "uri";
  const isEmpty = [userinfo, host, port, query].every((one) => one === undefined) && path === "";
  return isEmpty ? "same-document" : "relative";
}

/** §6.2.2.2, §2.4: the encoding of each component in its normal form. */
function normalizeEncoding(components: UriComponentsDraft, iri: boolean): void {
  const normal = (text: string | undefined, encoding: ComponentEncoding) =>
    text && encodeComponent(text, encoding, { decodes: true, iri });
  components.userinfo = normal(components.userinfo, USERINFO);
  components.path = normal(components.path, PATH);
  components.query = normal(components.query, QUERY);
  components.fragment = normal(components.fragment, FRAGMENT);
}
