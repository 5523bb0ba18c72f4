/** The works of `uri serve --udf` on the values of a chunk. */

import {
  InvalidLineError,
  type LineError,
  lineErrorOf,
  tooLong,
  type Words,
  withShortTraces,
} from "@urikit/explain";
import {
  ANSWER,
  checkValues,
  keyOf,
  keyValues,
  NULL_VALUE,
  normalizeValues,
  resolveValues,
  type ValueWork,
} from "@urikit/lists";
import { hostValues, type ValueAnswers } from "@urikit/lists/engine";
import { type NormalizationLevel, type NormalizeOptions, normalize, parse, resolve } from "urikit";
import { encodingError, textOf } from "../../../lines/line-text.ts";
import { LONGEST_LINE } from "../../../lines/longest.ts";
import type { Chunk, Column } from "./chunk.ts";
import type { WorkName } from "./options.ts";

/** From the values of a chunk to their answers. */
export interface Work {
  /** The names of the arguments. */
  readonly parameters: readonly string[];
  answers(chunk: Chunk): ValueAnswers;
  /** The errors of a row that is invalid. */
  errorOf(chunk: Chunk, row: number): LineError;
}

/** The work of a name. The schemes are loaded only for the level that needs them. */
export async function workOf(name: WorkName, level: NormalizationLevel, words: Words): Promise<Work> {
  switch (name) {
    case "normalize":
      return normalizing(await optionsOf(level));
    case "key":
      return keying(await optionsOf(level));
    case "host":
      return byValues(hostValues(), parse);
    case "registrable":
      return registering();
    case "resolve":
      return resolving();
    case "error":
      return explaining(words);
  }
}

async function optionsOf(level: NormalizationLevel): Promise<NormalizeOptions> {
  return level === "scheme" ? (await import("../../by-scheme.ts")).BY_SCHEME : { level };
}

function keying(options: NormalizeOptions): Work {
  return byValues(keyValues(options), (text) => keyOf(text, options));
}

function normalizing(options: NormalizeOptions): Work {
  return byValues(normalizeValues(options), (text) => normalize(text, options));
}

/** A work on values in octets. The same work on a text finds the error in one. */
function byValues(values: ValueWork, toText: (text: string) => unknown): Work {
  return {
    parameters: ["x"],
    answers: (chunk) => values.answers(valuesOf(chunk)),
    errorOf: (chunk, row) => errorIn(chunk, row, ([text = ""]) => toText(text)),
  };
}

/** The domain that somebody registered; nothing for an address, a public suffix and what is not a domain name. */
async function registering(): Promise<Work> {
  const { registrableOf } = await import("../../registrable.ts");
  const hosts = byValues(hostValues(), parse);
  return {
    ...hosts,
    answers(chunk) {
      const answers = hosts.answers(chunk);
      for (let row = 0; row < chunk.rows; row++) {
        if (answers.kinds[row] !== ANSWER.PART) continue;
        const domain = registrableOf(textOf(chunk.octets.subarray(answers.from[row], answers.to[row])));
        if (domain === undefined) answers.kinds[row] = ANSWER.NONE;
        else answers.isText(row, domain);
      }
      return answers;
    },
  };
}

/** The code of the error, which can be counted, then its column and its message; nothing, if the value is valid. */
function explaining(words: Words): Work {
  const values = checkValues();
  const errorOf = (chunk: Chunk, row: number) => errorIn(chunk, row, ([text = ""]) => parse(text));
  return {
    parameters: ["x"],
    answers(chunk) {
      const answers = values.answers(valuesOf(chunk));
      withShortTraces(() => {
        for (let row = 0; row < chunk.rows; row++) {
          // There is a kind for each row.
          if ((answers.kinds[row] as number) < ANSWER.INVALID) {
            answers.kinds[row] = ANSWER.NONE;
            continue;
          }
          const error = errorOf(chunk, row);
          answers.isText(row, `${error.code}:${error.index + 1}: ${words.error(error)}`);
        }
      });
      return answers;
    },
    errorOf,
  };
}

/** The values of the first argument, which every work has. */
function valuesOf({ octets, columns, rows }: Chunk) {
  const [{ from, to }] = columns as readonly [Column, ...Column[]];
  return { octets, rows, from, to };
}

function resolving(): Work {
  const values = resolveValues();
  return {
    parameters: ["base", "x"],
    answers(chunk) {
      const [bases, references] = chunk.columns as readonly [Column, Column];
      const { octets, rows } = chunk;
      return values.answers({ ...bases, octets, rows }, { ...references, octets, rows });
    },
    errorOf: (chunk, row) => errorIn(chunk, row, ([base = "", text = ""]) => resolve(text, base)),
  };
}

/** The error in a row, as it is answered. */
function errorIn(chunk: Chunk, row: number, answer: (texts: readonly string[]) => unknown): LineError {
  try {
    answer(textsOf(chunk, row) ?? []);
  } catch (error) {
    return lineErrorOf(error);
  }
  throw new Error(`row ${row} is valid`);
}

/** The values of a row as texts; undefined if one of them is NULL. It throws if one is not UTF-8, or too long. */
function textsOf({ octets, columns }: Chunk, row: number): readonly string[] | undefined {
  const texts: string[] = [];
  for (const { from, to } of columns) {
    const [begin = 0, end = 0] = [from[row], to[row]];
    if (begin === NULL_VALUE) return undefined;
    if (end - begin > LONGEST_LINE) throw new InvalidLineError(tooLong(LONGEST_LINE));
    const value = octets.subarray(begin, end);
    const text = textOf(value);
    const error = encodingError(value, text);
    if (error !== undefined) throw new InvalidLineError(error);
    texts.push(text);
  }
  return texts;
}
