/** A text read for the page: its format, its references in place, their bases and targets, and its pages. */

import { extent, proof } from "@urikit/abnf/extent";
import { DOCUMENT_TYPES } from "@urikit/documents";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { directionOf } from "./direction.ts";
import { EXAMPLES, FIRST } from "./examples.ts";
import { extentOf } from "./extent.ts";
import { pagesOf } from "./pages.ts";
import type { ReadAs } from "./question.ts";
import { answerTo, noticedIn } from "./read.ts";
import { sectionsOf } from "./sections.ts";
import { texts } from "./texts/zh.ts";

const CONTEXT = { retrieval: undefined, suffixReferences: true };

function asked(text: string, type?: ReadAs, retrieval = "") {
  return answerTo({ text, type, retrieval, suffixReferences: true, page: 0 });
}

/** The marked parts of a text, as they are written there. */
function marked(text: string, type: ReadAs): string[] {
  const [section] = sectionsOf(text, type, CONTEXT).sections;
  return (section?.found ?? []).map((one) => {
    const { from, to } = extentOf(text, one);
    return text.slice(from, to);
  });
}

describe("answerTo", () => {
  it("RFC 3986 App. C: finds the three references of the example, two of them broken over lines", () => {
    const { type, references, slices } = asked(FIRST.text);
    expect(type).toBe("text");
    expect(references.map(({ target }) => target)).toEqual([
      "http://www.w3.org/Addressing/",
      "ftp://foo.example.com/rfc/",
      "http://www.ics.uci.edu/pub/ietf/uri/historical.html#WARNING",
    ]);
    const pieces = slices.flatMap((slice) => slice.pieces);
    expect(pieces.map(({ shown }) => shown).join("")).toBe(FIRST.text);
    expect(pieces.filter(({ numbers }) => numbers.length > 0).map(({ shown }) => shown)).toEqual([
      "http://www.w3.org/Addressing/",
      "ftp://foo.example.\ncom/rfc/",
      "http://www.ics.uci.edu/pub/\nietf/uri/historical.html#WARNING",
    ]);
  });

  it("RFC 3986 §5.1.1, HTML §4.2.3: resolves against <base>, which is resolved against the URI of the page", () => {
    const { text, retrieval } = EXAMPLES.page;
    const { references, counts } = asked(text, undefined, retrieval);
    const [base, sheet, order, buy] = references;
    expect([base?.base, base?.baseFrom]).toEqual(["https://example.org/a/page.html", "retrieval"]);
    expect([sheet?.base, sheet?.baseFrom]).toEqual(["https://example.org/menu/", "content"]);
    expect([sheet?.reference, sheet?.target]).toEqual([
      "style.css?a=1&b=2",
      "https://example.org/menu/style.css?a=1&b=2",
    ]);
    expect(order?.target).toBe("https://example.org/order#today");
    expect([buy?.standing, buy?.target, buy?.error?.code]).toEqual([
      "invalid",
      undefined,
      "forbidden-character",
    ]);
    expect(counts).toEqual({ valid: 6, invalid: 1, "without-base": 0 });
  });

  it("RFC 2557, RFC 2045 §6.7: shows a message by its parts, decoded, each with the base of its heading", () => {
    const { type, slices, references } = asked(EXAMPLES.message.text);
    expect(type).toBe("mime");
    expect(slices.map(({ kind }) => kind)).toMatchObject([
      { is: "heading", part: "" },
      { is: "heading", part: "1" },
      { is: "content", part: "1", type: "html", decoded: "quoted-printable" },
      { is: "heading", part: "2", isRead: false },
    ]);
    expect(slices[2]?.pieces.map(({ shown }) => shown).join("")).toContain('<img src="cid:tea@example.org">');
    expect(references.map(({ reference, base, namedPart }) => [reference, base, namedPart])).toEqual([
      ["https://lists.example.org/leave?id=7", undefined, undefined],
      ["https://example.org/menu/", undefined, undefined],
      ["today.html", "https://example.org/menu/", undefined],
      ["cid:tea@example.org", "https://example.org/menu/", "2"],
    ]);
  });

  it("RFC 2045 §6.2: what was pasted of a part without a transfer encoding has been decoded by whoever showed it", () => {
    const heading = (encoding: string) =>
      `From: a@b\nContent-Type: text/plain; charset=iso-8859-1\nContent-Transfer-Encoding: ${encoding}\n\n`;
    const shownOf = (text: string) =>
      asked(text)
        .slices[1]?.pieces.map(({ shown }) => shown)
        .join("");
    expect(shownOf(`${heading("8bit")}caf\u00e9`)).toBe("caf\u00e9");
    expect(shownOf(`${heading("quoted-printable")}caf=E9`)).toBe("caf\u00e9");
  });

  it("RFC 2046 §5.2.1: keeps the heading of a message in a message apart from that of its part", () => {
    const text =
      "From: a@b\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=x\n\n--x\nContent-Type: message/rfc822\nContent-Location: http://a/\n\nList-Help: <http://b/>\nSubject: s\n\nhttp://c/\n--x--\n";
    const found = asked(text).slices.map(({ kind, pieces }) => [
      kind.is,
      pieces.filter(({ numbers }) => numbers.length > 0).map(({ shown }) => shown),
    ]);
    expect(found).toEqual([
      ["heading", []],
      ["heading", ["http://a/"]],
      ["heading", ["http://b/"]],
      ["content", ["http://c/"]],
    ]);
  });

  it("has an answer to any text of any type, and shows all of it", () => {
    const types = DOCUMENT_TYPES.filter((type) => type !== "mbox" && type !== "http" && type !== "warc");
    const piece = fc.constantFrom(
      ..."<>\"'=&;:/?#\\ \n\r\t",
      '<a href="',
      "url(",
      "http://a/",
      "&amp;",
      "\\26 ",
      "Content-Type: ",
      "\ud800",
      "\u202e",
      "例",
      "<![CDATA[",
      "--x\n",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), fc.constantFrom(...types), (pieces, type) => {
        const text = pieces.join("");
        const { sections } = sectionsOf(text, type, CONTEXT);
        const { pages, found } = pagesOf(sections);
        for (const section of sections) {
          const slices = pages.flat().filter(({ kind }) => kind === section.kind);
          expect(slices.map((slice) => slice.text).join("")).toBe(section.text);
        }
        const numbers = pages.flat().flatMap(({ marks }) => marks.flatMap((mark) => mark.numbers));
        expect([...numbers].sort((a, b) => a - b)).toEqual(found.map((_, at) => at));
        const shown = asked(text, type).slices.flatMap((slice) => slice.pieces.map((each) => each.shown));
        expect(shown.join("")).not.toMatch(/[\ud800\u202e\r]/);
      }),
      { seed: 17, numRuns: extent(40, 150) },
    );
  });

  it("says in Chinese why a text is not a reference", () => {
    const [one] = asked("a b", "uri-list").references;
    expect(one?.error === undefined ? "" : texts.reason(one.error)).toBe(
      "路径中不允许出现空格（§3.3）；请写作 %20。",
    );
  });

  it("gives a text of a megabyte in pages, each short, with every reference once", () => {
    const text = "see http://example.org/a and (ftp://b.example/c).\n".repeat(20_000);
    const { pages, counts, references } = asked(text);
    expect(counts.valid).toBe(40_000);
    expect(pages).toBeGreaterThan(700);
    const later = answerTo({ text, type: undefined, retrieval: "", suffixReferences: true, page: 500 });
    expect(later.slices[0]?.isContinued).toBe(true);
    expect(later.references[0]?.number).toBeGreaterThan(references.length * 400);
    for (const { slices } of [asked(text), later])
      expect(
        slices.flatMap(({ pieces }) => pieces).reduce((sum, { shown }) => sum + shown.length, 0),
      ).toBeLessThan(6100);
  });
});

describe("pagesOf", () => {
  proof("RFC 2046 §5.1.1: shows few of many parts at a time, though each is empty", () => {
    const text = `From: a@b\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=x\n\n${"--x\n\n".repeat(5000)}--x--\n`;
    const { pages, slices } = asked(text, "mime");
    expect(slices.length).toBeLessThanOrEqual(50);
    expect(pages).toBeGreaterThan(100);
  });

  it("cuts a line that is longer than a page, but no reference", () => {
    const text = `${"a ".repeat(4000)}http://example.org/${"b".repeat(9000)} c`;
    const { pages } = pagesOf(sectionsOf(text, "text", CONTEXT).sections);
    expect(pages.flat().map(({ marks }) => marks.length)).toEqual([0, 1, 0]);
    expect(pages.flat().map((slice) => slice.text.length)).toEqual([6000, 11_019, 2]);
  });
});

describe("extentOf", () => {
  it.each<[string, ReadAs, string, string[]]>([
    ["HTML §13.5: entities", "html", '<a href="a?b&amp;c&#x26;d&eacute;">', ["a?b&amp;c&#x26;d&eacute;"]],
    ["HTML §13.5: what looks like one", "html", '<a href="a?b&copy=1&x">', ["a?b&copy=1&x"]],
    ["HTML: encoded twice", "html", '<a href="a?b&amp;amp;c">', ["a?b&amp;amp;c"]],
    ["URL Standard §4.4: line breaks taken out", "html", '<a href="a\n b\tc">', ["a\n b\tc"]],
    ["HTML §4.8.4.2.1: image candidates", "html", '<img srcset="a&amp;b, c 2x">', ["a&amp;b", "c"]],
    ["CSS Syntax §4.3.7: escapes", "css", "@import 'a\\26 b'; x { y: url(c\\(d) }", ["a\\26 b", "c\\(d"]],
    [
      "XML: entities",
      "xml",
      '<svg xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="a&lt;b"/>',
      ["a&lt;b"],
    ],
    ["RFC 2483 §5", "uri-list", "# x\r\nhttp://a/\r\n", ["http://a/"]],
    ["App. C", "text", "<URL:http://a/\n b>", ["http://a/\n b"]],
  ])("%s", (_, type, text, expected) => {
    expect(marked(text, type)).toEqual(expected);
  });
});

describe("directionOf", () => {
  it.each([
    ["Hello, שלום", "ltr"],
    ["1. שלום http://a/", "rtl"],
    ["مرحبا", "rtl"],
    ["", "ltr"],
  ])("UAX 9 §3.3.1: %j is %s", (text, direction) => {
    expect(directionOf(text)).toBe(direction);
  });
});

describe("noticedIn", () => {
  it.each([
    ["\n  <p>Hello", "html"],
    ["<!doctype html>", "html"],
    ["From: a@b\nSubject: c\n\nd", "mime"],
    ['<?xml version="1.0"?><rss/>', "xml"],
    ["@import url(a);", "css"],
    ["Hello, world", "text"],
    ["", "text"],
    ["a\u0000b", "text"],
  ])("%j is %s", (text, type) => {
    expect(noticedIn(text)).toBe(type);
  });
});

describe("what is copied", () => {
  const text = "https://h.example/?token=abc123456&x=1";
  const copied = (as: "json" | "lines", keepsSecrets: boolean) =>
    answerTo({
      text,
      type: "text",
      retrieval: "",
      suffixReferences: true,
      page: 0,
      copied: as,
      keepsSecrets,
    }).copied;

  it("has no secrets, also in JSON, unless they are asked for", () => {
    expect(copied("lines", false)).toBe("https://h.example/?token=***&x=1\n");
    expect(copied("json", false)).not.toContain("abc123456");
    expect(copied("lines", true)).toBe(`${text}\n`);
  });
});
