/** The difference between a text before and after a change: what stays, what goes, and what comes, in the order of the text. */

import { shown } from "./shown.ts";

export interface ChangePiece {
  readonly kind: "kept" | "removed" | "added";
  readonly part: string;
}

/** More pairs of characters are not compared: then what lies between the common beginning and the common end is one change. */
const MOST_PAIRS = 250_000;

export function changeOf(before: string, after: string): ChangePiece[] {
  let start = 0;
  const shortest = Math.min(before.length, after.length);
  while (start < shortest && before[start] === after[start]) start++;
  let end = 0;
  while (end < shortest - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  const middle = [before.slice(start, before.length - end), after.slice(start, after.length - end)] as const;
  return [
    { kind: "kept" as const, part: before.slice(0, start) },
    ...changesIn(...middle),
    { kind: "kept" as const, part: before.slice(before.length - end) },
  ]
    .filter(({ part }) => part !== "")
    .map(({ kind, part }) => ({ kind, part: shown(part) }));
}

/** What stays of the middle is the longest text that both hold in this order. */
function changesIn(before: string, after: string): ChangePiece[] {
  if (before.length * after.length > MOST_PAIRS) return changed(before, after);
  const kept = longestCommon(before, after);
  const pieces: ChangePiece[] = [];
  let [from, to] = [0, 0];
  for (const [at, there] of [...kept, [before.length, after.length] as const]) {
    pieces.push(...changed(before.slice(from, at), after.slice(to, there)));
    const last = pieces.at(-1);
    const character = before.slice(at, at + 1);
    if (last?.kind === "kept") pieces[pieces.length - 1] = { kind: "kept", part: last.part + character };
    else pieces.push({ kind: "kept", part: character });
    [from, to] = [at + 1, there + 1];
  }
  return pieces;
}

const changed = (removed: string, added: string): ChangePiece[] =>
  [
    { kind: "removed" as const, part: removed },
    { kind: "added" as const, part: added },
  ].filter(({ part }) => part !== "");

/** The places of the characters of the longest common subsequence, in both. */
function longestCommon(a: string, b: string): (readonly [number, number])[] {
  const width = b.length + 1;
  const lengths = new Uint32Array((a.length + 1) * width);
  const lengthAt = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      lengths[i * width + j] =
        a[i] === b[j] ? 1 + lengthAt(i + 1, j + 1) : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));
  const places: (readonly [number, number])[] = [];
  let [i, j] = [0, 0];
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) places.push([i++, j++]);
    else if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) i++;
    else j++;
  }
  return places;
}
