/** RFC 3986 §3.5, §5: every link of the built page leads to a file, and to a part of it. */

import { readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { typeOfName } from "@urikit/documents";
import { checkSite, type SiteFile } from "@urikit/documents/site";
import { expect, it } from "vitest";
import { built } from "./built-site.ts";

/** They are made to be put into other pages. */
const UNLINKED = /^(?:zh\/)?embed\.html$/;

it("the links of the built page", async () => {
  const entries = await readdir(built, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry): SiteFile => {
      const path = join(entry.parentPath, entry.name);
      const name = path.slice(built.length + 1).replaceAll("\\", "/");
      return { name, type: typeOfName(name) ?? "text", source: { open: () => [readFileSync(path)] } };
    });
  let links = 0;
  const faults: string[] = [];
  const onLink = () => {
    links++;
  };
  for await (const { fault, file, found } of checkSite(files, { at: "https://urikit.example/", onLink }))
    if (fault !== "unlinked" || !UNLINKED.test(file?.name ?? ""))
      faults.push(`${file?.name}:${found?.where.line}: ${found?.reference}: ${fault}`);
  expect(faults).toEqual([]);
  expect(links).toBeGreaterThan(100_000);
});
