// @ts-check
// One contender at one work, in a process of its own, so that no other library shapes the code that V8 makes
// for it. It warms up, says what it accepts, and then measures a round each time it is asked.
import { do_not_optimize, measure } from "mitata";
import { contenders } from "./contenders.js";
import { references } from "./links.js";
import { processorTime } from "./processor-time.js";

/** @typedef {{ accepted: number, refused: number }} Ready */

const warmUp = 300; // milliseconds at the least
const roundTime = 30; // milliseconds at the least, and one pass over the references

const [contender = "", work = "", set = "", form = "", every = "1"] = process.argv.slice(2);
const works = await contenders[contender]?.();
const doing = works?.[work];
if (doing === undefined) throw new Error(`${contender} does not ${work}`);
if ((set !== "links" && set !== "relative") || (form !== "split" && form !== "flat")) {
  throw new Error(`no references: ${set} ${form}`);
}
const measured = references(set, form).filter((_, index) => index % Number(every) === 0);

/** @param {string[]} list */
const pass = (list) => {
  for (const reference of list) {
    try {
      do_not_optimize(doing(reference));
    } catch (error) {
      do_not_optimize(error);
    }
  }
};

/** Who does not throw at what is not valid answers false, or says so in what is answered. */
const accepts = (/** @type {string} */ reference) => {
  try {
    const result = doing(reference);
    if (typeof result !== "object" || result === null) return result !== false;
    return !("valid" in result && result.valid === false) && !("error" in result && result.error);
  } catch {
    return false;
  }
};

/** Both forms and both sets, so that nobody is compiled for one shape of string alone. */
const warm = () => {
  for (const anySet of /** @type {const} */ (["links", "relative"])) {
    for (const anyForm of /** @type {const} */ (["split", "flat"]))
      pass(references(anySet, anyForm).slice(0, 5000));
  }
  const from = performance.now();
  do pass(measured);
  while (performance.now() - from < warmUp);
};

/** @returns {Promise<number>} nanoseconds of processor time for each reference */
const round = async () => {
  const { p50 } = await measure(() => pass(measured), {
    now: () => processorTime() * 1e6,
    min_cpu_time: roundTime * 1e6,
    min_samples: 1,
    warmup_samples: 0,
    gc: false,
  });
  return p50 / measured.length;
};

process.on("message", async (order) => {
  if (order === "warm") {
    const accepted = measured.filter(accepts).length;
    warm();
    process.send?.({ accepted, refused: measured.length - accepted });
  } else if (order === "round") process.send?.(await round());
  else process.disconnect();
});
