/** The lines that a program prints, one after another, each in its time and of a length that memory can hold. */

import type { Readable } from "node:stream";

/** The longest line, in octets. */
const LONGEST = 1_000_000;

/** A line; `late`: none came in time; `ended`: none will come, as the program has ended or prints without end. */
export type NextLine = { readonly text: string } | "late" | "ended";

export class Lines {
  readonly #ready: string[] = [];
  #open = "";
  #hasEnded = false;
  #wake: () => void = () => {};

  constructor(stream: Readable) {
    stream.setEncoding("latin1");
    stream.on("data", (text: string) => this.#take(text, stream));
    for (const event of ["end", "close", "error"]) stream.on(event, () => this.#end());
  }

  /** Whether a line is there that nobody has taken. */
  get hasNext(): boolean {
    return this.#ready.length > 0;
  }

  async next(milliseconds: number): Promise<NextLine> {
    if (!this.hasNext && !this.#hasEnded) await this.#news(milliseconds);
    const text = this.#ready.shift();
    if (text !== undefined) return { text };
    return this.#hasEnded ? "ended" : "late";
  }

  async #news(milliseconds: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      this.#wake = resolve;
      timer = setTimeout(resolve, milliseconds);
    });
    clearTimeout(timer);
  }

  #take(text: string, stream: Readable): void {
    const lines = (this.#open + text).split("\n");
    this.#open = lines.pop() ?? "";
    this.#ready.push(...lines.map((line) => line.replace(/\r$/, "")));
    if (lines.length > 0) this.#wake();
    if (this.#open.length <= LONGEST && !lines.some((line) => line.length > LONGEST)) return;
    this.#ready.length = 0;
    stream.destroy();
    this.#end();
  }

  #end(): void {
    this.#hasEnded = true;
    this.#wake();
  }
}
