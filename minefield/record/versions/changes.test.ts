/** What counts as a change of a release. */

import { expect, it } from "vitest";
import { isHeldOut, type Question } from "../../recorded/question.ts";
import { type Answer, failedAnswer } from "../../recorded/recording.ts";
import { changes, differences } from "./changes.ts";

const read = (host: string | undefined, target?: string): Answer => ({
  reads: { scheme: "http", userinfo: undefined, host, port: undefined, path: "/", query: undefined },
  target,
  dials: undefined,
});
const refused: Answer = { reads: false, target: undefined, dials: undefined };

it("tells components, targets, refusals and failures apart", () => {
  expect(differences(read("a"), read("a"))).toEqual([]);
  expect(differences(read("a", "t"), read(undefined, "u"))).toEqual([
    ["host", "a", null],
    ["target", "t", "u"],
  ]);
  expect(differences(refused, read("a"))).toEqual([["accepts", false, true]]);
  expect(differences(read("a"), failedAnswer("crashed", {}))).toEqual([["fails", null, "crashed"]]);
});

it("counts all references, and shows the shortest that are not held out, each way of changing once", () => {
  const questions = Array.from(
    { length: 60 },
    (_, at): Question => ({ reference: "x".repeat(60 - at), kind: "" }),
  );
  const before = questions.map(() => read("a"));
  const after = questions.map(({ reference }) => read(reference.length % 2 === 0 ? "b" : "c"));
  const [changed] = changes(questions, before, after);
  expect(changed?.references).toBe(60);
  const open = questions.filter((question) => !isHeldOut(question)).map(({ reference }) => reference.length);
  const shortest = [0, 1].map((rest) => Math.min(...open.filter((length) => length % 2 === rest)));
  expect(changed?.examples.map(({ reference }) => reference.length)).toEqual(shortest.sort((a, b) => a - b));
});
