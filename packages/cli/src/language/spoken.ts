/** Where the language of the command is spoken: to people on terminals, and everywhere if it was asked for. */

import type { Words } from "@urikit/explain";
import type { OutputStream } from "../stdio.ts";
import { ENGLISH } from "../words/english.ts";

/** A language, and where it is spoken. */
export interface Language {
  readonly words: Words;
  /** Whether it was asked for by an option: then it is spoken everywhere, in JSON too, and otherwise on terminals alone. */
  readonly isAsked: boolean;
}

/** The words for a stream: those of the environment are for people, who read terminals. */
export function wordsFor(stream: OutputStream, language: Language | undefined): Words {
  if (language === undefined) return ENGLISH;
  return language.isAsked || stream.isTTY === true ? language.words : ENGLISH;
}

/** The words of data: those that were asked for. */
export function wordsOfData(language: Language | undefined): Words {
  return language?.isAsked ? language.words : ENGLISH;
}
