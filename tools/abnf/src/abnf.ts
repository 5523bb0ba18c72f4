// RFC 5234 §4: ABNF, read from text into a tree. Rules are looked up whatever the case of their names (§2.1).

export type Expression =
  | { readonly kind: "alternation"; readonly choices: readonly Expression[] }
  | { readonly kind: "concatenation"; readonly parts: readonly Expression[] }
  | { readonly kind: "repetition"; readonly of: Expression; readonly min: number; readonly max: number }
  | { readonly kind: "rule"; readonly name: string }
  | { readonly kind: "string"; readonly text: string } // "text", whatever its case (§2.3)
  | { readonly kind: "sequence"; readonly codes: readonly number[] } // %x61.62
  | { readonly kind: "range"; readonly from: number; readonly to: number } // %x61-7A
  | { readonly kind: "prose"; readonly text: string }; // <a description in words>

/** The rules of a grammar by their names in lower case. */
export type Grammar = ReadonlyMap<string, Expression>;

/** Reads a grammar; a rule it uses may be in any of the texts. */
export function readAbnf(...texts: readonly string[]): Grammar {
  const rules = new Map<string, Expression>();
  for (const text of texts)
    for (const rule of logicalRules(text)) define(rules, new RuleReader(tokens(rule)));
  return rules;
}

/** The expression of a rule; an error if the grammar lacks it. */
export function ruleOf(grammar: Grammar, name: string): Expression {
  const expression = grammar.get(name.toLowerCase());
  if (expression === undefined) throw new Error(`the grammar has no rule named ${name}`);
  return expression;
}

/** A rule begins where a line does; indented, blank and comment lines continue it (§4, c-wsp). */
function logicalRules(text: string): string[] {
  return text
    .split(/\r?\n(?=[A-Za-z])/)
    .map((rule, index) => (index === 0 ? rule.replace(/^(?:[ \t]*(?:;.*)?\r?\n)*/, "") : rule))
    .filter((rule) => rule !== "");
}

/** §3.3: `=/` adds choices to a rule already there; `=` may not. */
function define(rules: Map<string, Expression>, reader: RuleReader): void {
  const { name, incremental, expression } = reader.rule();
  const known = rules.get(name);
  if (incremental !== (known !== undefined))
    throw new Error(`${name} is defined ${known ? "twice" : "by =/ alone"}`);
  rules.set(name, known === undefined ? expression : { kind: "alternation", choices: [known, expression] });
}

type TokenKind = "name" | "defined" | "mark" | "repeat" | "string" | "number" | "prose";
interface Token {
  readonly kind: TokenKind;
  readonly text: string;
}

const TOKEN =
  /(?<space>[ \t\r\n]+|;[^\r\n]*)|(?<name>[A-Za-z][A-Za-z0-9-]*)|(?<defined>=\/?)|(?<mark>[/()[\]])|(?<repeat>[0-9]*\*[0-9]*|[0-9]+)|"(?<string>[^"\r\n]*)"|%(?<number>[bdxBDX][0-9A-Fa-f.-]+)|<(?<prose>[^>\r\n]*)>/y;

function tokens(rule: string): Token[] {
  const found: Token[] = [];
  TOKEN.lastIndex = 0;
  for (let at = 0; at < rule.length; at = TOKEN.lastIndex) {
    const groups = TOKEN.exec(rule)?.groups;
    if (groups === undefined) throw new Error(`not ABNF: ${JSON.stringify(rule.slice(at, at + 30))}`);
    const kind = (Object.keys(groups) as (TokenKind | "space")[]).find((name) => groups[name] !== undefined);
    if (kind !== undefined && kind !== "space") found.push({ kind, text: groups[kind] ?? "" });
  }
  return found;
}

/** Recursive descent over the tokens of one rule, a method for each rule of §4. */
class RuleReader {
  #at = 0;
  readonly #tokens: readonly Token[];

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  rule(): { name: string; incremental: boolean; expression: Expression } {
    const name = this.#expect("name").toLowerCase();
    const incremental = this.#expect("defined") === "=/";
    const expression = this.#alternation();
    if (this.#at < this.#tokens.length) throw new Error(`${name}: unexpected ${this.#peek()?.text}`);
    return { name, incremental, expression };
  }

  #alternation(): Expression {
    const choices = [this.#concatenation()];
    while (this.#takeMark("/")) choices.push(this.#concatenation());
    return only(choices) ?? { kind: "alternation", choices };
  }

  #concatenation(): Expression {
    const parts = [this.#repetition()];
    while (this.#elementFollows()) parts.push(this.#repetition());
    return only(parts) ?? { kind: "concatenation", parts };
  }

  #repetition(): Expression {
    if (this.#peek()?.kind !== "repeat") return this.#element();
    const [min, max] = this.#expect("repeat").split("*");
    const bounds = { min: Number(min), max: max === undefined ? Number(min) : Number(max || Infinity) };
    return { kind: "repetition", of: this.#element(), ...bounds };
  }

  #element(): Expression {
    if (this.#takeMark("(")) return this.#closed(")");
    if (this.#takeMark("[")) return { kind: "repetition", of: this.#closed("]"), min: 0, max: 1 };
    const token = this.#tokens[this.#at++];
    if (token?.kind === "name") return { kind: "rule", name: token.text.toLowerCase() };
    if (token?.kind === "string") return { kind: "string", text: token.text };
    if (token?.kind === "number") return numberValue(token.text);
    if (token?.kind === "prose") return { kind: "prose", text: token.text };
    throw new Error(`an element expected, not ${token?.text ?? "the end"}`);
  }

  #closed(mark: string): Expression {
    const inner = this.#alternation();
    if (!this.#takeMark(mark)) throw new Error(`"${mark}" expected`);
    return inner;
  }

  #elementFollows(): boolean {
    const token = this.#peek();
    return token !== undefined && (token.kind !== "mark" || token.text === "(" || token.text === "[");
  }

  #takeMark(mark: string): boolean {
    const token = this.#peek();
    const there = token?.kind === "mark" && token.text === mark;
    if (there) this.#at++;
    return there;
  }

  #expect(kind: TokenKind): string {
    const token = this.#tokens[this.#at++];
    if (token?.kind !== kind) throw new Error(`a ${kind} expected, not ${token?.text ?? "the end"}`);
    return token.text;
  }

  #peek(): Token | undefined {
    return this.#tokens[this.#at];
  }
}

const RADIX: Readonly<Record<string, number>> = { b: 2, d: 10, x: 16 };

/** §2.3, §3.4: `%x61`, `%x61.62.63`, `%x61-7A`. */
function numberValue(text: string): Expression {
  const radix = RADIX[text.charAt(0).toLowerCase()];
  const code = (digits: string) => Number.parseInt(digits, radix);
  const [from, to] = text.slice(1).split("-");
  if (from === undefined) throw new Error(`not a number: %${text}`);
  if (to !== undefined) return { kind: "range", from: code(from), to: code(to) };
  return { kind: "sequence", codes: from.split(".").map(code) };
}

function only<T>(list: readonly T[]): T | undefined {
  return list.length === 1 ? list[0] : undefined;
}
