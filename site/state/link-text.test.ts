/** A text as a part of a link that survives chat programs. */

import { codePoint } from "@urikit/abnf/code-point";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromLinkText, toLinkText } from "./link-text.ts";
import { fromFragment, toFragment } from "./state.ts";

const anyText = fc.string({ unit: codePoint, maxLength: 60 });
const anyUnits = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 })
  .map((units) => String.fromCharCode(...units));

describe("toLinkText", () => {
  it("keeps letters, digits, and dots and slashes between them; all else becomes octets of UTF-8", () => {
    expect(toLinkText("http://u:p@a.b/c-d?e=1#f.")).toBe("http-3A-2F/u-3Ap-40a.b/c-2Dd-3Fe-3D1-23f-2E");
    expect(toLinkText("né 例")).toBe("n-C3-A9-20-E4-BE-8B");
    expect(toLinkText("\ud800x")).toBe("-uD800x");
  });

  it("has nothing that ends a link, is markup, begins another link, or is encoded on the way", () => {
    fc.assert(
      fc.property(fc.oneof(anyText, anyUnits), (text) => {
        expect(toLinkText(text)).toMatch(/^(?:[A-Za-z0-9-]|[./](?=[A-Za-z0-9]))*$/);
      }),
      { seed: 17, numRuns: 500 },
    );
  });

  it("is read back as it was, even where surrogates have no partner", () => {
    fc.assert(
      fc.property(fc.oneof(anyText, anyUnits), (text) => {
        expect(fromLinkText(toLinkText(text))).toBe(text);
      }),
      { seed: 17, numRuns: 1000 },
    );
  });

  it("reads what a person wrote by hand as it stands", () => {
    for (const text of ["http://example.org/a?b", "http://my-cafe.example/", "foo-bar", "../g."])
      expect(fromLinkText(text)).toBe(text);
  });
});

describe("the fragment", () => {
  it("holds names and values, and is read back", () => {
    const state = { base: "http://a/b,c=d", uri: "../x#y" };
    expect(toFragment(state)).toBe("#base=http-3A-2F/a/b-2Cc-3Dd,uri=-2E-2E/x-23y");
    expect(fromFragment(toFragment(state))).toEqual(state);
    expect(toFragment({})).toBe("");
  });

  it("is read as well where a program percent-encoded it on the way", () => {
    expect(fromFragment("#a%3Dx-20y%2Cb%3Dz")).toEqual({ a: "x y", b: "z" });
  });

  it("is read without what ends the sentence around it", () => {
    for (const end of [".", ")", ").", ">", ",", "!", "*", '"', "\u3002"])
      expect(fromFragment(`#uri=http-3A-2F/a,b=x-2E${end}`)).toEqual({ uri: "http://a", b: "x." });
    expect(fromFragment("#uri=a,open=")).toEqual({ uri: "a", open: "" });
  });

  it("that a person wrote is read as it stands", () => {
    for (const uri of ["http://a/%41", "http://a/b,c.", "/a/%41", "../g.", "http://a/", "a/"])
      expect(fromFragment(`#uri=${uri}`)).toEqual({ uri });
    expect(fromFragment("#uri=http://a/,b,open=host")).toEqual({ uri: "http://a/,b", open: "host" });
  });

  it("docs/page.md: q is one text, percent-encoded once, whatever is in it", () => {
    for (const text of ["https://example.org/a?b=c", "a,b=c", "100%", "é", "#q=", "http://a/%41"])
      expect(fromFragment(`#q=${encodeURIComponent(text)}`)).toEqual({ q: text });
    expect(fromFragment("#q=http://a/b?c,d=e")).toEqual({ q: "http://a/b?c,d=e" });
    expect(fromFragment("#q=100%")).toEqual({ q: "100%" });
  });

  it("of another kind holds nothing, and a % in it does no harm", () => {
    expect(fromFragment("#some-heading")).toEqual({});
    expect(fromFragment("#100%")).toEqual({});
    expect(fromFragment("")).toEqual({});
  });
});
