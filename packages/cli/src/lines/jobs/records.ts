/** The results for a part of a file, in the order of its lines: as data, and as numbers and octets. */

import { Buffer } from "node:buffer";
import type { InvalidLine, InvalidReason } from "@urikit/lists";
import type { Statement } from "urikit/words";
import type { CommandId } from "../../words/text.ts";

/** The report on an invalid line. */
export type NumberedLine = Pick<InvalidLine, "number" | "reason" | "octets">;

/** A message of a thread about a part. Octets are lent until the next record is asked for. */
export type PartRecord =
  | { readonly kind: "octets"; readonly octets: Uint8Array }
  | ({ readonly kind: "invalid" } & NumberedLine)
  | { readonly kind: "end"; readonly lines: number; readonly size: number }
  | { readonly kind: "error"; readonly problem: Statement<CommandId> };

/** The kinds of records. A beginning is that of the octets of the next record. */
export const KIND = { octets: 0, beginning: 1, invalid: 2, end: 3, error: 4 } as const;

const REASONS: readonly InvalidReason[] = ["not-a-reference", "not-utf-8", "too-long", "no-field"];

/** A record as three numbers of 32 bits, and octets. */
export interface CodedRecord {
  readonly kind: number;
  readonly number: number;
  readonly more: number;
  readonly octets: Uint8Array;
}

const NO_OCTETS = new Uint8Array(0);

/** A record in numbers. */
export function codedRecord(record: PartRecord): CodedRecord {
  switch (record.kind) {
    case "octets":
      return { kind: KIND.octets, number: 0, more: 0, octets: record.octets };
    case "invalid": {
      const { number, reason, octets } = record;
      return { kind: KIND.invalid, number, more: REASONS.indexOf(reason), octets };
    }
    case "end":
      return { kind: KIND.end, number: record.lines, more: record.size, octets: NO_OCTETS };
    case "error":
      return { kind: KIND.error, number: 0, more: 0, octets: Buffer.from(JSON.stringify(record.problem)) };
  }
}

/** The record that numbers mean. */
export function decodedRecord({ kind, number, more, octets }: CodedRecord): PartRecord {
  switch (kind) {
    case KIND.octets:
      return { kind: "octets", octets };
    case KIND.invalid:
      return { kind: "invalid", number, reason: REASONS[more] ?? "not-a-reference", octets };
    case KIND.end:
      return { kind: "end", lines: number, size: more };
    default:
      return { kind: "error", problem: JSON.parse(Buffer.from(octets).toString()) };
  }
}
