import { expect, test } from "vitest";
import { textOf } from "./octets.ts";

test("octets of UTF-8 are their text; others are surrogates, one each", () => {
  expect(textOf(Buffer.from("a\u00e9\u{1f600}\ufffd", "utf8"))).toBe("a\u00e9\u{1f600}\ufffd");
  expect(textOf(Buffer.from([0x61, 0xff, 0x62, 0xc3]))).toBe("a\udcff" + "b\udcc3");
});
