// What holds of every reference, whatever it is: the laws of reading, writing, §5 and §6.

import { anyText, derived, dottedPath, hardReference, wellFormedText } from "@urikit/abnf/texts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Component,
  type Components,
  compare,
  compose,
  decode,
  decodeToOctets,
  encode,
  formatIPv4,
  formatIPv6,
  isUri,
  isUriReference,
  normalizationSteps,
  normalize,
  parse,
  parseIPv4,
  parseIPv6,
  prepareBase,
  queryPairs,
  relativize,
  repair,
  resolve,
  tryParse,
  type UriReference,
  UriSyntaxError,
  uri,
} from "../src/index.ts";
import { targetComponents, targetText } from "./transform.ts";

const runs = (seed: number, numRuns = 20_000) => ({ seed, numRuns });

const reference = fc.oneof(derived("URI-reference"), hardReference.filter(isUriReference));
const absolute = fc.oneof(derived("URI"), hardReference.filter(isUri));

function componentsOf({ scheme, userinfo, host, port, path, query, fragment }: UriReference): Components {
  return { scheme, userinfo, host, port, path, query, fragment };
}

/** What a call gives, or undefined where it throws a UriSyntaxError. */
function unlessRefused<T>(call: () => T): T | undefined {
  try {
    return call();
  } catch (error) {
    if (error instanceof UriSyntaxError) return undefined;
    throw error;
  }
}

describe("reading", () => {
  test("parse then text is the identity", () => {
    const property = fc.property(reference, (text) => {
      const parsed = parse(text);
      expect([parsed.text, parsed.toString(), JSON.parse(JSON.stringify(parsed)), `${parsed}`]).toEqual(
        Array(4).fill(text),
      );
    });
    fc.assert(property, runs(11));
  });

  test("§5.3: the components, put together, are the text", () => {
    const property = fc.property(reference, (text) => {
      const { scheme, authority, path, query, fragment } = parse(text);
      const before = (delimiter: string, part: string | undefined) =>
        part === undefined ? "" : delimiter + part;
      const front = scheme === undefined ? "" : `${scheme}:`;
      expect(front + before("//", authority) + path + before("?", query) + before("#", fragment)).toBe(text);
    });
    fc.assert(property, runs(12));
  });

  test("§3.3: the segments, put together, are the path", () => {
    const property = fc.property(reference, (text) => {
      const { path, segments } = parse(text);
      expect((path.startsWith("/") ? "/" : "") + segments.join("/")).toBe(path);
    });
    fc.assert(property, runs(13));
  });

  test("§3.4: the pairs of a query, put together, are the query", () => {
    const property = fc.property(
      fc.oneof(derived("query"), anyText),
      fc.constantFrom("&", ";"),
      (query, delimiter) => {
        const pairs = unlessRefused(() => queryPairs(query, { delimiter }));
        if (pairs === undefined) return;
        const raw = pairs.map(({ rawKey, rawValue }) =>
          rawValue === undefined ? rawKey : `${rawKey}=${rawValue}`,
        );
        expect(raw.join(delimiter)).toBe(query);
        expect(pairs.map(({ from, to }) => query.slice(from, to))).toEqual(raw);
      },
    );
    fc.assert(property, runs(14));
  });
});

describe("§2: octets", () => {
  const component = fc.constantFrom(
    ...(["userinfo", "reg-name", "segment", "query", "query-key", "query-value", "fragment"] as const),
  );

  test("encode then decode is the identity on octets", () => {
    const property = fc.property(fc.uint8Array({ maxLength: 40 }), component, (octets, name) => {
      const encoded = encode(octets, name);
      expect(encoded).toMatch(/^(?:[A-Za-z0-9._~-]|%[0-9A-F]{2})*$/);
      expect(decodeToOctets(encoded)).toEqual(octets);
    });
    fc.assert(property, runs(21));
  });

  test("encode then decode is the identity on text", () => {
    const property = fc.property(wellFormedText, component, (text, name) => {
      const encoded = encode(text, name);
      expect(decode(encoded)).toBe(text);
      expect(decodeToOctets(encoded)).toEqual(new TextEncoder().encode(text));
    });
    fc.assert(property, runs(22));
  });

  test("repair changes nothing that is valid, and what it gives is valid and as it was before the path", () => {
    const property = fc.property(fc.oneof(reference, anyText), (text) => {
      const repaired = unlessRefused(() => repair(text));
      if (isUriReference(text)) expect(repaired).toBe(text);
      if (repaired === undefined) return;
      const range = parse(repaired).range("path");
      expect(repaired.slice(0, range?.from)).toBe(text.slice(0, range?.from));
      expect(repair(repaired)).toBe(repaired);
    });
    fc.assert(property, runs(23));
  });
});

describe("§3.2.2: addresses", () => {
  test("IPv4: number to text and back", () => {
    const property = fc.property(fc.nat(0xffffffff), (address) => {
      expect(parseIPv4(formatIPv4(address))).toBe(address);
    });
    fc.assert(property, runs(31));
  });

  test("IPv6: pieces to text and back, by the grammar's rule", () => {
    const piece = fc.oneof(fc.constant(0), fc.constant(0xffff), fc.nat(0xffff));
    const property = fc.property(fc.array(piece, { minLength: 8, maxLength: 8 }), (pieces) => {
      const text = formatIPv6(pieces);
      expect([...(parseIPv6(text) ?? [])]).toEqual(pieces);
      expect(parse(`//[${text}]`).hostKind).toBe("ipv6");
    });
    fc.assert(property, runs(32));
  });

  test("IPv6: every text of an address and its canonical text are the same address", () => {
    const property = fc.property(derived("IPv6address"), (text) => {
      const pieces = parseIPv6(text);
      expect(pieces).toBeDefined();
      if (pieces) expect(parseIPv6(formatIPv6(pieces))).toEqual(pieces);
    });
    fc.assert(property, runs(33));
  });
});

describe("§5: resolution", () => {
  test("the target has the components that §5.2.2 gives it", () => {
    const property = fc.property(reference, absolute, (text, base) => {
      const { authority, ...rest } = targetComponents(text, base);
      const target = parse(resolve(text, base));
      const guarded = authority === undefined && rest.path.startsWith("//") ? `/.${rest.path}` : rest.path;
      const { scheme, path, query, fragment } = target;
      expect(target.text).toBe(targetText(text, base));
      expect({ authority: target.authority, scheme, path, query, fragment }).toEqual({
        authority,
        ...rest,
        path: guarded,
      });
      expect(prepareBase(base).resolve(text)).toBe(target.text);
    });
    fc.assert(property, runs(41));
  });

  test("resolve after relativize is the identity", () => {
    const property = fc.property(absolute, absolute, (target, base) => {
      const relative = unlessRefused(() => relativize(target, base));
      if (relative === undefined) expect(resolve(target, base)).not.toBe(target);
      else expect(resolve(relative, base)).toBe(target);
    });
    fc.assert(property, runs(42));
  });

  test("what a reference resolves to can be made relative again, and no longer than it was", () => {
    const property = fc.property(reference, absolute, (text, base) => {
      const target = resolve(text, base);
      const relative = relativize(target, base);
      expect(resolve(relative, base)).toBe(target);
      expect(relative.length).toBeLessThanOrEqual(text.length);
    });
    fc.assert(property, runs(43));
  });
});

describe("§5.3: composition", () => {
  test("the components of a reference make the reference", () => {
    const property = fc.property(reference, (text) => {
      expect(compose(componentsOf(parse(text)))).toBe(text);
    });
    fc.assert(property, runs(51));
  });

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

  test("what is composed is read as the components that were meant", () => {
    const property = fc.property(components, (meant) => {
      const text = unlessRefused(() => compose(meant));
      if (text === undefined) return;
      const { path, ...others } = componentsOf(parse(text));
      expect({ ...others, path: meant.path }).toEqual(meant);
      expect(spellings(meant.path)).toContain(path);
    });
    fc.assert(property, runs(52));
  });

  test("components that can be written are not refused", () => {
    const property = fc.property(components, (meant) => {
      const hasHost = meant.host !== undefined;
      const writable = hasHost
        ? /^(?:\/|$)/.test(meant.path)
        : meant.userinfo === undefined && meant.port === undefined;
      expect(unlessRefused(() => compose(meant)) !== undefined).toBe(writable);
    });
    fc.assert(property, runs(53));
  });

  test("with one component changed, the others stay", () => {
    const change = fc.oneof(
      ...(["scheme", "host", "path", "query", "fragment"] as const).map((name) =>
        fc.tuple(fc.constant(name), name === "path" ? derived("path") : optional(name)),
      ),
    );
    const property = fc.property(reference, change, (text, [name, value]) => {
      const before = parse(text);
      const after = unlessRefused(() => before.with({ [name]: value }));
      if (after === undefined) return;
      const meant: Components = { ...componentsOf(before), [name]: value };
      const { path, ...others } = componentsOf(after);
      expect({ ...others, path: meant.path }).toEqual(meant);
      expect(spellings(meant.path)).toContain(path);
      expect(parse(after.text).text).toBe(after.text);
    });
    fc.assert(property, runs(54));
  });

  test("a filled template has its template's skeleton", () => {
    const property = fc.property(anyText, anyText, anyText, (name, term, mark) => {
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
    });
    fc.assert(property, runs(55));
  });
});

describe("§6: normalization and comparison", () => {
  const level = fc.constantFrom("syntax", "scheme");
  const unchanged: readonly Component[] = [
    "scheme",
    "authority",
    "userinfo",
    "host",
    "port",
    "query",
    "fragment",
  ];

  test("normalize is idempotent", () => {
    const property = fc.property(reference, level, (text, at) => {
      const normal = normalize(text, { level: at });
      expect(normalize(normal, { level: at })).toBe(normal);
      expect(normalizationSteps(normal, { level: at })).toEqual([]);
    });
    fc.assert(property, runs(61));
  });

  test("§6.2.2: the syntax level leaves every component defined or undefined as it was", () => {
    const property = fc.property(reference, (text) => {
      const before = parse(text);
      const after = parse(normalize(text));
      for (const name of unchanged) expect(after[name] === undefined).toBe(before[name] === undefined);
      expect(after.scheme).toBe(before.scheme?.toLowerCase());
      for (const name of ["userinfo", "port", "query", "fragment"] as const) {
        expect(after[name]).toBe(before[name] && withNormalTriplets(before[name]));
      }
    });
    fc.assert(property, runs(62));
  });

  test("the steps lead from the text to its normal form", () => {
    const property = fc.property(reference, level, (text, at) => {
      const steps = normalizationSteps(text, { level: at });
      expect([text, ...steps.map(({ after }) => after)]).toEqual([
        ...steps.map(({ before }) => before),
        normalize(text, { level: at }),
      ]);
      for (const { before, after } of steps)
        expect([after, tryParse(after).valid]).toEqual([expect.not.stringMatching(exactly(before)), true]);
    });
    fc.assert(property, runs(63));
  });

  test("a reference and its normal form are equivalent, on the rung of its level", () => {
    const property = fc.property(reference, level, (text, at) => {
      const normal = normalize(text, { level: at });
      const { equivalent, rung } = compare(text, normal);
      expect(equivalent).toBe(true);
      if (text === normal) expect(rung).toBe("identical");
      else expect(at === "syntax" ? ["syntax"] : ["syntax", "scheme"]).toContain(rung);
    });
    fc.assert(property, runs(64));
  });

  test("the rung is the first on which the two have one normal form", () => {
    const property = fc.property(
      hardReference.filter(isUriReference),
      hardReference.filter(isUriReference),
      (a, b) => {
        const meet = (at: "syntax" | "scheme") => normalize(a, { level: at }) === normalize(b, { level: at });
        const rung =
          a === b ? "identical" : meet("syntax") ? "syntax" : meet("scheme") ? "scheme" : undefined;
        expect(compare(a, b)).toMatchObject({ equivalent: rung !== undefined, rung });
        expect(compare(b, a)).toMatchObject({ equivalent: rung !== undefined, rung });
      },
    );
    fc.assert(property, runs(65));
  });

  test("normalizing either side never changes what compare calls equivalent", () => {
    const property = fc.property(reference, reference, (a, b) => {
      const { equivalent } = compare(a, b);
      expect(compare(normalize(a), b).equivalent).toBe(equivalent);
      expect(compare(a, normalize(b, { level: "scheme" })).equivalent).toBe(equivalent);
    });
    fc.assert(property, runs(66));
  });
});

/** §6.2.2.1, §6.2.2.2, for text that has no other form: octets of unreserved characters as such, the others in capitals. */
function withNormalTriplets(text: string): string {
  return text.replace(/%[0-9A-Fa-f]{2}/g, (triplet) => {
    const character = String.fromCharCode(Number.parseInt(triplet.slice(1), 16));
    return /[A-Za-z0-9._~-]/.test(character) ? character : triplet.toUpperCase();
  });
}

function exactly(text: string): RegExp {
  return new RegExp(`^${text.replace(/[^A-Za-z0-9]/g, "\\$&")}$`);
}
