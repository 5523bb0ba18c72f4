import fc from "fast-check";
import { compare, normalize } from "urikit";
import { describe, expect, it } from "vitest";
import { errorOf, expectIdentity, maybe } from "../test/scheme-expectations.ts";
import { schemeSet } from "./set.ts";
import { equalUrn, type UrnReading, urn } from "./urn.ts";

describe("RFC 8141 §2", () => {
  it.each<[string, object]>([
    ["urn:example:a123,z456", { namespace: "example", specific: "a123,z456", resolution: undefined }],
    ["URN:ISBN:0-486-27557-4", { namespace: "isbn", specific: "0-486-27557-4" }],
    ["urn:example:a/b:c@d", { specific: "a/b:c@d" }],
    ["urn:example:foo-bar-baz-qux?+CCResolve:cc=uk", { resolution: "CCResolve:cc=uk", query: undefined }],
    ["urn:example:weather?=op=map&lat=39.56", { resolution: undefined, query: "op=map&lat=39.56" }],
    ["urn:example:a?+r?s?=q?=t#f/", { resolution: "r?s", query: "q?=t", fragment: "f/" }],
    ["urn:example:a%2Fb#", { specific: "a%2Fb", fragment: "" }],
  ])("%s", (text, reading) => {
    expect(urn.read(text)).toMatchObject(reading);
    expect(urn.read(urn.build(urn.read(text)))).toEqual(urn.read(text));
  });

  it.each([
    ["urn:", 4],
    ["urn:a:b", 4],
    ["urn:-a:b", 4],
    ["urn:a-:b", 4],
    [`urn:${"a".repeat(33)}:b`, 4],
    ["urn:a_b:c", 4],
    ["urn:ab", 6],
    ["urn:ab:", 6],
    ["urn:ab:/c", 6],
    ["urn:ab:c?d", 8],
    ["urn:ab:c?", 8],
    ["urn:ab:c?+", 8],
    ["urn:ab:c?=", 8],
    ["urn:ab:c?+?=q", 8],
    ["urn:ab:c?+/r", 8],
    ["urn://ab:1/c", 4],
  ])("%s is refused at %i", (text, index) => {
    expect(errorOf(() => urn.read(text))).toMatchObject({ index, input: text });
  });

  it("names a resource and does not locate it (001-1, 003-2, 004-4)", () => {
    expect(errorOf(() => urn.plan("urn:example:a")).code).toBe("no-plan");
  });

  it("read ∘ build is the identity", () => {
    const part = fc.constantFrom("a", "a=b?c/d", "%20?x");
    const readings: fc.Arbitrary<UrnReading> = fc.record({
      namespace: fc.constantFrom("isbn", "a1"),
      specific: fc.constantFrom("x", "a:b/c%2F", "(1)"),
      resolution: maybe(part),
      query: maybe(part),
      fragment: maybe(fc.constantFrom("", "f")),
    });
    expectIdentity(urn, readings);
    expect(errorOf(() => urn.build({ namespace: "ISBN", specific: "x" })).code).toBe("component-mismatch");
  });

  it("§3.1: the namespace counts alike in either case, the rest does not", () => {
    const options = { level: "scheme", schemes: schemeSet(urn) } as const;
    expect(normalize("URN:Example:A123%2cz456", options)).toBe("urn:example:A123%2Cz456");
  });
});

describe("RFC 8141 §3.2: URN-equivalence, by all of its examples", () => {
  /** Those of a class are equivalent to each other, and not to those of another. */
  const classes = [
    [
      "urn:example:a123,z456",
      "URN:example:a123,z456",
      "urn:EXAMPLE:a123,z456",
      "urn:example:a123,z456?+abc",
      "urn:example:a123,z456?=xyz",
      "urn:example:a123,z456#789",
    ],
    ["urn:example:a123,z456/foo"],
    ["urn:example:a123,z456/bar"],
    ["urn:example:a123,z456/baz"],
    ["urn:example:a123%2Cz456", "URN:EXAMPLE:a123%2cz456"],
    ["urn:example:A123,z456"],
    ["urn:example:a123,Z456"],
    ["urn:example:%D0%B0123,z456"],
  ];

  it.each(classes.flat())("%s", (text) => {
    const own = classes.find((each) => each.includes(text));
    for (const other of classes.flat()) {
      expect(equalUrn(text, other), other).toBe(own?.includes(other));
    }
  });

  it("§3.1: no triplet is decoded, and another namespace is another name", () => {
    expect(equalUrn("urn:example:a123,z456", "urn:example:a%31%32%33,z456")).toBe(false);
    expect(equalUrn("urn:example:a123,z456", "urn:example2:a123,z456")).toBe(false);
  });

  it("throws for what is no URN", () => {
    expect(() => equalUrn("urn:example:a", "http://h/")).toThrow();
  });
});

describe("RFC 9562 §4: a UUID in either case", () => {
  const uuid = "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6";
  const upper = "URN:UUID:F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6";
  const options = { level: "scheme", schemes: schemeSet(urn) } as const;

  it("figure 4: is the same name", () => {
    expect(equalUrn(uuid, `${upper}?=a#b`)).toBe(true);
    expect(compare(uuid, upper, { schemes: schemeSet(urn) })).toMatchObject({
      equivalent: true,
      rung: "scheme",
    });
    expect(normalize(upper, options)).toBe(uuid);
    expect(urn.read(upper).specific).toBe("F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6");
  });

  it.each([
    "urn:uuid:F81D4FAE",
    "urn:uuid:{F81D4FAE}".replace(/[{}]/g, "'"),
    "urn:uuids:F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6",
  ])("%s is none, and keeps its case", (text) => {
    expect(normalize(text, options)).toBe(text);
    expect(equalUrn(text, text.replace("F8", "f8"))).toBe(false);
  });
});
