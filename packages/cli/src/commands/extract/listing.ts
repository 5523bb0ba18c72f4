/** References for people: grouped by file, each with its place, what it is, and its target if that differs. */

import type { FoundReference } from "@urikit/documents";
import { safeText, type Words } from "@urikit/explain";
import type { Screen } from "@urikit/explain/layout";
import { padded, shorten, shortenEnd, wrapped } from "@urikit/explain/layout";
import { printable } from "urikit/display";
import { statement } from "urikit/words";
import { text } from "../../words/text.ts";

const PLACE_WIDTH = "12345:123".length;
const LONGEST_ROLE = 24;
/** The least room for a reference next to its place. */
const NARROWEST = 20;

/** Writes the lines of a listing. */
export class Listing {
  readonly #screen: Screen;
  #file: string | undefined;
  #base: string | undefined;

  constructor(screen: Screen) {
    this.#screen = screen;
  }

  /** The lines for a reference, under its file and its base if they are new. */
  lines(found: FoundReference, file: string): string {
    return [...this.#fileLine(file), ...this.#baseLine(found), ...this.#referenceLines(found)]
      .map((line) => `${line}\n`)
      .join("");
  }

  #fileLine(file: string): string[] {
    if (file === this.#file) return [];
    const gap = this.#file === undefined ? [] : [""];
    this.#file = file;
    this.#base = undefined;
    return [...gap, this.#screen.colors.bold(printable(file))];
  }

  #baseLine({ base, baseFrom }: FoundReference): string[] {
    const { words } = this.#screen;
    const line =
      base === undefined
        ? text(words, "base-none")
        : text(words, "base-of", safeText(base), statement(`base-from-${baseFrom ?? "default"}`));
    if (line === this.#base) return [];
    this.#base = line;
    return [this.#screen.colors.dim(`  ${shorten(line, this.#screen.width - 2)}`)];
  }

  #referenceLines(found: FoundReference): string[] {
    const { colors, width, words } = this.#screen;
    const { line, column } = found.where;
    const place = colors.dim(`${line}:${column}`.padEnd(PLACE_WIDTH));
    const role = padded(shortenEnd(roleOf(found, words), LONGEST_ROLE), LONGEST_ROLE);
    const room = width - PLACE_WIDTH - LONGEST_ROLE - 6;
    const isNarrow = room < NARROWEST; // then it gets a line of its own
    const reference = shorten(
      safeText(found.reference) || words.text("empty-reference"),
      isNarrow ? width - 4 : room,
    );
    const first = `  ${place}  ${colors.cyan(role)}${isNarrow ? "\n  " : ""}  ${found.valid ? reference : colors.red(reference)}`;
    const more = notesOn(found, width - 4, words).map((text) => colors.dim(`    ${text}`));
    return [first, ...more];
  }
}

/** The element or field that contains the reference. */
function roleOf({ where, inText, kind }: FoundReference, words: Words): string {
  const { element, attribute, construct, node, pointer, part, field } = where;
  const markup = element === undefined ? [] : [element, ...(attribute === undefined ? [] : [attribute])];
  const roles = [
    ...(part ? [part] : []),
    ...(field === undefined ? markup : [field]),
    ...[construct, node, pointer].filter((role) => role !== undefined),
    ...(inText === undefined
      ? []
      : [inText.guess === undefined ? inText.delimiters : text(words, "found-guess")]),
    ...(kind === "script" || kind === "data" ? [kind] : []),
  ];
  return roles.join(" ");
}

/** The notes on it, in lines of a width: why it is invalid; its target; or that it has no target. */
function notesOn(found: FoundReference, width: number, words: Words): string[] {
  const { reference, target, repaired, valid, error, namedPart, sameDocument, inText } = found;
  const said = (sentence: string) => wrapped(sentence, width, "  ");
  const or = (other: string | undefined) =>
    other === undefined ? [] : [shorten(text(words, "found-or", safeText(other)), width)];
  if (!valid)
    return [
      ...said(error ? words.reason(error) : text(words, "extract-invalid")),
      ...or(target ?? repaired),
      ...or(inText?.withoutLetters),
      ...or(inText?.withHyphens),
    ];
  if (target === undefined) return [...said(text(words, "found-relative")), ...or(inText?.withoutHyphens)];
  const arrow = text(words, sameDocument ? "found-same-document" : "found-target", safeText(target));
  return [
    ...(target === reference ? [] : [shorten(arrow, width)]),
    ...or(inText?.withoutHyphens),
    ...(namedPart === undefined
      ? []
      : said(namedPart === "" ? text(words, "found-message") : text(words, "found-part", namedPart))),
  ];
}
