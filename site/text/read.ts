/** The answer to a question about a text: one page of it, with its references, and what is known of all. */

import { redact } from "@urikit/audit/at-once";
import type { DocumentWarning, FoundReference, ReferencePlace } from "@urikit/documents";
import { typeOfContent } from "@urikit/documents";
import { foundJson } from "@urikit/explain";
import { ENGLISH } from "@urikit/explain/words/en";
import type { UriErrorDetails, UriSyntaxError } from "urikit";
import type { BaseLayer, FoundInText } from "urikit/context";
import { printable } from "urikit/display";
import { shown } from "../inspect/shown.ts";
import { type Mark, type PagedText, pagesOf, type Slice } from "./pages.ts";
import type { CopiedAs, ReadAs, TextQuestion } from "./question.ts";
import { type SectionedText, type SectionKind, sectionsOf } from "./sections.ts";

/** Of a reference, whether it is one, and leads somewhere. */
export type Standing = "valid" | "invalid" | "without-base";

/** A piece of the text as it is shown. */
export interface ShownPiece {
  readonly shown: string;
  /** Of a place with references, their numbers from 1, and the worst of them. */
  readonly numbers: readonly number[];
  readonly standing: Standing | undefined;
}

export interface ShownSlice {
  readonly kind: SectionKind;
  readonly isContinued: boolean;
  readonly pieces: readonly ShownPiece[];
}

/** An error, and its reason in English. */
interface ShownError extends UriErrorDetails {
  readonly reason: string;
}

/** A reference in the list. */
export interface ListedReference {
  /** From 1. */
  readonly number: number;
  readonly where: ReferencePlace;
  readonly delimiters: FoundInText["delimiters"] | undefined;
  readonly kind: FoundReference["kind"];
  readonly reference: string;
  /** The reference that is probably meant (§4.5). */
  readonly guess: string | undefined;
  /** The other readings of one that is broken over lines, or goes on in letters. */
  readonly others: readonly string[];
  readonly standing: Standing;
  /** Why it is not a reference. */
  readonly error: ShownError | undefined;
  readonly target: string | undefined;
  readonly base: string | undefined;
  readonly baseFrom: BaseLayer | undefined;
  readonly isSameDocument: boolean;
  /** The part of the message that it names. */
  readonly namedPart: string | undefined;
}

export interface ShownWarning {
  readonly code: DocumentWarning["code"];
  readonly message: string;
  readonly line: number | undefined;
  readonly part: string | undefined;
}

export interface TextAnswer {
  readonly type: ReadAs;
  /** The kind of text that it looks like. */
  readonly noticed: ReadAs;
  readonly counts: Readonly<Record<Standing, number>>;
  readonly warnings: readonly ShownWarning[];
  readonly moreWarnings: number;
  readonly page: number;
  readonly pages: number;
  readonly slices: readonly ShownSlice[];
  readonly references: readonly ListedReference[];
  /** The part that was to be copied. */
  readonly copied: string | undefined;
}

/** The text that was read last: other pages of it need no reading. */
interface ReadText extends PagedText, Pick<SectionedText, "warnings"> {
  readonly asked: TextQuestion;
  readonly type: ReadAs;
  readonly noticed: ReadAs;
  readonly counts: Readonly<Record<Standing, number>>;
}

let last: ReadText | undefined;

export function answerTo(question: TextQuestion): TextAnswer {
  if (last === undefined || !isAbout(question, last.asked)) last = reading(question);
  const { pages, found, type, noticed, counts, warnings } = last;
  const page = Math.max(0, Math.min(question.page, pages.length - 1));
  const slices = pages[page] ?? [];
  return {
    type,
    noticed,
    counts,
    warnings: warnings.slice(0, MOST_WARNINGS).map(({ code, message, where, part }) => ({
      code,
      message: shown(message),
      line: where?.line,
      part,
    })),
    moreWarnings: Math.max(0, warnings.length - MOST_WARNINGS),
    page,
    pages: pages.length,
    slices: slices.map((slice) => shownSlice(slice, found)),
    references: listedIn(slices, found),
    copied: question.copied && copiedOf(found, question.copied, question.keepsSecrets === true),
  };
}

/** All references as they are copied: as the command prints them, where that has no line break. */
function copiedOf(found: PagedText["found"], as: CopiedAs, keepsSecrets: boolean): string {
  const masked = keepsSecrets ? (text: string) => text : redact;
  const lineOf = (one: FoundReference): string =>
    as === "json"
      ? JSON.stringify(foundJson(one, undefined, { shown: masked, words: ENGLISH }))
      : printable(masked(one.target ?? one.inText?.guess ?? one.reference));
  return found.map((one) => `${lineOf(one)}\n`).join("");
}

/** More are only counted. */
const MOST_WARNINGS = 20;

function isAbout(one: TextQuestion, asked: ReadText["asked"]): boolean {
  return (
    one.text === asked.text &&
    one.type === asked.type &&
    one.retrieval === asked.retrieval &&
    one.suffixReferences === asked.suffixReferences
  );
}

function reading(asked: TextQuestion): ReadText {
  const noticed = noticedIn(asked.text);
  const type = asked.type ?? noticed;
  const { sections, warnings } = sectionsOf(asked.text, type, {
    retrieval: asked.retrieval === "" ? undefined : asked.retrieval,
    suffixReferences: asked.suffixReferences,
  });
  const paged = pagesOf(sections);
  const counts = { valid: 0, invalid: 0, "without-base": 0 };
  for (const one of paged.found) counts[standingOf(one)]++;
  return { ...paged, asked, type, noticed, counts, warnings };
}

/** The kind of text that a text looks like: running text, unless its beginning shows another type. */
export function noticedIn(text: string): ReadAs {
  const type = typeOfContent(new TextEncoder().encode(text.slice(0, 2048).trimStart()));
  if (type === "mbox") return "mime";
  return type === undefined || type === "http" || type === "warc" ? "text" : type;
}

function standingOf({ valid, target }: FoundReference): Standing {
  if (!valid) return "invalid";
  return target === undefined ? "without-base" : "valid";
}

/** From the worst to the best. */
const STANDINGS: readonly Standing[] = ["invalid", "without-base", "valid"];

function shownSlice({ kind, isContinued, text, from, marks }: Slice, found: PagedText["found"]): ShownSlice {
  const pieces: ShownPiece[] = [];
  let at = from;
  const add = (to: number, mark?: Mark): void => {
    if (to === at && mark === undefined) return;
    const raw = text.slice(at - from, to - from);
    const standings = mark?.numbers.map((number) => standingOf(found[number] as FoundReference)); // a mark has them
    pieces.push({
      shown: mark === undefined ? readable(raw) : shownLines(raw),
      numbers: mark?.numbers.map((number) => number + 1) ?? [],
      standing: STANDINGS.find((one) => standings?.includes(one)),
    });
    at = to;
  };
  for (const mark of marks) {
    add(mark.from);
    add(mark.to, mark);
  }
  add(from + text.length);
  return { kind, isContinued, pieces };
}

/** Nothing invisible, except what parts words and lines. */
function readable(text: string): string {
  return text.replaceAll("\r\n", "\n").replace(/[^\n\t\p{Zs}]+/gu, printable);
}

/** A reference as it is written: nothing invisible, except line breaks; of a long one its beginning and its end. */
function shownLines(text: string): string {
  const lines = text.split(/\r?\n/);
  return lines.length > MOST_LINES ? shown(text) : lines.map(shown).join("\n");
}

const MOST_LINES = 20;

function listedIn(slices: readonly Slice[], found: PagedText["found"]): readonly ListedReference[] {
  return slices
    .flatMap(({ marks }) => marks.flatMap(({ numbers }) => numbers))
    .map((number) => listed(found[number] as FoundReference, number + 1)); // a mark has it
}

function listed(one: FoundReference, number: number): ListedReference {
  const { inText, where, kind, reference, target, base, baseFrom, error, namedPart } = one;
  return {
    number,
    where,
    delimiters: inText?.delimiters,
    kind,
    reference,
    guess: inText?.guess,
    others: [inText?.withoutHyphens, inText?.withoutLetters, inText?.withHyphens].filter(
      (other) => other !== undefined,
    ),
    standing: standingOf(one),
    error: error && detailsOf(error),
    target,
    base,
    baseFrom,
    isSameDocument: one.sameDocument,
    namedPart,
  };
}

/** An error as it goes from a worker to the page: without its methods. */
function detailsOf(error: UriSyntaxError): ShownError {
  const { code, input, index, rule, section, expected, problem, advice, reason } = error;
  return { code, input, index, rule, section, expected, problem, advice, reason };
}
