/**
 * @urikit/standards/grammars: the grammars of the editions as data: each rule as its document prints it, with its
 * section and what it uses. The data is large, so it is an entry of its own.
 *
 * @packageDocumentation
 */

export type { GrammarId } from "./data.ts";
export { GRAMMAR_IDS, type Grammar, grammarOf, ruleOf } from "./grammar-of.ts";
export type { GrammarExpression, GrammarRule } from "./rule.ts";
