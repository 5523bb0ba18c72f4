/** The work of each thread on its parts of a file. */

import type { ListReader } from "@urikit/lists";
import { systemReason, UsageError } from "../../exit.ts";
import type { Work } from "../work.ts";
import { WorkReaders } from "../work-readers.ts";
import { type FileStretch, readPart } from "./parts.ts";
import { RecordList } from "./record-list.ts";
import type { PartRecord } from "./records.ts";

/** The work on a file. */
export interface PartTask {
  readonly work: Work;
  readonly invalid: "keep" | "drop";
  readonly file: FileStretch;
  /** As messages name it. */
  readonly name: string;
}

/** Does a work on parts of a file. */
export class PartWork {
  readonly #task: PartTask;
  readonly #reader: ListReader<Uint8Array>;
  /** Invalid lines that were found, and not told of. */
  readonly #invalid: RecordList;

  private constructor(task: PartTask, reader: ListReader<Uint8Array>, invalid: RecordList) {
    this.#task = task;
    this.#reader = reader;
    this.#invalid = invalid;
  }

  /** @param fromStart Whether its first part is the first of the file. */
  static async of(task: PartTask, fromStart: boolean): Promise<PartWork> {
    const invalid = new RecordList();
    const reader = await new WorkReaders(task.work).next({
      invalid: task.invalid,
      fromStart,
      onInvalid: ({ number, reason, octets }) => {
        const shown = reason === "too-long" ? octets.subarray(0, 0) : octets; // nobody reads the beginning
        invalid.add({ kind: "invalid", number, reason, octets: shown });
      },
    });
    return new PartWork(task, reader, invalid);
  }

  /**
   * The records of a part; the numbers of lines begin with it. Octets are lent until the next record is asked for.
   *
   * @throws {UsageError} If it cannot be read.
   */
  *records(part: number): Generator<PartRecord> {
    const reader = this.#reader;
    const before = reader.lines;
    let size = 0;
    for (const count of this.#pieces(part)) {
      size += count;
      yield* this.#given(reader.advance(count), before);
    }
    yield* this.#given(reader.end(), before); // the last line may begin in any part, and need no line end
    yield { kind: "end", lines: reader.lines - before, size };
  }

  *#pieces(part: number): Generator<number> {
    const { file, name } = this.#task;
    try {
      yield* readPart(file, part, this.#reader);
    } catch (error) {
      throw new UsageError("cannot-read", name, systemReason(error));
    }
  }

  /** The records of the reader. It reports an invalid line after it gave the lines before it. */
  *#given(given: Iterable<Uint8Array>, before: number): Generator<PartRecord> {
    for (const octets of given) {
      yield* this.#takeInvalid(before);
      yield { kind: "octets", octets };
    }
    yield* this.#takeInvalid(before);
  }

  *#takeInvalid(before: number): Generator<PartRecord> {
    for (const line of this.#invalid.take())
      yield line.kind === "invalid" ? { ...line, number: line.number - before } : line;
  }
}
