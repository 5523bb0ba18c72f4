// @ts-check
// The time for each character of a text, from a thousand characters to sixteen million: constant if the time is linear.

import { audit, redact, redactText } from "@urikit/audit";
import { do_not_optimize } from "mitata";
import { isUriReference, normalize, relativize, resolve, tryParse } from "urikit";
import { hostileShapes } from "./hostile.js";
import { base } from "./links.js";
import { median } from "./median.js";
import { processorTime } from "./processor-time.js";

/** In characters. The last one is left out of a quick run. */
export const allLengths = [1 << 10, 1 << 16, 1 << 20, 1 << 24];

/** In nanoseconds. If a character takes longer, greater lengths are not tried. */
const patience = 1000;

/** In milliseconds, on the shortest text. */
const warmUp = 20;

/** @type {Record<string, (text: string) => unknown>} */
export const linearWorks = {
  isUriReference,
  // With the message, which shows a part of the text.
  parse: (text) => {
    const result = tryParse(text);
    return result.valid ? result.parsed.path.length : result.error.message.length;
  },
  normalize: (text) => normalize(text).length,
  resolve: (text) => resolve(text, base).length,
  "resolve, as base": (text) => resolve("../x", text).length,
  relativize: (text) => relativize(text, base).length,
  redact: (text) => redact(text).length,
  "redact, as a line of a log": (text) => redactText(text).length,
  audit: (text) => audit(text).length,
};

/**
 * @typedef {object} LinearResult
 * @property {string} work
 * @property {string} shape
 * @property {boolean} refused  at the greatest length
 * @property {(number | null)[]} nanoseconds  for each character, at each of the lengths; null where not tried
 */

/**
 * @param {readonly number[]} lengths
 * @returns {LinearResult[]}
 */
export function linearTime(lengths) {
  return Object.entries(hostileShapes).flatMap(([shape, make]) => {
    const texts = lengths.map((length) => Buffer.from(make(length)).toString());
    return Object.entries(linearWorks).map(([work, doing]) => ({ work, shape, ...costs(doing, texts) }));
  });
}

/**
 * The time for each character of each text, the shortest first.
 * @param {(text: string) => unknown} doing
 * @param {readonly string[]} texts
 */
function costs(doing, texts) {
  let refused = false;
  const attempt = (/** @type {string} */ text) => {
    refused = false;
    try {
      do_not_optimize(doing(text));
    } catch {
      refused = true;
    }
  };
  const from = processorTime();
  while (processorTime() - from < warmUp) attempt(texts[0] ?? "");
  let slow = false;
  const nanoseconds = texts.map((text) => {
    if (slow) return null;
    const cost = (milliseconds(() => attempt(text)) * 1e6) / text.length;
    slow = text.length > 1 << 10 && cost > patience;
    return cost;
  });
  return { refused, nanoseconds };
}

/**
 * The processor time of a call: the median of three samples of about three milliseconds, after one to warm up. A call
 * of more than fifty is a sample by itself: the shorter texts have warmed it up.
 * @param {() => void} call
 */
function milliseconds(call) {
  const from = processorTime();
  let calls = 0;
  do {
    call();
    calls++;
  } while (processorTime() - from < 3);
  const first = processorTime() - from;
  if (first > 50) return first;
  return median(
    [1, 2, 3].map(() => {
      const start = processorTime();
      for (let repeat = 0; repeat < calls; repeat++) call();
      return (processorTime() - start) / calls;
    }),
  );
}

/**
 * Where the time for each character grows the most, from 64 KB, where that of the call itself no longer counts, to the
 * end. A time of less than a nanosecond counts as one: below, it is chance.
 * @param {readonly LinearResult[]} results
 */
export function steepest(results) {
  const grown = results.map(({ work, shape, nanoseconds }) => {
    const [, early = null] = nanoseconds;
    const late = nanoseconds.at(-1) ?? null;
    return {
      work,
      shape,
      growth: late === null || early === null ? Number.POSITIVE_INFINITY : late / Math.max(early, 1),
    };
  });
  return grown.reduce((most, other) => (other.growth > most.growth ? other : most));
}
