/** The verdict without reasons is the verdict with them, on references of every kind. */

import { readFileSync } from "node:fs";
import { eachOf } from "@urikit/abnf/extent";
import { expect, it } from "vitest";
import { readersVerdict } from "./readers-verdict.ts";
import { destinations } from "./reading/destinations.ts";
import { READERS } from "./reading/readers.ts";
import { sideBySide } from "./side-by-side.ts";

const OPTIONS = { readers: READERS };
const HOSTS = ["good.example", "good.example\\@evil.example", "u@0x7f.1", "a b", "[::1]:80", "é.example", ""];
const ENDS = ["", "/", "/a\\b?c d#e", '?x="', "#@evil.example", ":80:90/", "/%2e%2e/b"];
const STARTS = ["http://", "http:", "mailto:", "//", "", " https:///"];

const references = STARTS.flatMap((start) => HOSTS.flatMap((host) => ENDS.map((end) => start + host + end)));
const samples = readFileSync(new URL("../../../../samples/references.txt", import.meta.url), "utf8")
  .split("\n")
  .filter((_line, at) => at % 80 === 0);

it.each([
  ["without a base", undefined],
  ["with a base", "http://b.example/c/d"],
])("%s: the same verdict, about the same, and the same places", (_name, base) => {
  for (const reference of eachOf(14, [...references, ...samples])) {
    const { verdict, differences, standards } = sideBySide(reference, base, OPTIONS);
    const found = readersVerdict(reference, base, OPTIONS);
    expect(found.verdict, reference).toBe(verdict);
    const alarming = differences.filter(({ dangerous, caution }) =>
      verdict === "dangerous" ? dangerous : caution,
    );
    const aspects = verdict === "dangerous" || verdict === "caution" ? alarming.map(({ what }) => what) : [];
    expect(found.aspects, reference).toEqual([...new Set(aspects)]);
    expect(found.rejectedBy, reference).toEqual(standards.flatMap(({ id, valid }) => (valid ? [] : [id])));
    if (found.aspects.length > 0) expect(found.destinations).toEqual(destinations(reference, base, OPTIONS));
  }
});

it.each([
  ["http://example.com:/", "different"], // RFC 1738 §3.1, to which RFC 1808 §2.1 refers: a port has a digit
  ["http://a:b:c@h/", "different"], // RFC 1738 §3.1: no `:` in a password
  ["mailto://h?to=x@y", "caution"], // RFC 1808 §2.1: only a slash ends a net_loc; java.net.URL finds no host
  ["http://my_host/", "caution"], // java.net.URI reads by RFC 2396 §3.2.2
])("%s: an edition that no program follows makes a difference, and no alarm: %s", (reference, verdict) => {
  expect(readersVerdict(reference).verdict).toBe(verdict);
  expect(sideBySide(reference, undefined, OPTIONS).verdict).toBe(verdict);
});

it("RFC 2396 §5.2: a rule that a program still follows raises an alarm, as java.net.URI does for a query", () => {
  const between = readersVerdict("?y", "http://a/b/c/d;p?q").destinations;
  expect(readersVerdict("?y", "http://a/b/c/d;p?q").verdict).toBe("caution");
  expect(between.some(({ readers }) => readers.includes("java-uri"))).toBe(true);
});

it("RFC 1738 §3.1, RFC 1808 §2.1: where editions alone are asked, each alarm is theirs", () => {
  expect(sideBySide("http://example.com:/").verdict).toBe("caution");
});

it("refuses what is not a text, and a reader that nobody knows", () => {
  expect(() => readersVerdict(1 as unknown as string)).toThrow(TypeError);
  expect(() => readersVerdict("a", undefined, { readers: ["nobody" as never] })).toThrow(
    "there is no reader",
  );
});
