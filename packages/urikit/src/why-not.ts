/** RFC 3986 §3, §4: why a text is not a reference, as a value. */

import { kindError, type ReferenceLike, type ReferenceRule, RULES, textOf } from "./reference.ts";
import { firstError } from "./syntax/diagnosis.ts";
import { KINDS, SYNTAX } from "./syntax/english.ts";
import type { UriErrorDetails, UriErrorInit } from "./syntax/errors.ts";
import { reasonOf } from "./syntax/reason.ts";
import { requireOption } from "./syntax/require-option.ts";
import { scan } from "./syntax/scanner.ts";
import { type Catalogue, statement } from "./syntax/statement.ts";

/** Why a text is not what it was read as: the members of a {@link UriSyntaxError}, without the text itself. */
export interface Refusal extends Omit<UriErrorDetails, "input"> {
  /** One printable line of English for the person who has to mend the text, made when it is asked for. */
  readonly reason: string;
}

/**
 * Why a text does not match one of the rules of §4, as a value: no error is made, which would take ten times as long.
 *
 * @param text Any text, a parsed reference, a `URL`.
 * @param rule Any URI reference (§4.1), unless another rule is given.
 * @returns The code and the index of the error that {@link parseAs} would throw, in UTF-16 code units, and its other members;
 * undefined if the text matches the rule.
 * @throws {TypeError} If `text` is neither a string nor a parsed reference nor a `URL`, or `rule` is not a rule.
 *
 * @example
 * ```ts
 * import { whyNot } from "urikit";
 *
 * whyNot("http://example.org/a"); // => undefined
 * const refusal = whyNot("http://example.org/a b");
 * [refusal?.code, refusal?.index]; // => ["forbidden-character", 20]
 * refusal?.reason; // => "a space is not allowed in a path (§3.3); write it as %20"
 * whyNot("//example.org/", "uri")?.code; // => "missing-scheme"
 * ```
 */
export function whyNot(text: ReferenceLike, rule: ReferenceRule = "uri-reference"): Refusal | undefined {
  requireOption("the rule", rule, RULES);
  const written = textOf(text);
  const read = scan(written, 0, written.length);
  // The scanner refused the text, and so there is an error.
  if (read === undefined) return new RefusalOfText(firstError(written) as UriErrorInit, SYNTAX);
  const error = kindError(read, rule);
  return error && new RefusalOfText(error, KINDS);
}

/** Its text is nowhere in it: it may hold a password. */
class RefusalOfText implements Refusal {
  readonly code;
  readonly index;
  readonly rule;
  readonly section;
  readonly expected;
  readonly problem;
  readonly advice;
  readonly #words: Catalogue;

  constructor({ code, index, rule, section, expected, problem, advice }: UriErrorInit, words: Catalogue) {
    this.code = code;
    this.index = index;
    this.rule = rule;
    this.section = section;
    this.expected = expected;
    this.problem = problem ?? statement(code, expected, rule);
    this.advice = advice;
    this.#words = words;
  }

  get reason(): string {
    return reasonOf(this.#words, this);
  }
}
