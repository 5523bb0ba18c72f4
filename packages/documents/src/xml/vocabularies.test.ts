import { describe, expect, it } from "vitest";
import { referencesIn } from "../extract.ts";

describe("XML: vocabularies", () => {
  const found = (text: string) =>
    referencesIn(text, "xml").map(
      ({ reference, where }) => `${where.element} ${where.attribute ?? ""} ${reference}`,
    );

  it.each([
    ['<?xml-stylesheet type="text/xsl" href="s.xsl"?><a/>', ["?xml-stylesheet href s.xsl"]],
    [
      '<svg xmlns="http://www.w3.org/2000/svg"><use href="#a"/><style>b{c:url(d)}</style></svg>',
      ["use href #a", "style  d"],
    ],
    ['<h:a xmlns:h="http://www.w3.org/1999/xhtml" href="b"/>', ["h:a href b"]],
    [
      '<feed xmlns="http://www.w3.org/2005/Atom"><id> urn:x </id><link href="a"/></feed>',
      ["id  urn:x", "link href a"],
    ],
    [
      "<rss><channel><link>http://a/</link><enclosure url='b'/></channel></rss>",
      ["link  http://a/", "enclosure url b"],
    ],
    [
      '<a xsi:schemaLocation="http://n s.xsd" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"/>',
      ["a xsi:schemaLocation http://n", "a xsi:schemaLocation s.xsd"],
    ],
    ['<a href="b"><link>c</link></a>', []],
    // RSS 2.0: a guid that is not a permanent link is not a URL
    [
      '<rss><item><guid isPermaLink="false">abc-123</guid><guid isPermaLink="true">http://a/</guid><guid>http://b/</guid></item></rss>',
      ["guid  http://a/", "guid  http://b/"],
    ],
    ["<urlset><url><loc>http://a/</loc></url></urlset>", ["loc  http://a/"]],
    ["<sitemapindex><sitemap><loc>http://a/</loc></sitemap></sitemapindex>", ["loc  http://a/"]],
    ["<other><loc>http://a/</loc></other>", []],
    // OPML 2.0
    [
      '<opml><body><outline text="t" xmlUrl="http://a/" htmlUrl="b" url="c"/></body></opml>',
      ["outline xmlUrl http://a/", "outline htmlUrl b", "outline url c"],
    ],
    ['<other><outline xmlUrl="http://a/"/></other>', []],
    // HTML in a text
    [
      "<rss><item><description>&lt;a href='b'&gt;c&lt;/a&gt; http://d/</description></item></rss>",
      ["a href b"],
    ],
    [
      "<rss><item><description><![CDATA[<img src='b?c&amp;d'>]]></description></item></rss>",
      ["img src b?c&d"],
    ],
    ["<other><description>&lt;a href='b'&gt;</description></other>", []],
    [
      '<rss xmlns:c="http://purl.org/rss/1.0/modules/content/"><c:encoded><![CDATA[<a href=b>]]></c:encoded></rss>',
      ["a href b"],
    ],
    [
      '<feed xmlns="http://www.w3.org/2005/Atom"><content type="html">&lt;a href="b"></content><content type="text">&lt;a href="c"></content><summary type="html">d</summary></feed>',
      ["a href b"],
    ],
    [
      '<urlset xmlns="http://www.google.com/schemas/sitemap/0.84"><url><loc>http://a/</loc></url></urlset>',
      ["loc  http://a/"],
    ],
    [
      '<urlset xmlns:i="http://www.google.com/schemas/sitemap-image/1.1" xmlns:v="http://www.google.com/schemas/sitemap-video/1.1"><i:loc>a</i:loc><v:player_loc>b</v:player_loc></urlset>',
      ["i:loc  a", "v:player_loc  b"],
    ],
    // SVG 2 §6.6: presentation attributes are CSS
    [
      '<svg xmlns="http://www.w3.org/2000/svg" fill="red" mask="url(#m)"><g fill="url(x.svg#g) red" clip-path="url(\'y\')"/></svg>',
      ["svg mask #m", "g fill x.svg#g", "g clip-path y"],
    ],
  ])("%j", (text, references) => {
    expect(found(text)).toEqual(references);
  });

  it("HTML in a text has the base of its element, and the place of the text", () => {
    const feed =
      '<feed xmlns="http://www.w3.org/2005/Atom" xml:base="http://a/">\n<content type="html">&lt;a href="b"&gt;</content></feed>';
    expect(referencesIn(feed, "xml")).toMatchObject([
      { target: "http://a/", where: { element: "feed" } },
      {
        target: "http://a/b",
        where: { line: 2, column: 22, element: "a", attribute: "href", within: "text" },
      },
    ]);
  });
});
