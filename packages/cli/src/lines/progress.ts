/**
 * "Long work on a terminal shows a progress bar on standard error: share done, rate, time left" (the contract of
 * `uri`). All other output there meanwhile goes through the bar, so that neither spoils the other.
 */

import { grouped } from "@urikit/explain";
import type { Screen } from "@urikit/explain/layout";
import type { MultiBar, Options, SingleBar } from "cli-progress";
import type { OutputStream } from "../stdio.ts";
import { text } from "../words/text.ts";
import { Output } from "./output.ts";
import { erasedBySignals, type SignalTarget } from "./signals.ts";

/** Work that takes less time needs no bar. */
const PATIENCE_MS = 500;
/** How long the bar may wait to be drawn. */
const BREATH_MS = 50;

/** The facts that a bar needs. */
export interface ProgressOptions {
  /** The octets of the whole work, if known. */
  readonly size: number | undefined;
  /** Standard error. */
  readonly stream: OutputStream;
  readonly screen: Screen;
  /** Whether the results themselves go to the terminal: then there is no bar. */
  readonly isShownLive: boolean;
  /** Where signals come from: the process, unless a test gives another. */
  readonly signals?: SignalTarget;
  /** After how many milliseconds the bar is shown. */
  readonly patience?: number;
}

/** Counts the octets that are done, and shows the progress if the work takes long and somebody can see it. */
export class Progress {
  readonly #options: ProgressOptions;
  readonly #errors: Output;
  readonly #isShown: boolean;
  readonly #start = performance.now();
  #breath = this.#start;
  #done = 0;
  #lines = 0;
  #makeBars: ((options: Options) => MultiBar) | undefined;
  #bars: MultiBar | undefined;
  #bar: SingleBar | undefined;
  #release: (() => void) | undefined;

  constructor(options: ProgressOptions) {
    this.#options = options;
    this.#errors = new Output(options.stream);
    this.#isShown = options.screen.isTerminal && !options.isShownLive;
  }

  /** Adds octets, and lines if the work is counted in lines, to what is done. */
  async advance(octets: number, lines = 0): Promise<void> {
    this.#done += octets;
    this.#lines += lines;
    if (!this.#isShown) return;
    if (!this.#bar && performance.now() - this.#start > (this.#options.patience ?? PATIENCE_MS))
      await this.#show();
    this.#bar?.update(this.#done, this.#figures());
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
    this.#release?.();
    this.#erase();
  }

  #erase(): void {
    this.#bars?.update();
    this.#bars?.stop();
    this.#bars = undefined;
    this.#bar = undefined;
  }

  #figures(): Record<"done" | "share" | "rate", string> {
    const { words } = this.#options.screen;
    const seconds = (performance.now() - this.#start) / 1000;
    const share = (100 * this.#done) / (this.#options.size || 1);
    const rate =
      this.#lines > 0
        ? text(words, "progress-lines", grouped(Math.round(this.#lines / seconds)))
        : megabytes(this.#done / seconds);
    // Of long work, whole percents would stand still for minutes.
    return { done: megabytes(this.#done), share: share.toFixed(share < 10 ? 1 : 0), rate: `${rate}/s` };
  }

  async #show(): Promise<void> {
    // Of a module in CommonJS, the bundle has only the default export.
    const { default: library } = await import("cli-progress");
    this.#makeBars = (options) => new library.MultiBar(options);
    this.#draw();
    this.#release = erasedBySignals(
      { erase: () => this.#erase(), draw: () => this.#draw() },
      this.#options.signals,
    );
  }

  #draw(): void {
    const { size, screen, stream } = this.#options;
    this.#bars = this.#makeBars?.({
      format:
        size === undefined
          ? "{done}  {rate}"
          : `{bar} {share} %  {rate}  ${text(screen.words, "progress-left", "{eta_formatted}")}`,
      formatTime: duration,
      barsize: Math.max(8, Math.min(40, screen.width - 42)),
      barCompleteChar: screen.unicode ? "█" : "#",
      barIncompleteChar: screen.unicode ? "░" : ".",
      clearOnComplete: true,
      hideCursor: true,
      linewrap: true,
      stream: stream as NodeJS.WritableStream, // a terminal has one of Node's own
    });
    this.#bar = this.#bars?.create(size ?? 0, this.#done, this.#figures());
  }
}

function megabytes(octets: number): string {
  return `${(octets / 1e6).toFixed(1)} MB`;
}

/** 359.7 seconds as `6m00s`, 3725 as `1h02m`. */
export function duration(seconds: number): string {
  const whole = Math.round(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  if (hours > 0) return `${hours}h${twoDigits(minutes)}m`;
  return minutes > 0 ? `${minutes}m${twoDigits(whole % 60)}s` : `${whole}s`;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, "0");
}
