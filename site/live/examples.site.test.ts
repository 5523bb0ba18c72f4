/** Every example of the documentation that the page lets people edit: the values that the page shows are those that are noted. */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { DOCUMENTATION_FILES } from "../.vitepress/pages.ts";
import { runsInPage } from "./module-names.ts";
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

describe("the live examples", () => {
  it("are there", () => {
    expect(LIVE.length).toBeGreaterThanOrEqual(133);
  });

  it.each(LIVE.map(({ name, code }) => [name, code] as const))("%s", (_, code) => expectNotedValues(code));
});
