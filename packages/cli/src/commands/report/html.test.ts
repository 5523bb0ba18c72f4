/** `uri report --html`: the page holds all figures, and nothing of the list is laid out as markup. */

import { readFileSync } from "node:fs";
import { SaxesParser } from "saxes";
import { describe, expect, it } from "vitest";
import { uri, withFile } from "../../../test/run-uri.ts";

const LIST = [
  "http://a.example/",
  "HTTP://A.example",
  "http://b.example/?a&b",
  "../c",
  "",
  'http://x/<script>alert("1")</script>',
  "http://u:geheim@h/<b>",
];

async function page(args: readonly string[] = []): Promise<string> {
  return withFile("", async (file) => {
    const { status, stderr } = await uri(
      ["report", "--html", file, ...args],
      LIST.map((line) => `${line}\n`).join(""),
    );
    expect({ status, stderr }).toEqual({ status: 1, stderr: "" });
    return readFileSync(file, "utf8");
  });
}

/** The text of the cells of a page, and the names of its elements. */
function read(html: string): { cells: string[]; elements: Set<string> } {
  const cells: string[] = [];
  const elements = new Set<string>();
  const text = html.replace(/^<!doctype html>\n/, "").replace(/<(meta[^>]*|br)>/g, "<$1/>");
  const parser = new SaxesParser();
  parser.on("opentag", ({ name }) => {
    elements.add(name);
    if (name === "td" || name === "th") cells.push("");
  });
  parser.on("text", (part) => cells.push((cells.pop() ?? "") + part));
  parser.write(text).close();
  return { cells, elements };
}

describe("uri report --html", () => {
  it("has every figure in a table, and a chart beside each table", async () => {
    const html = await page();
    const { cells } = read(html);
    for (const text of [
      "valid",
      "4",
      "57.1 %",
      "invalid",
      "a.example",
      "http",
      "relative: relative-path",
      "by scheme",
    ])
      expect(cells).toContain(text);
    expect(html).toContain("<h1>References in standard input</h1>");
    expect(html.match(/<svg /g)?.length).toBe(html.match(/<table>/g)?.length);
  });

  it("is well-formed, asks nothing of a network, and has no markup of the list and no password", async () => {
    const html = await page(["--standards"]);
    const { cells, elements } = read(html);
    expect(cells.some((cell) => cell.includes('http://x/<script>alert("1")'))).toBe(true);
    for (const name of ["script", "b", "img", "link", "iframe", "a"]) expect(elements).not.toContain(name);
    expect(html).toContain("default-src &#x27;none&#x27;");
    expect(html).not.toContain("geheim");
  });

  it("says which file cannot be written", async () => {
    const { status, stderr } = await uri(["report", "--html", "/no/such/folder/r.html"], "a\n");
    expect(status).toBe(2);
    expect(stderr).toBe("uri: cannot write /no/such/folder/r.html: no such file or directory\n");
  });
});
