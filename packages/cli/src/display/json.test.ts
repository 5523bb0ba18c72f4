/** One line of JSON. */

import { describe, expect, it } from "vitest";
import { jsonLine } from "./json.ts";

describe("jsonLine", () => {
  it.each([
    [{}, "{}"],
    [{ a: undefined }, "{}"],
    [{ a: "", b: undefined, c: true, d: 1, e: null }, '{"a":"","c":true,"d":1,"e":null}'],
    [
      { text: '"', back: "\\", letter: "é", emoji: "😀" },
      '{"text":"\\"","back":"\\\\","letter":"é","emoji":"😀"}',
    ],
    [{ control: "\u0001\n\u007f\u009b" }, '{"control":"\\u0001\\n\\u007f\\u009b"}'],
    [{ list: ["é", { a: "\u202e", b: undefined }] }, '{"list":["é",{"a":"\\u202e"}]}'],
  ])("of %j shows every character", (value, line) => {
    expect(jsonLine(value)).toBe(line);
    expect(JSON.stringify(JSON.parse(line))).toBe(JSON.stringify(value));
  });
});
