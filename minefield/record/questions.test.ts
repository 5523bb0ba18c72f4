/** What is asked, before anybody answers. */

import { describe, expect, it } from "vitest";
import { keyOf } from "../recorded/question.ts";
import { LISTS } from "../recorded/recording.ts";
import { WEB_PLATFORM_TESTS } from "./folders.ts";
import { questions } from "./questions.ts";
import { askedOf } from "./source.ts";
import { sourcesOf } from "./sources.ts";

const lists = questions(WEB_PLATFORM_TESTS);
const all = [...lists.values()].flat();

describe("the questions", () => {
  it("are at least 8,000, no two alike, list by list", () => {
    expect(all.length).toBeGreaterThanOrEqual(8000);
    expect(new Set(all.map(keyOf)).size).toBe(all.length);
    expect([...lists.keys()]).toEqual(LISTS);
  });

  it("are well-formed Unicode, and at most 2,000 characters long", () => {
    const wrong = all.filter((one) => /\p{Cs}/u.test(keyOf(one)) || keyOf(one).length > 2000);
    expect(wrong).toEqual([]);
  });

  it("have each a kind, and a source with its licence and purpose", () => {
    const isSaid = (text: string) => text.trim() === text && text !== "";
    const wrong = all.filter(
      ({ kind, sources }) =>
        !isSaid(kind) ||
        sources.length === 0 ||
        sources.some(({ source, licence, purpose }) => ![source, licence, purpose].every(isSaid)),
    );
    expect(wrong).toEqual([]);
  });

  it("are named by all who ask them, the first list first", () => {
    const sources = sourcesOf({ reference: "../g", base: "http://a/b/c/d;p?q" }).map(({ source }) => source);
    expect(sources[0]).toMatch(/^RFC 3986 §5\.4, and a generator/);
    expect(sources).toContain("RFC 3986 §5.4.1");
    expect(new Set(sources).size).toBe(sources.length);
    expect(sourcesOf({ reference: "http://t[est@127.0.0.1" })[0]?.source).toBe("CVE-2024-5458");
  });

  it("that nobody asks have no source", () => {
    expect(() => sourcesOf({ reference: "http://nobody.example/asks/this" })).toThrow("not asked");
  });
});

describe("a group", () => {
  const group = { kind: "k", source: "s", licence: "CC0-1.0", purpose: "p" };

  it("has references, and pairs of a reference and its base", () => {
    const sources = [{ source: "s", licence: "CC0-1.0", purpose: "p" }];
    expect(askedOf([{ ...group, references: ["a", ["b", "s:c"]] }])).toEqual([
      { reference: "a", kind: "k", sources },
      { reference: "b", base: "s:c", kind: "k", sources },
    ]);
  });

  it("has no pair without a reference", () => {
    expect(() => askedOf([{ ...group, references: [[]] }])).toThrow("s");
  });
});
