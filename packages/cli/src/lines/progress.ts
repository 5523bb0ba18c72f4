/**
 * "Long work on a terminal shows a progress bar on standard error: share done, rate, time left" (the contract of
 * `uri`). Whatever else is written there meanwhile is written through the bar, so that neither spoils the other.
 */

import type { MultiBar, SingleBar } from "cli-progress";
import type { Screen } from "../display/terminal.ts";
import type { OutputStream } from "../stdio.ts";
import { Output } from "./output.ts";

/** Work that takes less time needs no bar. */
const PATIENCE_MS = 500;
/** How long the bar may wait to be drawn. */
const BREATH_MS = 50;

/** What a bar needs to know. */
export interface ProgressOptions {
  /** The octets of the whole work, if known. */
  readonly size: number | undefined;
  /** Standard error. */
  readonly stream: OutputStream;
  readonly screen: Screen;
  /** Whether the results themselves go to the terminal: then there is no bar. */
  readonly isShownLive: boolean;
}

/** Counts the octets that are done, and shows the progress if the work takes long and somebody can see it. */
export class Progress {
  readonly #options: ProgressOptions;
  readonly #errors: Output;
  readonly #isShown: boolean;
  readonly #start = performance.now();
  #breath = this.#start;
  #done = 0;
  #bars: MultiBar | undefined;
  #bar: SingleBar | undefined;

  constructor(options: ProgressOptions) {
    this.#options = options;
    this.#errors = new Output(options.stream);
    this.#isShown = options.screen.isTerminal && !options.isShownLive;
  }

  /** Adds octets to those that are done. */
  async advance(octets: number): Promise<void> {
    this.#done += octets;
    if (!this.#isShown) return;
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

  /** Removes the bar. */
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
    const { size, screen, stream } = this.#options;
    this.#bars = new MultiBar({
      format: size === undefined ? "{done}  {rate}" : "{bar} {percentage} %  {rate}  {eta_formatted} left",
      barsize: Math.max(8, Math.min(40, screen.width - 36)),
      barCompleteChar: screen.unicode ? "█" : "#",
      barIncompleteChar: screen.unicode ? "░" : ".",
      clearOnComplete: true,
      hideCursor: true,
      linewrap: true,
      stream,
    });
    this.#bar = this.#bars.create(size ?? 0, 0, { done: "", rate: "" });
  }
}

function megabytes(octets: number): string {
  return `${(octets / 1e6).toFixed(1)} MB`;
}
