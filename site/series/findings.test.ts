// docs/findings.md and docs/findings always show the findings of today's code.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { GUARD_REASONS } from "../src/findings/guard-reasons.ts";
import { FINDINGS } from "../src/findings.ts";
import { said } from "../test/said.ts";
import { FOLDER, products } from "./findings-page.ts";

const root = new URL("../../../", import.meta.url);
const made = products();

test("the pages are up to date: node scripts/findings.js makes them", () => {
  for (const [path, text] of made) expect(readFileSync(new URL(path, root), "utf8")).toBe(text);
});

test("there is a page for each kind, with the harm, what to do and an example, and no other", () => {
  const kinds = [...FINDINGS, ...GUARD_REASONS];
  expect(readdirSync(new URL(FOLDER, root)).sort()).toEqual(kinds.map(({ id }) => `${id}.md`).sort());
  for (const { id, harm } of kinds) {
    const text = made.get(`${FOLDER}/${id}.md`) ?? "";
    for (const part of [said(harm), "## What to do", "## An example", "```text"])
      expect(text, id).toContain(part);
  }
});

test("each link of the pages leads to a page", () => {
  for (const [path, text] of made)
    for (const [, to = ""] of text.matchAll(/\]\(([\w./-]+\.md)/g)) {
      const target = new URL(to, `file:///${path}`).pathname.slice(1);
      if (target.startsWith("docs/")) expect([...made.keys()], path).toContain(target);
    }
});
