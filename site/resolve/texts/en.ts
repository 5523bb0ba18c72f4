/** The words of Resolve, in English. The pseudocode is the standard's, in every language. */

import type { UriSyntaxError } from "urikit";
import { texts as tool } from "../../tool/texts/en.ts";
import type { DotStep } from "../dot-segments.ts";

/** Which of the two. */
export type Which = "base" | "reference";

const NAMES: Readonly<Record<Which, string>> = { base: "The base", reference: "The reference" };

const rules: Readonly<Record<DotStep["rule"], string>> = {
  A: "“../” or “./” at the beginning is removed",
  B: "“/./” becomes “/”",
  C: "“/../” becomes “/”, and the last segment of the output is removed",
  D: "“.” or “..” alone is removed",
  E: "the first segment moves to the output",
};

export const texts = {
  tool,
  title: "Resolve a reference",
  /** Around `RFC 3986 §5.2`. */
  intro: { before: "Give a base and a reference, and follow what ", after: " does with them, line by line." },
  base: "The base: a URI",
  reference: "The reference",
  examples: "Examples of §5.4",
  target: "The target",
  pseudocode: "The pseudocode",
  notCarriedOut: "(not carried out)",
  values: { yes: "yes", no: "no", undefined: "undefined", empty: "empty" },
  dotSegments: "The dot-segments",
  stepByStep: "Dot-segments removed step by step",
  columns: { output: "output buffer", input: "input buffer" },
  rule: (rule: DotStep["rule"]): string => `2${rule}: ${rules[rule]}`,
  tooLong: (which: Which, longest: number): string =>
    `${NAMES[which]} is longer than ${longest} characters. On a command line, uri resolve takes it.`,
  invalid: (which: Which, { reason }: UriSyntaxError): string => `${NAMES[which]}: ${reason}.`,
  meant: "It may be meant as",
  take: "Use it",
  takeLabel: (reference: string): string => `Use ${reference}`,
  noScheme: "The base has no scheme, and so it is not a URI (§5.1).",
};

export type ResolveTexts = typeof texts;
