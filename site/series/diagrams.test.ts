// docs/diagrams are the diagrams of today's grammar, docs/grammar.md shows every rule, by the letter, and docs/where.md those of
// expressions.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { GRAMMAR_IDS, grammarOf, ruleOf } from "@urikit/standards/grammars";
import { describe, expect, it, test } from "vitest";
import { products } from "./diagrams.ts";

const root = new URL("../../../", import.meta.url);
const pageOf = (name: string) => readFileSync(new URL(`docs/${name}.md`, root), "utf8");
const page = pageOf("grammar");
const imagesOf = (text: string) =>
  [...text.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, path]) => `docs/${path}`);
const made = products(fileURLToPath(root));

test("the diagrams are up to date: node scripts/standards.js makes them", () => {
  for (const [path, text] of made) expect(readFileSync(new URL(path, root), "utf8"), path).toBe(text);
  const there = readdirSync(new URL("docs/diagrams", root), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".svg"))
    .map((name) => `docs/diagrams/${name}`);
  expect(there.sort()).toEqual([...made.keys()].sort());
});

test("Wikipedia, Syntax (000-12): the diagram of a URI has its parts and delimiters, in their order", () => {
  const svg = made.get("docs/diagrams/at-a-glance.svg") ?? "";
  const texts = [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, text]) => text);
  expect(texts).toEqual([
    ...["scheme", ":", "//", "userinfo", "@", "host", ":", "port", "path", "?", "query", "#", "fragment"],
  ]);
  // "URI = scheme ":" ["//" authority] path ["?" query] ["#" fragment]", and two options within the authority: each is
  // a way past, which turns upwards. The library draws each from an arc that begins so.
  expect(svg.match(/a10 10 0 0 0 10 -10/g)).toHaveLength(5);
});

describe("docs/grammar.md", () => {
  it("RFC 3986 Appendix A: shows the diagram of every rule, and no other; docs/where.md those of expressions", () => {
    const images = [...imagesOf(page), ...imagesOf(pageOf("where"))];
    expect(images.sort()).toEqual([...made.keys()].sort());
  });

  it.each(GRAMMAR_IDS)("prints the rules of %s as the document does", (id) => {
    for (const text of rulesOnPage(id)) {
      const name = /^[\w-]+/.exec(text)?.[0] ?? "";
      expect(ruleOf(grammarOf(id), name)?.text).toBe(text);
    }
  });

  it("RFC 3986 Appendix A: prints every rule", () => {
    const names = rulesOnPage("rfc3986").map((text) => /^[\w-]+/.exec(text)?.[0]);
    expect(names.sort()).toEqual(
      grammarOf("rfc3986")
        .rules.map(({ name }) => name)
        .sort(),
    );
  });

  it("Wikipedia, Syntax: prints its two rules", () => {
    expect(rulesOnPage("Wikipedia")).toEqual([
      'URI = scheme ":" ["//" authority] path ["?" query] ["#" fragment]',
      'authority = [userinfo "@"] host [":" port]',
    ]);
  });
});

/** The rules in the blocks of an edition. */
function rulesOnPage(id: string): string[] {
  const blocks = [...page.matchAll(new RegExp(`^\`\`\`abnf ${id}\n(.*?)\n\`\`\`$`, "gms"))];
  return blocks.flatMap(([, block = ""]) => block.split(/\n(?=\S)/));
}
