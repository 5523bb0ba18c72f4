import { inspect } from "node:util";
import { extent } from "@urikit/abnf/extent";
import { standardSchemes } from "@urikit/schemes";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { FoundInText } from "./found-in-text.ts";
import { findInText, type RunningTextOptions, RunningTextReader } from "./running-text.ts";
import { topLevelDomains } from "./top-level-domains.ts";

const data = (found: readonly FoundInText[]) => found.map((each) => each.toJSON());

const references = (text: string, options?: RunningTextOptions) =>
  findInText(text, options).map(({ reference }) => reference);

describe("App. C: a bare reference that no URI character ends", () => {
  it.each([
    ["see http://www.bürger.de/x.", "http://www.bürger.de/x", "non-ascii"],
    ["http://example.org/café/menu,", "http://example.org/café/menu", "non-ascii"],
    ["http://example.org/cafe\u0301", "http://example.org/cafe\u0301", "non-ascii"],
    ["http://пример.рф/путь!", "http://пример.рф/путь", "non-ascii"],
  ])("goes on in a letter of an alphabet, and is not valid: %j", (text, raw, code) => {
    expect(findInText(text).map((found) => [found.raw, found.valid, found.error?.code])).toEqual([
      [raw, false, code],
    ]);
  });

  it.each([
    ["请看http://example.org/a。", "http://example.org/a"],
    ["“http://example.org/”", "http://example.org/"],
    ["http://example.org/…", "http://example.org/"],
    ["http://example.org/😀", "http://example.org/"],
    ["http://example.org/\u00a0x", "http://example.org/"],
  ])("ends before other characters: %j", (text, raw) => {
    expect(findInText(text).map((found) => found.raw)).toEqual([raw]);
  });

  it.each([
    ["http://example.org/をみて", "http://example.org/をみて", "http://example.org/"],
    ["http://example.org/에서 x", "http://example.org/에서", "http://example.org/"],
    ["http://example.org/ที่", "http://example.org/ที่", "http://example.org/"],
    ["http://example.org的。", "http://example.org的", "http://example.org"],
    ["http://ja.example/wiki/日本?a.", "http://ja.example/wiki/日本?a", "http://ja.example/wiki/"],
    ["http://example.org/a.見る", "http://example.org/a.見る", "http://example.org/a"],
    ["http://example.org/a𠮷,", "http://example.org/a𠮷", "http://example.org/a"],
  ])(
    "goes on where words are not parted by spaces; the other reading is given too: %j",
    (text, raw, withoutLetters) => {
      expect(findInText(text).map((found) => [found.raw, found.valid, found.withoutLetters])).toEqual([
        [raw, false, withoutLetters],
      ]);
    },
  );

  it.each(["http://d.example/{id}", "http://{host}:{port}/", "http://a/{{ID}}?{&x*}"])(
    "RFC 6570 §2.2: an expression of a template does not cut what it stands in: %j",
    (text) => {
      expect(findInText(`see ${text}.`).map(({ raw, valid }) => [raw, valid])).toEqual([[text, false]]);
    },
  );

  it("RFC 1738 App. (002-89): a bare nntp:URL in prose is not a URL", () => {
    expect(references("编号。\n\n注意nntp:URL指定了文章资源的一个唯一的位置")).toEqual([]);
    expect(references("注意http://开头的，以及//")).toEqual([]);
    for (const text of ["see nntp:URL here", "a news:URL, mailto:URLs. http:URI", "the nntp:URL."])
      expect(references(text), text).toEqual([]);
    expect(references("see urn:URL:a news:URL.misc mailto:URLs@a.example")).toEqual([
      "urn:URL:a",
      "news:URL.misc",
      "mailto:URLs@a.example",
    ]);
  });
});

describe("App. C, RFC 1738 App.: a word after a scheme that has an authority is prose", () => {
  it.each([
    "see nntp:URL and HTTP:80, redis:7.",
    'authority is "user:password", and "this:that" is no scheme; "HTTP:80"',
    "注意nntp:URL指定了",
    "обратите на http:слово внимание",
    "in http:mot_clé! or git+ssh:word",
    "http://開頭 http://начало",
  ])("%j holds no reference", (text) => {
    expect(references(text)).toEqual([]);
  });

  it.each([
    "http:a/b",
    "http:a.b",
    "http:a1",
    "nntp:a@b",
    "http:?x",
    "http:a?x",
    "http://host",
    "http://例子.测试/",
    "http://начало/",
    "mailto:postmaster",
    "news:misc",
    "urn:isbn:0",
    "news:1234",
  ])("%j is one", (text) => {
    expect(references(`see ${text}, or`)).toEqual([text]);
    expect(references(`see "${text}", or`)).toEqual([text]);
  });

  it("between angle brackets it is a reference, as App. C delimits one", () => {
    expect(references("<http:g> <foo:bar> <URL:nntp:a>")).toEqual(["http:g", "foo:bar", "nntp:a"]);
  });
});

describe("RFC 952: a host is not cut where a hyphen only looks like one", () => {
  it.each([
    ["https://www.7\u2011Eleven.com/", "https://www.7-Eleven.com/"],
    ["http://a\u2010b.example", "http://a-b.example"],
    ["http://a\uff0db\ufe63c\u2212d/", "http://a-b-c-d/"],
    ["http://exam\u00adple.org/?q", "http://example.org/?q"],
  ])("%j", (text, withHyphens) => {
    const [found, ...others] = findInText(`(${text}).`);
    expect(others).toEqual([]);
    expect(found?.raw).toBe(text);
    expect(found?.valid).toBe(false);
    expect(found?.withHyphens).toBe(withHyphens);
  });

  it.each([
    ["http://a.example\u2011 the", "http://a.example"],
    ["http://a.example/x\u2011y", "http://a.example/x"],
    ["http://a.example\u2013b", "http://a.example"],
    ["mailto:a\u2011b@c", "mailto:a"],
  ])("the sentence goes on in %j", (text, raw) => {
    expect(findInText(text).map((found) => [found.raw, found.withHyphens])).toEqual([[raw, undefined]]);
  });
});

describe("App. C: a bare reference within quotes and emphasis", () => {
  it.each([
    ["x='http://a/b'+y", "http://a/b"],
    ["<img src='https://a/b.svg'/>", "https://a/b.svg"],
    ["'http://a/b.'", "http://a/b"],
    ["http://a/b'c", "http://a/b'c"],
    ["'http://a/b", "http://a/b"],
    ["**https://a.example/**", "https://a.example/"],
    ["_https://a.example/_.", "https://a.example/"],
    ["~~https://a.example/.~~", "https://a.example/"],
    ["https://a.example/_", "https://a.example/_"],
    ["*https://a.example/b*c*", "https://a.example/b*c"],
  ])("%j", (text, raw) => {
    expect(findInText(text).map((found) => found.raw)).toEqual([raw]);
  });
});

describe("RFC 3986 App. C: its example", () => {
  const text = [
    'Yes, Jim, I found it under "http://www.w3.org/Addressing/",',
    "but you can probably pick it up from <ftp://foo.example.",
    "com/rfc/>.  Note the warning in <http://www.ics.uci.edu/pub/",
    "ietf/uri/historical.html#WARNING>.",
  ].join("\n      ");

  it("contains the three URI references (004-62)", () => {
    expect(references(text)).toEqual([
      "http://www.w3.org/Addressing/",
      "ftp://foo.example.com/rfc/",
      "http://www.ics.uci.edu/pub/ietf/uri/historical.html#WARNING",
    ]);
  });

  it("gives the position, the spelling and the delimiters of each", () => {
    const [first, second] = findInText(text);
    expect(first).toMatchObject({ line: 1, column: 29, delimiters: "quotes", valid: true });
    expect(second).toMatchObject({ line: 2, column: 45, delimiters: "angle-brackets", valid: true });
    expect(second?.raw).toBe("ftp://foo.example.\n      com/rfc/");
    expect(text.slice(second?.offset, second?.end)).toBe(second?.raw);
  });
});

describe("RFC 1738 appendix: its example and its references (002-88)", () => {
  it("the three of the example, a fragment within the wrapper belonging to it (002-85)", () => {
    const text =
      "Yes, Jim, I found it under <URL:ftp://info.cern.ch/pub/www/doc;type=d> but you can probably pick it up" +
      " from <URL:ftp://ds.internic.net/rfc>. Note the warning in" +
      " <URL:http://ds.internic.net/instructions/overview.html#WARNING>.";
    expect(references(text)).toEqual([
      "ftp://info.cern.ch/pub/www/doc;type=d",
      "ftp://ds.internic.net/rfc",
      "http://ds.internic.net/instructions/overview.html#WARNING",
    ]);
    expect(findInText(text)[0]?.delimiters).toBe("url-brackets");
  });

  it("the Chinese copy has no white space beside them", () => {
    const text =
      "是的,Jim,我发现它在<URL:ftp://info.cern.ch/pub/www/doc;type=d>上,但是你可\n" +
      "能能够从<URL:ftp://ds.internic.net/rfc>那儿获得它。请注意\n" +
      "<URL:http://ds.internic.net/instructions/overview.html#WARNING>上的警告。";
    expect(findInText(text).map(({ reference, line }) => [line, reference])).toEqual([
      [1, "ftp://info.cern.ch/pub/www/doc;type=d"],
      [2, "ftp://ds.internic.net/rfc"],
      [3, "http://ds.internic.net/instructions/overview.html#WARNING"],
    ]);
  });

  it.each([
    ["<URL:ftp://ds.internic.net/rfc/rfc1436.txt;type=a>", "ftp://ds.internic.net/rfc/rfc1436.txt;type=a"],
    [
      "<URL:ftp://boombox.micro.umn.edu/pub/gopher/gopher_protocol\n       /Gopher+/Gopher+.txt>",
      "ftp://boombox.micro.umn.edu/pub/gopher/gopher_protocol/Gopher+/Gopher+.txt",
    ],
    [
      "<URL:ftp://ds.internic.net/internet-drafts\n       /draft-ietf-uri-irl-fun-req-02.txt>",
      "ftp://ds.internic.net/internet-drafts/draft-ietf-uri-irl-fun-req-02.txt",
    ],
    [
      "<URL:ftp://prospero.isi.edu/pub/prospero/doc\n       /prospero-protocol.PS.Z>",
      "ftp://prospero.isi.edu/pub/prospero/doc/prospero-protocol.PS.Z",
    ],
  ])("%j", (text, reference) => {
    expect(references(text)).toEqual([reference]);
  });
});

describe("draft of 1997 App. E, draft of 2003 App. E: their examples", () => {
  it("1997, with a space where the copy lost a line break (001-73)", () => {
    const text =
      'Yes, Jim, I found it under "http://www.w3.org/pub/WWW/", but you can probably pick it up from' +
      " <ftp://ds.internic. net/rfc/>. Note the warning in <http://ds.internic.net/ instructions/overview.html#WARNING>.";
    expect(references(text)).toEqual([
      "http://www.w3.org/pub/WWW/",
      "ftp://ds.internic.net/rfc/",
      "http://ds.internic.net/instructions/overview.html#WARNING",
    ]);
  });

  it.each(['"http://test.com/"', "<http://test.com/>", "http://test.com/", "\thttp://test.com/\r\n"])(
    "1997: the delimiters are not part of the reference: %j (001-67)",
    (text) => {
      expect(references(text)).toEqual(["http://test.com/"]);
    },
  );

  it('2003: "URL:" with or without a trailing space, in either case (001-71, 002-84, 003-88)', () => {
    const text = "<URL:http://a/> <URL: http://b/> <url:http://c/> < http://d/ >";
    expect(references(text)).toEqual(["http://a/", "http://b/", "http://c/", "http://d/"]);
  });

  it("2003 App. F: abbreviated references are found on request, and are guesses", () => {
    const text = "at www.w3.org/Addressing/, <www.example.com> or Ftp.example.org.";
    expect(references(text)).toEqual([]);
    const found = findInText(text, { suffixReferences: true });
    expect(found.map(({ reference, guess }) => [reference, guess])).toEqual([
      ["www.w3.org/Addressing/", "http://www.w3.org/Addressing/"],
      ["www.example.com", "http://www.example.com"],
      ["Ftp.example.org", "ftp://Ftp.example.org"],
    ]);
    expect(found.every(({ knownScheme }) => !knownScheme)).toBe(true);
  });

  it.each(["http://www.a.org/", "me@www.a.org", "/www.a", "xwww.a.org", "www.", "www..", "w.w.w.a"])(
    "§4.5: no suffix reference begins in %j",
    (text) => {
      const guesses = findInText(text, { suffixReferences: true }).filter(({ guess }) => guess !== undefined);
      expect(guesses).toEqual([]);
    },
  );
});

describe("drafts of 1997 and 2003 App. F: a host name on its own, on request", () => {
  const guesses = (text: string) =>
    findInText(text, { guessHostNames: topLevelDomains }).map(({ reference, guess }) => [reference, guess]);

  it("rfc2396bis-01 App. F (003-89): the DNS hostname on its own, marked as a guess", () => {
    expect(references("at w3.org or example.com/x")).toEqual([]);
    expect(
      guesses("at w3.org, (example.com/x?y#z), <lists.w3.org>, ftp.example.org: or W3.ORG:80/."),
    ).toEqual([
      ["w3.org", "http://w3.org"],
      ["example.com/x?y#z", "http://example.com/x?y#z"],
      ["lists.w3.org", "http://lists.w3.org"],
      ["ftp.example.org", "ftp://ftp.example.org"],
      ["W3.ORG:80/", "http://W3.ORG:80/"],
    ]);
    const [found] = findInText("w3.org", { guessHostNames: topLevelDomains });
    expect(found).toMatchObject({ delimiters: "whitespace", knownScheme: false, valid: true });
  });

  it.each([
    "README.md",
    "main.ts",
    "e.g. this",
    "the end.It was",
    "me@w3.org",
    "/w3.org",
    "x.w3.org_y",
    "müller.com",
    "w3.orgé",
    "-a.com",
    "a..com",
    "console.info(x)",
    "1.2.3.4",
    "a.com@b",
    `${"a".repeat(64)}.com`,
    `${"a.".repeat(130)}com`,
    "com",
    ".com",
  ])("nothing is guessed in %j", (text) => {
    expect(guesses(text)).toEqual([]);
  });

  it("by the domains that the caller names", () => {
    const options = { guessHostNames: new Set(["example"]) };
    expect(findInText("a.example b.org", options).map(({ guess }) => guess)).toEqual(["http://a.example"]);
  });
});

describe("App. C: white space within delimiters", () => {
  it("RFC 1738 App. (002-86): the references [2], [12] and [14] of the Chinese text, broken by U+00A0", () => {
    const nbsp = "\u00a0".repeat(7);
    const text = `
      <URL:ftp://boombox.micro.umn.edu/pub/gopher/gopher_protocol\n${nbsp}/Gopher+/Gopher+.txt>
      <URL:ftp://ds.internic.net/internet-drafts\n${nbsp}/draft-ietf-uri-irl-fun-req-02.txt>
      <URL:ftp://prospero.isi.edu/pub/prospero/doc\n${nbsp}/prospero-protocol.PS.Z>`;
    expect(findInText(text).map(({ reference, valid }) => [reference, valid])).toEqual([
      ["ftp://boombox.micro.umn.edu/pub/gopher/gopher_protocol/Gopher+/Gopher+.txt", true],
      ["ftp://ds.internic.net/internet-drafts/draft-ietf-uri-irl-fun-req-02.txt", true],
      ["ftp://prospero.isi.edu/pub/prospero/doc/prospero-protocol.PS.Z", true],
    ]);
  });

  it("url-syntax-05 App. E (001-68): white space of every kind that breaks a long URL is ignored", () => {
    const kinds = [..." \t\n\v\f\r\u0085\u00a0\u1680\u2003\u2028\u2029\u202f\u205f\u3000\ufeff"];
    for (const space of kinds) expect(references(`<http://a/b${space}c>`)).toEqual(["http://a/bc"]);
    expect(references("<\u00a0http://a/b\u3000>")).toEqual(["http://a/b"]);
  });

  it("rfc2396bis-01 App. E (003-86): what a user typed loses its delimiters and the white space in it", () => {
    for (const typed of ["<http://test.com/ x>", "< http://test.com/\u00a0x >", '"http://test.com/\n x"'])
      expect(references(typed)).toEqual(["http://test.com/x"]);
  });

  it.each([
    ["<http://a/b\r\n\t c>", "http://a/bc"],
    ['"http://a/b\n   c"', "http://a/bc"],
    ["<http://a/b c>", "http://a/bc"],
  ])("is taken out of %j", (text, reference) => {
    expect(references(text)).toEqual([reference]);
  });

  it("after a hyphen at a line's end, both readings (001-69, 002-87)", () => {
    const [found] = findInText("<http://a/well-\n  known/re-read/hy-\nphen>");
    expect(found).toMatchObject({
      reference: "http://a/well-known/re-read/hy-phen",
      withoutHyphens: "http://a/wellknown/re-read/hyphen",
    });
    expect(findInText("<http://a/re-read>")[0]?.withoutHyphens).toBeUndefined();
    expect(findInText("<http://a/b-\n>")[0]).toMatchObject({
      reference: "http://a/b-",
      withoutHyphens: undefined,
    });
  });

  it.each([
    ['"http://a/ is a nice place"', "http://a/", "whitespace"],
    ["<http://a/\n\nb>", "http://a/", "whitespace"],
    ["<http://a/ <b>", "http://a/", "whitespace"],
    ['<a href="http://a/">', "http://a/", "quotes"],
    ["<http://a/", "http://a/", "whitespace"],
  ])("prose is not joined: %j", (text, reference, delimiters) => {
    const found = findInText(text);
    expect(found.map((each) => [each.reference, each.delimiters])).toEqual([[reference, delimiters]]);
  });
});

describe("App. C: a bare reference ends before characters of the sentence around it", () => {
  it.each([
    ["http://a/b.", "http://a/b"],
    ["http://a/b?!", "http://a/b"],
    ["http://a/b...", "http://a/b"],
    ["'http://a/b',", "http://a/b"],
    ["(http://a/b)", "http://a/b"],
    ["(see http://a/b_(c))", "http://a/b_(c)"],
    ["[http://a/b]:", "http://a/b"],
    ["[x](http://a/b_(c)), y", "http://a/b_(c)"],
    ["http://a/b(c", "http://a/b"],
    ["http://a/(b]c", "http://a/"],
    ["{http://a/b}", "http://a/b"],
    ["\\href{http://a/b}{c}", "http://a/b"],
    ["http://a/b{c d}", "http://a/b"],
    ["http://a/b{c", "http://a/b"],
    ["http://a/b`c`", "http://a/b"],
    ["http://[::1]:80/a", "http://[::1]:80/a"],
    ["mailto:John.Doe@example.com;", "mailto:John.Doe@example.com"],
    ["tel:+1-816-555-1212,", "tel:+1-816-555-1212"],
    ["http://a/?b=c&d#e", "http://a/?b=c&d#e"],
    ["http://a/%", "http://a/%"],
    ["1.http://a/", "http://a/"],
    ["URL:http://a/", "http://a/"],
    ["HTTP://A/", "HTTP://A/"],
  ])("%j", (text, reference) => {
    expect(references(text)).toEqual([reference]);
  });

  it.each([
    ["请看http://example.org/a。然后", "http://example.org/a"],
    ["参照http://example.org/aを見る", "http://example.org/aを見る"],
    ["ดูที่http://example.org/aนะ", "http://example.org/aนะ"],
    ["（http://example.org/a_(b)）", "http://example.org/a_(b)"],
    ["“http://example.org/a”", "http://example.org/a"],
  ])("scripts without spaces: %j", (text, reference) => {
    expect(references(text)).toEqual([reference]);
  });

  it.each([
    "foo:bar",
    "Note: this",
    "12:30",
    "http:",
    "http://",
    "mailto:.",
    "xhttp://a/",
    "a:b",
    ":",
    "::",
    "<>",
    '""',
  ])("nothing is found in %j", (text) => {
    expect(references(text)).toEqual([]);
  });

  it("a bare reference needs a scheme of the set, which the caller may choose", () => {
    expect(references("foo:bar http://a/", { schemes: new Set(["foo"]) })).toEqual(["foo:bar"]);
    expect(references("view-source:a spotify:b urn:c javascript:d")).toEqual([
      "view-source:a",
      "spotify:b",
      "urn:c",
    ]);
    expect(references("spotify:b urn:c", { schemes: standardSchemes })).toEqual(["urn:c"]);
  });

  it("a scheme that is made of known ones is known, and not one that is made of others", () => {
    expect(references("git+https://a/b.git, svn+ssh://a/b; x+https://c http+://d")).toEqual([
      "git+https://a/b.git",
      "svn+ssh://a/b",
    ]);
    expect(references("git+https://a/b", { schemes: new Set(["https"]) })).toEqual([]);
  });

  it("between delimiters any scheme is found, and after URL: a relative reference", () => {
    const found = findInText('<foo://example.com:8042/over/there?name=ferret#nose> "foo:bar/" <URL:../a>');
    expect(found.map(({ reference, knownScheme }) => [reference, knownScheme])).toEqual([
      ["foo://example.com:8042/over/there?name=ferret#nose", false],
      ["foo:bar/", false],
      ["../a", false],
    ]);
    expect(references('<C:\\a> "Note: this" <x y:z> "foo:b c" <user@example.org> "a:b"')).toEqual([]);
  });
});

describe("App. C: the error of a find that is not a reference", () => {
  it.each([
    ["http://a/100%", "malformed-percent-encoding"],
    ["<http://münchen.de/>", "non-ascii"],
    ["<http://a/{id}>", "forbidden-character"],
    ["http://a/b[1]", "misplaced-delimiter"],
  ])("%j", (text, code) => {
    const [found] = findInText(text);
    expect([found?.valid, found?.error?.code]).toEqual([false, code]);
  });
});

describe("App. C: a text in pieces", () => {
  const parts = [
    "http://a/",
    "<",
    ">",
    '"',
    "URL:",
    " ",
    "\n",
    "\n  ",
    "-",
    "www.",
    "(b)",
    ")",
    ".",
    "é",
    "x",
    "mailto:q@r",
    ":",
    "見",
    "𠮷",
    "\u00a0",
    "w3.org",
    "3com.com",
    "@",
    "{id}",
    "{{",
    "}",
  ];
  const texts = fc.array(fc.constantFrom(...parts), { maxLength: 60 });

  it("the same references are found as in the whole text", () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 9 }), fc.boolean(), (pieces, size, guesses) => {
        const filler = "x y ".repeat(0x2000); // so that the windows end here and there
        const text = pieces.join("") + filler + pieces.join("") + filler + pieces.join("");
        const options = guesses ? { suffixReferences: true, guessHostNames: topLevelDomains } : {};
        const reader = new RunningTextReader(options);
        const found = [];
        for (let i = 0; i < text.length; i += size * 1009)
          found.push(...reader.write(text.slice(i, i + size * 1009)));
        found.push(...reader.end());
        expect(data(found)).toEqual(data(findInText(text, options)));
      }),
      { numRuns: extent(10, 150) },
    );
  });

  it("a window may end at any place of a reference", () => {
    const text = `${" ".repeat(50)}a\n<URL: http://a/b-\n c> x www.a.org (http://b/c). "mailto:d@e" 3com.com: 𠮷w3.org𠮷 end`;
    for (let filled = 0x8000 - text.length - 5; filled < 0x8000 + 5; filled += extent(23, 1)) {
      const whole = ".".repeat(filled) + text;
      const options = { suffixReferences: true, guessHostNames: topLevelDomains };
      const reader = new RunningTextReader(options);
      const found = [...whole].flatMap((character) => reader.write(character)).concat(reader.end());
      expect(data(found)).toEqual(data(findInText(whole, options)));
    }
  }, 60_000);

  it("a reference longer than a million characters is skipped, and the next one is found", () => {
    const reader = new RunningTextReader();
    const found = [];
    found.push(...reader.write("x http://"));
    for (let i = 0; i < 40; i++) found.push(...reader.write("a".repeat(0x10000)));
    found.push(...reader.write(" http://b/ "), ...reader.end());
    expect(found.map(({ raw }) => raw)).toEqual(["http://b/"]);
    expect(reader.skipped).toBe(1);
  });
});

// A quadratic run would never end. The benchmark shows the time for each character.
describe("App. C: long hostile text", () => {
  const hostile = [
    "mailto:",
    "<",
    '"',
    "www.",
    "<http:a ",
    '"http:a ',
    "http:. ",
    "http:(",
    "<http:\n",
    "<a:",
    "a-",
    "a.",
    "nntp:字",
    "http:{",
    "{http:x{{a",
    "http://a/字",
  ];

  it.each(hostile)("%j repeated is read to the end, whole and in pieces", (piece) => {
    const text = piece.repeat(extent(2e4, 5e5) / piece.length);
    const options = { suffixReferences: true, guessHostNames: topLevelDomains };
    const whole = findInText(text, options);
    expect(findInText(`http:${text}`).every(({ end }) => end <= text.length + 5)).toBe(true);
    const reader = new RunningTextReader(options);
    let count = 0;
    for (let i = 0; i < text.length; i += 0x1000) count += reader.write(text.slice(i, i + 0x1000)).length;
    count += reader.end().length;
    expect(count).toBeLessThanOrEqual(whole.length); // a reference that is too long is skipped in pieces
  });
});

describe("App. C: a scheme right after letters and a full stop", () => {
  it.each([
    ["end.https://b.example/", ["https://b.example/"]],
    ["e.g.http://foo.example/", ["http://foo.example/"]],
    ["soap.beep://a/", ["soap.beep://a/"]],
    ["example.info:80/a", []],
    ["a.b:c", []],
  ])("%j", (text, found) => {
    expect(references(text)).toEqual(found);
    const reader = new RunningTextReader();
    const pieces = [...text].flatMap((piece) => reader.write(piece));
    expect([...pieces, ...reader.end()].map(({ reference }) => reference)).toEqual(found);
  });
});

describe("App. C: a find shows itself", () => {
  const text = "<URL: ftp://me:secret@a/well-\n known>";
  const own = {
    offset: 6,
    end: 36,
    line: 1,
    column: 7,
    raw: "ftp://me:secret@a/well-\n known",
    reference: "ftp://me:secret@a/well-known",
    withoutHyphens: "ftp://me:secret@a/wellknown",
    withoutLetters: undefined,
    withHyphens: undefined,
    delimiters: "url-brackets",
    knownScheme: true,
    guess: undefined,
  };
  const [found] = findInText(text);

  it("in a copy and a structured clone", () => {
    expect({ ...found }).toStrictEqual(own);
    expect(structuredClone(found)).toEqual(own);
  });

  it("as JSON, with its validity", () => {
    expect(JSON.parse(JSON.stringify(found))).toEqual({ ...own, valid: true });
  });

  it("printed, with its password masked (§7.5)", () => {
    expect(inspect(found)).toContain("reference: 'ftp://me:***@a/well-known'");
    expect(inspect(found)).toContain("valid: true");
    expect(inspect(found)).not.toContain("secret");
  });

  it("two finds are deeply equal exactly where all of it is", () => {
    expect(found).toStrictEqual(findInText(text)[0]);
    expect(found).not.toStrictEqual(findInText(` ${text}`)[0]);
  });
});
