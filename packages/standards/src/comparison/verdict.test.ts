/** The verdict without reasons is the verdict with them, on references of every kind. */

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { destinations } from "./destinations.ts";
import { READERS, sideBySide } from "./side-by-side.ts";
import { verdictOf } from "./verdict.ts";

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
  for (const reference of [...references, ...samples]) {
    const { verdict, differences, standards } = sideBySide(reference, base, OPTIONS);
    const found = verdictOf(reference, base, OPTIONS);
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

it("refuses what is not a text, and a reader that nobody knows", () => {
  expect(() => verdictOf(1 as unknown as string)).toThrow(TypeError);
  expect(() => verdictOf("a", undefined, { readers: ["nobody" as never] })).toThrow("there is no reader");
});
