// @ts-check
// One contender at one work, in a process of its own, so that no other library shapes the code that V8 makes for it.
// It warms up, counts what it accepts, and then measures a round each time it is asked.
import { do_not_optimize, measure } from "mitata";
import { processorTime } from "./processor-time.js";
import { baseOf, flat, isSet, references } from "./references.js";
import { works } from "./works/index.js";

const roundTime = 30; // milliseconds at the least, and at least one pass over the references

const [contender = "", part = "", set = "", form = "", every = "1", warmUp = "0"] = process.argv.slice(2);
const work = works.find((each) => each.part === part && each.set === set);
const enter = work?.contenders[contender];
if (work === undefined || enter === undefined) throw new Error(`${contender} does not ${part} ${set}`);
if (!isSet(set) || (form !== "split" && form !== "flat")) throw new Error(`no references: ${set} ${form}`);

const { make, whole, prepare } = await enter(baseOf(set));

/** @type {typeof references} */
const prepared = (...which) => {
  const list = references(...which);
  return prepare === undefined ? list : list.map((reference) => flat(prepare(reference)));
};

const measured = prepared(set, form, Number(every));

/** @param {string[]} list */
const pass = (list) => {
  for (const reference of list) {
    try {
      do_not_optimize(whole(reference));
    } catch (error) {
      do_not_optimize(error);
    }
  }
};

/** A library that does not throw at an invalid text answers false, or says so in its result. */
const accepts = (/** @type {string} */ reference) => {
  try {
    const result = make(reference);
    if (typeof result !== "object" || result === null) return result !== false;
    return !("valid" in result && result.valid === false) && !("error" in result && result.error);
  } catch {
    return false;
  }
};

/** Both forms, of URIs and of relative references, so that no code is compiled for one kind of string alone. */
const warm = () => {
  for (const anySet of set === "names" ? [set] : /** @type {const} */ (["links", "relative"])) {
    for (const anyForm of /** @type {const} */ (["split", "flat"]))
      pass(prepared(anySet, anyForm).slice(0, 5000));
  }
  const from = performance.now();
  do pass(measured);
  while (performance.now() - from < Number(warmUp));
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
