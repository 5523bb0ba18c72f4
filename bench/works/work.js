// @ts-check
// What a work is: a title, the references it is done on, who does it, and the ratios to reach.

/**
 * A ratio of times to reach, or, for each line of Node from which on it differs, one of its own.
 * @typedef {number | Readonly<Record<number, number>>} PerNode
 */

/**
 * @typedef {object} Target  a ratio that one of urikit's contenders is to reach beside a peer
 * @property {string} peer
 * @property {PerNode} [ratio]  how many times as fast as the peer it must be
 * @property {PerNode} [under]  fewer times the peer's time than this it must take
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
