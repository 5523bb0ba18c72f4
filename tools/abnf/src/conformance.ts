// The texts that show whether a reader of texts is the automaton: the Wp method (Chow 1978, Fujiwara 1991).
// If a reader can be described as an automaton with at most `extra` states more than the least one has, and
// agrees with it on all these texts, then it agrees with it on every text of any length.
import type { Automaton } from "./automaton.ts";

/**
 * Texts to each state, then up to `extra` characters and one, of each class, then what distinguishes the states. With a
 * `padding`, the texts to a state go on with as many characters that leave the state as it is, where there is one: so the
 * questions lie at other places of the blocks that a reader by vectors takes at once.
 */
export function* conformanceTexts(automaton: Automaton, extra: number, padding = 0): Generator<string> {
  const characters = representatives(automaton);
  const suffixes = distinguishing(automaton, characters);
  const own = automaton.next.map((_, state) => identifying(automaton, state, suffixes));
  for (const [state, first] of accesses(automaton, characters).entries()) {
    const same = ["h", ...characters].find((character) => automaton.run(state, character) === state) ?? "";
    const access = first + same.repeat(padding);
    for (const middle of textsUpTo(characters, extra + 1)) {
      const reached = automaton.run(state, middle);
      const after = Array.from(middle).length <= extra ? suffixes : (own[reached] ?? []);
      for (const suffix of after) yield access + middle + suffix;
    }
  }
}

/** Texts to each state, then each of the characters given, then what distinguishes the states. */
export function* transitionTexts(automaton: Automaton, alphabet: readonly string[]): Generator<string> {
  const characters = representatives(automaton);
  const suffixes = distinguishing(automaton, characters);
  for (const access of accesses(automaton, characters))
    for (const character of alphabet) for (const suffix of suffixes) yield access + character + suffix;
}

/** A character of each class that some state distinguishes from the others. */
function representatives(automaton: Automaton): string[] {
  const found = new Map<string, string>();
  for (const [ofClass, code] of automaton.bounds.entries()) {
    const column = automaton.next.map((to) => to[ofClass]).join();
    if (!found.has(column)) found.set(column, String.fromCodePoint(code));
  }
  return [...found.values()];
}

/** A shortest text that leads to each state. */
function accesses(automaton: Automaton, characters: readonly string[]): string[] {
  const texts: string[] = [];
  const reached = new Map([[0, ""]]);
  for (const [state, text] of reached) {
    texts[state] = text;
    for (const character of characters) {
      const to = automaton.run(state, character);
      if (!reached.has(to)) reached.set(to, text + character);
    }
  }
  return texts;
}

/** Texts such that any two states accept different ones: each splits states that those before it left together. */
function distinguishing(automaton: Automaton, characters: readonly string[]): string[] {
  const suffixes = [""];
  let answers = automaton.accepting.map(String);
  for (const suffix of suffixes) {
    for (const character of characters) {
      const longer = character + suffix;
      const more = answers.map((known, state) => known + automaton.accepting[automaton.run(state, longer)]);
      if (new Set(more).size === new Set(answers).size) continue;
      suffixes.push(longer);
      answers = more;
    }
  }
  return suffixes;
}

/** Suffixes that distinguish one state from all others. */
function identifying(automaton: Automaton, state: number, suffixes: readonly string[]): string[] {
  const accepts = (from: number, suffix: string) => automaton.accepting[automaton.run(from, suffix)];
  let others = automaton.next.map((_, other) => other).filter((other) => other !== state);
  const chosen: string[] = [];
  for (const suffix of suffixes) {
    const left = others.filter((other) => accepts(other, suffix) === accepts(state, suffix));
    if (left.length < others.length) chosen.push(suffix);
    others = left;
  }
  return chosen;
}

function* textsUpTo(characters: readonly string[], length: number): Generator<string> {
  yield "";
  if (length > 0)
    for (const text of textsUpTo(characters, length - 1)) for (const one of characters) yield text + one;
}
