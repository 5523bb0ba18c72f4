// SURTs are of one URI each; canonical forms are URIs, and canonical.
import { anyText } from "@urikit/abnf/texts";
import { canonicalize, cdxKey, fromSurt, surt } from "@urikit/surt";
import fc from "fast-check";
import { expect } from "vitest";
import { isUri, isUriReference, UriSyntaxError } from "../../src/index.ts";
import { type Law, law } from "./law.ts";

const authority = fc
  .array(fc.constantFrom("a", ".", ",", "(", ")", "@", ":", "1", "192.0.2.1", "[::1]", "%2C", "[v1.,]"), {
    maxLength: 6,
  })
  .map((parts) => parts.join(""));
const rest = fc.constantFrom("", "/", "/a)b", "?(", "#)", "/a,b?c#d");
const scheme = fc.constantFrom("http:", "x:", "");

const url = fc
  .array(
    fc.constantFrom(
      "http",
      "HTTPS",
      ":",
      "/",
      "\\",
      "//",
      "www.",
      "Example",
      ".",
      "..",
      "%2",
      "5",
      "e",
      "%",
      "?",
      "&",
      "=",
      "#",
      "@",
      ":80",
      "é",
      "A",
      " ",
      ";jsessionid=",
      "0123456789abcdef0123456789abcdef",
      "sid=",
      ".aspx",
      "+",
    ),
    { maxLength: 14 },
  )
  .map((parts) => parts.join(""));

export const surts: readonly Law[] = [
  law("SURT: the URI comes back", [scheme, authority, rest], (scheme, authority, rest) => {
    const text = `${scheme}//${authority}${rest}`;
    fc.pre(isUriReference(text));
    expect(fromSurt(surt(text))).toBe(text);
  }),
  ...(["precise", "semantic"] as const).map((level) =>
    law(`canonical forms: a URI, and canonical: ${level}`, [fc.oneof(url, anyText)], (text) => {
      let canonical: string;
      try {
        canonical = canonicalize(text, level);
      } catch (error) {
        expect(error).toBeInstanceOf(UriSyntaxError);
        return;
      }
      expect(isUri(canonical), canonical).toBe(true);
      expect(canonicalize(canonical, level)).toBe(canonical);
    }),
  ),
  law("canonical forms: aggressive is coarser than semantic", [url], (text) => {
    let semantic: string;
    try {
      semantic = canonicalize(text);
    } catch {
      return;
    }
    expect(canonicalize(semantic, "aggressive")).toBe(canonicalize(text, "aggressive"));
  }),
  law("keys of CDX files are of visible ASCII", [fc.oneof(url, anyText)], (text) => {
    fc.pre(!/[\ud800-\udfff]/u.test(text));
    const key = cdxKey(text);
    if (/^[^:]*\)/.test(key)) expect(key).toMatch(/^[!-~]+$/);
  }),
];
