/**
 * The track of a railroad diagram: a rule (RFC 5234 §3, §4) as it is drawn in the terminal and as SVG. A reader who
 * follows the lines from left to right spells a text that the rule derives.
 */

import type { GrammarExpression } from "@urikit/standards/grammars";

export type Track =
  | { readonly kind: "row"; readonly parts: readonly Track[] }
  | { readonly kind: "choice"; readonly choices: readonly Track[] }
  /** With a way around it. */
  | { readonly kind: "optional"; readonly of: Track }
  /** With a way back to its beginning; `limit` says how often that may be taken, in words. */
  | { readonly kind: "loop"; readonly of: Track; readonly limit?: string }
  /** The name of a rule, in a box with corners. */
  | { readonly kind: "rule"; readonly text: string }
  /** Characters as they are in a reference, in a round box. */
  | { readonly kind: "literal"; readonly text: string }
  /** A description of characters in words. */
  | { readonly kind: "words"; readonly text: string }
  | { readonly kind: "nothing" };

/** The track of an expression. */
export function trackOf(expression: GrammarExpression): Track {
  return tracked(expression, new Map());
}

/** The source of each part of a track: one expression, or several characters that are drawn together. */
export type DrawnExpressions = ReadonlyMap<Track, readonly GrammarExpression[]>;

/** The track of an expression, with what each part of it draws. */
export function trackWithParts(expression: GrammarExpression): {
  readonly track: Track;
  readonly draws: DrawnExpressions;
} {
  const draws: Drawn = new Map();
  return { track: tracked(expression, draws), draws };
}

type Drawn = Map<Track, readonly GrammarExpression[]>;

function tracked(expression: GrammarExpression, draws: Drawn): Track {
  if (expression.kind === "alternation") return choiceOf(expression, draws);
  const track = trackOfOne(expression, draws);
  if (!draws.has(track)) draws.set(track, [expression]);
  return track;
}

function trackOfOne(
  expression: Exclude<GrammarExpression, { readonly kind: "alternation" }>,
  draws: Drawn,
): Track {
  switch (expression.kind) {
    case "rule":
      return { kind: "rule", text: expression.name };
    case "string":
    case "characters":
      return { kind: "literal", text: shown(expression.text) };
    case "range":
      return oneOf([expression]);
    case "prose":
      return { kind: "words", text: expression.text };
    case "concatenation":
      return { kind: "row", parts: expression.parts.map((part) => tracked(part, draws)) };
    case "repetition":
      return repetitionOf(expression, draws);
  }
}

/** A choice among choices is one choice. */
function choicesIn(expression: GrammarExpression): readonly GrammarExpression[] {
  return expression.kind === "alternation" ? expression.choices.flatMap(choicesIn) : [expression];
}

/** Single characters that follow one another in a choice are drawn together. */
function choiceOf(expression: GrammarExpression, draws: Drawn): Track {
  const tracks: Track[] = [];
  let set: GrammarExpression[] = [];
  const endSet = () => {
    if (set.length === 0) return;
    const track = oneOf(set);
    draws.set(track, set);
    tracks.push(track);
    set = [];
  };
  for (const choice of choicesIn(expression)) {
    if (isOneCharacter(choice)) set.push(choice);
    else {
      endSet();
      tracks.push(tracked(choice, draws));
    }
  }
  endSet();
  const [only, ...others] = tracks;
  if (only !== undefined && others.length === 0) return only;
  const choice: Track = { kind: "choice", choices: tracks };
  draws.set(choice, [expression]);
  return choice;
}

function isOneCharacter(expression: GrammarExpression): boolean {
  if (expression.kind === "range") return true;
  return (expression.kind === "string" || expression.kind === "characters") && expression.text.length === 1;
}

/** This number of letters or digits that follow one another are shown as a range. */
const FEWEST_IN_RANGE = 3;

/** One character of a set, such as `one of A–Z a–z`. */
function oneOf(set: readonly GrammarExpression[]): Track {
  const runs: { from: number; to: number }[] = [];
  for (const { from, to } of set.map(boundsOf)) {
    const last = runs.at(-1);
    if (last !== undefined && last.to + 1 === from && isAlphanumeric(from)) last.to = to;
    else runs.push({ from, to });
  }
  const texts = runs.flatMap(({ from, to }) =>
    to - from + 1 < FEWEST_IN_RANGE
      ? Array.from({ length: to - from + 1 }, (_, at) => shown(String.fromCharCode(from + at)))
      : [`${shown(String.fromCharCode(from))}–${shown(String.fromCharCode(to))}`],
  );
  return { kind: "literal", text: texts.length === 1 ? texts.join("") : `one of ${texts.join(" ")}` };
}

function isAlphanumeric(code: number): boolean {
  return /[0-9A-Za-z]/.test(String.fromCharCode(code));
}

function boundsOf(expression: GrammarExpression): { readonly from: number; readonly to: number } {
  if (expression.kind === "range")
    return { from: expression.from.charCodeAt(0), to: expression.to.charCodeAt(0) };
  const code = "text" in expression ? expression.text.charCodeAt(0) : 0;
  return { from: code, to: code };
}

/** Invisible characters, in the notation of ABNF (RFC 5234 §2.3). */
function shown(text: string): string {
  return text.replace(
    /[^!-~]/g,
    (character) => `%x${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`,
  );
}

/** RFC 5234 §3.6: `<min>*<max>element`. */
function repetitionOf(
  expression: Extract<GrammarExpression, { readonly kind: "repetition" }>,
  draws: Drawn,
): Track {
  const { of, min, max } = expression;
  if (max === 0) return { kind: "nothing" };
  const once = tracked(of, draws);
  const repeated: Track = max === 1 ? once : { kind: "loop", of: once, ...limited(min, max) };
  if (repeated !== once) draws.set(repeated, [expression]);
  return min === 0 ? { kind: "optional", of: repeated } : repeated;
}

function limited(min: number, max: number | undefined): { readonly limit?: string } {
  if (max === undefined) return min > 1 ? { limit: `at least ${min} times` } : {};
  if (min === max) return { limit: `${max} times` };
  return { limit: min > 1 ? `${min} to ${max} times` : `at most ${max} times` };
}
