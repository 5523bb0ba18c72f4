/** Findings in a text: those about a reference that stands in it keep what they are about. */

import type { Finding } from "@urikit/audit/at-once";

/** A finding, with its place in the text that is shown. */
export interface PlacedFinding extends Finding {
  /** The finding as the audit gave it, and the reference that it is about, where that is only a piece of the text. */
  readonly about?: { readonly finding: Finding; readonly text: string };
}

/** A finding in the words of a language. */
export function toldFinding(
  { about, ...finding }: PlacedFinding,
  text: string,
  told: (finding: Finding, text: string) => Finding,
): Finding {
  if (about === undefined) return told(finding, text);
  const { from, to } = finding;
  return { ...told(about.finding, about.text), from, to };
}
