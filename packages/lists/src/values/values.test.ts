/** Values of any octets, answered one by one: what each is answered does not depend on the others. */

import { Chance } from "@urikit/abnf/chance";
import { extent, proof } from "@urikit/abnf/extent";
import { isUri, isUriReference, normalize, resolve } from "urikit";
import { describe, expect, it } from "vitest";
import type { ValueAnswers } from "../engine/index.ts";
import {
  ANSWER,
  checkValues,
  keyOf,
  keyValues,
  NULL_VALUE,
  normalizeValues,
  resolveValues,
  type ValueColumn,
} from "../index.ts";

/** Values, each with a few octets before it that belong to none. */
function valuesOf(texts: readonly (string | null)[], between = "\0\n"): ValueColumn {
  const from = new Uint32Array(texts.length).fill(NULL_VALUE);
  const to = new Uint32Array(texts.length).fill(NULL_VALUE);
  let all = "";
  for (const [row, text] of texts.entries()) {
    all += between;
    if (text === null) continue;
    from[row] = all.length;
    all += text;
    to[row] = all.length;
  }
  return { octets: Uint8Array.from(all, (octet) => octet.charCodeAt(0)), from, to, rows: texts.length };
}

/** The answers, each octet as one character. */
function textsOf({ octets, from, to, rows }: ValueColumn, answers: ValueAnswers): (string | null)[] {
  const text = (of: Uint8Array, begin = 0, end = 0) => String.fromCharCode(...of.subarray(begin, end));
  return Array.from({ length: rows }, (_, row) => {
    const kind = answers.kinds[row];
    if (kind === ANSWER.SAME) return text(octets, from[row], to[row]);
    return kind === ANSWER.MADE ? text(answers.made.octets, answers.from[row], answers.to[row]) : null;
  });
}

/** The right answer to a value, by urikit itself. */
function normalForm(value: string | null, level: "syntax" | "scheme"): string | null {
  if (value === null || /[\x80-\xff]/.test(value) || !isUriReference(value)) return null;
  return normalize(value, { level });
}

const PIECES = [
  "HTTP://A",
  "http://a/",
  "/b",
  "..",
  "/.",
  "%7e",
  "%c3",
  ":80",
  "?q",
  "#f",
  "\n",
  "\r",
  "\r\n",
  "\0",
  " ",
  "é",
  "\xff",
  "\xef\xbb\xbf",
  "x".repeat(100),
  "//",
  "@",
  ":",
  "[::1]",
];

function someValues(count: number, chance: Chance): (string | null)[] {
  return Array.from({ length: count }, () =>
    chance.oneIn(9) ? null : Array.from({ length: chance.below(5) }, () => chance.pick(PIECES)).join(""),
  );
}

describe.each(["syntax", "scheme"] as const)("the normal forms of values by %s (RFC 3986 §6.2)", (level) => {
  it("are those that urikit gives each, whatever octets stand in it", () => {
    const chance = new Chance(3986);
    const work = normalizeValues({ level });
    for (const count of [0, 1, 2, 30, extent(1000, 3000), extent(2000, 20_000)]) {
      const texts = someValues(count, chance);
      const values = valuesOf(texts, chance.pick(["", "\0", "\x01\n\n"]));
      expect(textsOf(values, work.answers(values))).toEqual(texts.map((text) => normalForm(text, level)));
    }
  });

  proof(
    "are given of values that are too long for a line, and of those that are too long at all are not",
    () => {
      const sizes = [1000, 32_768, 32_769, 300_000, 2 ** 24, 2 ** 24 + 1, 1000];
      const octets = new Uint8Array(2 ** 24 + 1).fill("b".charCodeAt(0));
      octets.set([0x41, 0x3a]); // "A:"
      const values = {
        octets,
        rows: sizes.length,
        from: new Uint32Array(sizes.length),
        to: Uint32Array.from(sizes),
      };
      const { kinds, from, to } = normalizeValues({ level }).answers(values);
      expect([...kinds]).toEqual(sizes.map((size) => (size > 2 ** 24 ? ANSWER.TOO_LONG : ANSWER.MADE)));
      expect(sizes.map((_, row) => (to[row] ?? 0) - (from[row] ?? 0))).toEqual([
        ...sizes.slice(0, 5),
        0,
        1000,
      ]);
    },
  );
});

describe("the keys of values (RFC 3986 §6)", () => {
  it("are those that each has alone, and none of what is invalid", () => {
    const texts = [...someValues(extent(500, 3000), new Chance(15)), `HTTP://A/${"b".repeat(40_000)}`];
    const values = valuesOf(texts);
    for (const level of ["syntax", "scheme"] as const)
      expect(textsOf(values, keyValues({ level }).answers(values))).toEqual(
        texts.map((text) => (normalForm(text, level) === null ? null : keyOf(text ?? "", { level }))),
      );
  });
});

/** The target of a row, by urikit itself. */
function target(base: string | null, reference: string | null): string | null {
  const isReadable = normalForm(reference, "syntax") !== null && normalForm(base, "syntax") !== null;
  return isReadable && base !== null && isUri(base) ? resolve(reference ?? "", base) : null;
}

const BASES = [
  "http://a/b/c/d;p?q",
  "http://a",
  "HTTP://u@b:80/./c/../../d/%2e/e?x#y",
  "x:y/z",
  "x:",
  "file:///a/b",
  "file:/a/b",
  "a",
  "//a/b",
  "\xc3\xa9",
  "\xff",
  " ",
  "",
  null,
];

/** For the engine the first, for JavaScript the others. */
const LONG_BASES = [
  `http://a/${"b/".repeat(2043)}`,
  `http://a/${"b/".repeat(2044)}`,
  `x:${"b/".repeat(2048)}c`,
  "b ".repeat(2048),
];

describe("the targets of values (RFC 3986 §5.2)", () => {
  it.each([
    [1, 1],
    [2, 1],
    [999, 2],
    [999, 999],
    [extent(1500, 9000), 50],
  ])("are those that each has alone, %i rows against bases of which one in %i is another", (count, run) => {
    const chance = new Chance(52);
    const references = someValues(count, chance);
    let base = chance.pick(BASES);
    const bases = references.map(() => {
      if (chance.oneIn(run)) base = chance.pick(chance.oneIn(40) ? LONG_BASES : BASES);
      return base;
    });
    const given = valuesOf(bases, chance.pick(["", "\0", "/".repeat(500)]));
    const answers = resolveValues().answers(given, valuesOf(references));
    expect(textsOf(valuesOf(references), answers)).toEqual(
      references.map((reference, row) => target(bases[row] ?? null, reference)),
    );
  });

  it("are those of the examples, each with its base in a column (§5.4)", () => {
    const rows = [
      ["http://a/b/c/d;p?q", "../../../g", "http://a/g"],
      ["http://a/b/c/d;p?q", "g;x=1/../y", "http://a/b/c/y"],
      ["http://a/b/c/d;p?q", "", "http://a/b/c/d;p?q"],
      ["http://a/b/c/d;p?q", "#s", "http://a/b/c/d;p?q#s"],
      ["http://a/b/c/d;p?q", "?y", "http://a/b/c/d;p?y"],
      ["http://a/b/c/d;p?q", "//g", "http://g"],
      ["http://a", "g", "http://a/g"],
      ["http://a/b/c/d;p?q", "http:g", "http:g"],
      ["http://x/./y/../z/w#f", "v", "http://x/z/v"],
    ] as const;
    const references = valuesOf(rows.map(([, reference]) => reference));
    const answers = resolveValues().answers(valuesOf(rows.map(([base]) => base)), references);
    expect(textsOf(references, answers)).toEqual(rows.map(([, , target]) => target));
  });

  it("say why they are none: of NULL, of what has no text, and of what is too long", () => {
    const octets = new Uint8Array(2 ** 24 + 20).fill("b".charCodeAt(0));
    octets.set([..."http://a/ \xff\n"].map((character) => character.charCodeAt(0)));
    const places = {
      none: [NULL_VALUE, NULL_VALUE],
      uri: [0, 9],
      space: [9, 10],
      foreign: [10, 11],
      lineEnd: [11, 12],
      word: [12, 20],
      long: [12, 2 ** 24 + 13],
    } as const;
    const { NONE, NOT_UTF_8, INVALID, TOO_LONG, MADE } = ANSWER;
    const rows: [base: keyof typeof places, reference: keyof typeof places, kind: number][] = [
      ["none", "word", NONE],
      ["uri", "word", MADE],
      ["foreign", "word", NOT_UTF_8],
      ["space", "word", INVALID],
      ["uri", "none", NONE],
      ["long", "word", TOO_LONG],
      ["uri", "foreign", NOT_UTF_8],
      ["word", "word", INVALID],
      ["uri", "lineEnd", INVALID],
      ["word", "lineEnd", INVALID],
      ["none", "lineEnd", NONE],
      ["uri", "long", TOO_LONG],
      ["none", "long", NONE],
    ];
    const column = (of: 0 | 1): ValueColumn => ({
      octets,
      rows: rows.length,
      from: Uint32Array.from(rows, (row) => places[row[of]][0]),
      to: Uint32Array.from(rows, (row) => places[row[of]][1]),
    });
    const { kinds } = resolveValues().answers(column(0), column(1));
    expect([...kinds]).toEqual(rows.map(([, , kind]) => kind));
  });
});

describe("the check of values (RFC 3986 §4.1)", () => {
  it("says of each octet between two values whether a reference may be it, and why not", () => {
    const octets = Array.from({ length: 256 }, (_, octet) => String.fromCharCode(octet));
    const texts = octets.flatMap((octet) => [octet, "HTTP://a/", `b${octet}`]);
    const { kinds } = checkValues().answers(valuesOf(texts, ""));
    expect([...kinds]).toEqual(
      texts.map((text) =>
        /[\x80-\xff]/.test(text) ? ANSWER.NOT_UTF_8 : isUriReference(text) ? ANSWER.SAME : ANSWER.INVALID,
      ),
    );
  });

  it("tells what is not a reference from what is not UTF-8, with line ends in it and without", () => {
    const { kinds } = checkValues().answers(
      valuesOf(["\xc3\xa9", "\xc3", "\n\xc3\xa9", "\n\xc3", "\xed\xa0\x80", null]),
    );
    expect([...kinds]).toEqual([4, 5, 4, 5, 5, ANSWER.NONE]);
  });
});
