// The switches of the mutants: one of them is on at most. A loop of a mutant that does not end is stopped by a count.

class Switches {
  /** The mutant that is on. */
  active = -1;
  /** The mutants that were asked for since the last `watch`. */
  seen: Set<number> | undefined = new Set();
  #ticks = 0;
  #limit = Number.POSITIVE_INFINITY;

  on(id: number): boolean {
    this.seen?.add(id);
    return id === this.active;
  }

  tick(): void {
    if (++this.#ticks > this.#limit) throw new Error("the mutant does not end");
  }

  /** Begins a test, which may go round its loops that many times. */
  begin(limit: number): void {
    this.#ticks = 0;
    this.#limit = limit;
  }

  get ticks(): number {
    return this.#ticks;
  }
}

declare global {
  // The name that mutants.ts writes.
  var __mutation: Switches;
}

globalThis.__mutation = new Switches();
