/** RFC 3986 §6: the keys of values, by which equivalent references are joined. */

import { isUriReference } from "urikit";
import { requireOptions } from "urikit/foundation";
import { Engine, FINDING, OUTCOME } from "../engine.ts";
import { type LineWork, ListWindow } from "../list-window.ts";
import { keyOf, WRITTEN_KEY } from "../works/key.ts";
import { KEY_OPTIONS, type KeyOptions, Keys } from "../works/keys.ts";
import { ANSWER, ValueAnswers } from "./answers.ts";
import type { ValueWork } from "./check-values.ts";
import { type LineWindow, ValueList } from "./value-list.ts";

/**
 * Gives the keys of values: 32 lower-case hexadecimal digits for each, as `keyLines` has them.
 *
 * @throws {TypeError} If an option has a value that does not exist.
 *
 * @example
 * ```ts
 * import { keyOf, keyValues } from "@urikit/lists";
 *
 * const octets = new TextEncoder().encode("HTTP://A");
 * const values = { octets, rows: 1, from: Uint32Array.of(0), to: Uint32Array.of(8) };
 * const { from, to, made } = keyValues().answers(values);
 * new TextDecoder().decode(made.octets.subarray(from[0], to[0])) === keyOf("http://a"); // => true
 * ```
 */
export function keyValues(options: KeyOptions = {}): ValueWork {
  options = requireOptions(options, KEY_OPTIONS);
  const engine = new Engine();
  const list = new ValueList<number>({
    reader: new ListWindow(engine, new KeyFindings(new Keys(engine, options)), { fromStart: false }),
    take(counts, window) {
      let before = 0;
      for (const count of counts) {
        takeKeys(engine, count, before, window);
        before += count;
      }
    },
    answerText(answers, row, text) {
      if (isUriReference(text)) answers.isText(row, keyOf(text, options));
      else answers.kinds[row] = ANSWER.INVALID;
    },
  });
  return {
    answers(values) {
      const answers = new ValueAnswers(values.rows, WRITTEN_KEY * values.rows);
      list.read(values, answers);
      return answers;
    },
  };
}

/** Gives how many findings there are, again and again: one a line. */
class KeyFindings implements LineWork<number> {
  readonly #keys: Keys;

  constructor(keys: Keys) {
    this.#keys = keys;
  }

  lines(from: number, to: number): Iterable<number> {
    return this.#keys.counts(from, to);
  }

  *piece(): Generator<number> {} // nobody asks for a line that is too long
}

/** Takes the keys of findings, before which there were this many lines. */
function takeKeys(engine: Engine, count: number, before: number, { answers, rows }: LineWindow): void {
  const { code } = engine;
  for (let first = 0; first < count; first += code.WRITABLE_KEYS.value) {
    const written = Math.min(count - first, code.WRITABLE_KEYS.value);
    code.writeKeys(first, written);
    const { octets } = engine;
    const output = code.OUTPUT.value;
    let made = answers.made.length;
    answers.made.part(octets, output, output + WRITTEN_KEY * written);
    for (let finding = first; finding < first + written; finding++, made += WRITTEN_KEY) {
      const row = rows[before + finding] as number; // each line has one
      const outcome = engine.word(finding, FINDING.outcome);
      if (outcome === OUTCOME.keyed) answers.isMade(row, made, made + WRITTEN_KEY - 1);
      else answers.kinds[row] = outcome === OUTCOME.notUtf8 ? ANSWER.NOT_UTF_8 : ANSWER.INVALID;
    }
  }
}
