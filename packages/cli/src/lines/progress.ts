/**
 * "Long work on a terminal shows a progress bar on standard error: share done, rate, time left" (the contract
 * of `uri`). Whatever else is written there meanwhile goes through the bar, so that neither spoils the other.
 */

import type { MultiBar, SingleBar } from "cli-progress";
import type { Screen } from "../display/terminal.ts";
import type { Input } from "./input.ts";
import type { Output } from "./output.ts";

/** Work that is done sooner needs no bar. */
const PATIENCE_MS = 500;
/** So long the bar may wait to be drawn. */
const BREATH_MS = 50;

/** Watches the octets go by, and shows them if that takes long and anyone would see it. */
export class Progress {
  readonly #errors: Output;
  readonly #screen: Screen;
  readonly #size: number | undefined;
  readonly #shown: boolean;
  readonly #start = performance.now();
  #breath = this.#start;
  #done = 0;
  #bars: MultiBar | undefined;
  #bar: SingleBar | undefined;

  /** `quiet`: never a bar, as where the lines themselves go to the terminal. */
  constructor(input: Pick<Input, "size">, errors: Output, screen: Screen, quiet: boolean) {
    this.#size = input.size;
    this.#errors = errors;
    this.#screen = screen;
    this.#shown = screen.isTerminal && !quiet;
  }

  /** So many octets more are done. */
  async advance(octets: number): Promise<void> {
    this.#done += octets;
    if (!this.#shown) return;
    if (!this.#bar && performance.now() - this.#start > PATIENCE_MS) await this.#show();
    this.#bar?.update(this.#done, { done: megabytes(this.#done), rate: this.#rate() });
    if (performance.now() - this.#breath > BREATH_MS) await this.#breathe();
  }

  /** Lets the bar be drawn: files are read and written without a pause. */
  async #breathe(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    this.#breath = performance.now();
  }

  /** Writes lines to standard error, above the bar. */
  async report(lines: string): Promise<void> {
    if (this.#bars) this.#bars.log(lines);
    else await this.#errors.write(lines);
  }

  /** Takes the bar away. */
  stop(): void {
    this.#bars?.update();
    this.#bars?.stop();
    this.#bars = undefined;
    this.#bar = undefined;
  }

  #rate(): string {
    const seconds = (performance.now() - this.#start) / 1000;
    return `${megabytes(this.#done / seconds)}/s`;
  }

  async #show(): Promise<void> {
    const { MultiBar } = await import("cli-progress");
    this.#bars = new MultiBar({
      format:
        this.#size === undefined ? "{done}  {rate}" : "{bar} {percentage} %  {rate}  {eta_formatted} left",
      barsize: Math.max(8, Math.min(40, this.#screen.width - 36)),
      barCompleteChar: this.#screen.unicode ? "█" : "#",
      barIncompleteChar: this.#screen.unicode ? "░" : ".",
      clearOnComplete: true,
      hideCursor: true,
      linewrap: true,
      stream: process.stderr,
    });
    this.#bar = this.#bars.create(this.#size ?? 0, 0, { done: "", rate: "" });
  }
}

function megabytes(octets: number): string {
  return `${(octets / 1e6).toFixed(1)} MB`;
}
