/** rfc2396bis-01 §6, RFC 3986 §6: a comparison serves a purpose. */

import { learnedLocations } from "urikit";
import { expect, test } from "vitest";
import { type ComparisonPurpose, equivalentFor } from "./equivalent-for.ts";

const PURPOSES: readonly ComparisonPurpose[] = ["namespace", "cache", "history", "spider"];
const purposesOf = (one: string, other: string) => PURPOSES.filter((each) => equivalentFor(each, one, other));

test("rfc2396bis-01 §6, RFC 3986 §6: the purpose decides how far two URIs are normalized (003-93)", () => {
  expect(purposesOf("http://a/b", "http://a/b")).toEqual(PURPOSES);
  expect(purposesOf("http://a/b", "HTTP://a/%62")).toEqual(["cache", "history", "spider"]);
  expect(purposesOf("http://example.com/", "http://example.com:80/")).toEqual(["spider"]);
  expect(purposesOf("http://a/b#c", "http://a/b")).toEqual(["cache", "spider"]); // §6.1
  expect(purposesOf("http://a/b", "http://a/c")).toEqual([]);
});

test("rfc2396bis-01 §6.2.4: a spider that has seen a redirect takes the two for one (003-93)", () => {
  const from = "http://example.com/data";
  const to = "http://example.com/data/";
  const learned = learnedLocations().learn([{ from, status: 301, location: to }]);
  expect(PURPOSES.filter((each) => equivalentFor(each, from, to, { learned }))).toEqual(["spider"]);
});

test("a purpose that nobody named", () => {
  for (const purpose of ["archive", "toString", undefined])
    expect(() => equivalentFor(purpose as never, "a", "a")).toThrow("there is no purpose");
});
