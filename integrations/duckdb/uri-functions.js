// @ts-check
// The functions of uri on a connection of DuckDB. One line adds them:
//
//     addUriFunctions(connection);
//
// They take and give vectors: no value becomes a string of JavaScript, except one whose error is asked for, or that is
// seldom otherwise.
import { DuckDBScalarFunction, STRUCT, VARCHAR } from "@duckdb/node-api";
import duckdb from "@duckdb/node-bindings";
import {
  ANSWER,
  checkValues,
  keyValues,
  NULL_VALUE,
  normalizeValues,
  resolveValues,
  splitValues,
} from "@urikit/lists";
import { COMPONENT_NAMES, hostValues, OctetBuffer } from "@urikit/lists/engine";
import { standardSchemes } from "@urikit/schemes";
import { parse, UriSyntaxError } from "urikit";
import { readStrings, writeStrings, writeValidity } from "./string-vectors.js";

/** @typedef {import("@urikit/lists").ValueColumn} ValueColumn */
/** @typedef {import("@urikit/lists").ValueAnswers} ValueAnswers */
/** @typedef {import("@duckdb/node-bindings").Vector} Vector */

/**
 * @typedef {object} UriFunctionOptions
 * @property {"null" | "error"} [invalid] What the answer to an invalid value is: NULL, unless it is to end the query.
 * @property {"syntax" | "scheme"} [level] How far `uriNormalize` and `uriKey` go (RFC 3986 §6.2.2, §6.2.3): `syntax` unless given.
 */

/**
 * Adds `uriNormalize(x)`, `uriHost(x)`, `uriResolve(base, x)`, `uriKey(x)`, `uriError(x)` and `uriComponents(x)` to a connection.
 * NULL is the answer to NULL.
 *
 * @param {import("@duckdb/node-api").DuckDBConnection} connection
 * @param {UriFunctionOptions} [options]
 */
export function addUriFunctions(connection, { invalid = "null", level = "syntax" } = {}) {
  const schemes = level === "scheme" ? { schemes: standardSchemes } : {};
  const normalized = normalizeValues({ level, ...schemes });
  const hosts = hostValues();
  const targets = resolveValues();
  const keys = keyValues({ level, ...schemes });
  const refuse = invalid === "error";
  add(connection, { name: "uriNormalize", refuse, answers: ([x]) => normalized.answers(x) });
  add(connection, { name: "uriHost", refuse, answers: ([x]) => hosts.answers(x) });
  add(connection, { name: "uriKey", refuse, answers: ([x]) => keys.answers(x) });
  add(connection, { name: "uriError", answers: errors() });
  add(connection, {
    name: "uriResolve",
    refuse,
    parameters: 2,
    answers: ([bases, x = bases]) => targets.answers(bases, x),
  });
  addComponents(connection, refuse);
}

/**
 * @param {import("@duckdb/node-api").DuckDBConnection} connection
 * @param {object} options
 * @param {string} options.name
 * @param {boolean} [options.refuse]
 * @param {number} [options.parameters]
 * @param {(values: [ValueColumn, ...ValueColumn[]]) => ValueAnswers} options.answers To the values of the parameters.
 */
function add(connection, { name, refuse = false, parameters = 1, answers: answersTo }) {
  const gathered = Array.from({ length: parameters }, () => new OctetBuffer());
  register(connection, { name, parameters, type: VARCHAR }, (info, input, output) => {
    const rows = duckdb.data_chunk_get_size(input);
    const values = /** @type {[ValueColumn, ...ValueColumn[]]} */ (
      gathered.map((octets, at) => readStrings(duckdb.data_chunk_get_vector(input, at), rows, octets))
    );
    const last = /** @type {ValueColumn} */ (values.at(-1));
    const answers = answersTo(values);
    if (refuse && refuseInvalid(info, name, last, answers.kinds)) return;
    writeAnswers(output, last, answers, /** @type {OctetBuffer} */ (gathered.at(-1)));
  });
}

/**
 * @param {Vector} vector
 * @param {ValueColumn} values
 * @param {ValueAnswers} answers
 * @param {OctetBuffer} gathered The octets of the values, to which those of the answers are added.
 */
function writeAnswers(vector, values, { kinds, from, to, made }, gathered) {
  const begin = gathered.length;
  gathered.part(made.octets, 0, made.length);
  for (let row = 0; row < values.rows; row++) {
    const kind = kinds[row] ?? ANSWER.NONE;
    if (kind === ANSWER.SAME) {
      from[row] = /** @type {number} */ (values.from[row]);
      to[row] = /** @type {number} */ (values.to[row]);
    } else if (kind === ANSWER.MADE) {
      from[row] = begin + /** @type {number} */ (from[row]);
      to[row] = begin + /** @type {number} */ (to[row]);
    } else if (kind !== ANSWER.PART) from[row] = NULL_VALUE;
  }
  writeStrings(vector, values.rows, gathered.octets, { from, to });
}

/**
 * `uriComponents(x)`, a STRUCT with a member for each component: NULL, where it is undefined.
 * @param {import("@duckdb/node-api").DuckDBConnection} connection
 * @param {boolean} refuse
 */
function addComponents(connection, refuse) {
  const splitter = splitValues();
  const gathered = new OctetBuffer();
  const type = STRUCT(Object.fromEntries(COMPONENT_NAMES.map((name) => [name, VARCHAR])));
  register(connection, { name: "uriComponents", parameters: 1, type }, (info, input, output) => {
    const rows = duckdb.data_chunk_get_size(input);
    const values = readStrings(duckdb.data_chunk_get_vector(input, 0), rows, gathered);
    const { kinds, places } = splitter.components(values);
    if (refuse && refuseInvalid(info, "uriComponents", values, kinds)) return;
    for (const [at, name] of COMPONENT_NAMES.entries()) {
      const own = /** @type {import("@urikit/lists").ComponentPlaces} */ (places[name]);
      writeStrings(duckdb.struct_vector_get_child(output, at), rows, values.octets, own);
    }
    if (kinds.some((kind) => kind !== ANSWER.SAME)) writeValidity(output, rows, kinds, ANSWER.SAME);
  });
}

/**
 * @param {import("@duckdb/node-api").DuckDBConnection} connection
 * @param {{ name: string, parameters: number, type: import("@duckdb/node-api").DuckDBType }} what
 * @param {(info: import("@duckdb/node-bindings").ScalarFunctionInfo, input: import("@duckdb/node-bindings").DataChunk, output: Vector) => void} main
 */
function register(connection, { name, parameters, type }, main) {
  const added = DuckDBScalarFunction.create({
    name,
    returnType: type,
    parameterTypes: Array.from({ length: parameters }, () => VARCHAR),
    mainFunction: () => {},
  });
  // The vectors themselves; node-api would make a string of each value.
  duckdb.scalar_function_set_function(added.scalar_function, (info, input, output) => {
    try {
      main(info, input, output);
    } catch (error) {
      duckdb.scalar_function_set_error(info, `${name}: ${error instanceof Error ? error.message : error}`);
    }
  });
  connection.registerScalarFunction(added);
}

/**
 * Ends the query if a value is invalid. Returns whether it does.
 * @param {import("@duckdb/node-bindings").ScalarFunctionInfo} info
 * @param {string} name
 * @param {ValueColumn} values
 * @param {Uint8Array} kinds
 */
function refuseInvalid(info, name, values, kinds) {
  const row = kinds.findIndex((kind) => kind >= ANSWER.INVALID);
  if (row < 0) return false;
  duckdb.scalar_function_set_error(info, `${name}: ${errorText(values, row)}`);
  return true;
}

const UTF8 = new TextDecoder();

/**
 * @param {ValueColumn} values
 * @param {number} row
 */
function textOf({ octets, from, to }, row) {
  return UTF8.decode(octets.subarray(from[row], to[row]));
}

/** `CODE:COLUMN: MESSAGE` of what is invalid, as `uri serve --udf error` gives it. */
function errors() {
  const checked = checkValues();
  return (/** @type {[ValueColumn, ...ValueColumn[]]} */ [values]) => {
    const answers = checked.answers(values);
    for (let row = 0; row < values.rows; row++)
      if ((answers.kinds[row] ?? 0) >= ANSWER.INVALID) answers.isText(row, errorText(values, row));
      else answers.kinds[row] = ANSWER.NONE;
    return answers;
  };
}

/**
 * @param {ValueColumn} values
 * @param {number} row
 */
function errorText(values, row) {
  const size = (values.to[row] ?? 0) - (values.from[row] ?? 0);
  if (size > LONGEST)
    return `value-too-long:${LONGEST + 1}: the value is longer than 16 MiB; it was not read`;
  try {
    parse(textOf(values, row));
  } catch (error) {
    if (error instanceof UriSyntaxError) return `${error.code}:${error.index + 1}: ${error.reason}`;
    throw error;
  }
  return "the base is not a URI";
}

/** The longest value that is read. */
const LONGEST = 16 * 1024 * 1024;
