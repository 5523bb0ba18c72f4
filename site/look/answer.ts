/**
 * The first answer to a text: what it is, the verdict, its components, and what it may have been meant as. It is given with
 * every keystroke; `facts.ts` has the rest.
 */

import { type Component, decode, parse, queryPairs, tryParse, type UriReference } from "urikit";
import { findInText } from "urikit/context";
import { parseIri, tryParseIri } from "urikit/iri";
import { compile, isUriTemplate } from "urikit/uri-template";
import { HOST_KINDS, kindOf } from "../../packages/cli/src/commands/inspect/kinds.ts";
import { partsOf, type Ranged, type ReferencePart } from "../../packages/cli/src/commands/inspect/parts.ts";
import { type Reserved, reservedIn } from "../../packages/cli/src/commands/inspect/reserved.ts";
import { type Suggestion, suggestionFor } from "../../packages/cli/src/commands/inspect/suggestion.ts";
import { windowsPath } from "../../packages/cli/src/commands/repair/guesses.ts";
import { type Place, placeOf } from "./shown.ts";

/** A longer text is not explained: `uri` on a command line reads texts of any length. */
export const LONGEST_EXPLAINED = 64 * 1024;

/** One component, and what there is to say of it. */
export interface Part extends ReferencePart {
  /** As it reads, where that is not as it is written. */
  readonly reads: string | undefined;
  /** What is special about it: what kind of host it is. */
  readonly note: string | undefined;
  /** Its segments, or the pairs of a query. */
  readonly members: readonly (readonly [name: string, value: string])[];
  readonly reserved: readonly Reserved[];
}

/** Why a text is not a reference. */
export interface Fault {
  readonly code: string;
  readonly reason: string;
  readonly rule: string;
  readonly section: string;
  readonly place: Place;
}

/** What a text was noticed to be, other than a reference, and references that may be meant. */
export interface Notice {
  readonly message: string;
  readonly references: readonly string[];
}

export interface Answer {
  readonly text: string;
  /** The reference that all other questions are about: the text, or the URI of an IRI; undefined if there is none. */
  readonly subject: string | undefined;
  readonly isValid: boolean;
  readonly verdict: { readonly message: string; readonly section: string };
  readonly parts: readonly Part[];
  readonly fault: Fault | undefined;
  readonly notice: Notice | undefined;
}

/** @throws Nothing: every text has an answer. */
export function answerTo(text: string): Answer {
  const read = tryParse(text);
  if (read.valid) return answerToReference(text, read.reference);
  const { code, reason, rule, section, index } = read.error;
  const fault: Fault = { code, reason, rule, section, place: placeOf(text, index) };
  if (text.length > LONGEST_EXPLAINED) return invalid(text, fault, undefined);
  const iri = tryParseIri(text);
  if (iri.valid) return answerToIri(text, fault, iri.reference);
  return invalid(
    text,
    fault,
    templateNotice(text) ?? linksNotice(text) ?? suggestionNotice(suggestionFor(text)),
  );
}

function answerToReference(text: string, reference: UriReference): Answer {
  const path = windowsPath(text);
  return {
    text,
    subject: text.length > LONGEST_EXPLAINED ? undefined : text,
    isValid: true,
    verdict: kindOf(reference),
    parts: withDetails(reference, text.length > LONGEST_EXPLAINED ? undefined : reference),
    fault: undefined,
    notice:
      path === undefined
        ? undefined
        : { message: "It looks like a path of Windows (RFC 8089 App. E).", references: [path] },
  };
}

function answerToIri(text: string, fault: Fault, iri: Ranged): Answer {
  const suggestion = suggestionFor(text);
  const isRelative = parseIri(text).kind === "relative-reference";
  return {
    text,
    subject: suggestion?.reference,
    isValid: false,
    verdict: {
      message: isRelative ? "not a URI reference, but a relative IRI reference" : "not a URI, but an IRI",
      section: "RFC 3987 §2.2",
    },
    parts: withDetails(iri, undefined),
    fault,
    notice: suggestionNotice(suggestion),
  };
}

function invalid(text: string, fault: Fault, notice: Notice | undefined): Answer {
  const verdict = { message: "not a URI reference", section: fault.section };
  return { text, subject: undefined, isValid: false, verdict, parts: [], fault, notice };
}

function suggestionNotice(suggestion: Suggestion | undefined): Notice | undefined {
  if (suggestion === undefined) return undefined;
  const { as, reference } = suggestion;
  return {
    message: reference === undefined ? `It may be meant as ${as}.` : `If it is meant as ${as}:`,
    references: reference === undefined ? [] : [reference],
  };
}

function templateNotice(text: string): Notice | undefined {
  if (!text.includes("{") || !isUriTemplate(text)) return undefined;
  const { level, variables } = compile(text);
  const names = variables.map((name) => `“${name}”`).join(", ");
  return {
    message: `It is a URI Template (RFC 6570) of level ${level}; its variables are ${names}. Without values it gives:`,
    references: [compile(text).expand({})],
  };
}

/** More links are not listed: the tool for texts has them all. */
const MOST_LINKS = 20;

/** The references in a text of several words. A text that begins with its only one is rather a reference with a fault. */
function linksNotice(text: string): Notice | undefined {
  if (!/\S\s+\S/.test(text)) return undefined;
  const found = findInText(text, { suffixReferences: true });
  if (found.length === 1 && found[0]?.offset === 0) return undefined;
  const references = [...new Set(found.map(({ reference, guess }) => guess ?? reference))].slice(
    0,
    MOST_LINKS,
  );
  if (references.length === 0) return undefined;
  const count = references.length === 1 ? "a reference" : `${references.length} references`;
  return { message: `It is text, with ${count} in it (RFC 3986 App. C):`, references };
}

function withDetails(ranged: Ranged, reference: UriReference | undefined): Part[] {
  const reserved = reference === undefined ? [] : reservedIn(reference);
  return partsOf(ranged).map((part) => {
    const { component, text } = part;
    const reads = text.length > LONGEST_EXPLAINED ? text : decode(text, { invalid: "keep" });
    return {
      ...part,
      reads: component === undefined || reads === text ? undefined : reads,
      note: component === "host" ? hostNote(reference) : undefined,
      members: component === undefined || reference === undefined ? [] : membersOf(component, reference),
      reserved: reserved.filter((one) => one.component === component && isTelling(one)),
    };
  });
}

function hostNote(reference: UriReference | undefined): string | undefined {
  const { host, hostKind } = reference ?? {};
  if (hostKind === undefined) return undefined;
  return host === "" ? "an empty name" : HOST_KINDS[hostKind];
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

/** The reference as an object of the library; undefined if there is none. */
export function subjectOf({ subject }: Answer): UriReference | undefined {
  return subject === undefined ? undefined : parse(subject);
}
