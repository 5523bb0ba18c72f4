/**
 * RFC 3986 §5.2: the target of the line that `lines.ts` is at and `scanner.ts` has read, against the base that was set.
 */

import { SLASH } from "./characters";
import { lineFrom, lineTo } from "./lines";
import { copy, GUARD, guardedPath, removeDotSegments } from "./output";
import { DOTTED_SEGMENT, hostFrom, pathFrom, pathTo, queryTo, scan, schemeEnd } from "./scanner";

/** Where the base begins, and where its components end: after its colon, before its path, after its path, after its query. */
let baseFrom: usize = 0;
let baseScheme: usize = 0;
let basePath: usize = 0;
let basePathTo: usize = 0;
let baseTo: usize = 0;
/** The directory of its path, without dot-segments (§5.2.3). */
let directoryFrom: usize = 0;
let directoryTo: usize = 0;
/** Whether its path follows an authority. */
let baseHasAuthority: bool = false;

/** Makes octets the base; its directory is written where there is room. Returns whether they are a URI (§5.1). */
export function useBase(from: usize, to: usize, directory: usize): bool {
  if (scan(from, to) < 0 || schemeEnd < from) return false;
  baseFrom = from;
  baseScheme = schemeEnd + 1;
  basePath = pathFrom;
  basePathTo = pathTo;
  baseTo = queryTo;
  baseHasAuthority = hasAuthority();
  directoryFrom = directory;
  let end = pathTo;
  while (end > pathFrom && load<u8>(end - 1) != SLASH) end--;
  directoryTo = removeDotSegments(directory, copy(pathFrom, end, directory));
  if (!baseHasAuthority || end > pathFrom) return true;
  store<u8>(directory, SLASH); // merge (§5.2.3): an authority and an empty path
  directoryTo = directory + 1;
  return true;
}

/** How many octets a URI has as its target at most: `if defined(R.scheme)` (§5.2.2). */
export function longestOfUri(): usize {
  return lineTo - lineFrom + GUARD;
}

/** How many octets the target of a line without a scheme has at most. */
export function longestTarget(): usize {
  return baseTo - baseFrom + directoryTo - directoryFrom + lineTo - lineFrom + GUARD;
}

/** §5.2.2: `if defined(R.scheme)`. Returns where the target ends. */
export function writeUri(target: usize): usize {
  const path = copy(lineFrom, pathFrom, target);
  return writeRest(path, copy(pathFrom, pathTo, path), true, hasAuthority());
}

/** §5.2.2, `else`: a line without a scheme. Returns where the target ends. */
export function writeTarget(deviations: i32, target: usize): usize {
  const hasDots = (deviations & DOTTED_SEGMENT) != 0;
  if (hasAuthority()) {
    const path = copy(lineFrom, pathFrom, copy(baseFrom, baseScheme, target));
    return writeRest(path, copy(pathFrom, pathTo, path), hasDots, true);
  }
  if (pathFrom == pathTo) {
    const kept = pathTo < queryTo ? basePathTo : baseTo;
    return copy(lineFrom, lineTo, copy(baseFrom, kept, target));
  }
  const path = copy(baseFrom, basePath, target);
  if (load<u8>(pathFrom) == SLASH) return writeRest(path, copy(pathFrom, pathTo, path), hasDots, baseHasAuthority);
  // merge (§5.2.3)
  const segment = copy(directoryFrom, directoryTo, path);
  return writeRest(path, copy(pathFrom, pathTo, segment), hasDots, baseHasAuthority);
}

/** Whether the line has an authority. */
function hasAuthority(): bool {
  return schemeEnd + 1 < hostFrom;
}

/** Writes what follows the path that was written, without its dot-segments if it has some. Returns where it ends. */
function writeRest(path: usize, end: usize, hasDots: bool, followsAuthority: bool): usize {
  let pathEnd = hasDots ? removeDotSegments(path, end) : end;
  if (!followsAuthority) pathEnd = guardedPath(path, pathEnd);
  return copy(pathTo, lineTo, pathEnd);
}
