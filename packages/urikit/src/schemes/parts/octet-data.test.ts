import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { concatenate, dataOf, encodeData, octetsOf, sameData } from "./octet-data.ts";

describe("RFC 1738 §2.2: octets", () => {
  it("are text where they are UTF-8, and octets where they are not", () => {
    expect(dataOf("a%2Fb")).toBe("a/b");
    expect(dataOf("%C3%A9")).toBe("é");
    expect(dataOf("a%E9")).toEqual(Uint8Array.of(0x61, 0xe9));
    expect(() => dataOf("%zz")).toThrow();
  });

  it("come back from what is written, whatever they are", () => {
    const kept = fc.constantFrom("", "$+!*'(),", "/:@&=;?");
    fc.assert(
      fc.property(fc.uint8Array(), kept, (octets, characters) => {
        expect(octetsOf(dataOf(encodeData(octets, characters)))).toEqual(octets);
      }),
      { seed: 1738 },
    );
  });

  it("a character stays only where it is said to", () => {
    expect(encodeData("a/b;c%", "/")).toBe("a/b%3Bc%25");
    expect(encodeData("~-._")).toBe("~-._");
    expect(() => encodeData("\ud800")).toThrow();
  });

  it("one behind the other, and the same or not", () => {
    expect(concatenate([Uint8Array.of(1), Uint8Array.of(), Uint8Array.of(2, 3)])).toEqual(
      Uint8Array.of(1, 2, 3),
    );
    expect(sameData("é", Uint8Array.of(0xc3, 0xa9))).toBe(true);
    expect(sameData("e", Uint8Array.of(0x65, 0x65))).toBe(false);
    expect(sameData("a", "b")).toBe(false);
  });
});
