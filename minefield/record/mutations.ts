/**
 * References put together from pieces by a seeded generator: most pieces are plain, one to three are odd. So what one
 * oddity does is seen alone and together with others. `asked/mutations.json` has the pieces of each place, in the order in
 * which the places are in a reference.
 */

import type { Chance } from "../../tools/abnf/src/chance.ts";
import places from "../asked/mutations.json" with { type: "json" };
import type { Question } from "../recorded/question.ts";

/** This number of references, no two alike. */
export function mutations(count: number, chance: Chance): readonly Question[] {
  const questions = new Map<string, Question>();
  while (questions.size < count) {
    const question = mutation(chance);
    if (!questions.has(question.reference)) questions.set(question.reference, question);
  }
  return [...questions.values()];
}

/** The kind names the places that are odd. */
function mutation(chance: Chance): Question {
  // One oddity is the most telling; of two and three there are more.
  const wanted = chance.pick([1, 1, 1, 2, 2, 3]);
  const odd = new Set(Array.from({ length: wanted }, () => chance.pick(places)));
  const reference = places.map((place) => chance.pick(odd.has(place) ? place.odd : place.plain)).join("");
  const kind = places.filter((place) => odd.has(place)).map((place) => place.kind);
  return { reference, kind: kind.join(", ") };
}
