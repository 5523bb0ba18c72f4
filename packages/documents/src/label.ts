/** A label: what a person reads in the place of a reference, its ASCII white space stripped and collapsed (Infra §4.6). */

/** The longest label, in UTF-16 code units: the rest of a longer one is left out. */
const LONGEST_LABEL = 1000;

/** The label that a text makes. */
export function labelOf(text: string): string {
  const label = new Label();
  label.add(text);
  return label.text;
}

const SPACE = 32;

/** Whether nothing must be stripped or collapsed: a loop, because every anchor of a page is asked. */
function isEven(text: string): boolean {
  let before = SPACE;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code <= SPACE && (code < SPACE || before === SPACE)) return false;
    before = code;
  }
  return before !== SPACE || text === "";
}

/** A label whose text comes in pieces. */
export class Label {
  #text = "";

  add(piece: string): void {
    this.#text = this.#text === "" ? piece : this.#text + piece;
    if (this.#text.length > LONGEST_LABEL)
      this.#text = this.#text.replace(/[\t\n\f\r ]+/g, " ").slice(0, LONGEST_LABEL + 2);
  }

  /** Whether nothing more can change it: a space at each end does not count. */
  get isFull(): boolean {
    return this.#text.length === LONGEST_LABEL + 2;
  }

  get text(): string {
    const text = this.#text;
    const even = isEven(text) ? text : text.replace(/[\t\n\f\r ]+/g, " ").replace(/^ | $/g, "");
    return even.length <= LONGEST_LABEL ? even : even.slice(0, LONGEST_LABEL).replace(/[\ud800-\udbff]$/, "");
  }
}
