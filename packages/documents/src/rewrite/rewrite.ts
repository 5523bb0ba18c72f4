/** References changed in place: every octet of the document elsewhere stays what it was, or the reference stays (RFC 3986 §4). */

import { isUriReference } from "urikit";
import { contextOptions } from "../context-options.ts";
import { charsetOptions, OctetDecoder } from "../decoding.ts";
import { CONTEXT, type DocumentContext } from "../document-context.ts";
import { extractReferences, referencesIn } from "../extract.ts";
import type { FoundReference } from "../found-reference.ts";
import { LONGEST_VALUE } from "../located-text.ts";
import { type DocumentType, isTextType, type TextType } from "../media-types.ts";
import { type Edit, editedOctets, editedText } from "./edited-octets.ts";
import { escapesAt, written, writtenLength } from "./written.ts";

/**
 * The new reference for one that was found; undefined if it stays. It must be a URI reference, and a change that is asked about
 * its own result should leave it.
 */
export type ChangeReference = (found: FoundReference) => string | undefined;

/** A reference that was changed. */
export interface ReferenceChange {
  /** The reference before, with its place before. */
  readonly found: FoundReference;
  readonly to: string;
}

/**
 * Why a reference stays: it is in a message or a record, whose lengths and codings would have to follow (`in-message`); it is
 * written with escapes that cannot be read with certainty (`escaped`); or the document would then be read otherwise
 * (`not-read-back`).
 */
export type RewriteRefusal = "in-message" | "escaped" | "not-read-back";

/** A reference that should have been changed, and was not. */
export interface RefusedChange extends ReferenceChange {
  readonly reason: RewriteRefusal;
}

/** A document with its references changed. */
export interface Rewriting {
  /** Those of the document itself, if nothing was changed. */
  readonly octets: Uint8Array;
  readonly changed: readonly ReferenceChange[];
  readonly refused: readonly RefusedChange[];
}

/**
 * Changes references of a document in place. Escapes, quotes and the charset stay as they are. The result is read again: it has
 * the references that the document had, in their order, with exactly the changes that are told; a change that would not be read
 * back is refused. The document is held in memory.
 *
 * @throws {TypeError} If `octets` are none, `change` gives what is not a URI reference, or `type` is no type of document.
 * @throws {RangeError} If the document has more than 16 million characters.
 *
 * @example
 * ```ts
 * import { rewrite } from "@urikit/documents/rewrite";
 *
 * const page = new TextEncoder().encode("<a href='http://old.example/?a&amp;b'>old</a>");
 * const change = ({ reference }: { reference: string }) => reference.replace("http://old.example/", "https://new.example/");
 * const { octets, changed } = await rewrite(page, "html", change);
 * new TextDecoder().decode(octets); // => "<a href='https://new.example/?a&amp;b'>old</a>"
 * changed.length; // => 1
 * ```
 */
export async function rewrite(
  octets: Uint8Array,
  type: DocumentType,
  change: ChangeReference,
  context: DocumentContext = {},
): Promise<Rewriting> {
  if (!(octets instanceof Uint8Array)) throw new TypeError("the octets must be a Uint8Array");
  if (typeof change !== "function") throw new TypeError("the change must be a function");
  const own = contextOptions(context, CONTEXT);
  if (isTextType(type)) return rewrittenText(octets, type, change, own);
  const found = extractReferences({ open: () => [octets] }, type, own);
  const asked: ReferenceChange[] = [];
  for await (const one of found) asked.push(...changeOf(one, change));
  return { octets, changed: [], refused: asked.map((one) => ({ ...one, reason: "in-message" })) };
}

/** Nothing, or the one change of a reference. */
function changeOf(found: FoundReference, change: ChangeReference): ReferenceChange[] {
  const to = change(found);
  if (to === undefined || to === found.reference) return [];
  if (!isUriReference(to)) throw new TypeError(`${JSON.stringify(to)} is not a URI reference`);
  return [{ found, to }];
}

/** A change, and the edit that would make it. */
interface Planned extends ReferenceChange {
  readonly edit: Edit;
  /** The place of the reference among all. */
  readonly index: number;
}

function rewrittenText(
  octets: Uint8Array,
  type: TextType,
  change: ChangeReference,
  context: DocumentContext,
): Rewriting {
  const { text, charset } = decoded(octets, type, context);
  if (text.length > LONGEST_VALUE) throw new RangeError("the document is too long to be rewritten");
  const all = referencesIn(text, type, context);
  const asked = all.flatMap((found, index) => changeOf(found, change).map((one) => ({ ...one, index })));
  const refused: RefusedChange[] = [];
  let planned: Planned[] = [];
  for (const one of asked) {
    const edit = editOf(one, text, type, planned.at(-1)?.edit);
    if (edit === undefined) refused.push({ found: one.found, to: one.to, reason: "escaped" });
    else planned.push({ ...one, edit });
  }
  for (let round = 0; planned.length > 0 && round < MOST_ROUNDS; round++) {
    const edits = planned.map(({ edit }) => edit);
    const after = editedText(text, edits);
    const wrong = firstUnread(all, planned, referencesIn(after, type, silent(context)));
    if (wrong === undefined) {
      const rewritten = editedOctets(octets, charset, edits);
      if (decoded(rewritten, type, silent(context)).text !== after) break;
      return { octets: rewritten, changed: planned.map(({ found, to }) => ({ found, to })), refused };
    }
    const { found, to } = wrong;
    refused.push({ found, to, reason: "not-read-back" });
    planned = planned.filter((one) => one !== wrong);
  }
  refused.push(...planned.map(({ found, to }) => ({ found, to, reason: "not-read-back" as const })));
  return { octets, changed: [], refused };
}

/** After so many changes that are not read back, the others are not tried. */
const MOST_ROUNDS = 100;

function silent({ onWarning: _, ...context }: DocumentContext): DocumentContext {
  return context;
}

function decoded(
  octets: Uint8Array,
  type: TextType,
  { charset }: DocumentContext,
): { readonly text: string; readonly charset: string } {
  const decoder = new OctetDecoder(charsetOptions(charset, type), { warn: () => {} });
  const text = decoder.write(octets) + decoder.end();
  return { text, charset: decoder.charset ?? "utf-8" };
}

/** Undefined if it is not certain where the reference ends, or it overlaps the one before. */
function editOf(
  { found, to }: ReferenceChange,
  text: string,
  type: TextType,
  before?: Edit,
): Edit | undefined {
  const { offset, part } = found.where;
  if (part !== undefined || offset < (before?.to ?? 0)) return undefined;
  const escapes = escapesAt(found, type);
  const length = writtenLength(text, offset, found.reference, escapes);
  if (length === undefined) return undefined;
  const old = text.slice(offset, offset + length);
  return { from: offset, to: offset + length, text: written(to, old, markBefore(text, offset), escapes) };
}

/** The quote, or `<`, after which a text begins, but for white space. */
function markBefore(text: string, offset: number): string {
  let at = offset - 1;
  while (at > 0 && /\s/.test(text.charAt(at))) at--;
  return text.charAt(at);
}

/** The first change that the document, read again, does not have, or after which it is another one. */
function firstUnread(
  all: readonly FoundReference[],
  planned: readonly Planned[],
  now: readonly FoundReference[],
): Planned | undefined {
  const meant = all.map(({ reference }) => reference);
  for (const { index, to } of planned) meant[index] = to;
  const differs = meant.findIndex(
    (reference, i) => reference !== now[i]?.reference || !isSamePlace(all[i], now[i]),
  );
  if (differs < 0 && now.length === all.length) return undefined;
  // What comes before a place may have changed how it is read.
  const before = planned.filter(({ index }) => differs < 0 || index <= differs);
  return before.at(-1) ?? planned[0];
}

function isSamePlace(one: FoundReference | undefined, other: FoundReference | undefined): boolean {
  const { offset: _, line: __, column: ___, ...before } = one?.where ?? {};
  const { offset: ____, line: _____, column: ______, ...after } = other?.where ?? {};
  return JSON.stringify(before) === JSON.stringify(after);
}
