import fc from "fast-check";
import { UriSyntaxError } from "urikit";
import { describe, expect, it } from "vitest";
import { errorOf, expectIdentity, maybe } from "../test/scheme-expectations.ts";
import { type DidReading, did } from "./did.ts";

describe("W3C DID Core 1.0 §3.1, §3.2", () => {
  it.each<[string, Partial<DidReading>]>([
    ["did:example:123456789abcdefghi", { method: "example", id: "123456789abcdefghi" }],
    ["did:example:123456/path", { id: "123456", path: "/path" }],
    ["did:example:123456?versionId=1", { query: "versionId=1" }],
    ["did:example:123#public-key-0", { fragment: "public-key-0" }],
    ["did:example:123#agent", { fragment: "agent" }],
    [
      "did:example:123?service=agent&relativeRef=/credentials#degree",
      { query: "service=agent&relativeRef=/credentials", fragment: "degree" },
    ],
    ["did:example:123?versionTime=2021-05-10T17:00:00Z", { query: "versionTime=2021-05-10T17:00:00Z" }],
    ["did:example:a:b::c", { id: "a:b::c" }],
    ["did:example::a", { id: ":a" }],
    ["did:web:localhost%3A3000", { id: "localhost%3A3000" }],
  ])("%s", (text, reading) => {
    expect(did.read(text)).toMatchObject(reading);
    expect(did.build(did.read(text))).toBe(text);
  });

  it.each([
    ["did:example", 11],
    ["did:example:", 12],
    ["did:example:a:", 12],
    ["did:Example:a", 4],
    ["did::a", 4],
    ["did:ex-ample:a", 4],
    ["did:example:a~", 12],
    ["did:example:a!", 12],
    ["did:example/a:b", 11],
    ["did://example/a:b", 4],
  ])("%s is refused at %i", (text, index) => {
    expect(errorOf(() => did.read(text))).toMatchObject({ code: "invalid-for-scheme", index });
  });

  it("§7: a DID is resolved by its method, and a DID URL dereferenced", () => {
    expect(did.plan("did:example:123").steps).toMatchObject([
      { of: "did:example", operation: "resolve", parameters: { did: "did:example:123" } },
    ]);
    expect(did.plan("did:example:123#a").steps).toMatchObject([
      { operation: "dereference", parameters: { did: "did:example:123", fragment: "a" } },
    ]);
  });

  it("read ∘ build is the identity", () => {
    const readings: fc.Arbitrary<DidReading> = fc.record({
      method: fc.constantFrom("example", "web", "3"),
      id: fc.constantFrom("a", "a:b", "%3A", "A.b-c_d"),
      path: maybe(fc.constantFrom("/", "/a/b")),
      query: maybe(fc.constantFrom("", "a=b")),
      fragment: maybe(fc.constantFrom("", "a/b?")),
    });
    expectIdentity(did, readings);
  });
});

it("RFC 3986 §2.3: is refused or read as its normal form is", () => {
  expect(() => did.read("did:web:h:u:123%7e")).toThrow(UriSyntaxError);
  expect(() => did.read("did:web:h:u:123~")).toThrow(UriSyntaxError);
  expect(did.read("did:web:%68:u%3a1")).toEqual(did.read("did:web:h:u%3A1"));
});
