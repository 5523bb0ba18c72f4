// RFC 1808: the examples of §5, and the rules of its text.
import { describe, expect, test } from "vitest";
import { expectTargets } from "../../test/examples.ts";
import { statement } from "../statement.ts";
import { rfc1808 } from "./rfc1808.ts";

const base = "http://a/b/c/d;p?q#f";
const resolve = (reference: string, against = base) => rfc1808.resolve(reference, against);

describe("RFC 1808 §5: the examples, with the results printed there", () => {
  test("§5.1, normal ones", () =>
    expectTargets(
      rfc1808,
      base,
      `
      g:h        = <URL:g:h>
      g          = <URL:http://a/b/c/g>
      ./g        = <URL:http://a/b/c/g>
      g/         = <URL:http://a/b/c/g/>
      /g         = <URL:http://a/g>
      //g        = <URL:http://g>
      ?y         = <URL:http://a/b/c/d;p?y>
      g?y        = <URL:http://a/b/c/g?y>
      g?y/./x    = <URL:http://a/b/c/g?y/./x>
      #s         = <URL:http://a/b/c/d;p?q#s>
      g#s        = <URL:http://a/b/c/g#s>
      g#s/./x    = <URL:http://a/b/c/g#s/./x>
      g?y#s      = <URL:http://a/b/c/g?y#s>
      ;x         = <URL:http://a/b/c/d;x>
      g;x        = <URL:http://a/b/c/g;x>
      g;x?y#s    = <URL:http://a/b/c/g;x?y#s>
      .          = <URL:http://a/b/c/>
      ./         = <URL:http://a/b/c/>
      ..         = <URL:http://a/b/>
      ../        = <URL:http://a/b/>
      ../g       = <URL:http://a/b/g>
      ../..      = <URL:http://a/>
      ../../     = <URL:http://a/>
      ../../g    = <URL:http://a/g>`,
    ));

  test("§5.2, abnormal ones", () =>
    expectTargets(
      rfc1808,
      base,
      `
      <>            = <URL:http://a/b/c/d;p?q#f>
      ../../../g    = <URL:http://a/../g>
      ../../../../g = <URL:http://a/../../g>
      /./g          = <URL:http://a/./g>
      /../g         = <URL:http://a/../g>
      g.            = <URL:http://a/b/c/g.>
      .g            = <URL:http://a/b/c/.g>
      g..           = <URL:http://a/b/c/g..>
      ..g           = <URL:http://a/b/c/..g>
      ./../g        = <URL:http://a/b/g>
      ./g/.         = <URL:http://a/b/c/g/>
      g/./h         = <URL:http://a/b/c/g/h>
      g/../h        = <URL:http://a/b/c/h>
      http:g        = <URL:http:g>
      http:         = <URL:http:>`,
    ));

  test("§5.3: ./this:that is a path, and this:that begins with a scheme", () => {
    expect(resolve("./this:that")).toEqual({ kind: "uri", text: "http://a/b/c/this:that" });
    expect(resolve("this:that")).toEqual({ kind: "uri", text: "this:that" });
  });

  test("§10, the example of the appendix", () => {
    expect(resolve("../x", "http://www.ics.uci.edu/Test/a/b/c").kind).toBe("uri");
    expect(resolve("../x", "http://www.ics.uci.edu/Test/a/b/c")).toMatchObject({
      text: "http://www.ics.uci.edu/Test/a/x",
    });
  });
});

describe("RFC 1808 §4: to the letter", () => {
  test.each([
    ["step 3 asks whether net_loc is non-empty", "///x", "http://a/x"],
    ["step 5 asks whether params and query are non-empty", ";", "http://a/b/c/d;p?q"],
    ["step 5b inherits the query after inherited params", "?", "http://a/b/c/d;p?q"],
    ["step 7 does not write an empty component", "g?", "http://a/b/c/g"],
    ["the fragment is inherited only if all is empty", "#", "http://a/b/c/d;p?q"],
  ])("%s: %s", (_what, reference, target) => {
    expect(resolve(reference)).toEqual({ kind: "uri", text: target });
  });

  test("§2.1 has a slash between net_loc and path, whether the base has a path or not", () => {
    expect(resolve("g", "http://a")).toEqual({ kind: "uri", text: "http://a/g" });
    expect(resolve("?y@evil.example", "http://a")).toEqual({
      kind: "uri",
      text: "http://a/?y@evil.example",
    });
    expect(resolve(";x", "http://a")).toEqual({ kind: "uri", text: "http://a/;x" });
    expect(resolve("#s", "http://a")).toEqual({ kind: "uri", text: "http://a#s" });
    expect(resolve("c", "foo:a/b")).toEqual({ kind: "uri", text: "foo:a/c" });
  });

  test("§2: a base must fit generic-RL, and `//` in a path does not", () => {
    expect(resolve("g", "http://a//b")).toMatchObject({ kind: "none", section: "RFC 1808 §2" });
    expect(resolve("g", "a/b")).toMatchObject({ kind: "none", section: "RFC 1808 §2" });
    expect(resolve("http://b/", "a/b")).toEqual({ kind: "uri", text: "http://b/" });
  });
});

describe("RFC 1808 §2.4: parsing", () => {
  test("§2.4.3: net_loc ends only at a slash", () => {
    expect(rfc1808.components("http://good.example?@evil.example/")).toEqual({
      scheme: "http",
      net_loc: "good.example?@evil.example",
      path: "",
      params: undefined,
      query: undefined,
      fragment: undefined,
    });
    expect(rfc1808.destination("http://good.example?@evil.example/")?.host).toBe("evil.example");
  });

  test("§2.4.5: params begin at the first semicolon, and may contain slashes", () => {
    expect(rfc1808.components("/a;b/c;d?e")).toMatchObject({ path: "a", params: "b/c;d", query: "e" });
  });

  test("§2.2: absoluteURL takes any scheme, generic or not", () => {
    expect(rfc1808.check("mailto:a@b;c/d")).toBeUndefined();
    expect(rfc1808.components("mailto:a@b")).toMatchObject({ scheme: "mailto", path: "a@b" });
  });

  test("§2.2: ~ and [ are `national`, and in no rule", () => {
    expect(rfc1808.check("/~user")).toEqual({
      index: 1,
      rule: "path",
      section: "RFC 1808 §2.4.6",
      problem: statement(
        "reader-problem",
        statement("grammar-character", statement("refused-character", "~"), "path"),
        "RFC 1808 §2.4.6",
      ),
    });
    expect(rfc1808.check("http://[::1]/")?.index).toBe(7);
  });

  test("§2.1: the host is not known if net_loc is not a login of RFC 1738", () => {
    expect(rfc1808.destination("http://a@b@c/")).toMatchObject({ hostKnown: false, host: undefined });
  });
});
