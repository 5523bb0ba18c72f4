import { describe, expect, it } from "vitest";
import type { IdnaOptions } from "./options.ts";
import { toAscii } from "./to-ascii.ts";
import { toUnicode } from "./to-unicode.ts";

describe("the options", () => {
  it("UTS 46 §4: IgnoreInvalidPunycode leaves the label as it is, without an error", () => {
    const ignoring = { ignoreInvalidPunycode: true };
    expect(toAscii("xn--0.example").errors).toMatchObject([{ code: "invalid-punycode", label: 0 }]);
    expect(toAscii("XN--0.example", ignoring)).toMatchObject({ valid: true, text: "xn--0.example" });
    expect(toUnicode("xn--0.ü", ignoring)).toMatchObject({ valid: true, text: "xn--0.ü" });
    // It is only for what is not Punycode.
    expect(toAscii("xn--ascii-", ignoring).errors).toMatchObject([{ code: "needless-punycode" }]);
  });

  it("UTS 46 §4: Transitional_Processing maps the deviations", () => {
    const transitional = { transitional: true };
    expect(toAscii("Faß.Βόλος.نامه\u200cای", transitional).text).toBe("fass.xn--nxasmq6b.xn--mgba3gch31f");
    expect(toUnicode("STRAẞE", transitional).text).toBe("strasse");
    expect(toUnicode("xn--fa-hia", transitional).text).toBe("faß");
  });

  it("VerifyDnsLength: the empty label of the root, and 253 octets", () => {
    expect(toAscii("example.org.").errors).toMatchObject([{ rule: "A4_2", label: 2 }]);
    expect(toAscii("example.org.", { verifyDnsLength: false }).text).toBe("example.org.");
    const long = Array.from({ length: 127 }, () => "a").join(".");
    expect(long.length).toBe(253);
    expect(toAscii(long).valid).toBe(true);
    expect(toAscii(`b${long}`).errors).toMatchObject([{ code: "domain-length" }]);
  });

  it("a value that is not a boolean is refused", () => {
    const wrong = { checkBidi: "no" } as unknown as IdnaOptions;
    expect(() => toAscii("example.org", wrong)).toThrow(
      new TypeError('checkBidi must be true or false, not "no"'),
    );
    expect(() => toUnicode(5 as unknown as string)).toThrow(
      new TypeError("the domain must be a string, not number"),
    );
  });
});

describe("an error says where", () => {
  it.each([
    ["a.b_c", "not-letter-digit-hyphen", 1, 1],
    ["ü.aü_c", "not-letter-digit-hyphen", 1, 2],
    ["😀😀--a", "reserved-hyphens", 0, 4],
    ["a.ü-", "outer-hyphen", 1, 1],
    ["xn--0", "invalid-punycode", 0, 0],
    ["a.bü\u2024", "disallowed-character", 1, 2],
    ["ü\u200d", "misplaced-joiner", 0, 1],
    ["ü\u200c", "misplaced-non-joiner", 0, 1],
    ["\u0308", "leading-mark", 0, 0],
    ["א.0", "bidi-start", 1, 0],
    ["אa.א", "bidi-left-in-right", 0, 1],
    ["א-.א", "outer-hyphen", 0, 1],
    ["א1٠א", "bidi-mixed-digits", 0, 2],
    ["aאb", "bidi-right-in-left", 0, 1],
    ["א.aˇ", "bidi-left-end", 1, 1],
  ])("%j: %s", (domain, code, label, index) => {
    expect(toUnicode(domain).errors[0]).toMatchObject({ code, label, index });
  });
});
