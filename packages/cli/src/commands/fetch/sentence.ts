/** Why nothing was reached, in the words of a language. */

import type { AccessError } from "@urikit/access";
import { maskedStatement, type Words } from "@urikit/explain";
import { type Catalogue, type Statement, say } from "urikit/words";

/** The message of an error, without secrets. */
export function sentenceOf({ problem }: AccessError, words: Words): Promise<string> {
  return spokenOf(maskedStatement(problem), words);
}

/** A statement of an access, such as what the person is asked for. */
export async function spokenOf(one: Statement, words: Words): Promise<string> {
  return say({ ...words.catalogue, ...(await sentences(words)) }, one);
}

async function sentences({ isEnglish }: Words): Promise<Catalogue> {
  if (isEnglish) return (await import("../../words/en-access.ts")).SENTENCES;
  return (await import("../../words/zh-access.ts")).SENTENCES;
}
