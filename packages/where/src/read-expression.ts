/**
 * Reads an expression by the grammar in docs/where.md: once, from left to right, by a function for each rule. A bound on
 * parentheses and negations bounds the recursion.
 */

import { isUriReference } from "urikit";
import { requireString } from "urikit/foundation";
import {
  SEVERITY_WORDS,
  SUBJECTS,
  type WhereComparison,
  type WhereExpression,
  type WhereOperator,
  type WhereSubject,
} from "./expression.ts";
import { WhereError, type WhereFault, type WhereFaultCode } from "./fault.ts";

/** What was read: an expression, or what is wrong with it. */
export type WhereReading =
  | { readonly valid: true; readonly expression: WhereExpression }
  | { readonly valid: false; readonly fault: WhereFault };

/** The longest expression, in UTF-16 code units, and how deep parentheses and negations may be nested. */
const LONGEST = 10_000;
const DEEPEST = 100;

/** The operators that compare texts, numbers and severities, and both. */
const ANY = ["=", "!=", "in"] as const;
const OF_TEXT = ["^=", "$=", "*=", "~"] as const;
const OF_NUMBER = ["<", "<=", ">", ">="] as const;

/** The words that are not values unless they are quoted. */
const RESERVED: ReadonlySet<string> = new Set(["and", "or", "not"]);

/** The words with which a statement can begin. */
export const WHERE_WORDS: readonly string[] = [
  ...SUBJECTS,
  ...["query.NAME", "valid", "invalid", "equivalent to", "denied", "programs disagree"],
  ...SEVERITY_WORDS,
  ...["not", "("],
];

/** The characters that end a word, a name and a value. */
const WORD = /[A-Za-z-]+/y;
const NAME = /[#%&+\--;?-\]_-}\u{7f}-\u{10ffff}]+/uy;
const VALUE = /[!#-&*+\--<>-\u{10ffff}][!#-&*+\--\u{10ffff}]*/uy;
const OPERATOR = /[!^$*<>]=|[=~<>]/y;
const SPACE = /[ \t\r\n]*/y;
const END = /$|\)|(?:and|or)(?![A-Za-z-])/iy;
/** What a fault shows of what it does not expect. */
const ANYTHING = /[^\s()",']+|\S/uy;

/**
 * Reads an expression: as data, or what is wrong with it and where. `where` throws that.
 *
 * @param fields The names of fields that the caller knows, which are words then.
 * @throws {TypeError} If `expression` is not a string, or `fields` is not a list.
 *
 * @example
 * ```ts
 * import { readWhere } from "@urikit/where";
 *
 * readWhere("scheme = https").valid; // => true
 * const read = readWhere("port = http");
 * read.valid || read.fault; // => { code: "number-expected", index: 7, found: "http", expected: [] }
 * ```
 */
export function readWhere(expression: string, fields: readonly string[] = []): WhereReading {
  requireString(expression, "the expression");
  if (!Array.isArray(fields)) throw new TypeError("the fields must be a list of names");
  try {
    return { valid: true, expression: new ExpressionReader(expression, fields).whole() };
  } catch (error) {
    if (error instanceof WhereError) return { valid: false, fault: error.fault };
    throw error;
  }
}

/** A word, a name or a value, and where it begins. */
interface Token {
  readonly text: string;
  readonly at: number;
}

class ExpressionReader {
  readonly #text: string;
  readonly #fields: readonly string[];
  #at = 0;
  #depth = 0;

  constructor(text: string, fields: readonly string[]) {
    this.#text = text;
    this.#fields = fields;
  }

  /** The whole text as an expression. */
  whole(): WhereExpression {
    if (this.#text.length > LONGEST) throw this.#fault("too-long", LONGEST, [String(LONGEST)]);
    const expression = this.#alternatives();
    if (this.#at < this.#text.length) throw this.#fault("end-expected", this.#at, ["and", "or"]);
    return expression;
  }

  /** `expression = conjunction *( "or" conjunction )` */
  #alternatives(): WhereExpression {
    return this.#joined("or", () => this.#joined("and", () => this.#negation()));
  }

  #joined(kind: "and" | "or", part: () => WhereExpression): WhereExpression {
    const first = part();
    const parts = [first];
    while (this.#takeWord(kind)) parts.push(part());
    return parts.length === 1 ? first : { kind, parts };
  }

  /** `negation = "not" negation / "(" expression ")" / statement` */
  #negation(): WhereExpression {
    this.#skip();
    const at = this.#at;
    if (this.#depth === DEEPEST) throw this.#fault("too-deep", at, [String(DEEPEST)]);
    this.#depth++;
    const read = this.#takeWord("not") ? not(this.#negation()) : (this.#group(at) ?? this.#statement());
    this.#depth--;
    return read;
  }

  #group(at: number): WhereExpression | undefined {
    if (!this.#takeSign("(")) return undefined;
    const expression = this.#alternatives();
    if (this.#takeSign(")")) return expression;
    if (this.#at === this.#text.length) throw this.#fault("parenthesis-open", at, [")"]);
    throw this.#fault("end-expected", this.#at, ["and", "or", ")"]);
  }

  #statement(): WhereExpression {
    const { text, at } = this.#token(WORD);
    const word = text.toLowerCase();
    if (SEVERITY_WORDS.includes(word)) return comparison({ subject: "severity" }, "=", { text: word, at });
    if (word === "query" && this.#text[this.#at] === ".") return this.#pair();
    const subject = SUBJECTS.find((one) => one === word);
    if (subject !== undefined) return this.#about({ subject: subject as WhereSubject });
    if (this.#fields.includes(word)) return this.#about({ subject: "field", key: word });
    switch (word) {
      case "valid":
        return { kind: "valid" };
      case "invalid":
        return not({ kind: "valid" });
      case "programs":
        this.#require("disagree");
        return comparison({ subject: "finding" }, "=", { text: "parsers-disagree", at });
      case "denied":
        return { kind: "denied", policy: this.#takeWord("by") ? this.#value().text : undefined };
      case "equivalent":
        this.#require("to");
        return this.#equivalent();
      default:
        throw this.#fault("word-expected", at, [...WHERE_WORDS, ...this.#fields]);
    }
  }

  #equivalent(): WhereExpression {
    const { text, at } = this.#value();
    if (!isUriReference(text)) throw this.#fault("reference-expected", at, [], text);
    return { kind: "equivalent", reference: text };
  }

  /** `query.NAME`: the pairs of the query with a key. */
  #pair(): WhereExpression {
    this.#at++;
    const from = this.#at;
    const key = this.#quoted() ?? this.#match(NAME);
    if (key === "") throw this.#fault("name-expected", from, []);
    return this.#about({ subject: "pair", key });
  }

  /** What is said of a subject: how it compares with a value, or that it is there. */
  #about(of: Of): WhereExpression {
    this.#skip();
    const from = this.#at;
    const operators: readonly string[] = operatorsOf(of.subject);
    if (operators.includes("in") && this.#takeWord("in")) return this.#in(of);
    const operator = this.#match(OPERATOR);
    const isAlone = of.subject !== "text" && of.subject !== "severity";
    if (isAlone && operator === "" && this.#isAtEnd()) return { kind: "defined", ...of };
    if (!operators.includes(operator))
      throw this.#fault("operator-expected", from, isAlone ? [...operators, "and", "or"] : operators);
    return this.#compared(of, operator, this.#valueOf(of));
  }

  #compared(of: Of, operator: string, value: Token): WhereExpression {
    if (operator === "!=") return not(comparison(of, "=", value));
    if (operator !== "~") return comparison(of, operator as WhereOperator, value); // it is in the list
    const isSuffix = of.subject === "host" && value.text.startsWith(".");
    return comparison(of, isSuffix ? "labels" : "*=", value);
  }

  /** `in ( VALUE, VALUE )`, or of a host `in cidr BLOCK`. */
  #in(of: Of): WhereExpression {
    if (of.subject === "host" && this.#takeWord("cidr")) {
      const { text, at } = this.#value();
      return { kind: "in-block", block: text, at };
    }
    this.#skip();
    const from = this.#at;
    if (!this.#takeSign("("))
      throw this.#fault("operator-expected", from, of.subject === "host" ? ["(", "cidr"] : ["("]);
    const parts: WhereExpression[] = [];
    do parts.push(comparison(of, "=", this.#valueOf(of)));
    while (this.#takeSign(","));
    if (!this.#takeSign(")")) throw this.#fault("end-expected", this.#at, [",", ")"]);
    return { kind: "or", parts };
  }

  /** A value that a subject can have. */
  #valueOf({ subject }: Of): Token {
    const value = this.#value();
    const { text, at } = value;
    if (subject === "severity" && !SEVERITY_WORDS.includes(text))
      throw this.#fault("severity-expected", at, SEVERITY_WORDS, text);
    if (subject === "port" && !/^[0-9]*$/.test(text)) throw this.#fault("number-expected", at, [], text);
    return value;
  }

  #value(): Token {
    this.#skip();
    const at = this.#at;
    const quoted = this.#quoted();
    if (quoted !== undefined) return { text: quoted, at };
    const text = this.#match(VALUE);
    if (text !== "" && !RESERVED.has(text.toLowerCase())) return { text, at };
    throw this.#fault("value-expected", at, []);
  }

  /** Text between quotes, in which a backslash takes the meaning of the next character. */
  #quoted(): string | undefined {
    const from = this.#at;
    const quote = this.#text[from];
    if (quote !== '"' && quote !== "'") return undefined;
    let text = "";
    for (let at = from + 1; at < this.#text.length; at++) {
      const character = this.#text[at];
      if (character === quote) {
        this.#at = at + 1;
        return text;
      }
      if (character === "\\") at++;
      text += this.#text[at] ?? "";
    }
    throw this.#fault("quote-open", from, [quote]);
  }

  /** Takes a word if it is the next one. */
  #takeWord(word: string): boolean {
    this.#skip();
    const from = this.#at;
    if (this.#match(WORD).toLowerCase() === word) return true;
    this.#at = from;
    return false;
  }

  /** Whether a statement can end here. */
  #isAtEnd(): boolean {
    END.lastIndex = this.#at;
    return END.test(this.#text);
  }

  #require(word: string): void {
    if (!this.#takeWord(word)) throw this.#fault("operator-expected", this.#at, [word]);
  }

  #takeSign(sign: string): boolean {
    this.#skip();
    if (this.#text[this.#at] !== sign) return false;
    this.#at++;
    return true;
  }

  #token(expression: RegExp): Token {
    this.#skip();
    const at = this.#at;
    return { text: this.#match(expression), at };
  }

  #skip(): void {
    this.#match(SPACE);
  }

  /** The text that an expression matches here; empty if it does not. */
  #match(expression: RegExp): string {
    expression.lastIndex = this.#at;
    const text = expression.exec(this.#text)?.[0] ?? "";
    this.#at += text.length;
    return text;
  }

  #fault(code: WhereFaultCode, index: number, expected: readonly string[], found?: string): WhereError {
    this.#at = index;
    this.#skip();
    return new WhereError({ code, index, found: found ?? this.#match(ANYTHING), expected });
  }
}

/** The subject of a comparison. */
type Of = Pick<WhereComparison, "subject" | "key">;

function comparison(of: Of, operator: WhereOperator, { text, at }: Token): WhereComparison {
  return { kind: "comparison", ...of, operator, value: text, at };
}

function not(of: WhereExpression): WhereExpression {
  return { kind: "not", of };
}

/** The operators that a subject takes. */
function operatorsOf(subject: WhereSubject): readonly string[] {
  if (subject === "severity") return [...ANY, ...OF_NUMBER];
  return subject === "port" ? [...ANY, ...OF_TEXT, ...OF_NUMBER] : [...ANY, ...OF_TEXT];
}
