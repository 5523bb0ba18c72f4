import { Buffer } from "node:buffer";
import { extent, proof } from "@urikit/abnf/extent";
import { describe, expect, it } from "vitest";
import { extracted, message } from "../../test/documents.ts";
import { referencesIn } from "../extract.ts";
import type { FoundReference } from "../found-reference.ts";

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

describe("XML Base §3.1, §4: a base that is no URI reference", () => {
  const href = (base: string) =>
    `<a xmlns:x="http://www.w3.org/1999/xlink" xml:base="${base}"><b x:href="c"/></a>`;
  const context = { retrieval: "http://r/d/" };

  it("has its characters encoded, with a warning", async () => {
    const { found, warnings } = await extracted(href("é x/"), "xml", context);
    expect(found.at(-1)?.target).toBe("http://r/d/%C3%A9%20x/c");
    expect(warnings.map(({ code }) => code)).toEqual(["repaired-base"]);
  });

  it.each(["http://[", "&foo;/"])("gives no base around it in its place: %s", async (base) => {
    const { found, warnings } = await extracted(href(base), "xml", context);
    expect(found.at(-1)).toMatchObject({ reference: "c", target: undefined, base: undefined });
    expect(warnings.at(-1)?.code).toBe("unusable-base");
  });
});

describe("XML: places", () => {
  it("of a value that is longer than two pieces, and over many lines", async () => {
    const lines = extent(15_000, 40_000);
    const data = `data:image/png;base64,${"A".repeat(70)}`;
    const text = `<svg xmlns="http://www.w3.org/2000/svg">\n <image x="y"\n  href="${data}${"\n   AAAAAAA".repeat(lines)}" style="a:url(z)"/></svg>`;
    for (const piece of [1 << 30, 0x10000, 1000]) {
      const { found } = await extracted(text, "xml", {}, piece);
      expect(found.map(({ where }) => [where.line, where.column, where.offset])).toEqual([
        [3, 9, text.indexOf("data:")],
        [lines + 3, 26, text.indexOf("z)")],
      ]);
    }
  });
});

describe("HTML §14: XHTML is XML", () => {
  const page = (head: string, body = "") =>
    `<html xmlns="http://www.w3.org/1999/xhtml"><head><title/>${head}</head><body>${body}</body></html>`;
  const context = { retrieval: "http://r/d/p" };

  it("an empty element ends itself", () => {
    const found = referencesIn(page('<script src="s.js"/><style/>', '<a href="x">y</a>'), "xml");
    expect(found.map(({ reference }) => reference)).toEqual(["s.js", "x"]);
  });

  it("its base element counts, before it too", async () => {
    const text = page('<link href="a"/><base href="/b/"/>', '<img src=""/><a href="" xml:base="c/">x</a>');
    const expected = [
      ["a", "http://r/b/a"],
      ["/b/", "http://r/b/"],
      ["", "http://r/d/p"],
      ["c/", "http://r/b/c/"],
      ["", "http://r/b/c/"],
    ];
    const pairs = (found: readonly FoundReference[]) =>
      found.map(({ reference, target }) => [reference, target]);
    expect(pairs(referencesIn(text, "xml", context)).sort()).toEqual(expected.sort());
    expect(pairs((await extracted(text, "xml", context, 7)).found).sort()).toEqual(expected);
    const inMessage = `Content-Type: application/xhtml+xml\nContent-Location: http://r/d/p\n\n${text}`;
    expect(pairs((await extracted(message(inMessage), "mime")).found)).toContainEqual(["a", "http://r/b/a"]);
  });

  it("meta refreshes, and its other contents are no references", () => {
    const text = page(
      '<meta http-equiv="Content-Type" content="text/html"/><meta http-equiv="Refresh" content="5; url=n"/>',
    );
    expect(referencesIn(text, "xml").map(({ reference }) => reference)).toEqual(["n"]);
  });
});

describe("limits of XML", () => {
  it("elements that are nested too deeply are not read, with a warning", async () => {
    const { found, warnings } = await extracted(
      `<svg xmlns="http://www.w3.org/2000/svg" href="a">${"<g>".repeat(200_000)}`,
      "xml",
    );
    expect([found.length, warnings.map(({ code }) => code)]).toEqual([1, ["too-deep"]]);
  });

  proof("a value that is too long ends the reading, with a warning", async () => {
    const { found, warnings } = await extracted(
      `<svg xmlns="http://www.w3.org/2000/svg" href="a"><g href="${"x".repeat(2e7)}"/>`,
      "xml",
    );
    expect([found.length, warnings.map(({ code }) => code)]).toEqual([1, ["too-long"]]);
  });

  it("of a list a hundred thousand references are read, and a warning says that there are more", async () => {
    const list = "a b ".repeat(100_000);
    const xsi = 'xmlns:i="http://www.w3.org/2001/XMLSchema-instance"';
    for (const [text, type] of [
      [`<a ${xsi} i:schemaLocation="${list}"/>`, "xml"],
      [`<a ping="${list}">`, "html"],
    ] as const) {
      const { found, warnings } = await extracted(text, type);
      expect([found.length, warnings.map(({ code }) => code)]).toEqual([100_000, ["too-long"]]);
    }
  });
});
