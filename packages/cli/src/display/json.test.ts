/** One line of JSON, as text and as octets. */

import { Buffer } from "node:buffer";
import { describe, expect, it } from "vitest";
import { jsonLine, jsonOctets } from "./json.ts";

describe("jsonOctets", () => {
  it.each<object>([
    {},
    { a: undefined },
    { a: "", b: undefined, c: true, d: 1, e: null },
    { text: '"', back: "\\", control: "\u0001\n\u007f\u009b", bidi: "\u202e", letter: "é", emoji: "😀" },
    { list: ["é", { a: "\u202e", b: undefined }], last: "plain ~" },
  ])("%j gives the UTF-8 of its line", (value) => {
    expect(Buffer.from(jsonOctets(value), "latin1").toString("utf8")).toBe(jsonLine(value));
  });
});
