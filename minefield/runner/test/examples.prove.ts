/** The readers of `examples` keep the protocol: what takes a compiler, which is too slow for every `npm test`. One whose language is not on this machine is skipped. */

import { expect, it } from "vitest";
import { answersOf, COMPILED, FIRST_ANSWER, isPossible } from "./examples.ts";

for (const [name, example] of Object.entries(COMPILED))
  it.skipIf(!isPossible(example))(
    `${name} answers each question`,
    async () => {
      const [first, ...others] = await answersOf(example);
      expect(first).toEqual(FIRST_ANSWER);
      expect(others.map((outcome) => "answer" in outcome)).toEqual([true, true, true]);
    },
    120_000,
  );
