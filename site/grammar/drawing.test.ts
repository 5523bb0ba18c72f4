/** The diagrams of the rules, with the ways of references through them. */

import { eachOf } from "@urikit/abnf/extent";
import { svg, trackOf } from "@urikit/explain/grammar";
import { GRAMMAR_IDS } from "@urikit/standards/grammars";
import { describe, expect, it } from "vitest";
import { type Drawing, drawingOf } from "./drawing.ts";
import { grammarFor, programFor, STARTS } from "./editions.ts";
import { nodesOf, ruleTree } from "./rule-tree.ts";
import { traceOf } from "./trace.ts";
import { waysOf } from "./ways.ts";

/** The diagram of a rule of RFC 3986, with the way of the first piece that takes it. */
function drawn(rule: string, text: string): Drawing {
  const expression = grammarFor("rfc3986").rules.find(({ name }) => name === rule)?.expression;
  const [node] = nodesOf(ruleTree(traceOf(programFor("rfc3986", "URI-reference"), text).derivation), rule);
  if (expression === undefined) throw new Error(`no rule ${rule}`);
  return drawingOf(expression, node && waysOf(node.derivations));
}

const marks = (drawing: Drawing) => drawing.boxes.map(({ text, mark }) => [text, mark]);
const taken = ({ lines }: Drawing) => lines.filter(({ isTaken }) => isTaken).map(({ d }) => d);

type Point = readonly [x: number, y: number];

/** Where a line begins and ends; the mark at either end of a diagram begins or ends in its middle. */
function endsOf(d: string): readonly [Point, Point] {
  const numbers = /^M ?([\d.]+) ([\d.]+)/.exec(d) ?? [];
  let [x, y] = [Number(numbers[1]), Number(numbers[2])];
  const start: Point = d.includes("h 20.5") ? [x, y + 10] : [x, y];
  if (/ h 20 m/.test(d)) return [start, [Infinity, y]];
  for (const [, command = "", values = ""] of d.matchAll(/([hvma]) ?([-\d. ]+)/g)) {
    const all = values.trim().split(/ +/).map(Number);
    if (command === "h") x += all[0] ?? 0;
    if (command === "v") y += all[0] ?? 0;
    if (command === "m" || command === "a") [x, y] = [x + (all.at(-2) ?? 0), y + (all.at(-1) ?? 0)];
  }
  return [start, d.includes("h 20.5") ? [Math.floor(x), y] : [x, y]];
}

/** Which lines hang together with the left end, directly or through boxes, and whether the right end does. */
function reachedFromTheLeft(lines: readonly (readonly [Point, Point])[], boxes: Drawing["boxes"]) {
  const through = boxes.map(({ rect, x, y }): readonly [Point, Point] => {
    const half = (rect?.width ?? 0) / 2;
    return [
      [x - half, y - 4],
      [x + half, y - 4],
    ];
  });
  const left = Math.min(...lines.map(([[x]]) => x));
  const key = ([x, y]: Point) => `${x} ${y}`;
  const reached = new Set(lines.filter(([[x]]) => x === left).map(([start]) => key(start)));
  const all = [...lines, ...through];
  const isReached = (ends: readonly Point[]) => ends.some((end) => reached.has(key(end)));
  for (let before = -1; before !== reached.size; ) {
    before = reached.size;
    for (const ends of all.filter(isReached)) for (const end of ends) reached.add(key(end));
  }
  return {
    unreached: all.filter((ends) => !isReached(ends)).length,
    isAtEnd: [...reached].some((point) => point.startsWith("Infinity")),
  };
}

describe.each(GRAMMAR_IDS)("the drawing of every rule of %s", (id) => {
  it("has the lines and boxes of uri explain --svg", () => {
    for (const { name, expression } of grammarFor(id).rules) {
      const document = svg(trackOf(expression), name);
      const { lines, boxes, width } = drawingOf(expression, undefined);
      expect(document).toContain(`width="${width}"`);
      const there = [...document.matchAll(/<path d="([^"]*)"/g)].map(([, d]) => d);
      expect(there).toEqual(expect.arrayContaining(lines.map(({ d }) => d)));
      expect(boxes.length).toBe(document.match(/<text /g)?.length);
      expect(boxes.every(({ mark }) => mark === "none")).toBe(true);
      expect(lines.some(({ isTaken }) => isTaken)).toBe(false);
    }
  });
});

describe("the way through a diagram", () => {
  it("RFC 3986 §3.2: goes past the userinfo, through the host and the port", () => {
    const drawing = drawn("authority", "foo://example.com:8042/over/there");
    expect(marks(drawing)).toEqual([
      ["userinfo", "none"],
      ["@", "none"],
      ["host", "taken"],
      [":", "taken"],
      ["port", "taken"],
    ]);
  });

  it.each(GRAMMAR_IDS)("%s: is one line from the left end to the right one, whatever the reference", (id) => {
    for (const text of eachOf(4, [
      "foo://a.b:80/c/d?e=f#g",
      "mailto:a@b",
      "gopher://h:70/0a%09b",
      "http://1.2.3.4/",
      "a",
    ])) {
      const { derivation, stop } = traceOf(programFor(id, STARTS[id]), text);
      if (stop !== undefined) continue;
      const tree = ruleTree(derivation);
      for (const { name, expression } of grammarFor(id).rules)
        for (const { derivations } of nodesOf(tree, name)) {
          const { lines, boxes } = drawingOf(expression, waysOf(derivations));
          const reached = reachedFromTheLeft(
            lines.filter(({ isTaken }) => isTaken).map(({ d }) => endsOf(d)),
            boxes.filter(({ mark }) => mark === "taken"),
          );
          expect(reached, `${name} of ${text}`).toEqual({ unreached: 0, isAtEnd: true });
        }
    }
  });

  it("RFC 3986 §3.3: goes back to the beginning of a loop where there are several segments", () => {
    const [one, two] = ["//a/b", "//a/b/c"].map((text) => taken(drawn("path-abempty", text)));
    expect(two?.filter((line) => !one?.includes(line)).length).toBe(3); // down, back and up again
    expect(one?.filter((line) => !two?.includes(line))).toEqual([]);
  });

  it("RFC 3986 §3.3: goes past a loop where there is no segment", () => {
    expect(marks(drawn("path-abempty", "//a"))).toEqual([
      ["/", "none"],
      ["segment", "none"],
    ]);
    expect(taken(drawn("path-abempty", "//a")).length).toBeGreaterThan(2);
  });

  it("RFC 3986 §2.3: takes the characters that stand together, whichever it is", () => {
    expect(marks(drawn("unreserved", "~"))).toEqual([
      ["ALPHA", "none"],
      ["DIGIT", "none"],
      ["one of - . _ ~", "taken"],
    ]);
  });

  it("RFC 3986 §3.2.2: ends in the part where the reading stops", () => {
    const drawing = drawn("IP-literal", "//[::1");
    expect(marks(drawing)).toEqual([
      ["[", "taken"],
      ["IPv6address", "open"],
      ["IPvFuture", "none"],
      ["]", "none"],
    ]);
  });

  it("is none where the reference does not come through the rule", () => {
    expect(taken(drawn("IPvFuture", "//a"))).toEqual([]);
  });
});
