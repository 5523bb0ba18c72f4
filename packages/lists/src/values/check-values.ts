/** RFC 3986 §4.1: which values are references. */

import { isAbsoluteUri, isRelativeReference, isUri, isUriReference, type ReferenceRule } from "urikit";
import { requireOptions } from "urikit/foundation";
import type { InvalidLine, InvalidReason } from "../invalid-line.ts";
import { type CheckLinesOptions, checkLines } from "../works/check.ts";
import { ANSWER, ValueAnswers, type ValueColumn } from "./answers.ts";
import { ValueList, type ValueReading } from "./value-list.ts";

/** From values to their answers. */
export interface ValueWork {
  /** The answers to some values. Each may be asked for only what was made since it was asked last. */
  answers(values: ValueColumn): ValueAnswers;
}

const PREDICATES: Readonly<Record<ReferenceRule, (text: string) => boolean>> = {
  "uri-reference": isUriReference,
  uri: isUri,
  "absolute-uri": isAbsoluteUri,
  "relative-reference": isRelativeReference,
};

/** The reasons of invalid values, as answers. */
export const INVALID_KINDS: Readonly<Record<InvalidReason, number>> = {
  "not-a-reference": ANSWER.INVALID,
  "not-utf-8": ANSWER.NOT_UTF_8,
  "too-long": ANSWER.TOO_LONG,
  "no-field": ANSWER.NONE,
};

/**
 * Says which values are URI references, or of the rule that is asked for: those are answered by themselves.
 *
 * @throws {TypeError} If the rule does not exist.
 *
 * @example
 * ```ts
 * import { checkValues } from "@urikit/lists";
 *
 * const octets = new TextEncoder().encode("http://a/b c\nd");
 * const values = { octets, rows: 3, from: Uint32Array.of(0, 9, 9), to: Uint32Array.of(10, 10, 14) };
 * const { kinds } = checkValues().answers(values);
 * [...kinds]; // => [0, 0, 4]
 * ```
 */
export function checkValues(options: Pick<CheckLinesOptions, "as"> = {}): ValueWork {
  const { as = "uri-reference" } = requireOptions(options, { as: true });
  const reading: ValueReading<InvalidLine> = {
    reader: checkLines({ as, fromStart: false }),
    take(given, { answers, rows, linesBefore }) {
      for (const { number, reason } of given)
        answers.kinds[rows[number - linesBefore - 1] as number] = INVALID_KINDS[reason];
    },
    answerText(answers, row, text) {
      if (!PREDICATES[as](text)) answers.kinds[row] = ANSWER.INVALID;
    },
  };
  const list = new ValueList(reading);
  return {
    answers(values) {
      const answers = new ValueAnswers(values.rows);
      list.read(values, answers);
      return answers;
    },
  };
}
