/** The pages of the habits: one for each, with who has it, what an attack makes of it, and what helps. */

import { HABITS, habitAnswers } from "@urikit/programs";
import { describe, expect, test } from "vitest";
import { FOLDER, habits } from "./habits.ts";
import { IN_CHINESE, IN_ENGLISH } from "./language.ts";

describe.each([
  ["English", IN_ENGLISH],
  ["Chinese", IN_CHINESE],
])("in %s", (_, language) => {
  const made = habits(language);
  const folder = language.root + FOLDER;
  const { said, ...words } = language.habits;

  test("there is a page for each habit, to which the page of all leads, and no other", () => {
    const paths = [`${folder}.md`, ...HABITS.map(({ id }) => `${folder}/${id}.md`)];
    expect([...made.keys()].sort()).toEqual(paths.sort());
    for (const { id, title } of HABITS)
      expect(made.get(`${folder}.md`)).toContain(`[${said(title)}](habits/${id}.md)`);
  });

  test.each(HABITS.map((habit) => [habit.id, habit] as const))(
    "%s: what it is, the attack, what helps, and the programs of each answer",
    (id, { title, examples }) => {
      const text = made.get(`${folder}/${id}.md`) ?? "";
      for (const part of [`# ${said(title)}`, words.since, words.attack, words.fix, `## ${words.steps}`])
        expect(text).toContain(part);
      for (const example of examples)
        for (const { programs } of habitAnswers(example)) {
          const row = text.split("\n").find((line) => programs.every((program) => line.includes(program)));
          expect(row, `${example.reference}: ${programs}`).toBeDefined();
        }
    },
  );
});
