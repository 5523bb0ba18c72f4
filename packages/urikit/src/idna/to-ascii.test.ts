import { describe, expect, it } from "vitest";
import { toAscii } from "./to-ascii.ts";

describe("toAscii", () => {
  it.each([
    ["example.com", "example.com"],
    ["EXAMPLE.com", "example.com"],
    ["Bücher.example", "xn--bcher-kva.example"],
    ["faß.de", "xn--fa-hia.de"],
    ["日本語。ＪＰ", "xn--wgv71a119e.jp"],
    ["xn--fa-hia.de", "xn--fa-hia.de"],
  ])("UTS 46 §4.2: %s", (domain, text) => {
    expect(toAscii(domain)).toEqual({ valid: true, text, errors: [] });
  });

  it("UTS 46 §4.2: a name with an error has no ASCII form", () => {
    const { valid, text, errors } = toAscii("a.b\u0300.-ü");
    expect({ valid, text }).toEqual({ valid: false, text: undefined });
    expect(errors).toMatchObject([{ code: "outer-hyphen", rule: "V3", label: 2, index: 0 }]);
  });
});
