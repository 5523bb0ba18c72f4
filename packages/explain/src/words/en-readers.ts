/** The behaviour of readers, and why they differ, in English. */

import { en as programs } from "@urikit/programs/words/en";
import { en as standards } from "@urikit/standards/words/en";
import { type Catalogue, type Statement, say } from "urikit/words";
import { en as core } from "urikit/words/en";

export const READER_SENTENCES: Catalogue = { ...core, ...programs, ...standards };

/** The English sentence. @experimental */
export function saidOfReaders(statement: Statement): string {
  return say(READER_SENTENCES, statement);
}
