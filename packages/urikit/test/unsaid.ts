/** The ids of a statement that a catalogue has no sentence for. */

import type { Catalogue, Statement } from "urikit/words";
import { en } from "urikit/words/en";
import { CODES } from "../src/syntax/english.ts";

/** Ids without a sentence; for a code, only English needs a sentence for the fault. */
export function unsaid(words: Catalogue, told: Statement | undefined): readonly string[] {
  if (told === undefined) return [];
  const { id, values } = told;
  const parts = id in CODES && words["a-path"] !== en["a-path"] ? values.filter((_, at) => at !== 2) : values;
  const nested = parts.flatMap((value) => (typeof value === "object" ? unsaid(words, value) : []));
  return Object.hasOwn(words, id) ? nested : [id, ...nested];
}
