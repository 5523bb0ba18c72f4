/**
 * RFC 6570 §2: a template as its parts, or the error that says why it is not one.
 */

import { type UriErrorParts, uriError } from "../syntax/errors.ts";
import { loneSurrogate, malformedTriplet } from "../syntax/percent-encoding.ts";
import { excerpt, printable } from "../syntax/printable.ts";
import { type Operator, operatorOf, SIMPLE } from "./operators.ts";
import { literalsEnd, modifierEnd, nameEnd } from "./template-syntax.ts";

/** RFC 6570 §1.2: the level of a template, from simple expansion (1) to modifiers (4). */
export type TemplateLevel = 1 | 2 | 3 | 4;

/** A variable of an expression, with its modifier (§2.3, §2.4). */
export interface VariableSpec {
  readonly name: string;
  /** Where it begins in the template. */
  readonly index: number;
  /** Whether `*` follows it: each member of a list or of an associative array by itself. */
  readonly explode: boolean;
  /** How many characters of the value are written at most, if that is limited. */
  readonly prefix: number | undefined;
}

/** `{…}` (§2.2). */
export interface Expression {
  /** Where its `{` stands in the template. */
  readonly index: number;
  readonly operator: Operator;
  readonly variables: readonly VariableSpec[];
}

/** A part of a template: what literals expand to (§3.1), or an expression. */
export type TemplatePart = string | Expression;

/** @throws {UriSyntaxError} If the text is not a template. */
export function readTemplate(text: string): TemplatePart[] {
  const parts: TemplatePart[] = [];
  let at = 0;
  while (at < text.length) {
    const end = literalsEnd(text, at);
    if (end > at) parts.push(expandedLiterals(text.slice(at, end)));
    if (end === text.length) break;
    if (text[end] !== "{") throw literalError(text, end);
    const expression = readExpression(text, end);
    parts.push(expression.part);
    at = expression.end;
  }
  return parts;
}

/** §3.1: what a URI cannot hold becomes triplets of its UTF-8; of literals, that is what is not of ASCII. */
function expandedLiterals(literals: string): string {
  return literals.replace(/[^\0-\x7f]+/g, encodeURIComponent);
}

interface ReadExpression {
  readonly part: Expression;
  /** Where the text after it begins. */
  readonly end: number;
}

function readExpression(text: string, index: number): ReadExpression {
  const operator = operatorOf(text[index + 1] ?? "");
  const variables: VariableSpec[] = [];
  let at = index + 1 + (operator ?? SIMPLE).sign.length;
  for (;;) {
    const end = nameEnd(text, at);
    if (end === at) throw nameError(text, { open: index, at, first: variables.length === 0 });
    const after = modifierEnd(text, end);
    if (after < 0) throw prefixError(text, end);
    variables.push({
      name: text.slice(at, end),
      index: at,
      explode: text[end] === "*",
      prefix: text[end] === ":" ? Number(text.slice(end + 1, after)) : undefined,
    });
    if (text[after] === "}")
      return { part: { index, operator: operator ?? SIMPLE, variables }, end: after + 1 };
    if (text[after] !== ",")
      throw afterVariable(text, index, { from: at, at: after, hasModifier: after > end });
    at = after + 1;
  }
}

/** §1.2: the level that a template is of. */
export function levelOf(parts: readonly TemplatePart[]): TemplateLevel {
  const levels = parts.map((part) => (typeof part === "string" ? 1 : levelOfExpression(part)));
  return levels.reduce((highest, level) => (level > highest ? level : highest), 1);
}

function levelOfExpression({ operator, variables }: Expression): TemplateLevel {
  if (variables.some(({ explode, prefix }) => explode || prefix !== undefined)) return 4;
  return variables.length > 1 ? 3 : operator.level;
}

/** §2.1: a character that literals do not have. */
function literalError(text: string, at: number): Error {
  const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
  const base = { text, at, rule: "literals", section: "RFC 6570 §2.1" };
  if (character === "%") return uriError({ ...malformedTriplet(text, at), section: base.section });
  if (character === "}")
    return expressionError({ ...base, expected: "a literal", message: '"}" has no "{"' });
  if (/^[\ud800-\udfff]$/.test(character))
    return uriError({ ...loneSurrogate(text, at, base.rule), section: base.section });
  return uriError({
    ...base,
    code: "forbidden-character",
    expected: "a literal or an expression",
    message: `${character === " " ? "a space" : `"${printable(character)}"`} is not allowed in a template`,
    advice: `write it as ${encodeURIComponent(character)}`,
  });
}

type ExpressionErrorParts = Omit<UriErrorParts, "code">;

function expressionError(parts: ExpressionErrorParts): Error {
  return uriError({ ...parts, code: "invalid-expression" });
}

/** §2.2, §2.3: no name where one must stand. */
function nameError(
  text: string,
  { open, at, first }: { readonly open: number; readonly at: number; readonly first: boolean },
): Error {
  const found = text[at];
  if (found === undefined) return unclosed(text, open);
  if (found === "%") return uriError({ ...malformedTriplet(text, at), section: "RFC 6570 §2.3" });
  if (first && at === open + 1 && "=,!@|".includes(found))
    return expressionError({
      text,
      at,
      rule: "operator",
      section: "RFC 6570 §2.2",
      expected: "an operator or the name of a variable",
      message: `the operator "${found}" is reserved for later extensions`,
    });
  const message = found === "}" && first ? "an expression must name a variable" : undefined;
  return expressionError({
    text,
    at,
    rule: "varname",
    section: "RFC 6570 §2.3",
    expected: 'the name of a variable: letters, digits, "_" and triplets, with single dots between',
    message,
  });
}

/** §2.2: an expression without an end. */
function unclosed(text: string, open: number): Error {
  const expected = 'an expression with its "}"';
  return expressionError({
    text,
    at: open,
    rule: "expression",
    section: "RFC 6570 §2.2",
    expected,
    message: 'the expression has no "}"',
  });
}

/** §2.4.1: `:` without its number. */
function prefixError(text: string, at: number): Error {
  return expressionError({
    text,
    at,
    rule: "prefix",
    section: "RFC 6570 §2.4.1",
    expected: "a number from 1 to 9999, without zeros before it",
    message: 'after ":" must follow a number from 1 to 9999, without zeros before it',
  });
}

/** §2.3: what may follow a variable. */
function afterVariable(
  text: string,
  open: number,
  { from, at, hasModifier }: { readonly from: number; readonly at: number; readonly hasModifier: boolean },
): Error {
  const found = text.codePointAt(at);
  if (found === undefined) return unclosed(text, open);
  const character = printable(String.fromCodePoint(found));
  const name = excerpt(printable(text.slice(from, at)), 40);
  return expressionError({
    text,
    at,
    rule: hasModifier ? "variable-list" : "varspec",
    section: hasModifier ? "RFC 6570 §2.4" : "RFC 6570 §2.3",
    expected: hasModifier ? '"," or "}"' : '"," or "}", ":" or "*"',
    message: `${character === " " ? "a space" : `"${character}"`} must not follow the variable "${name}"`,
  });
}
