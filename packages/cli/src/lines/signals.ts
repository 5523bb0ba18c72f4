/**
 * A signal must not leave a hidden cursor, half a line or half a file. What is half is removed, and then the signal does what it always
 * does.
 */

/** Signals that end a command from outside. */
const ENDING = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
/** Ctrl-Z. */
const PAUSING = "SIGTSTP";

/** The part of `process` that signals need. */
export interface SignalTarget {
  readonly pid: number;
  on(signal: NodeJS.Signals, listener: (signal: NodeJS.Signals) => void): unknown;
  off(signal: NodeJS.Signals, listener: (signal: NodeJS.Signals) => void): unknown;
  kill(pid: number, signal: NodeJS.Signals): unknown;
}

/** A drawing on a screen, which can be removed and drawn again. */
export interface Drawing {
  erase(): void;
  draw(): void;
}

/** Acts before a signal ends the command. Returns what ends that. */
export function beforeSignalEnds(act: () => void, target: SignalTarget = process): () => void {
  const end = (signal: NodeJS.Signals) => {
    release();
    act();
    target.kill(target.pid, signal); // without a listener it acts as it always does
  };
  const release = () => {
    for (const signal of ENDING) target.off(signal, end);
  };
  for (const signal of ENDING) target.on(signal, end);
  return release;
}

/** Erases a drawing before a signal ends or pauses the command. Returns what ends that. */
export function erasedBySignals(drawing: Drawing, target: SignalTarget = process): () => void {
  const pause = () => {
    drawing.erase();
    target.kill(target.pid, "SIGSTOP"); // returns when somebody has sent SIGCONT, as `fg` does
    drawing.draw();
  };
  const releaseEnd = beforeSignalEnds(() => {
    target.off(PAUSING, pause);
    drawing.erase();
  }, target);
  target.on(PAUSING, pause);
  return () => {
    releaseEnd();
    target.off(PAUSING, pause);
  };
}
