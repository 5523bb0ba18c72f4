/** A list in a file that several threads read part by part: the same results, in the same order, as with one. */

import { UsageError } from "../../exit.ts";
import type { OctetListOptions, OctetListWriter } from "../octet-list-writer.ts";
import type { WorkReaders } from "../work-readers.ts";
import { FileOctets } from "./file-octets.ts";
import { PartSource, type PartSourceOptions } from "./part-source.ts";
import { countParts } from "./parts.ts";
import type { PartRecord } from "./records.ts";
import { UniqueParts } from "./unique-parts.ts";

/** A file, and how it is read. */
export interface PartsOptions extends OctetListOptions, PartSourceOptions {
  readonly writer: OctetListWriter;
}

/** Has a work done on the lines of a file, by so many threads. */
export async function overParts(readers: WorkReaders, options: PartsOptions): Promise<void> {
  const { results, progress, writer, file, name } = options;
  const parts = countParts(file);
  const source = await PartSource.of(readers.partWork, options);
  const unique = readers.unique && new UniqueParts(readers.unique, new FileOctets(file, name));
  const octetsOf = (octets: Uint8Array) => unique?.lines(octets) ?? [octets];
  try {
    for (let part = 0; part < parts && !results.stopped; part++) {
      const place = { linesBefore: results.lines, isEnded: false, size: 0 };
      while (!place.isEnded && !results.stopped) {
        await writer.write(given(await source.records(part), place, { writer, octetsOf }));
      }
      source.end(part);
      await progress.advance(place.size, results.lines - place.linesBefore);
    }
  } finally {
    source.stop();
  }
}

/** A part that is read. */
interface PartPlace {
  readonly linesBefore: number;
  isEnded: boolean;
  size: number;
}

/** What writes a part. */
interface PartWriter {
  readonly writer: OctetListWriter;
  /** What is written for the octets of records. */
  readonly octetsOf: (octets: Uint8Array) => Iterable<Uint8Array>;
}

const NO_OCTETS = new Uint8Array(0);

/** What is written for the records of a part. */
function* given(
  records: Iterable<PartRecord>,
  place: PartPlace,
  { writer, octetsOf }: PartWriter,
): Generator<Uint8Array> {
  for (const record of records) {
    if (record.kind === "octets") yield* octetsOf(record.octets);
    else if (record.kind === "invalid") {
      writer.addInvalid({ ...record, number: place.linesBefore + record.number });
      yield NO_OCTETS; // what was said of it may be written
    } else if (record.kind === "error") throw new UsageError(record.message);
    else {
      writer.countTo(place.linesBefore + record.lines);
      place.isEnded = true;
      place.size = record.size;
    }
  }
}
