/** What an expression asks of other packages, and of files; and the error of a wrong expression, with its place. */

import { judgesFor, readWhere, WhereError, type WhereFault, type WhereJudges } from "@urikit/where";
import { lineSieve } from "@urikit/where/lines";
import { type Statement, statement } from "urikit/words";
import { UsageError } from "../../exit.ts";
import { mostSimilar } from "../../most-similar.ts";
import type { CommandId } from "../../words/text.ts";

/** Who gives the expression, and the policy of `denied` alone. */
export interface ExpressionUse {
  readonly givenAs: "where" | "--only";
  readonly deniedBy?: object | undefined;
  /** The names of the fields that the command knows of each line. */
  readonly fields?: readonly string[] | undefined;
}

/**
 * The judges of an expression. A policy is the file of its name.
 *
 * @throws {UsageError} If the expression is wrong, or a policy cannot be read.
 */
export async function judgesOf(expression: string, use: ExpressionUse): Promise<WhereJudges> {
  try {
    const { fields } = use;
    const read = readWhere(expression, fields);
    if (!read.valid) throw new WhereError(read.fault);
    const files = /denied/i.test(expression) ? await import("../guard/policy.ts") : undefined;
    const judges = await judgesFor(expression, {
      fields,
      policy: (name) => {
        if (name === undefined && use.deniedBy !== undefined) return use.deniedBy;
        if (name === undefined || files === undefined) throw new UsageError("where-policy", use.givenAs);
        return files.policyFrom({ policy: name, scheme: [], allowHost: [] }, `denied by ${name}`);
      },
    });
    lineSieve(expression, judges); // which knows what the judges do not
    return judges;
  } catch (error) {
    throw error instanceof WhereError ? expressionError(expression, use, error) : error;
  }
}

/** Whether an expression asks for what takes many times the memory of a line. */
export function isExplaining(expression: string): boolean {
  return /finding|severity|clean|hint|warning|danger|denied|disagree/i.test(expression);
}

/** How much of a long expression is shown on each side of the place. */
const AROUND = 60;

function expressionError(
  expression: string,
  { givenAs }: ExpressionUse,
  { fault, problem }: WhereError,
): UsageError {
  const from = Math.max(0, fault.index - AROUND);
  const line = expression.slice(from, fault.index + AROUND).replace(/\s/g, " ");
  const caret = `${" ".repeat(fault.index - from)}^`;
  return new UsageError("where-expression", givenAs, suggested(fault, problem), line, caret);
}

/** What is wrong, with the words that were probably meant. */
function suggested({ found, expected }: WhereFault, problem: Statement): Statement {
  const similar = found === "" ? [] : mostSimilar(found.toLowerCase(), expected);
  return similar.length === 0 ? problem : statement("did-you-mean" satisfies CommandId, problem, ...similar);
}
