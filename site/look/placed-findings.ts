/** Findings in a text: those about a reference that stands in it keep what they are about. */

import type { Finding } from "@urikit/audit/at-once";
import { sentenceHere } from "./this-browser.ts";

/** A finding, with its place in the text that is shown. */
export interface PlacedFinding extends Finding {
  /** The finding as the audit gave it, and the reference that it is about, where that is only a piece of the text. */
  readonly about?: { readonly finding: Finding; readonly text: string };
}

/** What says it in a language, and of the platform that it is this browser. */
export interface FindingWords {
  readonly told: (finding: Finding, text: string) => Finding;
  readonly thisBrowser: (browser: string | undefined) => string;
}

/** A finding in the words of a language. */
export function toldFinding(
  { about, ...finding }: PlacedFinding,
  text: string,
  words: FindingWords,
): Finding {
  const { from, to } = finding;
  const told = words.told(about?.finding ?? finding, about?.text ?? text);
  return { ...told, message: sentenceHere(told.message, words.thisBrowser), from, to };
}
