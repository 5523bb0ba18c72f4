import { describe, expect, it } from "vitest";
import { HABITS, habitAnswers, habitSteps } from "./habits.ts";
import { PROGRAMS } from "./programs.ts";

const answerOf = (id: string, example: Parameters<typeof habitAnswers>[0]) =>
  habitAnswers(example).find(({ programs }) => programs.some((one) => one === id));

describe("HABITS", () => {
  it("each habit has a step in some model, and each step its source", () => {
    for (const { id } of HABITS) {
      expect.soft(habitSteps(id), id).not.toEqual([]);
      expect
        .soft(
          habitSteps(id).filter(({ source, programs }) => source === "" || programs.length === 0),
          id,
        )
        .toEqual([]);
    }
  });

  it("programs part in an example of each", () => {
    const unparted = HABITS.filter(({ examples }) => examples.every((one) => habitAnswers(one).length === 1));
    expect(unparted.map(({ id }) => id)).toEqual([]);
  });
});

describe("habitAnswers", () => {
  it("asks every program that can answer, each once", () => {
    const asked = (example: Parameters<typeof habitAnswers>[0]) =>
      habitAnswers(example).flatMap(({ programs }) => programs).length;
    const base = "http://a/b";
    expect(asked({ reference: "g", shows: "path" })).toBe(PROGRAMS.length);
    expect(asked({ reference: "g", base, shows: "target" })).toBe(
      PROGRAMS.filter(({ resolve }) => resolve).length,
    );
    expect(asked({ reference: "g", shows: "dials" })).toBe(PROGRAMS.filter(({ dials }) => dials).length);
  });

  it("RFC 2396 §3.2.1: Java accepts the name of a registry, and has no host to tell", () => {
    const answer = answerOf("java-uri", { reference: "http://my_host/", shows: "host" });
    expect(answer).toMatchObject({ answer: undefined, refused: false, programs: ["java-uri"] });
  });

  it("RFC 9844: whoever follows the URL Standard refuses a zone identifier", () => {
    const example = { reference: "http://[fe80::1%25eth0]/", shows: "host" } as const;
    expect(answerOf("node", example)?.refused).toBe(true);
    expect(answerOf("curl", example)?.answer).toBe("[fe80::1]");
  });
});
