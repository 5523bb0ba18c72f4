/**
 * What anchors.test.ts asks the guard, asked of other libraries against server-side request forgery, at the versions that
 * test/peers/package.json pins. docs/safe-fetch.md has the numbers.
 */

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Attack, HARMLESS, TO_ADDRESSES, TO_NAMES } from "./inputs.ts";
import { JUDGES, type Judge } from "./judges.ts";

describe("the same inputs, other libraries", () => {
  const page = readFileSync(new URL("../../../../docs/safe-fetch.md", import.meta.url), "utf8");
  const { dependencies } = JSON.parse(
    readFileSync(new URL("../../../../test/peers/package.json", import.meta.url), "utf8"),
  ) as { readonly dependencies: Readonly<Record<string, string>> };

  const passedOf = async (references: readonly string[], passes: Judge["passes"]) => {
    let count = 0;
    for (const reference of references) if (await passes(reference)) count += 1;
    return count;
  };
  const textsOf = (attacks: readonly Attack[]) => attacks.map(([reference]) => reference);

  it.each(JUDGES)("the page has the numbers of $name", async ({ name, judgesNames, passes }) => {
    const addresses = `${await passedOf(textsOf(TO_ADDRESSES), passes)} of ${TO_ADDRESSES.length}`;
    const names = judgesNames
      ? `${await passedOf(textsOf(TO_NAMES), passes)} of ${TO_NAMES.length}`
      : "when they are looked up";
    const refused = HARMLESS.length - (await passedOf(HARMLESS, passes));
    const row = `| \`${name}\` ${dependencies[name]} | ${addresses} | ${names} | ${refused} of ${HARMLESS.length} |`;
    expect(page).toContain(row);
  });
});
