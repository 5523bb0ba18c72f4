import { describe, expect, it } from "vitest";
import { referencesIn } from "../src/index.ts";
import { attributes, extracted, targets } from "./documents.ts";

const retrieval = "http://example.org/a/b?c";

describe("drafts of 1997 and 2003, App. D: embedding the base in HTML", () => {
  it("the example: ../x is http://www.ics.uci.edu/Test/a/x, wherever the document was obtained", () => {
    const page = [
      '<!doctype html public "-//IETF//DTD HTML//EN">',
      "<HTML><HEAD>",
      "<TITLE>An example HTML document</TITLE>",
      '<BASE href="http://www.ics.uci.edu/Test/a/b/c">',
      "</HEAD><BODY>",
      '... <A href="../x">a hypertext anchor</A> ...',
      "</BODY></HTML>",
    ].join("\n");
    const [base, anchor] = referencesIn(page, "html", { retrieval });
    expect(base).toMatchObject({ base: "http://example.org/a/b?c", baseFrom: "retrieval" });
    expect(anchor).toMatchObject({
      reference: "../x",
      target: "http://www.ics.uci.edu/Test/a/x",
      base: "http://www.ics.uci.edu/Test/a/b/c",
      baseFrom: "content",
      where: { line: 6, column: 14, element: "a", attribute: "href" },
    });
  });
});

describe("HTML §4.2.3: the base element", () => {
  it.each([
    ["the first with an href", "<base target=x><base href=/1/><base href=/2/>", "http://example.org/1/q"],
    ["even when it comes late", "<a href=x></a><p><base href=/1/>", "http://example.org/1/q"],
    ["white space around it stripped", '<base href=" /1/\n">', "http://example.org/1/q"],
    ["relative to the page", "<base href=../x/>", "http://example.org/x/q"],
    ["not in a comment", "<!--<base href=/1/>-->", "http://example.org/a/q"],
    [
      "not in a script or a text field",
      "<script>'<base href=/1/>'</script><textarea><base href=/1/></textarea>",
      "http://example.org/a/q",
    ],
    ["not in a template", "<template><base href=/1/></template><base href=/2/>", "http://example.org/2/q"],
    ["not of SVG", "<svg><base href=/1/></svg>", "http://example.org/a/q"],
    [
      "a broken one is passed over, and freezes the base",
      '<base href="http://[x/"><base href=/2/>',
      "http://example.org/a/q",
    ],
    ["one with a scheme that can be no base too", "<base href=data:x/>", "http://example.org/a/q"],
    ["an empty one is the page's own", '<base href="">', "http://example.org/a/q"],
  ])("%s", (_, html, target) => {
    expect(targets(`${html}<a href=q></a>`, { retrieval }).at(-1)).toBe(target);
  });

  it("a broken one is reported", async () => {
    const { warnings } = await extracted('<base href="http://[x/">', "html", { retrieval });
    expect(warnings.map(({ code }) => code)).toEqual(["unusable-base"]);
  });

  it("found late in a document that comes in pieces", async () => {
    const page = `<a href=q></a>${"<p>text</p>".repeat(20_000)}<BASE HREF=http://late/>`;
    const { found } = await extracted(page, "html", { retrieval });
    expect(found.map(({ target }) => target)).toEqual(["http://late/q", "http://late/"]);
  });

  it("no base: a relative reference stays unresolved", () => {
    expect(referencesIn("<a href=q>", "html")[0]).toMatchObject({
      valid: true,
      target: undefined,
      base: undefined,
      baseFrom: undefined,
    });
    expect(referencesIn("<a href=q>", "html", { default: "http://d/" })[0]).toMatchObject({
      target: "http://d/q",
      baseFrom: "default",
    });
  });
});

describe("HTML: every attribute that holds a URL", () => {
  it.each([
    "a href",
    "area href",
    "link href",
    "base href",
    "audio src",
    "embed src",
    "iframe src",
    "img src",
    "input src",
    "script src",
    "source src",
    "track src",
    "video src",
    "frame src",
    "form action",
    "button formaction",
    "input formaction",
    "blockquote cite",
    "q cite",
    "del cite",
    "ins cite",
    "object data",
    "video poster",
    "body background",
    "table background",
    "td background",
    "img longdesc",
    "iframe longdesc",
    "img usemap",
    "input usemap",
    "object usemap",
    "html manifest",
    "object codebase",
    "applet codebase",
    "object classid",
    "object archive",
    "applet archive",
    "head profile",
    "a ping",
    "area ping",
    "div itemid",
    "div itemtype",
    "command icon",
    "menuitem icon",
    "img srcset",
    "source srcset",
    "link imagesrcset",
  ])("%s", (place) => {
    const [element, attribute] = place.split(" ");
    expect(attributes(`<${element} x=1 ${attribute?.toUpperCase()}='u'>`)).toEqual([`${place} u`]);
  });

  it.each([
    "div href",
    "a src",
    "img cite",
    "p data",
    "div background",
    "meta content",
    "a icon",
    "div srcset",
  ])("but not %s", (place) => {
    const [element, attribute] = place.split(" ");
    expect(attributes(`<${element} ${attribute}=u>`)).toEqual([]);
  });

  it("any element of SVG has href, and xlink:href", () => {
    expect(
      attributes(
        '<svg><use href="#a"/><image xlink:href=b /><a href=c></a></svg><use href=d><x xlink:href=e>',
      ),
    ).toEqual(["use href #a", "image xlink:href b", "a href c", "x xlink:href e"]);
  });

  it("lists: with spaces, or with commas on an applet", () => {
    expect(attributes('<a ping=" p  q\n">')).toEqual(["a ping p", "a ping q"]);
    expect(attributes('<object archive="a b"><applet archive="c, d,">')).toEqual([
      "object archive a",
      "object archive b",
      "applet archive c",
      "applet archive d",
    ]);
    expect(attributes('<p itemtype="http://a/ http://b/">')).toHaveLength(2);
  });

  it.each([
    ["a.png", ["a.png"]],
    ["a.png 1x, b.png 2x", ["a.png", "b.png"]],
    ["a.png, b.png 100w,c.png", ["a.png", "b.png", "c.png"]],
    ["data:image/png;base64,AA== 1x, b.png", ["data:image/png;base64,AA==", "b.png"]],
    [",, a,b.png ,, ", ["a,b.png"]],
    ["a.png calc(1, 2) 3x, b.png", ["a.png", "b.png"]],
    ["a.png,,b.png", ["a.png,,b.png"]],
    ["", []],
  ])("§4.8.4.2.1: the candidates of srcset=%j", (value, urls) => {
    expect(referencesIn(`<img srcset="${value}">`, "html").map(({ reference }) => reference)).toEqual(urls);
  });

  it.each([
    ["5; url=next.html", "next.html"],
    ["0;URL='next.html'", "next.html"],
    ['0 , url = "a b" c', "a b"],
    ["5;next.html", "next.html"],
    ["5 next.html", "next.html"],
    ["5;urls", "urls"],
    [".5;url=x", "x"],
    ["5", undefined],
    ["5;", undefined],
    ["url=x", undefined],
    ["5x;url=x", undefined],
  ])("§4.2.5.3: the refresh of content=%j", (content, url) => {
    const [found] = referencesIn(
      `<meta content='${content.replace(/'/g, "&#39;")}' http-equiv=Refresh>`,
      "html",
    );
    expect(found?.reference).toBe(url);
    expect(referencesIn(`<meta content="${content.replace(/"/g, "&quot;")}">`, "html")).toEqual([]);
  });

  it("styles: elements and attributes, of SVG too", () => {
    const html = `<style>@import "a.css";b{c:url(d)}</style><p style="e:url('f')"><svg style="g:url(&quot;h&quot;)"><style>i{j:url(#k)}</style></svg>`;
    expect(attributes(html)).toEqual([
      "style @import a.css",
      "style url() d",
      "p style f",
      "svg style h",
      "style url() #k",
    ]);
  });
});

describe("HTML: values", () => {
  it.each([
    ["<a href='&#x2F;a&amp;b&quot;&eacute;'>", '/a&b"é'],
    ["<a href=a?b&copy=c>", "a?b&copy=c"], // §13.2.5.73: no entity within an attribute where = or a letter follows
    ["<a href='\t a \n'>", "a"],
    ["<a href='a\nb'>", "a\nb"],
    ["<a href=a/>", "a/"],
    ["<a href>", ""],
    ["<a href=a href=b>", "a"],
  ])("%j", (html, reference) => {
    expect(referencesIn(html, "html").map((found) => found.reference)).toEqual([reference]);
  });

  it("javascript: and data: are told apart", () => {
    const kinds = referencesIn('<a href="javascript:f()"><a href="DATA:,x"><a href=x>', "html").map(
      ({ kind }) => kind,
    );
    expect(kinds).toEqual(["script", "data", "reference"]);
  });

  it("an empty action, and by the 1997 draft §3 an empty src, mean the URI of the page, not a same-document reference", () => {
    const found = referencesIn('<base href=http://other/><form action=""><img src><a href="">', "html", {
      retrieval,
    });
    expect(found.slice(1).map(({ target, sameDocument, kind }) => [target, sameDocument, kind])).toEqual([
      ["http://example.org/a/b?c", false, "document"],
      ["http://example.org/a/b?c", false, "document"],
      ["http://other/", true, "reference"],
    ]);
    expect(referencesIn('<form action="">', "html")[0]).toMatchObject({
      target: undefined,
      sameDocument: false,
    });
  });

  it("places: lines and columns of each reference, entities and line breaks notwithstanding", () => {
    const html = '<p>é\n<img srcset="&#97;.png 1x,\n  b&amp;.png, c.png">\n<a\n href = "&#97;b">';
    const places = referencesIn(html, "html").map(({ where }) => [
      where.line,
      where.column,
      html.slice(where.offset, where.offset + 3),
    ]);
    expect(places).toEqual([
      [2, 14, "&#9"],
      [3, 3, "b&a"],
      [3, 15, "c.p"],
      [5, 10, "&#9"],
    ]);
  });

  it("the same in pieces of any size", async () => {
    const html =
      `<html manifest=m><style>@import url( x );</style><a href="&amp;a\n b">${"x".repeat(40)}<img srcset="a 1x, b&#10;2x">`.repeat(
        300,
      );
    const whole = referencesIn(html, "html", { retrieval });
    for (const piece of [1, 7, 1000, 4096]) {
      const { found } = await extracted(html, "html", { retrieval }, piece);
      expect(found).toEqual(whole);
    }
  });
});
