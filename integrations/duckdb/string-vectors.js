// @ts-check
// The strings of a vector of DuckDB as values in octets, and answers as the strings of a vector: no string of JavaScript
// for any of them, and a few calls of the binding for all.
//
// A vector has 16 octets for each string: four are its length. Up to 12 octets stand in the others; of a longer string
// these have its first four octets and its address. DuckDB has binaries only for machines of little-endian order.
import duckdb from "@duckdb/node-bindings";
import { NULL_VALUE, Octets } from "@urikit/lists";

/** @typedef {import("@urikit/lists").Values} Values */
/** @typedef {{ readonly from: Uint32Array, readonly to: Uint32Array }} Places */

/** So many octets a vector has for a string, and so many of them can be the string. */
const ENTRY = 16;
const INLINE = 12;

/** So many octets of a longer string stand before its address. */
const PREFIX = 4;

/**
 * Strings with fewer octets between them are read together. What is between them is read too, and given to nobody; since
 * it is less than a page of memory, each octet of it is in a page that has an octet of a string, and so can be read.
 */
const GAP = 1024;

/** So many octets are read together at most, unless a string is longer. */
const MOST_TOGETHER = 16 * 1024 * 1024;

/** What the strings of one vector are read with: their words, and where their octets are gathered. */
class Reading {
  /**
   * @param {import("@duckdb/node-bindings").Vector} vector
   * @param {number} rows
   * @param {Octets} gathered
   */
  constructor(vector, rows, gathered) {
    this.rows = rows;
    this.data = duckdb.vector_get_data(vector, rows * ENTRY);
    this.words = new Uint32Array(this.data.buffer, this.data.byteOffset, rows * 4);
    this.gathered = gathered;
    this.from = new Uint32Array(rows).fill(NULL_VALUE);
    this.to = new Uint32Array(rows).fill(NULL_VALUE);
  }

  /** @param {number} row */
  size(row) {
    return this.words[row * 4] ?? 0;
  }

  /** @param {number} row */
  address(row) {
    return (this.words[row * 4 + 2] ?? 0) + (this.words[row * 4 + 3] ?? 0) * 2 ** 32;
  }
}

/**
 * The strings of a vector.
 * @param {import("@duckdb/node-bindings").Vector} vector
 * @param {number} rows
 * @param {Octets} gathered Where their octets are gathered, in the place of others.
 * @returns {Values}
 */
export function readStrings(vector, rows, gathered) {
  gathered.taken();
  const reading = new Reading(vector, rows, gathered);
  const { from, to } = reading;
  const isNull = nullsIn(vector, rows);
  const long = new Uint32Array(rows);
  let count = 0;
  for (let row = 0; row < rows; row++) {
    if (isNull(row)) continue;
    if (reading.size(row) > INLINE) {
      long[count++] = row;
      continue;
    }
    const begin = row * ENTRY + 4;
    from[row] = gathered.length;
    gathered.part(reading.data, begin, begin + reading.size(row));
    to[row] = gathered.length;
  }
  readLong(reading, byAddress(reading, long.subarray(0, count)));
  return { octets: gathered.octets, from, to, rows };
}

/**
 * The rows in the order of their addresses, in which most come.
 * @param {Reading} reading
 * @param {Uint32Array} rows
 */
function byAddress(reading, rows) {
  let before = 0;
  for (const row of rows) {
    const address = reading.address(row);
    if (address < before) return rows.sort((a, b) => reading.address(a) - reading.address(b));
    before = address;
  }
  return rows;
}

/**
 * Reads strings that stand at addresses: those that are near each other together.
 * @param {Reading} reading
 * @param {Uint32Array} rows In the order of the addresses.
 */
function readLong(reading, rows) {
  for (let first = 0; first < rows.length; ) {
    const begin = reading.address(rows[first] ?? 0);
    let end = begin;
    let next = first;
    for (; next < rows.length; next++) {
      const row = rows[next] ?? 0;
      const address = reading.address(row);
      const last = address + reading.size(row);
      if (next > first && (address - end >= GAP || last - begin > MOST_TOGETHER)) break;
      end = Math.max(end, last);
    }
    readTogether(reading, rows.subarray(first, next), end - begin);
    first = next;
  }
}

/**
 * @param {Reading} reading
 * @param {Uint32Array} rows
 * @param {number} size How many octets they take, with those between them.
 */
function readTogether(reading, rows, size) {
  const { data, from, to, gathered } = reading;
  const [first = 0] = rows;
  const pointer = data.byteOffset + first * ENTRY + 8;
  const octets = duckdb.get_data_from_pointer(/** @type {ArrayBuffer} */ (data.buffer), pointer, size);
  const begin = gathered.length - reading.address(first);
  gathered.part(octets, 0, size);
  for (const row of rows) {
    from[row] = begin + reading.address(row);
    to[row] = begin + reading.address(row) + reading.size(row);
  }
}

/**
 * Which rows are NULL.
 * @param {import("@duckdb/node-bindings").Vector} vector
 * @param {number} rows
 * @returns {(row: number) => boolean}
 */
function nullsIn(vector, rows) {
  /** @type {Uint8Array | null} */
  const valid = duckdb.vector_get_validity(vector, Math.ceil(rows / 64) * 8);
  return valid === null ? () => false : (row) => ((valid[row >> 3] ?? 0) & (1 << (row & 7))) === 0;
}

/** Where the octets are gathered that a vector is given: one vector is written at a time. */
const WRITTEN = new Octets();

/**
 * Writes strings to a vector. They are given to it in one piece, and then the words of each say where it is in there.
 * @param {import("@duckdb/node-bindings").Vector} vector
 * @param {number} rows
 * @param {Uint8Array} octets
 * @param {Places} places Where the string of each row is in `octets`: from `NULL_VALUE` on, if it is NULL.
 */
export function writeStrings(vector, rows, octets, { from, to }) {
  const words = new Uint32Array(rows * 4);
  const entries = new Uint8Array(words.buffer);
  let nulls = 0;
  for (let row = 0; row < rows; row++) {
    const begin = /** @type {number} */ (from[row]);
    if (begin === NULL_VALUE) {
      nulls++;
      continue;
    }
    const end = /** @type {number} */ (to[row]);
    words[row * 4] = end - begin;
    const inline = Math.min(end, end - begin <= INLINE ? begin + INLINE : begin + PREFIX);
    for (let at = begin, write = row * ENTRY + 4; at < inline; )
      entries[write++] = /** @type {number} */ (octets[at++]);
    if (end - begin <= INLINE) continue;
    words[row * 4 + 2] = WRITTEN.length; // from the beginning of the piece
    WRITTEN.part(octets, begin, end);
  }
  if (WRITTEN.length > 0) pointInto(vector, words, WRITTEN.taken());
  duckdb.copy_data_to_vector(vector, 0, words.buffer, 0, words.byteLength);
  if (nulls > 0) writeValidity(vector, rows, (row) => from[row] !== NULL_VALUE);
}

/**
 * Gives a vector a piece of octets, as if it were its first string, and has the words of the long strings point into it.
 * @param {import("@duckdb/node-bindings").Vector} vector
 * @param {Uint32Array} words
 * @param {Uint8Array} piece
 */
function pointInto(vector, words, piece) {
  duckdb.vector_assign_string_element_len(vector, 0, piece);
  const first = duckdb.vector_get_data(vector, ENTRY);
  const [, , low = 0, high = 0] = new Uint32Array(first.buffer, first.byteOffset, 4);
  for (let at = 0; at < words.length; at += 4) {
    if ((words[at] ?? 0) <= INLINE) continue;
    const address = low + (words[at + 2] ?? 0);
    words[at + 2] = address; // modulo 2³²
    words[at + 3] = high + (address >= 2 ** 32 ? 1 : 0);
  }
}

/**
 * Says which rows of a vector are NULL.
 * @param {import("@duckdb/node-bindings").Vector} vector
 * @param {number} rows
 * @param {(row: number) => boolean} isValid
 */
export function writeValidity(vector, rows, isValid) {
  const valid = new Uint8Array(Math.ceil(rows / 64) * 8);
  for (let row = 0; row < rows; row++)
    if (isValid(row)) valid[row >> 3] = /** @type {number} */ (valid[row >> 3]) | (1 << (row & 7));
  duckdb.vector_ensure_validity_writable(vector);
  duckdb.copy_data_to_vector_validity(vector, 0, valid.buffer, 0, valid.byteLength);
}
