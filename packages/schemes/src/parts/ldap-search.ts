/**
 * RFC 4516 §2: where a search of a directory begins, how far it goes, and what it asks for: what follows the server in
 * references of `ldap`, `ldaps` and `ldapi`.
 */

import type { NormalizationRule } from "urikit";
import { excerpt, lowerCase } from "urikit/foundation";
import { statement } from "urikit/words";
import type { WrittenParts } from "./define-scheme.ts";
import { fault } from "./fault.ts";
import { LDAP_SEARCH_FAULTS } from "./faults.ts";
import { noted } from "./noted.ts";
import { encodeData, SAFE_AND_EXTRA } from "./octet-data.ts";
import type { RequestStep } from "./plan.ts";
import type { SchemeRule, SchemeSource, TextSpan } from "./source.ts";

/** How far a search goes (RFC 4511 §4.5.1.2): the entry itself, those right below it, or all below it. */
export type LdapScope = "base" | "one" | "sub";

/** An extension (RFC 4516 §2); a critical one must be known to the caller. */
export interface LdapExtension {
  readonly critical: boolean;
  readonly type: string;
  readonly value?: string | undefined;
}

/** A search. A part that is absent or empty has its default, and is undefined or empty here. */
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

/** The members of a search that `build` needs: a member that is left out is empty, or has its default. */
export interface LdapSearchParts extends Partial<Pick<LdapSearch, "dn" | "attributes" | "scope" | "filter">> {
  readonly extensions?: readonly (Omit<LdapExtension, "critical"> & Partial<LdapExtension>)[];
}

/** The options that a caller may set. */
export interface LdapOptions {
  /** The types of the critical extensions that the caller knows, in lower case. */
  readonly extensions?: readonly string[];
}

/** The rule of the whole. */
export const LDAP_URL: SchemeRule = { rule: "ldapurl", section: "RFC 4516 §2" };
const ATTRIBUTE: SchemeRule = { rule: "attrdesc", section: "RFC 4516 §2" };
const SCOPE: SchemeRule = { rule: "scope", section: "RFC 4516 §2" };
const FILTER: SchemeRule = { rule: "filter", section: "RFC 4516 §2" };
const EXTENSION: SchemeRule = { rule: "extension", section: "RFC 4516 §2" };

const DEFAULT_FILTER = "(objectClass=*)";

/** Between the question marks only they must be encoded, and in a list the comma. */
const IN_PART = `${SAFE_AND_EXTRA};:@&=`;
const IN_LIST = IN_PART.replace(",", "");

/** RFC 4516 §2: "If <filter> is omitted, a filter of "(objectClass=*)" is used." Names of attributes have no case. */
function isDefaultFilter(filter: string): boolean {
  return filter.toLowerCase() === DEFAULT_FILTER.toLowerCase();
}

/** RFC 4516 §2: an empty part at the end is the same as an absent one; the scope is case-insensitive. */
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
export function readSearch(source: SchemeSource): LdapSearch {
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
export function requireServer(source: SchemeSource): void {
  source.forbidUserinfo(LDAP_URL);
  if (source.hasAuthority) return;
  throw source.error(
    source.layout.schemeEnd + 1,
    LDAP_URL,
    fault("two-slashes", "slashes-must-follow", LDAP_SEARCH_FAULTS),
  );
}

/** §2: `"?" [attributes] [ "?" [scope] [ "?" [filter] [ "?" extensions ]]]`; an empty one is the same as an absent one. */
function partsOf(source: SchemeSource): readonly (TextSpan | undefined)[] {
  const { path, query } = source;
  if (query === undefined) return [];
  if (path.from === path.to) {
    throw source.error(
      path.to,
      LDAP_URL,
      fault("slash-before-question-mark", "no-name-before-attributes", LDAP_SEARCH_FAULTS),
    );
  }
  const parts = source.split(query, "?");
  const fifth = parts[4];
  if (fifth === undefined) return parts.map((part) => (part.from === part.to ? undefined : part));
  throw source.error(
    fifth.from - 1,
    LDAP_URL,
    fault("the-end-of-the-URI", "after-extensions", LDAP_SEARCH_FAULTS),
  );
}

/** The items of a list with commas between them. */
function listOf(source: SchemeSource, part: TextSpan | undefined): readonly TextSpan[] {
  return part === undefined ? [] : source.split(part, ",");
}

/** RFC 4512 §2.5: a name or a number, and options; `*` and `+` are RFC 4511 §4.5.1.8's. */
function readAttribute(source: SchemeSource, item: TextSpan): string {
  const attribute = source.decode(item);
  if (/^(?:[A-Za-z][-A-Za-z0-9]*|[0-9]+(?:\.[0-9]+)*)(?:;[-A-Za-z0-9]+)*$/.test(attribute)) return attribute;
  if (attribute === "*" || attribute === "+") return attribute;
  throw source.error(
    item.from,
    ATTRIBUTE,
    fault("the-name-of-an-attribute", "not-a-valid-attribute-description"),
  );
}

function readScope(source: SchemeSource, part: TextSpan | undefined): LdapScope | undefined {
  if (part === undefined) return undefined;
  const scope = source.decode(part).toLowerCase();
  if (scope === "base" || scope === "one" || scope === "sub") return scope;
  throw source.error(part.from, SCOPE, fault("ldap-scope", "not-ldap-scope", LDAP_SEARCH_FAULTS));
}

/** Of RFC 4515 only this is checked: parentheses that match, and in each what may begin a filter there. */
function readFilter(source: SchemeSource, part: TextSpan | undefined): string | undefined {
  if (part === undefined) return undefined;
  const filter = source.decode(part);
  if (isInParentheses(filter) && !EMPTY_ITEM.test(filter)) return filter;
  throw source.error(
    part.from,
    FILTER,
    fault("a-filter-in-parentheses", "a-filter-must-be-in-matching-parentheses"),
  );
}

/** RFC 4515 §3: an `item`, which has a `=`, or a `&`, `|` or `!` before filters, is after each parenthesis. */
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
function readExtension(source: SchemeSource, { from, to }: TextSpan): LdapExtension {
  const critical = source.text[from] === "!";
  const typeFrom = critical ? from + 1 : from;
  const equals = source.indexOf({ from: typeFrom, to }, "=");
  const hasValue = equals >= 0;
  const type = source.decode({ from: typeFrom, to: hasValue ? equals : to });
  if (!/^(?:[A-Za-z][-A-Za-z0-9]*|[0-9]+(?:\.[0-9]+)*)$/.test(type)) {
    throw source.error(
      typeFrom,
      EXTENSION,
      fault("the-object-identifier-of-an-extension", "not-a-valid-extension-name"),
    );
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
  source: SchemeSource,
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
    note: noted("search-directory"),
  };
}

/** §2: with an unknown critical extension "the implementation MUST NOT process the URL"; others are ignored. */
function refuseUnknown(
  source: SchemeSource,
  { critical, type }: LdapExtension,
  options: LdapOptions | undefined,
): void {
  if (!critical || options?.extensions?.includes(type.toLowerCase())) return;
  throw source.error(Math.max(0, source.text.indexOf("!")), EXTENSION, {
    code: "access-refused",
    ...fault(
      "extensions-that-are-known",
      statement("unknown-critical-extension", excerpt(type)),
      LDAP_SEARCH_FAULTS,
    ),
  });
}
