/** Values by a work on lines: each is answered by the line that the work writes in its place. */

import type { InvalidLine } from "../invalid-line.ts";
import type { ListReader } from "../list-reader.ts";
import { ListWindow } from "../list-window.ts";
import { ANSWER, Answers } from "./answers.ts";
import { INVALID_KINDS, type ValueWork } from "./check-values.ts";
import { type GatheredLines, type LineWindow, ValueList } from "./value-list.ts";

const LF = 0x0a;

/** A work on lines. */
export interface WorkOnLines {
  /** Makes its reader, which reads no start of a list, and gives the octets of a line for each line, and an empty one for what is invalid. */
  reader(onInvalid: (line: InvalidLine) => void): ListReader<Uint8Array>;
  /** The same for a value that no line holds: its text is a reference. */
  answer(text: string, row: number): string;
  /** Whether a text is one that has an answer. */
  isValid(text: string): boolean;
  /** How many octets each line has that is written for what is valid, without its line end, if it is the same for all. */
  readonly width?: number;
  /** Is told of the lines of a window before they are read. */
  begin?(lines: GatheredLines): void;
}

/** A work on values by one on lines. */
export function byLines({ reader: readerWith, answer, isValid, width, begin }: WorkOnLines): ValueWork {
  let window: LineWindow | undefined;
  const reader = readerWith(({ number, reason }) => {
    if (window === undefined) return;
    const row = window.rows[number - window.linesBefore - 1] as number;
    window.answers.kinds[row] = INVALID_KINDS[reason];
  });
  // A value that stays as it is is its own answer, also between others.
  if (reader instanceof ListWindow) reader.engine.code.setShortRun(0);
  const list = new ValueList<Uint8Array>({
    reader,
    ...(begin === undefined ? {} : { begin }),
    take(given, current) {
      window = current;
      takeLines(given, current, width);
    },
    answerText(answers, row, text) {
      if (isValid(text)) answers.isText(row, answer(text, row));
      else answers.kinds[row] = ANSWER.INVALID;
    },
  });
  let made = 0; // when it was asked last
  return {
    answers(values) {
      const answers = new Answers(values.rows, made);
      list.read(values, answers);
      made = answers.made.length;
      return answers;
    },
  };
}

/** Takes the lines that are given: where they stand in the window they are as they were read. */
function takeLines(
  given: Iterable<Uint8Array>,
  { answers, octets, rows, ends }: LineWindow,
  width: number | undefined,
): void {
  const memory = octets.byteOffset;
  let line = 0;
  for (const piece of given) {
    if (piece.buffer === octets.buffer && piece.byteOffset >= memory) {
      const end = piece.byteOffset + piece.length - memory;
      while ((ends[line] as number) < end) line++;
      line++;
      continue;
    }
    const made = answers.made.length;
    answers.made.part(piece, 0, piece.length);
    let at = 0;
    for (let end = lineEnd(piece, 0, width); end >= 0; end = lineEnd(piece, at, width)) {
      const row = rows[line++] as number;
      if ((answers.kinds[row] as number) < ANSWER.INVALID) answers.isMade(row, made + at, made + end);
      at = end + 1;
    }
  }
}

/** Where the line ends that begins at a place, if there is one; most have the same width, if one is given. */
function lineEnd(octets: Uint8Array, from: number, width: number | undefined): number {
  // A line that is no wider than that is empty.
  if (width !== undefined && octets[from] !== LF && octets[from + width] === LF) return from + width;
  for (let at = from; at < octets.length; at++) if (octets[at] === LF) return at;
  return -1;
}
