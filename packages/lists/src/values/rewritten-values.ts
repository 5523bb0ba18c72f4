/** Values by a work that rewrites lines: each line that does not stay as it is has a finding. */

import { isUriReference } from "urikit";
import { type Engine, FINDING, OUTCOME } from "../engine.ts";
import { textOf } from "../invalid-line.ts";
import { ListWindow } from "../list-window.ts";
import { type Rewriting, RewritingFindings } from "../works/rewriting.ts";
import { ANSWER, ValueAnswers } from "./answers.ts";
import type { ValueWork } from "./check-values.ts";
import { type GatheredLines, type LineWindow, ValueList } from "./value-list.ts";

/** How values are rewritten. */
export interface ValueRewriting {
  readonly engine: Engine;
  readonly rewriting: Rewriting;
  /** The answer to a value that no line holds: its text is a reference. */
  answer(text: string, row: number): string;
  /** Gets the lines of a window before they are read. */
  readonly begin?: (lines: GatheredLines) => void;
}

/** A work on values that rewrites them. */
export function rewrittenValues({ engine, rewriting, answer, begin }: ValueRewriting): ValueWork {
  const list = new ValueList<number>({
    reader: new ListWindow(engine, new RewritingFindings(engine, rewriting), { fromStart: false }),
    ...(begin === undefined ? {} : { begin }),
    take(counts, window) {
      for (const count of counts) takeFindings(count, window, { engine, rewriting });
    },
    answerText(answers, row, text) {
      if (isUriReference(text)) answers.isText(row, answer(text, row));
      else answers.kinds[row] = ANSWER.INVALID;
    },
  });
  let made = 0; // when it was asked last
  return {
    answers(values) {
      const answers = new ValueAnswers(values.rows, made);
      list.read(values, answers);
      made = answers.made.length;
      return answers;
    },
  };
}

/** Takes what findings say of lines: what is written for them lies side by side, and is copied at once. */
function takeFindings(
  count: number,
  { answers, rows }: LineWindow,
  { engine, rewriting }: Pick<ValueRewriting, "engine" | "rewriting">,
): void {
  const { octets, words } = engine;
  const output = engine.code.OUTPUT.value;
  const moved = answers.made.length - output;
  answers.made.part(octets, output, writtenTo(engine, count));
  for (let finding = 0, at = engine.wordAt(0, 0); finding < count; finding++, at += FINDING.words) {
    const linesBefore = words[at + FINDING.linesBefore] as number; // a finding has all its words
    const row = rows[linesBefore] as number;
    const outcome = words[at + FINDING.outcome];
    if (outcome === OUTCOME.rewritten) {
      const from = words[at + FINDING.outputFrom] as number;
      const to = words[at + FINDING.outputTo] as number;
      answers.isMade(row, moved + from, moved + to - 1); // without its line end
    } else if (outcome === OUTCOME.handedOn) {
      const line = octets.subarray(words[at + FINDING.from], words[at + FINDING.to]);
      answers.isText(row, rewriting.rewrite(textOf(line), linesBefore));
    } else answers.kinds[row] = outcome === OUTCOME.notUtf8 ? ANSWER.NOT_UTF_8 : ANSWER.INVALID;
  }
}

/** Where the output ends that findings speak of. */
function writtenTo(engine: Engine, count: number): number {
  for (let finding = count - 1; finding >= 0; finding--)
    if (engine.word(finding, FINDING.outcome) === OUTCOME.rewritten)
      return engine.word(finding, FINDING.outputTo);
  return engine.code.OUTPUT.value;
}
