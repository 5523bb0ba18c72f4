/**
 * A text in which parts are hidden, one after another, and what became of each place of it: so that a finding can be shown
 * in the text that is shown (RFC 3986 §7.5).
 */

/** A part of a text, in UTF-16 code units. */
export interface TextRange {
  readonly from: number;
  readonly to: number;
}

/** A part of the given text, and what stands in its place. */
export interface HiddenPart extends TextRange {
  readonly mask: string;
}

/** Parts in their order; those that overlap are one. */
export function inOrder(parts: readonly TextRange[]): readonly TextRange[] {
  const ordered: TextRange[] = [];
  for (const part of [...parts].sort((one, other) => one.from - other.from)) {
    const last = ordered.at(-1);
    if (last === undefined || part.from >= last.to) ordered.push(part);
    else if (part.to > last.to) ordered[ordered.length - 1] = { from: last.from, to: part.to };
  }
  return ordered;
}

/** A given text, and the same with masks in it. */
export class MaskedText {
  readonly #given: string;
  /** In order, and apart from each other. */
  #hidden: readonly HiddenPart[] = [];
  #text: string;

  constructor(given: string) {
    this.#given = given;
    this.#text = given;
  }

  /** The parts of the given text that are hidden, in order, and apart from each other. */
  get hidden(): readonly HiddenPart[] {
    return this.#hidden;
  }

  /** The text with its masks. */
  get text(): string {
    return this.#text;
  }

  /**
   * Puts a mask over parts of {@link text}, which are in order and apart from each other. What overlaps a mask that is
   * there becomes one with it.
   */
  hide(parts: readonly TextRange[], mask: string): void {
    if (parts.length === 0) return;
    const hidden: HiddenPart[] = [];
    const all = [...this.#hidden, ...this.#givenParts(parts).map((part) => ({ ...part, mask }))];
    for (const one of all.sort((a, b) => a.from - b.from || b.to - a.to)) {
      const last = hidden.at(-1);
      if (last === undefined || one.from >= last.to) hidden.push(one);
      else if (one.to > last.to) hidden[hidden.length - 1] = { ...last, to: one.to };
    }
    this.#hidden = hidden;
    let text = "";
    let shown = 0;
    for (const one of hidden) {
      text += this.#given.slice(shown, one.from) + one.mask;
      shown = one.to;
    }
    this.#text = text + this.#given.slice(shown);
  }

  /** Where a part of the given text is shown: what begins or ends within a secret, with its mask. */
  shown({ from, to }: TextRange): TextRange {
    const [start, end] = [this.#placeShown(from, "from"), this.#placeShown(to, "to")];
    return { from: start, to: Math.max(start, end) };
  }

  #placeShown(place: number, side: "from" | "to"): number {
    let shift = 0;
    for (const { from, to, mask } of this.#hidden) {
      if (place <= from) break;
      if (place < to) return from + shift + (side === "from" ? 0 : mask.length);
      shift += mask.length - (to - from);
    }
    return place + shift;
  }

  /** Where parts of {@link text} stand in the given text: one walk along both, so that the time is linear. */
  #givenParts(parts: readonly TextRange[]): readonly TextRange[] {
    let at = 0;
    let shift = 0;
    const placeGiven = (place: number, side: "from" | "to"): number => {
      for (let hidden = this.#hidden[at]; hidden !== undefined; hidden = this.#hidden[++at]) {
        const start = hidden.from + shift;
        if (place <= start) break;
        if (place < start + hidden.mask.length) return hidden[side];
        shift += hidden.mask.length - (hidden.to - hidden.from);
      }
      return place - shift;
    };
    return parts.map(({ from, to }) => ({ from: placeGiven(from, "from"), to: placeGiven(to, "to") }));
  }
}
