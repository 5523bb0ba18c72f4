/**
 * The grammar of an edition, and a rule of it by its name. The rules come from the `*.bnf` next to this file, by way of
 * `data.ts`.
 */

import { requireString } from "urikit/foundation";
import { GRAMMARS, type GrammarId } from "./data.ts";
import { type GrammarRule, rulesIn } from "./rule.ts";

/** The editions that have a grammar, the oldest first. */
export const GRAMMAR_IDS = Object.keys(GRAMMARS) as readonly GrammarId[]; // the keys are all there are

/** The grammar of an edition. */
export interface Grammar {
  readonly id: GrammarId;
  /** The usual name of the edition, such as `RFC 2396`. */
  readonly name: string;
  /** In the order of the document; rules from other documents are where they are used, or at the end. */
  readonly rules: readonly GrammarRule[];
}

/**
 * The grammar of an edition: RFC 1738 §5; RFC 1808 §2.2; those of the draft of 1997, of RFC 2396 with the brackets of
 * RFC 2732, of the draft of 2003, and of RFC 3986 (Appendix A).
 *
 * @example
 * ```ts
 * import { grammarOf } from "@urikit/standards/grammars";
 *
 * const { name, rules } = grammarOf("rfc3986");
 * name; // => "RFC 3986"
 * rules[0]?.text; // => 'URI           = scheme ":" hier-part [ "?" query ] [ "#" fragment ]'
 * rules.filter(({ section }) => section === "RFC 3986 §3.3").length; // => 10
 * ```
 */
export function grammarOf(id: GrammarId): Grammar {
  if (!GRAMMAR_IDS.includes(id)) throw new TypeError(`the id must be one of ${GRAMMAR_IDS.join(", ")}`);
  const { name, rules } = GRAMMARS[id];
  const using = rules.map((rule) => ({ ...rule, uses: rulesIn(rule.expression) }));
  const usedBy = (used: string) => using.filter(({ uses }) => uses.includes(used)).map(({ name }) => name);
  return { id, name, rules: using.map((rule) => ({ ...rule, usedBy: usedBy(rule.name) })) };
}

/**
 * A rule of a grammar by its name, or undefined if it has no rule of that name. The case of letters does not matter
 * (RFC 5234 §2.1), and `-` may replace `_`, which the documents of the nineties use.
 *
 * @example
 * ```ts
 * import { grammarOf, ruleOf } from "@urikit/standards/grammars";
 *
 * const rule = ruleOf(grammarOf("rfc3986"), "HOST");
 * rule?.text; // => "host          = IP-literal / IPv4address / reg-name"
 * rule?.section; // => "RFC 3986 §3.2.2"
 * rule?.uses; // => ["IP-literal", "IPv4address", "reg-name"]
 * rule?.usedBy; // => ["authority"]
 * ruleOf(grammarOf("rfc2396"), "net-path")?.name; // => "net_path"
 * ruleOf(grammarOf("rfc3986"), "site"); // => undefined
 * ```
 */
export function ruleOf(grammar: Grammar, name: string): GrammarRule | undefined {
  if (!Array.isArray(grammar?.rules)) throw new TypeError("the grammar must be one that grammarOf gives");
  requireString(name, "the name of the rule");
  const wanted = comparable(name);
  return grammar.rules.find((rule) => comparable(rule.name) === wanted);
}

function comparable(name: string): string {
  return name.toLowerCase().replaceAll("_", "-");
}
