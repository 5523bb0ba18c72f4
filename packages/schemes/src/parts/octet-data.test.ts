import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { concatenate, decodeData, encodeData, octetsOf, sameData } from "./octet-data.ts";

describe("RFC 1738 §2.2: octets", () => {
  it("are text where they are UTF-8, and octets where they are not", () => {
    expect(decodeData("a%2Fb")).toBe("a/b");
    expect(decodeData("%C3%A9")).toBe("é");
    expect(decodeData("a%E9")).toEqual(Uint8Array.of(0x61, 0xe9));
    expect(() => decodeData("%zz")).toThrow();
  });

  it("come back from what is written, whatever they are", () => {
    const kept = fc.constantFrom("", "$+!*'(),", "/:@&=;?");
    fc.assert(
      fc.property(fc.uint8Array(), kept, (octets, characters) => {
        expect(octetsOf(decodeData(encodeData(octets, characters)))).toEqual(octets);
      }),
      { seed: 1738 },
    );
  });

  it("a character stays only where it is said to", () => {
    expect(encodeData("a/b;c%", "/")).toBe("a/b%3Bc%25");
    expect(encodeData("~-._")).toBe("~-._");
    expect(() => encodeData("\ud800")).toThrow();
  });

  it("are concatenated and compared", () => {
    expect(concatenate([Uint8Array.of(1), Uint8Array.of(), Uint8Array.of(2, 3)])).toEqual(
      Uint8Array.of(1, 2, 3),
    );
    expect(sameData("é", Uint8Array.of(0xc3, 0xa9))).toBe(true);
    expect(sameData("e", Uint8Array.of(0x65, 0x65))).toBe(false);
    expect(sameData("a", "b")).toBe(false);
  });
});
