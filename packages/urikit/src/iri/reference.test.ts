import { inspect } from "node:util";
import { errorOf } from "@urikit/abnf/error-of";
import { beyondAscii } from "@urikit/abnf/rfc3987";
import { describe, expect, it } from "vitest";
import { parse } from "../reference.ts";
import { isAbsoluteIri, isIri, isIriReference, isRelativeIriReference } from "./predicates.ts";
import { parseIri, tryParseIri } from "./reference.ts";

describe("RFC 3987 §2.2: a parsed IRI reference", () => {
  it("has its components where they stand, before and after characters of two code units", () => {
    const iri = parseIri("http://é\u{10300}@résumé.example:80/a/\u{10301}?\ue000\u{f0000}/?#\u{10302}é");
    expect(iri.components).toEqual({
      scheme: "http",
      authority: "é\u{10300}@résumé.example:80",
      userinfo: "é\u{10300}",
      host: "résumé.example",
      port: "80",
      path: "/a/\u{10301}",
      query: "\ue000\u{f0000}/?",
      fragment: "\u{10302}é",
    });
    expect(iri.segments).toEqual(["a", "\u{10301}"]);
    expect(iri).toMatchObject({ kind: "iri", form: undefined, isAbsoluteIri: false, hostKind: "reg-name" });
    const { from = 0, to = 0 } = iri.range("query") ?? {};
    expect(iri.text.slice(from, to)).toBe("\ue000\u{f0000}/?");
  });

  it("undefined is not empty", () => {
    expect(parseIri("").components).toMatchObject({
      scheme: undefined,
      host: undefined,
      path: "",
      query: undefined,
    });
    expect(parseIri("//?#").components).toMatchObject({ host: "", path: "", query: "", fragment: "" });
    expect(parseIri("").segments).toEqual([]);
    expect(parseIri("/").segments).toEqual([""]);
  });

  it.each([
    ["né", "relative-path"],
    ["/né", "absolute-path"],
    ["//né", "network-path"],
  ])("%s is a relative reference: %s", (text, form) => {
    expect(parseIri(text)).toMatchObject({ kind: "relative-reference", form, scheme: undefined });
  });

  it("the first alternative of ihost that matches (§2.2)", () => {
    expect(parseIri("//1.2.3.4/é").hostKind).toBe("ipv4");
    expect(parseIri("//[::1]/é").hostKind).toBe("ipv6");
    expect(parseIri("//[v1.a]/é").hostKind).toBe("ipvfuture");
    expect(parseIri("//1.2.3.４").hostKind).toBe("reg-name");
  });

  it("every URI reference is one (§3.1), parsed, text, or a URL", () => {
    expect(parseIri(parse("http://a/b")).text).toBe("http://a/b");
    expect(parseIri(new URL("http://a/b")).text).toBe("http://a/b");
    const iri = parseIri("né");
    expect(parseIri(iri)).toEqual(iri);
  });

  it("shows itself by its text, its password masked in print", () => {
    const iri = parseIri("http://mé:secret@h/é");
    expect(JSON.stringify({ iri })).toBe('{"iri":"http://mé:secret@h/é"}');
    expect(`${iri}`).toBe(iri.text);
    expect(inspect(iri)).toBe("IriReference <http://mé:***@h/é>");
    expect(structuredClone(iri).text).toBe(iri.text);
  });

  it("is not a URI reference: what takes one does not take it", () => {
    // @ts-expect-error: a caller without types may do this
    expect(() => parse(parseIri("http://a/é"))).toThrow(TypeError);
  });

  it("refuses what is not a reference", () => {
    for (const value of [undefined, null, 1, {}, []]) {
      // @ts-expect-error: a caller without types may do this
      expect(() => parseIri(value)).toThrow(TypeError);
      for (const is of [isIri, isIriReference, isAbsoluteIri, isRelativeIriReference])
        expect(is(value)).toBe(false);
    }
  });
});

describe("RFC 3987 §2.2: ucschar and iprivate", () => {
  it.each(beyondAscii.ucschar)("%j is unreserved", (character) => {
    for (const place of ["/", "//", "//a@", "?", "#", "a", "//x@"])
      expect(isIriReference(place + character)).toBe(true);
    for (const place of ["//a:", "//[v1.", "//[::", "%", "%4"])
      expect(isIriReference(place + character)).toBe(false);
    expect(isIriReference(`//[v1.a${character}]`)).toBe(false);
    expect(isIriReference(`${character}:a`)).toBe(false);
    expect(isIri(`a:${character}`)).toBe(true);
  });

  it.each(beyondAscii.iprivate)("%j stands in a query alone", (character) => {
    expect(isIriReference(`?${character}`)).toBe(true);
    expect(isIriReference(`/é?é/?${character}#é`)).toBe(true);
    for (const place of ["/", "//", "//a@", "#", "?#", "a", "#?"])
      expect(isIriReference(place + character)).toBe(false);
  });

  it.each(beyondAscii.neither)("%j stands nowhere", (character) => {
    for (const place of ["/", "//", "?", "#", "a"]) expect(isIriReference(place + character)).toBe(false);
  });

  it("halves of a pair that meet are a character", () => {
    expect(isIriReference("a\ud800")).toBe(false);
    expect(isIriReference("a\ud800\udf00")).toBe(true);
    expect(isIriReference("a\udf00\ud800")).toBe(false);
  });
});

describe("why a text is not an IRI reference", () => {
  it.each([
    [
      "http://é.example/a b",
      18,
      "forbidden-character",
      "ipath-abempty",
      "RFC 3987 §2.2",
      "a space is not allowed in a path",
    ],
    ["http://é/\ue000", 9, "non-ascii", "ipath-abempty", "RFC 3987 §2.2", "\\u{e000}"],
    ["//é\u0085", 3, "non-ascii", "ireg-name", "RFC 3987 §2.2", "\\u{85}"],
    ["é?\ufdd0", 2, "non-ascii", "iquery", "RFC 3987 §2.2", "\\u{fdd0}"],
    ["é#\u{1fffe}", 2, "non-ascii", "ifragment", "RFC 3987 §2.2", "\\u{1fffe}"],
    ["//é\ud800@h", 3, "lone-surrogate", "iuserinfo", "RFC 3987 §2.2", "a whole surrogate pair"],
    ["é:b", 0, "invalid-scheme", "scheme", "RFC 3986 §3.1", '"é" is not a character of a scheme'],
    ["a\u{10300}:b", 1, "invalid-scheme", "scheme", "RFC 3986 §3.1", '"\u{10300}" is not'],
    ["//h:é", 4, "invalid-port", "port", "RFC 3986 §3.2.3", '"é" is not a character of a port'],
    ["//[::é]", 5, "invalid-ip-literal", "IPv6address", "RFC 3986 §3.2.2", '"é" is not'],
    [
      "//[v1.é]",
      6,
      "invalid-ip-literal",
      "IPvFuture",
      "RFC 3986 §3.2.2",
      '"é" is not a character of an address',
    ],
    ["é%é", 1, "malformed-percent-encoding", "pct-encoded", "RFC 3986 §2.1", "two hexadecimal digits"],
  ])("%j", (text, index, code, rule, section, part) => {
    const error = errorOf(() => parseIri(text));
    expect(error).toMatchObject({ index, code, rule, section, input: text });
    expect(error.reason).toContain(part);
    expect(error.reason).not.toContain("~");
    const result = tryParseIri(text);
    expect(result.valid ? undefined : result.error.message).toBe(error.message);
  });

  it("names no character of what may be a password", () => {
    expect(errorOf(() => parseIri("http://mé:geheïm\ue000@h/")).message).not.toMatch(/gehe|e000/);
    expect(errorOf(() => parseIri("http://mé:é[geheim@h/")).message).not.toContain("geheim");
  });
});

describe("the core says that a text is an IRI, and only where it is one", () => {
  const reasonOf = (text: string) => errorOf(() => parse(text)).reason;

  it.each(["é", "http://résumé.example/", "//a/\u{10300}#é", "?\ue000", "a:b?é\u{f0000}"])("%j", (text) => {
    expect(reasonOf(text)).toContain(
      "is not allowed in a URI: this is an IRI (RFC 3987); toUri of urikit/iri maps it",
    );
  });

  it.each([
    "é b",
    "\u0085",
    "\ue000",
    "?#\ue000",
    "é\ufdd0",
    "http://é:x/",
    "//[v1.é]",
    "é%",
    "\ud800é",
    "é:a",
  ])("not %j", (text) => {
    expect(reasonOf(text)).not.toContain("IRI");
  });
});
