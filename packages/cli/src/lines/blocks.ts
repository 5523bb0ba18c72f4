/**
 * From bytes to lines, in constant memory: "one line out for each line in … whatever the length of the line;
 * CRLF accepted, a byte order mark at the start skipped" (the contract of `uri`).
 *
 * The unit of work is a block of complete lines, not one line: a block is read, decoded and written at once, and
 * its lines are ranges of one flat text. A last line without a line end is a line, too.
 */

import { Buffer } from "node:buffer";

/** The longest line that is read as a reference, in octets: 16 MiB. A longer one is invalid. */
export const LONGEST_LINE = 16 * 1024 * 1024;

/** The longest line that is explained, in octets: 1 MiB. An explanation takes many times its memory. */
export const LONGEST_EXPLAINED = 1024 * 1024;

/** The longest line whose JSON has its text and its encoding, in octets: 4 MiB. Each may be several times as long. */
export const LONGEST_ENCODED = 4 * 1024 * 1024;

/** How many octets are read at once. */
const BLOCK_SIZE = 64 * 1024;

const LF = 0x0a;
const CR = 0x0d;
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/** Where octets come from; see `input.ts`. */
export interface ByteSource {
  /** Reads at most `length` octets to `buffer[offset…]`. Returns how many there were; 0 at the end. */
  read(buffer: Uint8Array, offset: number, length: number): Promise<number>;
}

/**
 * A block of complete lines, or one piece of a line that is too long to hold. The next block overwrites the octets.
 */
export type Block =
  | { readonly kind: "lines"; readonly octets: Buffer }
  | { readonly kind: "piece"; readonly octets: Buffer; readonly first: boolean; readonly last: boolean };

/** Sizes. Tests make them small, to try every way to cut a line. */
export interface BlockSizes {
  readonly block?: number;
  readonly longestLine?: number;
}

/** All blocks of a source, in order. Every block of lines except the last ends with a line end. */
export async function* blocksOf(source: ByteSource, sizes: BlockSizes = {}): AsyncGenerator<Block> {
  yield* withoutByteOrderMark(rawBlocks(source, sizes));
}

async function* rawBlocks(source: ByteSource, sizes: BlockSizes): AsyncGenerator<Block> {
  const step = sizes.block ?? BLOCK_SIZE;
  const most = (sizes.longestLine ?? LONGEST_LINE) + BYTE_ORDER_MARK.length + "\r\n".length;
  let buffer = Buffer.allocUnsafe(Math.min(step, most));
  let length = 0; // buffer[0..length) is read and not yielded yet
  let searched = 0; // buffer[0..searched) holds no line end
  for (;;) {
    const complete = searched + buffer.subarray(searched, length).lastIndexOf(LF) + 1;
    if (complete > searched) {
      yield { kind: "lines", octets: buffer.subarray(0, complete) };
      buffer.copyWithin(0, complete, length);
      length -= complete;
    }
    searched = length;
    if (length === most) {
      length = yield* overlongLine(source, buffer);
      searched = 0;
      continue;
    }
    if (length === buffer.length) buffer = grown(buffer, most);
    const count = await source.read(buffer, length, Math.min(step, buffer.length - length));
    if (count === 0) break;
    length += count;
  }
  if (length > 0) yield { kind: "lines", octets: buffer.subarray(0, length) };
}

/** Twice the buffer, at most `most`, with the same octets in it. */
function grown(buffer: Buffer, most: number): Buffer<ArrayBuffer> {
  const larger = Buffer.allocUnsafe(Math.min(buffer.length * 2, most));
  buffer.copy(larger);
  return larger;
}

/**
 * Yields a line that fills the whole buffer and goes on, piece by piece, without its line end. Moves what was read
 * after that line to the front of the buffer, and returns how many octets that is.
 */
async function* overlongLine(source: ByteSource, buffer: Buffer): AsyncGenerator<Block, number> {
  let end = buffer.length;
  for (let first = true; ; first = false) {
    const lineEnd = buffer.subarray(0, end).indexOf(LF);
    if (lineEnd >= 0) {
      yield { kind: "piece", octets: buffer.subarray(0, lineEnd), first, last: true };
      buffer.copyWithin(0, lineEnd + 1, end);
      return end - lineEnd - 1;
    }
    yield { kind: "piece", octets: buffer.subarray(0, end), first, last: false };
    end = await source.read(buffer, 0, buffer.length);
    if (end === 0) {
      yield { kind: "piece", octets: buffer.subarray(0, 0), first: false, last: true };
      return 0;
    }
  }
}

/** The first block always holds the whole mark, if there is one: the mark contains no line end. */
async function* withoutByteOrderMark(blocks: AsyncIterable<Block>): AsyncGenerator<Block> {
  let atStart = true;
  for await (const block of blocks) {
    const marked = atStart && block.octets.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK);
    atStart = false;
    if (!marked) yield block;
    else if (block.octets.length > BYTE_ORDER_MARK.length)
      yield { ...block, octets: block.octets.subarray(BYTE_ORDER_MARK.length) };
  }
}

/**
 * Sees one line of a block: `text[from..to)` is its content, the next line begins at `next`. Returns whether to go
 * on.
 */
export type LineVisitor = (from: number, to: number, next: number) => boolean;

/** Visits the lines of a block's text in order; a CR before the line end is not part of the line. */
export function forEachLine(text: string, visit: LineVisitor): void {
  for (let from = 0; from < text.length; ) {
    const end = text.indexOf("\n", from);
    const next = end < 0 ? text.length : end + 1;
    if (!visit(from, endOfContent(text, from, end < 0 ? next : end), next)) return;
    from = next;
  }
}

function endOfContent(text: string, from: number, to: number): number {
  return to > from && text.charCodeAt(to - 1) === CR ? to - 1 : to;
}
