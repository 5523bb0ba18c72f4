/** RFC 3986 §2, §7.6; UTS 39 §3.1: characters that are removed, not seen, or change what is seen; raw and encoded. */

import { rangeOf } from "urikit/foundation";
import { bidiProblems, isIriReference } from "urikit/iri";
import { statement } from "urikit/words";
import { SEEN } from "../characters-seen.ts";
import { isWebScheme } from "../network-schemes.ts";
import { quoted, type Report } from "../report.ts";
import { componentAt, type Subject } from "../subject.ts";
import { decoded } from "./decoded.ts";

/** Unicode Bidi_Control: marks, embeddings, overrides and isolates. */
const BIDI = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g;

/** Characters without a shape of their own: spaces of no width, joiners, fillers, selectors and tags. */
const INVISIBLE =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: each is meant alone
  /[\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200d\u2028\u2029\u2060-\u2064\u206a-\u206f\u3164\ufeff\uffa0\ufe00-\ufe0f\ufff9-\ufffb\u{1d173}-\u{1d17a}\u{e0000}-\u{e01ef}]+/gu;

/** Controls, spaces and backslashes, which are not in the grammar; and what is beyond ASCII. */
export function checkCharacters(subject: Subject, report: Report): void {
  const { seen } = subject;
  if ((seen & SEEN.CONTROL) !== 0) checkControls(subject, report);
  if ((seen & SEEN.BACKSLASH) !== 0) checkBackslashes(subject, report);
  if ((seen & SEEN.BEYOND_ASCII) !== 0) {
    checkUnseen(subject, subject.text, (index) => index, report);
    checkOrder(subject, report);
    checkLookalikes(subject, report);
  }
  if ((seen & SEEN.PERCENT) !== 0) checkEncoded(subject, report);
}

function checkControls(subject: Subject, report: Report): void {
  const { text } = subject;
  const end = text.trimEnd().length;
  const start = text.length - text.trimStart().length;
  if (start > 0 && end > 0)
    report.add("surrounding-space", {
      component: "reference",
      from: 0,
      to: start,
      message: statement("found-space-before"),
    });
  if (end < text.length && end > 0)
    report.add("surrounding-space", {
      component: "reference",
      from: end,
      to: text.length,
      message: statement("found-space-after"),
    });
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  for (const { 0: run, index } of text.matchAll(/[\0-\x1f\x7f]+/g)) {
    if (index + run.length <= start || index >= end) continue;
    const isRemoved = /[\t\n\r]/.test(run);
    const message = statement(isRemoved ? "found-removed-control" : "found-raw-control", quoted(run));
    report.add("raw-control", {
      component: componentAt(subject, index),
      from: index,
      to: index + run.length,
      message,
    });
  }
}

function checkBackslashes(subject: Subject, report: Report): void {
  const { scheme } = subject;
  if (scheme !== "" && scheme !== "file" && !isWebScheme(scheme)) return;
  for (const { 0: run, index } of subject.text.matchAll(/\\+/g)) {
    const component = componentAt(subject, index);
    if (component === "query" || component === "fragment") continue; // browsers leave it there
    report.add("backslash", { component, from: index, to: index + run.length });
  }
}

/** Slashes, colons, question marks, numbers signs and at signs of other scripts, by Unicode's confusables.txt. */
const LIKE_DELIMITER =
  /[\u2044\u2215\u29f8\u2571\u27cb\uff0f\u2216\u29f5\u29f9\uff3c\ufe68\u02d0\u02f8\u0589\u05c3\u0703\u0704\u1361\u1803\u1809\u205a\u2236\ua789\ufe30\uff1a\uff1f\uff03\ufe5f\uff20\ufe6b]/g;

/** In the authority: elsewhere nobody takes them for its end. */
function checkLookalikes(subject: Subject, report: Report): void {
  const authority = rangeOf(subject, "authority");
  if (authority === undefined) return;
  for (const { 0: character, index } of subject.text
    .slice(authority.from, authority.to)
    .matchAll(LIKE_DELIMITER)) {
    const from = authority.from + index;
    const place = { component: componentAt(subject, from), from, to: from + 1 };
    report.add("lookalike-delimiter", { ...place, values: [quoted(character)] });
  }
}

/** Runs of what is encoded beyond ASCII. */
const ENCODED = /(?:%[89A-F][0-9A-F])+/gi;

/** The first octets of what {@link BIDI} and {@link INVISIBLE} have. */
const MAYBE_UNSEEN = /%(?:C2%AD|CD%8F|D8%9C|E1|E2%8[01]|E3%85%A4|EF%B[BF]|EF%BE%A0|F0%9D%85|F3%A0)/i;

function checkEncoded(subject: Subject, report: Report): void {
  const { text } = subject;
  if (!MAYBE_UNSEEN.test(text)) return;
  for (const { 0: run, index } of text.matchAll(ENCODED)) {
    if (!MAYBE_UNSEEN.test(run)) continue;
    const said = decoded(run);
    checkUnseen(subject, said, (at) => index + encodedLength(said.slice(0, at)), report);
  }
}

const encoder = new TextEncoder();

/** How long a text was before it was decoded: ASCII in it comes from triplets that were kept. */
function encodedLength(text: string): number {
  const ascii = text.replace(/[^\0-\x7f]+/g, "").length;
  return ascii + 3 * (encoder.encode(text).length - ascii);
}

/** The characters of a text that are not seen; `placeOf` gives their places. */
function checkUnseen(
  subject: Subject,
  text: string,
  placeOf: (index: number) => number,
  report: Report,
): void {
  for (const pattern of [BIDI, INVISIBLE]) {
    for (const { 0: found, index } of text.matchAll(pattern)) {
      if (pattern === INVISIBLE && isInItsPlace(text, index, found)) continue;
      const from = placeOf(index);
      const place = { component: componentAt(subject, from), from, to: placeOf(index + found.length) };
      const id = pattern === BIDI ? "bidi-control" : "invisible-character";
      report.add(id, { ...place, values: [quoted(found)] });
    }
  }
}

/** Hebrew, Arabic and the scripts next to them. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** The breaches of the rules of RFC 3987 §4.2 in the components of an IRI that has text from right to left. */
function checkOrder(subject: Subject, report: Report): void {
  const { text } = subject;
  if (!RIGHT_TO_LEFT.test(text) || !isIriReference(text)) return;
  for (const { code, from, to, index, problem: message } of bidiProblems(text)) {
    if (code === "bidi-formatting-character") continue; // `checkUnseen` reports it
    report.add("bidi-order", { component: componentAt(subject, index), from, to, message });
  }
}

/** RFC 5892 Appendix A.1, UTS 51: joiners in scripts that need them, and selectors and joiners of emoji. */
function isInItsPlace(text: string, index: number, found: string): boolean {
  if (!/^(?:\u200c|\u200d|\ufe0e|\ufe0f)$/.test(found)) return false;
  const before = text.slice(Math.max(index - 2, 0), index);
  const after = text.slice(index + 1, index + 3);
  return JOINING.test(before) && (found !== "\u200d" || JOINING.test(after));
}

const JOINING = new RegExp(
  `[${"Arabic Syriac Mongolian Nko Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Khmer Myanmar"
    .split(" ")
    .map((name) => `\\p{Script=${name}}`)
    .join("")}\\p{Extended_Pictographic}]|\ufe0f`,
  "u",
);
