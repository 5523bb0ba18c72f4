import { expect, it } from "vitest";
import { referencesIn } from "../extract.ts";

const uses = (xml: string) => referencesIn(xml, "xml").map(({ reference, use }) => [reference, use]);

it("RFC 4287 §4.2: links are followed, an icon is fetched, content elsewhere is embedded, an id is a name", () => {
  const feed =
    "<feed xmlns='http://www.w3.org/2005/Atom'><id>urn:a</id><icon>i</icon><link rel='Alternate' hreflang='de' href='l'/>" +
    "<entry><content src='c'/><category scheme='s'/></entry></feed>";
  expect(uses(feed)).toEqual([
    ["urn:a", "mention"],
    ["i", "fetch"],
    ["l", "follow"],
    ["c", "embed"],
    ["s", "mention"],
  ]);
  const link = referencesIn(feed, "xml")[2];
  expect([link?.rel, link?.language]).toEqual([["alternate"], "de"]);
});

it("RSS 2.0, sitemaps, XInclude §3.1, XSLT §3.10: each vocabulary has its own", () => {
  expect(uses("<rss><channel><link>l</link><image><url>u</url></image></channel></rss>")).toEqual([
    ["l", "follow"],
    ["u", "embed"],
  ]);
  expect(
    uses("<urlset xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'><url><loc>l</loc></url></urlset>"),
  ).toEqual([["l", "follow"]]);
  expect(uses("<i:include xmlns:i='http://www.w3.org/2001/XInclude' href='h'/>")).toEqual([["h", "embed"]]);
  expect(uses("<?xml-stylesheet href='h'?><x/>")).toEqual([["h", "fetch"]]);
  expect(uses("<s:import xmlns:s='http://www.w3.org/1999/XSL/Transform' href='h'/>")).toEqual([
    ["h", "fetch"],
  ]);
});

it("XLink 1.1 §5.6.1: a link is followed, unless it is shown in its place; a role is a name", () => {
  const xlink = (attributes: string) => `<x xmlns:xlink='http://www.w3.org/1999/xlink' ${attributes}/>`;
  expect(uses(xlink("xlink:href='h' xlink:role='r'"))).toEqual([
    ["h", "follow"],
    ["r", "mention"],
  ]);
  expect(uses(xlink("xlink:href='h' xlink:show='embed'"))).toEqual([["h", "embed"]]);
});

it("XHTML is read as HTML: the types of a link, the text of an anchor, the alternative of an image", () => {
  const page =
    "<html xmlns='http://www.w3.org/1999/xhtml'><link href='s' rel='stylesheet'/><a href='x' rel='me'> one <b>two</b>" +
    "<img alt='a' src='i'/>&amp;</a> three <a href='y'/></html>";
  expect(
    referencesIn(page, "xml").map(({ reference, use, rel, label }) => [reference, use, rel, label]),
  ).toEqual([
    ["s", "fetch", ["stylesheet"], undefined],
    ["x", "follow", ["me"], "one two&"],
    ["i", "embed", undefined, "a"],
    ["y", "follow", undefined, ""],
  ]);
});
