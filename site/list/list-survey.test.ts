/** The figures of a list. Expected values are counted by hand, and by urikit line by line. */

import { readFileSync } from "node:fs";
import { BY_SCHEME } from "@urikit/explain";
import { normalize, tryParse } from "urikit";
import { describe, expect, it } from "vitest";
import { ListSurvey } from "./list-survey.ts";

/** The figures of a list, in chunks of that many octets. */
function figuresOf(list: Uint8Array, size = list.length) {
  const survey = new ListSurvey({ distinct: true });
  for (let at = 0; at < list.length; at += size) survey.write(list.subarray(at, at + size));
  survey.end();
  return survey.figures;
}

describe("a survey of a list", () => {
  it("counts ports as they are written, lengths, and what is normal (RFC 3986 §3.2.3, §6.2.2, §6.2.3)", () => {
    const list =
      "http://a:80/\nhttp://b:080/\r\nhttp://c:\n//d:80\n\na b\nhttp://e/%7e\nmailto:x@e\nhttp://f\n";
    const figures = figuresOf(Buffer.from(list));
    expect(figures.ports).toEqual({
      listed: [
        { name: "80", count: 2 },
        { name: "", count: 1 },
        { name: "080", count: 1 },
      ],
      distinct: 3,
      uncounted: 0,
    });
    // %7e is ~; 80 and an empty port go, and an empty path becomes "/", by the rules of http.
    expect(figures.normal).toEqual({ syntax: 6, scheme: 2 });
    expect(figures.lengths).toEqual({
      ranges: [{ from: 1, to: 15, count: 8 }],
      mean: (12 + 13 + 9 + 6 + 3 + 12 + 10 + 8) / 8,
      longest: { octets: 13, line: 2 },
    });
  });

  it("has ranges of lengths that double", () => {
    const lines = [15, 16, 31, 32, 200].map((length) => "x".repeat(length));
    expect(figuresOf(Buffer.from(lines.join("\n"))).lengths.ranges).toEqual([
      { from: 1, to: 15, count: 1 },
      { from: 16, to: 31, count: 2 },
      { from: 32, to: 63, count: 1 },
      { from: 64, to: 127, count: 0 },
      { from: 128, to: 255, count: 1 },
    ]);
  });

  it("explains invalid lines: the first three of each code, with line and column, and no password", () => {
    const list = Buffer.concat([
      Buffer.from("a b\nc d\n\nhttp://u:secret@h/ e\nf g\n\u00e9\ufffd"),
      Buffer.from([0xff, 0x0a]),
    ]);
    const [space, encoding] = figuresOf(list).reasons;
    expect(space?.count).toBe(4);
    expect(space?.examples.map(({ line, column, text }) => [line, column, text])).toEqual([
      [1, 2, "a b"],
      [2, 2, "c d"],
      [4, 19, "http://u:***@h/ e"],
    ]);
    expect(encoding).toMatchObject({ code: "not-utf-8", count: 1, examples: [{ line: 6, column: 3 }] });
  });

  it("counts what is normal as urikit does, line by line, in chunks cut anywhere", () => {
    const links = readFileSync(new URL("../../bench/links/links-kasztp.txt", import.meta.url), "utf8")
      .split("\n")
      .slice(0, 3000)
      .map((link, at) => (at % 7 === 0 ? link.replace("http", "HTTP") : at % 11 === 0 ? `${link}/%41` : link))
      .concat(
        "mailto:a@b",
        "MAILTO:a@B",
        "ftp://a:21/",
        "ws://a:80/",
        "//a:80/",
        "http://[::1]/",
        "../a/./b",
      );
    const { normal } = figuresOf(Buffer.from(links.join("\n")), 1000);
    const valid = links.filter((link) => link !== "" && tryParse(link).valid);
    expect(normal).toEqual({
      syntax: valid.filter((link) => normalize(link) === link).length,
      scheme: valid.filter((link) => normalize(link, BY_SCHEME) === link).length,
    });
  });

  it("says that there are more distinct ones than it had room for", () => {
    const survey = new ListSurvey({ distinct: true, mostDistinctOctets: 100_000 });
    survey.write(Buffer.from(Array.from({ length: 20_000 }, (_, at) => `urn:a:${at}\n`).join("")));
    const { distinct, valid } = survey.figures;
    expect(valid).toBe(20_000);
    expect(distinct?.isFull).toBe(true);
    expect(distinct?.identical).toBeLessThan(20_000);
    expect(distinct?.identical).toBeGreaterThan(4_000);
  });
});
