import { parse } from "urikit";
import { describe, expect, it } from "vitest";
import { CORPUS } from "../../../audit/test/secrets/corpus.ts";
import { masked } from "./masking.ts";

const NAMES = ["scheme", "userinfo", "host", "port", "path", "query", "fragment"] as const;

describe("masked", () => {
  it.each([
    ["http://me:pw@h/x@y", "http://me:***@***/***@y"], // `h` may be the middle of a password
    ["http://me:pw@intranet/?q=a@b", "http://me:***@***/?***@b"],
    ["http://me:pw@example.org/x@y", "http://me:***@example.org/x@y"],
    ["https://example.org/?token=abc#top", "https://example.org/?token=***#top"],
    ["//me:pw@h", "//me:***@h"],
    ["http://example.org:8080/", "http://example.org:8080/"],
  ])("RFC 3986 §3: the components of %s stay where they are", (text, shown) => {
    expect(masked(parse(text)).text).toBe(shown);
  });

  it("RFC 3986 §3: each reference of the corpus has the same components, and the host that it had or a mask", () => {
    const valid = CORPUS.filter(({ isReference, text }) => isReference && !/[^!-~]|["<>`]/.test(text));
    const references = valid.flatMap(({ text }) => {
      try {
        return [parse(text)];
      } catch {
        return [];
      }
    });
    expect(references.length).toBeGreaterThan(80);
    for (const reference of references) {
      const shown = masked(reference);
      const defined = NAMES.filter((name) => reference[name] !== undefined);
      expect(NAMES.filter((name) => shown[name] !== undefined)).toEqual(defined);
      expect([reference.host, "***"]).toContain(shown.host);
    }
  });
});
