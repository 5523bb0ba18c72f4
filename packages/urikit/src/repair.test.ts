import { describe, expect, it } from "vitest";
import { repair } from "./repair.ts";
import { UriSyntaxError } from "./syntax/errors.ts";

function attempt(text: string): string | UriSyntaxError {
  try {
    return repair(text);
  } catch (error) {
    if (error instanceof UriSyntaxError) return error;
    throw error;
  }
}

describe("§3.3–§3.5: what the grammar forbids in path, query and fragment is encoded", () => {
  const forbidden = [
    [" ", "%20"],
    ['"', "%22"],
    ["<", "%3C"],
    [">", "%3E"],
    ["{", "%7B"],
    ["}", "%7D"],
    ["|", "%7C"],
    ["^", "%5E"],
    ["`", "%60"],
    ["[", "%5B"],
    ["]", "%5D"],
    ["\\", "%5C"],
    ["\0", "%00"],
    ["\v", "%0B"],
    ["\u007f", "%7F"],
    ["é", "%C3%A9"],
    ["\ufffd", "%EF%BF%BD"],
    ["😀", "%F0%9F%98%80"],
    ["%", "%25"],
    ["%4", "%254"],
    ["%zz", "%25zz"],
    ["%%41", "%25%41"],
    ["%%", "%25%25"],
  ];

  it.each(forbidden)("%j becomes %s", (raw, encoded) => {
    for (const [before, after] of [
      ["http://u@h:80/a", "z"],
      ["http://h/?a", "z"],
      ["http://h#a", "z"],
      ["a", "z/b:c"],
      ["/a", "?"],
      ["?", "#"],
      ["#", "z"],
      ["mailto:a", "@b"],
    ] as const) {
      expect(attempt(`${before}${raw}${after}`)).toBe(`${before}${encoded}${after}`);
    }
  });

  it('a "#" in the fragment is encoded, a "?" in query and fragment stays (§3.4, §3.5)', () => {
    expect(repair("a?b?c#d?e#f##")).toBe("a?b?c#d?e%23f%23%23");
  });

  it("valid triplets stay, whatever they stand for and however they are written", () => {
    const text = "/%41%2f%25%ff?%zz";
    expect(repair(text)).toBe("/%41%2f%25%ff?%25zz");
  });

  it.each([
    "",
    "foo://example.com:8042/over/there?name=ferret#nose",
    "urn:example:animal:ferret:nose",
    "http://[2001:db8::7]/",
    "//g",
    "./a:b",
    "http:",
    "http:example",
    "http:///x",
    "file:///c/x",
    "?",
    "#",
  ])("%j is valid and comes back as it is", (text) => {
    expect(repair(text)).toBe(text);
  });

  it("undefined is not empty", () => {
    expect(repair("http://h/|")).toBe("http://h/%7C");
    expect(repair("http://h/ ?")).toBe("http://h/%20?");
    expect(repair("http://h/ #")).toBe("http://h/%20#");
    expect(repair("http://h/ ?#")).toBe("http://h/%20?#");
  });

  it("§2.5: half a surrogate pair is refused, the index counted in the whole text", () => {
    for (const [text, index, rule] of [
      ["/a\ud800", 2, "path"],
      ["http://h/é?\udc00", 11, "query"],
      ["#\ud83d", 1, "fragment"],
    ] as const) {
      expect(attempt(text)).toMatchObject({ code: "lone-surrogate", input: text, index, rule });
    }
  });
});

describe("what stands before the path is never repaired", () => {
  it("§3.2: http://good.example\\@evil.example/ is refused: its host would move", () => {
    const error = attempt("http://good.example\\@evil.example/");
    expect(error).toMatchObject({ input: "http://good.example\\@evil.example/", index: 19 });
  });

  it.each([
    ["http://a b/", 8],
    ["http://a b", 8],
    ["http://a\\b/", 8],
    ["http://ex%zz/", 9],
    ["http://ex%4/", 9],
    ["http://exämple/a b", 9],
    ["http://[::1/a b", 7],
    ["http://a[b]/", 8],
    ["http://h:8a/", 10],
    ["http://u@v@w/", 10],
    ["http://u[@h/", 8],
    ["http://h\t/", 8],
    ["http://[fe80::1%25eth0]/|", undefined],
    ["//a b/c", 3],
    ["//h\\x", 3],
  ])("§3.2: %j is refused", (text, index) => {
    expect(attempt(text)).toBeInstanceOf(UriSyntaxError);
    if (index !== undefined) expect(attempt(text)).toMatchObject({ input: text, index });
  });

  it.each(["1a:b", "http ://x", ":", ":a", "a b:c", "é:x", "a\\b:c", "%41:b", "[::1]:80", "-x:y"])(
    "§3.1, §4.2: %j has a colon in its first segment and no scheme",
    (text) => {
      expect(attempt(text)).toBeInstanceOf(UriSyntaxError);
    },
  );

  it("§4.2: a colon behind the first slash is none of that", () => {
    expect(repair("./1a:b c")).toBe("./1a:b%20c");
    expect(repair("a /b:c")).toBe("a%20/b:c");
  });
});

describe("WHATWG URL §4.4: what browsers take for an authority is never repaired", () => {
  it.each([
    ["http:\\\\evil.example", 5],
    ["http:\\evil.example", 5],
    ["HTTPS:/\\evil.example", 7],
    ["https:\\/evil.example", 6],
    ["https:/\\x", 7],
    ["ftp:///\\x", 7],
    ["\\\\evil.example\\x", 0],
    ["/\\evil.example", 1],
    ["\\/evil.example", 0],
    ["///\\evil.example", 3],
    ["file:\\\\server\\share", 5],
    ["file:/\\server", 6],
    ["foo:\\\\x", 4],
    ["http:good.example\\@evil.example", 17],
    ["http:/good.example\\@evil.example", 18],
    ["http:///good.example\\@evil.example", 20],
  ])("%j: backslash at %i", (text, index) => {
    expect(attempt(text)).toMatchObject({ code: "backslash", input: text, index });
  });

  it.each([
    ["/\t/evil.example", 1],
    ["/\n\\evil.example", 1],
    ["http:\t//evil.example", 5],
    ["http:/a b/", 7],
    ["http:a%zz", 6],
  ])("%j: another character at %i", (text, index) => {
    expect(attempt(text)).toMatchObject({ input: text, index });
  });

  it.each([
    ["http://h\u002fa\\b", "http://h/a%5Cb"],
    ["http://h/\\\\x", "http://h/%5C%5Cx"],
    ["//h/\\x", "//h/%5Cx"],
    ["http:/h/a\\b", "http:/h/a%5Cb"],
    ["a\\b", "a%5Cb"],
    ["\\a", "%5Ca"],
    ["/a\\\\b", "/a%5C%5Cb"],
    ["/ /a", "/%20/a"],
    ["?\\\\x", "?%5C%5Cx"],
    ["#//\\x", "#//%5Cx"],
    ["http:?a b", "http:?a%20b"],
    ["file:///C:\\a b", "file:///C:%5Ca%20b"],
    ["data:text/plain,a b", "data:text/plain,a%20b"],
  ])("%j is %s: no host is in doubt", (text, repaired) => {
    expect(attempt(text)).toBe(repaired);
  });
});

describe("App. C: what people type around a reference goes", () => {
  it.each([
    "<http://test.com/>",
    '"http://test.com/"',
    " http://test.com/ ",
    "\u00a0<http://test.com/>\u00a0",
    "< \u00a0http://test.com/\u2003>",
    "<URL:http://test.com/>",
    "<url: http://test.com/>",
    "\t\nhttp://test.com/\r\n",
    "http://test.com/\u3000",
    "\u0085http://test.com/\ufeff",
    "<URL:\u0085http://test.\u0085com/>",
    "http://test.com/ ",
  ])("url-syntax-05 App. E (001-72): %j is http://test.com/", (text) => {
    expect(attempt(text)).toBe("http://test.com/");
  });

  it.each([
    ["<ftp://foo.example.\n      com/rfc/>", "ftp://foo.example.com/rfc/"],
    [
      "<http://www.ics.uci.edu/pub/\n      ietf/uri/historical.html#WARNING>",
      "http://www.ics.uci.edu/pub/ietf/uri/historical.html#WARNING",
    ],
    ['"http://www.w3.org/Addressing/"', "http://www.w3.org/Addressing/"],
  ])("RFC 3986 App. C (003-86): the wrappers of its example, %j", (text, reference) => {
    expect(attempt(text)).toBe(reference);
  });

  it.each([
    ["<ftp://a/b c\u00a0d>", "ftp://a/bcd"],
    ["<ftp://a/b-\n  c>", "ftp://a/b-c"],
    ['"ftp://a/b\r\n  c"', "ftp://a/bc"],
    ["<ftp://a/b>,", "ftp://a/b"],
    ['"ftp://a/b c".', "ftp://a/b%20c"],
  ])("App. C: white space within delimiters is ignored: %j", (text, reference) => {
    expect(attempt(text)).toBe(reference);
  });

  it.each([
    ["http://a/\nb", "http://a/b"],
    ["http://a/b/\r\n   c?d\n=e#\tf\n", "http://a/b/c?d=e#f"],
    ["a\tb\0", "ab"],
    ["http://a/b\t \tc", "http://a/b%20c"],
    ["\0 http://a/b\u0001", "http://a/b"],
  ])(
    "App. C, WHATWG URL §4.4: line breaks and tabs do not belong to a path, nor controls at the ends: %j",
    (text, reference) => {
      expect(attempt(text)).toBe(reference);
    },
  );

  it.each([
    ["\u0001/\\evil.example", "/\\evil.example"],
    ["/\t/evil.example", "/\t/evil.example"],
    ["http:/\n/evil.example/", "http:/\n/evil.example/"],
    ["foo:/\t/evil.example", "foo:/\t/evil.example"],
  ])("and no authority comes of it: %j is refused", (text, input) => {
    expect(attempt(text)).toMatchObject({ input });
    expect(attempt(text)).toBeInstanceOf(UriSyntaxError);
  });

  it.each([
    ['"ftp://a/b c"', "ftp://a/b%20c"],
    ["<../a b>", "../a%20b"],
    ["ftp://a/b c", "ftp://a/b%20c"],
    ["ftp://a/b\u00a0c", "ftp://a/b%C2%A0c"],
    [" /wiki/C (language) ", "/wiki/C%20(language)"],
    ["<http://a/{id}>", "http://a/%7Bid%7D"],
  ])("where it may be data it stays, and is encoded: %j", (text, reference) => {
    expect(attempt(text)).toBe(reference);
  });

  it.each([
    ["a>", "a%3E"],
    ["<a", "%3Ca"],
    ["a/<b>", "a/%3Cb%3E"],
    ['<a"b>', "%3Ca%22b%3E"],
    ["<>", "%3C%3E"],
    ['"', "%22"],
    ["<a><b>", "%3Ca%3E%3Cb%3E"],
    ["<URL:>", undefined],
  ])("what is not a pair around a reference is no wrapper: %j", (text, reference) => {
    const repaired = attempt(text);
    expect(repaired instanceof UriSyntaxError ? undefined : repaired).toBe(reference);
  });

  it("a host in doubt is refused within delimiters too, and the error speaks of what is within", () => {
    expect(attempt(" <http://a b\\c/> ")).toMatchObject({ index: 8, input: "http://a b\\c/" });
    expect(attempt(" //evil.example\\@a ")).toMatchObject({ input: "//evil.example\\@a" });
  });
});

describe("§3.1: a path of Windows is no URI of a scheme that has one letter", () => {
  it.each(["C:\\Users\\me\\a b.txt", "c:/Users/me/a b.txt", "C:\\dir", ' "C:\\a b" '])(
    "%j is refused",
    (text) => {
      const error = attempt(text) as UriSyntaxError;
      expect(error.code).toBe("forbidden-character");
      expect(error.reason).toContain("for Windows, write file:///C:/a");
    },
  );

  it("which leaves a scheme of one letter to other texts", () => {
    expect(attempt("x:a b")).toBe("x:a%20b");
  });
});

describe("what is not a string", () => {
  it("is a TypeError", () => {
    for (const value of [undefined, null, 1, ["a"]]) {
      expect(() => repair(value as unknown as string)).toThrow(TypeError);
    }
  });
});
