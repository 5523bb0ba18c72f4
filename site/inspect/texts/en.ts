/** The words of Inspect, in English. Those about components, kinds and so on are the words of the command. */

import type { Finding, Severity } from "@urikit/audit/at-once";
import type { LineError, SaidFinding, Words } from "@urikit/explain";
import { hostKindOf, kindOf, type Suggestion } from "@urikit/explain";
import { componentText } from "@urikit/explain/catalogue";
import { components, reference } from "@urikit/explain/words/en";
import type { SchemeTold } from "@urikit/explain/words/zh";
import type { AddressReading, EmbeddedAddress, NameReading } from "@urikit/guard";
import type { CanonicityReason, Component, HostKind, UriReference, UriSyntaxError } from "urikit";
import type { IdnaError } from "urikit/idna";
import { type Statement, say, statement } from "urikit/words";
import { texts as tool } from "../../tool/texts/en.ts";
import { factWords } from "./fact-words.ts";

const facts = factWords(() => import("./en-facts.ts"));

/** The meaning of a text that is not a reference. */
function guess({ as, error }: Suggestion): string {
  return say(reference, error === undefined ? as : statement(as.id, error.reason));
}

const many = (count: number, one: string) => `${count} ${one}${count === 1 ? "" : "s"}`;

/** The words about a component. */
export interface ComponentWords {
  readonly title: string;
  readonly what: string;
  readonly section: string;
}

/** The answer to a text. */
const answer = {
  /** Why a text is not a reference. */
  reason: (error: UriSyntaxError): string => error.reason,
  /** The kind of a reference. */
  kind: (of: UriReference): string => say(reference, kindOf(of).statement),
  iri: "not a URI, but an IRI",
  relativeIri: "not a URI reference, but a relative IRI reference",
  noReference: "not a URI reference",
  host: (kind: HostKind): string => say(reference, hostKindOf(kind)),
  emptyName: "an empty name",
  windowsPath: "It looks like a path of Windows (RFC 8089 App. E).",
  /** The meaning that the command takes a text for. */
  meantAs: (suggestion: Suggestion): string => `If it is meant as ${guess(suggestion)}:`,
  maybeMeantAs: (suggestion: Suggestion): string => `It may be meant as ${guess(suggestion)}.`,
  template: (level: number, variables: readonly string[]): string =>
    `It is a URI Template (RFC 6570) of level ${level}; its variables are ${variables
      .map((name) => `“${name}”`)
      .join(", ")}. Without values it gives:`,
  links: (count: number): string =>
    `It is text, with ${count === 1 ? "a reference" : `${count} references`} in it (RFC 3986 App. C):`,
};

export type AnswerTexts = typeof answer;

const SEVERITY_WORDS: Readonly<Record<Severity, string>> = {
  danger: "danger",
  warning: "warning",
  hint: "hint",
};

const verdict = {
  label: tool.verdict,
  valid: "Valid",
  invalid: "Not valid",
  /** Between the verdict and what it is about. */
  colon: ": ",
  place: (character: string): string => `The place: ${character}`,
  end: "the end",
  rule: (rule: string, section: string): string => `rule ${rule}, ${section}`,
  lookAtIt: "Look at it",
  openInText: "See each in its place, with its base and its target",
  lookAt: (reference: string): string => `Look at it: ${reference}`,
  /** `1 danger, 2 hints`. */
  counts: (counts: readonly (readonly [severity: Severity, count: number])[]): string =>
    counts.map(([severity, count]) => many(count, SEVERITY_WORDS[severity])).join(", ") || "no findings",
  /** Sentences without their full stops, for those who listen. */
  announcement: (sentences: readonly string[]): string =>
    sentences
      .map((sentence) => `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`.replace(/\.?$/, "."))
      .join(" "),
};

export type VerdictTexts = typeof verdict;

const anatomy = {
  label: "Components",
  /** Said of the picture of a text that is not a reference. */
  split:
    "Split by the expression of RFC 3986 Appendix B, which splits any text. The standard accepts no part of it.",
  component: (component: Component): ComponentWords => componentText(component, components),
  name: (component: Component): string => component,
  says: "What it says",
  edit: (component: string): string => `Edit: ${component}`,
  emptyPart: ", empty",
  empty: tool.empty,
  reads: "reads",
  comma: ", ",
  /** @param meaning What a reserved character means, in the words of the command. */
  reserved: (meaning: Statement): string => say(reference, meaning),
};

export type AnatomyTexts = typeof anatomy;

const findings = {
  thisBrowser: tool.thisBrowser,
  title: "Findings",
  severity: (severity: Severity): string => SEVERITY_WORDS[severity],
  more: (count: number): string => `… and ${count} more.`,
  /** After something that is said several times. */
  times: (count: number): string => `, ${count} times`,
  none: "Nothing dangerous, misleading or careless was found.",
  told: (finding: Finding): SaidFinding => facts.words().finding(finding),
};

const normal = {
  title: "Normal form",
  isNormal: "It is in its normal form, by syntax (§6.2.2) and by its scheme (§6.2.3).",
  notCanonical: ({ reason }: CanonicityReason): string => `Not canonical: ${reason}`,
};

const scheme = {
  title: "Scheme",
  loading: tool.loading,
  ofBase: "A relative reference has the scheme of its base.",
  about: (told: SchemeTold): string => facts.words().scheme(told),
  breaks: "It breaks the rules of the scheme: ",
  refused: "Access is refused: ",
  error: ({ message }: LineError): string => message,
  unread: "urikit does not read references of this scheme any further.",
  page: (scheme: string): string => `All about ${scheme}`,
};

const plan = {
  title: "Plan",
  about: "What a program would do to reach it. This page does none of it.",
  /** Those of the steps; undefined where they are the ones of the command in English. */
  words: (): Words | undefined => facts.words().plan,
  refusal: ({ message }: LineError): string => message,
};

const sort = (kind: AddressReading["kind"] | NameReading["kind"]): string => kind.replaceAll("-", " ");

/** The name of a block of addresses, or who sets a name apart. */
const setApart = (name: string | Statement): string =>
  typeof name === "string" ? name : facts.words().say(name);

const host = {
  title: "Host",
  none: "It names no host.",
  loading: tool.loading,
  kind: sort,
  address: ({ kind, block }: AddressReading): string =>
    block === undefined
      ? sort(kind)
      : `${sort(kind)}: ${block.block}, ${setApart(block.name)} (${block.source})`,
  name: ({ kind, name, source }: NameReading): string => `${sort(kind)}: ${name} (${setApart(source)})`,
  embedded: ({ address, section }: EmbeddedAddress): string =>
    `${address.address}, ${sort(address.kind)} (${section})`,
  /** Between an address and what it is, or two forms of a name. */
  comma: ", ",
  of: {
    address: "address",
    octets: "octets",
    pieces: "pieces",
    kind: "kind",
    within: "within it",
    unicode: "in Unicode",
    ascii: "in ASCII",
    spells: "spells",
  },
  number: (octets: string, number: number): string => `${octets} (the number ${number})`,
  noAscii: "none",
  error: ({ reason }: IdnaError): string => reason,
  rare: "By the grammar it is a registered name; many programs read it as this address (§7.4).",
};

const readers = {
  thisBrowser: tool.thisBrowser,
  title: "Who goes where",
  why: "Why they differ",
  count: (readers: number, all: number): string => `${readers} of ${all}`,
  more: (names: number): string => `+${names}`,
  notLoaded: "The readers could not be loaded. Can you still reach the server of this page?",
  loading: tool.loading,
  verdicts: {
    alike: "all read it alike",
    different: "they differ, without harm",
    caution: "they differ: take care",
    dangerous: "they differ, and that is dangerous",
    rejected: "all refuse it",
  },
  label: "Readers",
  /** Readers, by the names that the command has for them. */
  names: (names: readonly string[]): string => names.join(", "),
  /** @param statement Why they differ. */
  told: (statement: Statement): string => facts.words().say(statement),
  /** Between readers and what they do. */
  colon: ": ",
  columns: { host: "host", path: "path", readers: "readers" },
  /** No host: as the command says it in English, perhaps after a scheme. */
  hostless: (host: string): string => host,
  emptyPath: "empty path",
  refused: "refused",
  notAccepted: "(not accepted)",
};

export const texts = {
  tool,
  /** Loads the words of all that is shown beyond the first answer. */
  loadFactWords: facts.load,
  title: "Inspect a URI",
  more: "More about it",
  input: "A URI, a relative reference, an IRI, a template, a path, or text",
  examples: {
    plain: "plain",
    twoHosts: "two hosts in one",
    disguise: "an address in disguise",
    iri: "an IRI",
    ipv6: "IPv6",
    mail: "mail",
    template: "a template",
    path: "a path",
    text: "text",
  },
  /** Around `uri inspect`. */
  tooLong: {
    before: "It is longer than 64 KiB, so this page explains no more of it. On a command line, ",
    after: " takes texts of up to 1 MiB.",
  },
  /** Around the URI. */
  ofUri: { before: "About its URI ", after: ":" },
  answer,
  verdict,
  anatomy,
  findings,
  normal,
  scheme,
  plan,
  host,
  readers,
};

export type InspectTexts = typeof texts;
