/** The pages of the documentation: one for each reader, and links among them that lead to one of them. */

import { posix } from "node:path";
import { expect, it } from "vitest";
import { field, pageOf } from "./field.ts";
import { written } from "./written.ts";

const made = written();

it("there is a page for each reader, and the page of all leads to it", () => {
  for (const { reader } of field().scored) {
    expect([...made.keys()]).toContain(`docs/${pageOf(reader)}`);
    expect(made.get("docs/minefield.md")).toContain(`](${pageOf(reader)})`);
  }
});

it("each link and picture of the minefield among them leads to one of them", () => {
  const paths = new Set(made.keys());
  for (const [path, text] of made)
    for (const [, to = ""] of text.matchAll(/\]\(([^)#\s]*(?:minefield|since)[^)#\s]*\.(?:md|svg))/g)) {
      const target = posix.join(posix.dirname(path), to);
      if (target.startsWith("docs/")) expect(paths.has(target), `${path}: ${to}`).toBe(true);
    }
});
