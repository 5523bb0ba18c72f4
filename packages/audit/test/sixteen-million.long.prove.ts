// Rule 7 of the house: a text of sixteen million characters takes sixteen times as long as one of a million. It may take twice that
// here, because a processor's cache does not hold it.
import { counted } from "@urikit/abnf/counted";
import { isUriReference, normalize, relativize, resolve, tryParse } from "urikit";
import { expect, test } from "vitest";
import { hostileShapes } from "../../../test/hostile-shapes.js";
import { audit, redact, redactText } from "../src/index.ts";

const MILLION = 1 << 20;

/** In milliseconds of the processor: what takes less for a million characters is chance. */
const LEAST = 5;

/** In milliseconds: what takes more for a sixteenth of a million, a microsecond for each character, is tried with a million. */
const SLOW = 66;

const BASE = "https://en.wikipedia.org/wiki/Extreme_Programming";

const WORKS: Readonly<Record<string, (text: string) => unknown>> = {
  isUriReference,
  // With the message, which shows a part of the text.
  parse: (text) => {
    const result = tryParse(text);
    return result.valid ? result.parsed.path.length : result.error.message.length;
  },
  normalize,
  resolve: (text) => resolve(text, BASE),
  "resolve, as base": (text) => resolve("../x", text),
  relativize: (text) => relativize(text, BASE),
  redact,
  "redact, as a line of a log": redactText,
  audit,
};

/** The processor time of a call in milliseconds, of several the least. What is refused is refused. */
function timeOf(work: (text: string) => unknown, text: string, calls: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let call = 0; call < calls; call++) {
    const from = process.cpuUsage();
    try {
      work(text);
    } catch {
      // refused
    }
    const { user, system } = process.cpuUsage(from);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

/** A string of its own, not a note of its parts. */
const flat = (text: string) => Buffer.from(text).toString();

test.each(Object.entries(hostileShapes))("%s: sixteen times as long", (_, make) => {
  const [few = "", million = "", sixteen = ""] = [MILLION / 16, MILLION, 16 * MILLION].map((length) =>
    flat(make(length)),
  );
  const steep = Object.entries(WORKS).flatMap(([name, work]) => {
    const isSlow = timeOf(work, few, 2) > SLOW;
    const [short, long] = isSlow ? [few, million] : [million, sixteen];
    const grows = () => timeOf(work, long, 1) / Math.max(LEAST, timeOf(work, short, 3));
    const once = grows();
    const times = once > 32 ? Math.min(once, grows()) : once; // what else the machine does is not the same twice
    counted(isSlow ? "texts of a million characters" : "texts of sixteen million characters", 1);
    return times > 32 ? [`${name}: ${times.toFixed(0)} times as long`] : [];
  });
  expect(steep).toEqual([]);
});
