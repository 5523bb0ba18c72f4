/**
 * A reference as people type or copy it, made a URI reference (RFC 3986 App. C), and what was changed in it and why. A
 * valid text stays as it is. Nothing gets a host that the text does not name.
 */

import { isUri, isUriReference, parse, repair, split, UriSyntaxError } from "urikit";
import { isIriReference, toUri } from "urikit/iri";
import { InvalidLine } from "../../lines/line-error.ts";
import { type Change, Draft } from "./draft.ts";
import { encodedCharacters } from "./encoded-characters.ts";
import { sshPath, windowsPath, withAsciiHost } from "./guesses.ts";

/** A text that was mended. */
export interface Mended {
  readonly reference: string;
  /** In the order in which they were made; none if the text was valid. */
  readonly changes: readonly Change[];
}

/** @throws {UriSyntaxError} If the text cannot be mended. */
export function mend(text: string): Mended {
  const draft = new Draft(text);
  if (!isValid(text)) {
    unwrap(draft);
    if (!isValid(draft.text)) rewrite(draft, text);
  }
  return { reference: draft.text, changes: draft.changes };
}

/** As a plain answer: what is not a reference is a text all the same. */
function isValid(text: string): boolean {
  return isUriReference(text);
}

/** What people put around a reference. All but the first two are left out only around a URI. */
const PAIRS: readonly string[] = ["<>", '""', "''", "``", "()", "[]", "{}", "“”", "‘’", "„“", "«»", "‹›"];

/** Leaves out what stands around a reference: white space, quotes, brackets, and `URL:` (App. C). */
function unwrap(draft: Draft): void {
  draft.trim();
  if (isValid(draft.text)) return;
  const { text } = draft;
  const pair = PAIRS.find(([open = "", close = ""]) => text.startsWith(open) && text.endsWith(close));
  if (pair === undefined || !isWrapped(text.slice(1, -1), pair)) return;
  draft.keep(
    1,
    text.length - 1,
    `${pair[0]} and ${pair[1]} around the reference are left out (RFC 3986 App. C)`,
  );
  draft.trim();
  if (/^URL:/i.test(draft.text)) {
    draft.keep("URL:".length, draft.text.length, 'the prefix "URL:" is left out (RFC 3986 App. C)');
    draft.trim();
  }
  if (pair === "<>") join(draft);
}

/** Whether the text between two delimiters is one reference. */
function isWrapped(text: string, pair: string): boolean {
  if (/[<>"]/.test(text) || text.trim() === "") return false;
  return pair === "<>" || pair === '""' || /^\s*[a-z][a-z\d+.-]*:\S*\s*$/i.test(text);
}

/**
 * Between angle brackets white space is what broke the reference, if the rest is a URI (App. C). In one line it may also
 * part two words, and so none is left out of an authority: that would make a host of two.
 */
function join(draft: Draft): void {
  const index = draft.text.search(/[\s\u0085]/);
  const whole = draft.text.replace(/[\s\u0085]+/g, "");
  if (index < split(draft.text).pathFrom || !isUri(whole)) return;
  draft.replace(whole, index, "white space between < and > is left out (RFC 3986 App. C)");
}

/** A text that is not a reference, by what it looks like: a path, an IRI, one with characters that are not allowed. */
function rewrite(draft: Draft, typed: string): void {
  const file = windowsPath(draft.text);
  const ssh = sshPath(draft.text);
  if (file !== undefined) draft.replace(file, 0, "a path of Windows became a file URI (RFC 8089 App. E)");
  else if (ssh !== undefined) draft.replace(ssh, 0, "a path as git and scp write it became an ssh URI");
  else encodeCharacters(draft, typed);
}

/** An IRI, or a reference with characters that it cannot hold. */
function encodeCharacters(draft: Draft, typed: string): void {
  const start = draft.placeOf(0);
  const isPart = typed.startsWith(draft.text, start);
  replaceHost(draft);
  const reference = repaired(draft.text, { typed, start: isPart ? start : undefined });
  for (const { index, message } of encodedCharacters(draft.text, reference))
    draft.changes.push({ index: draft.placeOf(index), message });
  draft.text = reference;
}

/** An IRI gets the host that it is looked up by (RFC 3987 §3.1). */
function replaceHost(draft: Draft): void {
  const { index = 0, result } = withAsciiHost(draft.text) ?? {};
  if (result === undefined) return;
  if (result.text === undefined) throw noAsciiForm(draft.placeOf(index), result.reason);
  draft.replace(result.text, index, `the host is written as ${result.host} (RFC 3987 §3.1)`);
}

function noAsciiForm(index: number, reason: string): InvalidLine {
  return new InvalidLine({
    index,
    code: "non-ascii",
    rule: "host",
    section: "RFC 3987 §3.1",
    message: `the host has no ASCII form: ${reason}`,
  });
}

/** @throws {UriSyntaxError} If it cannot be repaired; about the text as it was typed. */
function repaired(text: string, { typed, start }: { typed: string; start: number | undefined }): string {
  try {
    // An IRI is mapped, userinfo and all (RFC 3987 §3.1); its host is written by A-labels already.
    return isIriReference(text) ? toUri(text) : repair(text);
  } catch (error) {
    if (!(error instanceof UriSyntaxError)) throw error;
    if (start === undefined) parse(typed);
    throw new UriSyntaxError({ ...error, input: typed, index: error.index + (start ?? 0) });
  }
}
