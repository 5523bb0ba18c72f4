import { describe, expect, it } from "vitest";
import { canonicity } from "./canonicity.ts";
import { componentRule } from "./scheme-rules.ts";
import { UriSyntaxError } from "./syntax/errors.ts";
import { statement } from "./syntax/statement.ts";

const rulesOf = (text: string) => canonicity(text, { level: "scheme" }).because.map(({ rule }) => rule);

describe("rfc2396bis-01 §6.3 Good Practice When Using URIs (003-69): canonical or not, and why", () => {
  it.each([
    ["Always provide the URI scheme in lower-case characters", "HTTP://example.com/", "scheme-case"],
    ["Always provide the hostname, if any, in lower-case characters", "http://Example.com/", "host-case"],
    ["Only perform %-escaping where it is essential", "http://example.com/%7Esmith", "unreserved-triplets"],
    [
      "Always use upper-case A-through-F characters when %-escaping",
      "http://example.com/%3a",
      "triplet-case",
    ],
    ["Use the UTF-8 character-to-octet mapping, whenever possible", "http://example.com/%E9", "utf-8"],
    ["Prevent /./ and /../ from appearing in absolute URI paths", "http://example.com/a/./b", "dot-segments"],
  ])("%s", (_, text, rule) => {
    const { canonical, because } = canonicity(text);
    expect(canonical).toBe(false);
    expect(because).toMatchObject([{ rule, section: "rfc2396bis-01 §6.3" }]);
    expect(because[0]?.reason).toMatch(/^[a-z].*[a-zA-Z0-9)"]$/);
  });

  it.each([
    "http://example.com/",
    "http://example.com/%C3%A9?a%3Db#%EF%BF%BD",
    "urn:example:a",
    "../a",
    "mailto:a@b",
    "ftp://example.com:21/",
  ])("%s is canonical", (text) => {
    expect(canonicity(text, { level: "scheme" })).toEqual({ canonical: true, because: [] });
  });

  it("RFC 3986 §6.2.3: with respect to its scheme", () => {
    expect(rulesOf("http://example.com")).toEqual(["empty-path"]);
    expect(rulesOf("http://example.com:/")).toEqual(["empty-port"]);
    expect(rulesOf("http://example.com:080/")).toEqual(["default-port"]);
    expect(rulesOf("http://example.com:0081/")).toEqual(["port-number"]);
    expect(rulesOf("http://[2001:DB8::0:7]/")).toEqual(["host-case", "ipv6-text"]);
    expect(canonicity("http://example.com:80", { level: "scheme" }).because).toMatchObject([
      { section: "RFC 3986 §6.2.3" },
      { section: "RFC 3986 §6.2.3" },
    ]);
    expect(canonicity("http://example.com:80", { level: "syntax" }).canonical).toBe(true);
    expect(canonicity("http://example.com:80").canonical).toBe(true);
  });

  it("every rule that is not kept, in their order", () => {
    expect(rulesOf("HTTP://%31%32%37.0.0.1:80/%7e/%ff/../")).toEqual([
      "unreserved-triplets",
      "host-kind",
      "triplet-case",
      "scheme-case",
      "dot-segments",
      "default-port",
      "utf-8",
    ]);
  });

  it("a rule that is the scheme's own has its name and its section", () => {
    const rule = componentRule(["query"], { rule: "no-session", section: "our own" }, () => undefined);
    const schemes = new Map([["foo", { rules: [rule] }]]);
    expect(canonicity("foo:a?b", { level: "scheme", schemes }).because).toEqual([
      {
        rule: "no-session",
        section: "our own",
        problem: statement("changed-by-scheme", "no-session"),
        reason: "the scheme's rule no-session would change it",
      },
    ]);
  });

  it("a text that is not a reference is refused", () => {
    expect(() => canonicity("a b")).toThrow(UriSyntaxError);
    expect(() => canonicity("a", null as never)).toThrow(TypeError); // as a caller without types might
  });
});
