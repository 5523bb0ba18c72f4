/** The words of Compare, in English. */

import { reference } from "@urikit/explain/words/en";
import type { Component, UriSyntaxError } from "urikit";
import { type Statement, say } from "urikit/words";
import { texts as tool } from "../../tool/texts/en.ts";

/** Which of the two. */
export type Which = "a" | "b";

const sides: Readonly<Record<Which, string>> = { a: "First reference", b: "Second reference" };

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

export const texts = {
  tool,
  title: "Compare two references",
  intro:
    "See whether they are equivalent, and by which rules. Each rung of the ladder of RFC 3986 §6.2 allows more differences.",
  sides,
  examples: {
    standard: "the standard’s own",
    port: "a default port",
    order: "parameters in another order",
    slash: "one more slash",
    encoded: "an encoded slash",
  },
  equivalent: "Equivalent",
  notEquivalent: "Not equivalent",
  differing: (components: readonly Component[]): string =>
    `: ${listed(components)} ${components.length === 1 ? "differs" : "differ"}`,
  rungs: {
    identical: "the same text",
    syntax: "the same by the rules of all URIs",
    scheme: "the same by the rules of the scheme",
  },
  meetHere: "they meet here",
  last: "The form at the end",
  /** The words for the components that two have in common. */
  likeness: (one: Statement): string => say(reference, one),
  relative: "They are relative references. They are compared as they are, without a base.",
  tooLong: (which: Which, longest: number): string =>
    `${which === "a" ? "The first" : "The second"} is longer than ${longest} characters. On a command line, uri compare takes it.`,
  invalid: (which: Which, { reason }: UriSyntaxError): string =>
    `${which === "a" ? "The first" : "The second"} is not a URI reference: ${reason}.`,
};

export type CompareTexts = typeof texts;
