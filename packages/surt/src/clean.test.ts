import { isNormal } from "urikit";
import { describe, expect, it } from "vitest";
import { canonicalize } from "./canonicalize.ts";
import { CLEANING_PRESETS, type CleaningPreset, clean, cleaningSteps, TRACKING_PARAMETERS } from "./clean.ts";

const PRESETS = Object.keys(CLEANING_PRESETS) as CleaningPreset[];

/** Links as people have them in their bookmarks. */
const LINKS = [
  "HTTPS://Example.org:443?utm_source=a&b=%7e&UTM_x=1&fbclid=z#utm_source",
  "http://example.org/a/../b?gclid=1",
  "/a?utm_source=x&b",
  "?utm_source",
  "mailto:a@b?utm_source=x",
  "http://example.org/?%75tm_source=x&utm=1&mc_eid",
];

describe("clean", () => {
  it.each<[text: string, preset: CleaningPreset, result: string]>([
    [LINKS[0] ?? "", "syntax", "https://example.org:443?utm_source=a&b=~&UTM_x=1&fbclid=z#utm_source"],
    [LINKS[0] ?? "", "scheme", "https://example.org/?utm_source=a&b=~&UTM_x=1&fbclid=z#utm_source"],
    [LINKS[0] ?? "", "tracking", "https://example.org/?b=~&UTM_x=1#utm_source"],
    ["http://example.org/a/../b?gclid=1", "tracking", "http://example.org/b"],
    ["/a?utm_source=x&b", "tracking", "/a?b"],
    ["mailto:a@b?utm_source=x", "tracking", "mailto:a@b?utm_source=x"],
    ["http://example.org/?%75tm_source=x&utm=1&mc_eid", "tracking", "http://example.org/?utm=1"],
    ["http://www.example.org/A/?utm_source=x#f", "archive", "http://example.org/a?utm_source=x"],
    [" example.org\\a ", "archive", "http://example.org/a"],
  ])("%s, %s: %s", (text, preset, result) => {
    expect(clean(text, { preset })).toBe(result);
  });

  it("is syntax unless asked otherwise (RFC 3986 §6.2.2), and takes a URL", () => {
    expect(clean(new URL("http://a/./b%7e"))).toBe("http://a/b~");
    expect(clean("HTTP://a:80")).toBe("http://a:80");
    expect(cleaningSteps("HTTP://a:80").map(({ name }) => name)).toEqual(["scheme-case"]);
  });

  it.each(PRESETS)("%s: cleaned once, it stays as it is; each step follows from the one before", (preset) => {
    for (const text of LINKS.filter((link) => preset !== "archive" || link.includes("//"))) {
      const result = clean(text, { preset });
      expect(clean(result, { preset })).toBe(result);
      if (preset !== "archive") expect(isNormal(result)).toBe(true);
      const steps = cleaningSteps(text, { preset });
      let at = text;
      for (const { name, source, before, after } of steps) {
        expect([before, name.length > 3, source.length > 3]).toEqual([at, true, true]);
        at = after;
      }
      expect(at).toBe(result);
      expect(cleaningSteps(result, { preset })).toEqual([]);
    }
  });

  it("archive is canonicalize", () => {
    for (const text of LINKS.slice(0, 2))
      expect(clean(text, { preset: "archive" })).toBe(canonicalize(text, "aggressive"));
  });

  it("every parameter has a source, and is dropped", () => {
    for (const { key, source } of TRACKING_PARAMETERS) {
      expect(source.length).toBeGreaterThan(5);
      expect(clean(`http://a/?${key}=1`, { preset: "tracking" })).toBe("http://a/");
    }
  });

  it("what is not a reference is an error, and a preset that does not exist a TypeError", () => {
    expect(() => clean("http://a b/")).toThrow("a space");
    expect(() => clean("", { preset: "archive" })).toThrow("host");
    // as: what a caller without types might hand over
    expect(() => clean("http://a/", { preset: "all" as "scheme" })).toThrow(TypeError);
    expect(() => clean(1 as unknown as string)).toThrow(TypeError);
  });
});
