import { describe, expect, it } from "vitest";
import { attributes, extracted } from "../../test/documents.ts";
import { referencesIn } from "../extract.ts";

const retrieval = "http://example.org/a/b?c";

describe("HTML: style sheets", () => {
  it("in elements and attributes, of SVG too", () => {
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
    ["<a href='a\nb'>", "ab"],
    ["<a href=a/>", "a/"],
    ["<a href>", ""],
    ["<a href=a href=b>", "a"],
  ])("%j", (html, reference) => {
    expect(referencesIn(html, "html").map((found) => found.reference)).toEqual([reference]);
  });

  it("§4.2: javascript: and data: have kinds of their own", () => {
    const kinds = referencesIn('<a href="javascript:f()"><a href="DATA:,x"><a href=x>', "html").map(
      ({ kind }) => kind,
    );
    expect(kinds).toEqual(["script", "data", "reference"]);
  });

  it("an empty action, and by the 1997 draft §3 an empty src, mean the URI of the page, not a same-document reference (001-22)", () => {
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

  it("each reference has its line and column, entities and line breaks within notwithstanding", () => {
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

  it("Open Graph, and cards: the properties of a page that are URLs, in whatever order the attributes come", () => {
    const html = `<meta property="og:image" content="a.png"><meta content=" /b " name=twitter:image>
      <meta property="og:title" content="c"><meta name="description" content="http://d/"><meta content="e">`;
    expect(attributes(html)).toEqual(["meta content a.png", "meta content /b"]);
    expect(
      referencesIn(
        '<html xmlns="http://www.w3.org/1999/xhtml"><meta property="og:url" content="f"/></html>',
        "xml",
      ),
    ).toMatchObject([{ reference: "f", where: { element: "meta", attribute: "content" } }]);
  });

  it("what a script will put into src and srcset", () => {
    expect(attributes('<img data-src="a.png" data-srcset="b.png 1x, c.png 2x" data-source="d">')).toEqual([
      "img data-src a.png",
      "img data-srcset b.png",
      "img data-srcset c.png",
    ]);
  });

  it("JSON-LD 1.1 §7: a script that is data, by the base of the page, with place and pointer", () => {
    const html = `<base href="http://a/b/">
<script>"http://x/"</script><script type="text/javascript">"http://y/"</script>
<script type=' application/LD+json ;profile=z'>{ "@id": "c",
  "url": "https://d.example/" }</script><a href=e>`;
    expect(
      referencesIn(html, "html").map(({ target, where: { line, column, element, pointer } }) => [
        target,
        line,
        column,
        element,
        pointer,
      ]),
    ).toEqual([
      ["http://a/b/", 1, 13, "base", undefined],
      ["http://a/b/c", 3, 58, "script", "/@id"],
      ["https://d.example/", 4, 11, "script", "/url"],
      ["http://a/b/e", 4, 49, "a", undefined],
    ]);
  });

  it("JSON-LD that is malformed is told, and the page is read on", async () => {
    const { found, warnings } = await extracted(
      '<script type="application/ld+json">{ "@id": x }</script><a href=b>',
      "html",
    );
    expect(found.map(({ reference }) => reference)).toEqual(["b"]);
    expect(warnings).toMatchObject([{ code: "malformed", where: { offset: 44 } }]);
  });

  it("the same in pieces of any size", async () => {
    const html =
      `<html manifest=m><script type=application/ld+json>{"@id":"q","r":["http://s/","t"]}</script><style>@import url( x );</style><a href="&amp;a\n b">${"x".repeat(40)}<img srcset="a 1x, b&#10;2x">`.repeat(
        100,
      );
    const whole = referencesIn(html, "html", { retrieval });
    for (const piece of [1, 7, 1000, 4096]) {
      const { found } = await extracted(html, "html", { retrieval }, piece);
      expect(found).toEqual(whole);
    }
  });
});
