/** Has command lines run in a worker, which is stopped if it does not answer. */

import type { Answered, Asked } from "./command.worker.ts";

/** How long a line may run, in milliseconds, and how long it may take to load what runs it. */
const LONGEST_RUN = 10_000;
const LONGEST_LOAD = 30_000;

export type CommandAnswer = Answered | { readonly stop: "endless" | "not-loaded" };

interface Waiting {
  readonly asked: Asked;
  readonly answer: (answer: CommandAnswer) => void;
}

/** The lines of one block: they run one after another, in a worker that stays. */
export class Commands {
  readonly #create: () => Worker;
  readonly #waiting: Waiting[] = [];
  #worker: Worker | undefined;
  #hasAnswered = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #last = 0;

  constructor(create: () => Worker) {
    this.#create = create;
  }

  /** Runs a line. Nothing is thrown: what goes wrong is in the answer. */
  run(asked: Omit<Asked, "number">): Promise<CommandAnswer> {
    return new Promise((answer) => {
      this.#waiting.push({ asked: { ...asked, number: ++this.#last }, answer });
      if (this.#waiting.length === 1) this.#next();
    });
  }

  /** Stops what runs. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#hasAnswered = false;
  }

  #next(): void {
    const [first] = this.#waiting;
    if (first === undefined) return;
    this.#worker ??= this.#started();
    this.#timer = setTimeout(
      () => this.#end({ stop: this.#hasAnswered ? "endless" : "not-loaded" }),
      this.#hasAnswered ? LONGEST_RUN : LONGEST_LOAD,
    );
    this.#worker.postMessage(first.asked);
  }

  #started(): Worker {
    const worker = this.#create();
    worker.addEventListener("message", ({ data }: MessageEvent<Answered>) => {
      this.#hasAnswered = true;
      this.#end(data);
    });
    worker.addEventListener("error", () => this.#end({ stop: "not-loaded" }));
    return worker;
  }

  #end(answer: CommandAnswer): void {
    clearTimeout(this.#timer);
    if ("stop" in answer) this.stop();
    this.#waiting.shift()?.answer(answer);
    this.#next();
  }
}
