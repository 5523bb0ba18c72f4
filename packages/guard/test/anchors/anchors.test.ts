/**
 * The guard compared with other libraries against server-side request forgery, at the versions that package.json pins, on the same
 * inputs. docs/safe-fetch.md has the numbers.
 */

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { guard, readPolicy } from "../../src/index.ts";
import { type Attack, HARMLESS, TO_ADDRESSES, TO_NAMES } from "./inputs.ts";
import { JUDGES, type Judge } from "./judges.ts";

const POLICY = readPolicy({ schemes: ["http", "https"], hosts: ["*"] });

const allowed = (reference: string) => guard(reference, POLICY).allowed;

describe("the guard, on what leads a server to its own network", () => {
  it.each([...TO_ADDRESSES, ...TO_NAMES])("%j reaches %s, and is denied", (reference, reaches) => {
    expect(new URL(reference).hostname.replace(/^\[(.*)\]$/, "$1")).toBe(reaches);
    expect(allowed(reference)).toBe(false);
  });

  it.each(TO_ADDRESSES)("%j: the address itself is denied when it is dialled", (_reference, reaches) => {
    expect(guard.address(reaches, POLICY).allowed).toBe(false);
  });

  it.each(HARMLESS)("%j is allowed", (reference) => {
    expect(allowed(reference)).toBe(true);
  });
});

describe("the same inputs, other libraries", () => {
  const page = readFileSync(new URL("../../../../docs/safe-fetch.md", import.meta.url), "utf8");
  const { devDependencies } = JSON.parse(
    readFileSync(new URL("../../../../package.json", import.meta.url), "utf8"),
  ) as { readonly devDependencies: Readonly<Record<string, string>> };

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
    const row = `| \`${name}\` ${devDependencies[name]} | ${addresses} | ${names} | ${refused} of ${HARMLESS.length} |`;
    expect(page).toContain(row);
  });

  it("the page has the numbers of the guard", () => {
    const row = `| \`guard\` | 0 of ${TO_ADDRESSES.length} | 0 of ${TO_NAMES.length} | 0 of ${HARMLESS.length} |`;
    expect(page).toContain(row);
  });
});
