/** A false alarm is a defect: what the audit finds in links from the wild. The page of the findings has the counts of all of them. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { audit } from "../src/audit.ts";

const linesOf = (path: string) =>
  readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8").split(/\r?\n/);

test("RFC 3986 §7.6: no link from the wild is a danger, except those with a quotation mark before the host, and few have a warning", () => {
  const links = linesOf("bench/links/links-kasztp.txt").filter((_link, line) => line % 8 === 0);
  const worst = links.map((link) => audit(link)[0]?.severity);
  // `http.get(url.parse(…))` and needle connect to localhost for these (minefield/recorded), others look up their host.
  const dangers = links.filter((_link, at) => worst[at] === "danger");
  expect(dangers.filter((link) => !/^https?:\/\/"/.test(link))).toEqual([]);
  expect(dangers.length).toBeLessThan(links.length * 0.005);
  expect(worst.filter((severity) => severity === "warning").length).toBeLessThan(links.length * 0.01);
  expect(worst.filter((severity) => severity === undefined).length).toBeGreaterThan(links.length * 0.97);
});

test("no link of the documentation of Rust, and of packages of npm, is a danger", () => {
  const links = linesOf("samples/references.txt").slice(2906, 3674); // samples/README.md has the lines
  const dangers = links.filter((link) => audit(link)[0]?.severity === "danger");
  expect(dangers.map((link) => link.replace(/^(\w+:\/\/).*@/, "$1…@"))).toEqual([]);
});
