import { describe, expect, it } from "vitest";
import { referencesIn } from "../extract.ts";

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

  it("an unknown entity in text, and in xml:base", () => {
    const text = (body: string) => referencesIn(body, "xml").map(({ valid, base }) => [valid, base]);
    expect(text("<rss><link>&e;<b c='d'/></link></rss>")).toEqual([[false, undefined]]);
    const atom = '<feed xmlns="http://www.w3.org/2005/Atom" xml:base="http://a/&e;/"><link href="b"/></feed>';
    expect(text(atom)).toEqual([
      [false, undefined],
      [true, undefined],
    ]);
  });
});
