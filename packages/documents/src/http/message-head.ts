/**
 * RFC 9112 §2.1: the head of an HTTP message: its start line, and its fields, up to the empty line. Programs such as curl print
 * the heads of several responses one after another, of which only the last has a content.
 */

import type { TextPosition } from "urikit/context";
import { placeAfter } from "../located-text.ts";
import { type Field, fieldsOf } from "../mime/fields.ts";
import { beginsMessage } from "./start-line.ts";

/** A head, and where it begins. */
export interface MessageHead {
  readonly fields: readonly Field[];
  readonly place: TextPosition;
}

/** The heads with which a text begins. */
export interface MessageHeads {
  /** In their order, at least one. */
  readonly heads: readonly [MessageHead, ...MessageHead[]];
  /** Where the content begins. */
  readonly end: TextPosition;
}

const EMPTY_LINE = /\n\r?\n/g;

/** The heads at the beginning of a text, which may be followed by others; undefined if there is none that is whole. */
export function headsIn(text: string): MessageHeads | undefined {
  const heads: MessageHead[] = [];
  let place: TextPosition = { offset: 0, line: 1, column: 1 };
  while (beginsMessage(text, place.offset)) {
    EMPTY_LINE.lastIndex = place.offset;
    if (!EMPTY_LINE.test(text)) break;
    const heading = text.slice(place.offset, EMPTY_LINE.lastIndex);
    heads.push({ fields: fieldsOf(heading), place });
    place = placeAfter(place, heading);
  }
  const [first, ...others] = heads;
  return first && { heads: [first, ...others], end: place };
}

/** A place in a text that begins at another place. */
export function placeWithin(start: TextPosition, { offset, line, column }: TextPosition): TextPosition {
  return {
    offset: start.offset + offset,
    line: start.line + line - 1,
    column: line === 1 ? start.column + column - 1 : column,
  };
}
