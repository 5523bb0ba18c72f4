/**
 * ISO 28500, WARC 1.1 §6: the references in an archive. A response is a message of HTTP, whose URI is that of the record
 * (`WARC-Target-URI`); a resource, or a conversion, is a document of its own media type. What was asked, and what the archiver
 * says of itself, are not read.
 */

import { isUri } from "urikit";
import { statement } from "urikit/words";
import type { Extraction, PassesOf } from "../document-context.ts";
import { httpPasses } from "../http/message-passes.ts";
import { inPart } from "../in-part.ts";
import { KeptSource } from "../kept-source.ts";
import { type DocumentType, typeOfContent, typeOfMedia } from "../media-types.ts";
import { textOf } from "../mime/fields.ts";
import { structuredField } from "../mime/structured-field.ts";
import { warning } from "../sink.ts";
import { recordsIn, type WarcRecord } from "./records.ts";

/** Reads an archive. `passesOf` reads what its records hold. */
export async function* warcPasses(
  { source, context, sink }: Extraction,
  passesOf: PassesOf,
): AsyncGenerator<void> {
  const { onProgress, ...inRecords } = context;
  const counted = (async function* () {
    for await (const octets of source.octets(true)) {
      onProgress?.(octets.length);
      yield octets;
    }
  })();
  const records = recordsIn(counted);
  for (let next = await records.next(); ; next = await records.next()) {
    if (next.done === true) {
      if (!next.value) sink.warn(warning("malformed", statement("warc-malformed")));
      return;
    }
    if (next.value !== undefined)
      yield* recordPasses(next.value, { source, context: inRecords, sink }, passesOf);
    yield;
  }
}

async function* recordPasses(
  record: WarcRecord,
  { context, sink }: Extraction,
  passesOf: PassesOf,
): AsyncGenerator<void> {
  const type = typeOfRecord(record);
  if (type === undefined) return;
  const own = inPart(record.number, sink);
  if (record.isCut) own.warn(warning("too-long", statement("record-too-long")));
  const uri = textOf(record.fields, "warc-target-uri")?.replace(/^<|>$/g, ""); // WARC 1.0 has the brackets
  const retrieval = uri !== undefined && isUri(uri) ? uri : undefined;
  const content = new KeptSource({ open: () => [record.block] });
  const { parameters } = structuredField(textOf(record.fields, "content-type") ?? "");
  const { charset = parameters.get("charset") } = context;
  const document = { source: content, context: { ...context, retrieval, charset }, sink: own };
  yield* type === "http" ? httpPasses(document, passesOf) : passesOf(document, type);
}

/** The type of the block of a record; undefined if it is not read. */
function typeOfRecord({ fields, block }: WarcRecord): DocumentType | undefined {
  const kind = textOf(fields, "warc-type")?.toLowerCase();
  const media = textOf(fields, "content-type") ?? "";
  if (kind === "response") return /^application\/http\b/i.test(media) ? "http" : undefined;
  if (kind !== "resource" && kind !== "conversion") return undefined;
  return media === "" ? typeOfContent(block) : typeOfMedia(media);
}
