// RFC 3986 §5: relativize gives the shortest reference that resolves to the target, or refuses exactly where
// none exists. Shown by brute force for one base:
//
// Every valid reference of at most N characters over an alphabet is resolved as §5.2 is printed. Of each target
// that one of them leads to, the length of the shortest reference is then known: what was not resolved is longer.
// A target of at most N characters that they do not lead to has no reference at all: if any reference leads to
// a target, then the target itself does, or, if the base's own path is kept, "", "?…" or "#…" does; all of these
// are at most as long as the target.

import { isUri, isUriReference, parse, relativize, UriSyntaxError } from "../src/index.ts";
import { split, type Target, transformedText } from "./oracle/resolution.ts";

/** Every delimiter of RFC 3986 that a component ends with or begins with, a dot, two letters and a triplet. */
export const ALPHABET: readonly string[] = ["a", "b", ":", "/", "?", "#", "[", "]", "@", ".", "%41"];

/** A valid reference, and its components by Appendix B. */
export interface SplitReference {
  readonly text: string;
  readonly components: Target;
  readonly isUri: boolean;
}

/** Every valid reference of at most `length` characters. */
export function references(alphabet: readonly string[], length: number): SplitReference[] {
  const found: SplitReference[] = [];
  const extend = (text: string): void => {
    if (isUriReference(text)) found.push({ text, components: split(text), isUri: isUri(text) });
    for (const piece of alphabet) if (text.length + piece.length <= length) extend(text + piece);
  };
  extend("");
  return found;
}

/** The result of {@link certify}. */
export interface Certificate {
  /** Targets that relativize gave the shortest reference to. */
  readonly shortest: number;
  /** Targets that relativize refused, and that no reference leads to. */
  readonly refused: number;
  /** The first of the others, in words. */
  readonly wrong: readonly string[];
}

const ENOUGH = 20;

/** Asks for the relative reference to every target that is known, from one base. */
export function certify(base: string, known: readonly SplitReference[]): Certificate {
  const from = split(base);
  const parsed = parse(base);
  const lengths = new Map<string, number>();
  for (const { text, components } of known) {
    const target = transformedText(components, from);
    const length = lengths.get(target);
    if (length === undefined || text.length < length) lengths.set(target, text.length);
  }
  const wrong: string[] = [];
  let [shortest, refused] = [0, 0];
  for (const [target, length] of lengths) {
    const relative = relativizeOrRefuse(target, parsed);
    if (relative?.length === length && transformedText(split(relative), from) === target) shortest++;
    else if (wrong.length < ENOUGH)
      wrong.push(`${target} from ${base}: ${relative ?? "refused"}, but ${length} characters are enough`);
  }
  for (const { text, isUri } of known) {
    if (!isUri || lengths.has(text)) continue;
    const relative = relativizeOrRefuse(text, parsed);
    if (relative === undefined) refused++;
    else if (wrong.length < ENOUGH) wrong.push(`${text} from ${base}: ${relative}, but none leads there`);
  }
  return { shortest, refused, wrong };
}

function relativizeOrRefuse(target: string, base: ReturnType<typeof parse>): string | undefined {
  try {
    return relativize(target, base);
  } catch (error) {
    if (error instanceof UriSyntaxError && error.code === "not-relativizable") return undefined;
    throw error;
  }
}
