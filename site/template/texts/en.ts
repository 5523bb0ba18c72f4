/** The words of Template, in English. */

import type { UriSyntaxError } from "urikit";
import { texts as tool } from "../../tool/texts/en.ts";

export const texts = {
  tool,
  title: "Expand a URI Template",
  intro:
    "Write a template of RFC 6570, give it values, and see the URI; or give it a URI, and see the values.",
  input: "A URI Template",
  expansion: "Expansion",
  values: "Values",
  match: "Match",
  uri: "A URI that the template may give",
  noVariables: "It has no variables.",
  noValue: "(no value)",
  noValues: "No variable has a value there.",
  noMatch: "The template never gives this URI.",
  json: 'A list is written as ["a","b"], and pairs as {"a":"b"}. Empty is no value.',
  copyExpansion: "Copy the expansion",
  level: (level: number): string => `A template of level ${level} (RFC 6570 §1.2)`,
  valueOf: (name: string): string => `Value of ${name}`,
  tooLong: (most: number): string =>
    `It is longer than ${most} characters. On a command line, uri expand takes it.`,
  reason: ({ reason }: UriSyntaxError): string => reason,
  invalid: ({ reason }: UriSyntaxError): string => `It is not a URI Template: ${reason}.`,
};

export type TemplateTexts = typeof texts;
