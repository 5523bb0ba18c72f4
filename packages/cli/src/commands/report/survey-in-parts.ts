/** A file whose lines several threads read, and this one counts: the same figures as with one. */

import { FileOctets } from "../../lines/jobs/file-octets.ts";
import { givenParts } from "../../lines/jobs/over-parts.ts";
import type { FileParts } from "../../lines/jobs/parts.ts";
import type { NumberedLine } from "../../lines/jobs/records.ts";
import { LONGEST_LINE } from "../../lines/longest.ts";
import type { Progress } from "../../lines/progress.ts";
import type { Survey } from "./survey.ts";

/** Has a survey count the lines of a file. */
export async function surveyInParts(survey: Survey, parts: FileParts, progress: Progress): Promise<void> {
  const reader = survey.next({ longestLine: LONGEST_LINE });
  const octets = new FileOctets(parts.file, parts.name);
  const results = { number: 0, stopped: false };
  const writer = {
    async write(given: Iterable<Uint8Array>) {
      for (const _ of given); // nothing is written: that is where the records are counted
    },
    countTo(number: number) {
      results.number = number;
    },
    addHanded(line: NumberedLine) {
      survey.addInvalid(line);
      return false;
    },
  };
  const count = (records: Uint8Array) => {
    reader.addRecords(records, octets);
    return [];
  };
  await givenParts(survey.partWork, { ...parts, results, progress, writer, givesInvalid: false }, count);
}
