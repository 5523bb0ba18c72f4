/**
 * A rule of a grammar as a program that reads a text from left to right: RFC 5234 §3, with every rule it uses written out
 * in its place. The grammars of URIs are regular, so that it ends.
 */

import { type Grammar, type GrammarExpression, type GrammarRule, ruleOf } from "@urikit/standards/grammars";

/** A character or a range of them, and the expression that it is part of. */
export interface CharacterChoice {
  readonly expression: GrammarExpression;
  readonly from: number;
  readonly to: number;
}

export type Instruction =
  /** Reads one character, which must be one of these. */
  | {
      readonly kind: "read";
      readonly choices: readonly CharacterChoice[];
      /** The rule that says so. */
      readonly rule: string;
      /** The whole that is read there: `//`, of which this may be one slash. */
      readonly literal: string | undefined;
    }
  /** Goes on in one of these places; the earlier, the sooner. */
  | { readonly kind: "choose"; readonly places: number[] }
  /** An expression begins; whatever is read until it ends is its text. */
  | { readonly kind: "begin"; readonly expression: GrammarExpression }
  | { readonly kind: "end" }
  /** The text must be over. */
  | { readonly kind: "accept" };

/** After an instruction comes the next, except where one chooses. */
export type Program = readonly Instruction[];

/** The program of a rule. @throws {RangeError} If the grammar has no such rule, or if a description in words is not known. */
export function programOf(grammar: Grammar, rule: string): Program {
  const writer = new Writer(grammar);
  writer.expression({ kind: "rule", name: rule }, rule);
  return [...writer.instructions, { kind: "accept" }];
}

/** RFC 2396 §2.4.3 describes some characters in words. */
const IN_WORDS: ReadonlyMap<string, readonly (readonly [from: number, to: number])[]> = new Map([
  [
    "US-ASCII coded characters 00-1F and 7F hexadecimal",
    [
      [0, 0x1f],
      [0x7f, 0x7f],
    ],
  ],
  ["US-ASCII coded character 20 hexadecimal", [[0x20, 0x20]]],
]);

class Writer {
  readonly instructions: Instruction[] = [];
  readonly #grammar: Grammar;
  readonly #rules = new Map<string, GrammarRule>();

  constructor(grammar: Grammar) {
    this.#grammar = grammar;
  }

  /** `within`: the rule that has the expression. */
  expression(expression: GrammarExpression, within: string): void {
    this.instructions.push({ kind: "begin", expression });
    this.#inner(expression, within);
    this.instructions.push({ kind: "end" });
  }

  #inner(expression: GrammarExpression, within: string): void {
    switch (expression.kind) {
      case "rule": {
        const { name, expression: said } = this.#rule(expression.name);
        this.expression(said, name);
        return;
      }
      case "concatenation":
        for (const part of expression.parts) this.expression(part, within);
        return;
      case "alternation":
        this.#alternation(expression, within);
        return;
      case "repetition":
        this.#repetition(expression, within);
        return;
      default:
        this.#literal(expression, within);
    }
  }

  #rule(name: string): GrammarRule {
    const rule = this.#rules.get(name) ?? ruleOf(this.#grammar, name);
    if (rule === undefined) throw new RangeError(`${this.#grammar.name} has no rule ${name}`);
    this.#rules.set(name, rule);
    return rule;
  }

  /** Single characters that follow one another are one instruction. */
  #alternation(expression: GrammarExpression, within: string): void {
    const groups: GrammarExpression[][] = [];
    for (const choice of choicesIn(expression)) {
      const last = groups.at(-1);
      if (last?.[0] !== undefined && isOneCharacter(choice) && isOneCharacter(last[0])) last.push(choice);
      else groups.push([choice]);
    }
    this.#chosen(
      groups.map((group) => () => {
        const [first] = group;
        if (first !== undefined && !isOneCharacter(first)) this.expression(first, within);
        else
          this.instructions.push({
            kind: "read",
            choices: group.flatMap((one) => charactersOf(one)[0] ?? []),
            rule: within,
            literal: undefined,
          });
      }),
    );
  }

  /** One of several ways, the first first. */
  #chosen(ways: readonly (() => void)[]): void {
    const choose = this.#choose();
    const ends: number[][] = [];
    for (const [at, way] of ways.entries()) {
      choose.push(this.instructions.length);
      way();
      if (at < ways.length - 1) ends.push(this.#choose());
    }
    for (const end of ends) end.push(this.instructions.length);
  }

  #choose(): number[] {
    const places: number[] = [];
    this.instructions.push({ kind: "choose", places });
    return places;
  }

  /** RFC 5234 §3.6: as often as possible first. */
  #repetition(
    { of, min, max }: Extract<GrammarExpression, { readonly kind: "repetition" }>,
    within: string,
  ): void {
    for (let count = 0; count < min; count++) this.expression(of, within);
    if (max === undefined) {
      const start = this.instructions.length;
      const again = this.#choose();
      again.push(start + 1);
      this.expression(of, within);
      this.#choose().push(start);
      again.push(this.instructions.length);
      return;
    }
    const exits: number[][] = [];
    for (let count = min; count < max; count++) {
      const go = this.#choose();
      go.push(this.instructions.length);
      this.expression(of, within);
      exits.push(go);
    }
    for (const exit of exits) exit.push(this.instructions.length);
  }

  #literal(expression: GrammarExpression, within: string): void {
    const characters = charactersOf(expression);
    const literal = "text" in expression && characters.length > 1 ? expression.text : undefined;
    for (const choices of characters)
      this.instructions.push({ kind: "read", choices, rule: within, literal });
  }
}

function choicesIn(expression: GrammarExpression): readonly GrammarExpression[] {
  return expression.kind === "alternation" ? expression.choices.flatMap(choicesIn) : [expression];
}

function isOneCharacter(expression: GrammarExpression): boolean {
  if (expression.kind === "range") return true;
  return (expression.kind === "string" || expression.kind === "characters") && expression.text.length === 1;
}

/** The characters that an expression reads one after another, each with its choices. */
function charactersOf(expression: GrammarExpression): CharacterChoice[][] {
  switch (expression.kind) {
    case "range":
      return [[{ expression, from: expression.from.charCodeAt(0), to: expression.to.charCodeAt(0) }]];
    case "characters":
      return [...expression.text].map((one) => [exactly(expression, one)]);
    case "string": // RFC 5234 §2.3: the case of letters does not matter
      return [...expression.text].map((one) =>
        [...new Set([one.toLowerCase(), one.toUpperCase()])].map((either) => exactly(expression, either)),
      );
    case "prose": {
      const ranges = IN_WORDS.get(expression.text);
      if (ranges === undefined) throw new RangeError(`not known in characters: <${expression.text}>`);
      return [ranges.map(([from, to]) => ({ expression, from, to }))];
    }
    default:
      return [];
  }
}

function exactly(expression: GrammarExpression, character: string): CharacterChoice {
  return { expression, from: character.charCodeAt(0), to: character.charCodeAt(0) };
}
