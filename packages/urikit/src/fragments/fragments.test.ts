/** What fragments mean, by the document of each media type. */

import { describe, expect, it } from "vitest";
import { FRAGMENT_RULES, fragmentMeanings, fragmentRulesFor, suggestedMediaType } from "./index.ts";

const meaning = (fragment: string, mediaType: string) => fragmentMeanings(fragment, mediaType)[0];

describe("RFC 5147 §3: text-fragment", () => {
  it.each([
    ["char=100", { unit: "char", from: 100, to: 100 }],
    ["line=10,20", { unit: "line", from: 10, to: 20 }],
    ["line=,1", { unit: "line", from: undefined, to: 1 }],
    ["CHAR=3,", { unit: "char", from: 3, to: undefined }],
    ["line=10,20;length=9876,UTF-8", { unit: "line", from: 10, to: 20, length: 9876 }],
    [
      "line=1;length=9;md5=d41d8cd98f00b204e9800998ecf8427e,US-ASCII",
      { unit: "line", from: 1, to: 1, length: 9, md5: "d41d8cd98f00b204e9800998ecf8427e" },
    ],
  ])("%s", (fragment, position) => {
    expect(meaning(fragment, "text/plain;charset=utf-8")).toEqual({ rule: "text-position", position });
  });

  it.each(["", "char", "char=", "char=,", "line=a", "line=1,2,3", "line=1;md5=abc", "lines=1", "line=-1"])(
    "%j is none",
    (fragment) => {
      expect(fragmentMeanings(fragment, "text/plain")).toEqual([]);
    },
  );
});

describe("RFC 7111 §3: csv-fragment", () => {
  it.each([
    ["row=4", { select: "row", ranges: [[4, 4]] }],
    [
      "row=5-7;9-*",
      {
        select: "row",
        ranges: [
          [5, 7],
          [9, undefined],
        ],
      },
    ],
    ["col=2", { select: "col", ranges: [[2, 2]] }],
    [
      "cell=4,1-6,2",
      {
        select: "cell",
        ranges: [
          [
            { row: 4, col: 1 },
            { row: 6, col: 2 },
          ],
        ],
      },
    ],
    [
      "cell=*,1",
      {
        select: "cell",
        ranges: [
          [
            { row: undefined, col: 1 },
            { row: undefined, col: 1 },
          ],
        ],
      },
    ],
  ])("%s", (fragment, selection) => {
    expect(meaning(fragment, "text/csv")).toEqual({ rule: "csv-selection", selection });
  });

  it.each(["row=0", "row=", "row=1;", "cell=1", "cell=1,2-3", "Row=1", "col=a", "rows=1"])(
    "%j is none",
    (fragment) => {
      expect(fragmentMeanings(fragment, "text/csv")).toEqual([]);
    },
  );
});

describe("RFC 8118 §3: PDF", () => {
  it.each([
    ["page=3", [["page", "3"]]],
    [
      "page=72&zoom=200,250,100",
      [
        ["page", "72"],
        ["zoom", "200,250,100"],
      ],
    ],
    ["nameddest=Chapter%206", [["nameddest", "Chapter 6"]]],
    ["Chapter6", [["nameddest", "Chapter6"]]],
    ["Page=3&toolbar=0", [["page", "3"]]],
    ["search=%FF", [["search", "%FF"]]],
  ])("%s", (fragment, parameters) => {
    expect(meaning(fragment, "application/pdf")).toEqual({
      rule: "pdf-parameters",
      parameters: parameters.map(([name, value]) => ({ name, value })),
    });
  });

  it("another parameter is none", () => {
    expect(fragmentMeanings("toolbar=0", "application/pdf")).toEqual([]);
  });
});

describe("Media Fragments §4.2", () => {
  it.each([
    ["t=10,20", { time: { from: 10, to: 20 } }],
    ["t=,20.5s", { time: { to: 20.5 } }],
    ["t=npt:1:02:03,1:02:04", { time: { from: 3723, to: 3724 } }],
    ["t=02:10", { time: { from: 130 } }],
    ["xywh=160,120,320,240", { rectangle: { unit: "pixel", x: 160, y: 120, width: 320, height: 240 } }],
    ["xywh=percent:25,25,50,50", { rectangle: { unit: "percent", x: 25, y: 25, width: 50, height: 50 } }],
    ["track=audio&track=subtitle", { tracks: ["audio", "subtitle"] }],
    ["id=chapter-1&t=1&t=2", { id: "chapter-1", time: { from: 2 } }],
  ])("%s", (fragment, selection) => {
    expect(meaning(fragment, "video/webm")).toEqual({ rule: "media-dimensions", selection });
  });

  it.each(["t=20,10", "t=", "t=a", "xywh=1,2,3", "xywh=0,0,0,1", "xywh=percent:60,0,50,1", "chapter", "x=1"])(
    "%j is none",
    (fragment) => {
      expect(fragmentMeanings(fragment, "image/png")).toEqual([]);
    },
  );
});

describe("HTML §7.4.6.4, Text Fragments §3", () => {
  it.each([
    ["caf%C3%A9", [{ rule: "element", name: "café" }]],
    [":~:text=some%20words", [{ rule: "text-directive", texts: [{ start: "some words" }] }]],
    [
      "a:~:text=b-,c,d,-e&text=f&unknown=g",
      [
        { rule: "element", name: "a" },
        {
          rule: "text-directive",
          texts: [{ start: "c", end: "d", prefix: "b", suffix: "e" }, { start: "f" }],
        },
      ],
    ],
    [":~:text=", []],
    [":~:text=a,b,c", []],
    ["", []],
  ])("%s", (fragment, meanings) => {
    expect(fragmentMeanings(fragment, "text/html")).toEqual(meanings);
  });
});

it.each([
  ["", []],
  ["/definitions/a~1b", ["definitions", "a/b"]],
  ["/a%20b/0", ["a b", "0"]],
])("RFC 6901 §6: %j", (fragment, path) => {
  expect(meaning(fragment, "application/schema+json")).toEqual({ rule: "json-pointer", path });
});

it("RFC 6901 §3: what is no pointer", () => {
  for (const fragment of ["a", "/~2", "/~"])
    expect(fragmentMeanings(fragment, "application/json")).toEqual([]);
});

it("RFC 3986 §3.5: another media type has no rule (001-80, 003-98, 004-67)", () => {
  expect(fragmentRulesFor("application/octet-stream")).toEqual([]);
  expect(fragmentMeanings("page=3", "application/zip")).toEqual([]);
  expect(new Set(FRAGMENT_RULES.map(({ id }) => id)).size).toBe(7);
  // @ts-expect-error
  expect(() => fragmentMeanings("a")).toThrow(TypeError);
});

describe("RFC 3986 §3.5: the media type that a path suggests", () => {
  it.each([
    ["/a/b.html", "text/html"],
    ["B.JPEG", "image/jpeg"],
    ["/a.tar.gz", "application/gzip"],
    ["/a.html/b", undefined],
    [".html ", undefined],
    ["/a.constructor", undefined],
    ["", undefined],
  ])("%j: %j", (path, type) => {
    expect(suggestedMediaType(path)).toBe(type);
  });

  it("has a rule for the types of documents, pictures and recordings", () => {
    expect(
      ["a.pdf", "a.csv", "a.txt", "a.png", "a.mp3", "a.webm", "a.json", "a.svg"].map(rulesOf),
    ).not.toContain(0);
  });
});

function rulesOf(name: string): number {
  return fragmentRulesFor(suggestedMediaType(name) ?? "").length;
}
