/** An expression as a question about one line after another, some of which may be no text. */

import { requireOptions } from "urikit/foundation";
import type { WhereFields } from "../expression.ts";
import { WhereError } from "../fault.ts";
import { JUDGES, type WhereJudges } from "../judges.ts";
import { lineTest } from "../line-test.ts";
import { readWhere } from "../read-expression.ts";
import { TextFacts } from "../where.ts";

/**
 * Whether an expression is true of a line: of its text; or of a line that is no text, by the code of its error; and of the
 * fields that the caller knows of it, which the judges name.
 */
export type LineSieve = (text: string | undefined, code?: string, fields?: WhereFields) => boolean;

/**
 * The question that {@link whereLines} asks of each line of a list, for one that is read in another way.
 *
 * @throws {WhereError} If the expression is wrong.
 * @throws {TypeError} If `expression` is not a string, or a judge that it needs is absent.
 *
 * @example
 * ```ts
 * import { lineSieve } from "@urikit/where/lines";
 *
 * const takes = lineSieve("invalid");
 * takes("http://a/"); // => false
 * takes(undefined, "not-utf-8"); // => true
 * const links = lineSieve("rel = nofollow and host", { fields: ["rel"] });
 * links("http://a/", undefined, { rel: ["me", "nofollow"] }); // => true
 * ```
 */
export function lineSieve(expression: string, judges: WhereJudges = {}): LineSieve {
  const read = readWhere(expression, requireOptions(judges, JUDGES, "judges").fields);
  if (!read.valid) throw new WhereError(read.fault);
  const test = lineTest(read.expression, judges);
  return (text, code = "not-utf-8", fields = undefined) =>
    test(text === undefined ? { text, parsed: undefined, code, fields } : new TextFacts(text, fields)) ===
    true;
}
