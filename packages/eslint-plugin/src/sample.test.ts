// `samples/links.js`, of which the README has a picture.
import { readFileSync } from "node:fs";
import { Linter } from "eslint";
import { expect, it } from "vitest";
import plugin from "./index.ts";

it("the picture of the README shows what each rule finds in the sample", () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
  const found = new Linter().verify(read("../../../samples/links.js"), [plugin.configs.recommended]);
  expect(found.map(({ line, ruleId }) => `${line} ${ruleId}`)).toEqual([
    "6 urikit/no-string-concat-uri",
    "7 urikit/no-string-concat-uri",
    "8 urikit/no-invalid-uri",
    "9 urikit/no-credentials-in-uri",
    "10 urikit/no-confusing-uri",
    "11 urikit/no-url-parse",
  ]);
  const picture = read("../pictures/eslint-light.svg").replace(/<[^>]*>/g, "\n");
  for (const { message, ruleId } of found) {
    expect(picture).toContain(ruleId);
    expect(picture).toContain(message.slice(0, 40).trim());
  }
});
