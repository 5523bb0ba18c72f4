/** A list in a file that several threads read part by part: the same results, in the same order, as with one. */

import { UsageError } from "../../exit.ts";
import type { ListWriter } from "../list-writer.ts";
import type { Progress } from "../progress.ts";
import type { Results } from "../results.ts";
import type { Work } from "../work.ts";
import type { WorkReaders } from "../work-readers.ts";
import { FileOctets } from "./file-octets.ts";
import { PartSource, type PartSourceOptions } from "./part-source.ts";
import { countParts } from "./parts.ts";
import type { PartRecord } from "./records.ts";
import { UniqueParts } from "./unique-parts.ts";

/** A file, and how it is read. */
export interface PartsOptions extends PartSourceOptions {
  readonly results: Pick<Results, "number" | "stopped">;
  readonly progress: Progress;
  readonly writer: Pick<ListWriter, "write" | "countTo" | "addHanded">;
}

/** Has a work done on the lines of a file, by a number of threads. */
export async function overParts(readers: WorkReaders, options: PartsOptions): Promise<void> {
  const { file, name } = options;
  const unique = readers.unique && new UniqueParts(readers.unique, new FileOctets(file, name));
  await givenParts(readers.partWork, options, (octets) => unique?.lines(octets) ?? [octets]);
}

/**
 * The same, where something is made of the octets that the threads give.
 *
 * @param octetsOf The output for the octets of records.
 */
export async function givenParts(
  work: Work,
  options: PartsOptions,
  octetsOf: (octets: Uint8Array) => Iterable<Uint8Array>,
): Promise<void> {
  const { results, progress, writer, file } = options;
  const parts = countParts(file);
  const source = await PartSource.of(work, options);
  try {
    for (let part = 0; part < parts && !results.stopped; part++) {
      const place = { linesBefore: results.number, isEnded: false, size: 0 };
      while (!place.isEnded && !results.stopped) {
        await writer.write(given(await source.records(part), place, { writer, octetsOf }));
      }
      source.end(part);
      await progress.advance(place.size, results.number - place.linesBefore);
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

/** The writer of a part. */
interface PartWriter {
  readonly writer: PartsOptions["writer"];
  /** The output for the octets of records. */
  readonly octetsOf: (octets: Uint8Array) => Iterable<Uint8Array>;
}

const NO_OCTETS = new Uint8Array(0);

/** The output for the records of a part. */
function* given(
  records: Iterable<PartRecord>,
  place: PartPlace,
  { writer, octetsOf }: PartWriter,
): Generator<Uint8Array> {
  for (const record of records) {
    if (record.kind === "octets") yield* octetsOf(record.octets);
    else if (record.kind === "invalid") {
      writer.addHanded({ ...record, number: place.linesBefore + record.number });
      yield NO_OCTETS; // what was said of it may be written
    } else if (record.kind === "error") throw UsageError.of(record.problem);
    else {
      writer.countTo(place.linesBefore + record.lines);
      place.isEnded = true;
      place.size = record.size;
    }
  }
}
