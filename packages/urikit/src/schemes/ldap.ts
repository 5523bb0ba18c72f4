/**
 * RFC 4516: `ldap`, and `ldaps` by custom. Where a search of a directory begins, how far it goes, and what it asks for.
 */

import { EMPTY_PATH, lowerCase, type NormalizationRule } from "../scheme-rules.ts";
import { excerpt } from "../syntax/printable.ts";
import type { HostPort, HostPortParts } from "./parts/authority.ts";
import { defineScheme, type WrittenParts } from "./parts/define-scheme.ts";
import { encodeData, SAFE_AND_EXTRA } from "./parts/octet-data.ts";
import { type Plan, type PlanStep, planTo } from "./parts/plan.ts";
import type { Rule, Source, Span } from "./parts/source.ts";

/** How far a search goes (RFC 4511 §4.5.1.2): the entry itself, those right below it, or all below it. */
export type LdapScope = "base" | "one" | "sub";

/** An extension (RFC 4516 §2); a critical one must be known to the caller. */
export interface LdapExtension {
  readonly critical: boolean;
  readonly type: string;
  readonly value?: string | undefined;
}

/** What an `ldap` reference means. Whatever is absent or empty has its default, and is undefined or empty here. */
export interface LdapReading {
  /** Undefined where the client must know a server itself. */
  readonly server?: HostPort | undefined;
  /** The distinguished name of the entry to begin with (RFC 4514). */
  readonly dn: string;
  /** The attributes that are asked for; an empty list means all user attributes. */
  readonly attributes: readonly string[];
  /** `base` where it is undefined. */
  readonly scope?: LdapScope | undefined;
  /** `(objectClass=*)` where it is undefined (RFC 4515). */
  readonly filter?: string | undefined;
  readonly extensions: readonly LdapExtension[];
}

/** What `ldap.build` needs: whatever is left out is empty, or has its default. */
export interface LdapParts extends Partial<Pick<LdapReading, "dn" | "attributes" | "scope" | "filter">> {
  readonly server?: HostPortParts | undefined;
  readonly extensions?: readonly (Omit<LdapExtension, "critical"> & Partial<LdapExtension>)[];
}

/** What a caller may ask for. */
export interface LdapOptions {
  /** The types of the critical extensions that the caller knows, in lower case. */
  readonly extensions?: readonly string[];
}

const URL_RULE: Rule = { rule: "ldapurl", section: "RFC 4516 §2" };
const ATTRIBUTE: Rule = { rule: "attrdesc", section: "RFC 4516 §2" };
const SCOPE: Rule = { rule: "scope", section: "RFC 4516 §2" };
const FILTER: Rule = { rule: "filter", section: "RFC 4516 §2" };
const EXTENSION: Rule = { rule: "extension", section: "RFC 4516 §2" };

const DEFAULT_FILTER = "(objectClass=*)";

/** Between the question marks only they must be encoded, and in a list the comma. */
const IN_PART = `${SAFE_AND_EXTRA};:@&=`;
const IN_LIST = IN_PART.replace(",", "");

/** RFC 4516 §2: "If <filter> is omitted, a filter of "(objectClass=*)" is used." Names of attributes have no case. */
function isDefaultFilter(filter: string): boolean {
  return filter.toLowerCase() === DEFAULT_FILTER.toLowerCase();
}

/** RFC 4516 §2: what is empty at the end is the same as absent; the scope is case-insensitive. */
const DEFAULTS: NormalizationRule = {
  rule: "ldap-defaults",
  section: "RFC 4516 §2",
  apply: (components) => {
    if (components.query === undefined) return components;
    const [attributes = "", scope = "", filter = "", ...more] = components.query.split("?");
    const lower = lowerCase(scope);
    const parts = [attributes, lower === "base" ? "" : lower, isDefaultFilter(filter) ? "" : filter, ...more];
    const written = withoutEnd(parts.join("?"), "?");
    if (written === components.query) return components;
    return { ...components, query: written === "" ? undefined : written };
  },
};

/**
 * `ldap` (RFC 4516).
 *
 * @example
 * ```ts
 * import { ldap } from "urikit/schemes";
 *
 * const reading = ldap.read("ldap://ldap1.example.net/c=GB?objectClass?ONE");
 * reading.dn; // => "c=GB"
 * reading.scope; // => "one"
 * ldap.read("ldap:///o=University%20of%20Michigan,c=US").server; // => undefined
 * ```
 */
export const ldap = ldapScheme("ldap", 389, "RFC 4516", "RFC 1959");

/**
 * `ldaps`: `ldap` over TLS from the first octet, on a port of its own. No RFC defines it; directories have it by custom.
 *
 * @example
 * ```ts
 * import { ldaps } from "urikit/schemes";
 *
 * ldaps.read("ldaps://ldap1.example.net/c=GB").server?.port; // => 636
 * ```
 */
export const ldaps = ldapScheme("ldaps", 636, "RFC 4516, over TLS by custom", "custom");

function ldapScheme<Name extends string>(
  name: Name,
  defaultPort: number,
  specification: string,
  origin: string,
) {
  return defineScheme({
    name,
    defaultPort,
    rules: [EMPTY_PATH, DEFAULTS],
    specification,
    origin,
    read,
    complete: ({ server, dn = "", attributes = [], extensions = [], ...others }: LdapParts): LdapReading => ({
      ...others,
      server: server && { host: server.host, port: server.port ?? defaultPort },
      dn,
      attributes,
      extensions: extensions.map(({ critical = false, ...extension }) => ({ critical, ...extension })),
    }),
    write,
    plan,
  });
}

function read(source: Source): LdapReading {
  requireAuthority(source);
  source.forbidUserinfo(URL_RULE);
  const [attributes, scope, filter, extensions] = partsOf(source);
  const { from, to } = source.path;
  return {
    server: readServer(source),
    dn: source.decode({ from: Math.min(from + 1, to), to }),
    attributes: listOf(source, attributes).map((item) => readAttribute(source, item)),
    scope: readScope(source, scope),
    filter: readFilter(source, filter),
    extensions: listOf(source, extensions).map((item) => readExtension(source, item)),
  };
}

function requireAuthority(source: Source): void {
  if (source.hasAuthority) return;
  throw source.error(source.layout.schemeEnd + 1, URL_RULE, {
    expected: '"//"',
    message: '"//" must follow the scheme, even without a host',
  });
}

/** Without a host, an empty or default port is the same as none (RFC 3986 §6.2.3). */
function readServer(source: Source): HostPort | undefined {
  const host = source.host();
  const port = source.port();
  if (host !== "") return { host, port };
  if (port === source.defaultPort) return undefined;
  throw source.error(source.layout.hostTo, URL_RULE, {
    code: "missing-host",
    expected: "a host before the port",
    message: "a port makes no sense without a host",
  });
}

/** §2: `"?" [attributes] [ "?" [scope] [ "?" [filter] [ "?" extensions ]]]`; an empty one is the same as an absent one. */
function partsOf(source: Source): readonly (Span | undefined)[] {
  const { path, query } = source;
  if (query === undefined) return [];
  if (path.from === path.to) {
    throw source.error(path.to, URL_RULE, {
      expected: '"/" before the "?"',
      message: "a slash and a name, which may be empty, must stand before the attributes",
    });
  }
  const parts = source.split(query, "?");
  const fifth = parts[4];
  if (fifth === undefined) return parts.map((part) => (part.from === part.to ? undefined : part));
  throw source.error(fifth.from - 1, URL_RULE, {
    expected: "the end of the URI",
    message: 'nothing may follow the extensions; a "?" that is data is written %3F',
  });
}

/** The items of a list with commas between them. */
function listOf(source: Source, part: Span | undefined): readonly Span[] {
  return part === undefined ? [] : source.split(part, ",");
}

/** RFC 4512 §2.5: a name or a number, and options; `*` and `+` are RFC 4511 §4.5.1.8's. */
function readAttribute(source: Source, item: Span): string {
  const attribute = source.decode(item);
  if (/^(?:[A-Za-z][-A-Za-z0-9]*|[0-9]+(?:\.[0-9]+)*)(?:;[-A-Za-z0-9]+)*$/.test(attribute)) return attribute;
  if (attribute === "*" || attribute === "+") return attribute;
  throw source.error(item.from, ATTRIBUTE, {
    expected: "the name of an attribute",
    message: "not a valid attribute description",
  });
}

function readScope(source: Source, part: Span | undefined): LdapScope | undefined {
  if (part === undefined) return undefined;
  const scope = source.slice(part).toLowerCase();
  if (scope === "base" || scope === "one" || scope === "sub") return scope;
  throw source.error(part.from, SCOPE, {
    expected: "base, one, sub, or nothing",
    message: "a search goes to the base, one level down, or through the subtree",
  });
}

/** Of RFC 4515 only this is checked: parentheses that match, and in each what may begin a filter there. */
function readFilter(source: Source, part: Span | undefined): string | undefined {
  if (part === undefined) return undefined;
  const filter = source.decode(part);
  if (isInParentheses(filter) && !EMPTY_ITEM.test(filter)) return filter;
  throw source.error(part.from, FILTER, {
    expected: "a filter in parentheses",
    message: "a filter must stand in parentheses that match",
  });
}

/** RFC 4515 §3: an `item`, which has a `=`, or a `&`, `|` or `!` before filters, stands after each parenthesis. */
const EMPTY_ITEM = /\((?![&|]\(|[&|]\)|!\(|[^()=]+=)/;

function isInParentheses(filter: string): boolean {
  let depth = 0;
  for (let at = 0; at < filter.length; at++) {
    if (filter[at] === "(") depth++;
    if (filter[at] === ")") depth--;
    if (depth < 1 && at < filter.length - 1) return false;
  }
  return depth === 0 && filter.endsWith(")");
}

/** §2: `extension = [EXCLAMATION] extype [EQUALS exvalue]`. */
function readExtension(source: Source, { from, to }: Span): LdapExtension {
  const critical = source.text[from] === "!";
  const typeFrom = critical ? from + 1 : from;
  const equals = source.indexOf({ from: typeFrom, to }, "=");
  const hasValue = equals >= 0;
  const type = source.decode({ from: typeFrom, to: hasValue ? equals : to });
  if (!/^(?:[A-Za-z][-A-Za-z0-9]*|[0-9]+(?:\.[0-9]+)*)$/.test(type)) {
    throw source.error(typeFrom, EXTENSION, {
      expected: "the object identifier of an extension",
      message: "not a valid extension name",
    });
  }
  return { critical, type, value: hasValue ? source.decode({ from: equals + 1, to }) : undefined };
}

function write({ server, dn, attributes, scope, filter, extensions }: LdapReading): WrittenParts {
  const parts = [
    attributes.map((attribute) => encodeData(attribute, IN_LIST)).join(","),
    scope ?? "",
    filter === undefined ? "" : encodeData(filter, IN_PART),
    extensions.map(writeExtension).join(","),
  ];
  const query = withoutEnd(parts.join("?"), "?");
  const { host, port } = server ?? { host: "", port: undefined };
  return { host, port, path: `/${encodeData(dn, IN_PART)}`, query: query === "" ? undefined : query };
}

function writeExtension({ critical, type, value }: LdapExtension): string {
  const written = value === undefined ? "" : `=${encodeData(value, IN_LIST)}`;
  return `${critical ? "!" : ""}${encodeData(type, "")}${written}`;
}

/** A text without the characters of this kind at its end. */
function withoutEnd(text: string, character: string): string {
  let to = text.length;
  while (to > 0 && text[to - 1] === character) to--;
  return text.slice(0, to);
}

function plan(reading: LdapReading, source: Source, options: LdapOptions | undefined): Plan {
  const { server, dn, attributes, scope = "base", filter = DEFAULT_FILTER, extensions } = reading;
  for (const extension of extensions) refuseUnknown(source, extension, options);
  const known = extensions.map(({ type, value }) => ({ type, value }));
  const search: PlanStep = {
    do: "request",
    of: "ldap",
    operation: "search",
    parameters: { baseObject: dn, scope, filter, attributes, extensions: known },
    note: "search the directory (RFC 4511 §4.5)",
  };
  const where = server ?? { host: undefined, port: source.port() };
  return planTo(source, where, [search], { secure: source.name === "ldaps" });
}

/** §2: with an unknown critical extension "the implementation MUST NOT process the URL"; others are ignored. */
function refuseUnknown(
  source: Source,
  { critical, type }: LdapExtension,
  options: LdapOptions | undefined,
): void {
  if (!critical || options?.extensions?.includes(type.toLowerCase())) return;
  throw source.error(Math.max(0, source.text.indexOf("!")), EXTENSION, {
    code: "access-refused",
    expected: "extensions that are known",
    message: `the extension ${excerpt(type)} is critical, and is not known here`,
  });
}
