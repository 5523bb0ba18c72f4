/**
 * RFC 3986 §5.2.4 for a path that stays relative, as a law: without the dot-segments that it can do without it means the
 * same as it is, as a reference against every base and as a base of every reference.
 */

import { isRelativeReference, resolve } from "../src/index.ts";
import { removeRelativeDotSegments } from "../src/syntax/dot-segments.ts";
import { hasAuthority, scan } from "../src/syntax/scanner.ts";

/** Deep enough for every `..` of the paths, and one that is not; with and without an authority; with empty segments. */
const BASES = ["http://h/1/2/3/4/5/6/7/8/9", "http://h/1", "x:/1/2/3/4/5/6/7/8/9", "http://h/1//2///3////4/"];

const REFERENCES = ["g", "../g", ".", "", "?q"];

/** Every relative path of up to this many characters, and the fault of its form without dot-segments, if there is one. */
export function* relativePaths(most: number): Generator<{ readonly path: string; readonly fault?: string }> {
  for (const path of textsOver(["a", ".", "/", ":"], most)) {
    if (!isRelativePath(path)) continue;
    const fault = faultOf(path, removeRelativeDotSegments(path));
    yield fault === undefined ? { path } : { path, fault };
  }
}

function* textsOver(characters: readonly string[], most: number): Generator<string> {
  yield "";
  if (most === 0) return;
  for (const rest of textsOver(characters, most - 1)) for (const first of characters) yield first + rest;
}

/** §4.2: a relative-path reference that is not empty. */
function isRelativePath(text: string): boolean {
  const read = scan(text, 0, text.length);
  return text !== "" && read !== undefined && read.schemeEnd < 0 && !hasAuthority(read) && text[0] !== "/";
}

function faultOf(path: string, clean: string): string | undefined {
  if (!isRelativeReference(clean) || !isRelativePath(clean)) return `${clean} is not a relative path`;
  if (removeRelativeDotSegments(clean) !== clean) return `${clean} is not the last`;
  if (/(?:^|\/)\.\.?$/.test(clean)) return `${clean} ends with a dot-segment`;
  if (resolve(path, "", { relativeBase: true }) !== clean) return `resolve gives another path than ${clean}`;
  for (const base of BASES) {
    const target = resolve(path, base);
    if (resolve(clean, base) !== target) return `${clean} leads elsewhere from ${base}`;
    for (const reference of REFERENCES) {
      const waiting = resolve(reference, clean, { relativeBase: true });
      if (resolve(waiting, base) !== resolve(reference, target))
        return `${clean} is another base for ${reference}`;
    }
  }
  return undefined;
}
