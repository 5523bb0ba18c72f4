/** RFC 3986 §4.1: which values are references. */

import { isUriReference } from "urikit";
import type { InvalidLine, InvalidReason } from "../invalid-line.ts";
import { checkLines } from "../works/check.ts";
import { ANSWER, Answers, type Values } from "./answers.ts";
import { ValueList, type ValueReading } from "./value-list.ts";

/** From values to their answers. */
export interface ValueWork {
  /** The answers to some values. Each may be asked for only what was made since it was asked last. */
  answers(values: Values): Answers;
}

/** How an answer says why a value is invalid. */
export const INVALID_KINDS: Readonly<Record<InvalidReason, number>> = {
  "not-a-reference": ANSWER.INVALID,
  "not-utf-8": ANSWER.NOT_UTF_8,
  "too-long": ANSWER.TOO_LONG,
};

/**
 * Says which values are URI references: those are answered by themselves.
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
export function checkValues(): ValueWork {
  const reading: ValueReading<InvalidLine> = {
    reader: checkLines(),
    take(given, { answers, rows, linesBefore }) {
      for (const { number, reason } of given)
        answers.kinds[rows[number - linesBefore - 1] as number] = INVALID_KINDS[reason];
    },
    answerText(answers, row, text) {
      if (!isUriReference(text)) answers.kinds[row] = ANSWER.INVALID;
    },
  };
  const list = new ValueList(reading);
  return {
    answers(values) {
      const answers = new Answers(values.rows);
      list.read(values, answers);
      return answers;
    },
  };
}
