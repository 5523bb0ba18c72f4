/** Every example of the documentation that the page lets people edit: the values that the page shows are those that are noted. */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { DOCUMENTATION_FILES } from "../.vitepress/pages.ts";
import { importsOf, runsInPage } from "./module-names.ts";
import { expectNotedValues } from "./noted-values.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

interface Example {
  readonly name: string;
  readonly code: string;
}

const EXAMPLES: readonly Example[] = DOCUMENTATION_FILES.filter((file) => file.endsWith(".md")).flatMap(
  (file) => {
    const text = readFileSync(`${root}/${file}`, "utf8");
    return [...text.matchAll(/^```ts\n(.*?)^```$/gms)].map(({ 1: code = "", index }) => ({
      name: `${file}:${text.slice(0, index).split("\n").length}`,
      code,
    }));
  },
);
const LIVE = EXAMPLES.filter(({ code }) => runsInPage(code));

/** What examples import that the page cannot have, and why. */
const NOT_IN_PAGE: ReadonlyMap<string, string> = new Map([
  ["@urikit/audit/node", "looks names up by Node"],
  ["ajv", "makes code of text, which the policy forbids"],
  ["undici", "makes connections"],
  ["typebox/format", "is another library"],
]);

describe("the live examples", () => {
  it("are all but those that import what the page cannot have", () => {
    expect(LIVE.length).toBeGreaterThan(100);
    for (const { name, code } of EXAMPLES)
      if (!runsInPage(code))
        expect(
          importsOf(code).some((one) => NOT_IN_PAGE.has(one)),
          name,
        ).toBe(true);
  });

  it.each(LIVE.map(({ name, code }) => [name, code] as const))("%s", (_, code) => expectNotedValues(code));
});
