/** The octets of an input, as a reader of `@urikit/lists` takes them. */

import type { ListReader } from "@urikit/lists";
import type { Input } from "./input.ts";

/** So many octets are read at once. */
const STEP = 256 * 1024;

/** So many, where much is said of them. */
const SHORT_STEP = 16 * 1024;

/** What a reader gives for some octets. */
export interface Given<Result> {
  readonly given: Iterable<Result>;
  readonly octets: number;
}

/**
 * Reads an input to the memory of a reader.
 *
 * @param isMuchSaid Whether much was said of what was read last: it is held until it is written.
 */
export async function* readOctets<Result>(
  input: Input,
  reader: ListReader<Result>,
  isMuchSaid = () => false,
): AsyncGenerator<Given<Result>> {
  for (;;) {
    const room = reader.room();
    const octets = await input.read(room, 0, Math.min(room.length, isMuchSaid() ? SHORT_STEP : STEP));
    if (octets === 0) break;
    yield { given: reader.advance(octets), octets };
  }
  yield { given: reader.end(), octets: 0 };
}
