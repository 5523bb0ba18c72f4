/** How many requests at once, and how often one host is asked. */

/** The time, which tests make their own. */
export interface Time {
  /** In milliseconds. */
  readonly now: () => number;
  /** Waits so many milliseconds, unless the signal ends it before. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** Hosts that were asked long ago are forgotten when there are more. */
const MOST_HOSTS = 4096;

/** Gives each host its turns. */
export class Pace {
  readonly #time: Time;
  readonly #interval: number;
  readonly #signal: AbortSignal;
  /** When each host may be asked next. */
  readonly #free = new Map<string, number>();

  constructor(time: Time, interval: number, signal: AbortSignal) {
    this.#time = time;
    this.#interval = interval;
    this.#signal = signal;
  }

  /** Waits until the host may be asked; the next one waits for this one. */
  async turn(host: string): Promise<void> {
    const now = this.#time.now();
    const at = Math.max(now, this.#free.get(host) ?? 0);
    this.#forget(now);
    this.#free.set(host, at + this.#interval);
    if (at > now) await this.#time.wait(at - now, this.#signal);
  }

  /** The host wants to be left alone for so many milliseconds (RFC 9110 §10.2.3). */
  hold(host: string, milliseconds: number): void {
    const until = this.#time.now() + milliseconds;
    this.#free.set(host, Math.max(until, this.#free.get(host) ?? 0));
  }

  /** In how many milliseconds the host may be asked. */
  wait(host: string): number {
    return Math.max(0, (this.#free.get(host) ?? 0) - this.#time.now());
  }

  #forget(now: number): void {
    if (this.#free.size < MOST_HOSTS) return;
    for (const [host, at] of this.#free) if (at < now) this.#free.delete(host);
  }
}

/** Lets a number of tasks run at once; those of one host one after another. */
export class Turns {
  #free: number;
  readonly #waiting: (() => void)[] = [];
  readonly #tails = new Map<string, Promise<unknown>>();

  constructor(jobs: number) {
    this.#free = jobs;
  }

  run<Result>(host: string, task: () => Promise<Result>): Promise<Result> {
    const before = this.#tails.get(host) ?? Promise.resolve();
    const result = before.then(() => this.#whenFree(task));
    const tail = result
      .catch(() => {})
      .finally(() => {
        if (this.#tails.get(host) === tail) this.#tails.delete(host);
      });
    this.#tails.set(host, tail);
    return result;
  }

  async #whenFree<Result>(task: () => Promise<Result>): Promise<Result> {
    if (this.#free > 0) this.#free--;
    else await new Promise<void>((go) => this.#waiting.push(go));
    try {
      return await task();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#free++;
      else next();
    }
  }
}
