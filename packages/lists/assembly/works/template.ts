/** RFC 3986 §3: lines as text: components of theirs, with texts before, between and after them. */

import { componentFrom, componentTo, findComponent } from "../components";
import { isPlain, lineFrom, lineTo, nextLine } from "../lines";
import { BASE } from "../memory";
import { copy } from "../output";
import { readPlain } from "../plain-layout";
import { scan } from "../scanner";
import { add, addInvalid, count, INVALID } from "./findings";
import { beginLine, beginOutput, endLine, hasRoomForLine } from "./rewriting";

/**
 * The template lies at BASE: records of a part each. A record has the number of the component, or another number if the
 * part is a text; whether a line without the component is invalid; the length of the text in its place; and this text.
 */
const PART: usize = 12;

/** Where the template ends, and how many components it has. */
let templateEnd: usize = BASE;
let components: usize = 0;
/** Whether a line is invalid that lacks one of some components. */
let isDemanding: bool = false;

/** Says where the template ends that lies at BASE, how many components it has, and whether it requires any of them. */
export function setTemplate(end: usize, count: u32, demanding: bool): void {
  templateEnd = end;
  components = count;
  isDemanding = demanding;
}

/** Writes lines by the template. */
export function fill(): u32 {
  let isWaiting = beginOutput();
  while (hasRoomForLine() && (isWaiting || nextLine())) {
    isWaiting = false;
    if (isPlain) readPlain(lineFrom, lineTo);
    else if (scan(lineFrom, lineTo) < 0) {
      addInvalid();
      continue;
    }
    if (isDemanding && lacksComponent()) {
      add(INVALID, 0, 0);
      continue;
    }
    const out = beginLine(components * (lineTo - lineFrom) + (templateEnd - BASE));
    if (out != 0) endLine(write(out));
  }
  return count();
}

/** Whether the line lacks a component that the template requires. */
function lacksComponent(): bool {
  for (let part = BASE; part < templateEnd; part = textEnd(part))
    if (load<u32>(part, 4) != 0 && !findComponent(load<u32>(part))) return true;
  return false;
}

/** Writes the line. Returns where it ends. */
function write(begin: usize): usize {
  let out = begin;
  for (let part = BASE; part < templateEnd; part = textEnd(part))
    out = findComponent(load<u32>(part))
      ? copy(componentFrom, componentTo, out)
      : copy(part + PART, textEnd(part), out);
  return out;
}

/** Where the text of a part ends, and the next part begins. */
@inline
function textEnd(part: usize): usize {
  return part + PART + <usize>load<u32>(part, 8);
}
