import { describe, expect, it } from "vitest";
import { errorOf } from "../../../test/scheme-expectations.ts";
import { readBack } from "./define-scheme.ts";

const back = (meant: object, read: object) => readBack("x:", meant, read);

describe("RFC 3986 §5.3: what was built is read as it was meant", () => {
  it.each<[object, object]>([
    [{ a: 1, b: undefined }, { a: 1 }],
    [{ a: [{ b: "c" }, 2] }, { a: [{ b: "c" }, 2] }],
    [{ a: Uint8Array.of(0x61) }, { a: "a" }],
    [{ a: "é" }, { a: Uint8Array.of(0xc3, 0xa9) }],
  ])("%j and %j are the same", (meant, read) => {
    expect(back(meant, read)).toBe("x:");
  });

  it.each<[object, object]>([
    [{ a: 1 }, { a: 2 }],
    [{ a: "" }, { a: undefined }],
    [{}, { a: "" }],
    [{ a: [1] }, { a: [1, 2] }],
    [{ a: [1] }, { a: { 0: 1 } }],
    [{ a: { b: 1 } }, { a: { b: 2 } }],
    [{ a: "a" }, { a: Uint8Array.of(0x62) }],
    [{ a: null }, { a: {} }],
  ])("%j and %j are not", (meant, read) => {
    expect(errorOf(() => back(meant, read))).toMatchObject({ code: "component-mismatch", rule: "a" });
  });
});
