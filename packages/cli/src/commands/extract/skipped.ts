/** What `uri extract` does not read in a folder: how many, and which; nothing is lost silently (the contract of `uri`). */

import { printable } from "urikit";

/** How many are named where not all are. */
const FEW = 3;

/** The words for one, and for several. */
type Kind = readonly [one: string, several: string];

/** Counts what is skipped for one reason. */
export class Skipped {
  readonly #kind: Kind;
  readonly #report: ((line: string) => void) | undefined;
  readonly #advice: string | undefined;
  readonly #first: string[] = [];
  #count = 0;

  /** @param report Takes a line for each, if each is to be named. */
  constructor(kind: Kind, report: ((line: string) => void) | undefined, advice?: string) {
    this.#kind = kind;
    this.#report = report;
    this.#advice = advice;
  }

  add(path: string): void {
    this.#count++;
    this.#report?.(`uri: skipped ${printable(path)}, a ${this.#kind[0]}`);
    if (this.#first.length < FEW) this.#first.push(printable(path));
  }

  /** A line about all of them; "" if there is none. */
  toString(): string {
    if (this.#count === 0) return "";
    const what = `${this.#count} ${this.#kind[this.#count === 1 ? 0 : 1]}`;
    const advice = this.#advice === undefined ? "" : ` (${this.#advice})`;
    return `uri: skipped ${what}${this.#report ? "" : this.#names()}${advice}\n`;
  }

  #names(): string {
    const others = this.#count - this.#first.length;
    const more =
      others === 0 ? "" : ` and ${others} ${others === 1 ? "other" : "others"} (--verbose names all)`;
    return `: ${this.#first.join(", ")}${more}`;
  }
}
