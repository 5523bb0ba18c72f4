/** The figures of `uri report` are those of `parse` and `normalize` for each line, and of sets that hold all texts. */

import { Buffer, isUtf8 } from "node:buffer";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { Chance } from "@urikit/abnf/chance";
import { extent } from "@urikit/abnf/extent";
import { standardSchemes } from "@urikit/schemes";
import { normalize, tryParse } from "urikit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { resultsIn, uri } from "../../../test/run-uri.ts";

/** The report on lists, by `parse` and `normalize`, and sets that hold all texts. */
function byText(all: readonly Buffer[], isSkipped = (_line: Buffer) => false): object {
  const numbered = all.flatMap((line, index) => (isSkipped(line) ? [] : [{ line, number: index + 1 }]));
  const lines = numbered.map(({ line }) => line);
  const texts = lines.map((line) => (isUtf8(line) ? line.toString() : undefined));
  const parsed = texts.map((text) => (text === undefined ? undefined : tryParse(text)));
  const valid = parsed.flatMap((result) =>
    result?.valid && result.parsed.text !== "" ? [result.parsed] : [],
  );
  const invalid = parsed.filter((result) => !result?.valid);
  const names = (all: readonly (string | undefined)[]) => {
    const counts = new Map<string, number>();
    for (const name of all)
      if (name) counts.set(name.toLowerCase(), (counts.get(name.toLowerCase()) ?? 0) + 1);
    const sorted = [...counts].map(([name, count]) => ({ name, count }));
    return sorted.sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
  };
  const hosts = names(valid.map(({ host }) => host));
  const codes = new Map<string, { count: number; line: number }>();
  for (const [index, result] of parsed.entries()) {
    if (result?.valid) continue;
    const code = result ? result.error.code : "not-utf-8";
    const { count = 0, line = numbered[index]?.number ?? 0 } = codes.get(code) ?? {};
    codes.set(code, { count: count + 1, line });
  }
  const distinct = (all: readonly string[]) => new Set(all).size;
  return {
    lines: lines.length,
    valid: valid.length,
    invalid: invalid.length,
    empty: texts.filter((text) => text === "").length,
    reasons: [...codes]
      .map(([code, { count, line }]) => ({ code, count, line }))
      .sort((a, b) => b.count - a.count),
    kinds: names(valid.map(({ form }) => form ?? "uri")),
    absoluteUris: valid.filter(({ isAbsoluteUri }) => isAbsoluteUri).length,
    schemes: names(valid.map(({ scheme }) => scheme)),
    distinctHosts: hosts.length,
    hosts: hosts.slice(0, 10),
    distinct: {
      identical: distinct(valid.map(({ text }) => text)),
      syntax: distinct(valid.map((reference) => normalize(reference))),
      scheme: distinct(
        valid.map((reference) => normalize(reference, { level: "scheme", schemes: standardSchemes })),
      ),
    },
  };
}

/** The lines of a list, without the byte order mark at its beginning and the CR of line ends. */
function linesOf(list: Buffer): Buffer[] {
  const text = list.toString("latin1").replace(/^\xef\xbb\xbf/, "");
  const lines = text.split("\n").map((line) => Buffer.from(line.replace(/\r$/, ""), "latin1"));
  return lines.at(-1)?.length === 0 ? lines.slice(0, -1) : lines;
}

const PARTS =
  "http://|HTTPS://|ftp://|mailto:x@|urn:a:|a-scheme-that-is-long+1:|//|/|..|a/|?q|#f|:80|:443|%7E|%2e/|%C3%A9|%zz| |é|\t#".split(
    "|",
  );
const HOSTS = [
  "example.org",
  "Example.ORG",
  "a",
  "b.example",
  "[::1]",
  "[2001:DB8::7]",
  "u:p@h",
  "e%C3%a9",
  "",
];

/** Lines of URIs, relative references, faults and octets that are not UTF-8, with line ends of both kinds. */
function mixedList(chance: Chance): Buffer {
  const lines = Array.from({ length: extent(60, 150) }, () => {
    const parts = Array.from({ length: chance.below(4) }, () => chance.pick(PARTS));
    const line = [chance.pick(PARTS), chance.pick(HOSTS), ...parts].join("");
    return Buffer.concat([
      chance.oneIn(10) ? Buffer.from(chance.pick(["", "#x", " # y", "\r"])) : Buffer.from(line),
      Buffer.from(chance.oneIn(20) ? [0xff] : []),
      Buffer.from(chance.oneIn(5) ? "\r\n" : "\n"),
    ]);
  });
  return Buffer.concat([Buffer.from("http://example.org/\n"), ...lines, Buffer.from(chance.pick(["", "x"]))]);
}

describe("uri report, on lists of all kinds", () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "uri-"));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** The report on lists, without what `parse` does not say. The second of them is packed. */
  async function figuresOf(lists: readonly Buffer[], options: readonly string[]): Promise<object> {
    const inputs = lists.flatMap((list, index) => {
      const path = join(folder, `${index}.txt`);
      writeFileSync(path, index === 1 ? gzipSync(list) : list);
      return ["--input", path];
    });
    const { stdout } = await uri(["report", "--json", ...options, ...inputs]);
    const [{ audit: _, reasons, ...figures }] = resultsIn(stdout) as [{ reasons: Counted[]; audit?: object }];
    return { ...figures, reasons: reasons.map(({ code, count, line }) => ({ code, count, line })) };
  }

  it.each([[[]], [["--audit"]], [["--skip-comments"]], [["--skip-comments", "--audit"]]])(
    "RFC 3986 §3, §4, §6: says what parse and normalize say of each line, with %j",
    async (options: readonly string[]) => {
      const chance = new Chance(15);
      const isComment = (line: Buffer) => /^[\t-\r ]*#/.test(line.toString("latin1"));
      for (let round = 0; round < 3; round++) {
        const lists = [mixedList(chance), Buffer.concat([Buffer.from("\ufeff"), mixedList(chance)])];
        const lines = lists.flatMap(linesOf);
        const isSkipped = (line: Buffer) => options.includes("--skip-comments") && isComment(line);
        expect(await figuresOf(lists, options)).toEqual(byText(lines, isSkipped));
      }
    },
  );

  it("RFC 3986 §3, §4, §6: says the same of arguments", async () => {
    const chance = new Chance(16);
    const texts = linesOf(mixedList(chance)).filter((line) => isUtf8(line) && line[0] !== 0x2d);
    const { stdout } = await uri(["report", "--json", "--", ...texts.map(String), "a\nb", "c\r"]);
    const [figures] = resultsIn(stdout) as [{ reasons: Counted[] }];
    const reasons = figures.reasons.map(({ code, count, line }) => ({ code, count, line }));
    const all = [...texts, Buffer.from("a\nb"), Buffer.from("c\r")];
    expect({ ...figures, reasons }).toEqual(byText(all));
  });
});

interface Counted {
  readonly code: string;
  readonly count: number;
  readonly line: number;
}
