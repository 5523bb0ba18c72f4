// Texts that are nearly what they were: one small change, left to chance.
import type { Chance } from "./chance.ts";

type Change = (text: string, at: number, end: number, character: string) => string;

const changes: readonly Change[] = [
  function insert(text, at, _end, character) {
    return text.slice(0, at) + character + text.slice(at);
  },
  function replace(text, at, _end, character) {
    return text.slice(0, at) + character + text.slice(at + 1);
  },
  function omit(text, at) {
    return text.slice(0, at) + text.slice(at + 1);
  },
  function exchange(text, at) {
    return text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2);
  },
  function double(text, at, end) {
    return text.slice(0, end) + text.slice(at);
  },
  function omitMany(text, at, end) {
    return text.slice(0, at) + text.slice(end);
  },
];

/** The text with one change; characters that come in are drawn from the alphabet. */
export function mutate(text: string, alphabet: readonly string[], chance: Chance): string {
  const at = chance.below(text.length + 1);
  const end = Math.min(text.length, at + chance.between(1, 8));
  return chance.pick(changes)(text, at, end, chance.pick(alphabet));
}
