/**
 * RFC 3986 §5.2: lines as their targets against one base, with an authority. What is rare is for JavaScript: dots where
 * there is no authority that holds the path in its place.
 */

import { SLASH } from "../characters";
import { lineFrom, lineNext, lineTo, nextToWrite } from "../lines";
import { BASE } from "../memory";
import { copy, removeDotSegments } from "../output";
import { DOTTED_SEGMENT, hostFrom, pathFrom, pathTo, queryTo, scan, schemeEnd } from "../scanner";
import { add, addInvalid, count, HANDED_ON } from "./findings";
import { beginLine, beginOutput, endLine, hasRoomForLine, writeLine } from "./rewriting";

/** Where the components of the base end: after its colon, before its path, after its path, after its query. */
let baseScheme: usize = 0;
let basePath: usize = 0;
let basePathTo: usize = 0;
let baseTo: usize = 0;
/** After the base: its directory, without dot-segments (§5.2.3). */
let directoryTo: usize = 0;
/** Whether lines that have no scheme are for JavaScript. */
let hasBase: bool = false;

/** Says where the components of the base end, which lies at BASE, with its directory after it. All 0: no such base. */
export function setBase(scheme: usize, path: usize, pathEnd: usize, end: usize, directoryEnd: usize): void {
  baseScheme = BASE + scheme;
  basePath = BASE + path;
  basePathTo = BASE + pathEnd;
  baseTo = BASE + end;
  directoryTo = BASE + directoryEnd;
  hasBase = directoryEnd > 0;
}

/** Says of lines what their targets are, where they are not the lines themselves; `byText`: JavaScript does it all. */
export function resolve(byText: bool): u32 {
  let isWaiting = beginOutput();
  while (hasRoomForLine() && (isWaiting || nextToWrite())) {
    isWaiting = false;
    const deviations = scan(lineFrom, lineTo);
    const hasDots = (deviations & DOTTED_SEGMENT) != 0;
    if (deviations < 0) addInvalid();
    else if (byText) add(HANDED_ON, 0, 0);
    else if (schemeEnd < lineFrom) write(hasDots);
    else if (hasDots) writeUri();
    else if (lineTo + 1 != lineNext) writeLine();
  }
  return count();
}

/** §5.2.2: `if defined(R.scheme)`. */
function writeUri(): void {
  if (!hasAuthority()) return add(HANDED_ON, 0, 0);
  const target = beginLine(lineTo - lineFrom);
  if (target == 0) return;
  const path = copy(lineFrom, pathFrom, target);
  endLine(writeRest(path, copy(pathFrom, pathTo, path), true));
}

/** §5.2.2, for a line that has no scheme: `else`. */
function write(hasDots: bool): void {
  if (!hasBase) return add(HANDED_ON, 0, 0);
  const target = beginLine(directoryTo - BASE + lineTo - lineFrom);
  if (target == 0) return;
  if (hasAuthority()) {
    const path = copy(lineFrom, pathFrom, copy(BASE, baseScheme, target));
    endLine(writeRest(path, copy(pathFrom, pathTo, path), hasDots));
  } else if (pathFrom == pathTo) {
    const kept = pathTo < queryTo ? basePathTo : baseTo;
    endLine(copy(lineFrom, lineTo, copy(BASE, kept, target)));
  } else if (load<u8>(pathFrom) == SLASH) {
    const path = copy(BASE, basePath, target);
    endLine(writeRest(path, copy(pathFrom, pathTo, path), hasDots));
  } else {
    // merge (§5.2.3): the directory begins as the base does
    const path = target + (basePath - BASE);
    endLine(writeRest(path, copy(pathFrom, pathTo, copy(baseTo, directoryTo, target)), hasDots));
  }
}

/** Whether the line has an authority. */
function hasAuthority(): bool {
  return schemeEnd + 1 < hostFrom;
}

/** Writes what follows the path that was written, without its dot-segments if it has some. Returns where it ends. */
function writeRest(path: usize, end: usize, hasDots: bool): usize {
  const pathEnd = hasDots && end > path ? removeDotSegments(path, end) : end;
  return copy(pathTo, lineTo, pathEnd);
}
