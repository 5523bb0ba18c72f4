import { expect, it } from "vitest";
import { isWhiteSpace } from "./white-space.ts";

it("App. C: white space is that of Unicode, U+0085 included, and U+FEFF: every code unit", () => {
  const wrong = Array.from({ length: 0x10000 }, (_, code) => code).filter(
    (code) => isWhiteSpace(code) !== /[\p{White_Space}\ufeff]/u.test(String.fromCharCode(code)),
  );
  expect(wrong).toEqual([]);
});
