import { codePoint } from "@urikit/abnf/code-point";
import { extent } from "@urikit/abnf/extent";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { diagnose, firstError } from "./diagnosis.ts";
import { type UriErrorCode, UriSyntaxError } from "./errors.ts";
import { printable } from "./printable.ts";
import { scan } from "./scanner.ts";

const accepts = (text: string): boolean => scan(text, 0, text.length) !== undefined;

/** The picture's two lines. */
function pictureOf(error: UriSyntaxError): { shown: string; caret: number } {
  const [reason, shown = "", carets = "", ...rest] = error.message.split("\n");
  expect(reason).toBe(error.reason);
  expect(carets).toMatch(/^ *\^$/);
  expect(rest).toEqual([]);
  return { shown, caret: carets.length - 1 };
}

type Case = [text: string, code: UriErrorCode, index: number, rule: string, section: string];

describe("each code, with its place, its rule and its section", () => {
  it.each<Case>([
    ["http://example.org/a b", "forbidden-character", 20, "path-abempty", "§3.3"],
    ["/a b", "forbidden-character", 2, "path-absolute", "§3.3"],
    ["a b", "forbidden-character", 1, "path-noscheme", "§3.3"],
    ["a:b c", "forbidden-character", 3, "path-rootless", "§3.3"],
    ["?a b", "forbidden-character", 2, "query", "§3.4"],
    ["a?b|c", "forbidden-character", 3, "query", "§3.4"],
    ["#a b", "forbidden-character", 2, "fragment", "§3.5"],
    ["a?b#<c>", "forbidden-character", 4, "fragment", "§3.5"],
    ["http://a b/", "forbidden-character", 8, "reg-name", "§3.2.2"],
    ["http://a b@c/", "forbidden-character", 8, "userinfo", "§3.2.1"],
    ["http://a@b c/", "forbidden-character", 10, "reg-name", "§3.2.2"],
    ["http://a@b\\c/", "forbidden-character", 10, "reg-name", "§3.2.2"],
    ["ht tp://a", "forbidden-character", 2, "scheme", "§3.1"],
    ["ht%74p://a", "forbidden-character", 2, "scheme", "§3.1"],
    ["/a\\b", "forbidden-character", 2, "path-absolute", "§3.3"],
    ["http:\\\\a", "forbidden-character", 5, "path-rootless", "§3.3"],
    ["a\n", "forbidden-character", 1, "path-noscheme", "§3.3"],
    ["\0", "forbidden-character", 0, "path-noscheme", "§3.3"],
    ["<http://a>", "forbidden-character", 0, "scheme", "§3.1"],
    ["http://a/\u007f", "forbidden-character", 9, "path-abempty", "§3.3"],

    ["/é", "non-ascii", 1, "path-absolute", "§3.3"],
    ["http://é.example/", "non-ascii", 7, "reg-name", "§3.2.2"],
    ["http://é@a/", "non-ascii", 7, "userinfo", "§3.2.1"],
    ["?é", "non-ascii", 1, "query", "§3.4"],
    ["#😀", "non-ascii", 1, "fragment", "§3.5"],
    ["é:a", "non-ascii", 0, "scheme", "§3.1"],
    ["http://a/\u00a0", "non-ascii", 9, "path-abempty", "§3.3"],

    ["/%", "malformed-percent-encoding", 1, "pct-encoded", "§2.1"],
    ["/100%/a", "malformed-percent-encoding", 4, "pct-encoded", "§2.1"],
    ["/%4", "malformed-percent-encoding", 1, "pct-encoded", "§2.1"],
    ["/%41%4g", "malformed-percent-encoding", 4, "pct-encoded", "§2.1"],
    ["//a%/b", "malformed-percent-encoding", 3, "pct-encoded", "§2.1"],
    ["//a%4@b", "malformed-percent-encoding", 3, "pct-encoded", "§2.1"],
    ["?%zz", "malformed-percent-encoding", 1, "pct-encoded", "§2.1"],
    ["#%", "malformed-percent-encoding", 1, "pct-encoded", "§2.1"],
    ["/%%41", "malformed-percent-encoding", 1, "pct-encoded", "§2.1"],

    ["a[b]", "misplaced-delimiter", 1, "path-noscheme", "§3.3"],
    ["?a[]=b", "misplaced-delimiter", 2, "query", "§3.4"],
    ["#a#b", "misplaced-delimiter", 2, "fragment", "§3.5"],
    ["//a@b@c", "misplaced-delimiter", 5, "reg-name", "§3.2.2"],
    ["//a[b]", "misplaced-delimiter", 3, "reg-name", "§3.2.2"],
    ["//u[@h", "misplaced-delimiter", 3, "userinfo", "§3.2.1"],
    ["http://[::1]@evil.example/", "misplaced-delimiter", 7, "userinfo", "§3.2.1"],

    ["1a:b", "invalid-scheme", 0, "scheme", "§3.1"],
    [":a", "invalid-scheme", 0, "scheme", "§3.1"],
    ["a_b:c", "invalid-scheme", 1, "scheme", "§3.1"],
    ["a!b:c/d", "invalid-scheme", 1, "scheme", "§3.1"],
    ["a@b:c", "invalid-scheme", 1, "scheme", "§3.1"],
    ["192.0.2.1:80", "invalid-scheme", 0, "scheme", "§3.1"],

    ["http://[::1", "invalid-ip-literal", 7, "IP-literal", "§3.2.2"],
    ["http://::1/", "invalid-ip-literal", 7, "IP-literal", "§3.2.2"],
    ["http://[::1]a/", "invalid-ip-literal", 12, "authority", "§3.2"],
    ["http://[::g]/", "invalid-ip-literal", 10, "IPv6address", "§3.2.2"],
    ["http://[1.2.3.4]/", "invalid-ip-literal", 8, "IPv6address", "§3.2.2"],
    ["http://[]/", "invalid-ip-literal", 8, "IPv6address", "§3.2.2"],
    ["http://[1::2::3]/", "invalid-ip-literal", 8, "IPv6address", "§3.2.2"],
    ["http://[v1]/", "invalid-ip-literal", 8, "IPvFuture", "§3.2.2"],
    ["http://[v.a]/", "invalid-ip-literal", 8, "IPvFuture", "§3.2.2"],

    ["http://[fe80::1%25eth0]/", "zone-identifier", 15, "IPv6address", "§3.2.2"],
    ["http://[fe80::1%eth0]:80/", "zone-identifier", 15, "IPv6address", "§3.2.2"],

    ["http://a:8o/", "invalid-port", 10, "port", "§3.2.3"],
    ["http://a:80:90/", "invalid-port", 11, "port", "§3.2.3"],
    ["http://[::1]:x/", "invalid-port", 13, "port", "§3.2.3"],
    ["http://a:-1/", "invalid-port", 9, "port", "§3.2.3"],
    ["http://u@a: 80/", "invalid-port", 11, "port", "§3.2.3"],
    ["http://a:%38/", "invalid-port", 9, "port", "§3.2.3"],
  ])("%j: %s", (text, code, index, rule, section) => {
    const error = diagnose(text);
    expect(error).toMatchObject({ input: text, code, index, rule, section: `RFC 3986 ${section}` });
    expect(error.expected).not.toBe("");
    // RFC 3987 §2.2: a scheme is of ASCII in an IRI too.
    expect(error.reason).toContain(code === "non-ascii" && rule !== "scheme" ? "IRI (RFC 3987)" : section);
    const { shown, caret } = pictureOf(error);
    const under = printable(String.fromCodePoint(text.codePointAt(index) ?? 0x20));
    expect(shown.slice(caret, caret + under.length)).toBe(index < text.length ? under : "");
  });

  it("half a surrogate pair is in no IRI either (RFC 3987 §2.2), and no UTF-8 stands for it (§2.5)", () => {
    for (const text of ["/\ud800", "http://a\udc00/", "?\udc00\ud800"]) {
      expect(diagnose(text)).toMatchObject({ code: "lone-surrogate", index: text.search(/[\ud800-\udfff]/) });
    }
  });
});

describe("the words are for the person who has to fix the reference", () => {
  it.each([
    ["http://example.org/a b", "a space is not allowed in a path (§3.3); write it as %20"],
    ["?a\tb", "a tab is not allowed in a query (§3.4); write it as %09"],
    ['#"', "a double quote is not allowed in a fragment (§3.5); write it as %22"],
    ["//u|@h", '"|" is not allowed in the userinfo (§3.2.1); write it as %7C'],
    ["a[", '"[" is not allowed in a path (§3.3); write it as %5B'],
    ["//a b", "a space is not allowed in a host (§3.2.2)"],
    ["http://example.org/ ", "a space is not allowed in a path (§3.3); leave it out"],
    ["  http://example.org/", "a space is not allowed in a scheme (§3.1); leave it out"],
    ["http://example.org/#a\t ", "a tab is not allowed in a fragment (§3.5); leave it out"],
    ["//a:8o", '"o" is not allowed in a port, which holds only digits (§3.2.3)'],
  ])("%j: %s", (text, reason) => {
    expect(diagnose(text).reason).toBe(reason);
  });

  it("a non-ASCII reference is told to be an IRI, and its UTF-8 given (§2.5)", () => {
    const { reason } = diagnose("/\u00c0");
    expect(reason).toContain("IRI");
    expect(reason).toContain("%C3%80"); // §2.5: LATIN CAPITAL LETTER A WITH GRAVE
    expect(diagnose("/\u30a2").reason).toContain("%E3%82%A2"); // §2.5: KATAKANA LETTER A
  });

  it("no triplet is advised where it would move a host", () => {
    for (const text of ["http://good.example\\@evil.example/", "http://a\\b/", "a\\b:c"]) {
      expect(diagnose(text).reason).not.toContain("%5C");
    }
  });

  it.each([
    ["http://x/ ", "a space is not allowed in a path (§3.3); leave it out"],
    [" http://x/", "a space is not allowed in a scheme (§3.1); leave it out"],
    ["<http://test.com/>", '"<" is not allowed in a scheme (§3.1); leave it out'],
    ['"http://test.com/"', "a double quote is not allowed in a scheme (§3.1); leave it out"],
    ["http://x/a b ", "a space is not allowed in a path (§3.3); write it as %20"],
  ])("App. C: what stands around a reference is to be left out: %j", (text, reason) => {
    expect(diagnose(text).reason).toBe(reason);
  });

  it.each([
    ["http://例え.jp/", "for a name, write its A-label"],
    ["http://evil.example：80/", "for a name, write its A-label"], // U+FF1A has no A-label
    ["git@github.com:o/r.git", "for SSH, write ssh://user@host/a"],
    ["a_b:c", 'for a path, write "./" before it (§4.2)'],
    ["C:\\a b", "for Windows, write file:///C:/a"],
    ["C:/a b", "for Windows, write file:///C:/a"],
  ])("§3.2.2, §4.2 (004-33): %j: %s", (text, advice) => {
    expect(diagnose(text).reason.split("; ").at(-1)).toBe(advice);
  });

  it("an address without brackets is shown with them", () => {
    expect(diagnose("http://2001:db8::7/").reason).toContain("[2001:db8::7]");
  });
});

describe("§3.2.1, §7.5 no message holds a password", () => {
  it.each([
    "http://u:s3cr3t@h/ ",
    "http://u:s3cr3t@h h/",
    "http://u:s3cr3t@h:x/",
    "http://u:s3cr3t@[::g]/",
    "http://u:s3 cr3t@h/",
    "http://u:s3\u00e9cr3t@h/",
    "http://u:s3%cr3t@h/",
    "http://u:s3[cr3t@h/",
    "http://u:s3\\cr3t@h/",
    "http://u:s3/cr3t@h/",
    "http://u:s3?cr3t@h/",
    "http://u:s3#cr3t@h/",
    "http://u:s3@cr3t@h/",
    "http://u:s3/cr3t@x@h/",
    "http://me@x:s3/cr3t@h/",
    "//u:[s3cr3t]@h/",
    "//u::s3cr3t@h/ ",
    "1http://u:s3cr3t@h/",
  ])("%s", (text) => {
    const error = diagnose(text);
    expect(error.message).not.toMatch(/s3|cr3t/);
    const { shown, caret } = pictureOf(error);
    expect(caret).toBeLessThan(shown.length);
  });
});

describe("any text at all", () => {
  /** The text that may follow a beginning that can still become a reference. */
  const completions = ["", "00", "0", "@", "]"];
  const canBeCompleted = (text: string): boolean =>
    completions.some((completion) => accepts(text + completion));

  /** Every promise about the error, for a text that the scanner refuses. */
  function holdsFor(text: string): boolean {
    const error = diagnose(text);
    const { code, index, message, reason, rule, section, expected } = error;
    const place = index >= 0 && index <= text.length;
    const inBrackets = code === "invalid-ip-literal" || code === "zone-identifier";
    const lines = message.split("\n");
    return (
      error instanceof UriSyntaxError &&
      place &&
      lines.length === 3 &&
      lines.every((line) => printable(line) === line) &&
      lines[0] === reason &&
      message.length < 1500 &&
      rule !== "" &&
      expected.id !== "" &&
      section.startsWith("RFC 3986 §") &&
      // The text before the place is valid: it can go on as a valid reference.
      (inBrackets || canBeCompleted(text.slice(0, index)))
    );
  }

  /** An error is found exactly where the scanner refuses. */
  function agrees(text: string): boolean {
    return accepts(text) ? firstError(text) === undefined : holdsFor(text);
  }

  it("every short text of a telling alphabet, by itself and where an authority stands", () => {
    const alphabet = [..."a1:/?#[]@%. \u00e9"];
    const longest = extent(2, 4);
    let texts = [""];
    for (let length = 0; length <= longest; length++) {
      for (const text of texts) {
        for (const before of length < 4 ? ["", "a:", "//", "//[", "//u@", "//[::1", "//[::1]"] : ["", "//"]) {
          if (!agrees(before + text)) expect(before + text).toBe("in agreement");
        }
      }
      texts = texts.flatMap((text) => alphabet.map((character) => text + character));
    }
  });

  it("whatever else there is", () => {
    const piece = fc.oneof(
      fc.string({ unit: codePoint, maxLength: 3 }),
      fc.constantFrom(
        "http:",
        "//",
        "u:p@",
        "[::1]",
        "[fe80::1%25e]",
        "[v1.a]",
        ":80",
        "..",
        "%41",
        "%",
        "\ud800",
      ),
      fc.constantFrom(..."/?#[]@:%. \\\n\u001b\u202e"),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
        expect(agrees(pieces.join(""))).toBe(true);
      }),
      { numRuns: extent(300, 5000) },
    );
  });

  it("a forbidden or non-ASCII character stands in no reference whatever", () => {
    fc.assert(
      fc.property(fc.string({ unit: codePoint }), (text) => {
        if (accepts(text)) return;
        const { code, index } = diagnose(text);
        if (code !== "forbidden-character" && code !== "non-ascii") return;
        expect(text.charAt(index)).not.toMatch(/[A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=]/);
      }),
    );
  });

  it("a very long text: a short message, soon", () => {
    for (const hostile of ["a", "/", ":", "[", "%", "@", "\u202e", "a/../"]) {
      const long = hostile.repeat(extent(10_000, 300_000));
      for (const text of [`${long} `, `http://${long} `, `/${long}<`, `?${long}\\`, `//[${long}`]) {
        const error = diagnose(text);
        expect(error.message.length).toBeLessThan(2000);
        expect(error.input).toBe(text);
      }
    }
  });
});

describe("the statements of an error: what was expected, and what to do (RFC 3986 §2, §3)", () => {
  it.each<[text: string, expected: string, advice: string | undefined]>([
    ["a ", "a-path", "leave-it-out"],
    ["<http://a>", "a-scheme", "leave-it-out"],
    ["/a b", "a-path", "write-as"],
    ["?a|", "a-query", "write-as"],
    ["#a|", "a-fragment", "write-as"],
    ["//a b@h", "the-userinfo", "write-as"],
    ["//a:b:c", "a-port", undefined],
    ["//h]", "a-host", undefined],
    ["http://a\\b/", "a-host", "taken-for-slash"],
    ["http:\\\\a", "a-path", "browsers-look-for-a-host-here"],
    ["http://é/", "a-host", "write-A-label"],
    ["http://a@b@c/", "a-host", "write-%40"],
    ["git@host:path", "no-scheme", "write-ssh"],
    ["1a:b", "no-scheme", "write-dot"],
    ["C:\\a b", "a-path", "write-file"],
    ["http://u:p w@h/", "the-userinfo", "encode-password"],
  ])("a character that is not allowed: %j", (text, expected, advice) => {
    const error = firstError(text);
    expect(error?.expected).toMatchObject({ id: "a-character-of", values: [{ id: expected }] });
    expect(error?.advice?.id).toBe(advice);
  });

  it.each<[text: string, rule: string, expected: string, advice: string | undefined]>([
    ["//[fe80::1%25en0]/", "IPv6address", "no-zone", "leave-it-out"],
    ["//[v]/", "IPvFuture", "IPvFuture", undefined],
    ["//[1:::2]/", "IPv6address", "IPv6address", undefined],
    ["//[::1", "IP-literal", "a-]", undefined],
    ["//[", "IP-literal", "a-]", undefined],
    ["http://::1/", "IP-literal", "brackets-around-an-address", "write-as"],
    ["//[::1]a", "authority", "after-]", undefined],
  ])("an address: %j", (text, rule, expected, advice) => {
    const error = firstError(text);
    expect([error?.rule, error?.expected.id, error?.advice?.id]).toEqual([rule, expected, advice]);
  });

  it.each([
    ["a\tb", "a-tab"],
    ["a\\b", "a-backslash"],
    ['a"b', "a-double-quote"],
    ["a b", "a-space"],
  ])("a character by its name: %j", (text, name) => {
    expect(firstError(text)?.problem).toMatchObject({ id: "not-allowed-in", values: [{ id: name }, {}] });
  });
});
