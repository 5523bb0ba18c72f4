import { describe, expect, it } from "vitest";
import type { Answer, ComponentsRead, Recorded } from "../recorded/recording.ts";
import type { Panel } from "./panel.ts";
import { smallest } from "./smallest.ts";

const ABSENT: ComponentsRead = {
  scheme: undefined,
  userinfo: undefined,
  host: undefined,
  port: undefined,
  path: undefined,
  query: undefined,
};

/** The first `@` ends the userinfo for one, the last for the other; the strict one refuses a second. */
const READERS: Readonly<Record<string, (reference: string) => ComponentsRead | false>> = {
  first: (reference) => ({ ...ABSENT, host: reference.slice(reference.indexOf("@") + 1) }),
  last: (reference) => ({ ...ABSENT, host: reference.slice(reference.lastIndexOf("@") + 1) }),
  strict: (reference) =>
    (reference.match(/@/g) ?? []).length < 2 && { ...ABSENT, host: reference.replace(/^.*@/, "") },
};

const ids = Object.keys(READERS);
const answersTo = (reference: string) =>
  new Map(
    ids.map((id): [string, Answer] => [
      id,
      { reads: READERS[id]?.(reference) ?? false, target: undefined, dials: undefined },
    ]),
  );
const panel: Panel = {
  ids,
  ask: async (questions) => questions.map(({ reference }) => answersTo(reference)),
  close: async () => {},
};
const recorded = (reference: string): Recorded => ({ reference, kind: "k", answers: answersTo(reference) });

describe("the smallest reference", () => {
  it("on which a pair parts is found from a long one, for each way and pair", async () => {
    const found = await smallest([recorded("good.example@evil.example@other.example")], panel, () => {});
    expect(found).toEqual([
      { reference: "@@", parts: { accepts: { first: "strict", last: "strict" }, finds: { first: "last" } } },
      { reference: "@@e", parts: { host: { first: "last" } } },
    ]);
  });

  it("is none for readers that read alike", async () => {
    expect(await smallest([recorded("a@b")], panel, () => {})).toEqual([]);
  });

  it("is the same again", async () => {
    const texts = ["a@b@c", "x@@y", "u@v@w@z"].map(recorded);
    const [one, other] = [
      await smallest(texts, panel, () => {}),
      await smallest(texts.reverse(), panel, () => {}),
    ];
    expect(one).toEqual(other);
  });

  it("is not looked for where a reader does not answer", async () => {
    const silent: Panel = { ...panel, ask: async (questions) => questions.map(() => new Map()) };
    expect(await smallest([recorded("a@b@c")], silent, () => {})).toEqual([]);
  });
});
