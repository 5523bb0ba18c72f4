/**
 * RFC 4516: `ldap`. Where a search of a directory begins, how far it goes, and what it asks for.
 */

import { compose } from "../compose.ts";
import type { UriReference } from "../reference.ts";
import type { NormalizationRule } from "../scheme-rules.ts";
import { hasAuthority } from "../syntax/scanner.ts";
import {
  forbidUserinfo,
  type HostPort,
  readHost,
  readPort,
  writeHost,
  writePort,
} from "./parts/authority.ts";
import type { Scheme } from "./parts/define-scheme.ts";
import { encodeData, SAFE_AND_EXTRA } from "./parts/octet-data.ts";
import { type Plan, planTo } from "./parts/plan.ts";
import { readBack } from "./parts/reading-back.ts";
import { type Rule, refusal } from "./parts/refusal.ts";
import { decodeRange, type Source, sourceOf } from "./parts/source.ts";
import { cutAt, type Stretch, withoutEnd } from "./parts/stretches.ts";

/** How far a search goes (RFC 4511 §4.5.1.2): the entry itself, those right below it, or all below it. */
export type LdapScope = "base" | "one" | "sub";

/** An extension (RFC 4516 §2), which has to be known where it is critical. */
export interface LdapExtension {
  readonly critical: boolean;
  readonly type: string;
  readonly value?: string | undefined;
}

/** What an `ldap` reference means. Whatever is absent or empty has its default, and is undefined or empty here. */
export interface LdapReading {
  /** Undefined where the client has to know a server itself. */
  readonly server?: HostPort | undefined;
  /** The distinguished name of the entry to begin with (RFC 4514). */
  readonly dn: string;
  /** The attributes that are asked for; none are all user attributes. */
  readonly attributes: readonly string[];
  /** `base` where it is undefined. */
  readonly scope?: LdapScope | undefined;
  /** `(objectClass=*)` where it is undefined (RFC 4515). */
  readonly filter?: string | undefined;
  readonly extensions: readonly LdapExtension[];
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

/** What stands between the question marks needs no more encoded than they, and in a list the comma. */
const IN_PART = `${SAFE_AND_EXTRA};:@&=`;
const IN_LIST = IN_PART.replace(",", "");

/** RFC 4516 §2: what is empty at the end is the same as absent; the scope counts alike in either case. */
const DEFAULTS: NormalizationRule = {
  rule: "ldap-defaults",
  section: "RFC 4516 §2",
  apply: (components) => {
    if (components.query === undefined) return components;
    const [attributes = "", scope = "", ...more] = components.query.split("?");
    const lower = scope.toLowerCase();
    const written = withoutEnd([attributes, lower === "base" ? "" : lower, ...more].join("?"), "?");
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
export const ldap: Scheme<LdapReading, LdapOptions> = {
  name: "ldap",
  defaultPort: 389,
  emptyPath: "/",
  rules: [DEFAULTS],
  specification: "RFC 4516",
  origin: "RFC 1959",
  read,
  build: (reading) => readBack(write(reading), reading, read),
  plan: (reference, options) => planOf(sourceOf(reference, "ldap"), options),
};

function read(reference: string | UriReference): LdapReading {
  const source = sourceOf(reference, "ldap");
  const { text, layout } = source;
  requireAuthority(source);
  forbidUserinfo(source, URL_RULE);
  const [attributes, scope, filter, extensions] = partsOf(source);
  return {
    server: readServer(source),
    dn: decodeRange(text, Math.min(layout.pathFrom + 1, layout.pathTo), layout.pathTo),
    attributes: listOf(text, attributes).map((item) => readAttribute(text, item)),
    scope: readScope(text, scope),
    filter: readFilter(text, filter),
    extensions: listOf(text, extensions).map((item) => readExtension(text, item)),
  };
}

function requireAuthority({ text, layout }: Source): void {
  if (hasAuthority(layout)) return;
  throw refusal(text, layout.schemeEnd + 1, "invalid-for-scheme", URL_RULE, {
    expected: '"//"',
    why: 'behind the scheme follows "//", even where no host does',
  });
}

function readServer(source: Source): HostPort | undefined {
  const host = readHost(source);
  const { text, layout } = source;
  if (host !== "") return { host, port: readPort(source, 389) };
  if (layout.hostTo === layout.pathFrom) return undefined;
  throw refusal(text, layout.hostTo, "missing-host", URL_RULE, {
    expected: "a host before the port",
    why: "a port has no sense without a host",
  });
}

/** §2: `"?" [attributes] [ "?" [scope] [ "?" [filter] [ "?" extensions ]]]`. */
function partsOf({ text, layout }: Source): readonly (Stretch | undefined)[] {
  const { pathFrom, pathTo, queryTo } = layout;
  if (pathTo === queryTo) return [];
  if (pathFrom === pathTo) {
    throw refusal(text, pathTo, "invalid-for-scheme", URL_RULE, {
      expected: '"/" before the "?"',
      why: "a slash and a name, if only an empty one, stand before the attributes",
    });
  }
  const parts = cutAt(text, { from: pathTo + 1, to: queryTo }, "?");
  const fifth = parts[4];
  if (fifth === undefined) return parts;
  throw refusal(text, fifth.from - 1, "invalid-for-scheme", URL_RULE, {
    expected: "the end of the URI",
    why: 'behind the extensions follows nothing; a "?" that is data is written %3F',
  });
}

/** The items of a list with commas between; none where the part is absent or empty. */
function listOf(text: string, part: Stretch | undefined): readonly Stretch[] {
  return part === undefined || part.from === part.to ? [] : cutAt(text, part, ",");
}

/** RFC 4512 §2.5: a name or a number, and options; `*` and `+` are RFC 4511 §4.5.1.8's. */
function readAttribute(text: string, { from, to }: Stretch): string {
  const attribute = decodeRange(text, from, to);
  if (/^(?:[A-Za-z][-A-Za-z0-9]*|[0-9]+(?:\.[0-9]+)*)(?:;[-A-Za-z0-9]+)*$/.test(attribute)) return attribute;
  if (attribute === "*" || attribute === "+") return attribute;
  throw refusal(text, from, "invalid-for-scheme", ATTRIBUTE, {
    expected: "the name of an attribute",
    why: "this describes no attribute",
  });
}

function readScope(text: string, part: Stretch | undefined): LdapScope | undefined {
  if (part === undefined || part.from === part.to) return undefined;
  const scope = text.slice(part.from, part.to).toLowerCase();
  if (scope === "base" || scope === "one" || scope === "sub") return scope;
  throw refusal(text, part.from, "invalid-for-scheme", SCOPE, {
    expected: "base, one, sub, or nothing",
    why: "a search goes to the base, one level down, or through the subtree",
  });
}

/** Of RFC 4515 only this is checked: that a filter stands in parentheses, and that they match. */
function readFilter(text: string, part: Stretch | undefined): string | undefined {
  if (part === undefined || part.from === part.to) return undefined;
  const filter = decodeRange(text, part.from, part.to);
  if (isInParentheses(filter)) return filter;
  throw refusal(text, part.from, "invalid-for-scheme", FILTER, {
    expected: "a filter in parentheses",
    why: "a filter stands in parentheses, and they match",
  });
}

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
function readExtension(text: string, { from, to }: Stretch): LdapExtension {
  const critical = text[from] === "!";
  const start = critical ? from + 1 : from;
  const equals = text.slice(start, to).indexOf("=");
  const typeTo = equals < 0 ? to : start + equals;
  const type = decodeRange(text, start, typeTo);
  if (!/^(?:[A-Za-z][-A-Za-z0-9]*|[0-9]+(?:\.[0-9]+)*)$/.test(type)) {
    throw refusal(text, start, "invalid-for-scheme", EXTENSION, {
      expected: "the object identifier of an extension",
      why: "this names no extension",
    });
  }
  return { critical, type, value: equals < 0 ? undefined : decodeRange(text, typeTo + 1, to) };
}

function write({ server, dn, attributes, scope, filter, extensions }: LdapReading): string {
  const query = [
    attributes.map((attribute) => encodeData(attribute, IN_LIST)).join(","),
    scope ?? "",
    filter === undefined ? "" : encodeData(filter, IN_PART),
    extensions.map(writeExtension).join(","),
  ];
  const written = withoutEnd(query.join("?"), "?");
  return compose({
    scheme: "ldap",
    host: server === undefined ? "" : writeHost(server.host),
    port: server === undefined ? undefined : writePort(server.port, 389),
    path: `/${encodeData(dn, IN_PART)}`,
    query: written === "" ? undefined : written,
  });
}

function writeExtension({ critical, type, value }: LdapExtension): string {
  const written = value === undefined ? "" : `=${encodeData(value, IN_LIST)}`;
  return `${critical ? "!" : ""}${encodeData(type, "")}${written}`;
}

function planOf(source: Source, options: LdapOptions = {}): Plan {
  const { server, dn, attributes, scope = "base", filter = DEFAULT_FILTER, extensions } = read(source.text);
  for (const extension of extensions) refuseUnknown(source, extension, options);
  const known = extensions.map(({ type, value }) => ({ type, value }));
  return planTo(ldap, server ?? { host: undefined, port: 389 }, [
    {
      do: "request",
      of: "ldap",
      operation: "search",
      parameters: { baseObject: dn, scope, filter, attributes, extensions: known },
      note: "search the directory (RFC 4511 §4.5)",
    },
  ]);
}

/** §2: what is not implemented and critical, "the implementation MUST NOT process the URL"; others are ignored. */
function refuseUnknown({ text }: Source, { critical, type }: LdapExtension, options: LdapOptions): void {
  if (!critical || options.extensions?.includes(type.toLowerCase())) return;
  throw refusal(text, Math.max(0, text.indexOf("!")), "access-refused", EXTENSION, {
    expected: "extensions that are known",
    why: `the extension ${type} is critical, and is not known here`,
  });
}
