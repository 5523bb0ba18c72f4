/** The words of Domain, in English. */

import type { IdnaError } from "urikit/idna";
import { texts as inspect } from "../../inspect/texts/en.ts";

const listed = (names: readonly string[]): string => names.map((name) => `“${name}”`).join(", ");

export const texts = {
  tool: inspect.tool,
  findings: inspect.findings,
  load: inspect.loadFactWords,
  title: "Read a domain name",
  intro:
    "See a name as IDNA reads it, step by step; under which suffix it is registered; and what people may take it for.",
  input: "A domain name, in any script",
  empty: "Give a name, such as bücher.example.",
  tooLong: "No domain name is that long.",
  noAscii: "It has no ASCII form.",
  steps: "Step by step",
  mapped: "mapped",
  unchanged: "(as it was)",
  label: (at: number): string => `label ${at}`,
  ascii: "in ASCII",
  none: "none",
  owner: "Who registered it",
  suffix: "public suffix",
  registrable: "registered",
  kinds: { icann: "of a registry", private: "listed by the owner of a domain", unlisted: "not in the list" },
  alike: "Look-alikes",
  mixed: (labels: readonly string[]): string => `Letters of several scripts in one label: ${listed(labels)}.`,
  noneAlike: "Nothing in it was found to look like something else.",
  copyAscii: "Copy the ASCII form",
  error: ({ reason }: IdnaError): string => reason,
};

export type DomainTexts = typeof texts;
