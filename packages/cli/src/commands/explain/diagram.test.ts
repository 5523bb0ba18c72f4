/** Railroad diagrams in the terminal. */

import { extent } from "@urikit/abnf/extent";
import { type Track, trackOf } from "@urikit/explain/grammar";
import { widthOf } from "@urikit/explain/layout";
import { GRAMMAR_IDS, grammarOf, ruleOf } from "@urikit/standards/grammars";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { diagram } from "./diagram.ts";

function drawing(name: string, width = 80, unicode = true): string[] {
  const rule = ruleOf(grammarOf("rfc3986"), name);
  if (rule === undefined) throw new Error(`no rule ${name}`);
  return diagram(trackOf(rule.expression), { width, unicode });
}

describe("a diagram", () => {
  it("RFC 3986 §3.2: options have a way past them", () => {
    expect(drawing("authority")).toEqual([
      "  ╭────────────────────╮          ╭────────────────╮",
      "  │ ┌──────────┐ ╭───╮ │ ┌──────┐ │ ╭───╮ ┌──────┐ │",
      "╟─┴─┤ userinfo ├─┤ @ ├─┴─┤ host ├─┴─┤ : ├─┤ port ├─┴─╢",
      "    └──────────┘ ╰───╯   └──────┘   ╰───╯ └──────┘",
    ]);
  });

  it("RFC 3986 §3.1: alternatives stand below one another, and what repeats has a way back", () => {
    expect(drawing("scheme")).toEqual([
      "            ╭──────────────────────╮",
      "  ┌───────┐ │   ┌───────┐          │",
      "╟─┤ ALPHA ├─┼─┬─┤ ALPHA ├────────┬─┼─╢",
      "  └───────┘ │ │ └───────┘        │ │",
      "            │ │ ┌───────┐        │ │",
      "            │ ├─┤ DIGIT ├────────┤ │",
      "            │ │ └───────┘        │ │",
      "            │ │ ╭──────────────╮ │ │",
      "            │ ╰─┤ one of + - . ├─╯ │",
      "            │   ╰──────────────╯   │",
      "            ╰──────────←───────────╯",
    ]);
  });

  it("goes on in a row below where the screen ends", () => {
    expect(drawing("authority", 40)).toEqual(
      [
        "   ╭────────────────────╮",
        "   │ ┌──────────┐ ╭───╮ │ ┌──────┐",
        "╟──┴─┤ userinfo ├─┤ @ ├─┴─┤ host ├╮",
        "     └──────────┘ ╰───╯   └──────┘│",
        "  ╭───────────────────────────────╯",
        "  │╭────────────────╮",
        "  ││ ╭───╮ ┌──────┐ │",
        "  ╰┴─┤ : ├─┤ port ├─┴────────────────╢",
        "     ╰───╯ └──────┘",
      ].map((line) => (line.endsWith("╢") ? expect.stringMatching(/─╢$/) : line)),
    );
  });

  it("is drawn in ASCII where the screen has nothing else", () => {
    expect(drawing("h16", 80, false)).toEqual([
      "    +--------+",
      "|-+-| HEXDIG |--------+-|",
      "  | +--------+        |",
      "  +< at most 4 times -+",
    ]);
    expect(drawing("authority", 80, false)[2]).toBe("|-+-| userinfo |-| @ |-+-| host |-+-| : |-| port |-+-|");
  });

  it("RFC 3986 §3.3: of an empty rule is a line", () => {
    expect(drawing("path-empty")).toEqual(["╟─ nothing ─╢"]);
  });
});

/** The sides on which a character of a drawing has a line. */
const ARMS: Readonly<Record<string, string>> = {
  "─": "lr",
  "│": "ud",
  "╭": "rd",
  "╮": "ld",
  "╰": "ru",
  "╯": "lu",
  "┌": "rd",
  "┐": "ld",
  "└": "ru",
  "┘": "lu",
  "├": "rud",
  "┤": "lud",
  "┬": "lrd",
  "┴": "lru",
  "┼": "lrud",
  "╟": "r",
  "╢": "l",
  "←": "lr",
};

/** The places where a line ends in nothing. Words in a line have a space around them. */
function looseEnds(lines: readonly string[]): string[] {
  const at = (y: number, x: number) => [...(lines[y] ?? "")][x] ?? " ";
  const meets = (y: number, x: number, side: string, beyond: string) =>
    (ARMS[at(y, x)] ?? "").includes(side) || (at(y, x) === " " && /[a-z]/.test(beyond));
  return lines.flatMap((line, y) =>
    [...line].flatMap((character, x) => {
      const arms = ARMS[character] ?? "";
      const isLoose =
        (arms.includes("r") && !meets(y, x + 1, "l", at(y, x + 2))) ||
        (arms.includes("l") && !meets(y, x - 1, "r", at(y, x - 2))) ||
        (arms.includes("d") && !(ARMS[at(y + 1, x)] ?? "").includes("u")) ||
        (arms.includes("u") && !(ARMS[at(y - 1, x)] ?? "").includes("d"));
      return isLoose && character !== "←" ? [`${character} in line ${y + 1}, column ${x + 1}`] : [];
    }),
  );
}

/** The texts in the boxes of a track, without spaces, which may have become the end of a line. */
function textsIn(track: Track): string[] {
  if ("text" in track) return [track.text];
  if (track.kind === "row") return track.parts.flatMap(textsIn);
  if (track.kind === "choice") return track.choices.flatMap(textsIn);
  return "of" in track ? textsIn(track.of) : [];
}

describe.each(GRAMMAR_IDS)("the diagrams of every rule of %s", (id) => {
  const tracks = grammarOf(id).rules.map(({ name, expression }) => ({ name, track: trackOf(expression) }));

  it.each([40, 60, 80, 120])("are no wider than %i columns, and no line in them has a loose end", (width) => {
    for (const { name, track } of tracks) {
      const lines = diagram(track, { width, unicode: true });
      expect(Math.max(...lines.map(widthOf)), name).toBeLessThanOrEqual(width);
      expect(looseEnds(lines), `${name}\n${lines.join("\n")}`).toEqual([]);
    }
  });

  it("have a box for each of its parts", () => {
    for (const { name, track } of tracks) {
      const lines = diagram(track, { width: 200, unicode: true }).join("\n");
      for (const text of textsIn(track)) expect(lines, name).toContain(text);
    }
  });

  it("are ASCII where that is all there is, but for the dash of a range", () => {
    for (const { name, track } of tracks) {
      const text = diagram(track, { width: 80, unicode: false }).join("\n").replaceAll("–", "-");
      expect(text, name).toMatch(/^[\n -~]*$/);
    }
  });
});

it("no line in the diagram of any track has a loose end, at any width", () => {
  const leaf = fc.oneof(
    fc.record({
      kind: fc.constantFrom("rule" as const, "literal" as const),
      text: fc.stringMatching(/^[a-z]{1,9}$/),
    }),
    fc.constant({ kind: "nothing" as const }),
  );
  const { track } = fc.letrec<{ track: Track }>((tie) => ({
    track: fc.oneof(
      { depthSize: "small", withCrossShrink: true },
      leaf,
      fc.record({
        kind: fc.constant("row" as const),
        parts: fc.array(tie("track"), { minLength: 1, maxLength: 4 }),
      }),
      fc.record({
        kind: fc.constant("choice" as const),
        choices: fc.array(tie("track"), { minLength: 2, maxLength: 4 }),
      }),
      fc.record({ kind: fc.constant("optional" as const), of: tie("track") }),
      fc.record(
        {
          kind: fc.constant("loop" as const),
          of: tie("track"),
          limit: fc.constantFrom("2 times", "at most 9 times"),
        },
        { requiredKeys: ["kind", "of"] },
      ),
    ),
  }));
  const law = fc.property(track, fc.integer({ min: 20, max: 120 }), (track, width) => {
    const lines = diagram(track, { width, unicode: true });
    expect(looseEnds(lines), lines.join("\n")).toEqual([]);
    expect(lines.filter((line) => line.startsWith("╟"))).toHaveLength(1);
    expect(lines.filter((line) => line.endsWith("╢"))).toHaveLength(1);
  });
  fc.assert(law, { seed: 3986, numRuns: extent(80, 500) });
});

it("a loose end is found", () => {
  expect(looseEnds(["╟─┤ a ├ ╢"])).not.toEqual([]);
  expect(looseEnds(["╟─╮", "  │"])).toEqual(["│ in line 2, column 3"]);
});
