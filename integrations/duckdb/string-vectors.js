// @ts-check
// The strings of a vector of DuckDB as values in octets, and answers as the strings of a vector: no string of JavaScript
// for any of them, and a few calls of the binding for all.
//
// A vector has 16 octets for each string: four are its length. Up to 12 octets stand in the others; of a longer string
// these have its first four octets and its address. DuckDB has binaries only for machines of little-endian order.
import { isUtf8 } from "node:buffer";
import duckdb from "@duckdb/node-bindings";
import { NULL_VALUE } from "@urikit/lists";
import { OctetBuffer } from "@urikit/lists/engine";

/** @typedef {import("@urikit/lists").ValueColumn} ValueColumn */
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
   * @param {OctetBuffer} gathered
   */
  constructor(vector, rows, gathered) {
    this.rows = rows;
    this.data = duckdb.vector_get_data(vector, rows * ENTRY);
    this.words = new Uint32Array(this.data.buffer, this.data.byteOffset, rows * 4);
    this.gathered = gathered;
    const places = new Uint32Array(2 * rows).fill(NULL_VALUE); // one is made sooner than two
    this.from = places.subarray(0, rows);
    this.to = places.subarray(rows);
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
 * @param {OctetBuffer} gathered Where their octets are gathered, in the place of others.
 * @returns {ValueColumn}
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
  const target = gathered.octets;
  let end = begin + reading.address(first);
  for (const row of rows) {
    const place = begin + reading.address(row);
    while (end < place) target[end++] = 0; // what is between them is of nobody
    from[row] = place;
    to[row] = place + reading.size(row);
    end = Math.max(end, place + reading.size(row));
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
const WRITTEN = new OctetBuffer();

/** The entries of the vector that is written, in words, and which of them are not NULL. */
let entries = new Uint32Array(4 * 2048);
let valid = new Uint8Array(2048 / 8);

/**
 * Writes strings to a vector. They are given to it in one piece, and then the words of each say where it is in there.
 * @param {import("@duckdb/node-bindings").Vector} vector
 * @param {number} rows
 * @param {Uint8Array} octets
 * @param {Places} places Where the string of each row is in `octets`: from `NULL_VALUE` on, if it is NULL.
 */
export function writeStrings(vector, rows, octets, { from, to }) {
  if (entries.length < 4 * rows) {
    entries = new Uint32Array(4 * rows);
    valid = new Uint8Array(Math.ceil(rows / 64) * 8);
  }
  const piece = new Piece(vector, rows, octets, { from, to });
  if (piece.nulls > 0) writeNulls(rows, from); // DuckDB may read the entry of what is NULL
  const view = new DataView(octets.buffer, octets.byteOffset, octets.length);
  const lastSafe = octets.length - INLINE;
  for (let row = 0, entry = 0; row < rows; row++, entry += 4) {
    const begin = /** @type {number} */ (from[row]);
    if (begin === NULL_VALUE) continue;
    const size = /** @type {number} */ (to[row]) - begin;
    entries[entry] = size;
    if (size > INLINE) {
      const low = piece.low + piece.placeOf(begin, size);
      entries[entry + 1] = view.getUint32(begin, true);
      entries[entry + 2] = low; // modulo 2³²
      entries[entry + 3] = low >= 2 ** 32 ? piece.high + 1 : piece.high;
    } else if (begin <= lastSafe) {
      entries[entry + 1] = view.getUint32(begin, true) & /** @type {number} */ (FIRST_WORD[size]);
      entries[entry + 2] = view.getUint32(begin + 4, true) & /** @type {number} */ (SECOND_WORD[size]);
      entries[entry + 3] = view.getUint32(begin + 8, true) & /** @type {number} */ (THIRD_WORD[size]);
    } else writeInline(octets.subarray(begin, begin + size), entry);
  }
  duckdb.copy_data_to_vector(vector, 0, entries.buffer, 0, rows * ENTRY);
  if (piece.nulls > 0) giveValidity(vector, rows);
}

/**
 * Says which rows are not NULL, and makes the entries of all 0.
 * @param {number} rows
 * @param {Uint32Array} from
 */
function writeNulls(rows, from) {
  entries.fill(0, 0, 4 * rows);
  valid.fill(0);
  for (let row = 0; row < rows; row++)
    if (from[row] !== NULL_VALUE)
      valid[row >> 3] = /** @type {number} */ (valid[row >> 3]) | (1 << (row & 7));
}

/** By the size of a string, what of its first, second and third word is the string's. */
const FIRST_WORD = masks(0);
const SECOND_WORD = masks(4);
const THIRD_WORD = masks(8);

/** @param {number} before */
function masks(before) {
  return Array.from({ length: INLINE + 1 }, (_, size) => {
    const octets = Math.min(Math.max(size - before, 0), 4);
    return octets === 4 ? -1 : (1 << (8 * octets)) - 1;
  });
}

/** A string that stands in its entry, and the words of it. */
const inlined = new Uint8Array(INLINE);
const inlinedWords = new Uint32Array(inlined.buffer);

/**
 * Writes a string that stands in its entry.
 * @param {Uint8Array} octets
 * @param {number} entry
 */
function writeInline(octets, entry) {
  inlined.fill(0);
  inlined.set(octets);
  entries.set(inlinedWords, entry + 1);
}

/** What lies between longer strings is given with them, if all is at most so many times what they have. */
const MOST_BETWEEN = 4;

/** The octets of the longer strings in a vector: with what lies between them, if that is not much; or copies. */
class Piece {
  /** Its address, in two words. */
  low = 0;
  high = 0;
  /** Where it begins in the octets; nothing, if the strings are copied one after another. */
  #begin = -1;
  /** Where the next copy begins. */
  #next = 0;
  /** How many rows are NULL. */
  nulls = 0;

  /**
   * @param {import("@duckdb/node-bindings").Vector} vector
   * @param {number} rows
   * @param {Uint8Array} octets
   * @param {Places} places
   */
  constructor(vector, rows, octets, { from, to }) {
    let [first, last, all] = [octets.length, 0, 0];
    for (let row = 0; row < rows; row++) {
      const begin = /** @type {number} */ (from[row]);
      const end = /** @type {number} */ (to[row]);
      if (begin === NULL_VALUE) {
        this.nulls++;
        continue;
      }
      if (end - begin <= INLINE) continue;
      all += end - begin;
      if (begin < first) first = begin;
      if (end > last) last = end;
    }
    if (all === 0) return;
    const together = octets.subarray(first, last);
    // DuckDB takes UTF-8 alone.
    if (MOST_BETWEEN * all >= together.length && isUtf8(together)) {
      this.#begin = first;
      this.#give(vector, together);
      return;
    }
    for (let row = 0; row < rows; row++) {
      const begin = /** @type {number} */ (from[row]);
      const end = /** @type {number} */ (to[row]);
      if (begin !== NULL_VALUE && end - begin > INLINE) WRITTEN.part(octets, begin, end);
    }
    this.#give(vector, WRITTEN.taken());
  }

  /**
   * Gives it to the vector, as if it were its first string.
   * @param {import("@duckdb/node-bindings").Vector} vector
   * @param {Uint8Array} octets
   */
  #give(vector, octets) {
    duckdb.vector_assign_string_element_len(vector, 0, octets);
    const first = duckdb.vector_get_data(vector, ENTRY);
    const [, , low = 0, high = 0] = new Uint32Array(first.buffer, first.byteOffset, 4);
    this.low = low;
    this.high = high;
  }

  /**
   * Where a longer string is in it; each is asked for once, in order.
   * @param {number} begin
   * @param {number} size
   */
  placeOf(begin, size) {
    if (this.#begin >= 0) return begin - this.#begin;
    this.#next += size;
    return this.#next - size;
  }
}

/**
 * Says which rows of a vector are NULL.
 * @param {import("@duckdb/node-bindings").Vector} vector
 * @param {number} rows
 * @param {Uint8Array} kinds One of `ANSWER` for each row.
 * @param {number} kind That of the rows that are not NULL.
 */
export function writeValidity(vector, rows, kinds, kind) {
  if (valid.length * 8 < rows) valid = new Uint8Array(Math.ceil(rows / 64) * 8);
  valid.fill(0);
  for (let row = 0; row < rows; row++)
    if (kinds[row] === kind) valid[row >> 3] = /** @type {number} */ (valid[row >> 3]) | (1 << (row & 7));
  giveValidity(vector, rows);
}

/**
 * @param {import("@duckdb/node-bindings").Vector} vector
 * @param {number} rows
 */
function giveValidity(vector, rows) {
  duckdb.vector_ensure_validity_writable(vector);
  duckdb.copy_data_to_vector_validity(
    vector,
    0,
    /** @type {ArrayBuffer} */ (valid.buffer),
    0,
    Math.ceil(rows / 64) * 8,
  );
}
