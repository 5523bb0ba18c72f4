/**
 * RFC 6570 §1.4: whether several sets of values give the same URI. Two walks through the positions are taken at once,
 * the shortest first, until they differ and both are at an end.
 */

import { classOf } from "../syntax/characters.ts";
import * as CLASS from "../syntax/classes.ts";
import {
  type Position,
  type PositionGraph,
  RESERVED,
  START,
  type Taken,
  tooLarge,
  UNRESERVED,
} from "./positions.ts";

/** Two walks that give the same URI. */
export interface TwoWalks {
  readonly tokens: readonly string[];
  readonly one: readonly number[];
  readonly other: readonly number[];
}

/** Two walks that have come equally far. */
interface Pair {
  readonly one: number;
  readonly other: number;
  /** Whether they have ever been apart. */
  readonly parted: boolean;
  /** The token that both wrote last. */
  readonly token: string;
  readonly before: Pair | undefined;
}

/** More steps of two walks are not looked through. */
const MOST_STEPS = 200_000;

/**
 * Two walks that give the same URI, of those with the shortest URI; `undefined` if there are no two such walks.
 *
 * @throws {UriSyntaxError} `ambiguous-template` if there is too much to look through.
 */
export function twoWalks(template: string, { positions, ends }: PositionGraph): TwoWalks | undefined {
  const queue: Pair[] = [{ one: START, other: START, parted: false, token: "", before: undefined }];
  const seen = new Set<number>();
  let steps = 0;
  for (const pair of queue) {
    const { one, other, parted } = pair;
    if (parted && ends.has(one) && ends.has(other)) return walksOf(pair);
    const [left, right] = [positions[one], positions[other]];
    if (left === undefined || right === undefined) continue; // not so: they are of the graph
    for (const [nextOne, nextOther] of nextPairs(left, right, one === other && !parted)) {
      if (++steps > MOST_STEPS) throw tooLarge(template);
      const token = common(positions[nextOne]?.takes, positions[nextOther]?.takes);
      const key = keyOf(nextOne, nextOther, parted || nextOne !== nextOther, positions.length);
      if (token === undefined || seen.has(key)) continue;
      seen.add(key);
      queue.push({
        one: nextOne,
        other: nextOther,
        parted: parted || nextOne !== nextOther,
        token,
        before: pair,
      });
    }
  }
  return undefined;
}

/** The next positions of both; of walks that are together, each pair once. */
function* nextPairs(left: Position, right: Position, together: boolean): Generator<[number, number]> {
  for (const one of left.next)
    for (const other of right.next) if (!together || one <= other) yield [one, other];
}

function keyOf(one: number, other: number, parted: boolean, count: number): number {
  return ((Math.min(one, other) * count + Math.max(one, other)) << 1) | (parted ? 1 : 0);
}

/** A character or triplet that both take. */
function common(one: Taken | undefined, other: Taken | undefined): string | undefined {
  if (one === undefined || other === undefined) return undefined;
  if (typeof one === "string") return takes(other, one) ? one : undefined;
  return typeof other === "string" ? common(other, one) : "1";
}

/** Whether a position takes a character or a triplet. */
export function takes(taken: Taken, token: string): boolean {
  if (typeof taken === "string") return taken === token;
  if (token.length > 1) return true;
  const code = token.charCodeAt(0);
  if (taken === UNRESERVED) return (classOf(code) & CLASS.UNRESERVED) !== 0;
  return taken === RESERVED && ((classOf(code) & CLASS.QUERY) !== 0 || "#[]".includes(token));
}

function walksOf(end: Pair): TwoWalks {
  const walks = { tokens: [] as string[], one: [] as number[], other: [] as number[] };
  for (let pair: Pair = end; pair.before !== undefined; pair = pair.before) {
    walks.tokens.unshift(pair.token);
    walks.one.unshift(pair.one);
    walks.other.unshift(pair.other);
  }
  return walks;
}
