/** RFC 3986 §5.1.3: a document that is fetched: where it was retrieved from after redirects is its base, and its response tells its type. */

import { AccessError, access } from "@urikit/access";
import {
  type DocumentContext,
  type DocumentSource,
  type DocumentType,
  typeOfContent,
  typeOfMedia,
} from "@urikit/documents";
import type { Words } from "@urikit/explain";
import type { CommandId } from "../../words/text.ts";
import { type ReachOptions, reachOf } from "../fetch/reach.ts";
import { sentenceOf } from "../fetch/sentence.ts";
import { UnreadableDocument } from "./unpacked.ts";

/** A document, and what its response says of it. */
export interface FetchedDocument {
  readonly source: DocumentSource;
  /** Undefined if it is not text. */
  readonly type: DocumentType | undefined;
  readonly context: Pick<DocumentContext, "retrieval" | "charset" | "fields">;
}

/**
 * Fetches a document, which is held in memory.
 *
 * @throws {UnreadableDocument} If it is not reached, or is no content, or the server answers with another.
 * @throws {UsageError} If the options allow nothing.
 */
export async function fetchedDocument(
  reference: string,
  options: ReachOptions,
  words: Words,
): Promise<FetchedDocument> {
  const reach = reachOf(options);
  try {
    const resource = await access(reference, reach);
    if (resource.kind !== "content") {
      resource.close();
      throw new UnreadableDocument("extract-no-content" satisfies CommandId, reference);
    }
    const { ok, status, retrievedFrom: retrieval, mediaType = "", fields } = resource;
    if (!ok) {
      resource.close();
      throw new UnreadableDocument("extract-not-ok" satisfies CommandId, reference, status ?? "");
    }
    const octets = await resource.octets();
    const type = mediaType === "" ? typeOfContent(octets) : typeOfMedia(mediaType);
    return {
      source: { open: () => [octets] },
      type,
      context: { retrieval, charset: charsetIn(mediaType), fields },
    };
  } catch (error) {
    if (!(error instanceof AccessError)) throw error;
    throw new UnreadableDocument(
      "extract-unreached" satisfies CommandId,
      reference,
      await sentenceOf(error, words),
    );
  }
}

/** RFC 9110 §8.3.2 */
function charsetIn(mediaType: string): string | undefined {
  const [, quoted, plain] = /;\s*charset\s*=\s*(?:"([^"]*)"|([^\s;"]+))/i.exec(mediaType) ?? [];
  return quoted ?? plain;
}
