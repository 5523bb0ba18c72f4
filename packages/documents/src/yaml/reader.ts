/** YAML: the references in the scalars of its documents, each with its JSON Pointer (RFC 6901). It means what JSON with the same values means. */

import type { TextPosition } from "urikit/context";
import { statement } from "urikit/words";
import type { DocumentReader } from "../document-reader.ts";
import { JsonBases } from "../json/bases.ts";
import type { JsonOptions } from "../json/reader.ts";
import { ValueReading } from "../json/value-reading.ts";
import { placeAfter } from "../located-text.ts";
import { warning } from "../sink.ts";
import { WholeText } from "../whole-text.ts";
import { scalarIndices } from "./scalar-indices.ts";
import { readYaml, type YamlScalar } from "./scalars.ts";

const START: TextPosition = { offset: 0, line: 1, column: 1 };

/** Its parser takes some sixty octets for each character. */
const LONGEST = 0x400000;

/** Finds the references in YAML, which is read when it is over. */
export function yamlReader(options: JsonOptions): DocumentReader {
  return new WholeText((text) => read(text, options), options.sink, LONGEST);
}

function read(text: string, options: JsonOptions): void {
  const scalars: YamlScalar[] = [];
  const fault = readYaml(text, (one) => scalars.push({ ...one, path: [...one.path] }));
  const values = scalars.filter(({ isName }) => !isName);
  const bases = new JsonBases(values, { outer: options.base, sink: options.sink, isManifest: false });
  const reading = new ValueReading(text, START, bases, options);
  for (const one of scalars) reading.add({ ...one, indexOf: scalarIndices(one) });
  if (fault === undefined) return;
  const where = placeAfter(START, text.slice(0, fault.index));
  options.sink.warn(warning("malformed", statement("yaml-malformed"), { where }));
}
