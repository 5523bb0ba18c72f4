/** The words of all that is shown beyond the first answer: they are loaded with it, and nothing of it is shown before. */

import type { Finding } from "@urikit/audit/at-once";
import type { SaidFinding, Words } from "@urikit/explain";
import type { SchemeTold } from "@urikit/explain/words/zh";
import type { Statement } from "urikit/words";

export interface FactWords {
  readonly finding: (finding: Finding) => SaidFinding;
  /** A sentence of an audit, or about an edition or a program. */
  readonly say: (statement: Statement) => string;
  /** The name of a scheme and its specification. */
  readonly scheme: (told: SchemeTold) => string;
  /** Those of the steps of a plan; undefined where they are the ones of the command in English. */
  readonly plan: Words | undefined;
}

/** The words that `load` gives, and the function that loads them. */
export function factWords(load: () => Promise<{ readonly words: FactWords }>) {
  let loaded: FactWords | undefined;
  return {
    async load(): Promise<void> {
      loaded ??= (await load()).words;
    },
    words(): FactWords {
      if (loaded === undefined) throw new Error("the words of facts are not loaded");
      return loaded;
    },
  };
}
