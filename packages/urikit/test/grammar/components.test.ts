// RFC 3986 Appendix B: its expression says where the components of a valid reference begin and end.
// What it leaves whole, the authority, is divided here as §3.2 says; the kind of the host is the first of
// its rules that derives it (§3.2.2).
import { isDeepStrictEqual } from "node:util";
import { Chance } from "@urikit/abnf/chance";
import { derive } from "@urikit/abnf/generation";
import { mutate } from "@urikit/abnf/mutation";
import { grammar, telling } from "@urikit/abnf/rfc3986";
import { describe, expect, test } from "vitest";
import { tryParse, type UriReference } from "../../src/reference.ts";
import type { Component } from "../../src/syntax/components.ts";
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

function divide(text: string): Divided {
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
const is = (rule: string, text: string) => derives.get(rule)?.(text) === true;

/** §3.2.2: "If host matches the rule for IPv4address, then it should be considered an IPv4 address literal". */
function kindOfHost(host: string | undefined): string | undefined {
  if (host === undefined) return undefined;
  const literal = /^\[(?<address>.*)\]$/.exec(host)?.groups?.address;
  if (literal !== undefined)
    return is("IPv6address", literal) ? "ipv6" : is("IPvFuture", literal) ? "ipvfuture" : "none";
  return is("IPv4address", host) ? "ipv4" : is("reg-name", host) ? "reg-name" : "none";
}

/** §3.3: which rule a path obeys depends on what stands before it. */
function pathObeys({ scheme, authority, path = "" }: Divided): boolean {
  if (authority !== undefined) return is("path-abempty", path);
  const relative = is(scheme === undefined ? "path-noscheme" : "path-rootless", path);
  return relative || is("path-absolute", path) || is("path-empty", path);
}

/** What the standard says of a valid reference, in the words of the API. */
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

function check(text: string): boolean {
  const result = tryParse(text);
  if (!result.valid) return false;
  const [seen, meant] = [observed(result.reference), expected(text)];
  if (!isDeepStrictEqual(seen, meant)) expect(seen).toStrictEqual(meant); // slow, and tells what differs
  return true;
}

describe("RFC 3986 Appendix B", () => {
  test("the example of Appendix B", () => {
    expect(divide("http://www.ics.uci.edu/pub/ietf/uri/#Related")).toEqual({
      scheme: "http",
      authority: "www.ics.uci.edu",
      userinfo: undefined,
      host: "www.ics.uci.edu",
      port: undefined,
      path: "/pub/ietf/uri/",
      query: undefined,
      fragment: "Related",
    });
  });

  test("components of 200000 generated references: the same, in the same places", () => {
    const chance = new Chance(1738);
    for (let count = 0; count < 200_000; count++) {
      const text = derive(grammar, "URI-reference", chance);
      expect(check(text), text).toBe(true);
    }
  });

  test("components of those mutated references that are valid", () => {
    const chance = new Chance(2732);
    let valid = 0;
    for (let count = 0; count < 50_000; count++) {
      if (check(mutate(derive(grammar, "URI-reference", chance), telling, chance))) valid++;
    }
    expect(valid).toBeGreaterThan(0);
  });

  test("§3: each component obeys its rule", () => {
    const chance = new Chance(2141);
    for (let count = 0; count < 20_000; count++) {
      const text = derive(grammar, "URI-reference", chance);
      const { host: _host, path: _path, ...others } = divide(text);
      expect(pathObeys(divide(text)), text).toBe(true);
      for (const [rule, part] of Object.entries(others))
        if (part !== undefined) expect(is(rule, part), text).toBe(true);
    }
  });
});
