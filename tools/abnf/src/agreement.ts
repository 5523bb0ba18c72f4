// Several engines are asked the same question about the same text; disagreements are recorded.

/** One way of saying whether a rule derives a text. */
export interface Witness {
  readonly name: string;
  readonly accepts: (text: string) => boolean;
}

/** As many disagreements as show what they have in common. */
const ENOUGH = 20;

/** Asks witnesses of one rule; the answers of the first are what the others are compared with. */
export class Agreement {
  readonly disagreements: string[] = [];
  /** The names of all witnesses. */
  readonly witnesses: readonly string[];
  asked = 0;
  accepted = 0;
  readonly #rule: string;
  readonly #first: Witness;
  readonly #others: readonly Witness[];

  constructor(rule: string, first: Witness, ...others: readonly Witness[]) {
    this.#rule = rule;
    this.#first = first;
    this.#others = others;
    this.witnesses = [first, ...others].map(({ name }) => name);
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
