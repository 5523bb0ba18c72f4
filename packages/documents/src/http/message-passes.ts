/**
 * RFC 9110, RFC 9112: the references in an HTTP message: in the fields of its head, and in its content, whose type and charset
 * the fields tell (RFC 9110 §8.3). No field changes the base: since RFC 7231 that is the URI that was asked for.
 */

import { establishBase, type TextPosition } from "urikit/context";
import { type Statement, statement } from "urikit/words";
import { type Extraction, layersOf, type PassesOf } from "../document-context.ts";
import type { Finding } from "../found-reference.ts";
import { KeptSource } from "../kept-source.ts";
import { typeOfContent, typeOfMedia } from "../media-types.ts";
import { type Field, textOf } from "../mime/fields.ts";
import { referencesInField } from "../mime/heading-fields.ts";
import { structuredField } from "../mime/structured-field.ts";
import { joined, latin1 } from "../octets.ts";
import { type DocumentWarning, type Sink, type WarningId, warning } from "../sink.ts";
import { CodingFault, codingsOf, decoded } from "./codings.ts";
import { headsIn, type MessageHead, placeWithin } from "./message-head.ts";

/** In octets. Servers refuse heads of a quarter of it. */
const LONGEST_HEADS = 0x10000;

/** Reads a message. `passesOf` reads its content. */
export async function* httpPasses(extraction: Extraction, passesOf: PassesOf): AsyncGenerator<void> {
  const { source, context, sink } = extraction;
  const beginning = await firstOctets(source.octets(false), LONGEST_HEADS);
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
  if (octets.length > 0) yield* contentPasses(extraction, { fields: last.fields, octets, end }, passesOf);
}

/** A content: the fields that tell about it, its first octets, and where it begins. */
interface Content {
  readonly fields: readonly Field[];
  readonly octets: Uint8Array;
  readonly end: TextPosition;
}

async function* contentPasses(
  { source, context, sink }: Extraction,
  { fields, octets, end }: Content,
  passesOf: PassesOf,
): AsyncGenerator<void> {
  const { value, parameters } = structuredField(textOf(fields, "content-type") ?? "");
  const codings = codingsOf(fields, octets);
  const isCoded = codings.isChunked || codings.compression !== undefined;
  const open = () => decoded(octetsFrom(source, end.offset), codings);
  const warn = (problem: Statement<WarningId>) =>
    sink.warn(warning("unread-content", problem, { where: end }));
  try {
    const type = value === "" ? typeOfContent(await firstOctets(open(), HEAD)) : typeOfMedia(value);
    if (codings.unknown !== undefined) warn(statement("content-unread", codings.unknown));
    else if (type === undefined || type === "mime")
      warn(statement("content-unread", value || "binary")); // a multipart has its boundary in the fields of the message
    else {
      const { charset = parameters.get("charset") } = context;
      const within = isCoded ? inPart(sink) : placedAfter(end, sink);
      yield* passesOf(
        { source: new KeptSource({ open }), context: { ...context, charset }, sink: within },
        type,
      );
    }
  } catch (error) {
    if (!(error instanceof CodingFault)) throw error;
    warn(statement("content-broken", codings.compression ?? "chunked", error.message));
  }
}

/** Where the content is in the message as it is, its places are those in the message. */
function placedAfter(end: TextPosition, sink: Sink): Sink {
  return {
    found: (one: Finding) => sink.found({ ...one, where: { ...one.where, ...placeWithin(end, one.where) } }),
    warn: ({ where, ...one }: DocumentWarning) =>
      sink.warn(where === undefined ? one : { ...one, where: placeWithin(end, where) }),
  };
}

/** Where it is decoded, they are those in the content, which is the part 1 of the message, as in MIME. */
function inPart(sink: Sink): Sink {
  return {
    found: (one: Finding) => sink.found({ ...one, where: { ...one.where, part: "1" } }),
    warn: (one: DocumentWarning) => sink.warn({ ...one, part: "1" }),
  };
}

async function firstOctets(source: AsyncIterable<Uint8Array>, enough: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const octets of source) {
    pieces.push(octets);
    length += octets.length;
    if (length >= enough) break;
  }
  return joined(pieces);
}

function addFields({ fields, place }: MessageHead, { context, sink }: Extraction): void {
  const base = establishBase(layersOf(context));
  for (const field of fields)
    for (const { where, ...told } of referencesInField(field))
      sink.found({ ...told, where: { ...where, ...placeWithin(place, where) }, base });
}

/** As many octets show a type. */
const HEAD = 1024;

async function* octetsFrom(source: KeptSource, start: number): AsyncGenerator<Uint8Array> {
  let at = 0;
  for await (const octets of source.octets(false)) {
    if (at + octets.length > start) yield octets.subarray(Math.max(0, start - at));
    at += octets.length;
  }
}
