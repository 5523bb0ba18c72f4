/**
 * The values that a page shows, without their secrets (RFC 3986 §7.5): each value is masked as what its name says that it holds, so that
 * nothing else of it is lost. Loaded after the first answer.
 */

import { type HiddenPart, redaction, redactText } from "@urikit/audit/at-once";
import { normalize, tryParse } from "urikit";
import type { PageState } from "./state.ts";

/** The values, masked. What is masked already stays as it is. */
export function maskedState(state: PageState): PageState {
  const masked = Object.entries(state).map(([name, value]) => [name, maskOf(name)(value)] as const);
  const { a, b } = state;
  return Object.fromEntries(a === undefined || b === undefined ? masked : Object.entries(maskedPair(a, b)));
}

/** The contents of the values that are not references. */
const MASKS = new Map<string, (value: string) => string>([
  ["uri", maskedTyped],
  ["text", redactText],
  ["list", maskedLines],
]);

function maskOf(name: string): (value: string) => string {
  return MASKS.get(name) ?? maskedReference;
}

/** A list of references, one a line. */
function maskedLines(list: string): string {
  return list
    .split(/(\r\n|[\n\r])/)
    .map((piece, at) => (at % 2 === 1 ? piece : maskedReference(piece)))
    .join("");
}

/** The text that a person typed: a reference, or a text with references in it. */
function maskedTyped(typed: string): string {
  if (!/\S\s+\S/.test(typed)) return maskedReference(typed);
  const asText = redactText(typed);
  // In a line that begins as a reference, what follows a blank may belong to the secret before it.
  return asText === typed || !BEGINS_AS_REFERENCE.test(typed) ? asText : maskedReference(typed);
}

/** A scheme or a slash at the beginning of a text of one line. */
const BEGINS_AS_REFERENCE = /^\s*(?:[A-Za-z][\w+.-]*:|[/?#]|[\w.-]+=)[^\n\r]*$/;

function maskedReference(reference: string): string {
  return masked(reference, redaction(reference).hidden, ({ mask }) => mask);
}

function masked(
  text: string,
  hidden: readonly HiddenPart[],
  maskFor: (part: HiddenPart, at: number) => string,
): string {
  let result = "";
  let shown = 0;
  for (const [at, part] of hidden.entries()) {
    const { from, to } = part;
    const mask = maskFor(part, at);
    result += text.slice(shown, from) + (text[to] === "@" ? loginMask(text.slice(from, to), mask) : mask);
    shown = to;
  }
  return result + text.slice(shown);
}

/**
 * The mask of a password keeps the delimiters in it: they decide where programs find the host, and whether the reference is
 * valid (§3.2).
 */
function loginMask(password: string, mask: string): string {
  const pieces = password.split(/([/?#@]+)/);
  if (pieces.length === 1) return mask;
  const kept = pieces.map((piece, at) => {
    if (at % 2 === 1) return piece.replace(/(.)\1+/g, "$1");
    return piece === "" ? "" : mask;
  });
  return kept.includes(mask) ? kept.join("") : mask;
}

/**
 * Two references that are compared (§6.2). A secret of the second one that is not that of the first is masked by `***2`:
 * what parted them parts what stands in their place.
 */
function maskedPair(a: string, b: string): { readonly a: string; readonly b: string } {
  const [ofA, ofB] = [redaction(a).hidden, redaction(b).hidden];
  const secretsOfA = ofA.map(({ from, to }) => comparable(a.slice(from, to)));
  const isInA = (secret: string, at: number) =>
    ofA.length === ofB.length ? secretsOfA[at] === secret : secretsOfA.includes(secret);
  return {
    a: masked(a, ofA, ({ mask }) => mask),
    b: masked(b, ofB, ({ from, to, mask }, at) =>
      isInA(comparable(b.slice(from, to)), at) ? mask : `${mask}2`,
    ),
  };
}

/** A part of a reference as it is compared: §6.2.2 makes equal what is only encoded otherwise. */
function comparable(part: string): string {
  const query = `?${part}`;
  return tryParse(query).valid ? normalize(query).slice(1) : part;
}
