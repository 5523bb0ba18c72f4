/** The versions that advisories are about: versions.json. */

import { satisfies, validRange } from "semver";
import { describe, expect, it } from "vitest";
import { readOn, versions } from "./advisories.ts";

/** The advisories about a version of a library. */
const idsOf = (library: string, version: string) =>
  versions
    .filter((one) => one.package === library && satisfies(version, one.range, { includePrerelease: true }))
    .map(({ cve }) => cve);

describe("the advisories of a version", () => {
  it.each([
    ["CVE-2026-6321", "3.1.0", "3.1.1"],
    ["CVE-2026-6322", "3.1.1", "3.1.2"],
    ["CVE-2026-13676", "3.1.2", "3.1.3"],
    ["CVE-2026-16221", "3.1.3", "3.1.4"],
    ["CVE-2026-18446", "3.1.4", "3.1.5"],
    ["CVE-2026-75975", "3.1.5", "3.1.6"],
    ["CVE-2026-84292", "3.1.6", "3.1.7"],
    ["CVE-2026-86472", "3.1.7", "3.1.8"],
    ["CVE-2026-18446", "4.1.1", "4.1.2"],
  ])("%s: fast-uri %s has it, %s does not", (cve, last, patched) => {
    expect(idsOf("fast-uri", last)).toContain(cve);
    expect(idsOf("fast-uri", patched)).not.toContain(cve);
  });

  it("CVE-2017-16021: uri-js 2.1.1 has it, 3.0.0 does not", () => {
    expect(idsOf("uri-js", "2.1.1")).toEqual(["CVE-2017-16021"]);
    expect(idsOf("uri-js", "3.0.0")).toEqual([]);
  });

  it("are none for other packages and for the newest versions", () => {
    const newest = [
      "fast-uri 4.2.3",
      "fast-uri 3.1.9",
      "urijs 1.19.11",
      "url-parse 1.5.10",
      "path-to-regexp 8.4.0",
    ];
    for (const [name = "", version = ""] of newest.map((one) => one.split(" ")))
      expect(idsOf(name, version)).toEqual([]);
    expect(idsOf("ajv", "8.0.0")).toEqual([]);
  });
});

it("the data says of each advisory all that is asked, once", () => {
  expect(readOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(new Set(versions.map(({ id }) => id)).size).toBe(versions.length);
  for (const { id, cve, range, date, severity, source } of versions) {
    expect(id).toMatch(/^GHSA(?:-[0-9a-z]{4}){3}$/);
    expect(cve).toMatch(/^CVE-\d{4}-\d+$/);
    expect(validRange(range), id).not.toBeNull();
    expect(date <= readOn && /^\d{4}-\d{2}-\d{2}$/.test(date), id).toBe(true);
    expect(severity).toMatch(/^(?:critical|high|moderate|low)$/);
    expect(source).toBe(`https://github.com/advisories/${id}`);
  }
});
