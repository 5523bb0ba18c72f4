// §5: relative bases; what is made relative resolves to its target. That the target is that of §5.2.2, the oracle's laws hold.
import fc from "fast-check";
import { expect } from "vitest";
import {
  isRelativeReference,
  isUriReference,
  parse,
  prepareBase,
  relativize,
  resolve,
} from "../../src/index.ts";
import { type Law, law } from "./law.ts";
import { absolute, reference, relative, unlessRefused } from "./values.ts";

const path = fc
  .array(fc.constantFrom("", ".", "..", "a", "b", "x:y", "%2E"), { maxLength: 5 })
  .map((segments) => segments.join("/"));
const tail = fc.constantFrom("", "?", "?q", "#", "#f", "?q#f", "?a/../b#c/../d");
const start = fc.constantFrom("s:", "s:/", "s://h/", "s://h", "s:///", "S://h/", "t:");
const dottedUri = fc
  .tuple(start, path, tail)
  .map((parts) => parts.join(""))
  .filter((text) => isUriReference(text));
const dottedReference = fc
  .tuple(fc.constantFrom("", "/", "//h/", "s:", "./"), path, tail)
  .map((parts) => parts.join(""))
  .filter((text) => isUriReference(text));

const dottedRelative = dottedReference.filter((text) => isRelativeReference(text));

export const resolution: readonly Law[] = [
  law(
    "§5.2: a relative base may be resolved before the reference or after it",
    [fc.oneof(reference, dottedReference), fc.oneof(relative, dottedRelative), fc.oneof(absolute, dottedUri)],
    (text, base, outer) => {
      const target = resolve(text, base, { relativeBase: true });
      expect(parse(target).kind).toBe(parse(text).kind);
      expect(prepareBase(base, { relativeBase: true }).resolve(text)).toBe(target);
      // §5.2.3 cuts a base off after its last slash, whatever the segment; and §5.2.4 makes a path rooted that loses its
      // first segment, if no slash precedes it.
      const isCut = /^\.\.?$/.test(parse(base).segments.at(-1) ?? "");
      const { authority, path } = parse(resolve("./", outer));
      if (isCut || (authority === undefined && !path.includes("/"))) return;
      expect(resolve(target, outer)).toBe(resolve(text, resolve(base, outer)));
    },
  ),
  law("§5: resolve after relativize is the identity", [absolute, absolute], (target, base) => {
    const relative = unlessRefused(() => relativize(target, base));
    if (relative === undefined) expect(resolve(target, base)).not.toBe(target);
    else expect(resolve(relative, base)).toBe(target);
  }),
  law(
    "§5: what a reference resolves to can be made relative again, and no longer than it was",
    [reference, absolute],
    (text, base) => {
      const target = resolve(text, base);
      const relative = relativize(target, base);
      expect(resolve(relative, base)).toBe(target);
      expect(relative.length).toBeLessThanOrEqual(text.length);
    },
  ),
  law(
    "§5.2: whatever dot-segments, a target that a reference led to has a relative reference",
    [dottedReference, dottedUri],
    (given, base) => {
      const target = resolve(given, base);
      const found = relativize(target, base);
      expect(resolve(found, base)).toBe(target);
      expect(found.length).toBeLessThanOrEqual(given.length);
    },
  ),
  law(
    "§5.2: whatever dot-segments, a target has a relative reference or no reference",
    [dottedUri, dottedUri],
    (target, base) => {
      let found: string;
      try {
        found = relativize(target, base);
      } catch (error) {
        expect(error).toMatchObject({ code: "not-relativizable" });
        expect(parse(target).segments.some((segment) => /^\.\.?$/.test(segment))).toBe(true);
        return;
      }
      expect(resolve(found, base)).toBe(target);
    },
  ),
];
