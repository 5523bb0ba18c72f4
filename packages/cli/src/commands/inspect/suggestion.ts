/**
 * What a text that is not a URI reference may have been meant as: one of the guesses, or a reference with what people
 * type around it and in it (RFC 3986 App. C).
 */

import { isUriReference, repair } from "urikit";
import { isIriReference, toUri } from "urikit/iri";
import { wrapped } from "../../display/layout.ts";
import { safeText } from "../../display/masking.ts";
import type { Screen } from "../../display/terminal.ts";
import {
  emptyExpansion,
  type Suggestion,
  sshPath,
  unlessRefused,
  windowsPath,
  withAsciiHost,
  withClosedBracket,
  withoutZone,
} from "../repair/guesses.ts";

/** The first of the guesses that gives anything. */
export function suggestionFor(text: string): Suggestion | undefined {
  const typed = text.trim().replace(/^"([^"]*)"$/, "$1"); // as Windows copies a path
  return (
    guessed(emptyExpansion(typed), "a URI Template (RFC 6570), its variables undefined") ??
    guessed(windowsPath(typed), "a Windows path (RFC 8089 App. E)") ??
    guessed(sshPath(typed), "a path of SSH") ??
    guessed(typed !== text && isUriReference(typed) ? typed : undefined, "what stands within it") ??
    iriSuggestion(typed) ??
    guessed(withClosedBracket(typed), "an IPv6 address with its closing bracket") ??
    guessed(withoutZone(typed), "an IPv6 address without its zone identifier (RFC 9844)") ??
    guessed(
      unlessRefused(() => repair(text)),
      "a reference, its components as they look",
    )
  );
}

function guessed(reference: string | undefined, as: string): Suggestion | undefined {
  return reference === undefined ? undefined : { reference, as };
}

/** The URI of an IRI, its host by IDNA; also of one that `repair` must mend. */
export function iriSuggestion(text: string): Suggestion | undefined {
  const { result } = withAsciiHost(text) ?? {};
  if (result === undefined)
    return isIriReference(text) ? guessed(toUri(text), "an IRI (RFC 3987)") : undefined;
  if (result.text === undefined)
    return {
      as: `an IRI (RFC 3987), but its host has no A-label: ${result.reason}`,
      ...(result.error && { error: result.error }),
    };
  const { text: uri } = result;
  return guessed(
    unlessRefused(() => repair(uri)),
    "an IRI (RFC 3987), its host by IDNA",
  );
}

/** A suggestion as people read it. */
export function suggestionLines(suggestion: Suggestion, { colors, width, words }: Screen): string[] {
  const { reference } = suggestion;
  const meant = wrapped(words.meantAs(suggestion), width - 2, "");
  return [
    ...meant.map((line) => `  ${colors.dim(line)}`),
    ...(reference === undefined
      ? []
      : wrapped(safeText(reference), width - 2, "  ").map((line) => `  ${line}`)),
  ];
}
