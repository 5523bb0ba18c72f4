import { describe, expect, it } from "vitest";
import { extracted } from "../../test/documents.ts";
import { referencesIn } from "../extract.ts";

const uses = (html: string) => referencesIn(html, "html").map(({ reference, use }) => `${reference} ${use}`);

const labels = (html: string) => referencesIn(html, "html").map(({ reference, label }) => [reference, label]);

describe("HTML: what a page does with a reference", () => {
  it.each([
    ["§4.6.1 hyperlinks", "<a href=x><area href=x><img longdesc=x>", "follow"],
    ["§4.2.5.3 a refresh", "<meta http-equiv=refresh content='0; url=x'>", "follow"],
    [
      "§4.6.1 external resources",
      "<script src=x></script><link rel=icon href=x><a ping=x><style>@import 'x'</style>",
      "fetch",
    ],
    ["§4.6.7 one type of several is enough", "<link href=x rel='alternate  StyleSheet'>", "fetch"],
    [
      "§4.6.7 links without an external resource",
      "<link rel=next href=x><link rel=made-up href=x>",
      "follow",
    ],
    ["§4.2.4 without a type there is no link", "<link href=x><link rel='' href=x>", "mention"],
    [
      "§4.8 embedded content",
      "<img src=x srcset=x><iframe src=x></iframe><object data=x><video poster=x>",
      "embed",
    ],
    ["§4.10 forms", "<form action=x><button formaction=x>", "submit"],
    [
      "names, quotations and bases",
      "<base href=x><q cite=x><p itemtype=x itemid=x><img usemap=x>",
      "mention",
    ],
    ["Open Graph", "<meta property=og:image content=x>", "mention"],
    ["SVG 2 §16.1, §5.5", "<svg><a href=x>", "follow"],
    ["SVG 2 §5.5, §12.3", "<svg><use href=x /><image xlink:href=x /></svg>", "embed"],
    ["SVG 2 §13.2", "<svg><pattern href=x /><p fill='url(x)'>", "fetch"],
    ["CSS", "<p style='background: url(x)'>", "fetch"],
    ["CSS Namespaces 3 §2", "<style>@namespace a url(x);</style>", "mention"],
    ["the page in an iframe, §4.8.5", "<iframe srcdoc='<form action=x>'></iframe>", "submit"],
    ["JSON-LD 1.1 §3.1", '<script type="application/ld+json">{"@context": "x"}</script>', "fetch"],
    ["JSON-LD 1.1 §3.3", '<script type="application/ld+json">{"@id": "x"}</script>', "mention"],
  ])("%s", (_section, html, use) => {
    expect(new Set(uses(html))).toEqual(new Set([`x ${use}`]));
  });
});

describe("HTML: what a page tells of a link", () => {
  const told = (html: string) => referencesIn(html, "html").map(({ rel, language }) => [rel, language]);

  it("§4.6.7: its types, in lower case, whatever the order of the attributes", () => {
    expect(told("<a href=x rel=' NoFollow\tme '><a rel=next href=x><a href=x>")).toEqual([
      [["nofollow", "me"], undefined],
      [["next"], undefined],
      [undefined, undefined],
    ]);
    expect(told("<form rel=noopener action=x><button formaction=y>")).toEqual([
      [["noopener"], undefined],
      [undefined, undefined],
    ]);
    expect(told("<p rel=me itemid=x><a rel=me ping=x>")).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });

  it("§4.6.2, §4.8.11.1: the language of its target, but not that of the text around it", () => {
    expect(told("<p lang=fr><link hreflang=de href=x><track src=x srclang=en-GB><a href=x>")).toEqual([
      [undefined, "de"],
      [undefined, "en-GB"],
      [undefined, undefined],
    ]);
  });
});

describe("HTML: what a person reads in the place of a reference", () => {
  it("§4.5.1: the text of an anchor, its entities decoded and its white space collapsed", () => {
    expect(
      labels("<a href=x>\n one&amp;<b>two</b>\t <!-- no -->&eacute;<style>no</style></a> three"),
    ).toEqual([["x", "one&two é"]]);
    expect(labels("<a href=x></a><a name=y>text</a>")).toEqual([["x", ""]]);
  });

  it("§13.2.6.4.7: an anchor ends where the next begins, or with the page", () => {
    expect(labels("<a href=x>one<a href=y>two<a>three</a> four")).toEqual([
      ["x", "one"],
      ["y", "two"],
    ]);
    expect(labels("<p><a href=x>one<abbr>two</p>")).toEqual([["x", "onetwo"]]);
    expect(labels("<a href='x' ")).toEqual([["x", undefined]]);
  });

  it("§4.8.4.4: the alternative of an image, which the text of an anchor does not contain", () => {
    expect(
      labels("<a href=x><img alt=' A\n b ' src=i srcset=j usemap=k>c</a><img src=l alt=''><img src=m>"),
    ).toEqual([
      ["x", "c"],
      ["i", "A b"],
      ["j", "A b"],
      ["k", undefined],
      ["l", ""],
      ["m", undefined],
    ]);
    expect(labels("<area alt=here href=x><input type=image alt=go src=y>")).toEqual([
      ["x", "here"],
      ["y", "go"],
    ]);
  });

  it("SVG 2 §16.2: that of an anchor in SVG, which may close itself", () => {
    expect(labels("<svg><a href=x><text>one</text></a> two <a href=y />three</svg>")).toEqual([
      ["x", "one"],
      ["y", ""],
    ]);
  });

  it("the references keep the order of the page", () => {
    const html =
      "<a href=1 style='background: url(2)'>a<img src=3><style>p{src:url(4)}</style></a><a href=5><a href=6 ping=7>";
    expect(referencesIn(html, "html").map(({ reference }) => reference)).toEqual([..."1234567"]);
  });

  it("has 1,000 characters at most, and no half of one", () => {
    const [found] = referencesIn(`<a href=x>${" ab \n".repeat(1000)}</a>`, "html");
    expect(found?.label).toBe("ab ".repeat(334).slice(0, 1000));
    const [emoji] = referencesIn(`<a href=x>a${"\u{1f600}".repeat(600)}</a>`, "html");
    expect(emoji?.label).toBe(`a${"\u{1f600}".repeat(499)}`);
  });

  it("an anchor that does not end holds a bounded number of references", () => {
    const html = `<a href=x>${"<img src=y>".repeat(100_000)}text`;
    const found = referencesIn(html, "html");
    expect([found.length, found[0]?.label, found.at(-1)?.reference]).toEqual([100_001, "", "y"]);
  });

  it.each([1, 7, 1000])("is the same in pieces of %s octets", async (piece) => {
    const html = "<a href=x rel=me>one &amp; <b>two</b></a>\n<img alt=z src=i><a href=y>three".repeat(50);
    const whole = (await extracted(html, "html")).found.map((one) => one.toJSON());
    expect((await extracted(html, "html", {}, piece)).found.map((one) => one.toJSON())).toEqual(whole);
  });
});
