import { Buffer } from "node:buffer";
import { describe, expect, it } from "vitest";
import { extracted } from "../../test/documents.ts";
import { referencesIn } from "../extract.ts";

describe("XML Base: its example (§4)", () => {
  const text = `<?xml version="1.0"?>
<doc xml:base="http://example.org/today/"
     xmlns:xlink="http://www.w3.org/1999/xlink">
  <head>
    <title>Virtual Library</title>
  </head>
  <body>
    <paragraph>See <link xlink:type="simple" xlink:href="new.xml">what's
      new</link>!</paragraph>
    <paragraph>Check out the hot picks of the day!</paragraph>
    <olist xml:base="/hotpicks/">
      <item>
        <link xlink:type="simple" xlink:href="pick1.xml">Hot Pick #1</link>
      </item>
      <item>
        <link xlink:type="simple" xlink:href="pick2.xml">Hot Pick #2</link>
      </item>
      <item>
        <link xlink:type="simple" xlink:href="pick3.xml">Hot Pick #3</link>
      </item>
    </olist>
  </body>
</doc>
`;

  it("has the URIs that the specification gives", () => {
    const links = referencesIn(text, "xml").filter(({ where }) => where.attribute === "xlink:href");
    expect(links.map(({ reference, target }) => [reference, target])).toEqual([
      ["new.xml", "http://example.org/today/new.xml"],
      ["pick1.xml", "http://example.org/hotpicks/pick1.xml"],
      ["pick2.xml", "http://example.org/hotpicks/pick2.xml"],
      ["pick3.xml", "http://example.org/hotpicks/pick3.xml"],
    ]);
    for (const { where, reference } of links)
      expect(text.slice(where.offset).startsWith(`${reference}"`)).toBe(true);
    expect(links[1]?.where).toMatchObject({ line: 13, column: 47 });
  });

  it("in pieces", async () => {
    const whole = referencesIn(text, "xml");
    expect((await extracted(text, "xml", {}, 64)).found).toEqual(whole);
  });
});

describe("XML: broken documents and charsets", () => {
  it("a broken document gives the references that can be read, and a warning", async () => {
    const text = '<a xmlns:x="http://www.w3.org/1999/xlink"><b x:href="c"></a><d x:href=e &foo; x:href="f">';
    const { found, warnings } = await extracted(text, "xml");
    expect(found.map(({ reference }) => reference)).toContain("c");
    expect(warnings[0]?.code).toBe("malformed");
  });

  it("the charset that it declares", async () => {
    const text = '<?xml version="1.0" encoding="ISO-8859-1"?><a xml:base="\u00e9"/>';
    expect((await extracted(Buffer.from(text, "latin1"), "xml")).found[0]?.reference).toBe("é");
  });
});
