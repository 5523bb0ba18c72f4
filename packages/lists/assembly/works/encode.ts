/** RFC 3986 §2.1: octets of lines, each percent-encoded unless it is unreserved. */

import { CR, classesOf, IS_UNRESERVED, LF, PERCENT } from "../characters";
import { passLines } from "../lines";
import { upperHex } from "../normal-form";
import { OUTPUT, OUTPUT_END } from "../memory";

/** How many octets a triplet has. */
const TRIPLET: usize = 3;

/** Up to where octets are encoded. */
export let encodedTo: usize = 0;

/** Encodes octets of lines, as many as the output has room for. Returns where it ends. */
export function encode(from: usize, to: usize): usize {
  let at = from;
  let out = OUTPUT;
  let lines: u32 = 0;
  for (; at < to && out + TRIPLET <= OUTPUT_END; at++) {
    const octet = load<u8>(at);
    if ((classesOf(octet) & IS_UNRESERVED) != 0) store<u8>(out++, octet);
    else if (octet == LF) {
      store<u8>(out++, LF);
      lines++;
    } else if (octet != CR || load<u8>(at, 1) != LF) {
      store<u8>(out, PERCENT);
      store<u8>(out, upperHex(octet >> 4), 1);
      store<u8>(out, upperHex(octet & 15), 2);
      out += TRIPLET;
    }
  }
  passLines(lines);
  encodedTo = at;
  return out;
}
