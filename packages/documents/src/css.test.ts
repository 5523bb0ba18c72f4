import { eachOf } from "@urikit/abnf/extent";
import { describe, expect, it } from "vitest";
import { extracted } from "../test/documents.ts";
import { referencesIn } from "./extract.ts";

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

  it("each reference has its line, column and offset", () => {
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
});

describe("CSS Images 4 §2.5, CSS Values 4: strings that are url()", () => {
  it.each([
    [`a{b:image-set("a.png" 1x, "b.png" type("image/png") 2x) "c"}`, ["a.png", "b.png"]],
    [`a{b:-webkit-image-set(url(a.png) 1x, url("b.png") 2x)}`, ["a.png", "b.png"]],
    [`a{b:src("x") format("y")}`, ["x"]],
    [`a{b:cross-fade("x")}`, []],
  ])("%s", (css, references) => {
    expect(referencesIn(css, "css").map(({ reference }) => reference)).toEqual(references);
  });
});

describe("a string or url() that is too long", () => {
  it.each(eachOf(2, ['"', "'"]))(
    "is skipped, with a warning, and what follows it is read: %s",
    async (quote) => {
      const css = `@import ${quote}${"x".repeat(5e6)}${quote};a{b:url(c)}`;
      const { found, warnings } = await extracted(css, "css");
      expect(found.map(({ reference }) => reference.slice(0, 9))).toEqual(["c"]);
      expect(warnings.map(({ code }) => code)).toEqual(["too-long"]);
    },
  );
});
