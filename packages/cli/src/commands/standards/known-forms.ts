/**
 * Reports on references by their form. When a form comes for the second time, the readers are asked about an example
 * of it, whose words occur nowhere else, and their report becomes a template: texts with holes for the words.
 * With the words of the first reference, the template must give the readers' report on it. From then on only the words
 * are put in, and no reader is asked.
 */

import { formOf, type ReferenceForm } from "./reference-form.ts";

/** The report on a reference, as a text: its JSON as octets, or its line in a list. */
export type Telling = (reference: string) => string;

/** A text with holes. */
interface Template {
  /** Every second one is a hole, which is filled again each time. */
  readonly texts: string[];
  readonly holes: readonly Hole[];
}

/** A hole for a word, by its number, or for an offset in the reference. */
type Hole = number | Offset;

/** An offset in a reference: how much text and how many words precede it; the text is that between the words. */
interface Offset {
  readonly fixed: number;
  readonly words: number;
}

/** How many forms are known at once. A template of JSON takes some 10 kB, and its last words hold on to a block of lines. */
const MOST_FORMS = 256;

/** In code units: a longer pattern is rare, and a rare one is not worth its memory. */
const LONGEST_PATTERN = 128;

/** The report on the first reference of a form. */
interface First {
  readonly words: readonly string[];
  readonly told: string;
}

/** Gives the reports on references by their form. */
export class KnownForms {
  readonly #told: Telling;
  /** By their patterns. `other`: no template gives the readers' report. */
  readonly #forms = new Map<string, Template | First | "other">();
  readonly #longest: number;

  /**
   * @param told The report on any reference.
   * @param longest In code units: a longer part of a reference may be shortened.
   */
  constructor(told: Telling, longest = Infinity) {
    this.#told = told;
    this.#longest = longest;
  }

  /** The report on a reference; undefined if it has no form that is known, or to be known. */
  tell(reference: string): string | undefined {
    const form = formOf(reference);
    if (form === undefined || form.pattern.length > LONGEST_PATTERN) return undefined;
    const known = this.#forms.get(form.pattern);
    if (known === "other") return undefined;
    if (known !== undefined && "holes" in known && known.holes.length === 0) return filled(known, form.words);
    if (this.#isLong(reference, form)) return undefined;
    if (known === undefined) return this.#first(reference, form);
    const template = "holes" in known ? known : this.#learned(form, known);
    return template && filled(template, form.words);
  }

  #first(reference: string, { pattern, words }: ReferenceForm): string {
    const told = this.#told(reference);
    if (this.#forms.size >= MOST_FORMS) this.#forms.clear();
    this.#forms.set(pattern, { words, told });
    return told;
  }

  /** The template of a form, if it tells of the first reference what the readers say of that. */
  #learned(form: ReferenceForm, first: First): Template | undefined {
    const template = this.#templateOf(form);
    const isRight = template !== undefined && filled(template, first.words) === first.told;
    this.#forms.set(form.pattern, isRight ? template : "other");
    return isRight ? template : undefined;
  }

  /** Whether a part may be too long: a character between words may be told as a triplet. */
  #isLong(reference: string, { pattern }: ReferenceForm): boolean {
    return reference.length + 2 * pattern.length > this.#longest;
  }

  /** The report on an example of the form, cut at its words; undefined if there is an offset within a word. */
  #templateOf({ pattern }: ReferenceForm): Template | undefined {
    const { reference, tokens, ends } = exampleOf(pattern);
    const pieces = this.#told(reference).split(new RegExp(`(${[...tokens, OFFSET].join("|")})`));
    const holes = pieces
      .filter((_piece, at) => at % 2 === 1)
      .map((piece) => (/^\d/.test(piece) ? offsetAt(Number(piece), tokens, ends) : tokens.indexOf(piece)));
    if (holes.includes(undefined)) return undefined;
    return { texts: pieces, holes: holes as Hole[] }; // no hole is undefined
  }
}

/** The only numbers in JSON that depend on the words. */
const OFFSET = '(?<="index":)\\d+';

/** A reference of some form, its words, and where each ends in it. */
interface Example {
  readonly reference: string;
  readonly tokens: readonly string[];
  readonly ends: readonly number[];
}

/** An example of a form. The last word of its host ends in a label of letters, as {@link formOf} asks. */
function exampleOf(pattern: string): Example {
  const between = pattern.split("*");
  const inHost = between.findIndex((text, at) => at > 0 && text !== "_");
  const tokens: string[] = [];
  const ends: number[] = [];
  let reference = between[0] ?? "";
  for (let at = 1; at < between.length; at++) {
    const token = `q${String.fromCharCode(0x60 + at)}token${at === inHost ? ".example" : ""}`;
    reference += token;
    tokens.push(token);
    ends.push(reference.length);
    reference += between[at] ?? "";
  }
  return { reference, tokens, ends };
}

/** An offset in an example; undefined if it is within a word. */
function offsetAt(index: number, tokens: readonly string[], ends: readonly number[]): Offset | undefined {
  const words = ends.filter((end) => end <= index).length;
  const next = tokens[words]?.length ?? 0;
  if (index > (ends[words] ?? Infinity) - next) return undefined;
  const before = tokens.slice(0, words).reduce((sum, token) => sum + token.length, 0);
  return { fixed: index - before, words };
}

/** The text with these words. Joining the pieces takes half the time of adding one to the other. */
function filled({ texts, holes }: Template, words: readonly string[]): string {
  for (let at = 0; at < holes.length; at++) {
    const hole = holes[at] ?? 0;
    texts[2 * at + 1] = typeof hole === "number" ? (words[hole] ?? "") : String(offsetOf(hole, words));
  }
  return texts.join("");
}

function offsetOf({ fixed, words: before }: Offset, words: readonly string[]): number {
  let offset = fixed;
  for (let at = 0; at < before; at++) offset += words[at]?.length ?? 0;
  return offset;
}
