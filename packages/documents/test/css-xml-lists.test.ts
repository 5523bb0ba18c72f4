import { describe, expect, it } from "vitest";
import { referencesIn } from "../src/index.ts";
import { extracted } from "./documents.ts";

const css = (text: string) =>
  referencesIn(text, "css").map(({ reference, where }) => `${where.construct} ${reference}`);

describe("CSS Syntax Level 3, CSS Values 4 §4.5: url() and @import", () => {
  it.each([
    ["a{b:url(c.png)}", ["url() c.png"]],
    ["a{b:URL(  'c d.png'  )}", ["url() c d.png"]],
    ['a{b:url("c\\"d\\\ne")}', ['url() c"de']],
    ["a{b:u\\72l(c\\29 d)}", ["url() c)d"]],
    ['@import "a.css" screen; @import url(b.css);', ["@import a.css", "@import b.css"]],
    ["@import/**/'a.css'", ["@import a.css"]],
    ["/* url(a) */ b{c:'url(d)'}", []],
    ['a{b:"url(c)" attr(d)}', []],
    ["@charset 'x'; a{b:format('c')}", []],
    ["a{b:url(c d)} e{f:url(g)}", ["url() g"]],
    ["a{b:url(c", ["url() c"]],
    ["<!-- a{b:url(c)} -->", ["url() c"]],
  ])("%j", (text, found) => {
    expect(css(text)).toEqual(found);
  });

  it("places", () => {
    const text = 'a{\n b:url( "c" ),url( d )}@import "e";';
    const places = referencesIn(text, "css").map(({ where }) => [
      where.line,
      where.column,
      text[where.offset],
    ]);
    expect(places).toEqual([
      [2, 10, "c"],
      [2, 20, "d"],
      [2, 33, "e"],
    ]);
  });

  it("in pieces of any size", async () => {
    const text = "a{b:url( 'c\\\nd' )}/* url(x) */@import url(y) z;\n".repeat(2000);
    const whole = referencesIn(text, "css");
    expect(whole).toHaveLength(4000);
    expect((await extracted(text, "css", {}, 999)).found).toEqual(whole);
  });

  it.each([
    ['@charset "windows-1252"; a{b:url(\u00e9)}', undefined, "é"],
    ["a{b:url(\u00e9)}", "windows-1252", "é"],
  ])("§3.2: the charset of %j", async (text, charset, reference) => {
    const { found } = await extracted(Buffer.from(text, "latin1"), "css", { charset });
    expect(found.map((each) => each.reference)).toEqual([reference]);
  });
});

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

  it("the URIs that it gives", () => {
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

  it("a broken document gives what can be read, and a warning", async () => {
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

describe("RFC 2483 §5: text/uri-list", () => {
  it("its example", () => {
    const text = [
      "# urn:isbn:0-201-08372-8",
      "http://www.huh.org/books/foo.html",
      "http://www.huh.org/books/foo.pdf",
      "ftp://ftp.foo.org/books/foo.txt",
      "",
    ].join("\r\n");
    expect(
      referencesIn(text, "uri-list").map(({ reference, where }) => [
        where.line,
        where.column,
        where.offset,
        reference,
      ]),
    ).toEqual([
      [2, 1, 26, "http://www.huh.org/books/foo.html"],
      [3, 1, 61, "http://www.huh.org/books/foo.pdf"],
      [4, 1, 95, "ftp://ftp.foo.org/books/foo.txt"],
    ]);
  });
});

describe("XML 1.0 §4: entities", () => {
  const link = (subset: string, href: string) =>
    referencesIn(
      `<!DOCTYPE a [${subset}]><a xmlns:l="http://www.w3.org/1999/xlink" l:href="${href}"/>`,
      "xml",
    ).map(({ reference, valid }) => [reference, valid])[0];

  it.each([
    ['<!ENTITY e "ent">', "&e;/x", ["ent/x", true]],
    ["<!-- <!ENTITY e 'no'> --><!ENTITY e 'one'><!ENTITY e 'two'>", "&e;", ["one", true]],
    ["<!ENTITY amp 'x'>", "a&amp;b", ["a&b", true]],
    ['<!ENTITY f "x"><!ENTITY e "&f;">', "&e;", ["&e;", false]],
    ['<!ENTITY e SYSTEM "x"><!ENTITY e "y">', "&e;", ["&e;", false]],
    ['<!ENTITY % p SYSTEM "x">%p;<!ENTITY e "y">', "&e;", ["&e;", false]],
    ["", "&constructor;", ["&constructor;", false]],
    ["", "&e;#x", ["&e;#x", false]],
    [`<!ENTITY e "${"x".repeat(300)}">`, "&e;", ["&e;", false]],
  ])("%j, %j", (subset, href, expected) => {
    expect(link(subset, href)).toEqual(expected);
  });

  it("in text, and in xml:base", () => {
    const text = (body: string) => referencesIn(body, "xml").map(({ valid, base }) => [valid, base]);
    expect(text("<rss><link>&e;<b c='d'/></link></rss>")).toEqual([[false, undefined]]);
    const atom = '<feed xmlns="http://www.w3.org/2005/Atom" xml:base="http://a/&e;/"><link href="b"/></feed>';
    expect(text(atom)).toEqual([
      [false, undefined],
      [true, undefined],
    ]);
  });
});
