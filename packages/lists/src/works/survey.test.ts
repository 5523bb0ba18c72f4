import { Buffer, isUtf8 } from "node:buffer";
import { Chance } from "@urikit/abnf/chance";
import { extent } from "@urikit/abnf/extent";
import { standardSchemes } from "@urikit/schemes";
import { normalize, tryParse } from "urikit";
import { describe, expect, it } from "vitest";
import { chunksOf, invalidByText, invalidOf, linesOf } from "../../test/by-text.ts";
import { someList } from "../../test/some-lists.ts";
import type { CountedNames } from "../name-counts.ts";
import { type SurveyLines, type SurveyLinesOptions, surveyLines } from "./survey.ts";

const octets = (text: string) => new TextEncoder().encode(text);

/** The counts, with names in an order of their own. */
function countsOf({ counts }: SurveyLines): object {
  return { ...counts, schemes: sorted(counts.schemes), hosts: sorted(counts.hosts) };
}

function sorted({ names, counts }: CountedNames): [string, number | undefined][] {
  return names.map((name, index): [string, number | undefined] => [name, counts[index]]).sort();
}

/** The same by `parse` and `normalize`, and sets that hold all texts. */
function byText(list: Uint8Array, { schemes }: SurveyLinesOptions): object {
  const lines = [...linesOf(list)];
  const results = lines.map((line) =>
    isUtf8(line.octets) ? tryParse(Buffer.from(line.octets).toString()) : undefined,
  );
  const read = results.flatMap((result) => (result?.valid ? [result.parsed] : []));
  const valid = read.filter(({ text }) => text !== "");
  const names = (all: readonly (string | undefined)[]) => {
    const lower = all.flatMap((name) => (name ? [name.toLowerCase()] : []));
    return [...new Set(lower)].map((name) => [name, lower.filter((one) => one === name).length]).sort();
  };
  const ofForm = (form: string | undefined) => valid.filter((reference) => reference.form === form).length;
  const distinct = (all: readonly string[]) => new Set(all).size;
  return {
    lines: lines.length,
    valid: valid.length,
    invalid: lines.length - read.length,
    empty: read.length - valid.length,
    isDistinctFull: false,
    absoluteUris: valid.filter(({ isAbsoluteUri }) => isAbsoluteUri).length,
    kinds: {
      uri: ofForm(undefined),
      "network-path": ofForm("network-path"),
      "absolute-path": ofForm("absolute-path"),
      "relative-path": ofForm("relative-path"),
    },
    schemes: names(valid.map(({ scheme }) => scheme)),
    hosts: names(valid.map(({ host }) => host)),
    distinct: {
      identical: distinct(valid.map(({ text }) => text)),
      syntax: distinct(valid.map((reference) => normalize(reference))),
      scheme: distinct(
        valid.map((reference) => normalize(reference, { level: "scheme", ...(schemes && { schemes }) })),
      ),
    },
  };
}

describe("surveyLines", () => {
  it.each<[string, SurveyLinesOptions]>([
    ["http and https", {}],
    ["all schemes", { schemes: standardSchemes }],
    ["other rules for http", { schemes: new Map([["http", { defaultPort: 8080 }]]) }],
  ])("RFC 3986 §3, §4, §6: counts what urikit says of each line, with %s", (_schemes, options) => {
    const chance = new Chance(9);
    for (let round = 0; round < extent(3, 12); round++) {
      const list = someList(150, chance);
      const expected = byText(list, options);
      for (const [reader, size] of [
        [surveyLines(options), list.length],
        [surveyLines({ ...options, vectors: false }), 77],
      ] as const) {
        expect(invalidOf(reader, chunksOf(list, size))).toEqual(invalidByText(list));
        expect(countsOf(reader)).toEqual(expected);
      }
    }
  });

  it("counts schemes and hosts of any number and length", () => {
    const names = Array.from({ length: 3000 }, (_, index) => `n${index}${"-".repeat(index % 40)}a`);
    const hosts = [...names, "H".repeat(5000), "h".repeat(5000)];
    const lines = hosts.map((host, index) => `${names[index % 100]?.toUpperCase()}://${host}/\n`);
    const reader = surveyLines();
    invalidOf(reader, chunksOf(octets(lines.join("").repeat(2)), 100_000));
    const { schemes, hosts: counted } = reader.counts;
    expect([schemes.names.length, new Set(schemes.counts)]).toEqual([100, new Set([60, 62])]);
    expect([counted.names.length, new Set(counted.counts)]).toEqual([3001, new Set([2, 4])]);
  });

  it("counts on where a reader before it ended", () => {
    const first = surveyLines();
    invalidOf(first, [octets("http://a/\nHTTP://b/")]);
    const second = surveyLines({ after: first });
    invalidOf(second, [octets("\ufeffhttp://a/\nhttp://b/\na b")]);
    const { lines, invalid, schemes, hosts, distinct } = second.counts;
    expect([lines, invalid, schemes.counts, hosts.counts]).toEqual([5, 1, [4], [2, 2]]);
    expect(distinct).toEqual({ identical: 3, syntax: 2, scheme: 2 });
  });

  it("counts a line that is too long, and nothing distinct if not asked", () => {
    const reader = surveyLines({ longestLine: 8, distinct: false });
    expect(invalidOf(reader, [octets("http://a\nhttp://ab\n")])).toMatchObject([
      { number: 2, reason: "too-long" },
    ]);
    expect(reader.counts).toMatchObject({ lines: 2, valid: 1, invalid: 1, distinct: undefined });
  });

  it.each([true, false])(
    "counts ports, lengths and what is normal, if details are asked for; distinct: %s (§3.2.3, §6.2.2, §6.2.3)",
    (distinct) => {
      const lines = [
        ...["http://a:80/", "http://b:080/", "http://c:", "//d:80", "", "a b", "http://e/%7e"],
        ...["mailto:x@e", "http://:1/", "http://[::1]:7/", "HTTP://f/", "http://g/a/../b", "http://h/"],
      ];
      const list = surveyLines({ distinct, details: true });
      for (const octet of new TextEncoder().encode(lines.join("\n")))
        for (const _ of list.write(Uint8Array.of(octet)));
      for (const _ of list.end());
      const { details } = list.counts;
      expect(details?.ports).toMatchObject({ names: ["80", "080", "", "1", "7"], counts: [2, 1, 1, 1, 1] });
      const valid = lines.filter((line) => line !== "" && tryParse(line).valid);
      expect(details?.normal).toEqual({
        syntax: valid.filter((line) => normalize(line) === line).length,
        scheme: valid.filter((line) => normalize(line, { level: "scheme" }) === line).length,
      });
      const sum = lines.reduce((all, line) => all + line.length, 0);
      expect(details?.lengths).toMatchObject({ octets: sum, longest: { octets: 15, line: 10 } });
      expect(details?.lengths.counts.slice(0, 4)).toEqual([0, 1, 1, 10]);
    },
  );

  it("refuses options that do not exist", () => {
    expect(() => surveyLines({ after: {} as SurveyLines })).toThrow(TypeError);
    expect(() => surveyLines({ longestLine: 0 })).toThrow(TypeError);
  });
});
