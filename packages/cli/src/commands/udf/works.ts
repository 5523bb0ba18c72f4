/** What `uri udf` does with the values of a chunk. */

import {
  type Base,
  isNormalWithin,
  type NormalizationLevel,
  normalize,
  parse,
  prepareBase,
  resolve,
} from "urikit";
import { LONGEST_LINE } from "../../lines/blocks.ts";
import { fromLatin1 } from "../../lines/latin1.ts";
import { encodingError, InvalidLine, type LineError, lineErrorOf, tooLong } from "../../lines/line-error.ts";
import { Answers, type Chunk, Kind, NULL_VALUE, type Values } from "./chunk.ts";

/** From the values of a chunk to their answers. */
export interface Work {
  /** The names of the arguments. */
  readonly parameters: readonly string[];
  answers(chunk: Chunk): Answers;
  /** What is wrong with a row that is invalid. */
  errorOf(chunk: Chunk, row: number): LineError;
}

/** The names of the works. */
export const WORK_NAMES = ["normalize", "host", "resolve", "error"] as const;
export type WorkName = (typeof WORK_NAMES)[number];

/** The work of a name. The schemes are loaded only for the level that needs them. */
export async function workOf(name: WorkName, level: NormalizationLevel): Promise<Work> {
  switch (name) {
    case "normalize":
      return byTexts(await normalizing(level));
    case "host":
      return byTexts({ parameters: ["x"], answer: ([text = ""]) => parse(text).host });
    case "resolve":
      return byTexts(resolving());
    case "error":
      return byTexts(EXPLAINING);
  }
}

/** A work on one row, by its texts. */
interface TextWork {
  readonly parameters: readonly string[];
  /** What most rows are, as one look tells, and the answer to them. A look that says no says nothing. */
  readonly plain?: { is(text: string, from: number, to: number): boolean; readonly kind: number };
  /** The answer; undefined if there is none. It throws for texts that are invalid. */
  answer(texts: readonly string[]): string | undefined;
  /** The answer to texts that are invalid, if they have one. */
  explained?(error: LineError): string;
}

async function normalizing(level: NormalizationLevel): Promise<TextWork> {
  const options = level === "scheme" ? (await import("../by-scheme.ts")).BY_SCHEME : { level };
  return {
    parameters: ["x"],
    ...(level === "syntax" && { plain: { is: isNormalWithin, kind: Kind.SAME } }),
    answer: ([text = ""]) => normalize(text, options),
  };
}

/** The base of one row is mostly the base of the next. */
function resolving(): TextWork {
  let before: { readonly text: string; readonly base: Base } | undefined;
  return {
    parameters: ["base", "x"],
    answer([base = "", text = ""]) {
      if (before?.text !== base) before = { text: base, base: prepareBase(base) };
      return resolve(text, before.base);
    },
  };
}

/** The code of the error, which can be counted, then its column and its message: nothing, if the value is valid. */
const EXPLAINING: TextWork = {
  parameters: ["x"],
  plain: { is: isNormalWithin, kind: Kind.NONE },
  answer([text = ""]) {
    parse(text);
    return undefined;
  },
  explained: ({ code, index, message }) => `${code}:${index + 1}: ${message}`,
};

/** So many octets become one text. */
const WINDOW = 64 * 1024;

/** A work on octets by one on texts. What is plain is looked at where it stands. */
function byTexts(work: TextWork): Work {
  const { parameters, plain, answer } = work;
  return {
    parameters,
    answers(chunk) {
      const { octets, starts, rows } = chunk;
      const answers = new Answers(rows);
      const [{ from, to }] = chunk.values as readonly [Values, ...Values[]]; // every work has an argument
      for (let row = 0; row < rows; ) {
        const begin = starts[row] ?? 0;
        const end = endOfWindow(starts, row, rows);
        const isRead = plain !== undefined && (starts[end] ?? 0) - begin <= LONGEST_LINE;
        const text = isRead ? octets.toString("latin1", begin, starts[end]) : "";
        for (; row < end; row++) {
          const at = from[row] ?? 0;
          if (isRead && at !== NULL_VALUE && plain.is(text, at - begin, (to[row] ?? 0) - begin))
            answers.kinds[row] = plain.kind;
          else answerRow(answers, { chunk, row, work });
        }
      }
      return answers;
    },
    errorOf(chunk, row) {
      try {
        answer(textsOf(chunk, row) ?? []);
      } catch (error) {
        return lineErrorOf(error);
      }
      throw new Error(`row ${row} is valid`);
    },
  };
}

/** The first row after so many rows as {@link WINDOW} holds, and at least one. */
function endOfWindow(starts: Uint32Array, row: number, rows: number): number {
  const limit = (starts[row] ?? 0) + WINDOW;
  let end = row + 1;
  while (end < rows && (starts[end + 1] ?? 0) <= limit) end++;
  return end;
}

function answerRow(
  answers: Answers,
  { chunk, row, work }: { chunk: Chunk; row: number; work: TextWork },
): void {
  try {
    const texts = textsOf(chunk, row);
    const answer = texts && work.answer(texts);
    if (answer === undefined) answers.kinds[row] = Kind.NONE;
    else answers.isText(row, answer);
  } catch (error) {
    const lineError = lineErrorOf(error);
    if (work.explained) answers.isText(row, work.explained(lineError));
    else answers.kinds[row] = Kind.INVALID;
  }
}

/** The values of a row as texts; undefined if one of them is NULL. It throws if one is not UTF-8, or too long. */
function textsOf({ octets, values }: Chunk, row: number): readonly string[] | undefined {
  const texts: string[] = [];
  for (const { from, to } of values) {
    const [begin = 0, end = 0] = [from[row], to[row]];
    if (begin === NULL_VALUE) return undefined;
    if (end - begin > LONGEST_LINE) throw new InvalidLine(tooLong(LONGEST_LINE));
    const line = octets.toString("latin1", begin, end);
    const text = fromLatin1(line);
    const error = encodingError(line, text);
    if (error !== undefined) throw new InvalidLine(error);
    texts.push(text);
  }
  return texts;
}
