import { EventEmitter } from "node:events";
import { Writable } from "node:stream";
import { describe, expect, it } from "vitest";
import { screenOf } from "../display/terminal.ts";
import { duration, Progress } from "./progress.ts";
import type { SignalTarget } from "./signals.ts";

const SHOW_CURSOR = "\u001b[?25h";
const HIDE_CURSOR = "\u001b[?25l";

/** A terminal that remembers what was written to it. */
class Terminal extends Writable {
  readonly isTTY = true;
  readonly columns = 80;
  text = "";

  override _write(chunk: Uint8Array, _encoding: string, done: () => void): void {
    this.text += chunk.toString();
    done();
  }

  get isCursorHidden(): boolean {
    return this.text.lastIndexOf(HIDE_CURSOR) > this.text.lastIndexOf(SHOW_CURSOR);
  }
}

/** A process that remembers the signals that it was sent, and what the terminal looked like then. */
class Signals extends EventEmitter implements SignalTarget {
  readonly pid = 1;
  readonly sent: [signal: string, isCursorHidden: boolean, listeners: number][] = [];
  readonly #terminal: Terminal;

  constructor(terminal: Terminal) {
    super();
    this.#terminal = terminal;
  }

  kill(_pid: number, signal: NodeJS.Signals): void {
    this.sent.push([signal, this.#terminal.isCursorHidden, this.listenerCount(signal)]);
  }
}

/** A progress that shows its bar. */
async function shown(): Promise<{ progress: Progress; terminal: Terminal; signals: Signals }> {
  const stream = new Terminal();
  const signals = new Signals(stream);
  const progress = new Progress({
    size: 1e9,
    stream,
    screen: screenOf(stream),
    isShownLive: false,
    signals,
    patience: -1,
  });
  await progress.advance(1e6, 1000);
  return { progress, terminal: stream, signals };
}

describe("a signal while the bar is shown", () => {
  it.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
    "%s ends the command after the cursor is visible again",
    async (signal) => {
      const { terminal, signals } = await shown();
      expect(terminal.isCursorHidden).toBe(true);
      signals.emit(signal, signal);
      expect(signals.sent).toEqual([[signal, false, 0]]);
    },
  );

  it("SIGTSTP pauses the command with a visible cursor; afterwards the bar is drawn again", async () => {
    const { progress, terminal, signals } = await shown();
    signals.emit("SIGTSTP", "SIGTSTP");
    expect(signals.sent).toEqual([["SIGSTOP", false, 0]]);
    expect(terminal.isCursorHidden).toBe(true);
    progress.stop();
    expect(terminal.isCursorHidden).toBe(false);
  });

  it("acts as always when the work is done", async () => {
    const { progress, signals } = await shown();
    progress.stop();
    expect(signals.eventNames()).toEqual([]);
  });
});

describe("the bar", () => {
  it("tells the lines per second, and a tenth of a percent", async () => {
    const { progress, terminal } = await shown();
    progress.stop();
    expect(terminal.text).toMatch(/ 0\.1 % {2}[\d,]+ lines\/s /);
  });

  it.each([
    [0, "0s"],
    [59.4, "59s"],
    [59.6, "1m00s"],
    [359.7, "6m00s"],
    [3725, "1h02m"],
  ])("writes %f seconds as %s", (seconds, text) => {
    expect(duration(seconds)).toBe(text);
  });
});
