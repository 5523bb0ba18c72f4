import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parse } from "../reference.ts";
import { isInPassword, maskPassword, picture } from "./password.ts";
import { excerpt, printable } from "./printable.ts";

describe("§7.6 printable: nothing that hides from the eye or steers a terminal", () => {
  it("leaves what can be seen as it is, the plain space included", () => {
    let ascii = "";
    for (let code = 0x20; code < 0x7f; code++) ascii += String.fromCharCode(code);
    for (const text of [ascii, "é", "例え", "ελ", "𝄞", "😀", ""]) expect(printable(text)).toBe(text);
  });

  it.each([
    ["a\tb\nc\r", "a\\tb\\nc\\r"],
    ["\0", "\\u{0}"],
    ["\u001b[31m", "\\u{1b}[31m"],
    ["\u007f", "\\u{7f}"],
    ["\u0085", "\\u{85}"],
    ["\u009b", "\\u{9b}"],
    ["\u00a0", "\\u{a0}"],
    ["\u00ad", "\\u{ad}"],
    ["\u200b\u200d", "\\u{200b}\\u{200d}"],
    ["\u2028\u2029", "\\u{2028}\\u{2029}"],
    ["\u202e\u2066", "\\u{202e}\\u{2066}"],
    ["\u3000", "\\u{3000}"],
    ["\ufeff", "\\u{feff}"],
    ["\ufe0f", "\\u{fe0f}"],
    ["\u115f\u3164", "\\u{115f}\\u{3164}"],
    ["\u{e0041}", "\\u{e0041}"],
    ["\ud800", "\\u{d800}"],
    ["\udc00\ud800", "\\u{dc00}\\u{d800}"],
    ["\ue000", "\\u{e000}"],
    ["\u{10ffff}", "\\u{10ffff}"],
  ])("%j becomes %s", (text, shown) => {
    expect(printable(text)).toBe(shown);
  });

  it("what comes out is made of visible characters and plain spaces, whatever goes in", () => {
    const hidden =
      /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u00a0\u2000-\u200f\u2028-\u202f\u2060-\u206f]/u;
    for (let from = 0; from < 0x10000; from += 64) {
      const codes = Array.from({ length: 64 }, (_, i) => String.fromCharCode(from + i));
      expect(printable(codes.join("."))).not.toMatch(hidden);
    }
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(printable(text)).not.toMatch(hidden);
      }),
    );
  });
});

describe('§3.2.1 a password: all "after the first colon found within a userinfo", unless it is empty', () => {
  it.each([
    ["ftp://me:secret@example.org/", "ftp://me:***@example.org/"],
    ["//me:se:cr:et@example.org", "//me:***@example.org"],
    ["ftp://:secret@example.org/", "ftp://:***@example.org/"],
    ["ftp://me:***@example.org/", "ftp://me:***@example.org/"],
  ])("%s is shown as %s", (text, masked) => {
    expect(maskPassword(text)).toBe(masked);
  });

  it.each([
    "ftp://me:@example.org/",
    "ftp://me@example.org/",
    "ftp://example.org:21/",
    "ftp://example.org:21/a@b",
    "ftp://example.org/me:secret@x",
    "ftp://example.org?me:secret@x",
    "mailto:me@example.org",
    "me:secret@example.org",
    "/a:b@c",
    "",
    "//",
    "http://[::1]:80/",
    "http://[::1]/a@b",
    "http://[::1]:80/?a=b@c",
    "http://[v1.a:b]/#@",
    "http://h:80/a:b@c",
    "http://h/?a://b@c",
  ])("%s has none", (text) => {
    expect(maskPassword(text)).toBe(text);
  });

  it.each([
    ["a raw space", "http://u:sec ret@h/"],
    ["a raw slash", "http://u:sec/ret@h/"],
    ["a raw question mark", "http://u:sec?ret@h/"],
    ["a raw number sign", "http://u:sec#ret@h/"],
    ["a raw @", "http://u:sec@ret@h/"],
    ["a raw @ behind a raw slash", "http://u:sec/r@ret@h/"],
    ["a bracket", "http://u:[sec]ret@h/"],
    ["a raw percent sign", "http://u:sec%ret@h/"],
    ["a backslash", "http://u:sec\\ret@h/"],
    ["a line break", "http://u:sec\nret@h/"],
    ["non-ASCII characters", "http://u:sec\u00e9ret@h/"],
    ["a user's name that is an address of mail", "http://u@x:secret@h/"],
    ["such a name, and a raw slash", "http://u@x:sec/ret@h/"],
    ["backslashes before it, as browsers read them", "http:\\\\u:secret@h/"],
    ["a space before the scheme", " http://u:secret@h/"],
    ["no valid scheme", "1http://u:secret@h/"],
  ])("where the text is broken, rather too much is masked: %s", (_, text) => {
    expect(maskPassword(text)).not.toContain("sec");
    expect(maskPassword(text)).not.toContain("ret");
    expect(picture(text, text.length)).not.toMatch(/sec|ret/);
  });

  it("a reference within a reference has one of its own", () => {
    expect(maskPassword("jdbc:mysql://u:secret@h/db")).toBe("jdbc:mysql://u:***@h/db");
    expect(maskPassword("http://u:secret@h/?to=ftp://v:hidden@i/")).toBe("http://u:***@h/?to=ftp://v:***@i/");
  });

  it("of a valid reference just that is masked, whatever else it is made of", () => {
    const authority = fc.constantFrom(
      "h",
      "",
      "u@h",
      "u:@h",
      ":p@h",
      "u:p:q@h",
      "[::1]",
      "u:p@[::1]:80",
      "h:80",
      "@",
    );
    const rest = fc.string({ unit: fc.constantFrom(..."/?a:@1"), maxLength: 6 });
    fc.assert(
      fc.property(fc.constantFrom("", "s:"), authority, rest, (scheme, written, behind) => {
        const text = `${scheme}//${written}/${behind}`;
        fc.pre(!/:\/\/.*:\/\/|^\/\/.*:\/\//.test(text)); // a reference within it may hold one
        const { password = "", range } = partsOf(text);
        const masked =
          password === "" ? text : `${text.slice(0, range.to - password.length)}***${text.slice(range.to)}`;
        expect(maskPassword(text)).toBe(masked);
      }),
      { numRuns: 2000 },
    );
  });

  /** What the reference itself takes for a password, and where its userinfo lies. */
  function partsOf(text: string) {
    const reference = parse(text);
    return { password: reference.password, range: reference.range("userinfo") ?? { from: 0, to: 0 } };
  }

  it("says which characters it holds", () => {
    const text = "ftp://me:secret@example.org/";
    const held = [...text].map((_, index) => isInPassword(text, index));
    expect(text.replace(/./g, (character, index) => (held[index] ? "*" : character))).toBe(
      "ftp://me:******@example.org/",
    );
  });

  it("takes linear time, however many look like one", () => {
    for (const hostile of [
      ":",
      "@",
      "/",
      ":@",
      "//",
      "a",
      "\\",
      "://",
      "://a:b",
      "://a:b?",
      "://a:1/",
      "://a:b@",
    ]) {
      const text = `http://u:${hostile.repeat(50_000)}`;
      expect(maskPassword(text).length).toBeGreaterThan(0);
      expect(picture(text, text.length).length).toBeLessThan(1000);
    }
  }, 10_000);

  it.each([undefined, null, 1])("what is no text is a TypeError: %j", (value) => {
    // @ts-expect-error: a caller without types may do this
    expect(() => maskPassword(value)).toThrow(TypeError);
  });
});

describe("excerpt", () => {
  it("is printable and short", () => {
    expect(excerpt("a\nb")).toBe("a\\nb");
    expect(excerpt("a".repeat(1_000_000)).length).toBeLessThanOrEqual(60);
    expect(excerpt("a".repeat(1_000_000))).toMatch(/^a+…$/);
  });
});

describe("the picture: text, and a caret under the place", () => {
  /** The two lines. */
  function lines(text: string, at: number): { shown: string; caret: number } {
    const [shown = "", carets = "", ...rest] = picture(text, at).split("\n");
    expect(rest).toEqual([]);
    expect(carets).toMatch(/^ *\^$/);
    return { shown, caret: carets.length - 1 };
  }

  it("a short text whole", () => {
    expect(picture("http://a b/", 8)).toBe("http://a b/\n        ^");
  });

  it("what is made visible moves the caret along", () => {
    expect(picture("a\n\u202eb", 3)).toBe("a\\n\\u{202e}b\n           ^");
    expect(picture("\ud800x", 1)).toBe("\\u{d800}x\n        ^");
  });

  it("a password moves it too, and a place within one is at its first star", () => {
    expect(picture("//u:secret@h/ ", 13)).toBe("//u:***@h/ \n          ^");
    expect(picture("//u:p@h/ ", 8)).toBe("//u:***@h/ \n          ^");
    for (const at of [4, 5, 9]) expect(picture("//u:secret@h/", at)).toBe("//u:***@h/\n    ^");
    expect(picture("//u:secret@h/", 10)).toBe("//u:***@h/\n       ^");
    expect(picture("//u:secret@h/", 2)).toBe("//u:***@h/\n  ^");
  });

  it("a long text is cut on both sides, the place in it kept", () => {
    const text = `http://example.org/${"a".repeat(10_000)} ${"b".repeat(10_000)}`;
    const at = text.indexOf(" ");
    const { shown, caret } = lines(text, at);
    expect(shown.length).toBeLessThan(120);
    expect(shown[caret]).toBe(" ");
    expect(shown).toMatch(/^…a+ b+…$/);
    expect(lines(text, 0).shown).toMatch(/^http:.*…$/);
    expect(lines(text, text.length).shown).toMatch(/^…b+$/);
  });

  it("no part of a long password, wherever the text is cut", () => {
    const text = `http://u:${"secret".repeat(100)}@${"h".repeat(100)} /`;
    for (let at = 0; at <= text.length; at++) {
      const { shown, caret } = lines(text, at);
      expect(shown).not.toMatch(/ecr|ret/);
      expect(caret).toBeLessThanOrEqual(shown.length);
    }
  });

  it("of any text, at any place: two printable lines, not long, the caret within or right behind", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), fc.nat(), (text, place) => {
        const at = place % (text.length + 1);
        const { shown, caret } = lines(text, at);
        expect(printable(shown)).toBe(shown);
        expect(shown.length).toBeLessThan(1000);
        expect(caret).toBeLessThanOrEqual(shown.length);
      }),
    );
  });

  it("the character under the caret is the one at the place, where nothing is masked", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(..."a/ \n\u202eé"), maxLength: 200 }),
        fc.nat(),
        (text, place) => {
          const at = place % (text.length + 1);
          const { shown, caret } = lines(text, at);
          const under = printable(text.charAt(at));
          expect(shown.slice(caret, caret + under.length)).toBe(under);
        },
      ),
    );
  });
});
