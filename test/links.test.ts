/** RFC 3986 §3.5, §5: every link of the pages of this repository leads to a file, and to a part of it, as GitHub shows them. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { typeOfName } from "@urikit/documents";
import { checkSite, type SiteFile } from "@urikit/documents/site";
import { expect, test } from "vitest";
import { keptNames, root } from "./kept-files.ts";

/** Pages of others, on which tests are run, and templates of pages: they are led to, and not read. */
const NOT_READ = /^samples\/|\/fixtures\/|^packages\/[^/]+\/tools\/|^minefield\/pages\//;

test("the links of all Markdown in this repository", async () => {
  const names = keptNames().flatMap(({ name, isFile }) => (isFile ? [name] : []));
  const files = names.map(
    (name): SiteFile => ({
      name,
      type: typeOfName(name) === "markdown" && !NOT_READ.test(name) ? "markdown" : "text",
      source: { open: () => [readFileSync(join(root, name))] },
    }),
  );
  let links = 0;
  const faults: string[] = [];
  const onLink = () => {
    links++;
  };
  const at = "https://github.com/OWNER/urikit/blob/main/";
  for await (const { fault, file, found } of checkSite(files, { at, onLink }))
    if (fault !== "unlinked" && fault !== "no-index")
      faults.push(`${file?.name}:${found?.where.line}: ${found?.reference}: ${fault}`);
  expect(faults).toEqual([]);
  expect(links).toBeGreaterThan(700);
});
