/** Findings in the words of a language. */

import type { Finding } from "@urikit/audit/at-once";
import type { SaidFinding } from "@urikit/explain";
import { textHere } from "./this-browser.ts";

/** The words of a language, and the sentence that the platform is this browser. */
export interface FindingWords {
  readonly told: (finding: Finding) => SaidFinding;
  readonly thisBrowser: (browser: string | undefined) => string;
}

/** A finding in the words of a language. */
export function toldFinding(finding: Finding, words: FindingWords): SaidFinding {
  const told = words.told(finding);
  return { ...told, message: textHere(told.message, words.thisBrowser) };
}
