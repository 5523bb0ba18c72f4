/** Pairs that a person may compare first. */

import type { CompareTexts } from "./texts/en.ts";

export interface ExamplePair {
  /** By which the texts have its name. */
  readonly name: keyof CompareTexts["examples"];
  readonly a: string;
  readonly b: string;
}

/** The example of RFC 3986 §6.2.2. */
export const FIRST: ExamplePair = {
  name: "standard",
  a: "example://a/b/c/%7Bfoo%7D",
  b: "eXAMPLE://a/./b/../b/%63/%7bfoo%7d",
};

export const EXAMPLES: readonly ExamplePair[] = [
  FIRST,
  { name: "port", a: "http://example.com", b: "http://EXAMPLE.com:80/" },
  { name: "order", a: "http://example.com/b?x=1&y=2", b: "http://example.com/b?y=2&x=1" },
  { name: "slash", a: "http://example.com/data", b: "http://example.com/data/" },
  { name: "encoded", a: "http://example.com/a/b", b: "http://example.com/a%2Fb" },
];
