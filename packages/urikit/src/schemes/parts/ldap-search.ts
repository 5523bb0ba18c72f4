/**
 * RFC 4516 §2: where a search of a directory begins, how far it goes, and what it asks for: what follows the server in
 * references of `ldap`, `ldaps` and `ldapi`.
 */

import { lowerCase, type NormalizationRule } from "../../scheme-rules.ts";
import { excerpt } from "../../syntax/printable.ts";
import type { WrittenParts } from "./define-scheme.ts";
import { encodeData, SAFE_AND_EXTRA } from "./octet-data.ts";
import type { RequestStep } from "./plan.ts";
import type { Rule, Source, Span } from "./source.ts";

/** How far a search goes (RFC 4511 §4.5.1.2): the entry itself, those right below it, or all below it. */
export type LdapScope = "base" | "one" | "sub";

/** An extension (RFC 4516 §2); a critical one must be known to the caller. */
export interface LdapExtension {
  readonly critical: boolean;
  readonly type: string;
  readonly value?: string | undefined;
}

/** A search. Whatever is absent or empty has its default, and is undefined or empty here. */
export interface LdapSearch {
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

/** What of a search `build` needs: whatever is left out is empty, or has its default. */
export interface LdapSearchParts extends Partial<Pick<LdapSearch, "dn" | "attributes" | "scope" | "filter">> {
  readonly extensions?: readonly (Omit<LdapExtension, "critical"> & Partial<LdapExtension>)[];
}

/** What a caller may ask for. */
export interface LdapOptions {
  /** The types of the critical extensions that the caller knows, in lower case. */
  readonly extensions?: readonly string[];
}

/** The rule of the whole. */
export const LDAP_URL: Rule = { rule: "ldapurl", section: "RFC 4516 §2" };
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
export const LDAP_DEFAULTS: NormalizationRule = {
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

/** `dn ["?" [attributes] ["?" [scope] ["?" [filter] ["?" extensions]]]]`, after the slash that follows the server. */
export function readSearch(source: Source): LdapSearch {
  const [attributes, scope, filter, extensions] = partsOf(source);
  const { from, to } = source.path;
  return {
    dn: source.decode({ from: Math.min(from + 1, to), to }),
    attributes: listOf(source, attributes).map((item) => readAttribute(source, item)),
    scope: readScope(source, scope),
    filter: readFilter(source, filter),
    extensions: listOf(source, extensions).map((item) => readExtension(source, item)),
  };
}

/** The whole search, where parts of it are left out. */
export function completeSearch({
  dn = "",
  attributes = [],
  extensions = [],
  ...others
}: LdapSearchParts): LdapSearch {
  const written = extensions.map(({ critical = false, ...extension }) => ({ critical, ...extension }));
  return { ...others, dn, attributes, extensions: written };
}

/** §2: there is always an authority, which may be empty, and never userinfo. */
export function requireServer(source: Source): void {
  source.forbidUserinfo(LDAP_URL);
  if (source.hasAuthority) return;
  throw source.error(source.layout.schemeEnd + 1, LDAP_URL, {
    expected: '"//"',
    message: '"//" must follow the scheme, even without a host',
  });
}

/** §2: `"?" [attributes] [ "?" [scope] [ "?" [filter] [ "?" extensions ]]]`; an empty one is the same as an absent one. */
function partsOf(source: Source): readonly (Span | undefined)[] {
  const { path, query } = source;
  if (query === undefined) return [];
  if (path.from === path.to) {
    throw source.error(path.to, LDAP_URL, {
      expected: '"/" before the "?"',
      message: "a slash and a name, which may be empty, must stand before the attributes",
    });
  }
  const parts = source.split(query, "?");
  const fifth = parts[4];
  if (fifth === undefined) return parts.map((part) => (part.from === part.to ? undefined : part));
  throw source.error(fifth.from - 1, LDAP_URL, {
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

/** How a search is written. */
export function writeSearch({
  dn,
  attributes,
  scope,
  filter,
  extensions,
}: LdapSearch): Pick<WrittenParts, "path" | "query"> {
  const parts = [
    attributes.map((attribute) => encodeData(attribute, IN_LIST)).join(","),
    scope ?? "",
    filter === undefined ? "" : encodeData(filter, IN_PART),
    extensions.map(writeExtension).join(","),
  ];
  const query = withoutEnd(parts.join("?"), "?");
  return { path: `/${encodeData(dn, IN_PART)}`, query: query === "" ? undefined : query };
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

/**
 * The request that the search becomes, with its defaults.
 *
 * @throws {UriSyntaxError} `access-refused` if an extension is critical and the caller does not know it.
 */
export function searchStep(
  source: Source,
  { dn, attributes, scope = "base", filter = DEFAULT_FILTER, extensions }: LdapSearch,
  options: LdapOptions | undefined,
): RequestStep {
  for (const extension of extensions) refuseUnknown(source, extension, options);
  const known = extensions.map(({ type, value }) => ({ type, value }));
  return {
    do: "request",
    of: "ldap",
    operation: "search",
    parameters: { baseObject: dn, scope, filter, attributes, extensions: known },
    note: "search the directory (RFC 4511 §4.5)",
  };
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
