// Texts that a rule derives, found by walking its grammar and leaving each choice to chance.
import { type Expression, type Grammar, ruleOf } from "./abnf.ts";
import type { Chance } from "./chance.ts";

/** A text that the rule derives. */
export function derive(grammar: Grammar, rule: string, chance: Chance): string {
  return walk(grammar, ruleOf(grammar, rule), chance);
}

function walk(grammar: Grammar, expression: Expression, chance: Chance): string {
  switch (expression.kind) {
    case "alternation":
      return walk(grammar, chance.pick(expression.choices), chance);
    case "concatenation":
      return expression.parts.map((part) => walk(grammar, part, chance)).join("");
    case "repetition": {
      const times = count(expression.min, expression.max, chance);
      return Array.from({ length: times }, () => walk(grammar, expression.of, chance)).join("");
    }
    case "rule":
      return walk(grammar, ruleOf(grammar, expression.name), chance);
    case "string":
      return Array.from(expression.text, (letter) => anyCase(letter, chance)).join("");
    case "sequence":
      return String.fromCodePoint(...expression.codes);
    case "range":
      return String.fromCodePoint(chance.between(expression.from, expression.to));
    case "prose":
      throw new Error(`cannot derive a text from words: <${expression.text}>`);
  }
}

/** As few as may be, then one more in two cases of three, up to as many as may be. */
function count(min: number, max: number, chance: Chance): number {
  let times = min;
  while (times < max && !chance.oneIn(3)) times++;
  return times;
}

function anyCase(letter: string, chance: Chance): string {
  return chance.oneIn(2) ? letter.toLowerCase() : letter.toUpperCase();
}
