import { errorOf } from "@urikit/abnf/error-of";
import { anyText } from "@urikit/abnf/texts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { reference } from "../test/laws/values.ts";
import { appendSegments } from "./append-segments.ts";
import { parse } from "./reference.ts";
import { decode } from "./syntax/percent-encoding.ts";

describe("§3.3: segments after a path", () => {
  it.each([
    ["http://h/x", ["a", "b"], "http://h/x/a/b"],
    ["http://h/x/", ["a", "b"], "http://h/x/a/b"],
    ["http://h/x//", ["a"], "http://h/x//a"],
    ["http://h", ["a"], "http://h/a"],
    ["http://h?q#f", ["a"], "http://h/a?q#f"],
    ["http://h/x?/#/", ["a"], "http://h/x/a?/#/"],
    ["//h", ["a"], "//h/a"],
    ["", ["a", "b"], "a/b"],
    ["?q", ["a"], "a?q"],
    ["/", ["a"], "/a"],
    ["../x", ["a"], "../x/a"],
    ["mailto:x?q", ["a"], "mailto:x/a?q"],
    ["urn:", ["a"], "urn:a"],
    ["x:/", ["a"], "x:/a"],
    ["file:///", ["a"], "file:///a"],
    ["http://h/%7e/./..", ["a"], "http://h/%7e/./../a"],
    ["http://h/x", [], "http://h/x"],
    ["http://h/x", [""], "http://h/x/"],
    ["http://h/x/", [""], "http://h/x/"],
    ["x:/", [""], "x:/"],
    ["", [""], ""],
    ["", ["a:b"], "a%3Ab"],
    ["http://h", ["/evil.example", "//x", "\\x"], "http://h/%2Fevil.example/%2F%2Fx/%5Cx"],
    [
      "http://h/",
      ["@evil.example", "?q", "#f", "%2E", "...", ". ."],
      "http://h/%40evil.example/%3Fq/%23f/%252E/.../.%20.",
    ],
    ["http://h/", ["\0\r\n\t", "é\u202e"], "http://h/%00%0D%0A%09/%C3%A9%E2%80%AE"],
  ])("%j and %j: %j", (base, segments, result) => {
    expect(appendSegments(base, ...segments)).toBe(result);
  });

  it("takes a parsed reference and a URL; text, numbers and octets", () => {
    expect(appendSegments("/x", 1, 2n, Uint8Array.of(0x41, 0xff))).toBe("/x/1/2/A%FF");
    expect(appendSegments(parse("http://h/x"), "a")).toBe("http://h/x/a");
    expect(appendSegments(new URL("http://h/x"), "a")).toBe("http://h/x/a");
  });

  it.each([
    [
      ["."],
      "dot-segment",
      "value 1, in the path, must be something other than a dot-segment, even encoded (§3.3)",
    ],
    [
      ["a", ".."],
      "dot-segment",
      "value 2, in the path, must be something other than a dot-segment, even encoded (§3.3)",
    ],
    [[Uint8Array.of(0x2e)], "dot-segment", "value 1, in"],
    [["", "a"], "structure-change", "value 1, in the path, must be filled, unless it is the last one (§3.3)"],
    [["\ud800"], "lone-surrogate", ""],
  ])("§3.3: %j is refused: %s", (segments, code, reason) => {
    const error = errorOf(() => appendSegments("http://me:secret@h/x", ...segments));
    expect([error.code, error.reason.slice(0, reason.length)]).toEqual([code, reason]);
    expect(error.message).not.toContain("secret");
  });

  it("refuses a base that is not a reference, and what is not data", () => {
    expect(errorOf(() => appendSegments("a b", "c")).code).toBe("forbidden-character");
    // as: what a caller without types might hand over
    for (const segment of [undefined, null, true, Number.NaN, ["a"], {}, new Date(0)])
      expect(() => appendSegments("a", segment as string)).toThrow(
        "a segment must be text, a number or octets",
      );
  });

  it("each value is read back as one segment, and nothing else changes", () => {
    const texts = fc.array(
      anyText.filter((text) => !/^\.{0,2}$/.test(text) && !/[\ud800-\udfff]/u.test(text)),
      { minLength: 1 },
    );
    fc.assert(
      fc.property(reference, texts, (base, segments) => {
        const [before, after] = [parse(base), parse(appendSegments(base, ...segments))];
        expect(after.segments.slice(-segments.length).map((segment) => decode(segment))).toEqual(segments);
        expect(after.path.startsWith(before.path)).toBe(true);
        const [{ path: _before, ...others }, { path: _after, ...same }] = [
          before.components,
          after.components,
        ];
        expect(same).toEqual(others);
      }),
    );
  });
});
