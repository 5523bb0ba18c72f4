// A grammar in ABNF (RFC 5234) compiled, construct by construct, to a regular expression.
// The expression backtracks: it accepts all that the grammar derives, whatever the order of the choices.
// A grammar with recursive rules is refused: no regular expression can hold it.
import { type Expression, type Grammar, ruleOf } from "./abnf.ts";

/** The expression that matches a whole text if, and only if, the rule derives it. */
export function abnfToRegExp(grammar: Grammar, rule: string): RegExp {
  return new RegExp(`^${sourceOfRule(grammar, rule, [])}$`, "u");
}

/** `enclosing`: the rules that are being compiled around this one. */
function sourceOfRule(grammar: Grammar, rule: string, enclosing: readonly string[]): string {
  const name = rule.toLowerCase();
  if (enclosing.includes(name)) throw new Error(`${name} is recursive: ${[...enclosing, name].join(" → ")}`);
  const within = [...enclosing, name];
  const source = (expression: Expression): string => {
    switch (expression.kind) {
      case "alternation":
        return `(?:${expression.choices.map(source).join("|")})`;
      case "concatenation":
        return expression.parts.map(source).join("");
      case "repetition":
        return expression.max === 0
          ? ""
          : `(?:${source(expression.of)})${quantifier(expression.min, expression.max)}`;
      case "rule":
        return sourceOfRule(grammar, expression.name, within);
      case "string":
        return Array.from(expression.text, eitherCase).join("");
      case "sequence":
        return expression.codes.map(character).join("");
      case "range":
        return `[${character(expression.from)}-${character(expression.to)}]`;
      case "prose":
        throw new Error(`${name} is given in words: <${expression.text}>`);
    }
  };
  return source(ruleOf(grammar, name));
}

function quantifier(min: number, max: number): string {
  return `{${min},${max === Number.POSITIVE_INFINITY ? "" : max}}`;
}

/** RFC 5234 §2.3: strings in quotation marks are case-insensitive. */
function eitherCase(letter: string): string {
  return /[A-Za-z]/.test(letter)
    ? `[${letter.toUpperCase()}${letter.toLowerCase()}]`
    : character(letter.charCodeAt(0));
}

function character(code: number): string {
  return `\\u{${code.toString(16)}}`;
}
