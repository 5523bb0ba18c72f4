/**
 * RFC 6570 §3.2.1: the expansion of a template.
 */

import { type PLAIN, TEMPLATES } from "../syntax/english.ts";
import { UriSyntaxError } from "../syntax/errors.ts";
import { statement } from "../syntax/statement.ts";
import { encodeReserved, encodeUnreserved, firstCharacters } from "./encoding.ts";
import type { Operator } from "./operators.ts";
import type { Expression, TemplatePart, VariableSpec } from "./read-template.ts";
import {
  type DefinedValue,
  definedValue,
  type Lookup,
  lookupIn,
  type Member,
  type VariableValues,
} from "./values.ts";

/** §3: the expansion of a template, part by part. */
export function expandParts(
  template: string,
  parts: readonly TemplatePart[],
  values: VariableValues,
): string {
  const lookup = lookupIn(values);
  let result = "";
  for (const part of parts)
    result += typeof part === "string" ? part : expandExpression(template, part, lookup);
  return result;
}

function expandExpression(template: string, expression: Expression, lookup: Lookup): string {
  const { operator, variables } = expression;
  let result = "";
  let separator = operator.first;
  for (const variable of variables) {
    const value = definedValue(variable.name, lookup(variable.name));
    if (value === undefined) continue;
    if (variable.prefix !== undefined && typeof value !== "string") throw compositePrefix(template, variable);
    result += separator + expandVariable(operator, variable, value);
    separator = operator.separator;
  }
  return result;
}

function expandVariable(operator: Operator, variable: VariableSpec, value: DefinedValue): string {
  const { name, explode, prefix } = variable;
  if (typeof value === "string") {
    const part = prefix === undefined ? value : firstCharacters(value, prefix, operator.reserved);
    return named(operator, name, encoded(operator, part));
  }
  if (explode) return value.map((member) => explodedMember(operator, name, member)).join(operator.separator);
  const texts = value.flatMap((member) =>
    member.name === undefined ? [member.value] : [member.name, member.value],
  );
  return named(operator, name, texts.map((text) => encoded(operator, text)).join(","));
}

/** A value with the name of its variable before it, if the operator writes names. */
function named({ named, ifEmpty }: Operator, name: string, expanded: string): string {
  if (!named) return expanded;
  return expanded === "" ? name + ifEmpty : `${name}=${expanded}`;
}

/**
 * The name of a pair is encoded as its value is. By the letter it would be encoded as literals are, so that a name such
 * as `a=1&b` could add a pair of its own; whoever passes on the names that a stranger sent must not allow that.
 */
function explodedMember(operator: Operator, variable: string, { name, value }: Member): string {
  const expanded = encoded(operator, value);
  if (name === undefined) return named(operator, variable, expanded);
  const pair = encoded(operator, name);
  return operator.named ? named(operator, pair, expanded) : `${pair}=${expanded}`;
}

/** “after pct-encoding any characters that are not in the allow set” */
function encoded(operator: Operator, value: string): string {
  return operator.reserved ? encodeReserved(value) : encodeUnreserved(value);
}

/** §2.4.1: “Prefix modifiers are not applicable to variables that have composite values.” */
function compositePrefix(input: string, { name, index, prefix }: VariableSpec): Error {
  const code = "composite-prefix";
  const [rule, section] = ["prefix", "RFC 6570 §2.4.1"];
  const expected = statement<Id>("the-value-of-one-text");
  const fault = statement<Id>("prefix-of-members", prefix ?? 0, name);
  const problem = statement(code, expected, rule, fault);
  return new UriSyntaxError({ code, input, index, rule, section, expected, problem }, TEMPLATES);
}

type Id = keyof typeof TEMPLATES | keyof typeof PLAIN;
