/**
 * The first answer to a text: what it is, the verdict, its components, and what it may have been meant as. It is given with
 * every keystroke; `facts.ts` has the rest.
 */

import { kindOf, type Reserved, reservedIn } from "@urikit/explain";
import { partsOf, type Ranged, type ReferencePart } from "@urikit/explain/parts";
import { type Component, decode, parse, queryPairs, tryParse, type UriReference } from "urikit";
import type { FoundInText } from "urikit/context";
import { parseIri, tryParseIri } from "urikit/iri";
import { compile, isUriTemplate } from "urikit/uri-template";
import { type Place, placeOf } from "./shown.ts";
import { type SplitPart, splitPartsOf } from "./split-parts.ts";
import type { AnswerTexts } from "./texts/en.ts";

/** A longer text is not explained: `uri` on a command line reads texts of any length. */
export const LONGEST_EXPLAINED = 64 * 1024;

/** One component, and what there is to say of it. */
export interface Part extends ReferencePart {
  /** As it reads, where that is not as it is written. */
  readonly reads: string | undefined;
  /** A note about it: the kind of host. */
  readonly note: string | undefined;
  /** Its segments, or the pairs of a query. */
  readonly members: readonly (readonly [name: string, value: string])[];
  readonly reserved: readonly Reserved[];
  /** Where in it a text that is not a reference has its fault. */
  readonly fault?: SplitPart["fault"];
}

/** Why a text is not a reference. */
export interface Fault {
  readonly code: string;
  readonly reason: string;
  readonly rule: string;
  readonly section: string;
  readonly place: Place;
}

/** The kind of a text that is not a reference, and references that may be meant. */
export interface Notice {
  readonly message: string;
  readonly references: readonly string[];
  /** Its kind, where nobody would give it to a program as a reference. */
  readonly kind?: "text" | "path";
  /** The references of a text in their places. */
  readonly found?: readonly FoundInText[];
}

export interface Answer {
  readonly text: string;
  /** The reference that all other questions are about: the text, or the URI of an IRI; undefined if there is no reference. */
  readonly subject: string | undefined;
  readonly isValid: boolean;
  readonly verdict: { readonly message: string; readonly section: string };
  /** The text that readers are asked about: the subject, or a text that is not a reference; undefined if nobody would read it as one. */
  readonly asked: string | undefined;
  readonly parts: readonly Part[];
  /** Whether the parts are those of RFC 3986 App. B, which splits any text: the standard does not read it so. */
  readonly isSplit: boolean;
  readonly fault: Fault | undefined;
  readonly notice: Notice | undefined;
}

/** Whether two answers are the same but for the texts that they are about. */
export function saysTheSame(one: Answer, other: Answer): boolean {
  const said = ({ verdict, isValid, fault, parts, notice }: Answer) =>
    [verdict.message, isValid, fault?.code, notice?.message, ...parts.map(({ name }) => name)].join("\n");
  return said(one) === said(other);
}

/** The meanings that a text may have that is not a reference. */
export type Guesses = typeof import("./guesses.ts");

/**
 * @param texts The words of the answer.
 * @param guesses Where they are loaded: before that, a text that is not a reference is nothing else.
 * @throws Nothing: every text has an answer.
 */
export function answerTo(text: string, texts: AnswerTexts, guesses?: Guesses): Answer {
  const read = tryParse(text);
  if (read.valid) return answerToReference(text, read.parsed, texts, guesses);
  const { code, rule, section, index } = read.error;
  const fault: Fault = { code, reason: texts.reason(read.error), rule, section, place: placeOf(text, index) };
  const message = texts.noReference;
  const parts = splitPartsOf(text, index).map((part) => ({ ...part, ...detailsOf(part), fault: part.fault }));
  const invalid = { ...NOTHING, text, verdict: { message, section }, parts, isSplit: true, fault };
  if (text.length > LONGEST_EXPLAINED) return invalid;
  const iri = tryParseIri(text);
  if (iri.valid) return answerToIri(text, { iri: iri.parsed, fault }, texts, guesses);
  const notice =
    templateNotice(text, texts) ??
    linksNotice(text, texts, guesses) ??
    suggestionNotice(text, texts, guesses);
  if (notice?.kind !== undefined) return { ...invalid, parts: [], isSplit: false, notice };
  return { ...invalid, asked: text, notice };
}

const NOTHING = { subject: undefined, asked: undefined, isValid: false, notice: undefined };

function answerToReference(
  text: string,
  reference: UriReference,
  texts: AnswerTexts,
  guesses: Guesses | undefined,
): Answer {
  const path = guesses?.windowsPath(text);
  const { section } = kindOf(reference);
  const isLong = text.length > LONGEST_EXPLAINED;
  return {
    text,
    subject: isLong ? undefined : text,
    asked: isLong ? undefined : text,
    isValid: true,
    verdict: { message: texts.kind(reference), section },
    parts: withDetails(reference, isLong ? undefined : reference, texts),
    isSplit: false,
    fault: undefined,
    notice: path === undefined ? undefined : { message: texts.windowsPath, references: [path] },
  };
}

function answerToIri(
  text: string,
  { iri, fault }: { readonly iri: Ranged; readonly fault: Fault },
  texts: AnswerTexts,
  guesses: Guesses | undefined,
): Answer {
  const reference = guesses?.suggestionFor(text)?.reference;
  const isRelative = parseIri(text).kind === "relative-reference";
  return {
    text,
    subject: reference,
    asked: reference ?? text,
    isValid: false,
    verdict: {
      message: isRelative ? texts.relativeIri : texts.iri,
      section: "RFC 3987 §2.2",
    },
    parts: withDetails(iri, undefined, texts),
    isSplit: false,
    fault,
    notice: suggestionNotice(text, texts, guesses),
  };
}

function suggestionNotice(
  text: string,
  texts: AnswerTexts,
  guesses: Guesses | undefined,
): Notice | undefined {
  const suggestion = guesses?.suggestionFor(text);
  if (suggestion === undefined) return undefined;
  const { reference } = suggestion;
  if (reference === undefined) return { message: texts.maybeMeantAs(suggestion), references: [] };
  const isPath = guesses?.windowsPath(text.trim().replace(/^"|"$/g, "")) === reference;
  return {
    message: texts.meantAs(suggestion),
    references: [reference],
    ...(isPath && { kind: "path" as const }),
  };
}

function templateNotice(text: string, texts: AnswerTexts): Notice | undefined {
  if (!text.includes("{") || !isUriTemplate(text)) return undefined;
  const template = compile(text);
  const { level, variables } = template;
  return { message: texts.template(level, variables), references: [template.expand({})] };
}

/** More links are not listed: the tool for texts has them all. */
const MOST_LINKS = 20;

/** The references in a text of several words. A text that begins with its only one is rather a reference with a fault. */
function linksNotice(text: string, texts: AnswerTexts, guesses: Guesses | undefined): Notice | undefined {
  if (guesses === undefined || !/\S\s+\S/.test(text)) return undefined;
  const found = guesses.findInText(text, { suffixReferences: true });
  if (found.length === 1 && found[0]?.offset === 0) return undefined;
  const references = [...new Set(found.map(({ reference, guess }) => guess ?? reference))].slice(
    0,
    MOST_LINKS,
  );
  if (references.length === 0) return undefined;
  return {
    message: texts.links(references.length),
    references,
    kind: "text",
    found: found.slice(0, MOST_LINKS),
  };
}

function withDetails(ranged: Ranged, reference: UriReference | undefined, texts: AnswerTexts): Part[] {
  const reserved = reference === undefined ? [] : reservedIn(reference);
  return partsOf(ranged).map((part) => {
    const { component } = part;
    return {
      ...part,
      ...detailsOf(part),
      note: component === "host" ? hostNote(reference, texts) : undefined,
      members: component === undefined || reference === undefined ? [] : membersOf(component, reference),
      reserved: reserved.filter((one) => one.component === component && isTelling(one)),
    };
  });
}

/** §2.1: a percent sign without two hexadecimal digits: what has one cannot be decoded. */
const MALFORMED_TRIPLET = /%(?![0-9A-Fa-f]{2})/;

/** The details of any part, whether the standard reads it so or not. */
function detailsOf({ component, text }: ReferencePart): Omit<Part, keyof ReferencePart> {
  const isAsWritten = text.length > LONGEST_EXPLAINED || MALFORMED_TRIPLET.test(text);
  const reads = isAsWritten ? text : decode(text, { invalid: "keep" });
  return {
    reads: component === undefined || reads === text ? undefined : reads,
    note: undefined,
    members: [],
    reserved: [],
  };
}

function hostNote(reference: UriReference | undefined, texts: AnswerTexts): string | undefined {
  const { host, hostKind } = reference ?? {};
  if (hostKind === undefined) return undefined;
  return host === "" ? texts.emptyName : texts.host(hostKind);
}

/** Whether there is more to say of a reserved character than the picture shows. */
function isTelling({ character, role }: Reserved): boolean {
  return role === "convention" || character.startsWith("%");
}

/** More members are not shown. */
const MOST_MEMBERS = 100;

function membersOf(component: Component, reference: UriReference): Part["members"] {
  const { segments, query } = reference;
  const readable = (text: string) => decode(text, { invalid: "keep" });
  if (component === "path" && segments.length > 1)
    return segments.slice(0, MOST_MEMBERS).map((segment, at) => [String(at + 1), readable(segment)]);
  if (component !== "query" || query === undefined) return [];
  const pairs = queryPairs(query);
  if (!pairs.some(({ value }) => value !== undefined)) return [];
  return pairs.slice(0, MOST_MEMBERS).map(({ key, value = "" }) => [key, value]);
}

/** The reference as an object of the library; undefined if there is no reference. */
export function subjectOf({ subject }: Answer): UriReference | undefined {
  return subject === undefined ? undefined : parse(subject);
}
