import { extent } from "@urikit/abnf/extent";
import { describe, expect, it } from "vitest";
import { extracted } from "../../test/documents.ts";

const links = async (html: string, piece?: number) =>
  (await extracted(html, "html", {}, piece)).found.map(({ reference }) => reference);

describe("HTML §13.2.5.15 to §13.2.5.31: the text of a script", () => {
  it.each([
    ['<script><!-- "<script>x</script><a href=/ghost>" --></script><a href=a>', ["a"]],
    ["<script><!--<script></script><script></script>--><!--</script><a href=tail>", ["tail"]],
    ["<script><!-- </script><a href=a>", ["a"]],
    ["<script><!--<script></script><a href=ghost></script><a href=a>", ["a"]],
    ["<script><!--<scripts></script><a href=a>", ["a"]],
    ["<script><!--><script></script><a href=a>", ["a"]],
    ["<script><!---><script></script><a href=a>", ["a"]],
    ["<script><!-- --><script></script><a href=a>", ["a"]],
    ["<script><!--<SCRIPT/></Script\n><a href=ghost></SCRIPT ><a href=a>", ["a"]],
    ["<script><script></script><a href=a>", ["a"]],
    ["<script src=x><!--<script ></script x><a href=ghost></script/><a href=a>", ["x", "a"]],
    ["<script src='>' title=\">\"><!--<script></script><a href=ghost></script><a href=a>", [">", "a"]],
    ["<script/><a href=ghost></script><a href=a>", ["a"]],
    ["<script><!--<script>-- ></script>--></script><a href=a>", ["a"]],
    ["<script></scriptx><a href=ghost></script><a href=a>", ["a"]],
    ["<svg><script><!--<script><a href=b></script>--></script></svg><a href=a>", ["a"]],
    ["<a title='<script>' href=a><!-- <script> --><a href=b>", ["a", "b"]],
    ["<scripty><a href=a>", ["a"]],
    ["<script><!--<script></script><a href=ghost>", []],
  ])("%s", async (html, references) => {
    expect(await links(html)).toEqual(references);
  });

  it("wherever a piece ends", async () => {
    const html = '<script src=s><!-- "<script>x</script><a href=/ghost>" --></script><a href=a>\n';
    for (const before of [16_300, 16_384, 16_390]) {
      for (let i = 0; i < html.length; i += extent(5, 1)) {
        const text = `${" ".repeat(before - i)}${html}${html}`;
        expect(await links(text)).toEqual(["s", "a", "s", "a"]);
      }
    }
  });
});

describe("HTML §13.2.5.42: <![CDATA[", () => {
  it.each([
    ['<p><![CDATA[ <b>hi</b> <a href="/live">k</a></p><a href="/after">', ["/live", "/after"]],
    ["<![CDATA[<a href=x>]]><a href=y>", ["y"]],
    ["<svg><![CDATA[<a href=x>]]><a href=y>", ["y"]],
    ["<svg><title><![CDATA[<a href=x>]]><a href=y>", ["y"]],
    ["<svg><foreignObject><p><![CDATA[<a href=x>]]><a href=y>", ["y"]],
    ["<svg><foreignObject><p><![CDATA[><a href=x>]]><a href=y>", ["x", "y"]],
    ["<svg></svg><![CDATA[><a href=x>]]><a href=y>", ["x", "y"]],
    ["<a href='<![CDATA[x]]>'>", ["<![CDATA[x]]>"]],
    ["<![cdata[><a href=x>", ["x"]],
  ])("is a bogus comment outside foreign content: %s", async (html, references) => {
    for (const piece of [undefined, 1]) expect(await links(html, piece)).toEqual(references);
  });

  it("wherever a piece ends", async () => {
    const html = "<p><![CDATA[ <b>hi</b> <a href=x>";
    for (let i = 0; i < html.length; i += extent(3, 1))
      expect(await links(`${" ".repeat(16_384 - i)}${html}`)).toEqual(["x"]);
  });
});

describe("a page that ends within a tag or a comment", () => {
  it.each(["<a href=x><!-- <a href=y>", "<a href=x><!--", "<a href=x><!y", "<a href=x"])(
    "gives a warning: %s",
    async (html) => {
      const { warnings } = await extracted(html, "html");
      expect(warnings.map(({ code }) => code)).toEqual(["unclosed"]);
    },
  );

  it.each(["<a href=x><!-- y -->", "<a href=x>y", "<script><!--"])("and no other: %s", async (html) => {
    expect((await extracted(html, "html")).warnings).toEqual([]);
  });
});
