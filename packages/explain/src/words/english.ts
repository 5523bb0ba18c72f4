/** English, with the sentences that nearly everything needs; other sentences are laid below its catalogue. */

import { reference } from "./en-reference.ts";
import { type Words, wordsOf } from "./words.ts";

export const ENGLISH: Words = /* @__PURE__ */ wordsOf(reference, {
  reason: ({ reason }) => reason,
  isEnglish: true,
});
