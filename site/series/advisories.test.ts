/** The pages of the advisories: one for each of both tables, to which the page of all leads. */

import { expect, test } from "vitest";
import { advisories as rows, versions } from "../../packages/audit/test/advisories/advisories.ts";
import { advisories, FOLDER } from "./advisories.ts";

const made = advisories();
const index = made.get(`${FOLDER}.md`) ?? "";

test("the page of all has each row of both tables, and leads to the page of each", () => {
  for (const { library, id } of rows) expect(index).toContain(`**${library}**, [${id}](advisories/`);
  for (const { id, source } of versions) expect(index).toContain(`[${id}](${source})`);
  const led = [...index.matchAll(/\]\((advisories\/[\w.-]+\.md)\)/g)].map(([, path]) => `docs/${path}`);
  const pages = [...made.keys()].filter((path) => path !== `${FOLDER}.md`);
  expect(led).toEqual(expect.arrayContaining(pages));
});

test("the page of an advisory has what went wrong, and what holds here", () => {
  for (const { id, holds } of rows) {
    const page =
      [...made.values()].find((text) => text.startsWith(`# ${id.replace("no number: ", "")}`)) ?? "";
    expect(page, id).toContain("What holds here");
    expect(page, id).toContain(holds[0]?.expression);
  }
});
