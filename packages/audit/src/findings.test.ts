/** The tables of findings: each kind is found in its own example, and says what a person needs. */

import { expect, test } from "vitest";
import { said } from "../test/said.ts";
import { audit } from "./audit.ts";
import { FINDINGS } from "./findings.ts";

test("every id is there once, in lower case with hyphens", () => {
  const ids = FINDINGS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id))).toEqual([]);
});

test.each(FINDINGS.map((one) => [one.id, one] as const))("%s is found in its example", (id, one) => {
  const found = audit(one.example, { base: one.base }).filter((finding) => finding.id === id);
  expect(found).not.toEqual([]);
  for (const { severity, section, advice, from, to, message } of found) {
    expect({ severity, section, advice }).toEqual({
      severity: one.severity,
      section: one.section,
      advice: one.fix,
    });
    expect(0 <= from && from <= to && to <= one.example.length).toBe(true);
    expect(said(message)).toMatch(/^[^\p{Cc}]+$/u);
  }
});
