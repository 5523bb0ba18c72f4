import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { errorOf, expectIdentity, maybe } from "../../test/scheme-expectations.ts";
import { normalize } from "../normalize.ts";
import { schemeSet } from "./set.ts";
import { type UrnReading, urn, urnEquivalent } from "./urn.ts";

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

describe("RFC 8141 §3.1, §3.2: URN-equivalence", () => {
  it.each([
    "URN:example:a123,z456",
    "urn:EXAMPLE:a123,z456",
    "urn:example:a123,z456?+abc",
    "urn:example:a123,z456?=xyz",
    "urn:example:a123,z456#789",
  ])("urn:example:a123,z456 is equivalent to %s", (text) => {
    expect(urnEquivalent("urn:example:a123,z456", text)).toBe(true);
  });

  it.each([
    "urn:example:a123,z456/foo",
    "urn:example:a123%2Cz456",
    "urn:example:A123,z456",
    "urn:example:a%31%32%33,z456",
    "urn:example2:a123,z456",
  ])("urn:example:a123,z456 is not equivalent to %s", (text) => {
    expect(urnEquivalent("urn:example:a123,z456", text)).toBe(false);
  });

  it("the case of triplets does not count", () => {
    expect(urnEquivalent("urn:example:a123%2cz456", "URN:EXAMPLE:a123%2Cz456")).toBe(true);
  });

  it("throws for what is no URN", () => {
    expect(() => urnEquivalent("urn:example:a", "http://h/")).toThrow();
  });
});
