/** References for people: grouped by file, each with its place, what it is, and its target if that differs. */

import type { FoundReference } from "@urikit/documents";
import { printable } from "urikit";
import { shorten, wrapped } from "../../display/layout.ts";
import { safeText } from "../../display/masking.ts";
import type { Screen } from "../../display/terminal.ts";

const PLACE_WIDTH = "12345:123".length;
const LONGEST_ROLE = 24;
/** The least room for a reference beside its place. */
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
    const line =
      base === undefined ? "no base URI" : `base ${safeText(base)}, from ${ORIGINS[baseFrom ?? "default"]}`;
    if (line === this.#base) return [];
    this.#base = line;
    return [this.#screen.colors.dim(`  ${shorten(line, this.#screen.width - 2)}`)];
  }

  #referenceLines(found: FoundReference): string[] {
    const { colors, width } = this.#screen;
    const { line, column } = found.where;
    const place = colors.dim(`${line}:${column}`.padEnd(PLACE_WIDTH));
    const role = roleOf(found).padEnd(LONGEST_ROLE).slice(0, LONGEST_ROLE);
    const room = width - PLACE_WIDTH - LONGEST_ROLE - 6;
    const isNarrow = room < NARROWEST; // then it stands in a line of its own
    const reference = shorten(safeText(found.reference) || "(empty)", isNarrow ? width - 4 : room);
    const first = `  ${place}  ${colors.cyan(role)}${isNarrow ? "\n  " : ""}  ${found.valid ? reference : colors.red(reference)}`;
    const more = notesOn(found, width - 4).map((text) => colors.dim(`    ${text}`));
    return [first, ...more];
  }
}

const ORIGINS = {
  content: "the content",
  entity: "the entity around it",
  retrieval: "the retrieval",
  default: "--base",
} as const;

/** What contains the reference. */
function roleOf({ where, inText, kind }: FoundReference): string {
  const { element, attribute, construct, part, field } = where;
  const markup = element === undefined ? [] : [element, ...(attribute === undefined ? [] : [attribute])];
  const words = [
    ...(part ? [part] : []),
    ...(field === undefined ? markup : [field]),
    ...(construct === undefined ? [] : [construct]),
    ...(inText === undefined ? [] : [inText.guess === undefined ? inText.delimiters : "a guess"]),
    ...(kind === "script" || kind === "data" ? [kind] : []),
  ];
  return words.join(" ");
}

/** What else there is to say, in lines of a width: why it is invalid; its target; or that it has none. */
function notesOn(found: FoundReference, width: number): string[] {
  const { reference, target, valid, error, namedPart, sameDocument, inText } = found;
  const said = (sentence: string) => wrapped(sentence, width, "  ");
  const or = (other: string | undefined) =>
    other === undefined ? [] : [shorten(`or ${safeText(other)}`, width)];
  if (!valid) return [...said(error?.reason ?? "invalid"), ...or(inText?.withoutLetters)];
  if (target === undefined)
    return [...said("a relative reference, and there is no base"), ...or(inText?.withoutHyphens)];
  const arrow = `-> ${safeText(target)}${sameDocument ? " (this document)" : ""}`;
  return [
    ...(target === reference ? [] : [shorten(arrow, width)]),
    ...or(inText?.withoutHyphens),
    ...(namedPart === undefined
      ? []
      : said(namedPart === "" ? "names the message" : `names part ${namedPart}`)),
  ];
}
