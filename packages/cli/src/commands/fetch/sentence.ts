/** Why nothing was reached, in the words of a language. */

import type { AccessError } from "@urikit/access";
import { maskedStatement, type Words } from "@urikit/explain";
import { type Catalogue, say } from "urikit/words";

/** The message of an error, without secrets. */
export async function sentenceOf({ problem }: AccessError, words: Words): Promise<string> {
  return say({ ...words.catalogue, ...(await sentences(words)) }, maskedStatement(problem));
}

async function sentences({ isEnglish }: Words): Promise<Catalogue> {
  if (isEnglish) return (await import("../../words/en-access.ts")).SENTENCES;
  return (await import("../../words/zh-access.ts")).SENTENCES;
}
