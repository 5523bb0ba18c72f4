/** One signal for all that ends an access: the caller, the time of the whole, and the time in which nothing comes. */

import { AccessError, told } from "./access-error.ts";

/** What ends an access from outside. */
export interface Bounds {
  readonly signal: AbortSignal | undefined;
  /** In milliseconds, of the whole. */
  readonly timeout: number;
  /** In milliseconds, in which nothing comes. */
  readonly idleTimeout: number;
}

/** The time of one access. */
export interface Clock {
  /** Its reason is an {@link AccessError}. */
  readonly signal: AbortSignal;
  /** What is waited for, unless the access ends before. While it is waited for, the idle time runs. */
  readonly within: <Value>(awaited: Promise<Value>) => Promise<Value>;
  /** The same for many waits, one after another: what is waited for must fail by itself where the access ends. */
  readonly turns: () => Turns;
  /** The same without the idle time: a person is asked. */
  readonly unlessEnded: <Value>(awaited: Promise<Value>) => Promise<Value>;
  /** Ends the access; what still waits gets this error. */
  readonly end: (why: AccessError) => void;
  /** Stops the timers: all is done. */
  readonly stop: () => void;
}

/** Waits, one after another, by one timer. */
export interface Turns {
  readonly within: <Value>(awaited: Promise<Value>) => Promise<Value>;
  readonly stop: () => void;
}

/** A clock that runs from now on. */
export function startClock({ signal: caller, timeout, idleTimeout }: Bounds): Clock {
  const controller = new AbortController();
  const { signal } = controller;
  const end = (why: AccessError): void => {
    stop();
    controller.abort(why);
  };
  const aborted = (): void =>
    end(new AccessError("aborted", told("access-aborted"), { cause: caller?.reason }));
  // A process that waits for nothing else need not wait for this: what is waited for keeps it.
  const whole = setTimeout(() => end(late("access-timeout", timeout)), timeout).unref();
  const stop = (): void => {
    clearTimeout(whole);
    caller?.removeEventListener("abort", aborted);
  };
  caller?.addEventListener("abort", aborted, { once: true });
  if (caller?.aborted) aborted();
  const within = async <Value>(awaited: Promise<Value>): Promise<Value> => {
    const idle = setTimeout(() => end(late("access-idle", idleTimeout)), idleTimeout);
    try {
      return await unlessEnded(signal, awaited);
    } finally {
      clearTimeout(idle);
    }
  };
  const turns = (): Turns => turnsOf(idleTimeout, () => end(late("access-idle", idleTimeout)));
  return { signal, within, turns, unlessEnded: (awaited) => unlessEnded(signal, awaited), end, stop };
}

/** One timer is reset for each wait: a timer and a listener for each piece of a content would take longer than the piece. */
function turnsOf(idleTimeout: number, end: () => void): Turns {
  let isWaiting = false;
  const idle = setTimeout(() => isWaiting && end(), idleTimeout);
  return {
    within: async (awaited) => {
      isWaiting = true;
      idle.refresh();
      try {
        return await awaited;
      } finally {
        isWaiting = false;
      }
    },
    stop: () => clearTimeout(idle),
  };
}

function late(id: "access-timeout" | "access-idle", milliseconds: number): AccessError {
  return new AccessError("timeout", told(id, milliseconds / 1000));
}

/** What is waited for, or the reason why the access ended before. Nothing of it stays when it is there. */
function unlessEnded<Value>(signal: AbortSignal, awaited: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const ended = (): void => reject(signal.reason);
    const settled = (): void => signal.removeEventListener("abort", ended);
    signal.addEventListener("abort", ended, { once: true });
    if (signal.aborted) ended();
    awaited.then(resolve, reject).finally(settled);
  });
}
