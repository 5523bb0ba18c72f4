import fc from "fast-check";
import { equal } from "urikit";
import { describe, expect, it } from "vitest";
import { errorOf, expectIdentity, maybe } from "../test/scheme-expectations.ts";
import { schemeSet } from "./set.ts";
import { type TagReading, tag } from "./tag.ts";

describe("RFC 4151 §2.1", () => {
  it.each<[string, string, string, string]>([
    ["tag:timothy@hpl.hp.com,2001:web/externalHome", "timothy@hpl.hp.com", "2001", "web/externalHome"],
    ["tag:sandro@w3.org,2004-05:Sandro", "sandro@w3.org", "2004-05", "Sandro"],
    [
      "tag:my-ids.com,2001-09-15:TimKindberg:presentations:UBath2004-05-19",
      "my-ids.com",
      "2001-09-15",
      "TimKindberg:presentations:UBath2004-05-19",
    ],
    ["tag:blogger.com,1999:blog-555", "blogger.com", "1999", "blog-555"],
    ["tag:yaml.org,2002:int", "yaml.org", "2002", "int"],
    ["tag:example.com,2000:", "example.com", "2000", ""],
    ["tag:a.1,2000-02-29:a?b=c", "a.1", "2000-02-29", "a?b=c"],
    ["tag:a_b.c@d,2000:%7e", "a_b.c@d", "2000", "%7e"],
  ])("%s", (text, authority, date, specific) => {
    expect(tag.read(text)).toEqual({ authority, date, specific, fragment: undefined });
    expect(tag.build(tag.read(text))).toBe(text);
  });

  it("a fragment belongs to it", () => {
    expect(tag.read("tag:yaml.org,2002:int#section1").fragment).toBe("section1");
  });

  it.each([
    ["tag:", 4],
    ["tag:yaml.org:int", 4],
    ["tag:yaml.org,2002", 4],
    ["tag:yaml.org,2002?a:b", 4],
    ["tag:,2002:int", 4],
    ["tag:-a.org,2002:int", 4],
    ["tag:a.org.,2002:int", 4],
    ["tag:a_b.org,2002:int", 4],
    ["tag:@a.org,2002:int", 4],
    ["tag:a@b@c,2002:int", 4],
    ["tag:a%2Eorg,2002:int", 4],
    ["tag:yaml.org,02:int", 13],
    ["tag:yaml.org,2002-1:int", 13],
    ["tag:yaml.org,2002-13:int", 13],
    ["tag:yaml.org,2001-02-29:int", 13],
    ["tag:yaml.org,2001-00:int", 13],
    ["tag:yaml.org,:int", 13],
    ["tag://yaml.org/,2002:int", 4],
  ])("%s is refused at %i", (text, index) => {
    expect(errorOf(() => tag.read(text))).toMatchObject({ index, input: text });
  });

  it("§3: software must not reject what the grammar does not know", () => {
    const lenient = tag.read("tag:a_b,soon:int", { lenient: true });
    expect(lenient).toMatchObject({ authority: "a_b", date: "soon", specific: "int" });
    expect(lenient.warnings?.map(({ index, rule }) => [index, rule])).toEqual([
      [4, "authorityName"],
      [8, "date"],
    ]);
    expect(tag.read("tag:yaml.org,2002:int", { lenient: true }).warnings).toBeUndefined();
  });

  it("§2.4: tags that differ as texts differ on level scheme", () => {
    const options = { level: "scheme", schemes: schemeSet(tag) } as const;
    expect(equal("tag:Yaml.org,2002:int", "tag:yaml.org,2002:int", options)).toBe(false);
    expect(equal("tag:yaml.org,2002:int", "tag:yaml.org,2002-01-01:int", options)).toBe(false);
  });

  it("nobody can be asked for it", () => {
    expect(errorOf(() => tag.plan("tag:yaml.org,2002:int")).code).toBe("no-plan");
  });

  it("read ∘ build is the identity", () => {
    const readings: fc.Arbitrary<TagReading> = fc.record({
      authority: fc.constantFrom("yaml.org", "a-b@c.d"),
      date: fc.constantFrom("2002", "2002-12", "2002-12-31"),
      specific: fc.string({ unit: fc.constantFrom(..."a:/?@,;=") }),
      fragment: maybe(fc.string({ unit: fc.constantFrom(..."a/?") })),
    });
    expectIdentity(tag, readings);
  });
});
