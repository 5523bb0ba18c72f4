/** RFC 3986 §6.2.2, §6.2.3: the normal forms of values. */

import { isUriReference, type NormalizeOptions, normalize } from "urikit";
import { normalizeLines } from "../works/normalize.ts";
import { ANSWER, Answers } from "./answers.ts";
import { INVALID_KINDS, type ValueWork } from "./check-values.ts";
import { type LineWindow, ValueList } from "./value-list.ts";

const LF = 0x0a;

/**
 * Gives values in their normal form. What is normal already is answered by itself.
 *
 * @throws {TypeError} If an option has a value that does not exist.
 *
 * @example
 * ```ts
 * import { normalizeValues } from "@urikit/lists";
 *
 * const octets = new TextEncoder().encode("HTTP://A/b c");
 * const values = { octets, rows: 3, from: Uint32Array.of(0, 9, 9), to: Uint32Array.of(8, 10, 12) };
 * const { kinds, made } = normalizeValues().answers(values);
 * [...kinds]; // => [2, 0, 4]
 * new TextDecoder().decode(made.taken()); // => "http://a"
 * ```
 */
export function normalizeValues(options: NormalizeOptions = {}): ValueWork {
  let window: LineWindow | undefined;
  const reader = normalizeLines({
    ...options,
    onInvalid({ number, reason }) {
      if (window === undefined) return;
      const row = window.rows[number - window.linesBefore - 1] as number;
      window.answers.kinds[row] = INVALID_KINDS[reason];
    },
  });
  const list = new ValueList<Uint8Array>({
    reader,
    take(given, current) {
      window = current;
      takeLines(given, current);
    },
    answerText(answers, row, text) {
      if (isUriReference(text)) answers.isText(row, normalize(text, options));
      else answers.kinds[row] = ANSWER.INVALID;
    },
  });
  return {
    answers(values) {
      const answers = new Answers(values.rows);
      list.read(values, answers);
      return answers;
    },
  };
}

/** Takes the lines that are given: where they stand in the window they are as they were read. */
function takeLines(given: Iterable<Uint8Array>, { answers, octets, rows, ends }: LineWindow): void {
  const memory = octets.byteOffset;
  let line = 0;
  for (const piece of given) {
    if (piece.buffer === octets.buffer && piece.byteOffset >= memory) {
      const end = piece.byteOffset + piece.length - memory;
      while ((ends[line] as number) < end) line++;
      line++;
      continue;
    }
    for (let at = 0; at < piece.length; line++) {
      const row = rows[line] as number;
      const end = piece.indexOf(LF, at);
      if ((answers.kinds[row] as number) < ANSWER.INVALID) answers.isMade(row, piece, at, end);
      at = end + 1;
    }
  }
}
