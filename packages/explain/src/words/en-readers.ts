/** The behaviour of readers, and why they differ, in English. */

import { en as programs } from "@urikit/programs/words/en";
import { en as standards } from "@urikit/standards/words/en";
import { type Catalogue, type Statement, say } from "urikit/words";
import { en as core } from "urikit/words/en";

export const READER_SENTENCES: Catalogue = { ...core, ...programs, ...standards };

const catalogues = new WeakMap<Catalogue, Catalogue>();

/** The sentences on readers in the words of a language, and in English where it does not have them. */
export function readerSentences({ catalogue }: { readonly catalogue: Catalogue }): Catalogue {
  const known = catalogues.get(catalogue) ?? { ...READER_SENTENCES, ...catalogue };
  catalogues.set(catalogue, known);
  return known;
}

/** The English sentence. */
export function saidOfReaders(statement: Statement): string {
  return say(READER_SENTENCES, statement);
}
