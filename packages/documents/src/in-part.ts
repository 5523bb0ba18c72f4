/** The documents in a document, such as the records of an archive: what is found in one has its number before the part. */

import type { Finding } from "./found-reference.ts";
import type { DocumentWarning, Sink } from "./sink.ts";

/** A sink for what is in the part of a number. The places are those in the part. */
export function inPart(number: number, sink: Sink): Sink {
  const within = (inner: string | undefined) => (inner ? `${number}.${inner}` : String(number));
  return {
    found: (one: Finding) => sink.found({ ...one, where: { ...one.where, part: within(one.where.part) } }),
    warn: (one: DocumentWarning) => sink.warn({ ...one, part: within(one.part) }),
  };
}
