// @ts-check
// A work: its title, the references it is done on, its contenders, and the ratios to reach.

/**
 * A number for every line of Node, or one for each line from which on it differs.
 * @typedef {number | Readonly<Record<number, number>>} PerNode
 */

/**
 * @typedef {object} Target  a ratio that one of urikit's contenders must reach against a peer
 * @property {string} peer
 * @property {PerNode} [ratio]  how many times as fast as the peer it must be
 * @property {PerNode} [under]  how many times as long as the peer it must not take
 * @property {string} [by]  the contender that is held to it; `urikit` by default
 */

/** @typedef {(base: string) => Promise<import("../doing.js").Doing>} Contender  imports its library only when it is called */

/**
 * @typedef {object} Work
 * @property {string} part  the name that `--only` takes
 * @property {import("../references.js").SetName} set
 * @property {string} title
 * @property {Readonly<Record<string, Contender>>} contenders
 * @property {readonly Target[]} targets
 */

/**
 * The number for a line of Node: that of the latest line which is not later than this one.
 * @param {PerNode} numbers
 * @param {string} node  its version
 */
export function forNode(numbers, node) {
  if (typeof numbers === "number") return numbers;
  const line = Number.parseInt(node, 10);
  const lines = Object.keys(numbers).map(Number);
  const own = Math.max(...lines.filter((each) => each <= line));
  return numbers[own] ?? numbers[Math.min(...lines)] ?? Number.NaN;
}
