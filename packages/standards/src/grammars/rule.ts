/** The types of a grammar: the rules of an edition as its document prints them (RFC 822 §2, RFC 5234). */

/** The expression of a rule, as a tree. The names in it are those that the document gives its rules. */
export type GrammarExpression =
  | { readonly kind: "alternation"; readonly choices: readonly GrammarExpression[] }
  | { readonly kind: "concatenation"; readonly parts: readonly GrammarExpression[] }
  /** `min` to `max` times; `max` is absent where there is no limit. */
  | {
      readonly kind: "repetition";
      readonly of: GrammarExpression;
      readonly min: number;
      readonly max?: number;
    }
  | { readonly kind: "rule"; readonly name: string }
  /** A text whose letters have no case, such as `"v"` in ABNF (RFC 5234 §2.3). */
  | { readonly kind: "string"; readonly text: string }
  /** A text whose letters have a case, such as `%x76` in ABNF, or `"v"` in a document that lists both cases. */
  | { readonly kind: "characters"; readonly text: string }
  /** One character of those from `from` to `to`. */
  | { readonly kind: "range"; readonly from: string; readonly to: string }
  /** A description in words, such as `<pchar>` (RFC 5234 §4, prose-val). */
  | { readonly kind: "prose"; readonly text: string };

/** A rule of a grammar. */
export interface GrammarRule {
  /** As the document writes it: `net_path` in RFC 2396, `path-abempty` in RFC 3986. */
  readonly name: string;
  /** The lines of the rule as the document prints them, with its comments; no line feed after the last. */
  readonly text: string;
  /** The section that defines it, with the name of the document: `RFC 3986 §3.2.2`, `RFC 2234 §6.1`. */
  readonly section: string;
  readonly expression: GrammarExpression;
  /** The names of the rules that it uses, in the order in which it names them first. */
  readonly uses: readonly string[];
  /** The names of the rules that use it, in the order of the grammar. */
  readonly usedBy: readonly string[];
}

/** The rules that an expression names, each once. */
export function rulesIn(expression: GrammarExpression): string[] {
  switch (expression.kind) {
    case "rule":
      return [expression.name];
    case "alternation":
      return [...new Set(expression.choices.flatMap(rulesIn))];
    case "concatenation":
      return [...new Set(expression.parts.flatMap(rulesIn))];
    case "repetition":
      return rulesIn(expression.of);
    default:
      return [];
  }
}
