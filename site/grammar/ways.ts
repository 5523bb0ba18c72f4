/** The way of a piece of text through the diagram of its rule: which expressions it took, and how often. */

import type { GrammarExpression } from "@urikit/standards/grammars";
import type { Derivation } from "./trace.ts";

/** How an expression was taken. */
export interface Taking {
  /** Whether it was read to its end, at least once. */
  readonly isDone: boolean;
  /** Of what repeats: whether the way went past it, into it, and back to its beginning. */
  readonly isSkipped: boolean;
  readonly isEntered: boolean;
  readonly isRepeated: boolean;
}

export type Ways = ReadonlyMap<GrammarExpression, Taking>;

/** The ways of all derivations of one rule, together. What lies within the rules that it uses is not in them. */
export function waysOf(derivations: readonly Derivation[]): Ways {
  const ways = new Map<GrammarExpression, Taking>();
  const take = (derivation: Derivation): void => {
    const { expression, parts, isDone } = derivation;
    const before = ways.get(expression);
    ways.set(expression, {
      isDone: isDone || before?.isDone === true,
      isSkipped: (isDone && parts.length === 0) || before?.isSkipped === true,
      isEntered: parts.length > 0 || before?.isEntered === true,
      isRepeated: parts.length > 1 || before?.isRepeated === true,
    });
    if (expression.kind !== "rule") for (const part of parts) take(part);
  };
  for (const { parts } of derivations) for (const part of parts) take(part);
  return ways;
}
