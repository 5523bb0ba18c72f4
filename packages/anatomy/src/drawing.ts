/** The drawing of a text, as data: components with their names and meanings, or the place and reason of an error. */

import { type Component, decode, tryParse, type UriSyntaxError } from "urikit";
import { printable } from "urikit/display";
import { sectionOf } from "urikit/syntax";
import { cellsOf } from "./cells.ts";
import { nameRows } from "./name-rows.ts";
import { partsOf, type ReferencePart } from "./parts.ts";
import type { AnatomyWords, ReasonWords } from "./words.ts";

/** A drawing of a URI reference, or of a text that is not one. */
export type Drawing = ReferenceDrawing | FaultDrawing;

export interface ReferenceDrawing {
  readonly isValid: true;
  /** The kind and the text of it, in one line for those who listen. */
  readonly label: string;
  readonly cells: readonly DrawnCell[];
}

export interface DrawnCell {
  readonly component: Component;
  readonly before: string;
  readonly text: string;
  readonly name: string;
  /** The caption below it: its name, and that it is empty. */
  readonly caption: string;
  /** The row of the caption. */
  readonly row: number;
  /** The purpose of the component, with the section. */
  readonly meaning: string;
  /** Its value, and as it reads where that is not as it is written. */
  readonly value: string;
}

export interface FaultDrawing {
  readonly isValid: false;
  readonly label: string;
  readonly before: string;
  /** The character that is not allowed at its place; empty at the end. */
  readonly at: string;
  readonly after: string;
  readonly reason: string;
}

/**
 * The drawing of any text; every part of it is printable.
 *
 * @param reasonOf Why a text is not a reference; in English unless given.
 */
export function drawingOf(text: string, words: AnatomyWords, reasonOf: ReasonWords = inEnglish): Drawing {
  const read = tryParse(text);
  if (!read.valid) return faultDrawing(text, read.error, { words, reason: reasonOf(read.error) });
  const { parsed } = read;
  const parts = cellsOf(partsOf(parsed));
  const cells = parts.flatMap(({ before, part }) =>
    part.component === undefined ? [] : [drawnCell({ before, part, component: part.component }, words)],
  );
  const rows = nameRows(
    parts,
    cells.map(({ caption }) => caption),
  );
  return {
    isValid: true,
    label: `${words.kinds[parsed.kind]}: ${shown(text, words)}`,
    cells: cells.map((cell, at) => ({ ...cell, row: rows[at] ?? 0 })),
  };
}

interface NamedCell {
  readonly component: Component;
  readonly before: string;
  readonly part: ReferencePart;
}

function drawnCell({ component, before, part }: NamedCell, words: AnatomyWords): Omit<DrawnCell, "row"> {
  const { names, meanings } = words;
  const text = shown(part.text, words);
  const read = shown(decode(part.text, { invalid: "keep" }), words);
  const name = names[component];
  return {
    component,
    before,
    text,
    name,
    caption: text === "" ? `${name}, ${words.empty}` : name,
    meaning: `${meanings[component]} (RFC 3986 ${sectionOf(component)})`,
    value: text === "" ? words.empty : read === text ? text : `${text} ${words.reads} ${read}`,
  };
}

/** How much is drawn on each side of a place, and of a component. */
const AROUND = 60;
const LONGEST = 600;

/** The reason of an error, with its section. */
const inEnglish: ReasonWords = ({ reason, section }) =>
  reason.includes("§") ? reason : `${reason} (${section})`;

interface ToldFault {
  readonly words: AnatomyWords;
  readonly reason: string;
}

function faultDrawing(text: string, { index }: UriSyntaxError, { words, reason }: ToldFault): FaultDrawing {
  const [at = ""] = /^(?:[^\0-\x7f]+|.)/s.exec(text.slice(index, index + AROUND)) ?? [];
  const end = index + at.length;
  return {
    isValid: false,
    label: words.kinds.invalid,
    before: (index > AROUND ? "…" : "") + printable(text.slice(Math.max(0, index - AROUND), index)),
    at: printable(at),
    after: printable(text.slice(end, end + AROUND)) + (text.length > end + AROUND ? "…" : ""),
    reason,
  };
}

/** The text, printable; of a long one its beginning and its end. */
function shown(text: string, { more }: AnatomyWords): string {
  if (text.length <= LONGEST) return printable(text);
  const half = LONGEST / 2;
  return `${printable(text.slice(0, half))} … ${text.length - LONGEST} ${more} … ${printable(text.slice(-half))}`;
}
