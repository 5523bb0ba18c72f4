/** The words of Query, in English. */

import type { UriSyntaxError } from "urikit";
import { texts as tool } from "../../tool/texts/en.ts";

export const texts = {
  tool,
  title: "Edit a query",
  intro:
    "Read the query of a link as pairs, and edit them. Each pair is cut before it is decoded, and what you do not edit stays as it is written.",
  input: "A URI reference with a query",
  delimiter: "Between pairs:",
  form: "+ is a space, as in forms of HTML",
  add: "Add a pair",
  sort: "Sort by key",
  dedupe: "Drop pairs that repeat",
  untrack: "Drop tracking keys",
  none: "It has no query. Add a pair.",
  pairs: "Pairs",
  key: "key",
  value: "value",
  change: "change",
  drop: "Drop",
  noValue: "(no =)",
  keyOf: (at: number): string => `Key of pair ${at}`,
  valueOf: (at: number): string => `Value of pair ${at}`,
  upOf: (at: number): string => `Move pair ${at} up`,
  dropOf: (at: number): string => `Drop pair ${at}`,
  more: (count: number): string => `… and ${count} more.`,
  tooLong: (most: number): string =>
    `It is longer than ${most} characters. On a command line, uri set takes it.`,
  invalid: ({ reason }: UriSyntaxError): string => `It is not a URI reference: ${reason}.`,
};

export type QueryTexts = typeof texts;
