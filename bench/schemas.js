// @ts-check
// Ajv 8 with its own resolver, with urikit's and with the replacement of fast-uri: compiling a schema with a thousand
// `$ref`s, and what the resolvers alone take for them. In one process, by turns.

import { uriResolver } from "@urikit/drop-ins/ajv";
import fastUri from "@urikit/fast-uri";
import { Ajv } from "ajv";
import { median } from "./median.js";

const REFS = 1000;

/**
 * @typedef {object} SchemaResult
 * @property {string} resolver
 * @property {number} milliseconds  to compile the schema, the median
 * @property {number} nanoseconds  to resolve one of its `$ref`s, the median
 */

/** The type that Ajv demands of a resolver. @typedef {NonNullable<import("ajv").Options["uriResolver"]>} Resolver */

/**
 * @param {number} rounds
 * @returns {SchemaResult[]}
 */
export function schemas(rounds) {
  const own = /** @type {Resolver} */ (new Ajv().opts.uriResolver);
  const runs = [
    { resolver: "Ajv's own, fast-uri 3.1.9", uriResolver: own },
    { resolver: "`@urikit/drop-ins/ajv`", uriResolver },
    { resolver: "`@urikit/fast-uri`", uriResolver: fastUri },
  ].map((each) => ({
    ...each,
    compiling: /** @type {number[]} */ ([]),
    resolving: /** @type {number[]} */ ([]),
  }));
  for (let round = -2; round < rounds; round++) {
    for (let turn = 0; turn < runs.length; turn++) {
      const run = runs[(turn + round + 2) % runs.length];
      if (run === undefined) continue;
      const compiling = compile(run.uriResolver);
      const resolving = resolveAll(run.uriResolver);
      if (round < 0) continue; // it warms up
      run.compiling.push(compiling);
      run.resolving.push(resolving);
    }
  }
  return runs.map(({ resolver, compiling, resolving }) => ({
    resolver,
    milliseconds: median(compiling),
    nanoseconds: median(resolving),
  }));
}

const ID = "http://example.org/schemas/root.json";

/** The `$ref`s: to a definition by its pointer, and by its `$id`, absolute and relative. */
const refs = Array.from({ length: REFS }, (_, index) => {
  const forms = [
    `#/definitions/d${index}`,
    `parts/${index}.json`,
    `http://example.org/schemas/parts/${index}.json`,
  ];
  return forms[index % forms.length] ?? "";
});

/** @param {Resolver} resolver */
function compile(resolver) {
  const definitions = refs.map((_, index) => [
    `d${index}`,
    { $id: `parts/${index}.json`, type: "integer", minimum: index },
  ]);
  const properties = refs.map(($ref, index) => [`p${index}`, { $ref }]);
  const schema = {
    $id: ID,
    definitions: Object.fromEntries(definitions),
    properties: Object.fromEntries(properties),
  };
  const from = performance.now();
  const validate = new Ajv({ uriResolver: resolver }).compile(schema);
  const time = performance.now() - from;
  if (!validate({ p1: 1 }) || validate({ p1: 0 })) throw new Error("the schema does not say what it must");
  return time;
}

const TIMES = 20;

/** @param {Resolver} resolver */
function resolveAll({ resolve }) {
  const from = performance.now();
  let length = 0;
  for (let time = 0; time < TIMES; time++)
    for (const reference of refs) length += resolve(ID, reference).length;
  const time = performance.now() - from;
  if (length === 0) throw new Error("nothing was resolved");
  return (time * 1e6) / (TIMES * REFS);
}
