/**
 * Lines of which an audit has nothing to say, as `plain.ts` of `@urikit/audit` has them: references of the Web with an ordinary
 * name, and without a sign of a secret. A line that is not among them may be as quiet: who asks looks at it.
 */

import { COLON, DOT, isDigit, QUESTION, SLASH } from "../characters";
import { isPlain, lineFrom, lineTo, nextLine } from "../lines";
import { BASE } from "../memory";
import { readPlain } from "../plain-layout";
import { hostFrom, hostTo, pathFrom, pathTo, queryTo, schemeEnd } from "../scanner";
import { addInvalid, beginFindings, count, hasRoom } from "./findings";
import { hasSign } from "./signs";

/** Bits for the hashes of names that tell, after the tables of signs. */
const NAMES: usize = BASE + 0x5000;

const SEMICOLON: u8 = 0x3b;
const HYPHEN: u8 = 0x2d;

const LONGEST: usize = 2000;
const LONGEST_HOST: usize = 63;

/** Says that a host with this name, or one under it, tells something. */
export function addName(hash: u32): void {
  const at = NAMES + <usize>(bitOf(hash) >> 3);
  store<u8>(at, load<u8>(at) | <u8>(<u32>1 << (bitOf(hash) & 7)));
}

@inline
function bitOf(hash: u32): u32 {
  return (hash * 0x9e3779b1) >>> 17;
}

/** Finds the lines that are to be looked at. Returns how many; 0 at the end. */
export function quiet(): u32 {
  beginFindings();
  while (hasRoom() && nextLine()) if (!isQuiet()) addInvalid();
  return count();
}

function isQuiet(): bool {
  if (!isPlain || lineTo - lineFrom > LONGEST) return false;
  readPlain(lineFrom, lineTo);
  const length = schemeEnd - lineFrom;
  const isOfWeb = length == 4 || (length == 5 && load<u8>(lineFrom, 4) == 0x73); // "s"
  if (!isOfWeb || load<u32>(lineFrom) != 0x70747468 || hostTo == lineTo) return false; // "http"
  return isQuietHost() && isQuietPath() && !hasSign(lineFrom, lineTo);
}

/** No empty segment, no ":" and ";"; no "?" and slash in the query, which is not empty. */
function isQuietPath(): bool {
  if (pathTo + 1 == queryTo) return false;
  for (let at = pathFrom; at < lineTo; at += 16) {
    const octets = v128.load(at);
    const slashes = i8x16.eq(octets, i8x16.splat(SLASH));
    const pairs = v128.and(slashes, i8x16.eq(v128.load(at, 1), i8x16.splat(SLASH)));
    const colons = v128.or(i8x16.eq(octets, i8x16.splat(COLON)), i8x16.eq(octets, i8x16.splat(SEMICOLON)));
    const questions = v128.or(slashes, i8x16.eq(octets, i8x16.splat(QUESTION)));
    let found = <u32>i8x16.bitmask(v128.or(pairs, colons));
    if (at + 16 > pathTo + 1) found |= <u32>i8x16.bitmask(questions) & after(pathTo + 1, at);
    if (at + 16 > lineTo) found &= ((<u32>1) << <u32>(lineTo - at)) - 1;
    if (found != 0) return false;
  }
  return true;
}

/** Bits for the octets of sixteen that are not before a place. */
@inline
function after(place: usize, at: usize): u32 {
  return place <= at ? 0xffff : 0xffff << <u32>(place - at);
}

/** A name with a dot, of labels and words with one delimiter between them, the last of letters; none that tells. */
function isQuietHost(): bool {
  if (hostFrom == hostTo || hostTo - hostFrom > LONGEST_HOST) return false;
  let hash: u32 = 0;
  let dots = 0;
  let delimiters = 0;
  let next: u8 = SLASH; // the octet after the one that is looked at
  for (let at = hostTo - 1; at >= hostFrom; at--) {
    const octet = load<u8>(at);
    const isDelimiter = octet == DOT || octet == HYPHEN;
    if (isDelimiter && (next == DOT || next == HYPHEN || next == SLASH)) return false;
    if (delimiters == 0 && isDigit(octet)) return false;
    if (isDelimiter) delimiters++;
    if (octet == DOT) {
      if (tells(hash) || isWithinHost(at, dots) || (isDigit(next) && isDigit(load<u8>(at - 1)))) return false;
      dots++;
    }
    hash = hash * 31 + octet;
    next = octet;
  }
  return dots > 0 && next != DOT && next != HYPHEN && !tells(hash);
}

@inline
function tells(hash: u32): bool {
  return (load<u8>(NAMES + <usize>(bitOf(hash) >> 3)) & <u8>(<u32>1 << (bitOf(hash) & 7))) != 0;
}

/** Whether a name that looks like another host begins at a dot, with this many dots after it: ".com-", ".com.a.", ".co.uk.". */
@inline
function isWithinHost(at: usize, dots: i32): bool {
  const label = load<u32>(at, 1) & 0xffffff;
  const end = load<u8>(at, 4);
  const isCommercial = label == 0x6d6f63; // "com"
  if (isCommercial && end == HYPHEN) return true;
  const isOther = label == 0x67726f || label == 0x756465 || label == 0x766f67; // "org", "edu", "gov"
  if ((isCommercial || isOther) && end == DOT) return dots > 1;
  return label == 0x2e6f63 && load<u8>(at, 6) == DOT && dots > 1; // "co."
}
