/** The guard on what leads a server to its own network. judges.prove.ts asks other libraries the same. */

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { guard, readPolicy } from "../../src/index.ts";
import { HARMLESS, TO_ADDRESSES, TO_NAMES } from "./inputs.ts";

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

it("docs/safe-fetch.md has the numbers", () => {
  const page = readFileSync(new URL("../../../../docs/safe-fetch.md", import.meta.url), "utf8");
  const row = `| \`guard\` | 0 of ${TO_ADDRESSES.length} | 0 of ${TO_NAMES.length} | 0 of ${HARMLESS.length} |`;
  expect(page).toContain(row);
});
