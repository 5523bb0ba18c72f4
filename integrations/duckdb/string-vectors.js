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

/**
 * What a vector is to be given: for each row a part of some octets, or NULL.
 * @typedef {object} Strings
 * @property {number} rows
 * @property {(row: number) => Uint8Array | undefined} octets In which the string of a row is; undefined for NULL.
 * @property {Places} places Where it is there.
 */

/** Where the octets are gathered that a vector is given: one vector is written at a time. */
const WRITTEN = new Octets();

/**
 * Writes strings to a vector. They are given to it in one piece, and then the words of each say where it is in there.
 * @param {import("@duckdb/node-bindings").Vector} vector
 * @param {Strings} strings
 */
export function writeStrings(vector, { rows, octets, places }) {
  const words = new Uint32Array(rows * 4);
  const entries = new Uint8Array(words.buffer);
  const valid = new Uint8Array(Math.ceil(rows / 64) * 8).fill(0xff);
  const gathered = WRITTEN;
  let hasNull = false;
  for (let row = 0; row < rows; row++) {
    const source = octets(row);
    if (source === undefined) {
      valid[row >> 3] = (valid[row >> 3] ?? 0) & ~(1 << (row & 7));
      hasNull = true;
      continue;
    }
    const begin = places.from[row] ?? 0;
    const end = places.to[row] ?? 0;
    words[row * 4] = end - begin;
    if (end - begin <= INLINE) {
      for (let at = begin, to = row * ENTRY + 4; at < end; ) entries[to++] = source[at++] ?? 0;
      continue;
    }
    for (let at = 0; at < 4; at++) entries[row * ENTRY + 4 + at] = source[begin + at] ?? 0;
    words[row * 4 + 2] = gathered.length; // from the beginning of the piece
    gathered.part(source, begin, end);
  }
  if (gathered.length > 0) pointInto(vector, words, gathered);
  duckdb.copy_data_to_vector(vector, 0, words.buffer, 0, words.byteLength);
  if (hasNull) writeValidity(vector, valid);
}

/**
 * Gives a vector a piece of octets, as if it were its first string, and has the words of the long strings point into it.
 * @param {import("@duckdb/node-bindings").Vector} vector
 * @param {Uint32Array} words
 * @param {Octets} gathered
 */
function pointInto(vector, words, gathered) {
  const piece = gathered.taken();
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
 * @param {import("@duckdb/node-bindings").Vector} vector
 * @param {Uint8Array<ArrayBuffer>} valid A bit for each row.
 */
export function writeValidity(vector, valid) {
  duckdb.vector_ensure_validity_writable(vector);
  duckdb.copy_data_to_vector_validity(vector, 0, valid.buffer, 0, valid.byteLength);
}
