import { errorOf } from "@urikit/abnf/error-of";
import { beyondAscii } from "@urikit/abnf/rfc3987";
import { describe, expect, it } from "vitest";
import { toAscii, toUnicode } from "../idna/index.ts";
import { isUriReference } from "../predicates.ts";
import { toIri } from "./to-iri.ts";
import { toUri } from "./to-uri.ts";

describe("RFC 3987 §3.1: IRIs to URIs", () => {
  it.each([
    ["http://résumé.example.org", "http://r%C3%A9sum%C3%A9.example.org"],
    ["http://www.example.org/red%09rosé#red", "http://www.example.org/red%09ros%C3%A9#red"],
    [
      "http://validator.w3.org/check?uri=http%3A%2F%2Frésumé.example.org",
      "http://validator.w3.org/check?uri=http%3A%2F%2Fr%C3%A9sum%C3%A9.example.org",
    ],
    [
      "http://example.com/\u{10300}\u{10301}\u{10302}",
      "http://example.com/%F0%90%8C%80%F0%90%8C%81%F0%90%8C%82",
    ],
  ])("the examples: %s", (iri, uri) => {
    expect(toUri(iri)).toBe(uri);
  });

  it("step 1c: text that is Unicode already is not normalized", () => {
    // "Vi&#xEA;&#x323;t Nam" and "Vi&#x1EC7;t Nam" stay two.
    expect(toUri("Vi\u00ea\u0323t%20Nam")).toBe("Vi%C3%AA%CC%A3t%20Nam");
    expect(toUri("Vi\u1ec7t%20Nam")).toBe("Vi%E1%BB%87t%20Nam");
  });

  it("step 2: every ucschar, and iprivate in a query", () => {
    for (const character of beyondAscii.ucschar)
      expect(isUriReference(toUri(`//${character}/${character}`))).toBe(true);
    for (const character of beyondAscii.iprivate) expect(isUriReference(toUri(`?${character}`))).toBe(true);
    expect(toUri("?\ue000\u{10fffd}")).toBe("?%EE%80%80%F4%8F%BF%BD");
  });

  it("a URI stays, and a second time changes nothing", () => {
    for (const uri of ["", "HTTP://a%c3%A9/%7e?#", "//[::1]:80/?#", "%e9"]) expect(toUri(uri)).toBe(uri);
    expect(toUri(toUri("//é/é?é#é"))).toBe(toUri("//é/é?é#é"));
  });

  it("what is not an IRI is refused: printable characters of ASCII are not converted", () => {
    for (const text of ["<", ">", '"', "a b", "{", "}", "|", "\\", "^", "`"]) {
      expect(errorOf(() => toUri(`é${text}`)).code).toBe("forbidden-character");
    }
  });
});

describe("RFC 3987 §3.1: the host by ToASCII, on request", () => {
  it.each([
    ["http://résumé.example.org", "http://xn--rsum-bpad.example.org"], // the example
    ["http://r%C3%A9sum%C3%A9.example.org/é", "http://xn--rsum-bpad.example.org/%C3%A9"],
    ["//é@ü.example:80/?ü#ü", "//%C3%A9@xn--tda.example:80/?%C3%BC#%C3%BC"],
    ["//under_score.example/é", "//under_score.example/%C3%A9"], // of ASCII: a URI stays
    ["//[::1]/é", "//[::1]/%C3%A9"],
    ["é", "%C3%A9"],
    ["http:///é", "http:///%C3%A9"],
  ])("%s", (iri, uri) => {
    expect(toUri(iri, { toAscii })).toBe(uri);
  });

  it("a host without an ASCII form is an error: the IRI cannot be resolved", () => {
    const error = errorOf(() => toUri("http://me:secret@-é-/x", { toAscii }));
    expect(error).toMatchObject({ code: "invalid-domain-name", index: 17, section: "RFC 3987 §3.1" });
    expect(error.message).not.toContain("secret");
  });

  it("no form of a name changes the structure", () => {
    const lenient = (domain: string) => toAscii(domain, { useStd3AsciiRules: false, checkHyphens: false });
    expect(lenient("℀").text).toBe("a/c"); // UTS 46 maps it so
    expect(errorOf(() => toUri("http://℀.example/", { toAscii: lenient })).code).toBe("invalid-domain-name");
  });

  it("refuses what is not a function, and options that are not an object", () => {
    // @ts-expect-error: a caller without types may do this
    expect(() => toUri("é", { toAscii: true })).toThrow(new TypeError("toAscii must be a function"));
    // @ts-expect-error: likewise
    expect(() => toIri("%C3%A9", { toUnicode: 1 })).toThrow(new TypeError("toUnicode must be a function"));
    // @ts-expect-error: likewise
    expect(() => toUri("é", null)).toThrow(TypeError);
  });
});

describe("RFC 3987 §3.2: URIs to IRIs", () => {
  it.each([
    ["http://www.example.org/D%C3%BCrst", "http://www.example.org/Dürst"],
    ["http://www.example.org/D%FCrst", "http://www.example.org/D%FCrst"],
    ["http://xn--99zt52a.example.org/%e2%80%ae", "http://xn--99zt52a.example.org/%E2%80%AE"],
    ["http://www.example.org/r%E9sum%E9.html", "http://www.example.org/r%E9sum%E9.html"],
    // §6.4
    ["http://www.example.org/r%C3%A9sum%C3%A9.html", "http://www.example.org/résumé.html"],
    [
      "http://www.example.org/r%E9sum%E9.xml#r%C3%A9sum%C3%A9",
      "http://www.example.org/r%E9sum%E9.xml#résumé",
    ],
  ])("the examples of §3.2.1 and §6.4: %s", (uri, iri) => {
    expect(toIri(uri)).toBe(iri);
  });

  it("ToUnicode on request, the example", () => {
    const uri = "http://xn--99zt52a.example.org/%e2%80%ae";
    expect(toIri(uri, { toUnicode })).toBe("http://納豆.example.org/%E2%80%AE");
    expect(toIri("http://xn--a.example/%C3%A9", { toUnicode })).toBe("http://xn--a.example/é"); // not Punycode
    expect(toIri("http://[::1]/", { toUnicode })).toBe("http://[::1]/");
    expect(toIri("%C3%A9", { toUnicode })).toBe("é");
  });

  it('step 2: except "%", reserved, and what of US-ASCII is not allowed; in the case in which they are', () => {
    const kept =
      "%25%3a%2F%3f%23%5B%5d%40%21%24%26%27%28%29%2a%2B%2c%3b%3D%20%22%3c%3E%5C%5e%60%7B%7c%7D%00%1f%7F";
    expect(toIri(kept)).toBe(kept);
    expect(toIri("%41%7a%30%2D%2e%5F%7e")).toBe("Az0-._~");
    expect(toIri("%2525")).toBe("%2525");
  });

  it.each([
    ["%c0%af..", "%C0%AF.."], // §8: an overlong "/"
    ["%ed%a0%80", "%ED%A0%80"], // a surrogate
    ["%f4%90%80%80", "%F4%90%80%80"], // beyond U+10FFFF
    ["%e2%82%41", "%E2%82A"], // cut short
    ["%c3%A9%e9%c3", "é%E9%C3"],
    ["%c3\u00e9", "%C3é"], // characters that are there stay
  ])("step 3: what is not strictly legal UTF-8 stays, in upper case: %s", (uri, iri) => {
    expect(toIri(uri)).toBe(iri);
  });

  it.each([
    ["bidirectional formatting, §4.1", [0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e]],
    ["and that of later versions of Unicode", [0x61c, 0x2066, 0x2067, 0x2068, 0x2069]],
    ["iprivate", [0xe000, 0xf8ff, 0xf0000, 0x10fffd]],
    ["neither ucschar nor iprivate, §2.2", [0x80, 0x9f, 0xfdd0, 0xfffd, 0xffff, 0x1ffff, 0xe0001]],
    ["RFC 3454 C.1.2, by §6.1", [0xa0, 0x1680, 0x2000, 0x200b, 0x202f, 0x205f, 0x3000]],
    [
      "RFC 3454 C.2.2, by §6.1",
      [0x6dd, 0x70f, 0x180e, 0x2028, 0x2029, 0x2060, 0x206f, 0xfeff, 0x1d173, 0x1d17a],
    ],
    ["RFC 3454 C.7 and C.8, by §6.1", [0x2ff0, 0x2ffb, 0x340, 0x341]],
  ])("step 4: %s stays, in a query too", (_, points) => {
    for (const point of points) {
      const triplets = encodeURIComponent(String.fromCodePoint(point));
      expect(toIri(`/${triplets.toLowerCase()}?${triplets}`)).toBe(`/${triplets}?${triplets}`);
    }
  });

  it("the joiners become characters: words of some languages need them", () => {
    expect(toIri("%E2%80%8C%E2%80%8D")).toBe("\u200c\u200d");
  });
});
