/** Names in memory that has a bound: when it is full, no name is added. */

/** How much may be held. */
export interface NameBounds {
  readonly names: number;
  /** The characters of all names together. */
  readonly characters: number;
}

/** A million names, which take some hundred megabytes. */
export const BOUNDS: NameBounds = { names: 2 ** 20, characters: 2 ** 26 };

/** Names, up to a bound. */
export class BoundedNames {
  readonly names: string[] = [];
  readonly #bounds: NameBounds;
  #characters = 0;

  constructor(bounds = BOUNDS) {
    this.#bounds = bounds;
  }

  /** Whether there is room for one more of this many characters. */
  hasRoom(characters: number): boolean {
    return this.names.length < this.#bounds.names && this.#characters + characters <= this.#bounds.characters;
  }

  /** Adds one. Returns how many there were. */
  add(name: string): number {
    this.#characters += name.length;
    return this.names.push(name) - 1;
  }
}
