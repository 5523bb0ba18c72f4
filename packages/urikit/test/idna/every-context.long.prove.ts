/** UTS 46 §4.2: every code point where the joiner rules and the Bidi rule judge it, as tr46 has it. */

import { expect, it } from "vitest";
import { differencesIn } from "./every-code-point.ts";

it.each([
  ["between letters from right to left", (character: string) => `\u05d0${character}\u05d0`],
  ["before a non-joiner", (character: string) => `${character}\u200c\u0628`],
  ["after a non-joiner", (character: string) => `\u0628\u200c${character}`],
])("UTS 46 §4.2: %s, as tr46 has it", (_, domainOf) => {
  expect(differencesIn(domainOf)).toEqual([]);
});
