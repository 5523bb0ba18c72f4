/** RFC 3986 §3.3, §6.2.2.3, §7.3: where a path leads. */

import { UriSyntaxError } from "urikit";
import { describe, expect, test } from "vitest";
import { idsIn, partsWith } from "../../test/where.ts";

describe("dot-segments", () => {
  test.each([
    ["http://a.example/b/../c", "dot-segments", [".."]],
    ["http://a.example/../../c", "surplus-dot-segments", [".."]],
    ["/a/%2e%2E/b", "encoded-dot-segment", ["%2e%2E"]],
    ["/a/.%2e/%2e/b", "encoded-dot-segment", [".%2e", "%2e"]],
    ["/a/..%2fb", "hidden-dot-segment", ["/..%2f"]],
    ["/a/..%5cb", "hidden-dot-segment", ["/..%5c"]],
    ["/a/..\\b", "hidden-dot-segment", ["/..\\"]],
    ["/a%2f..%2fb", "hidden-dot-segment", ["%2f..%2f"]],
    ["/a/%252e%252e/b", "hidden-dot-segment", ["/%252e%252e"]],
    ["/a/..;x=1/b", "hidden-dot-segment", ["/..;"]],
    ["/a/..%00/b", "hidden-dot-segment", ["/..%00"]],
    ["/a//b", "empty-segments", ["//"]],
  ])("%s: %s is %j", (text, id, parts) => {
    expect(partsWith(id, text)).toEqual(parts);
  });

  test.each([
    ["../../a", "dot-segments"],
    ["./a:b", "dot-segments"],
    ["..", "dot-segments"],
    ["/a/...", "dot-segments"],
    ["/a/..b/c..", "hidden-dot-segment"],
    ["/a/%2e%2e/b", "hidden-dot-segment"],
    ["/a/b%2fc", "hidden-dot-segment"],
    ["/a?../..%2f", "hidden-dot-segment"],
    ["http://a.example/b", "empty-segments"],
  ])("%s has no finding %s", (text, id) => {
    expect(idsIn(text)).not.toContain(id);
  });
});

describe("CWE-22: a path that leaves its base", () => {
  const base = "http://example.org/static/a";

  test.each([
    "/static/%2e%2e/%2e%2e/secret",
    "/static/..%2fsecret",
    "/static/..%5csecret",
    "/static/%252e%252e%252fsecret",
    "/static/../secret",
    "../secret",
    "b/../../secret",
    "http://example.org/static/../secret",
  ])("%s leaves /static/", (text) => {
    expect(idsIn(text, { base })).toContain("leaves-base");
  });

  test.each([
    "b",
    "/static/b/../c",
    "./..b",
    "/other/open",
    "http://other.example/static/../a",
    "?q",
    "#f",
    "",
  ])("%j does not, or not in secret", (text) => {
    expect(idsIn(text, { base })).not.toContain("leaves-base");
  });

  test.each(["/static/100%25", "/static/%25zz", "/static/a%"])(
    "§2.1: what %s leaves once it is decoded is no error",
    (text) => {
      expect(idsIn(text, { base })).not.toContain("leaves-base");
    },
  );

  test("a base that is not a reference is an error", () => {
    expect(() => idsIn("a", { base: "a b" })).toThrow(UriSyntaxError);
  });
});
