/**
 * The probable meaning of a text that is not a URI reference: one of the guesses, or a reference with what people
 * type around it and in it (RFC 3986 App. C).
 */

import { isUriReference, repair } from "urikit";
import { isIriReference, toUri } from "urikit/iri";
import { statement } from "urikit/words";
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
import type { ReferenceId, Words } from "../words/words.ts";

/** The first of the guesses that gives anything. */
export function suggestionFor(text: string): Suggestion | undefined {
  const typed = text.trim().replace(/^"([^"]*)"$/, "$1"); // as Windows copies a path
  return (
    guessed(emptyExpansion(typed), "guess-template") ??
    guessed(windowsPath(typed), "guess-windows-path") ??
    guessed(sshPath(typed), "guess-ssh-path") ??
    guessed(typed !== text && isUriReference(typed) ? typed : undefined, "guess-within") ??
    iriSuggestion(typed) ??
    guessed(withClosedBracket(typed), "guess-closing-bracket") ??
    guessed(withoutZone(typed), "guess-without-zone") ??
    guessed(
      unlessRefused(() => repair(text)),
      "guess-as-it-looks",
    )
  );
}

function guessed(reference: string | undefined, as: ReferenceId): Suggestion | undefined {
  return reference === undefined ? undefined : { reference, as: statement(as) };
}

/** The URI of an IRI, its host by IDNA; also of one that `repair` must mend. */
export function iriSuggestion(text: string): Suggestion | undefined {
  const { result } = withAsciiHost(text) ?? {};
  if (result === undefined) return isIriReference(text) ? guessed(toUri(text), "guess-iri") : undefined;
  if (result.text === undefined)
    return {
      as: statement("guess-no-a-label", result.reason),
      ...(result.error && { error: result.error }),
    };
  const { text: uri } = result;
  return guessed(
    unlessRefused(() => repair(uri)),
    "guess-iri-by-idna",
  );
}

/** The meaning of a text in the words of a language. */
export function guessText({ as, error }: Suggestion, words: Words): string {
  return words.say(error === undefined ? as : statement(as.id, words.reason(error)));
}
