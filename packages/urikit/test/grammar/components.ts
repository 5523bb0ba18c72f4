// RFC 3986 Appendix B: its expression says where the components of a valid reference begin and end.
// The authority, which it leaves whole, is divided here as §3.2 says; the kind of the host is the first of
// its rules that derives it (§3.2.2).
import { isDeepStrictEqual } from "node:util";
import { expect } from "vitest";
import { octetLayout, scanOctets } from "../../../lists/test/layers.ts";
import type { UriReference } from "../../src/reference.ts";
import type { Component } from "../../src/syntax/components.ts";
import { scan } from "../../src/syntax/scanner.ts";
import { tryParse } from "../../src/try-parse.ts";
import { expression } from "./witnesses.ts";

/** The expression of Appendix B, its groups named in place of their numbers. */
const appendixB =
  /^((?<scheme>[^:/?#]+):)?(\/\/(?<authority>[^/?#]*))?(?<path>[^?#]*)(\?(?<query>[^#]*))?(#(?<fragment>.*))?/;

/** §3.2: userinfo ends with the only "@"; a port follows the only ":" that brackets do not enclose. */
const section3_2 = /^((?<userinfo>[^@]*)@)?(?<host>\[[^\]]*\]|[^:]*)(:(?<port>.*))?$/;

type Divided = Readonly<Record<Component, string | undefined>>;
const components: readonly Component[] = [
  "scheme",
  "authority",
  "userinfo",
  "host",
  "port",
  "path",
  "query",
  "fragment",
];

export function divide(text: string): Divided {
  const outer = appendixB.exec(text)?.groups;
  const inner = section3_2.exec(outer?.authority ?? "")?.groups;
  const all = { ...outer, ...(outer?.authority === undefined ? {} : inner) };
  return Object.fromEntries(components.map((component) => [component, all[component]])) as Divided;
}

function found(reference: UriReference): Divided {
  return Object.fromEntries(components.map((component) => [component, reference[component]])) as Divided;
}

function sliced(reference: UriReference): Divided {
  const slice = (component: Component) => {
    const range = reference.range(component);
    return range && reference.text.slice(range.from, range.to);
  };
  return Object.fromEntries(components.map((component) => [component, slice(component)])) as Divided;
}

const derives = new Map(
  ["scheme", "authority", "userinfo", "port", "query", "fragment", "reg-name", "IPv4address", "IPv6address"]
    .concat(["IPvFuture", "path-abempty", "path-absolute", "path-noscheme", "path-rootless", "path-empty"])
    .map((rule) => [rule, expression(rule).accepts] as const),
);
export const is = (rule: string, text: string) => derives.get(rule)?.(text) === true;

/** §3.2.2: "If host matches the rule for IPv4address, then it should be considered an IPv4 address literal". */
function kindOfHost(host: string | undefined): string | undefined {
  if (host === undefined) return undefined;
  const literal = /^\[(?<address>.*)\]$/.exec(host)?.groups?.address;
  if (literal !== undefined)
    return is("IPv6address", literal) ? "ipv6" : is("IPvFuture", literal) ? "ipvfuture" : "none";
  return is("IPv4address", host) ? "ipv4" : is("reg-name", host) ? "reg-name" : "none";
}

/** §3.3: the rule that a path obeys depends on the text before it. */
export function pathObeys({ scheme, authority, path = "" }: Divided): boolean {
  if (authority !== undefined) return is("path-abempty", path);
  const relative = is(scheme === undefined ? "path-noscheme" : "path-rootless", path);
  return relative || is("path-absolute", path) || is("path-empty", path);
}

/** The components of a valid reference by the standard, under the names of the API. */
function expected(text: string) {
  const divided = divide(text);
  const { scheme, authority, fragment, path = "" } = divided;
  const form =
    authority !== undefined ? "network-path" : path.startsWith("/") ? "absolute-path" : "relative-path";
  return {
    divided,
    slices: divided,
    kind: scheme === undefined ? "relative-reference" : "uri",
    form: scheme === undefined ? form : undefined,
    isAbsoluteUri: scheme !== undefined && fragment === undefined,
    hostKind: kindOfHost(divided.host),
    text,
  };
}

function observed(reference: UriReference) {
  const { kind, form, isAbsoluteUri, hostKind, text } = reference;
  return { divided: found(reference), slices: sliced(reference), kind, form, isAbsoluteUri, hostKind, text };
}

/** The answers of the scanner of text and the scanner of octets. */
function scannedBoth(text: string) {
  const { text: _, deviations = -1, ...byText } = scan(text, 0, text.length) ?? {};
  return [
    { deviations, ...byText },
    { deviations: scanOctets(text), ...octetLayout(text) },
  ];
}

/**
 * Whether a text is valid; if so, expects of its components what the standard says of them. Expects the same layout and
 * the same deviations of a normal form from both scanners.
 */
export function check(text: string): boolean {
  const [byText, byOctets] = scannedBoth(text);
  if (!isDeepStrictEqual(byOctets, byText)) expect(byOctets).toStrictEqual(byText);
  const result = tryParse(text);
  if (!result.valid) return false;
  const [seen, meant] = [observed(result.parsed), expected(text)];
  if (!isDeepStrictEqual(seen, meant)) expect(seen).toStrictEqual(meant); // slow, and shows what differs
  return true;
}
