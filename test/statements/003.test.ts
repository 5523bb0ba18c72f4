/** draft-fielding-uri-rfc2396bis-01, of 2003: the statements that no test next to the code proves. */

import { http, readAny } from "@urikit/schemes";
import { rfc2396bis01, sideBySide } from "@urikit/standards";
import { decode, decodeToOctets, encode, parse, prepareBase } from "urikit";
import { describe, expect, test } from "vitest";

const valid = (reference: string) => rfc2396bis01.check(reference) === undefined;
const components = (reference: string) => rfc2396bis01.components(reference);
const target = (reference: string, base: string) => rfc2396bis01.resolve(reference, base);
const sorted = (characters: string) => [...characters].sort();

test("rfc2396bis-01 §1.2: the generic parser first, and the scheme's afterwards (003-1)", () => {
  const reference = parse("ftp://ftp.is.co.za/rfc/rfc1808.txt;type=a");
  expect([reference.scheme, reference.path]).toEqual(["ftp", "/rfc/rfc1808.txt;type=a"]);
  expect(readAny(reference)).toMatchObject({
    scheme: "ftp",
    reading: { directories: ["rfc"], name: "rfc1808.txt", type: "a" },
  });
  expect(parse("foo:bar").scheme).toBe("foo");
  expect(readAny("foo:bar")).toBeUndefined();
});

describe("rfc2396bis-01 §2: characters", () => {
  const { reserved, unreserved } = rfc2396bis01.classes;

  test("a URI has reserved, unreserved and escaped characters, and no others (003-7)", () => {
    for (let code = 0x21; code < 0x7f; code++) {
      const character = String.fromCharCode(code);
      const may = /[A-Za-z0-9]/.test(character) || (reserved + unreserved).includes(character);
      expect(valid(`x:a${character}`), character).toBe(may || character === "#");
    }
    expect(valid("x:a%41")).toBe(true);
  });

  test("§2.1: a is the octet 97, %0a the octet 10 (003-9)", () => {
    expect([...decodeToOctets("a%0a")]).toEqual([97, 10]);
  });

  test("§2.2: reserved (003-10)", () => expect(sorted(reserved)).toEqual(sorted("[];/?:@&=+$,")));

  test("§2.2: an escaped reserved character is not the same as a raw one (003-12)", () => {
    for (const character of reserved) {
      const escaped = encode(character, "segment");
      expect(rfc2396bis01.normalize(`x:a${escaped}`), character).toBe(`x:a${escaped}`);
    }
  });

  test("§2.3: the marks (003-13)", () => expect(sorted(unreserved)).toEqual(sorted("-_.!~*'()")));

  test("§2.4.1: %20 is the space, and an escape has two hexadecimal digits (003-16)", () => {
    expect([encode(" ", "segment"), decode("%20")]).toEqual(["%20", " "]);
    expect(["%20", "%aF", "%2", "%", "%2G"].map((text) => valid(`http://a/${text}`))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  const places = ["http://a/", "http://a", "x:", "?", "#"];

  test("§2.4.3: no control character and no space stands anywhere (003-20)", () => {
    for (let code = 0; code < 0x80; code = code === 0x20 ? 0x7f : code + 1)
      for (const before of places)
        expect(valid(before + String.fromCharCode(code)), `${before} ${code}`).toBe(false);
  });

  test("§2.4.3: the delimiters, except # before a fragment and % before two digits (003-21)", () => {
    for (const character of '<>"')
      for (const before of places) expect(valid(before + character), before + character).toBe(false);
    expect(["#a#", "http://a/%", "http://a/%41#b"].map(valid)).toEqual([false, false, true]);
  });

  test("§2.4.3: the unwise characters (003-22)", () => {
    for (const character of "{}|\\^`")
      for (const before of places) expect(valid(before + character), before + character).toBe(false);
  });
});

describe("rfc2396bis-01 §3: components", () => {
  test("what follows the colon without a slash is opaque (003-24)", () => {
    expect(components("mailto:John.Doe@example.com")).toEqual({
      scheme: "mailto",
      "opaque-part": "John.Doe@example.com",
    });
    expect(components("x:a/b?c")).toEqual({ scheme: "x", "opaque-part": "a/b?c" });
    expect(components("x:/a/b?c")).toMatchObject({ path: "/a/b", query: "c" });
  });

  test("§3.1: a scheme begins with a letter (003-26)", () => {
    for (const text of ["a:x", "Z:x", "a1+-.:x"]) expect(valid(text), text).toBe(true);
    for (const text of ["1a:x", "+a:x", "-a:x", ".a:x", "a_b:x", "a%41:x"])
      expect(valid(text), text).toBe(false);
  });

  test("§3.1: HTTP is http, and a relative reference inherits the scheme (003-27)", () => {
    expect(rfc2396bis01.normalize("HTTP://a/")).toBe("http://a/");
    expect(target("//g", "ftp://a/b")).toEqual({ kind: "uri", text: "ftp://g" });
  });

  test("§3.2: an authority ends at a slash, a question mark or the end; no base without one gives one (003-28)", () => {
    for (const [text, path, query] of [
      ["http://a", "", undefined],
      ["http://a/b", "/b", undefined],
      ["http://a?b", "", "b"],
    ] as const)
      expect(components(text), text).toMatchObject({ host: "a", path, ...(query && { query }) });
    expect(target("g", "foo:/a/b")).toEqual({ kind: "uri", text: "foo:/a/g" });
  });

  test("§3.2.2: a server has a userinfo, a host and a port, of which all but the host may be absent (003-30)", () => {
    expect(components("foo://u:p@h:8/")).toMatchObject({ userinfo: "u:p", host: "h", port: "8" });
    const { userinfo, host, port } = components("foo://h/") ?? {};
    expect([userinfo, host, port]).toEqual([undefined, "h", undefined]);
  });

  test("§3.2.2: a port is any number of digits, and without one the default of the scheme is assumed (003-31)", () => {
    for (const port of ["", "0", "80", "00080", "99999"]) {
      expect(components(`http://h:${port}/`)).toMatchObject({ host: "h", port });
    }
    expect(rfc2396bis01.destination("http://h:8a/")?.host).toBeUndefined();
    expect(http.read("http://h/").port).toBe(80);
    expect(http.read("http://h:/").port).toBe(80);
  });

  test("§3.4: a query has pchars, slashes and question marks (003-36)", () => {
    const query = "a1-_.!~*'()%41;:@&=+$,/?";
    expect(components(`http://a/?${query}#f`)).toMatchObject({ query });
    expect(valid("http://a/?[")).toBe(false);
  });
});

describe("rfc2396bis-01 §4: references", () => {
  test("absolute, relative or neither, each with and without a fragment (003-37)", () => {
    for (const uri of ["http://a/b", "x:y", "x:", "//a/b", "/b", "b", "?c", ""])
      for (const fragment of ["", "#", "#s"]) expect(valid(uri + fragment), uri + fragment).toBe(true);
  });

  test("§4.1: the fragment is not part of the URI, and has pchars, slashes and question marks (003-39)", () => {
    const fragment = "a1-_.!~*'()%41;:@&=+$,/?";
    expect(components(`http://a/b#${fragment}`)).toMatchObject({ path: "/b", fragment });
    expect(["#[", "#a#b"].map(valid)).toEqual([false, false]);
    expect(prepareBase("http://a/b#s").text).toBe("http://a/b");
    expect(target("g", "http://a/b#s/t")).toEqual({ kind: "uri", text: "http://a/g" });
  });

  test("§4.2: an empty reference, or only a fragment, is the current document, whatever the base (003-40)", () => {
    for (const base of ["http://a/b/c/d;p?q", "http://other/"]) {
      expect(target("", base)).toEqual({ kind: "current-document", fragment: undefined });
      expect(target("#s", base)).toEqual({ kind: "current-document", fragment: "s" });
    }
  });

  test("§4.3: the main components come first, and then each is validated (003-42)", () => {
    for (const [text, rule] of [
      ["http://[x]/c", "authority"],
      ["http://a/b%", "segment"],
      ["http://a/?[", "query"],
      ["http://a/b?c#d#e", "fragment"],
    ] as const)
      expect(rfc2396bis01.check(text), text).toMatchObject({ rule });
  });

  test("§4.3: the authority wins over a path that begins with two slashes (003-43)", () => {
    expect(components("//a/b")).toMatchObject({ authority: "a", path: "/b" });
    expect(target("//g", "http://a/b")).toEqual({ kind: "uri", text: "http://g" });
  });
});

test("rfc2396bis-01 §6.2.2.1: scheme and hostname are lower-cased, and nothing else (003-62)", () => {
  expect(rfc2396bis01.normalize("HTTP://User@WWW.Example.COM/Path?Query#Fragment")).toBe(
    "http://User@www.example.com/Path?Query#Fragment",
  );
});

test("rfc2396bis-01 §6.2.2.2: %3a is %3A, and what need not be escaped is unescaped (003-63)", () => {
  expect(rfc2396bis01.normalize("x:/%3a%aF")).toBe("x:/%3A%AF");
  expect(rfc2396bis01.normalize("x:/%41%7A%30")).toBe("x:/Az0");
});

test("rfc2396bis-01 §7.3: what other programs make of one, two and three numbers (003-74)", () => {
  const readBy = (host: string) =>
    sideBySide(`http://${host}/`).standards.find(({ id }) => id === "whatwg")?.components;
  for (const [text, address] of [
    ["127.0.1", "127.0.0.1"],
    ["127.1", "127.0.0.1"],
    ["10.66051", "10.1.2.3"], // 66051 = 1 · 65536 + 2 · 256 + 3
    ["172.16.258", "172.16.1.2"], // 258 = 1 · 256 + 2
    ["2130706433", "127.0.0.1"],
  ] as const)
    expect(readBy(text), text).toMatchObject({ hostname: address });
});
