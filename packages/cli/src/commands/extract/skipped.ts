/** The files in a folder that `uri extract` skips: how many, and which; nothing is lost silently (the contract of `uri`). */

import type { Words } from "@urikit/explain";
import { printable } from "urikit/display";
import { type Statement, statement } from "urikit/words";
import { type CommandId, text } from "../../words/text.ts";

/** How many are named where not all are. */
const FEW = 3;

/** The sentence that counts them. */
export type SkippedKind = CommandId & `skipped-${"text" | "html" | "special" | "copies"}`;

/** Counts what is skipped for one reason. */
export class Skipped {
  readonly #kind: SkippedKind;
  readonly #words: Words;
  readonly #report: ((line: string) => void) | undefined;
  readonly #first: string[] = [];
  #count = 0;

  /** @param report Takes a line for each, if each is to be named. */
  constructor(kind: SkippedKind, words: Words, report: ((line: string) => void) | undefined) {
    this.#kind = kind;
    this.#words = words;
    this.#report = report;
  }

  add(path: string): void {
    this.#count++;
    this.#report?.(`uri: ${text(this.#words, "skipped-one", printable(path), statement(this.#kind, 1))}`);
    if (this.#first.length < FEW) this.#first.push(printable(path));
  }

  /** A line about all of them; "" if there are no such files. */
  toString(): string {
    if (this.#count === 0) return "";
    const skipped = this.#named(statement("skipped" satisfies CommandId, statement(this.#kind, this.#count)));
    const isAdvised = this.#kind === "skipped-copies";
    return `uri: ${this.#words.say(isAdvised ? statement("skipped-but" satisfies CommandId, skipped) : skipped)}\n`;
  }

  /** The same with the names of the first, unless each was named. */
  #named(skipped: Statement): Statement {
    if (this.#report) return skipped;
    const named = statement("skipped-named" satisfies CommandId, skipped, ...this.#first);
    const others = this.#count - this.#first.length;
    return others === 0 ? named : statement("skipped-others" satisfies CommandId, named, others);
  }
}
