// @ts-check
// How long a reader takes for the references of a kind, in nanoseconds, and for its first calls; in any engine.

/** In milliseconds, for a kind and a question. */
const WARM_UP = 30;
const MEASURED = 60;

/** The time of a turn, which is measured at once. */
const TURN = 2;

const FIRST = "https://example.org/a/b?c#d";

/** @typedef {(text: string, base?: string) => unknown} Ask */

/** Whether a reference is refused: by `false` or an error. @param {Ask} ask @param {string} text @param {string} [base] */
export function isRefused(ask, text, base) {
  try {
    const answer = ask(text, base);
    return answer === false || answer === -1;
  } catch {
    return true;
  }
}

/** @param {Ask} ask @param {readonly string[]} texts @param {string} [base] */
function pass(ask, texts, base) {
  let refused = 0;
  for (const text of texts) if (isRefused(ask, text, base)) refused++;
  return refused;
}

/**
 * The quickest turn, for each reference. A turn has so many passes that a clock in steps of 20 µs, as browsers have it, tells
 * its time; a pass that takes longer than all the time stands alone.
 * @param {Ask} ask @param {readonly string[]} texts @param {string} [base]
 */
function timeOf(ask, texts, base) {
  const start = performance.now();
  let warmed = 0;
  do {
    pass(ask, texts, base);
    warmed++;
  } while (performance.now() - start < WARM_UP);
  const passes = Math.max(1, Math.round((warmed * TURN) / WARM_UP));
  let best = Number.POSITIVE_INFINITY;
  const end = performance.now() + MEASURED;
  do {
    const before = performance.now();
    for (let count = 0; count < passes; count++) pass(ask, texts, base);
    best = Math.min(best, performance.now() - before);
  } while (performance.now() < end);
  return (best * 1e6) / texts.length / passes;
}

/**
 * What each question about a kind took; null where there is no function for it.
 * @param {import("./contenders.js").Contender} contender @param {readonly string[]} texts @param {string} [base]
 */
export function answers({ valid, host, normal }, texts, base) {
  const time = (/** @type {Ask | undefined} */ ask) => (ask ? timeOf(ask, texts, base) : null);
  return {
    valid: time(valid),
    host: time(host),
    normal: time(normal),
    refused: pass(host, texts, base) / texts.length,
  };
}

/**
 * What the first calls of a library take, from its load on. Whoever asks has made no references yet: that would warm the
 * engine.
 * @param {() => Promise<import("./contenders.js").Contender>} load
 */
export async function coldCalls(load) {
  const from = performance.now();
  const contender = await load();
  const loaded = performance.now();
  contender.host(FIRST);
  const called = performance.now();
  for (let count = 0; count < 99; count++) contender.host(`${FIRST}${count}`);
  const hundred = performance.now();
  const cold = {
    load: (loaded - from) * 1e6,
    first: (called - loaded) * 1e6,
    hundred: (hundred - loaded) * 1e6,
  };
  return { contender, cold };
}
