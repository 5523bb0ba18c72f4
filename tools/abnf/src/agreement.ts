// The engines are asked the same question about the same text; where an answer differs, that is on record.

/** One way of saying whether a text is what a rule derives. */
export interface Witness {
  readonly name: string;
  readonly accepts: (text: string) => boolean;
}

/** What enough disagreements are, to see what they have in common. */
const ENOUGH = 20;

/** Asks witnesses of one rule, the first of whom the others are held against. */
export class Agreement {
  readonly disagreements: string[] = [];
  asked = 0;
  accepted = 0;
  readonly #rule: string;
  readonly #first: Witness;
  readonly #others: readonly Witness[];

  constructor(rule: string, first: Witness, ...others: readonly Witness[]) {
    this.#rule = rule;
    this.#first = first;
    this.#others = others;
  }

  ask(text: string): void {
    const answer = this.#first.accepts(text);
    this.asked++;
    if (answer) this.accepted++;
    for (const other of this.#others) if (other.accepts(text) !== answer) this.#record(text, answer, other);
  }

  #record(text: string, answer: boolean, other: Witness): void {
    if (this.disagreements.length >= ENOUGH) return;
    const says = (accepts: boolean) => (accepts ? "yes" : "no");
    const verdicts = `${this.#first.name} ${says(answer)}, ${other.name} ${says(!answer)}`;
    this.disagreements.push(`${this.#rule} of ${JSON.stringify(text)}: ${verdicts}`);
  }
}
