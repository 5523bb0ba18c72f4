/** The difference between a text before and after a change: the middle, between the common beginning and the common end. */

import { shown } from "./shown.ts";

export interface ChangePiece {
  readonly kind: "kept" | "removed" | "added";
  readonly part: string;
}

export function changeOf(before: string, after: string): ChangePiece[] {
  let start = 0;
  const shortest = Math.min(before.length, after.length);
  while (start < shortest && before[start] === after[start]) start++;
  let end = 0;
  while (end < shortest - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  const pieces: ChangePiece[] = [
    { kind: "kept", part: shown(before.slice(0, start)) },
    { kind: "removed", part: shown(before.slice(start, before.length - end)) },
    { kind: "added", part: shown(after.slice(start, after.length - end)) },
    { kind: "kept", part: shown(before.slice(before.length - end)) },
  ];
  return pieces.filter(({ part }) => part !== "");
}
