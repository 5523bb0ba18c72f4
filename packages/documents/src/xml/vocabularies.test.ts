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
  ])("%j", (text, references) => {
    expect(found(text)).toEqual(references);
  });
});
