/** What editions and programs make of a text: their findings, and who goes where. */

import { audit, type Finding } from "@urikit/audit";
import { type Readers, readersOf } from "./readers.ts";

export interface JudgeQuestion {
  /** The texts whose findings only programs can tell. */
  readonly judged: readonly string[];
  /** The text that all readers are asked about; undefined where there is none. */
  readonly read: string | undefined;
}

export interface Judgement {
  readonly findings: ReadonlyMap<string, readonly Finding[]>;
  readonly readers: Readers | undefined;
}

export function judge({ judged, read }: JudgeQuestion): Judgement {
  return {
    findings: new Map(judged.map((text) => [text, audit(text)])),
    readers: read === undefined ? undefined : readersOf(read),
  };
}
