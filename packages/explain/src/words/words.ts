/** The words of a language: the sentences for a person, in addition to data. */

import type { CanonicityReason, Refusal } from "urikit";
import type { IdnaError } from "urikit/idna";
import { type Catalogue, type Statement, type StatementValue, say, statement } from "urikit/words";
import type { reference } from "./en-reference.ts";
import { withCircles } from "./lone-mark.ts";

/** The sentences that every language has. */
export type ReferenceId = keyof typeof reference;

/** The error in a line, and what the library says of it, if it does. */
export interface SaidError {
  readonly message: string;
  readonly problem?: Statement;
  readonly cause?: Omit<Refusal, "index">;
}

/** The sentences of other packages. */
interface OtherWords {
  /** The reason of an error of the library. */
  reason(error: Omit<Refusal, "index"> | IdnaError | CanonicityReason): string;
  /** Whether it is English, as the messages of errors are. */
  readonly isEnglish?: boolean;
}

/** The words of a language. */
export interface Words extends OtherWords {
  readonly catalogue: Catalogue;
  say(statement: Statement): string;
  /** The sentence of an id and its values. */
  text(id: ReferenceId, ...values: readonly StatementValue[]): string;
  /** The error in a line, in one line. */
  error(error: SaidError): string;
}

/** The words of a catalogue, with what other packages say in its language. */
export function wordsOf(catalogue: Catalogue<ReferenceId>, others: OtherWords): Words {
  const { reason, isEnglish = false } = others;
  const said = (one: Statement) => say(catalogue, one);
  return {
    ...{ catalogue, reason, isEnglish },
    say: said,
    text: (id, ...values) => said(statement(id, ...values)),
    error: ({ message, problem, cause }) => {
      if (isEnglish) return message;
      if (cause !== undefined) return withCircles(reason(cause));
      return problem === undefined ? message : said(problem);
    },
  };
}

/** The words of a language with more sentences: those of a program that speaks it. */
export function withSentences(words: Words, more: Catalogue): Words {
  return wordsOf({ ...words.catalogue, ...more } as Catalogue<ReferenceId>, words); // it has all that the words had
}
