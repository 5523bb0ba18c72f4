// RFC 3986 as an edition: the core has its own tests; these hold the core to the questions that all editions answer.
import { describe, expect, test } from "vitest";
import { expectTargets } from "../../test/examples.ts";
import { rfc2396 } from "./rfc2396.ts";
import { rfc2396bis01 } from "./rfc2396bis-01.ts";
import { rfc3986 } from "./rfc3986.ts";

const base = "http://a/b/c/d;p?q";

describe("RFC 3986 §5.4.2", () => {
  test("http:g, for strict parsers, and for backward compatibility", () => {
    expectTargets(rfc3986, base, "http:g = http:g");
    expectTargets(rfc3986, base, "http:g = http:g", { strict: true });
    expectTargets(rfc3986, base, "http:g = http://a/b/c/g", { strict: false });
  });

  test("§5.2.4: dot-segments above the root are removed", () =>
    expectTargets(rfc3986, base, "../../../g = http://a/g\n/./g = http://a/g"));
});

test("§5.1: a base that is not an absolute URI gives no target, and the reason says so", () => {
  expect(rfc3986.resolve("g", "http://a b/")).toMatchObject({
    kind: "none",
    reason: { id: "of-the-base" },
  });
  expect(rfc3986.resolve("a b", base)).toMatchObject({
    kind: "none",
    reason: { id: "reason-with-advice" },
  });
});

test("§7.5: an error names no character of what looks like a password", () => {
  expect(rfc3986.check("http://u:pa[ss@h/")?.problem.values[0]).toMatchObject({ id: "grammar-in-password" });
});

test("§3.2: components and the destination (000-11)", () => {
  expect(rfc3986.components("HTTP://u@h:8/p?q#f")).toEqual({
    scheme: "HTTP",
    authority: "u@h:8",
    userinfo: "u",
    host: "h",
    port: "8",
    path: "/p",
    query: "q",
    fragment: "f",
  });
  expect(rfc3986.destination("HTTP://u@h:8/")).toEqual({
    scheme: "http",
    host: "h",
    port: "8",
    hostKnown: true,
  });
  expect(rfc3986.components("http://[")).toBeUndefined();
  expect(rfc3986.destination("http://[")).toBeUndefined();
  expect(rfc3986.normalize("http://[")).toBeUndefined();
});

test("an option by itself is not passed over: it must not pass for the default", () => {
  for (const edition of [rfc3986, rfc2396, rfc2396bis01]) {
    const asUntyped = "scheme" as never;
    expect(() => edition.normalize("http://a:80/", asUntyped), edition.id).toThrow(
      "options must be an object",
    );
    expect(() => edition.resolve("g", "http://a/", asUntyped), edition.id).toThrow(
      "options must be an object",
    );
  }
});
