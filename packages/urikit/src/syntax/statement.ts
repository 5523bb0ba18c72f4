/**
 * A statement is data, the id of a sentence and its values. A catalogue, the sentences of one language by their ids,
 * makes the sentence where a person reads it.
 */

/** One fact about a text. Passwords and other secrets are masked before they become values. */
export interface Statement<Id extends string = string> {
  /** The stable name of the sentence. */
  readonly id: Id;
  /** The values of its sentence, in the order in which the sentence takes them. */
  readonly values: readonly StatementValue[];
}

/** A text, a number, or a statement that becomes a part of the sentence. */
export type StatementValue = string | number | Statement;

/** The sentences of a language: a function of the values for each id. */
export type Catalogue<Id extends string = string> = Readonly<Record<Id, (...values: string[]) => string>>;

/** The statement of an id and its values. */
export function statement<const Id extends string>(
  id: Id,
  ...values: readonly StatementValue[]
): Statement<Id> {
  return { id, values };
}

/**
 * The sentence of a statement in the language of a catalogue.
 *
 * @returns The words of the id, if the catalogue does not have it.
 *
 * @example
 * ```ts
 * import { say, statement } from "urikit/words";
 *
 * const words = { "too-long": (what: string, most: string) => `${what} has more than ${most} characters`, path: () => "the path" };
 * say(words, statement("too-long", statement("path"), 9)); // => "the path has more than 9 characters"
 * ```
 */
export function say(words: Catalogue, { id, values }: Statement): string {
  const texts = values.map((value) => (typeof value === "object" ? say(words, value) : String(value)));
  return words[id]?.(...texts) ?? id.replaceAll("-", " ");
}
