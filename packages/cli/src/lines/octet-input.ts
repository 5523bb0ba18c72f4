/** The octets of an input, as a reader of `@urikit/lists` takes them. */

import type { ListReader } from "@urikit/lists";
import type { Input } from "./input.ts";

/** The number of octets that are read at once. */
export const STEP = 256 * 1024;

/** The output of a reader for some octets. */
export interface Given<Result> {
  readonly given: Iterable<Result>;
  readonly octets: number;
}

/**
 * Reads an input to the memory of a reader.
 *
 * @param step How many octets are read next at most.
 */
export async function* readOctets<Result>(
  input: Input,
  reader: ListReader<Result>,
  step = () => STEP,
): AsyncGenerator<Given<Result>> {
  for (;;) {
    const room = reader.room();
    const octets = await input.read(room, 0, Math.min(room.length, step()));
    if (octets === 0) break;
    yield { given: reader.advance(octets), octets };
  }
  yield { given: reader.end(), octets: 0 };
}
