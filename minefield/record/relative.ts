/**
 * References against bases: the examples of RFC 3986 §5.4, and pieces put together by the seeded generator.
 * `asked/relative.json` has the pieces.
 */

import type { Chance } from "../../tools/abnf/src/chance.ts";
import pieces from "../asked/relative.json" with { type: "json" };
import { keyOf, type Question } from "../recorded/question.ts";

/** RFC 3986 §5.4.1 and §5.4.2, with the base of §5.4. */
const BASE_OF_EXAMPLES = "http://a/b/c/d;p?q";
const NORMAL =
  "g:h g ./g g/ /g //g ?y g?y #s g#s g?y#s ;x g;x g;x?y#s . ./ .. ../ ../g ../.. ../../ ../../g".split(" ");
const ABNORMAL =
  "../../../g ../../../../g /./g /../g g. .g g.. ..g ./../g ./g/. g/./h g/../h g;x=1/./y g;x=1/../y g?y/./x g?y/../x g#s/./x g#s/../x http:g".split(
    " ",
  );

/** The examples, and this number of others; no two alike. */
export function relative(count: number, chance: Chance): readonly Question[] {
  const examples = [...NORMAL, ...ABNORMAL, ""].map((reference) => ({
    reference,
    base: BASE_OF_EXAMPLES,
    kind: "example",
  }));
  const questions = new Map<string, Question>(examples.map((question) => [keyOf(question), question]));
  while (questions.size < examples.length + count) {
    const question = {
      reference: chance.pick(pieces.starts) + chance.pick(pieces.middles) + chance.pick(pieces.ends),
      base: chance.pick(pieces.bases),
      kind: "relative",
    };
    if (!questions.has(keyOf(question))) questions.set(keyOf(question), question);
  }
  return [...questions.values()];
}
