/** How much of a content has come, its rate and the time left, on a terminal (the contract of `uri`). */

import type { AccessProgress } from "@urikit/access";
import { screenOf } from "../../display/terminal.ts";
import { Progress } from "../../lines/progress.ts";
import type { Stdio } from "../../stdio.ts";

export class ContentProgress {
  readonly #stdio: Stdio;
  readonly #isShownLive: boolean;
  #progress: Progress | undefined;
  #octets = 0;

  /** @param isShownLive Whether the terminal shows the content itself, or what is done for it. */
  constructor(stdio: Stdio, isShownLive: boolean) {
    this.#stdio = stdio;
    this.#isShownLive = isShownLive;
  }

  tell({ octets, of }: AccessProgress): void {
    const { stderr: stream } = this.#stdio;
    this.#progress ??= new Progress({
      size: of,
      stream,
      screen: screenOf(stream),
      isShownLive: this.#isShownLive,
    });
    // The network makes the pauses in which it is drawn.
    void this.#progress.advance(octets - this.#octets);
    this.#octets = octets;
  }

  stop(): void {
    this.#progress?.stop();
  }
}
