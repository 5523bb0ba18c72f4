/** A comparison as data for other programs, with its sentences in the words of a language. */

import type { Difference, EditionReading, SideBySide } from "@urikit/standards";
import { type Catalogue, say } from "urikit/words";
import { readerSentences } from "../words/en-readers.ts";
import type { Words } from "../words/words.ts";
import { targetText } from "./summary.ts";

/** The comparison with its sentences. */
export function saidComparison(comparison: SideBySide, language: Words): object {
  const words = readerSentences(language);
  const { reference, ...read } = comparison;
  return {
    reference,
    valid: read.standards.some(({ id, valid }) => id === "rfc3986" && valid),
    ...read,
    standards: read.standards.map((reading) => saidReading(reading, words)),
    differences: read.differences.map((difference) => saidDifference(difference, words)),
  };
}

function saidReading(reading: EditionReading, words: Catalogue): object {
  const { error, target, noTarget } = reading;
  return {
    ...reading,
    ...(error && { error: saidError(error, words) }),
    ...(target && { target: targetText(target) }),
    ...(noTarget && { noTarget: { ...noTarget, reason: say(words, noTarget.reason) } }),
  };
}

function saidError(
  { problem, code, expected, ...place }: NonNullable<EditionReading["error"]>,
  words: Catalogue,
): object {
  return {
    ...place,
    message: say(words, problem),
    ...(code === undefined ? {} : { code }),
    ...(expected === undefined ? {} : { expected: say(words, expected) }),
  };
}

function saidDifference(difference: Difference, words: Catalogue): object {
  const { why, reason } = difference;
  return { ...difference, why: say(words, why), ...(reason && { reason: say(words, reason) }) };
}
