// §5.3: what is composed of components is read as these components.

import { anyText, derived, dottedPath } from "@urikit/abnf/texts";
import fc from "fast-check";
import { expect } from "vitest";
import {
  type Components,
  compose,
  decode,
  normalize,
  parse,
  queryPairs,
  UriSyntaxError,
  uri,
} from "../../src/index.ts";
import { type Law, law } from "./law.ts";
import { componentsOf, reference, unlessRefused } from "./values.ts";

const optional = (rule: string) => fc.option(derived(rule), { nil: undefined });
const components = fc.record({
  scheme: optional("scheme"),
  userinfo: optional("userinfo"),
  host: optional("host"),
  port: optional("port"),
  path: fc.oneof(derived("path"), dottedPath),
  query: optional("query"),
  fragment: optional("fragment"),
});

/** Where the standard has a spelling for a path that would be read as something else: `/.//`, `./this:that`. */
const spellings = (path: string) => [path, `/.${path}`, `./${path}`];

const change = fc.oneof(
  ...(["scheme", "host", "path", "query", "fragment"] as const).map((name) =>
    fc.tuple(fc.constant(name), name === "path" ? derived("path") : optional(name)),
  ),
);

const shortText = fc.oneof(
  fc.constantFrom("", "a", "1", "//", "/", "a:b", "[::1]", "%41", "."),
  fc.string({ unit: fc.constantFrom(..."a1:/?#[]@%. "), maxLength: 4 }),
);
const maybe = fc.option(shortText, { nil: undefined });

export const composition: readonly Law[] = [
  law("§5.3: the components of a reference make the reference", [reference], (text) => {
    expect(compose(componentsOf(parse(text)))).toBe(text);
  }),
  law("§5.3: what is composed is read as the components that were meant", [components], (meant) => {
    const text = unlessRefused(() => compose(meant));
    if (text === undefined) return;
    const { path, ...others } = componentsOf(parse(text));
    expect({ ...others, path: meant.path }).toEqual(meant);
    expect(spellings(meant.path)).toContain(path);
  }),
  law("§5.3: components that can be written are not refused", [components], (meant) => {
    const hasHost = meant.host !== undefined;
    const writable = hasHost
      ? /^(?:\/|$)/.test(meant.path)
      : meant.userinfo === undefined && meant.port === undefined;
    expect(unlessRefused(() => compose(meant)) !== undefined).toBe(writable);
  }),
  law("§5.3: with one component changed, the others stay", [reference, change], (text, [name, value]) => {
    const before = parse(text);
    const after = unlessRefused(() => before.with({ [name]: value }));
    if (after === undefined) return;
    const meant: Components = { ...componentsOf(before), [name]: value };
    const { path, ...others } = componentsOf(after);
    expect({ ...others, path: meant.path }).toEqual(meant);
    expect(spellings(meant.path)).toContain(path);
    expect(parse(after.text).text).toBe(after.text);
  }),
  law(
    "§5.3: a filled template has its template's skeleton",
    [anyText, anyText, anyText],
    (name, term, mark) => {
      const text = unlessRefused(() => uri`https://example.org/users/${name}/x${name}?q=${term}&r#${mark}`);
      if (text === undefined) return;
      const { scheme, authority, segments, query, fragment } = parse(text);
      expect([scheme, authority, segments.length, segments[0]]).toEqual(["https", "example.org", 3, "users"]);
      expect(segments.slice(1).map((segment) => decode(segment))).toEqual([name, `x${name}`]);
      expect(queryPairs(query ?? "").map(({ key, value }) => [key, value])).toEqual([
        ["q", term],
        ["r", undefined],
      ]);
      expect(decode(fragment ?? "")).toBe(mark);
      expect(parse(normalize(text)).segments.length).toBe(3);
    },
  ),
  law(
    "§5.3: components that need encoding, or delimiters, are refused or read back",
    [
      fc.record({
        scheme: maybe,
        userinfo: maybe,
        host: maybe,
        port: maybe,
        path: shortText,
        query: maybe,
        fragment: maybe,
      }),
    ],
    (components) => {
      let composed: string;
      try {
        composed = compose(components);
      } catch (error) {
        expect(error).toBeInstanceOf(UriSyntaxError);
        return;
      }
      const { scheme, userinfo, host, port, path, query, fragment } = parse(composed);
      const spelled = components.path === path ? path : path.replace(/^\/\.(?=\/\/)|^\.\/(?=[^/]*:)/, "");
      expect({ scheme, userinfo, host, port, path: spelled, query, fragment }).toEqual(components);
    },
  ),
];
