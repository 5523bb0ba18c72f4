import { inspect } from "node:util";
import { errorOf } from "@urikit/abnf/error-of";
import { describe, expect, it } from "vitest";
import { parseIri } from "./reference.ts";
import { prepareIriBase, resolveIri } from "./resolve-iri.ts";

/** By every way there is. */
function resolves(reference: string, base: string, target: string): void {
  expect(resolveIri(reference, base)).toBe(target);
  expect(resolveIri(parseIri(reference), parseIri(base))).toBe(target);
  expect(resolveIri(reference, prepareIriBase(base))).toBe(target);
  expect(prepareIriBase(base).resolve(reference)).toBe(target);
}

describe("RFC 3987 §6.5: RFC 3986 §5.4 with characters beyond ASCII for a, b, c, d and g", () => {
  const base = "http://â/ß/ç/đ;p?q";
  it.each([
    ["ĝ:h".replace("ĝ", "g"), "g:h"],
    ["ĝ", "http://â/ß/ç/ĝ"],
    ["./ĝ", "http://â/ß/ç/ĝ"],
    ["ĝ/", "http://â/ß/ç/ĝ/"],
    ["/ĝ", "http://â/ĝ"],
    ["//ĝ", "http://ĝ"],
    ["?ý", "http://â/ß/ç/đ;p?ý"],
    ["ĝ?ý#ş", "http://â/ß/ç/ĝ?ý#ş"],
    ["#ş", "http://â/ß/ç/đ;p?q#ş"],
    ["", "http://â/ß/ç/đ;p?q"],
    ["..", "http://â/ß/"],
    ["../ĝ", "http://â/ß/ĝ"],
    ["../../../ĝ", "http://â/ĝ"],
    ["ĝ;x=1/../ý", "http://â/ß/ç/ý"],
    ["\u{10300}/../\u{10301}", "http://â/ß/ç/\u{10301}"],
  ])("%j = %j", (reference, target) => resolves(reference, base, target));
});

describe("RFC 3987 §6.5: what RFC 3986 has, IRIs have", () => {
  it("the guards", () => {
    resolves("/..//é", "urn:é", "urn:/.//é");
    expect(resolveIri("../é:é", "a/é", { relativeBase: true })).toBe("./é:é");
    expect(resolveIri("../../é", "é/b", { relativeBase: true })).toBe("../é");
  });

  it("the options", () => {
    expect(resolveIri("http:é", "http://a/b", { strict: false })).toBe("http://a/é");
    expect(prepareIriBase("é/b", { relativeBase: true }).resolve("ü")).toBe("é/ü");
    // @ts-expect-error: a caller without types may do this
    expect(() => resolveIri("é", "http://a/", { strict: 1 })).toThrow(TypeError);
  });

  it("a base that is relative, or no IRI, is refused", () => {
    expect(errorOf(() => resolveIri("a", "é")).code).toBe("relative-base");
    expect(errorOf(() => prepareIriBase("http://é/a b")).code).toBe("forbidden-character");
    // @ts-expect-error: a caller without types may do this
    expect(() => resolveIri("a", {})).toThrow("the base must be a string, not object");
  });

  it("a prepared base shows itself, without its fragment", () => {
    const base = prepareIriBase("http://mé:secret@h/é#é");
    expect(JSON.stringify(base)).toBe('"http://mé:secret@h/é"');
    expect(inspect(base)).toBe("IriBase <http://mé:***@h/é>");
    const { resolve } = base as { resolve: (reference: string) => unknown };
    expect(() => resolve("g")).toThrow(new TypeError("resolve needs a base"));
  });
});
