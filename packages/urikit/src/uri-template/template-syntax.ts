/**
 * RFC 6570 §2: where literals, the names of variables and their modifiers end. Nothing is cut, so that a check alone
 * makes nothing.
 */

import { hexValue, isAlpha, isDigit } from "../syntax/characters.ts";
import * as CODE from "../syntax/codes.ts";
import { isUcs } from "../syntax/iri.ts";

const PERCENT = CODE.PERCENT;
const DOT = CODE.DOT;
const [COLON, ASTERISK, LOW_LINE] = [0x3a, 0x2a, 0x5f];

/** The characters that are neither literals nor part of any: besides them and controls, every one of ASCII is. */
const FORBIDDEN = ' "%<>\\^`{|}';

/** For each character of ASCII, whether it may occur in literals by itself (§2.1, erratum 6937). */
const LITERAL = /* @__PURE__ */ Uint8Array.from({ length: 0x80 }, (_, code) =>
  code > 0x20 && code !== 0x7f && !FORBIDDEN.includes(String.fromCharCode(code)) ? 1 : 0,
);

/** For each character of ASCII, whether it is a `varchar` by itself (§2.3). */
const VARCHAR = /* @__PURE__ */ Uint8Array.from({ length: 0x80 }, (_, code) =>
  isAlpha(code) || isDigit(code) || code === LOW_LINE ? 1 : 0,
);

/** Where the literals end that begin at `from`: at `{`, at what is forbidden there, or at the end. */
export function literalsEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code < 0x80) {
      if (LITERAL[code] === 1) at++;
      else if (isTriplet(text, at)) at += 3;
      else break;
    } else {
      const point = text.codePointAt(at) ?? 0;
      if (!isUcs(point, true)) break; // ucschar / iprivate
      at += point > 0xffff ? 2 : 1;
    }
  }
  return at;
}

/** Whether `pct-encoded` is there (RFC 3986 §2.1). */
export function isTriplet(text: string, at: number): boolean {
  return (
    text.charCodeAt(at) === PERCENT &&
    hexValue(text.charCodeAt(at + 1)) >= 0 &&
    hexValue(text.charCodeAt(at + 2)) >= 0
  );
}

/** Where the `varname` ends that begins at `from`; `from` itself if there is no name (§2.3). */
export function nameEnd(text: string, from: number): number {
  let end = varcharsEnd(text, from);
  while (end > from && text.charCodeAt(end) === DOT) {
    const next = varcharsEnd(text, end + 1);
    // A dot is between characters, and not after the last one.
    if (next === end + 1) return end;
    end = next;
  }
  return end;
}

/** Where a run of `varchar` ends. */
function varcharsEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (VARCHAR[code] === 1) at++;
    else if (isTriplet(text, at)) at += 3;
    else break;
  }
  return at;
}

/** Where the modifier ends that begins at `from`; `from` itself if there is no modifier, -1 if it is malformed (§2.4). */
export function modifierEnd(text: string, from: number): number {
  const code = text.charCodeAt(from);
  if (code === ASTERISK) return from + 1;
  if (code !== COLON) return from;
  let end = from + 1;
  while (end < from + 6 && isDigitAt(text, end)) end++;
  const digits = end - from - 1;
  // max-length = %x31-39 0*3DIGIT
  return digits === 0 || digits > 4 || text.charCodeAt(from + 1) === 0x30 ? -1 : end;
}

/** The end of a text is not a digit. */
function isDigitAt(text: string, at: number): boolean {
  return at < text.length && isDigit(text.charCodeAt(at));
}
