/**
 * RFC 5893: text from right to left in domain names.
 */

import { bidiClassOf } from "./classes.ts";
import type { IdnaErrorCode } from "./errors.ts";

/** Every character of the classes R, AL and AN is in here, or its first half is; the others need not be looked up. */
const RIGHT_TO_LEFT_BLOCKS = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufeff\ud802\ud803\ud83a\ud83b]/;

/** RFC 5893 §1.4: whether the label has a character of the classes R, AL or AN, which makes the domain a Bidi one. */
export function isRightToLeft(label: string): boolean {
  if (!RIGHT_TO_LEFT_BLOCKS.test(label)) return false;
  return classesIn(label).some(({ bidi }) => bidi === "R" || bidi === "A");
}

/** A breach of the rule of RFC 5893 §2, and its place. */
export interface BidiFault {
  readonly code: IdnaErrorCode;
  readonly index: number;
}

/** RFC 5893 §2: the conditions that a label of a Bidi domain breaks. */
export function bidiFaults(label: string): BidiFault[] {
  const characters = classesIn(label);
  const first = characters[0]?.bidi ?? "L";
  // 1. The first character must be of class L, R or AL.
  if (first !== "L" && first !== "R") return [{ code: "bidi-start", index: 0 }];
  return first === "R" ? rightToLeftFaults(characters) : leftToRightFaults(characters);
}

interface Classified {
  readonly bidi: string;
  readonly index: number;
}

function classesIn(label: string): Classified[] {
  const characters: Classified[] = [];
  for (let index = 0; index < label.length; ) {
    const code = label.codePointAt(index) ?? 0;
    characters.push({ bidi: bidiClassOf(code), index });
    index += code > 0xffff ? 2 : 1;
  }
  return characters;
}

function rightToLeftFaults(characters: readonly Classified[]): BidiFault[] {
  const european = characters.find(({ bidi }) => bidi === "E");
  const arabic = characters.find(({ bidi }) => bidi === "A");
  return faults({
    // 2. Only R, AL, AN, EN, ES, CS, ET, ON, BN and NSM are allowed.
    "bidi-left-in-right": characters.find(({ bidi }) => bidi === "L" || bidi === "W"),
    // 3. The end must be R, AL, EN or AN, followed by any NSM.
    "bidi-right-end": wrongEnd(characters, "REA"),
    // 4. If there is EN, there may be no AN, and vice versa.
    "bidi-mixed-digits": european && arabic && (european.index > arabic.index ? european : arabic),
  });
}

function leftToRightFaults(characters: readonly Classified[]): BidiFault[] {
  return faults({
    // 5. Only L, EN, ES, CS, ET, ON, BN and NSM are allowed.
    "bidi-right-in-left": characters.find(({ bidi }) => "RAW".includes(bidi)),
    // 6. The end must be L or EN, followed by any NSM.
    "bidi-left-end": wrongEnd(characters, "LE"),
  });
}

/** The last character that is not NSM, unless it is of one of these classes. */
function wrongEnd(characters: readonly Classified[], allowed: string): Classified | undefined {
  const end = characters.filter(({ bidi }) => bidi !== "N").at(-1);
  return end && !allowed.includes(end.bidi) ? end : undefined;
}

function faults(found: { readonly [Code in IdnaErrorCode]?: Classified | undefined }): BidiFault[] {
  return (Object.keys(found) as IdnaErrorCode[]).flatMap((code) => {
    const place = found[code];
    return place ? [{ code, index: place.index }] : [];
  });
}
