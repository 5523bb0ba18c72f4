/** What each thread does with its parts of a file. */

import { systemReason } from "../../exit.ts";
import type { Work } from "../work.ts";
import { WorkReaders } from "../work-readers.ts";
import { countParts, type FileStretch, readPart } from "./parts.ts";
import { SlotWriter } from "./slots.ts";

/** What a thread is told. */
export interface Job {
  readonly work: Work;
  readonly invalid: "keep" | "drop";
  readonly file: FileStretch;
  /** The number of the thread, from 0, and how many there are: each has every so manyth part. */
  readonly number: number;
  readonly jobs: number;
  readonly memory: SharedArrayBuffer;
}

/** Does the work on all parts of a job. What cannot be read is an error for the one who writes. */
export async function doJob({ work, invalid, file, number, jobs, memory }: Job): Promise<void> {
  const slots = new SlotWriter(memory);
  let linesBefore = 0;
  const reader = await new WorkReaders(work).next({
    invalid,
    fromStart: number === 0,
    onInvalid: ({ number, reason, octets }) => {
      const shown = reason === "too-long" ? octets.subarray(0, 0) : octets; // nobody reads the beginning
      slots.addInvalid({ number: number - linesBefore, reason, octets: shown });
    },
  });
  const parts = countParts(file);
  try {
    for (let part = number; part < parts; part += jobs) {
      linesBefore = reader.lines;
      let size = 0;
      for (const count of readPart(file, part, reader)) {
        size += count;
        for (const octets of reader.advance(count)) slots.addOctets(octets);
      }
      if (part === parts - 1) for (const octets of reader.end()) slots.addOctets(octets);
      slots.addEnd(reader.lines - linesBefore, size);
    }
  } catch (error) {
    slots.addError(systemReason(error));
  }
}
