/** Each row of the table of hostile input in docs/recipes/clean-a-link.md is run. */

import { readFileSync } from "node:fs";
import { clean } from "@urikit/surt";
import { UriSyntaxError } from "urikit";
import { expect, it } from "vitest";

const PAGE = readFileSync(new URL("../docs/recipes/clean-a-link.md", import.meta.url), "utf8");
const ROWS = [
  ...PAGE.matchAll(
    /^\| `clean\((?<text>.+), \{ preset: "(?<preset>\w+)" \}\)` \| (?:`(?<result>".*")`|a `(?<error>\w+)`) \|/gm,
  ),
];

it("has all rows of the table", () => {
  expect(ROWS).toHaveLength(9);
});

it.each(ROWS.map(({ groups = {} }) => groups))("clean($text), $preset", ({ text, preset, result, error }) => {
  const call = () => clean(JSON.parse(text ?? ""), { preset: preset as "syntax" });
  if (error !== undefined) expect(call).toThrow({ UriSyntaxError, TypeError }[error]);
  else expect(call()).toBe(JSON.parse(result ?? ""));
});
