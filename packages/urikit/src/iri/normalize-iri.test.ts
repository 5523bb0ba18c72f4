import { describe, expect, it } from "vitest";
import { toAscii } from "../idna/index.ts";
import { compareIri } from "./compare-iri.ts";
import { type EqualIriOptions, equalIri } from "./equal-iri.ts";
import { normalizeIri } from "./normalize-iri.ts";
import { isIriReference } from "./predicates.ts";

describe("RFC 3987 §5.3.2: syntax-based normalization", () => {
  it("the example: two IRIs that one could reasonably consider equivalent", () => {
    const one = "example://a/b/c/%7Bfoo%7D/rosé";
    const other = "eXAMPLE://a/./b/../b/%63/%7bfoo%7d/ros%C3%A9";
    expect(normalizeIri(other)).toBe(one);
    expect(normalizeIri(one)).toBe(one);
    expect(compareIri(one, other).rung).toBe("syntax");
  });

  it.each([
    ["HTTP://www.EXAMPLE.com/", "http://www.example.com/", "§5.3.2.1"],
    ["http://example.org/%3a", "http://example.org/%3A", "§5.3.2.1"],
    ["http://É.EXAMPLE/É", "http://É.example/É", "§5.3.2.1: no case of other letters"],
    ["http://example.org/%7euser", "http://example.org/~user", "§5.3.2.3"],
    ["http://example.org/%7Euser", "http://example.org/~user", "§5.3.2.3"],
    ["é/%2E%2E/./b", "é/.././b", "§5.3.2.4: a relative path keeps its dots"],
    ["/é/%2E%2E/./b", "/b", "§5.3.2.4"],
    ["/a\u200eb?\ue000", "/a%E2%80%8Eb?%EE%80%80", "§4.1: what toIri would not decode is encoded"],
  ])("%j: %j (%s)", (iri, normal) => {
    expect(normalizeIri(iri)).toBe(normal);
    expect(normalizeIri(normal)).toBe(normal);
  });

  it("§5.3.2.2: Normalization Form C only on request", () => {
    const composed = "http://www.example.org/résumé.html";
    const decomposed = "http://www.example.org/re\u0301sume\u0301.html";
    expect(normalizeIri(decomposed)).toBe(decomposed);
    expect(normalizeIri(decomposed, { nfc: true })).toBe(composed);
    expect(normalizeIri("http://www.example.org/re%CC%81sume%CC%81.html", { nfc: true })).toBe(composed);
    expect(equalIri(decomposed, composed)).toBe(false);
    expect(equalIri(decomposed, composed, { nfc: true })).toBe(true);
    // @ts-expect-error: a caller without types may do this
    expect(() => normalizeIri("é", { nfc: "yes" })).toThrow(TypeError);
  });

  it("Normalization Form C never makes a delimiter, and takes none (Unicode, canonical decompositions)", () => {
    expect("=\u0338".normalize("NFC")).toBe("≠");
    expect(normalizeIri("?a=\u0338", { nfc: true })).toBe("?a=\u0338");
    expect("\u037e\u1fef\u212a".normalize("NFC")).toBe(";`K");
    expect(normalizeIri("?\u037e\u1fef\u212a", { nfc: true })).toBe("?%3B%60K");
    expect(isIriReference(normalizeIri("//\u212a\u1fef", { nfc: true }))).toBe(true);
    // J and a caron have no composite, j and a caron have one.
    expect(normalizeIri("//J\u030c", { nfc: true })).toBe("//ǰ");
  });
});

describe("RFC 3987 §5.3.3: scheme-based normalization", () => {
  it("the example of four IRIs", () => {
    for (const iri of [
      "http://example.com",
      "http://example.com/",
      "http://example.com:/",
      "http://example.com:80/",
    ]) {
      expect(normalizeIri(iri, { level: "scheme" })).toBe("http://example.com/");
    }
    expect(normalizeIri("http://é.example:80?é", { level: "scheme" })).toBe("http://é.example/?é");
  });

  it("a name and its conversion to Punycode, on request", () => {
    const iri = "http://résumé.example.org";
    const uri = "http://xn--rsum-bpad.example.org";
    expect(compareIri(iri, uri).equivalent).toBe(false);
    expect(compareIri(iri, uri, { toAscii })).toMatchObject({ equivalent: true, rung: "scheme" });
    expect(equalIri(iri, `${uri}:80/`, { toAscii, level: "scheme" })).toBe(true);
    expect(equalIri(iri, uri, { toAscii, level: "syntax" })).toBe(false);
    expect(equalIri(iri, uri, { toAscii })).toBe(false);
    expect(equalIri("http://-é/", "http://-É/", { toAscii, level: "scheme" })).toBe(false); // no ASCII form
  });
});

describe("RFC 3987 §5: comparison", () => {
  it.each<[string, string, EqualIriOptions, string | undefined]>([
    ["http://a/é", "http://a/é", {}, "identical"],
    ["http://a/é", "http://a/%C3%A9", {}, "syntax"],
    ["http://a/é", "http://a/%c3%a9", {}, "syntax"],
    ["http://a/é", "http://a/%E9", {}, undefined],
    ["http://é", "http://é:80/", {}, "scheme"],
    ["né", "http://h/né", { base: "http://h/a" }, "identical"],
    ["né", "http://h/n%C3%A9", { base: "http://h/a" }, "syntax"],
    ["é#é", "é#ü", { fragments: false }, "identical"],
    ["é#é", "é#ü", {}, undefined],
  ])("%j, %j, %j: %s", (a, b, options, rung) => {
    expect(compareIri(a, b, options)).toMatchObject({ equivalent: rung !== undefined, rung });
    expect(compareIri(b, a, options).rung).toBe(rung);
    expect(equalIri(a, b, { ...options, level: "scheme" })).toBe(rung !== undefined);
    expect(equalIri(a, b, options)).toBe(rung === "identical" || rung === "syntax");
  });

  it("lists the steps of both, each from where the last one ended", () => {
    const { steps } = compareIri("HTTP://é/", "http://%C3%a9/");
    expect(steps.map(({ of, rule }) => `${of} ${rule}`)).toEqual([
      "a iri-to-uri",
      "a scheme-case",
      "b triplet-case",
    ]);
    for (const letter of ["a", "b"]) {
      const own = steps.filter((step) => step.of === letter);
      own.slice(1).forEach((step, index) => {
        expect(step.before).toBe(own[index]?.after);
      });
    }
  });

  it("refuses options that do not exist", () => {
    // @ts-expect-error: a caller without types may do this
    expect(() => equalIri("a", "b", { fragments: 0 })).toThrow(TypeError);
    // @ts-expect-error: likewise
    expect(() => compareIri("a", "b", null)).toThrow(TypeError);
  });
});
