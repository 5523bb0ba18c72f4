/** Pairs that a person may compare first. */

export interface ExamplePair {
  readonly name: string;
  readonly a: string;
  readonly b: string;
}

/** The example of RFC 3986 §6.2.2. */
export const FIRST: ExamplePair = {
  name: "the standard’s own",
  a: "example://a/b/c/%7Bfoo%7D",
  b: "eXAMPLE://a/./b/../b/%63/%7bfoo%7d",
};

export const EXAMPLES: readonly ExamplePair[] = [
  FIRST,
  { name: "a default port", a: "http://example.com", b: "http://EXAMPLE.com:80/" },
  { name: "another order", a: "http://example.com/b?x=1&y=2", b: "http://example.com/b?y=2&x=1" },
  { name: "a slash more", a: "http://example.com/data", b: "http://example.com/data/" },
  { name: "an encoded slash", a: "http://example.com/a/b", b: "http://example.com/a%2Fb" },
];
