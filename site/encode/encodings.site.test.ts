/** Encoding for each place, and back. */

import { describe, expect, it } from "vitest";
import { CHARSETS } from "./charset-octets.ts";
import { asData, decodedFrom, encodedFor, hasMalformed, octetsText, PLACES } from "./encodings.ts";

const of = (id: string) => {
  const place = PLACES.find((one) => one.id === id);
  if (place === undefined) throw new Error(`no place ${id}`);
  return place;
};
const ASCII = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)).join("");
const TEXTS = ["", ASCII, "Köln & 東京 / ?a=b+c#d", "100 %", "😀"];

describe("encodedFor", () => {
  it("RFC 3986 §2.4: data is what the library makes of it", () => {
    for (const text of TEXTS) expect(encodedFor(of("data"), text, "utf-8")).toBe(asData(text));
  });

  it.each([
    ["segment", (text: string) => `/${text}`, /^\/[\w.~!$&'()*+,;=:@%-]*$/],
    ["query", (text: string) => `?${text}`, /^\?[\w.~!$&'()*+,;=:@/?%-]*$/],
    ["userinfo", (text: string) => text, /^[\w.~!$&'()*+,;=:%-]*$/],
  ] as const)("RFC 3986 §3: the set of a %s", (id, within, grammar) => {
    for (const text of TEXTS) {
      const encoded = encodedFor(of(id), text, "utf-8") ?? "";
      expect(within(encoded)).toMatch(grammar);
      expect(decodedFrom(encoded, { isForm: false, charset: "utf-8" })).toBe(text);
    }
  });

  it("URL Standard §5.2: forms are as the platform writes them", () => {
    for (const text of TEXTS)
      expect(encodedFor(of("form"), text, "utf-8")).toBe(String(new URLSearchParams([["", text]])).slice(1));
  });

  it("each charset comes back, and lacks what it lacks", () => {
    for (const charset of CHARSETS)
      for (const text of ["aé", "Ж", "表", "ł"]) {
        const encoded = encodedFor(of("form"), text, charset);
        if (encoded !== undefined) expect(decodedFrom(encoded, { isForm: true, charset })).toBe(text);
      }
    expect(encodedFor(of("data"), "表", "shift_jis")).toBe("%95%5C");
    expect(encodedFor(of("data"), "Ж", "windows-1252")).toBeUndefined();
    expect(octetsText("aé", "windows-1252")).toBe("61 E9");
  });

  it("RFC 3986 §2.1: half of a surrogate pair has no octets, and a lone % no meaning", () => {
    expect(encodedFor(of("data"), "\ud800", "utf-8")).toBeUndefined();
    expect(encodedFor(of("encodeURI"), "\ud800", "utf-8")).toBeUndefined();
    expect([hasMalformed("100 %"), hasMalformed("%41")]).toEqual([true, false]);
    expect(decodedFrom("%41+%zz", { isForm: true, charset: "utf-8" })).toBe("A %zz");
  });
});
