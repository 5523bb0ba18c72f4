/**
 * RFC 9110, RFC 9112: the references in an HTTP message: in the fields of its head, and in its content, whose type and charset
 * the fields tell (RFC 9110 §8.3). No field changes the base: since RFC 7231 that is the URI that was asked for.
 */

import { establishBase } from "urikit/context";
import { statement } from "urikit/words";
import { type Extraction, layersOf } from "../document-context.ts";
import type { Finding } from "../found-reference.ts";
import { KeptSource } from "../kept-source.ts";
import { type DocumentType, typeOfContent, typeOfMedia } from "../media-types.ts";
import { type Field, textOf } from "../mime/fields.ts";
import { referencesInField } from "../mime/heading-fields.ts";
import { structuredField } from "../mime/structured-field.ts";
import { joined, latin1 } from "../octets.ts";
import { type DocumentWarning, type Sink, warning } from "../sink.ts";
import { headsIn, type MessageHead, placeWithin } from "./message-head.ts";

/** In octets. Servers refuse heads of a quarter of it. */
const LONGEST_HEADS = 0x10000;

/** Reads a message. `passesOf` reads its content. */
export async function* httpPasses(
  extraction: Extraction,
  passesOf: (content: Extraction, type: DocumentType) => AsyncGenerator<void>,
): AsyncGenerator<void> {
  const { source, context, sink } = extraction;
  const beginning = await beginningOf(source);
  const message = headsIn(latin1(beginning));
  if (message === undefined) {
    sink.warn(warning("malformed", statement("http-malformed")));
    return;
  }
  const { heads, end } = message;
  const last = heads.at(-1) ?? heads[0];
  // The URIs that the earlier ones answer for are not known: they sent the client on.
  for (const head of heads) addFields(head, head === last ? extraction : { ...extraction, context: {} });
  context.onProgress?.(end.offset);
  yield;
  const octets = beginning.subarray(end.offset);
  if (octets.length === 0) return;
  const { type, unread, charset } = contentOf(last.fields, octets);
  if (type === undefined || unread !== undefined) {
    sink.warn(warning("unread-content", statement("content-unread", unread ?? "binary"), { where: end }));
    return;
  }
  const content = new KeptSource({ open: () => octetsFrom(source, end.offset) });
  const inContent: Sink = {
    found: (one: Finding) => sink.found({ ...one, where: { ...one.where, ...placeWithin(end, one.where) } }),
    warn: ({ where, ...one }: DocumentWarning) =>
      sink.warn(where === undefined ? one : { ...one, where: placeWithin(end, where) }),
  };
  const { charset: declared = charset } = context;
  yield* passesOf({ source: content, context: { ...context, charset: declared }, sink: inContent }, type);
}

/** As many of the first octets as heads may have. */
async function beginningOf(source: KeptSource): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const octets of source.octets(false)) {
    pieces.push(octets);
    length += octets.length;
    if (length >= LONGEST_HEADS) break;
  }
  return joined(pieces);
}

function addFields({ fields, place }: MessageHead, { context, sink }: Extraction): void {
  const base = establishBase(layersOf(context));
  for (const field of fields)
    for (const { reference, where } of referencesInField(field))
      sink.found({ reference, where: { ...where, ...placeWithin(place, where) }, base });
}

/** What the fields tell about a content. */
interface Content {
  readonly type: DocumentType | undefined;
  readonly charset: string | undefined;
  /** The type, or the coding, that keeps it from being read. */
  readonly unread: string | undefined;
}

function contentOf(fields: readonly Field[], octets: Uint8Array): Content {
  const { value, parameters } = structuredField(textOf(fields, "content-type") ?? "");
  const told = value === "" ? typeOfContent(octets.subarray(0, HEAD)) : typeOfMedia(value);
  const type = told === "mime" ? undefined : told; // a multipart has its boundary in the fields of the message
  const unread = codingOf(fields, octets) ?? (type === undefined && value !== "" ? value : undefined);
  return { type, charset: parameters.get("charset"), unread };
}

/** The coding that nobody has taken off, though programs such as curl leave the field when they do (RFC 9110 §8.4). */
function codingOf(fields: readonly Field[], octets: Uint8Array): string | undefined {
  const isChunked = /\bchunked\b/i.test(textOf(fields, "transfer-encoding") ?? "") && beginsChunk(octets);
  return isChunked ? "chunked" : isPacked(octets) ? textOf(fields, "content-encoding") : undefined;
}

/** As many octets show a type. */
const HEAD = 1024;

/** RFC 9112 §7.1 */
function beginsChunk(octets: Uint8Array): boolean {
  return /^[0-9A-Fa-f]{1,16}(?:;[^\r\n]*)?\r\n/.test(latin1(octets.subarray(0, 128)));
}

/** Octets that no text has: those of all codings but the identity. */
function isPacked(octets: Uint8Array): boolean {
  return typeOfContent(octets.subarray(0, HEAD)) === undefined || octets[0] === 0x1f;
}

async function* octetsFrom(source: KeptSource, start: number): AsyncGenerator<Uint8Array> {
  let at = 0;
  for await (const octets of source.octets(false)) {
    if (at + octets.length > start) yield octets.subarray(Math.max(0, start - at));
    at += octets.length;
  }
}
