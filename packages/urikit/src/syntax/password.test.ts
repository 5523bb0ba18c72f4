import { inspect } from "node:util";
import { codePoint } from "@urikit/abnf/code-point";
import { extent } from "@urikit/abnf/extent";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parse } from "../reference.ts";
import { tryParse } from "../try-parse.ts";
import { UriSyntaxError } from "./errors.ts";
import { isInPassword, maskPassword, passwordRanges, picture } from "./password.ts";
import { printable } from "./printable.ts";

describe('§3.2.1 a password: all "after the first colon found within a userinfo", unless it is empty', () => {
  it.each([
    ["ftp://me:secret@example.org/", "ftp://me:***@example.org/"],
    ["//me:se:cr:et@example.org", "//me:***@example.org"],
    ["ftp://:secret@example.org/", "ftp://:***@example.org/"],
    ["ftp://me:***@example.org/", "ftp://me:***@example.org/"],
    ["sip:alice:secretword@atlanta.com;transport=tcp", "sip:alice:***@atlanta.com;transport=tcp"], // RFC 3261 §19.1.3
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
    "sips:alice@atlanta.com:5061?subject=project%20x&priority=urgent",
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
      { numRuns: extent(400, 2000) },
    );
  });

  /** The password of the reference itself, and the place of its userinfo. */
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

  it("says where they stand", () => {
    expect(passwordRanges("ftp://me:secret@example.org/")).toEqual([{ from: 9, to: 15 }]);
    expect(passwordRanges("ftp://me@example.org/a:b@c")).toEqual([]);
    const piece = fc.constantFrom("//", "http:", "u:p", "@", "/", "?", "%3A", "a b", "[::1]", ":", "é");
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
        const text = pieces.join("");
        let shown = 0;
        let masked = "";
        for (const { from, to } of passwordRanges(text)) {
          expect(from).toBeGreaterThanOrEqual(shown);
          expect(to).toBeGreaterThan(from);
          masked += `${text.slice(shown, from)}***`;
          shown = to;
        }
        expect(masked + text.slice(shown)).toBe(maskPassword(text));
      }),
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
      "http:",
      "http:/",
      "http//",
      "http\\\\",
      "http:[",
      ":\t",
      "http:\t",
      "http://u:1/",
      "%3A",
      "[]",
    ]) {
      const text = `http://u:${hostile.repeat(50_000)}`;
      expect(maskPassword(text).length).toBeGreaterThan(0);
      expect(picture(text, text.length).length).toBeLessThan(1000);
    }
  }, 10_000);

  it.each([undefined, null, 1])("what is no text is a TypeError: %j", (value) => {
    // @ts-expect-error: a caller without types may do this
    expect(() => maskPassword(value)).toThrow(TypeError);
    expect(() => isInPassword(value as never, 0)).toThrow(/must be a string/);
  });
});

describe("§7.5 a password where browsers see one, and the grammar sees a path", () => {
  it.each([
    ["one slash", "http:/u:secret@h/", "http:/u:***@h/"],
    ["no slash", "HTTPS:u:secret@h/", "HTTPS:u:***@h/"],
    ["three slashes", "ws:///u:secret@h/", "ws:///u:***@h/"],
    ["a slash in it as well", "ftp:/u:sec/ret@h/", "ftp:/u:***@h/"],
    ["a colon that was forgotten", "http//u:secret@h/", "http//u:***@h/"],
    ["the same, and a slash too many", "http///u:secret@h/", "http///u:***@h/"],
    ["an encoded colon, which a server decodes", "https://u%3asecret@h/", "https://u%3a***@h/"],
    ["an encoded colon before a raw one", "https://u%3Asec:ret@h/", "https://u%3A***@h/"],
    ["twice a scheme", "http:/http:/u:secret@h/", "http:/http:/u:***@h/"],
    ["within a query", "/login?to=http:/u:secret@h", "/login?to=http:/u:***@h"],
  ])("%s", (_, text, shown) => {
    expect(maskPassword(text)).toBe(shown);
    for (const valid of [text, shown]) expect(tryParse(valid).valid).toBe(true);
  });

  it.each([
    ["a tab and a line break, which they skip", "http:\t/\n/u:secret@h/"],
    ["spaces before it", "  //u:secret@h/"],
    ["slashes before it", "///u:secret@h/ x"],
    ["what could be a port", "http://u:1234/5678secret@h/ x"],
    ["digits and a raw question mark", "http://u:12?secret@h/ x"],
    ["nothing before a raw slash", "http://u:/secret@h/ x"],
    ['a raw "@" before a raw slash', "http://u:se@cr/secret@h/ x"],
    ["an encoded colon, and a raw slash", "http://u%3Asec/secret@h/ x"],
  ])("where the text is broken as well: %s", (_, text) => {
    expect(tryParse(text).valid).toBe(false);
    expect(maskPassword(text)).not.toMatch(/sec|1234|5678/);
  });

  it.each([
    "http://u:1234/5678secret@h/",
    "http://h:80/@user",
    "http://h%3Aa/x@y",
    "http://h/a%3Ab@c",
    "foo:/u:secret@h/",
    "foo:u:secret@h",
    "file:///C:/x@y",
    "///u:secret@h",
    "a/sftp:/u:secret@h",
  ])("%s has none: it is valid, and no program logs in with it", (text) => {
    expect(parse(text).text).toBe(text);
    expect(maskPassword(text)).toBe(text);
  });

  it.each([
    "http://h:80/a b?x=c@d",
    "file:///C:/My Documents/a@b",
    "http://[::1]:80/a b/c@d",
    "mailto:a:b c@d",
  ])("%s has none, though it is broken", (text) => {
    expect(maskPassword(text)).toBe(text);
  });
});

describe("§7.5 nothing that is shown holds three characters of a password in a row", () => {
  /** Every way to write an authority that has been found to log in somewhere, and some that are only slips. */
  const shapes: readonly ((secret: string) => string)[] = [
    (secret) => `http://u:${secret}@h/ x`,
    (secret) => `http:/u:${secret}@h/ x`,
    (secret) => `http:u:${secret}@h/`,
    (secret) => `http:///u:${secret}@h/`,
    (secret) => `http//u:${secret}@h/`,
    (secret) => `http///u:${secret}@h/ x`,
    (secret) => `https://u%3A${secret}@h/ x`,
    (secret) => `\\\\u:${secret}@h\\`,
    (secret) => `http:\\u:${secret}@h/`,
    (secret) => ` //u:${secret}@h/`,
    (secret) => `1http://u:${secret}@h/`,
    (secret) => `http://u:6789/${secret.replace(/[?#]/g, "")}@h/ x`,
    (secret) => `/a b?to=http://u:${secret}@h/`,
    (secret) => `jdbc:x://u:${secret}@h/ x`,
  ];
  const units = [..."QXZK", "é", "😀", ..." /?#[]@:%\\\n", "%41", "\ud800"];
  const secrets = fc
    .array(fc.constantFrom(...units), { minLength: 1, maxLength: 12 })
    .map((parts) => `K${parts.join("")}`);

  /** Three characters in a row of the secret that are shown, and could not be of anything else. */
  function shownOf(secret: string, shown: string): string | undefined {
    const starts = Array.from({ length: Math.max(secret.length - 2, 0) }, (_, at) =>
      secret.slice(at, at + 3),
    );
    return starts.find((part) => /[QXZK\u0080-\uffff]/.test(part) && shown.includes(part));
  }

  it("masked, in messages, and as Node prints them", () => {
    fc.assert(
      fc.property(fc.constantFrom(...shapes), secrets, (shape, secret) => {
        const text = shape(secret);
        const result = tryParse(text);
        const isExact = result.valid && result.parsed.host !== undefined; // then other text may hold a part of it
        if (isExact && !result.parsed.userinfo?.endsWith(secret)) return;
        if (result.valid && /@.*[/?#]/s.test(secret)) return; // browsers see a host after the "@"
        expect(shownOf(secret, maskPassword(text))).toBeUndefined();
        expect(shownOf(secret, inspect(result.valid ? result.parsed : result))).toBeUndefined();
        if (result.valid) return;
        expect(result.error).toBeInstanceOf(UriSyntaxError);
        expect(shownOf(secret, result.error.message)).toBeUndefined();
        expect(shownOf(secret, JSON.stringify(result.error))).toBeUndefined();
        expect(result.error.reason).not.toMatch(/[é😀QXZK]|%C3%A9/u);
      }),
      { numRuns: extent(500, 3000) },
    );
  });

  it("a character of it that is not allowed is not named", () => {
    for (const character of ["é", " ", "|", "[", "\\", "😀"]) {
      const { error } = tryParse(`http://u:se${character}cret@h/`) as { error: UriSyntaxError };
      expect(error.reason).toMatch(/^this is not allowed in .*; percent-encode the password$/);
    }
    const address = tryParse("http://a:b:c::d/x@h") as { error: UriSyntaxError };
    expect(address.error.message).not.toContain("b:c");
  });

  it("what is valid stays valid, and keeps its components", () => {
    const pieces = fc.constantFrom("http:", "//", "/", "u", ":", "p", "@", "h", "%3A", "?", "#", "1", "ftp:");
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 10 }), (parts) => {
        const text = parts.join("");
        const before = tryParse(text);
        if (!before.valid) return;
        const after = parse(maskPassword(text));
        expect([after.scheme, after.user?.slice(0, 1), after.host, after.port]).toEqual([
          before.parsed.scheme,
          before.parsed.user?.slice(0, 1),
          before.parsed.host,
          before.parsed.port,
        ]);
      }),
      { numRuns: extent(500, 3000) },
    );
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
      fc.property(fc.string({ unit: codePoint, maxLength: 300 }), fc.nat(), (text, place) => {
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
