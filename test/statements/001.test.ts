/** draft-fielding-url-syntax-05, of 1997: the statements that no test next to the code proves. */

import { extractReferences } from "@urikit/documents";
import { urlSyntax05 } from "@urikit/standards";
import { decode, encode, prepareBase, relativize, resolve } from "urikit";
import { describe, expect, test } from "vitest";

const valid = (reference: string) => urlSyntax05.check(reference) === undefined;
const target = (reference: string, base: string) => urlSyntax05.resolve(reference, base);

/** The characters of a class of the document, in any order. */
const sorted = (characters: string) => [...characters].sort();

test("url-syntax-05 §1.4: the same characters in other octets are the same URL (001-3, 002-4, 003-5)", async () => {
  const text = "see <http://a/b>";
  const utf16 = Uint8Array.from([...text].flatMap((character) => [character.charCodeAt(0), 0]));
  for (const [charset, octets] of [
    ["us-ascii", new TextEncoder().encode(text)],
    ["utf-16le", utf16],
  ] as const) {
    const found = [];
    for await (const { reference } of extractReferences({ open: () => [octets] }, "text", { charset }))
      found.push(reference);
    expect(found, charset).toEqual(["http://a/b"]);
  }
});

describe("url-syntax-05 §2: characters", () => {
  test("§2.2: reserved (001-6)", () => {
    expect(sorted(urlSyntax05.classes.reserved)).toEqual(sorted(";/?:@&=+"));
  });

  test("§2.3: the marks (001-9)", () => {
    expect(sorted(urlSyntax05.classes.unreserved)).toEqual(sorted("$-_.!~*'(),"));
  });

  test("§2.4.1: %20 is the space, and a triplet has two hexadecimal digits (001-11)", () => {
    expect(encode(" ", "segment")).toBe("%20");
    expect(decode("%20")).toBe(" ");
    expect(["%20", "%aF", "%2", "%", "%2G"].map((text) => valid(`http://a/${text}`))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  test("§2.4.3: no control character stands anywhere (001-15)", () => {
    for (let code = 0; code < 0x80; code = code === 0x1f ? 0x7f : code + 1)
      for (const before of ["http://a/", "http://a", "x:", "?", "#"])
        expect(valid(before + String.fromCharCode(code)), `${before} ${code}`).toBe(false);
  });

  test("§2.4.3: no space stands anywhere (001-16)", () => {
    for (const text of ["http://a/ ", "http ://a/", "http://a b/", "x: ", "? ", "# "])
      expect(valid(text), text).toBe(false);
  });

  test("§2.4.3: the delimiters, except # before a fragment and % before two digits (001-17)", () => {
    for (const character of '<>#%"')
      for (const before of ["http://a/#", "x:#", "#"]) expect(valid(before + character)).toBe(false);
    for (const character of '<>"') expect(valid(`http://a/${character}`), character).toBe(false);
    expect(valid("http://a/%41#b")).toBe(true);
  });

  test("§2.4.3: the unwise characters (001-18)", () => {
    for (const character of "{}|\\^[]`")
      for (const before of ["http://a/", "http://a", "x:", "?", "#"])
        expect(valid(before + character), before + character).toBe(false);
  });
});

describe("url-syntax-05 §3: references", () => {
  test("absolute, relative or neither, each with and without a fragment (001-19)", () => {
    for (const url of ["http://a/b", "x:y", "//a/b", "/b", "b", "?c", ""])
      for (const fragment of ["", "#", "#s"]) expect(valid(url + fragment), url + fragment).toBe(true);
  });

  test("the fragment is not part of the URL: nothing of the base's is in a target (001-20)", () => {
    expect(urlSyntax05.components("http://a/b?c#d")).toMatchObject({ path: "/b", query: "c", fragment: "d" });
    expect(target("g", "http://a/b#s/t")).toEqual({ kind: "uri", text: "http://a/g" });
    expect(prepareBase("http://a/b#s").text).toBe("http://a/b");
  });

  test("an empty reference, or only a fragment, is the current document, whatever the base (001-21)", () => {
    for (const base of ["http://a/b/c/d;p?q", "http://other/"]) {
      expect(target("", base)).toEqual({ kind: "current-document", fragment: undefined });
      expect(target("#s", base)).toEqual({ kind: "current-document", fragment: "s" });
    }
  });
});

describe("url-syntax-05 §4: the syntax", () => {
  test("§4.2: after the colon of an opaque URL stand any urlc (001-25)", () => {
    for (const text of ["x:", "x:a;/?:@&=+$-_.!~*'(),%41", "mailto:a@b"])
      expect(valid(text), text).toBe(true);
    for (const text of ["x:[", "x:%4", "x:a b"]) expect(valid(text), text).toBe(false);
  });

  test("§4.3: four components, of which all but the scheme may be absent (001-27)", () => {
    expect(urlSyntax05.components("http://s/p?q")).toMatchObject({
      scheme: "http",
      site: "s",
      path: "/p",
      query: "q",
    });
    const bare = urlSyntax05.components("http:") ?? {};
    expect([bare.scheme, bare.site, bare.path, bare.query]).toEqual(["http", undefined, "", undefined]);
  });

  test("§4.1: a scheme has letters, digits, +, . and -, and no other character (001-23)", () => {
    for (const text of ["a:x", "1a+-.:x", "+:x"]) expect(valid(text), text).toBe(true);
    for (const text of ["a_b:x", "a~:x", "a%41:x"]) expect(valid(text), text).toBe(false);
  });

  test("§4.3.1: a host is a name or four numbers (001-32)", () => {
    for (const host of ["a", "a.b-c.d1", "1a.b", "localhost", "1.2.3.4", "999.2.3.4"])
      expect(valid(`http://${host}/`), host).toBe(true);
    for (const host of ["a.1b", "-a", "a-", "a_b", "a..b", "a.", "1.2.3", "1.2.3.4.5", "%41", "[::1]"])
      expect(valid(`http://${host}/`), host).toBe(false);
  });

  test("§4.3.3: a query has every reserved, unreserved and escaped character (001-35)", () => {
    const query = ";/?:@&=+a1$-_.!~*'(),%41";
    expect(urlSyntax05.components(`http://a/?${query}#s`)).toMatchObject({ path: "/", query });
  });

  test("§4.4: the main components come first, and then each is validated (001-36)", () => {
    for (const [text, rule] of [
      ["http://a_b/c", "host"],
      ["http://a/b?c#d#e", "fragment"],
    ] as const)
      expect(urlSyntax05.check(text), text).toMatchObject({ rule });
  });

  test("§4.4: the site wins over a path that begins with two slashes (001-37)", () => {
    expect(urlSyntax05.components("//a/b")).toMatchObject({ site: "a", path: "/b" });
    expect(valid("//a_b/c")).toBe(false); // as a path, it would be valid
    expect(valid("/a_b/c")).toBe(true);
  });
});

describe("url-syntax-05 §5: relative URLs", () => {
  test("a tree of documents can be moved as a whole, to another scheme too (001-38)", () => {
    const [from, to] = ["tree/a/b.html", "tree/c/d.html#e"];
    const reference = relativize(`http://site/${to}`, `http://site/${from}`);
    for (const root of ["http://site/", "http://other/mirror/", "ftp://site/pub/", "file:///home/"])
      expect(resolve(String(reference), root + from)).toBe(root + to);
  });

  test(". and .. mean this level and the one above, in a relative path only (001-42)", () => {
    expect(target("./g", "http://a/b/c/d")).toMatchObject({ text: "http://a/b/c/g" });
    expect(target("../g", "http://a/b/c/d")).toMatchObject({ text: "http://a/b/g" });
    expect(target("/b/../g", "http://a/b/c/d")).toMatchObject({ text: "http://a/b/../g" });
    expect(target("ftp://a/b/../g", "http://a/b/c/d")).toMatchObject({ text: "ftp://a/b/../g" });
  });
});
