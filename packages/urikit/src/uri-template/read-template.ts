/**
 * RFC 6570 §2: a template as its parts, or the error with the reason why it is not one.
 */

import { characterAt } from "../syntax/character-name.ts";
import { OCTETS, type PLAIN, TEMPLATES } from "../syntax/english.ts";
import { type UriErrorInit, UriSyntaxError } from "../syntax/errors.ts";
import { loneSurrogate, malformedTriplet } from "../syntax/percent-encoding.ts";
import { excerpt, printable } from "../syntax/printable.ts";
import { type Statement, statement } from "../syntax/statement.ts";
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
  /** Where its `{` is in the template. */
  readonly index: number;
  readonly operator: Operator;
  readonly variables: readonly VariableSpec[];
}

/** A part of a template: the expansion of literals (§3.1), or an expression. */
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

/** §3.1: characters that a URI cannot hold become triplets of their UTF-8; in literals, those beyond ASCII. */
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
  return ([4, 3, 2] as const).find((level) => levels.includes(level)) ?? 1;
}

function levelOfExpression({ operator, variables }: Expression): TemplateLevel {
  if (variables.some(({ explode, prefix }) => explode || prefix !== undefined)) return 4;
  return variables.length > 1 ? 3 : operator.level;
}

/** §2.1: a character that literals do not have. */
function literalError(input: string, index: number): Error {
  const character = String.fromCodePoint(input.codePointAt(index) ?? 0);
  const [rule, section] = ["literals", "RFC 6570 §2.1"];
  const base = { input, index, rule, section };
  if (character === "%") return new UriSyntaxError({ ...malformedTriplet(input, index), section }, OCTETS);
  if (character === "}") return expressionError(base, "a-literal", statement<Id>("unopened-brace"));
  if (/^[\ud800-\udfff]$/.test(character)) {
    return new UriSyntaxError({ ...loneSurrogate(input, index, rule), section }, OCTETS);
  }
  const expected = statement<Id>("a-literal-or-an-expression");
  return new UriSyntaxError(
    {
      ...base,
      code: "forbidden-character",
      expected,
      problem: statement<Id>("not-allowed-in-template", characterAt(input, index), expected),
      advice: statement<Id>("write-as", encodeURIComponent(character)),
    },
    TEMPLATES,
  );
}

type Id = keyof typeof TEMPLATES | keyof typeof PLAIN;

type Place = Pick<UriErrorInit, "input" | "index" | "rule" | "section">;

function expressionError(place: Place, what: Id, fault?: Statement<Id>): Error {
  const code = "invalid-expression";
  const expected = statement(what);
  const problem = fault && statement(code, expected, place.rule, fault);
  return new UriSyntaxError({ code, ...place, expected, problem }, TEMPLATES);
}

/** §2.2, §2.3: no name where there must be one. */
function nameError(
  text: string,
  { open, at, first }: { readonly open: number; readonly at: number; readonly first: boolean },
): Error {
  const found = text[at];
  if (found === undefined) return unclosed(text, open);
  if (found === "%") {
    return new UriSyntaxError({ ...malformedTriplet(text, at), section: "RFC 6570 §2.3" }, OCTETS);
  }
  if (first && at === open + 1 && "=,!@|".includes(found)) {
    const place = { input: text, index: at, rule: "operator", section: "RFC 6570 §2.2" };
    return expressionError(place, "operator-or-name", statement<Id>("reserved-operator", found));
  }
  const place = { input: text, index: at, rule: "varname", section: "RFC 6570 §2.3" };
  const isEmpty = found === "}" && first;
  return expressionError(place, "variable-name", isEmpty ? statement<Id>("nameless-expression") : undefined);
}

/** §2.2: an expression without an end. */
function unclosed(input: string, index: number): Error {
  const place = { input, index, rule: "expression", section: "RFC 6570 §2.2" };
  return expressionError(place, "closed-expression", statement<Id>("unclosed-expression"));
}

/** §2.4.1: `:` without its number. */
function prefixError(input: string, index: number): Error {
  const place = { input, index, rule: "prefix", section: "RFC 6570 §2.4.1" };
  return expressionError(place, "prefix-length", statement<Id>("prefix-without-length"));
}

/** §2.3: the text that may follow a variable. */
function afterVariable(
  text: string,
  open: number,
  { from, at, hasModifier }: { readonly from: number; readonly at: number; readonly hasModifier: boolean },
): Error {
  if (at >= text.length) return unclosed(text, open);
  const name = excerpt(printable(text.slice(from, at)), 40);
  const fault = statement<Id>("not-after-variable", characterAt(text, at), name);
  const place = { input: text, index: at };
  return hasModifier
    ? expressionError({ ...place, rule: "variable-list", section: "RFC 6570 §2.4" }, "comma-or-brace", fault)
    : expressionError({ ...place, rule: "varspec", section: "RFC 6570 §2.3" }, "modifier-or-brace", fault);
}
