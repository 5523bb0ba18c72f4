/** Every example of the doc comments, which the reference of the page lets people edit: it shows the values that are noted. */

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { runsInPage } from "./module-names.ts";
import { expectNotedValues } from "./noted-values.ts";

const packages = fileURLToPath(new URL("../../packages", import.meta.url));

const EXAMPLES = readdirSync(packages, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /^[\w-]+\/src\/.*(?<!\.test|\.prove)\.ts$/.test(file))
  .flatMap((file) => {
    const text = readFileSync(`${packages}/${file}`, "utf8");
    return [...text.matchAll(/^[ \t]*\* ```ts\n(.*?)^[ \t]*\* ```$/gms)].map(({ 1: lines = "", index }) => ({
      name: `${file}:${text.slice(0, index).split("\n").length}`,
      code: lines.replace(/^[ \t]*\* ?/gm, ""),
    }));
  })
  .filter(({ code }) => runsInPage(code));

describe("the examples of the doc comments, run as the page runs them", () => {
  it("are there", () => {
    expect(EXAMPLES.length).toBeGreaterThanOrEqual(276);
  });

  it.each(EXAMPLES.map(({ name, code }) => [name, code] as const))("%s", (_, code) =>
    expectNotedValues(code),
  );
});
