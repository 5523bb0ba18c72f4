/** RFC 3986 §6.2.2, §6.2.3: lines in their normal form. */

import { isPlain, lineFrom, lineNext, lineTo, nextToWrite } from "../lines";
import { GROWTH, isNormal, writeNormalForm } from "../normal-form";
import { scan } from "../scanner";
import { add, addInvalid, count, HANDED_ON } from "./findings";
import { beginLine, beginOutput, endLine, hasRoomForLine, writeLine } from "./rewriting";

/** How far lines are normalized: by syntax, by the rules of `http` and `https` too, or by JavaScript. */
export const BY_SCHEME: u32 = 1;
export const BY_OTHERS: u32 = 2;

/** Says of lines how they are written, where it is not as they were read. */
export function normalize(rung: u32): u32 {
  const byScheme = rung == BY_SCHEME;
  let isWaiting = beginOutput();
  while (hasRoomForLine() && (isWaiting || nextToWrite())) {
    isWaiting = false;
    if (isPlain) {
      writeLine(); // without its CR
      continue;
    }
    const deviations = scan(lineFrom, lineTo);
    if (deviations < 0) addInvalid();
    else if (rung == BY_OTHERS) add(HANDED_ON, 0, 0);
    else if (!isNormal(deviations, byScheme)) write(deviations, byScheme);
    else if (lineTo + 1 != lineNext) writeLine();
  }
  return count();
}

function write(deviations: i32, byScheme: bool): void {
  const target = beginLine(lineTo - lineFrom + GROWTH);
  if (target != 0) endLine(writeNormalForm(deviations, byScheme, target));
}
