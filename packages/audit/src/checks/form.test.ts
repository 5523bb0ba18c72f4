/** rfc2396bis-01 §6.3, RFC 3986 §6.2: what is not in normal form. */

import { expect, test } from "vitest";
import { idsIn } from "../../test/where.ts";

test.each([
  ["http://example.org/a b", "not-a-reference"],
  ["http://example.org/?", "empty-query"],
  ["http://example.org/#", "empty-fragment"],
  [`http://example.org/${"a".repeat(8000)}`, "very-long"],
  ["http://[2001:DB8::0:1]/", "not-normal"],
  ["http://www.w3.org", "not-normal"],
])("%s is a finding: %s", (text, id) => {
  expect(idsIn(text)).toContain(id);
});

test.each(["HTTP://A.example/", "http://a.example:80/", "http://a.example/%7e", "http://a.example/b/../c"])(
  "%s has findings that say more than not-normal",
  (text) => {
    expect(idsIn(text).length).toBeGreaterThan(0);
    expect(idsIn(text)).not.toContain("not-normal");
  },
);

test.each([
  "http://www.w3.org/a?b#c",
  "mailto:a@b.example",
  "urn:isbn:0451450523",
  "a/b",
  "#c",
  "",
  "../d",
  "tel:+1-816-555-1212",
])("%j has no findings", (text) => {
  expect(idsIn(text)).toEqual([]);
});
