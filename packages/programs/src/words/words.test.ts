/** The sentences about programs: nothing is missing, and the Chinese has the data of the English. */

import type { Catalogue } from "urikit/words";
import { describe, expect, it } from "vitest";
import { HABITS } from "../habits.ts";
import { PROGRAMS, TARGET_READERS } from "../programs.ts";
import { en, habits } from "./en.ts";
import { STEPS } from "./en-steps.ts";
import { habits as habitsInChinese, zh } from "./zh.ts";

const ENGLISH = { ...en, ...habits };
const CHINESE: Catalogue = { ...zh, ...habitsInChinese };

describe("the catalogues", () => {
  it("have every habit and step, and a sentence for nothing else", () => {
    const said = [...PROGRAMS, ...TARGET_READERS].flatMap(({ habits, resolution = [], dialling = [] }) =>
      [...habits, ...resolution, ...dialling].map(({ says }) => says.id),
    );
    const ids = new Set([
      "program-refuses",
      ...said,
      ...HABITS.flatMap(({ title, what, since, attack, fix }) =>
        [title, what, since, attack, fix].map(({ id }) => id),
      ),
    ]);
    expect(Object.keys(STEPS).length).toBeGreaterThan(200);
    expect([...ids].filter((id) => !Object.hasOwn(ENGLISH, id))).toEqual([]);
    // A habit that is only a part of another is never said.
    expect(Object.keys(ENGLISH).filter((id) => !ids.has(id)).length).toBeLessThan(6);
  });

  it("have the same data in backticks", () => {
    const data = (text = "") => (text.match(/`[^`]*`/g) ?? []).sort();
    for (const [id, sentence] of Object.entries<Catalogue[string]>(ENGLISH))
      expect([id, data(CHINESE[id]?.("", "", ""))]).toEqual([id, data(sentence("", "", ""))]);
  });
});
