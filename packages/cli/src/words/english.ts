/** English, whose sentences are loaded when the first of them is needed: an answer such as `valid` needs none. */

import type { Words } from "@urikit/explain";
import { englishWords } from "./en.ts";

export const ENGLISH: Words = {
  isEnglish: true,
  get catalogue() {
    return englishWords().catalogue;
  },
  reason: (error) => englishWords().reason(error),
  say: (statement) => englishWords().say(statement),
  text: (id, ...values) => englishWords().text(id, ...values),
  error: ({ message }) => message,
};
