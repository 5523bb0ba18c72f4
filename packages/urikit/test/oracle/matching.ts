// ABNF as functions (RFC 5234): a rule gives every place where a text that it derives can end. All of them, so that no
// choice hides another, in whatever order a rule has them.

/** A text as code points; a half of a pair is one that no rule has. */
export type Points = readonly number[];

/** The places where a text ends that begins at `from` and that the rule derives. */
export type Rule = (text: Points, from: number) => readonly number[];

export function pointsOf(text: string): Points {
  return Array.from(text, (character) => character.codePointAt(0) ?? -1);
}

/** Whether a rule derives the whole text. */
export function derives(rule: Rule, text: string): boolean {
  const points = pointsOf(text);
  return rule(points, 0).includes(points.length);
}

/** `%x61-7A / "-"`: one code point of some ranges. */
export const range = (...ranges: readonly (readonly [first: number, last: number])[]): Rule => {
  return (text, from) => {
    const point = text[from];
    if (point === undefined) return [];
    for (const [first, last] of ranges) if (first <= point && point <= last) return [from + 1];
    return [];
  };
};

/** `"a" / "b"`: one of some characters, each of them in either case (RFC 5234 §2.3). */
export const oneOf = (characters: string): Rule => {
  const points = pointsOf(characters.toLowerCase() + characters.toUpperCase());
  return (text, from) => (points.includes(text[from] ?? -1) ? [from + 1] : []);
};

/** `"ab"`: a text, in either case. */
export const literal = (text: string): Rule => sequence(...Array.from(text, oneOf));

/** `a b`: one rule after another. */
export const sequence =
  (...rules: readonly Rule[]): Rule =>
  (text, from) => {
    let ends: readonly number[] = [from];
    for (const rule of rules) ends = after(rule, text, ends);
    return ends;
  };

/** `a / b`: either rule. */
export const either =
  (...rules: readonly Rule[]): Rule =>
  (text, from) => {
    let all: readonly number[] = [];
    for (const rule of rules) {
      const ends = rule(text, from);
      if (ends.length > 0) all = all.length === 0 ? ends : distinct([...all, ...ends]);
    }
    return all;
  };

/** Where a rule ends that begins at one of some places. */
function after(rule: Rule, text: Points, places: readonly number[]): readonly number[] {
  const [only] = places;
  if (only === undefined) return [];
  return places.length === 1 ? rule(text, only) : distinct(places.flatMap((place) => rule(text, place)));
}

/** `min*max a`: the rule, that many times. No rule of these grammars that is repeated derives the empty text. */
export const times =
  (min: number, max: number, rule: Rule): Rule =>
  (text, from) => {
    const found = new Set<number>(min === 0 ? [from] : []);
    let ends: readonly number[] = [from];
    for (let count = 1; count <= max && ends.length > 0; count++) {
      ends = after(rule, text, ends);
      if (count > min) ends = ends.filter((end) => !found.has(end));
      if (count >= min) for (const end of ends) found.add(end);
    }
    return [...found];
  };

/** `*a`. */
export const any = (rule: Rule): Rule => times(0, Number.POSITIVE_INFINITY, rule);

/** `1*a`. */
export const some = (rule: Rule): Rule => times(1, Number.POSITIVE_INFINITY, rule);

/** `[ a ]`. */
export const optional = (rule: Rule): Rule => times(0, 1, rule);

const distinct = (ends: readonly number[]): readonly number[] =>
  ends.length < 2 ? ends : [...new Set(ends)];
