/**
 * @urikit/surt/words/en: the English of errors.
 *
 * @packageDocumentation
 */

import type { Catalogue } from "urikit/words";

/** The fault itself; in other languages, the sentence of the code names it. */
export const FAULTS = {
  "unclosed-surt": () => 'the "(" of a SURT must be closed before the path, the query and the fragment',
  "the-URL-has-no-host": () => "the URL has no host",
  "no-canonical-URI": (problem) => `no canonical URI: ${problem}`,
} satisfies Catalogue;

/** The English of `@urikit/surt`. */
export const en = {
  ...FAULTS,
  "closed-before-path": () => '")" before the path',
} satisfies Catalogue;
