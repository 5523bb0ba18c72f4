// A grammar in ABNF (RFC 5234) as a source of texts for fast-check, which shrinks those that fail.
import fc, { type Arbitrary } from "fast-check";
import { type Expression, type Grammar, ruleOf } from "./abnf.ts";

/** Texts that the rule derives. */
export function abnfToArbitrary(grammar: Grammar, rule: string): Arbitrary<string> {
  const known = new Map<string, Arbitrary<string>>();
  const arbitraryOf = (expression: Expression): Arbitrary<string> => {
    switch (expression.kind) {
      case "alternation":
        return fc.oneof(...expression.choices.map(arbitraryOf));
      case "concatenation":
        return fc.tuple(...expression.parts.map(arbitraryOf)).map((parts) => parts.join(""));
      case "repetition":
        return repeated(expression.max === 0 ? fc.constant("") : arbitraryOf(expression.of), expression);
      case "rule":
        return arbitraryOfRule(expression.name);
      case "string":
        return fc.constantFrom(expression.text.toLowerCase(), expression.text.toUpperCase());
      case "sequence":
        return fc.constant(String.fromCodePoint(...expression.codes));
      case "range":
        return fc
          .integer({ min: expression.from, max: expression.to })
          .map((code) => String.fromCodePoint(code));
      case "prose":
        throw new Error(`cannot derive a text from words: <${expression.text}>`);
    }
  };
  const arbitraryOfRule = (name: string): Arbitrary<string> => {
    const arbitrary = known.get(name) ?? arbitraryOf(ruleOf(grammar, name));
    known.set(name, arbitrary);
    return arbitrary;
  };
  return arbitraryOfRule(rule.toLowerCase());
}

/** A repetition without an upper bound is tried up to this many times more than it must. */
const MORE = 8;

function repeated(of: Arbitrary<string>, { min, max }: { min: number; max: number }): Arbitrary<string> {
  const list = fc.array(of, { minLength: min, maxLength: Math.min(max, min + MORE) });
  return list.map((texts) => texts.join(""));
}
