/** RFC 5322 §2.2, RFC 9112 §5: the fields of a heading. */

import type { TextPosition } from "urikit/context";
import { placeAfter } from "../located-text.ts";

/** A field of a heading, and the place of its value there. */
export interface Field {
  /** In lower case. */
  readonly name: string;
  readonly value: string;
  readonly place: TextPosition;
}

/** The value of the first field of a name, "any whitespace inside the field value (including that used for line folding)" ignored. */
export function fieldValue(fields: readonly Field[], name: string): string | undefined {
  return textOf(fields, name)?.replace(/\s+/g, "") || undefined;
}

/** The same as it is written. */
export function textOf(fields: readonly Field[], name: string): string | undefined {
  return fields.find((field) => field.name === name)?.value;
}

/** The fields of a heading; a start line is none. */
export function fieldsOf(heading: string): Field[] {
  const fields: Field[] = [];
  let start: TextPosition = { offset: 0, line: 1, column: 1 };
  while (start.offset < heading.length) {
    const text = heading.slice(start.offset, endOfField(heading, start.offset));
    const field = fieldOf(text, start);
    if (field !== undefined) fields.push(field);
    start = placeAfter(start, text);
  }
  return fields;
}

/** RFC 5322 §2.2.3: a line that begins with white space belongs to the field before it. */
function endOfField(heading: string, from: number): number {
  let lf = heading.indexOf("\n", from);
  while (lf >= 0 && /[\t ]/.test(heading.charAt(lf + 1))) lf = heading.indexOf("\n", lf + 1);
  return lf < 0 ? heading.length : lf + 1;
}

/** The field that begins at a place; undefined if the text is not a field. */
function fieldOf(text: string, place: TextPosition): Field | undefined {
  const colon = text.indexOf(":");
  if (colon <= 0) return undefined;
  const value = text.slice(colon + 1).trimStart();
  return {
    name: text.slice(0, colon).trim().toLowerCase(),
    value: value.trimEnd(),
    place: placeAfter(place, text.slice(0, text.length - value.length)),
  };
}
