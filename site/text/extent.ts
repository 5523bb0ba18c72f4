/**
 * Where a reference ends in the text that it was found in. A format may have it written differently from how it is read: with
 * entities (HTML §13.5), escapes (CSS Syntax §4.3.7), line breaks that are folded or taken out. The two are followed side by
 * side; where they part, what was common is marked.
 */

import type { FoundReference } from "@urikit/documents";

/** The beginning and the end of a reference, in UTF-16 code units. */
export interface Extent {
  readonly from: number;
  readonly to: number;
}

export function extentOf(text: string, { reference, where, inText }: FoundReference): Extent {
  const from = Math.min(where.offset, text.length);
  for (const written of [inText?.raw, reference])
    if (written !== undefined && text.startsWith(written, from)) return { from, to: from + written.length };
  return { from, to: followed(text, from, reference) };
}

/** Follows the reference through the text; returns where they part, or where it ends. */
function followed(text: string, from: number, reference: string): number {
  let [at, read] = [from, 0];
  while (read < reference.length && at < text.length) {
    const step = entityAt(text, at, reference, read) ?? escapeAt(text, at, reference, read);
    if (step !== undefined) {
      at += step.written;
      read += step.read;
    } else if (text.charCodeAt(at) === reference.charCodeAt(read)) {
      at++;
      read++;
    } else if (/[\s>]/.test(text.charAt(at))) {
      at++; // a line break that is taken out, and what a quoted line begins with
    } else break;
  }
  return at;
}

/** How much is written, and how much of the reference that is. */
interface Step {
  readonly written: number;
  readonly read: number;
}

const ENTITY = /&(?:#(\d{1,7}|[xX][0-9a-fA-F]{1,6})|[a-zA-Z][a-zA-Z0-9]{0,31});?/y;
const NAMED: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
]);

/** An entity at a place of the text, if the reference has the character that it means. */
function entityAt(text: string, at: number, reference: string, read: number): Step | undefined {
  if (text.charCodeAt(at) !== 38) return undefined;
  ENTITY.lastIndex = at;
  const [written, number] = ENTITY.exec(text) ?? [];
  if (written === undefined) return undefined;
  const character = number === undefined ? NAMED.get(written.replace(/[&;]/g, "")) : characterOf(number);
  if (character !== undefined)
    return reference.startsWith(character, read)
      ? { written: written.length, read: character.length }
      : undefined;
  // Of the two thousand other names, the reference tells which character this one means.
  const isAsWritten = reference.startsWith(written, read);
  return isAsWritten ? undefined : { written: written.length, read: characterLength(reference, read) };
}

function characterOf(number: string): string | undefined {
  const code = /^x/i.test(number) ? Number.parseInt(number.slice(1), 16) : Number.parseInt(number, 10);
  return code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}

const ESCAPE = /\\(?:[0-9a-fA-F]{1,6}(?:\r\n|[\t\n\f\r ])?|\r\n|.)/sy;

/** An escape of CSS. */
function escapeAt(text: string, at: number, reference: string, read: number): Step | undefined {
  if (text.charCodeAt(at) !== 92 || reference.charCodeAt(read) === 92) return undefined;
  ESCAPE.lastIndex = at;
  const [written] = ESCAPE.exec(text) ?? [];
  if (written === undefined) return undefined;
  const isBreak = /^\\[\r\n]/.test(written);
  return { written: written.length, read: isBreak ? 0 : characterLength(reference, read) };
}

function characterLength(text: string, at: number): number {
  return (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
}
