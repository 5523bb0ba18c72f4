/**
 * @urikit/url-parse: url-parse by its names. It reads what url-parse reads, mostly as browsers do. Other than there, a part
 * that was set never becomes another part (RFC 3986 §2.2), dot-segments lead where they lead in a request (§5.2.4), and a
 * reference without a path keeps the query of its base (§5.2.2).
 *
 * @packageDocumentation
 */

import { extractProtocol, isSpecial, trimLeft } from "./protocol.ts";
import { isWellFormed, type QueryObject, qs } from "./query.ts";

/** The parts of a page's location, or of another URL. */
type Base = { readonly [part: string]: unknown };
type QueryParser<Query> = (query: string) => Query;
type Address = string | { toString(): string };

/** A URL in parts, each as url-parse has it: `protocol`, `query` and `hash` with their delimiters. */
interface Url<Query = string> {
  protocol: string;
  slashes: boolean;
  auth: string;
  username: string;
  password: string;
  host: string;
  hostname: string;
  port: string;
  pathname: string;
  query: Query;
  hash: string;
  href: string;
  origin: string;
  /** Sets a part, and what follows from it. */
  set(part: string, value: unknown, option?: unknown): this;
  /** The URL as text. What would be a delimiter of another part is encoded. */
  toString(stringify?: (query: object) => string): string;
}

interface UrlConstructor {
  new (address?: Address, parser?: false): Url;
  new (address: Address, parser: true): Url<QueryObject>;
  new <Query>(address: Address, parser: QueryParser<Query>): Url<Query>;
  new (address: Address, location?: string | object, parser?: false): Url;
  new (address: Address, location: string | object | undefined, parser: true): Url<QueryObject>;
  new <Query>(
    address: Address,
    location: string | object | undefined,
    parser: QueryParser<Query>,
  ): Url<Query>;
  (address?: Address, parser?: false): Url;
  (address: Address, parser: true): Url<QueryObject>;
  <Query>(address: Address, parser: QueryParser<Query>): Url<Query>;
  (address: Address, location?: string | object, parser?: false): Url;
  (address: Address, location: string | object | undefined, parser: true): Url<QueryObject>;
  <Query>(address: Address, location: string | object | undefined, parser: QueryParser<Query>): Url<Query>;
  readonly extractProtocol: typeof extractProtocol;
  readonly location: (location?: string | object) => Base;
  readonly qs: typeof qs;
  readonly trimLeft: typeof trimLeft;
}

/** A URL whose query may be what a parser made of it. */
type AnyUrl = Url<unknown>;

function read(this: AnyUrl | undefined, address?: unknown, given?: unknown, parser?: unknown): AnyUrl {
  const url = this instanceof read ? this : (Object.create(read.prototype) as AnyUrl);
  const isBase = typeof given === "string" || typeof given === "object";
  const location = isBase ? given : undefined;
  const parse = isBase ? parser : given;
  const base = locationOf(location);
  const { protocol, slashes, slashesCount, rest } = extractProtocol(trimRight(trimLeft(address)), base);
  const relative = !protocol && !slashes;
  const from = (part: string) => (relative && base[part] ? `${base[part]}` : "");
  url.slashes = (slashes || (relative && base.slashes)) as boolean; // undefined as well, as in url-parse
  url.protocol = protocol || `${base.protocol || ""}`;
  const [, before = "", query = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#[\s\S]*)?$/.exec(rest) ?? [];
  url.hash = hash;
  const special = isSpecial(url.protocol);
  const left = special ? before.replace(/\\/g, "/") : before;
  const isPath =
    protocol === "file:"
      ? slashesCount !== 2 || /^[a-z]:/i.test(rest)
      : !slashes && (protocol || slashesCount < 2 || !special);
  const slash = isPath ? 0 : (left.indexOf("/") + 1 || left.length + 1) - 1;
  const [authority, path] = [left.slice(0, slash), left.slice(slash)];
  const at = authority.lastIndexOf("@");
  const [, hostname = "", port = ""] = /^([\s\S]*?)(?::(\d*))?$/.exec(authority.slice(at + 1)) ?? [];
  url.hostname = (hostname || from("hostname")).toLowerCase();
  url.port = port || from("port");
  url.host = (authority.slice(at + 1) || from("host")).toLowerCase();
  url.query = relative && path === "" && query === "" ? queryOf(location) : query;
  if (parse) url.query = (typeof parse === "function" ? parse : qs.parse)(url.query);
  url.pathname = pathOf(path, relative && base.slashes ? base : undefined, url);
  if (!isPortNeeded(url.port, url.protocol)) {
    url.host = url.hostname;
    url.port = "";
  }
  setAuth(url, authority.slice(0, Math.max(at, 0)));
  return completed(url);
}

/** URL Standard §4.4: neither do controls and spaces at the end belong to it. In linear time. */
function trimRight(text: string): string {
  let end = text.length;
  while (end > 0 && text.charCodeAt(end - 1) <= 0x20) end--;
  return text.slice(0, end);
}

/** RFC 3986 §5.2.3, §5.2.4: the path, from the base's if it is relative, without dot-segments after an authority. */
function pathOf(path: string, base: Base | undefined, { protocol, slashes }: AnyUrl): string {
  const from = `${base?.pathname ?? ""}`;
  let merged = path;
  if (base && !path.startsWith("/") && path + from)
    merged = path ? (from.slice(0, from.lastIndexOf("/") + 1) || "/") + path : from;
  if (!merged.startsWith("/") && isSpecial(protocol)) merged = `/${merged}`;
  return merged.startsWith("/") && (slashes || isSpecial(protocol)) ? withoutDotSegments(merged) : merged;
}

/** RFC 3986 §5.2.4; by §6.2.2.2, `%2e` is a dot. */
function withoutDotSegments(path: string): string {
  const kept: string[] = [];
  const segments = path.split("/").slice(1);
  segments.forEach((segment, at) => {
    const dots = segment.replace(/%2e/gi, ".");
    if (dots === "..") kept.pop();
    if (dots !== ".." && dots !== ".") kept.push(segment);
    else if (at === segments.length - 1) kept.push("");
  });
  return `/${kept.join("/")}`;
}

/** The base of an address: the page's own where none is given. */
function locationOf(given?: unknown): Base {
  const location: unknown = given || Reflect.get(globalThis, "location") || {};
  const isText = typeof location === "string";
  const parts: Record<string, unknown> = isText
    ? { ...read.call(undefined, location, {}) }
    : copy(Object(location));
  if (!isText && parts.protocol === "blob:")
    return { ...read.call(undefined, decodeURIComponent(`${parts.pathname}`), {}) };
  const { hash, query, ...base } = parts;
  return { ...base, slashes: base.slashes ?? /^[a-z][\d.+a-z-]*:\/\//i.test(`${base.href}`) };
}

/** What an object has, its own and what it inherits, as the location of a page has its parts. */
function copy(from: object): Record<string, unknown> {
  const all: Record<string, unknown> = {};
  for (const name in from) all[name] = Reflect.get(from, name);
  return all;
}

/** The query of a base that is a text, a page's location or another URL. */
function queryOf(location: unknown): string {
  const { query, search } = (
    typeof location === "string" ? read.call(undefined, location, {}) : (location ?? {})
  ) as Base;
  const text = query && typeof query === "object" ? qs.stringify(query, true) : `${query || search || ""}`;
  return text.replace(/^(?=[^?])/, "?");
}

/** RFC 3986 §6.2.3: whether the port is not that of the scheme, and so is written. */
function isPortNeeded(port: unknown, protocol: string): boolean {
  const number = Number(port);
  const usual: Readonly<Record<string, number>> = {
    http: 80,
    ws: 80,
    https: 443,
    wss: 443,
    ftp: 21,
    gopher: 70,
  };
  const scheme = protocol.replace(/:.*/, "");
  return Boolean(number) && scheme !== "file" && number !== usual[scheme];
}

/** RFC 3986 §3.2.1: a name and a password, whose delimiters are encoded. */
function setAuth(url: AnyUrl, auth: string): void {
  const [, name = "", password = ""] = /^([^:]*):?([\s\S]*)$/.exec(auth) ?? [];
  url.username = credential(name);
  url.password = credential(password);
}

function credential(text: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(text));
  } catch {
    return isWellFormed(text) ? encodeURIComponent(text).replace(/%25(?=[\da-f]{2})/gi, "%") : "";
  }
}

/** What follows from the other parts. */
function completed(url: AnyUrl): AnyUrl {
  const { protocol, host, password, username } = url;
  url.auth = password ? `${username}:${password}` : username;
  url.origin = protocol !== "file:" && isSpecial(protocol) && host ? `${protocol}//${host}` : "null";
  url.href = url.toString();
  return url;
}

function set(this: AnyUrl, part: string, value: unknown, option?: unknown): AnyUrl {
  const text = `${value ?? ""}`;
  switch (part) {
    case "query":
      this.query =
        text && typeof value === "string" ? ((option || qs.parse) as QueryParser<unknown>)(value) : value;
      break;
    case "port":
      this.port = isPortNeeded(value, this.protocol) ? text : "";
      this.host = this.hostname + (this.port && `:${this.port}`);
      break;
    case "hostname":
      this.hostname = text.toLowerCase();
      this.host = this.hostname + (this.port && `:${this.port}`);
      break;
    case "host":
      this.host = text.toLowerCase();
      [, this.hostname = "", this.port = ""] = /^([\s\S]*?)(?::(\d+))?$/.exec(this.host) ?? [];
      break;
    case "protocol":
      this.protocol = text.toLowerCase();
      this.slashes = !option;
      break;
    case "pathname":
      this.pathname = option ? text : text.replace(/^(?=[^/])/, "/");
      break;
    case "hash":
      this.hash = option ? text : text.replace(/^(?=[^#])/, "#");
      break;
    case "username":
    case "password":
      this[part] = encodeURIComponent(text);
      break;
    case "auth":
      setAuth(this, text);
  }
  return completed(this);
}

/** RFC 3986 §2.2: in a part, the delimiters of the parts around it are data, and so encoded. */
const NOT_IN_SCHEME = /[^a-z\d.+-]/gi;
const NOT_IN_AUTHORITY = /[\s/?#@\\]/g;

function write(this: AnyUrl, stringify?: unknown): string {
  const data = (text: string, delimiters: RegExp) => text.replace(delimiters, encodeURIComponent);
  const protocol = this.protocol && `${data(this.protocol.replace(/:$/, ""), NOT_IN_SCHEME)}:`;
  const special = isSpecial(protocol);
  const hasAuthority = (protocol && this.slashes) || special;
  const username = data(this.username, NOT_IN_AUTHORITY);
  const password = this.password && `:${data(this.password, NOT_IN_AUTHORITY)}`;
  const path = data(this.pathname, /[?#]/g);
  // An empty userinfo, where else the path would be read as the host.
  const isHostless = special && protocol !== "file:" && !this.host && path !== "/";
  const userinfo = username || password || isHostless ? `${username}${password}@` : "";
  // A colon that was not the beginning of a port stays none.
  const colon = /:$/.test(this.host) || (/:\d+$/.test(this.hostname) && !this.port) ? ":" : "";
  const authority = userinfo + data(this.host, NOT_IN_AUTHORITY) + colon;
  // RFC 3986 §3.3: without an authority, a path does not begin with two slashes.
  const dot = protocol && !hasAuthority && !authority && path.startsWith("//") ? "/." : "";
  const { query } = this;
  const asked =
    typeof query === "object" && query
      ? ((typeof stringify === "function" ? stringify : qs.stringify) as typeof qs.stringify)(query)
      : query;
  const text = asked ? data(`${asked}`, /#/g).replace(/^(?=[^?])/, "?") : "";
  return protocol + (hasAuthority ? "//" : "") + authority + dot + path + text + (this.hash || "");
}

Object.assign(read.prototype, { set, toString: write });

const url = Object.assign(read, {
  extractProtocol,
  location: locationOf,
  qs,
  trimLeft,
}) as unknown as UrlConstructor;
export default url;
