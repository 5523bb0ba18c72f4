/**
 * A reference as people type or copy it, made a URI reference (RFC 3986 App. C), and what was changed in it and why. A
 * valid text stays as it is, unless an option asks for more. Nothing gets a host that the text does not name.
 */

import { isUri, isUriReference, parse, repair, UriSyntaxError } from "urikit";
import { breaksIn, withHyphens } from "urikit/foundation";
import { isIriReference, toUri } from "urikit/iri";
import { split } from "urikit/syntax";
import { statement } from "urikit/words";
import { InvalidLineError, withMessage } from "../reference/line-error.ts";
import { assumeScheme } from "./assumed-scheme.ts";
import { type Change, Draft } from "./draft.ts";
import { encodedCharacters } from "./encoded-characters.ts";
import { type NoAsciiHost, sshPath, windowsPath, withAsciiHost } from "./guesses.ts";

/** A text that was mended. */
export interface Mended {
  readonly reference: string;
  /** In the order in which they were made; none if the text was valid. */
  readonly changes: readonly Change[];
}

/** What is taken for granted of a text, which its grammar does not say. */
export interface MendOptions {
  /** The scheme of a text that begins with its host (§4.5). */
  readonly assumedScheme?: string | undefined;
  /** Whether punctuation at the end belongs to the sentence that the text was copied from (App. C). */
  readonly endsSentence?: boolean | undefined;
}

/** @throws {UriSyntaxError} If the text cannot be mended. */
export function mend(text: string, { assumedScheme, endsSentence = false }: MendOptions = {}): Mended {
  const draft = new Draft(text);
  if (!isValid(text)) unwrap(draft);
  if (endsSentence) leaveOutPunctuation(draft);
  if (assumedScheme !== undefined) assumeScheme(draft, assumedScheme);
  if (!isValid(draft.text)) rewrite(draft, text);
  return { reference: draft.text, changes: draft.changes };
}

/** As a plain answer: what is not a reference is a text all the same. */
function isValid(text: string): boolean {
  return isUriReference(text);
}

/** The delimiters that people put around a reference. All but the first two are left out only around a URI. */
const PAIRS: readonly string[] = ["<>", '""', "''", "``", "()", "[]", "{}", "“”", "‘’", "„“", "«»", "‹›"];

/** Leaves out what stands around a reference: white space, quotes, brackets, and `URL:` (App. C). */
function unwrap(draft: Draft): void {
  draft.trim();
  if (isValid(draft.text)) return;
  const text = draft.text.slice(0, beforePunctuation(draft.text));
  const pair = PAIRS.find(([open = "", close = ""]) => text.startsWith(open) && text.endsWith(close));
  if (pair === undefined || !isWrapped(text.slice(1, -1), pair)) return;
  leaveOutPunctuation(draft);
  draft.keep(1, text.length - 1, statement("change-delimiters", pair[0] ?? "", pair[1] ?? ""));
  draft.trim();
  if (/^URL:/i.test(draft.text)) {
    draft.keep("URL:".length, draft.text.length, statement("change-url-prefix"));
    draft.trim();
  }
  if (pair === "<>") join(draft);
}

/** Leaves out the punctuation at the end. */
function leaveOutPunctuation(draft: Draft): void {
  const to = beforePunctuation(draft.text);
  if (to < draft.text.length) draft.keep(0, to, statement("change-punctuation", draft.text.slice(to)));
}

/** Where the punctuation of a sentence begins that ends a text. */
function beforePunctuation(text: string): number {
  let to = text.length;
  while (to > 0 && ".,;:!?".includes(text.charAt(to - 1))) to--;
  return to;
}

/** Whether the text between two delimiters is one reference. */
function isWrapped(text: string, pair: string): boolean {
  if (/[<>"]/.test(text) || text.trim() === "") return false;
  return pair === "<>" || pair === '""' || /^\s*[a-z][a-z\d+.-]*:\S*\s*$/i.test(text);
}

/**
 * Between angle brackets white space is what broke the reference, if the rest is a URI (App. C). In one line it may also
 * separate two words, and so it stays in an authority: leaving it out would make one host of two.
 */
function join(draft: Draft): void {
  const index = draft.text.search(/[\s\u0085]/);
  const whole = draft.text.replace(/[\s\u0085]+/g, "");
  if (index < split(draft.text).pathFrom || !isUri(whole)) return;
  draft.replace(whole, index, statement("change-white-space-within"));
}

/** A text that is not a reference, by what it looks like: a path, an IRI, one with characters that are not allowed. */
function rewrite(draft: Draft, typed: string): void {
  const file = windowsPath(draft.text);
  const ssh = sshPath(draft.text);
  if (file !== undefined) draft.replace(file, 0, statement("change-windows-path"));
  else if (ssh !== undefined) draft.replace(ssh, 0, statement("change-ssh-path"));
  else encodeCharacters(draft, typed);
}

/** An IRI, or a reference with characters that it cannot hold. */
function encodeCharacters(draft: Draft, typed: string): void {
  const start = draft.placeOf(0);
  const isPart = typed.startsWith(draft.text, start);
  writeHyphens(draft);
  replaceHost(draft);
  turnBackslashes(draft);
  const reference = repaired(draft.text, { typed, start: isPart ? start : undefined });
  const [first] = breaksIn(draft.text);
  if (first !== undefined)
    draft.changes.push({ index: draft.placeOf(first.from), statement: statement("change-breaks") });
  for (const { index, statement: change } of encodedCharacters(draft.text, reference))
    draft.changes.push({ index: draft.placeOf(index), statement: change });
  draft.text = reference;
}

/** Word processors write hyphens that no host name has; UTS 46 would make another name of each. */
function writeHyphens(draft: Draft): void {
  const mended = withHyphens(draft.text);
  if (mended === undefined) return;
  let index = 0;
  while (draft.text[index] === mended[index]) index++;
  draft.replace(mended, index, statement("change-hyphens"));
}

/** An IRI gets the host that it is looked up by (RFC 3987 §3.1). */
function replaceHost(draft: Draft): void {
  const { index = 0, result } = withAsciiHost(draft.text) ?? {};
  if (result === undefined) return;
  if (result.text === undefined) throw noAsciiForm(draft.placeOf(index), result.reason);
  draft.replace(result.text, index, statement("change-host", result.host));
}

/** A path in which browsers read a backslash as a slash: that of a scheme that is special to them, after its authority. */
const SPECIAL_PATH = /^(?:https?|wss?|ftp|file):\/\/[^\\/?#]*\/[^?#]*/i;

/** WHATWG URL §4.4: as "%5C" a backslash would ask the host for another path, which some hosts take for this one. */
function turnBackslashes(draft: Draft): void {
  const { text } = draft;
  const [before = ""] = SPECIAL_PATH.exec(text) ?? [];
  const index = before.indexOf("\\");
  if (index < 0) return;
  const turned = before.replaceAll("\\", "/") + text.slice(before.length);
  draft.replace(turned, index, statement("change-backslashes"));
}

function noAsciiForm(index: number, reason: NoAsciiHost["reason"]): InvalidLineError {
  const problem = statement("line-no-ascii-form", reason);
  return new InvalidLineError(
    withMessage({ index, code: "non-ascii", rule: "host", section: "RFC 3987 §3.1", problem }),
  );
}

/** @throws {UriSyntaxError} If it cannot be repaired; about the text as it was typed. */
function repaired(text: string, { typed, start }: { typed: string; start: number | undefined }): string {
  try {
    // An IRI is mapped, userinfo and all (RFC 3987 §3.1); its host is written by A-labels already.
    return isIriReference(text) ? toUri(text) : repair(text);
  } catch (error) {
    if (!(error instanceof UriSyntaxError)) throw error;
    if (start === undefined) parse(typed);
    throw new UriSyntaxError({ ...error, input: typed, index: error.index + (start ?? 0) }, error.words);
  }
}
