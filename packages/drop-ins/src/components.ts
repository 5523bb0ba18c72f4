/**
 * The shape in which uri-js, and fast-uri after it, give a URI: an object with the components of RFC 3986 §3, without
 * the brackets of an IP literal, and with what a scheme makes of them.
 */

import { requireObject, requireString } from "urikit/foundation";

/** The components of a URI, as uri-js and fast-uri name them. A component that is undefined is not there (§5.3). */
export interface UriComponents {
  scheme?: string;
  userinfo?: string;
  /** An IPv6 address has no brackets here, and its zone follows one `%`. */
  host?: string;
  /** The zone of an IPv6 address (RFC 6874): it tells the zone `25en0` from `en0` written with `%25`. */
  ipv6Zone?: string;
  /** A number; or a text: that of an empty port, or of one that is not digits. */
  port?: number | string;
  path?: string;
  query?: string;
  fragment?: string;
  /** The kind of reference that it was (§4): `uri` has a fragment, `absolute` has no fragment. */
  reference?: string;
  /** The fault; a text that is malformed is never resolved, and equals nothing. */
  error?: string;
  /** `urn`: the namespace (RFC 8141 §2). */
  nid?: string;
  /** `urn`: the text after the namespace. */
  nss?: string;
  /** `urn:uuid`: the UUID (RFC 9562 §4). */
  uuid?: string;
  /** `ws`, `wss`: path and query (RFC 6455 §3). */
  resourceName?: string;
  /** `ws`, `wss`: whether it is `wss`. */
  secure?: boolean;
  /** `mailto`: the addresses (RFC 6068 §2). */
  to?: string[];
  subject?: string;
  body?: string;
  /** `mailto`: the other header fields. It has no prototype. */
  headers?: { [name: string]: string };
}

/** Components that are made, or that somebody gives: one that is `undefined` is not there. */
export type UriComponentsDraft = { [Name in keyof UriComponents]: UriComponents[Name] | undefined };

/** How a text is read, and components are written. */
export interface UriComponentsOptions {
  /** The scheme whose rules count, whatever scheme there is. */
  readonly scheme?: string | undefined;
  /** `suffix`: without scheme and slashes (§4.5). Another kind is what the reference must be of. */
  readonly reference?: string | undefined;
  /** `resolve` ignores a scheme that is the base's own (§5.2.2); a UUID may have any text. */
  readonly tolerant?: boolean | undefined;
  /** The path keeps its dot-segments. */
  readonly absolutePath?: boolean | undefined;
  /** The output keeps characters beyond ASCII (RFC 3987): uri-js alone knows it. */
  readonly iri?: boolean | undefined;
  /** The components that are read keep characters beyond ASCII. */
  readonly unicodeSupport?: boolean | undefined;
  /** The host is a domain name, whatever the scheme: it is given in ASCII (RFC 5891). */
  readonly domainHost?: boolean | undefined;
  /** The path is encoded already. */
  readonly skipEscape?: boolean | undefined;
  /** `urn`: the namespace whose rules count. */
  readonly nid?: string | undefined;
}

/**
 * Options as they are taken, without what other code put on `Object.prototype`. A number or a text has none, as in
 * uri-js and fast-uri: `texts.map(parse)` gives the index.
 */
export function optionsOf(options: UriComponentsOptions = {}): UriComponentsOptions {
  if (typeof options !== "object") return {};
  const own = requireObject(options);
  for (const name of ["scheme", "reference", "nid"] as const) if (own[name]) requireString(own[name], name);
  return own;
}

/** No options, whatever other code put on `Object.prototype`. */
export const NO_OPTIONS: UriComponentsOptions = /* @__PURE__ */ Object.create(null);

const NAMES = ["scheme", "userinfo", "host", "port", "path", "query", "fragment"] as const;

/** Components as they are taken. Refuses those that have no text; a number is text, too, as in uri-js and fast-uri. */
export function componentsOf<Given extends Readonly<UriComponentsDraft>>(components: Given): Given {
  if (components === undefined || components === null)
    throw new TypeError(`the components must be an object, not ${components}`);
  const own = requireObject(typeof components === "object" ? components : (NO_OPTIONS as Given));
  for (const name of NAMES) {
    const value: unknown = own[name];
    const isText = name === "scheme" ? !value || typeof value === "string" : Object(value) !== value;
    if (!isText || typeof value === "symbol") requireString(value, `the ${name}`);
  }
  return own;
}

/** The functions by which a scheme reads its components and writes them again. */
export interface UriSchemeHandler {
  readonly scheme: string;
  /** Changes what was read, and returns it. */
  parse(components: UriComponentsDraft, options: UriComponentsOptions): UriComponentsDraft;
  /** Changes a copy of what is to be written, and returns it. */
  serialize(components: UriComponentsDraft, options: UriComponentsOptions): UriComponentsDraft;
  readonly domainHost?: boolean | undefined;
  readonly unicodeSupport?: boolean | undefined;
  readonly absolutePath?: boolean | undefined;
  /** Path, query and fragment are given to `parse` as they were written. */
  readonly skipNormalize?: boolean | undefined;
  /** The path that `serialize` gives is encoded already. */
  readonly skipEscape?: boolean | undefined;
}

/** Handlers by the name of their scheme, in lower case. A program may add more. */
export type UriSchemeHandlers = Record<string, UriSchemeHandler>;

/** Where fast-uri and uri-js part. */
export interface Convention {
  readonly schemes: UriSchemeHandlers;
  /**
   * The Unicode form of a domain name, where IRIs are known: `iri` and `unicodeSupport` then keep, and decode, characters
   * beyond ASCII outside the host as well.
   */
  readonly unicodeOf: ((name: string) => string) | undefined;
  /** The text that a suffix reference gets after the scheme that the options name. */
  readonly suffixMark: ":" | "://";
}

/** The handler of a scheme, whose name may have any case (§3.1). */
export function handlerOf(
  { schemes }: Convention,
  { scheme }: UriComponentsDraft,
  options: UriComponentsOptions,
): UriSchemeHandler | undefined {
  const name = (options.scheme || scheme || "").toLowerCase();
  return Object.hasOwn(schemes, name) ? schemes[name] : undefined;
}
