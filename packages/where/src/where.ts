/** An expression as a predicate of references. */

import { tryParse, type UriReference, whyNot } from "urikit";
import { requireOptions, requireString } from "urikit/foundation";
import type { WhereFields } from "./expression.ts";
import { WhereError } from "./fault.ts";
import type { WhereJudges } from "./judges.ts";
import { JUDGES } from "./judges.ts";
import { type LineFacts, lineTest } from "./line-test.ts";
import { readWhere } from "./read-expression.ts";

/** Whether an expression is true of a text, and of the fields that the caller knows. What cannot be said is not true. */
export type Where = (text: string, fields?: WhereFields) => boolean;

/**
 * An expression as a predicate, which a list is filtered by. The page `docs/where.md` of the repository has the grammar,
 * and what each word means.
 *
 * @param judges What an expression needs that names findings, addresses or policies: {@link judgesFor} loads it.
 * @throws {WhereError} If the expression is wrong.
 * @throws {TypeError} If `expression` is not a string, or a judge that it needs is absent; the predicate, if its argument is
 * not a string.
 *
 * @example
 * ```ts
 * import { where } from "@urikit/where";
 *
 * const links = ["https://www.example.org/", "http://example.net:8080/a?token=x", "http://a b/"];
 * links.filter(where("host ~ .example.org")); // => ["https://www.example.org/"]
 * links.filter(where("port and query.token")); // => ["http://example.net:8080/a?token=x"]
 * links.filter(where("not scheme = https")); // => ["http://example.net:8080/a?token=x"]
 * links.filter(where("invalid")); // => ["http://a b/"]
 * ```
 */
export function where(expression: string, judges: WhereJudges = {}): Where {
  const read = readWhere(expression, requireOptions(judges, JUDGES, "judges").fields);
  if (!read.valid) throw new WhereError(read.fault);
  const test = lineTest(read.expression, judges);
  return (text, fields) => {
    requireString(text);
    return test(new TextFacts(text, fields)) === true;
  };
}

/** What is known about a text: read when it is asked for. */
export class TextFacts implements LineFacts {
  readonly text: string;
  readonly fields: WhereFields | undefined;
  #parsed: UriReference | undefined;
  #isRead = false;

  constructor(text: string, fields?: WhereFields) {
    this.text = text;
    this.fields = fields;
  }

  get parsed(): UriReference | undefined {
    if (!this.#isRead) {
      const read = tryParse(this.text);
      this.#parsed = read.valid ? read.parsed : undefined;
      this.#isRead = true;
    }
    return this.#parsed;
  }

  get code(): string | undefined {
    return this.parsed === undefined ? whyNot(this.text)?.code : undefined;
  }
}
