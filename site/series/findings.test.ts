/** The pages of the findings: one for each kind, with the harm, what to do and an example. */

import { FINDINGS, GUARD_REASONS } from "@urikit/audit";
import { describe, expect, test } from "vitest";
import { FOLDER, findings } from "./findings.ts";
import { IN_CHINESE, IN_ENGLISH } from "./language.ts";

describe.each([
  ["English", IN_ENGLISH],
  ["Chinese", IN_CHINESE],
])("in %s", (_, language) => {
  const made = findings(language);
  const folder = language.root + FOLDER;

  test("there is a page for each kind, with the harm, what to do and an example, and no other", () => {
    const kinds = [...FINDINGS, ...GUARD_REASONS];
    const paths = [`${folder}.md`, ...kinds.map(({ id }) => `${folder}/${id}.md`)];
    expect([...made.keys()].sort()).toEqual(paths.sort());
    const { said, fix, example } = language.findings;
    for (const { id, harm } of kinds) {
      const text = made.get(`${folder}/${id}.md`) ?? "";
      for (const part of [said(harm), `## ${fix}`, `## ${example}`, "```text"])
        expect(text, id).toContain(part);
    }
  });

  test("each link among the pages leads to one, and the page of all leads to each", () => {
    const led = new Set<string>();
    for (const [path, text] of made)
      for (const [, to = ""] of text.matchAll(/\]\(([\w./-]+\.md)/g)) {
        const target = new URL(to, `file:///${path}`).pathname.slice(1);
        if (!target.startsWith(folder)) continue;
        expect([...made.keys()], path).toContain(target);
        led.add(target);
      }
    expect(led.size).toBe(made.size);
  });
});
