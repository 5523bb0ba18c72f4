/**
 * A process that an engine keeps: it reads chunks, each the number of its rows in a line and then the rows, and answers
 * each with as many rows, in one write.
 */

import type { LineError } from "@urikit/explain";
import { safeText } from "@urikit/explain";
import { OctetBuffer } from "@urikit/lists/engine";
import { type Statement, statement } from "urikit/words";
import { UsageError } from "../../../exit.ts";
import type { ByteSource } from "../../../lines/input.ts";
import { LONGEST_EXPLAINED } from "../../../lines/longest.ts";
import type { CommandId } from "../../../words/text.ts";
import { Chunk, LARGEST_CHUNK } from "./chunk.ts";
import type { RowFormat } from "./row-format.ts";
import type { Work } from "./works.ts";

/** A work, as it is served to an engine. */
export interface Service {
  readonly work: Work;
  readonly format: RowFormat;
  /** Whether NULL is the answer to an invalid value; otherwise the first one ends the work. */
  readonly nullable: boolean;
}

/** A value that ended the work. */
export interface Refused {
  /** Counted from 1, in its chunk. */
  readonly row: number;
  /** The value, fit for messages. */
  readonly value: Statement;
  readonly error: LineError;
}

/**
 * Answers the chunks of a source until it ends, or until a value is invalid that must not be: then what is wrong with it
 * is returned, and nothing of its chunk is answered.
 *
 * @throws {UsageError} If the source is not one of chunks in the format.
 */
export async function answerChunks(
  source: ByteSource,
  { work, format, nullable }: Service,
  write: (octets: Uint8Array) => Promise<void>,
): Promise<Refused | undefined> {
  const chunk = new Chunk(work.parameters.length);
  const target = new OctetBuffer();
  while (await readChunk(source, chunk, format)) {
    const answers = work.answers(chunk);
    const invalid = nullable ? -1 : answers.firstInvalid();
    if (invalid >= 0)
      return { row: invalid + 1, value: shown(chunk, invalid), error: work.errorOf(chunk, invalid) };
    format.write(chunk, answers, target);
    await write(target.taken());
  }
  return undefined;
}

/** The number of characters of a value that are shown in a message. */
const MOST_SHOWN = 200;

/** The values of a row, without passwords and control characters, each in quotes. */
function shown({ octets, columns }: Chunk, row: number): Statement {
  const values = columns.map(({ from, to }) => {
    const [begin = 0, end = 0] = [from[row], to[row]];
    if (end - begin > LONGEST_EXPLAINED) return statement("udf-long-value" satisfies CommandId, end - begin);
    // A password is masked before anything is cut: its "@" may be what is cut off.
    const text = safeText(octets.toString("utf8", begin, end));
    return text.length > MOST_SHOWN ? `"${text.slice(0, MOST_SHOWN)}…"` : `"${text}"`;
  });
  return statement("list", ...values);
}

/** Reads the next chunk, in the place of the one before. Returns false at the end. */
async function readChunk(source: ByteSource, chunk: Chunk, format: RowFormat): Promise<boolean> {
  chunk.begin();
  const rows = await readHeader(source, chunk);
  if (rows === undefined) return false;
  for (format.read(chunk, rows); chunk.rows < rows; format.read(chunk, rows))
    if (!(await readMore(source, chunk))) throw new UsageError("udf-ends-early", rows, chunk.rows + 1);
  return true;
}

const LF = 0x0a;

/** The greatest number of digits in a number of rows. */
const MOST_DIGITS = 15;

/** Reads the line that says how many rows come after it; undefined at the end. */
async function readHeader(source: ByteSource, chunk: Chunk): Promise<number | undefined> {
  for (;;) {
    const read = chunk.octets.subarray(0, Math.min(chunk.length, MOST_DIGITS + 1));
    const end = read.indexOf(LF);
    const digits = read.toString("latin1", 0, end < 0 ? undefined : end);
    if (!/^\d*$/.test(digits) || (end < 0 && digits.length > MOST_DIGITS) || end === 0) break;
    if (end > 0) {
      chunk.starts[0] = end + 1;
      return Number(digits);
    }
    if (await readMore(source, chunk)) continue;
    if (digits === "") return undefined;
    break;
  }
  throw new UsageError("udf-no-header");
}

/** Reads what the source has. Returns false at its end. */
async function readMore(source: ByteSource, chunk: Chunk): Promise<boolean> {
  const room = chunk.room();
  if (room === 0) throw new UsageError("udf-too-large", LARGEST_CHUNK / 1024 ** 3);
  const octets = await source.read(chunk.octets, chunk.length, room);
  chunk.length += octets;
  return octets > 0;
}
