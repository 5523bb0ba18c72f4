// §5.2.4, App. B, §7.6: the parts of the reader by themselves.
import { codePoint } from "@urikit/abnf/code-point";
import fc from "fast-check";
import { expect } from "vitest";
import { printable } from "../../src/display/index.ts";
import { removeDotSegments, split } from "../../src/syntax/index.ts";
import { isPlainUri } from "../../src/syntax/plain.ts";
import { scan } from "../../src/syntax/scanner.ts";
import { isSimpleReference, isSimpleUri, offsetsOfSimple } from "../../src/syntax/simple.ts";
import { type Law, law } from "./law.ts";

const segments = fc.array(fc.constantFrom("", ".", "..", "a", "...", "%2E"));

/** Appendix B as the standard prints it; only that "." takes line breaks as well. */
const PRINTED = /^(([^:/?#]+):)?(\/\/([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?/s;

const anyParts = fc
  .array(fc.oneof(fc.string({ unit: codePoint }), fc.constantFrom(..."::///??##\n")))
  .map((parts) => parts.join(""));

/** Characters that are invisible, or control a terminal. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u00a0\u2000-\u200f\u2028-\u202f\u2060-\u206f]/u;

const nearlyPlain = fc
  .array(fc.constantFrom(..."aZ0:/?#[]@%.-!é ", "//", "%41", "%C3", "%2f", "..", "http:", "a:", ":80"), {
    maxLength: 12,
  })
  .map((pieces) => pieces.join(""));

export const syntax: readonly Law[] = [
  law("§5.2.4: a path without dot-segments stays as it is", [segments, fc.boolean()], (segments, rooted) => {
    const removed = removeDotSegments((rooted ? "/" : "") + segments.join("/"));
    expect(removed.split("/").some((one) => one === "." || one === "..")).toBe(false);
    expect(removeDotSegments(removed)).toBe(removed);
  }),
  law("App. B: any text is split as the expression splits it", [anyParts], (text) => {
    const { schemeEnd, pathFrom, pathTo, queryTo } = split(text);
    const match = PRINTED.exec(text);
    expect([
      schemeEnd < 0 ? undefined : text.slice(0, schemeEnd),
      schemeEnd + 1 < pathFrom ? text.slice(schemeEnd + 3, pathFrom) : undefined,
      text.slice(pathFrom, pathTo),
      pathTo < queryTo ? text.slice(pathTo + 1, queryTo) : undefined,
      queryTo < text.length ? text.slice(queryTo + 1) : undefined,
    ]).toEqual([match?.[2], match?.[4], match?.[5], match?.[7], match?.[9]]);
  }),
  law("§7.6: what is printable hides nothing", [fc.string({ unit: codePoint })], (text) => {
    expect(printable(text)).not.toMatch(HIDDEN);
  }),
  law("what isSimpleReference accepts, the scanner reads in the same way", [nearlyPlain], (text) => {
    if (!isSimpleReference(text)) return;
    const read = scan(text, 0, text.length);
    expect({ ...read, deviations: undefined }).toEqual(offsetsOfSimple(text));
    expect(isSimpleUri(text)).toBe((read?.schemeEnd ?? -1) >= 0);
  }),
  law("what isPlainUri accepts is a normal URI without dot-segments", [nearlyPlain], (text) => {
    if (!isPlainUri(text)) return;
    const read = scan(text, 0, text.length);
    expect(read?.schemeEnd).toBeGreaterThan(0);
    expect(read?.deviations).toBe(0);
  }),
];
