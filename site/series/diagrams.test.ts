/** The page of the grammar prints every rule by the letter, and its diagrams are of that grammar. */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { GRAMMAR_IDS, grammarOf, ruleOf } from "@urikit/standards/grammars";
import { describe, expect, it, test } from "vitest";
import { diagrams, withExpressionDiagrams, withRuleDiagrams } from "./diagrams.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const pageOf = (name: string) => readFileSync(`${root}docs/${name}.md`, "utf8");
const page = pageOf("grammar");
const imagesOf = (text: string) =>
  [...text.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, path]) => `docs/${path}`);
const made = diagrams(root);

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
  it("RFC 3986 Appendix A: is shown with the diagram of every rule, and no other; docs/where.md with those of expressions", () => {
    const images = [
      ...imagesOf(withRuleDiagrams(page)),
      ...imagesOf(withExpressionDiagrams(pageOf("where"))),
    ];
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
