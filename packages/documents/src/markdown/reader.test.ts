import { describe, expect, it } from "vitest";
import type { DocumentContext } from "../document-context.ts";
import { extractReferences, referencesIn } from "../extract.ts";
import type { DocumentWarning } from "../sink.ts";

const found = (text: string, context: DocumentContext = {}) =>
  referencesIn(text, "markdown", context).map(({ reference, where }) => [
    reference,
    where.node ?? where.element ?? "text",
  ]);

describe("CommonMark 0.31.2: the references of Markdown", () => {
  it.each<[string, string, readonly (readonly [string, string])[]]>([
    [
      "§6.3 inline links",
      '[a](../b "t") [b](<c d>) [](#e)',
      [
        ["../b", "link"],
        ["c d", "link"],
        ["#e", "link"],
      ],
    ],
    ["§6.3 with entities and escapes", "[a](x?a&amp;b\\_c\\)d)", [["x?a&b_c)d", "link"]]],
    ["§4.7 definitions", "[a][r] ![b][r]\n\n[r]: /r 'title'", [["/r", "definition"]]],
    [
      "§6.4 images, in links too",
      "[![a](i.png)](l)",
      [
        ["i.png", "image"],
        ["l", "link"],
      ],
    ],
    [
      "§6.5 autolinks",
      "<urn:a:b> <me@a.example>",
      [
        ["urn:a:b", "autolink"],
        ["mailto:me@a.example", "autolink"],
      ],
    ],
    [
      "§6.6 raw HTML",
      'x <a href="q">y</a>\n\n<div>\n<img src="i">\n[no](x)\n</div>',
      [
        ["q", "a"],
        ["i", "img"],
      ],
    ],
    ["§4.4, §4.5, §6.1 not in code", "`<http://a/>` `[a](b)`\n\n    [c](d)\n\n```\n<http://e/>\n```", []],
    [
      "§5 in lists and quotes",
      "> - [a](b)\n>   <p\n>   ><a href=c>",
      [
        ["b", "link"],
        ["c", "a"],
      ],
    ],
    ["§2.4 not where brackets are escaped", "\\[a](b) [a\\](b)", []],
    ["§6.3 not without a destination", "[a] [b](c d) (http://x.example)", [["http://x.example", "autolink"]]],
  ])("%s", (_, text, references) => {
    expect(found(text)).toEqual(references);
  });

  it.each<[string, string, readonly string[]]>([
    [
      "GFM §6.9 literal links",
      "www.a.example/x, http://b.example. me@c.example",
      ["http://www.a.example/x", "http://b.example", "mailto:me@c.example"],
    ],
    ["GFM footnotes are no definitions", "a[^1]\n\n[^1]: x [b](c)", ["c"]],
    ["GFM §4.10 tables", "| a | b |\n| - | - |\n| [x](y\\|z) | `[n](m)` |", ["y|z"]],
    [
      "front matter is YAML",
      '---\nsource: "http:\\/\\/f.example/"\n# http://c.example/\n---\n[a](b)',
      ["http://f.example/", "b"],
    ],
  ])("%s", (_, text, references) => {
    expect(found(text).map(([reference]) => reference)).toEqual(references);
  });

  it("a reference of the front matter has its pointer and its place; one that is no YAML is told", () => {
    const text = "---\r\na:\r\n  - http://f.example/\r\n---\r\n[a](b)";
    const [{ where } = expect.fail()] = referencesIn(text, "markdown");
    expect(where).toMatchObject({ pointer: "/a/0", line: 3, column: 5, offset: text.indexOf("http") });
    const told: DocumentWarning[] = [];
    expect(
      referencesIn("---\na: [\n---\n[a](b)", "markdown", { onWarning: (one) => told.push(one) }),
    ).toHaveLength(1);
    expect(told.map(({ code, where }) => [code, where?.line])).toEqual([["malformed", 2]]);
  });

  it("code is read when it is asked for", () => {
    const text = "`http://a.example/` [x](y)\n\n```\nsee http://b.example/\n```\n";
    expect(found(text).map(([reference]) => reference)).toEqual(["y"]);
    expect(found(text, { code: true }).map(([reference]) => reference)).toEqual([
      "http://a.example/",
      "y",
      "http://b.example/",
    ]);
  });

  it("each has its place, its base and its target", () => {
    const text = "\t\n# A\r\n\n- é [a](b)\n  <a\n  href='c&amp;d'>\n";
    const all = referencesIn(text, "markdown", { retrieval: "http://h.example/x/y" });
    expect(all.map(({ target }) => target)).toEqual(["http://h.example/x/b", "http://h.example/x/c&d"]);
    expect(all.map(({ where }) => [where.line, where.column])).toEqual([
      [4, 9],
      [6, 9],
    ]);
    for (const { where, reference } of all)
      expect(text.slice(where.offset, where.offset + 1)).toBe(reference.charAt(0));
  });

  it("MDX: tags with attributes, of which those are left out that are JavaScript", () => {
    const text =
      'import x from "y"\n\n<A href="a" src={b} {...c}>\n[d](e)\n</A>\n\n{`http://f.example/`} <g>';
    expect(referencesIn(text, "mdx").map(({ reference }) => reference)).toEqual(["a", "e"]);
  });
});

describe("what is not MDX", () => {
  it("is read as Markdown, and told", () => {
    const warnings: DocumentWarning[] = [];
    const context = { onWarning: (one: DocumentWarning) => warnings.push(one) };
    const all = referencesIn("# A\n[a](b)\n\n<c d=<", "mdx", context);
    expect(all.map(({ reference }) => reference)).toEqual(["b"]);
    expect(warnings).toMatchObject([{ code: "malformed", where: { line: 4 } }]);
  });
});

describe("Markdown that is hostile", () => {
  it("of very many brackets is skipped, by the paragraph", () => {
    const warnings: DocumentWarning[] = [];
    const text = `[a](b)\n\n${"[a]".repeat(20_000)}\n\n[c](d)`;
    const all = referencesIn(text, "markdown", { onWarning: (warning) => warnings.push(warning) });
    expect(all.map(({ reference }) => reference)).toEqual(["b", "d"]);
    expect(warnings).toMatchObject([{ code: "too-long", where: { offset: 8, line: 3, column: 1 } }]);
  });

  it("of very many lines is skipped, by the paragraph; a table, and code with fences, are read", () => {
    const lines = "a\n".repeat(5000);
    const found = (text: string) => referencesIn(text, "markdown").map(({ reference }) => reference);
    expect(found(`[x](b)\n\n${lines}\n[y](c)`)).toEqual(["b", "c"]);
    expect(found(`[w](z)\n${lines}\n[y](c)`)).toEqual(["c"]);
    expect(found(`|a|\n|-|\n${"|[b](c)|\n".repeat(5000)}`).length).toBe(5000);
    expect(found(`|a|\n|-|\n${"|b|\n".repeat(5000)}|[b](c)|\n`)).toEqual(["c"]);
    expect(found(`\`\`\`\n\n${lines}\`\`\`\n[y](c)`)).toEqual(["c"]);
  });

  it("of a line that is nested too deeply is skipped, by the line", () => {
    const warnings: unknown[] = [];
    const text = `${"> ".repeat(100)}[a](b)\n\n[c](d)\n\n${"> ".repeat(99)}[e](f)\n`;
    const found = referencesIn(text, "markdown", { onWarning: (one) => warnings.push(one) });
    expect(found.map(({ reference }) => reference)).toEqual(["d", "f"]);
    expect(warnings).toMatchObject([{ code: "too-long", where: { line: 1 } }]);
  });

  it("of many brackets in an ordinary list is read", () => {
    const text = "- [a](b)\n".repeat(4200);
    expect(referencesIn(text, "markdown").length).toBe(4200);
  });

  it("of more characters than are held is not read, and says so", async () => {
    const warnings: DocumentWarning[] = [];
    const piece = new TextEncoder().encode("[a](b)\n\n".repeat(0x20000));
    const source = { open: () => Array.from({ length: 17 }, () => piece) };
    const all = [];
    for await (const one of extractReferences(source, "markdown", { onWarning: (one) => warnings.push(one) }))
      all.push(one);
    expect(all).toEqual([]);
    expect(warnings.map(({ code }) => code)).toEqual(["too-long"]);
  });
});
