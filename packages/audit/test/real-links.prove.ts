/** The guard on real links: what docs/safe-fetch.md says of them. */

import { readFileSync } from "node:fs";
import { guard, readPolicy } from "@urikit/guard";
import { expect, it } from "vitest";
import { audit } from "../src/index.ts";

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");

it("denies of real links what is broken, and what the policy does not name: no danger is false", () => {
  const links = read("bench/links/links-kasztp.txt").split("\n").filter(Boolean);
  const policy = readPolicy({ schemes: ["http", "https"], hosts: ["*"] });
  const counts = new Map<string, number>();
  for (const link of links) {
    const [first] = guard(link, policy).reasons;
    const id = first?.id ?? "allowed";
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  expect(Object.fromEntries(counts)).toEqual({
    allowed: 47_640,
    "not-a-reference": 341,
    "port-not-allowed": 28,
    "host-missing": 1,
  });
  const sentence =
    "47,640 of 48,010 are allowed; 341 are not URI references, 28 name a port of their own, and one names no host.";
  expect(read("docs/safe-fetch.md").replace(/\s+/g, " ")).toContain(sentence);
});

it("finds in real links and in the samples what the page of the findings counts", () => {
  const countsOf = (path: string) => {
    const counts = new Map<string, number>();
    for (const line of read(path)
      .replace(/\r?\n$/, "")
      .split(/\r?\n/)) {
      const worst = audit(line)[0]?.severity ?? "none";
      counts.set(worst, (counts.get(worst) ?? 0) + 1);
    }
    const columns = ["danger", "warning", "hint", "none"].map((worst) => counts.get(worst) ?? 0);
    return `| ${columns.map((count) => count.toLocaleString("en")).join(" | ")} |`;
  };
  const page = read("site/series/texts/en-findings.ts");
  expect(page).toContain(`README.md) ${countsOf("bench/links/links-kasztp.txt")}`);
  expect(page).toContain(`advisories ${countsOf("samples/references.txt")}`);
});
