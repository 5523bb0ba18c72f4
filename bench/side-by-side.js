// @ts-check
// A work, done by all its contenders side by side: one process each, all alive together, asked in turn for one round
// after another, so that whatever else the machine does slows all of them alike.
import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { median } from "./median.js";

const program = fileURLToPath(new URL("./contender-process.js", import.meta.url));

/**
 * @typedef {object} Pace
 * @property {number} rounds
 * @property {number} every  1 for all references, 4 for a quarter of them
 * @property {number} warmUp  in milliseconds, at least
 */

/**
 * @typedef {object} Standing
 * @property {string} contender
 * @property {number[]} nanoseconds  for each reference, in each round
 * @property {number} accepted
 * @property {number} refused
 */

/**
 * @param {import("./works/work.js").Work} work
 * @param {import("./references.js").Form} form
 * @param {Pace} pace
 * @returns {Promise<Standing[]>}
 */
export async function sideBySide(work, form, pace) {
  const entrants = Object.keys(work.contenders).map((contender) => enter(contender, work, form, pace));
  for (const entrant of entrants) Object.assign(entrant, await ask(entrant.child, "warm"));
  for (let round = 0; round < pace.rounds; round++) {
    const first = round % entrants.length;
    for (const entrant of [...entrants.slice(first), ...entrants.slice(0, first)]) {
      entrant.nanoseconds.push(await ask(entrant.child, "round"));
    }
  }
  for (const { child } of entrants) child.send("end");
  return entrants.map(({ contender, nanoseconds, accepted, refused }) => ({
    contender,
    nanoseconds,
    accepted,
    refused,
  }));
}

/**
 * How many times as long a peer takes as one of urikit's contenders: the median of the ratios of all rounds.
 * @param {Standing[]} standings
 * @param {string} peer
 */
export function ratio(standings, peer, by = "urikit") {
  const peerTimes = standings.find(({ contender }) => contender === peer)?.nanoseconds ?? [];
  const ownTimes = standings.find(({ contender }) => contender === by)?.nanoseconds ?? [];
  return median(peerTimes.map((time, round) => time / (ownTimes[round] ?? Number.NaN)));
}

/**
 * @param {string} contender
 * @param {import("./works/work.js").Work} work
 * @param {import("./references.js").Form} form
 * @param {Pace} pace
 */
function enter(contender, work, form, { every, warmUp }) {
  const child = fork(program, [contender, work.part, work.set, form, String(every), String(warmUp)]);
  child.once("exit", (code) => {
    if (code !== 0) throw new Error(`${contender} failed at ${work.title}, ${form}`);
  });
  return { contender, child, nanoseconds: /** @type {number[]} */ ([]), accepted: 0, refused: 0 };
}

/**
 * @param {import("node:child_process").ChildProcess} child
 * @param {"warm" | "round"} order
 */
async function ask(child, order) {
  child.send(order);
  const [answer] = await once(child, "message");
  return answer;
}
