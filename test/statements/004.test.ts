/** Notes on RFC 3986: the statements that no test next to the code proves. */

import { file, ftp, http } from "@urikit/schemes";
import { decode, encode, isUri, isUriReference, parse, resolve } from "urikit";
import { split } from "urikit/syntax";
import { expect, test } from "vitest";

test("RFC 3986 §2: letters, digits and a few graphic symbols, and no other character (004-9)", () => {
  for (let code = 0; code < 0x180; code++) {
    const character = String.fromCharCode(code);
    const may = /[A-Za-z0-9\-._~:/?#@!$&'()*+,;=]/.test(character);
    expect(isUriReference(`./a${character}`), character).toBe(may);
  }
  expect(isUriReference("//[::]")).toBe(true); // where brackets may stand
});

test("RFC 3986 §5.2.1: a base needs only a scheme, and its path is never undefined (004-48)", () => {
  const { authority, path, query, fragment } = parse("x:");
  expect([authority, path, query, fragment]).toEqual([undefined, "", undefined, undefined]);
  expect(resolve("g", "x:")).toBe("x:g"); // merged with an empty path, no authority (§5.2.3)
  expect(resolve("?y", "x:")).toBe("x:?y");
});

test("RFC 3986 §2.1: %20 is the space, and a triplet has two hexadecimal digits (004-10)", () => {
  expect([encode(" ", "segment"), decode("%20")]).toEqual(["%20", " "]);
  expect(["%20", "%aF", "%2", "%", "%2G"].map(isUriReference)).toEqual([true, true, false, false, false]);
});

test("RFC 3986 §3.2: an authority ends at a slash, a question mark, a number sign or the end (004-21)", () => {
  for (const text of ["//a:1", "//a:1/b", "//a:1?b", "//a:1#b"]) expect(parse(text).authority).toBe("a:1");
  expect(parse("/a//b").authority).toBeUndefined();
});

test("RFC 3986 §3.2: without validation an authority is any text up to its delimiter (004-23)", () => {
  const text = "http://not a [host]:x/y";
  const { schemeEnd, pathFrom } = split(text);
  expect(text.slice(schemeEnd + 3, pathFrom)).toBe("not a [host]:x");
  expect(isUri(text)).toBe(false);
});

test("RFC 3986 §3.2.2: an empty host is for file, and not for http (004-29)", () => {
  expect(parse("file:///a").host).toBe("");
  expect(parse("http:///a").host).toBe("");
  expect(file.read("file:///a").host).toBe("");
  expect(() => http.read("http:///a")).toThrow(/host/);
});

test("RFC 3986 §3.2.2: a name outside US-ASCII is UTF-8 in triplets (004-31)", () => {
  const host = encode("納豆.example", "reg-name");
  expect(host).toBe("%E7%B4%8D%E8%B1%86.example");
  expect(parse(`http://${host}/`).hostKind).toBe("reg-name");
  expect(isUri("http://納豆.example/")).toBe(false);
});

test("RFC 3986 §3.3: a segment is opaque, and its scheme may divide it by reserved characters (004-37)", () => {
  const reference = parse("ftp://h/a=b,1;c/d;type=i");
  expect(reference.segments).toEqual(["a=b,1;c", "d;type=i"]);
  expect(ftp.read("ftp://h/a=b,1/d;type=i")).toMatchObject({ directories: ["a=b,1"], name: "d", type: "i" });
});
