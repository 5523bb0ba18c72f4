/**
 * References that readers are known to read differently: `asked/classics.json` has them by kind, with the source of the
 * kind. `good.example` is where a filter believes to go.
 */

import kinds from "../asked/classics.json" with { type: "json" };
import type { Question } from "../recorded/question.ts";

/** The classics, in the order of their kinds. */
export function classics(): readonly (Question & { readonly source: string })[] {
  return kinds.flatMap(({ kind, source, references }) =>
    references.map((reference) => ({ reference, kind, source })),
  );
}
