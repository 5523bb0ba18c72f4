/** The readers of `examples` keep the protocol: what is run as it is. One whose language is not on this machine is skipped. */

import { expect, it } from "vitest";
import { answersOf, FIRST_ANSWER, INTERPRETED, isPossible } from "./examples.ts";

for (const [name, example] of Object.entries(INTERPRETED))
  it.skipIf(!isPossible(example))(
    `${name} answers each question`,
    async () => {
      const [first, ...others] = await answersOf(example);
      expect(first).toEqual(FIRST_ANSWER);
      expect(others.map((outcome) => "answer" in outcome)).toEqual([true, true, true]);
    },
    120_000,
  );
