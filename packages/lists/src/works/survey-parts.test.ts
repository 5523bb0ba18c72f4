/** The counts of a list that several readers have read part by part: those of one reader. */

import { Chance } from "@urikit/abnf/chance";
import { extent } from "@urikit/abnf/extent";
import { standardSchemes } from "@urikit/schemes";
import { describe, expect, it } from "vitest";
import { someList } from "../../test/some-lists.ts";
import type { InvalidLine } from "../invalid-line.ts";
import type { ListReader } from "../list-reader.ts";
import { type SurveyLinesOptions, surveyLines } from "./survey.ts";
import type { ListOctets } from "./survey-parts.ts";
import { surveyRecords } from "./survey-records.ts";

const LONGEST = 6000;

/** Lines of all kinds, of which some are too long, some have hosts or schemes that JavaScript reads, and many are twice. */
function longList(chance: Chance): Buffer {
  const hosts = Array.from({ length: 5 }, (_, at) => `HTTP://${"h".repeat(4090 + chance.below(12))}/${at}\n`);
  const schemes = Array.from({ length: 80 }, (_, at) => `S${"x".repeat(chance.below(20))}${at}:a\n`);
  const long = `/${"a".repeat(LONGEST - chance.below(3))}\r\n${"b".repeat(LONGEST + chance.below(3))}\n\n`;
  const list = [someList(60, chance), Buffer.from(`\n${[...hosts, long, ...schemes].join("")}`)];
  const mark = Buffer.from(chance.pick(["", "\ufeff"]));
  const end = Buffer.from(chance.pick(["", "x", "\r", `\ufeff${"c".repeat(LONGEST)}`]));
  return Buffer.concat([mark, ...list, ...list, end]);
}

/** The parts of a list, each from a line to another. */
function partsOf(list: Buffer, chance: Chance): Buffer[] {
  const parts: Buffer[] = [];
  for (let from = 0; from < list.length; ) {
    const lineEnd = list.indexOf("\n", from + chance.below(2000));
    const to = lineEnd < 0 ? list.length : lineEnd + 1;
    parts.push(list.subarray(from, to));
    from = to;
  }
  return parts;
}

/** The octets of a list as `FileOctets` has those of a file. */
function octetsOf(list: Buffer): ListOctets {
  const whole = Buffer.concat([list, Buffer.from("\n")]);
  let at = list.toString("latin1", 0, 3) === "\xef\xbb\xbf" ? 3 : 0;
  return {
    next(length) {
      at += length;
      return whole.subarray(at - length, at);
    },
    skip(length) {
      at += length;
    },
    skipLineEnd() {
      at = whole.indexOf("\n", at) + 1;
    },
  };
}

describe("addRecords", () => {
  it.each<[string, SurveyLinesOptions, SurveyLinesOptions?]>([
    ["http and https", {}],
    ["all schemes", { schemes: standardSchemes }],
    ["nothing distinct", { distinct: false }],
    ["little room", {}, { mostDistinctOctets: 100_000 }],
  ])(
    "RFC 3986 §3, §4, §6: counts what one reader counts, wherever parts and records are cut, with %s",
    (_, asked, room = {}) => {
      const chance = new Chance(26);
      for (let round = 0; round < extent(3, 20); round++) {
        const list = longList(chance);
        const options = { ...asked, secret: new Uint8Array(16).fill(round), longestLine: LONGEST };
        const one = surveyLines({ ...options, ...room });
        const expected = [...one.write(list), ...one.end()].map(
          ({ number, reason }) => `${number} ${reason}`,
        );
        const counter = surveyLines({ ...options, ...room });
        const octets = octetsOf(list);
        const invalid: string[] = [];
        let before = 0; // the lines of the parts before, and those of the reader's own
        const readers: ListReader<Uint8Array>[] = [0, 1, 2].map((thread) => {
          const onInvalid = ({ number, reason }: InvalidLine) => invalid.push(`${before + number} ${reason}`);
          return surveyRecords({ ...options, fromStart: thread === 0, onInvalid });
        });
        let lines = 0;
        for (const [index, part] of partsOf(list, chance).entries()) {
          const reader = readers[index === 0 ? 0 : chance.below(3)] as (typeof readers)[number]; // there are three
          const own = reader.lines;
          before = lines - own;
          for (const results of [() => reader.write(part), () => reader.end()])
            for (const records of results()) {
              const size = chance.between(1, 3000);
              for (let at = 0; at < records.length; at += size)
                counter.addRecords(records.slice(at, at + size), octets);
            }
          lines += reader.lines - own;
        }
        expect(invalid).toEqual(expected);
        expect(told(counter)).toEqual(told(one));
      }
    },
  );
});

/** The counts, with names in their order. */
function told({ counts }: ReturnType<typeof surveyLines>): object {
  const { schemes, hosts, ...others } = counts;
  const [scheme, host] = [schemes, hosts].map(({ names, counts, uncounted }) => [names, counts, uncounted]);
  return { ...others, scheme, host };
}
