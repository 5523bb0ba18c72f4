/** RFC 3986 §3: a list with the components of each line as a line of JSON. */

import { parse } from "urikit";
import { requireOptions } from "urikit/foundation";
import { Engine } from "../engine.ts";
import type { ListReader, ListReaderOptions } from "../list-reader.ts";
import { LIST_READER_OPTIONS } from "../list-reader.ts";
import { ListWindow } from "../list-window.ts";
import type { InvalidPlace } from "./invalid-place.ts";
import { INVALID_PLACE_OPTIONS } from "./invalid-place.ts";
import { RewritingWork } from "./rewriting.ts";

/** How the components are given. */
export interface JsonLinesOptions extends InvalidPlace, ListReaderOptions {}

/**
 * A reader that gives an object of JSON for each line, with the members that are defined of `reference`, `valid`, `kind`,
 * `form`, `scheme`, `authority`, `userinfo`, `host`, `hostKind`, `port`, `path`, `query` and `fragment`.
 *
 * @throws {TypeError} If an option has a value that does not exist.
 *
 * @example
 * ```ts
 * import { jsonLines } from "@urikit/lists";
 *
 * const list = jsonLines();
 * const [octets] = list.write(new TextEncoder().encode("../c?d\n"));
 * JSON.parse(new TextDecoder().decode(octets)).query; // => "d"
 * ```
 */
export function jsonLines(options: JsonLinesOptions = {}): ListReader<Uint8Array> {
  options = requireOptions(options, { ...LIST_READER_OPTIONS, ...INVALID_PLACE_OPTIONS });
  const engine = new Engine(options);
  engine.setPlain(0);
  const writing = { findings: () => engine.code.json(), rewrite: jsonOf };
  return new ListWindow(engine, new RewritingWork(engine, writing, options), options);
}

/** The JSON of a line that is too long to be written by the code. Put together, it is copied only once. */
function jsonOf(line: string): string {
  const { kind, form, scheme, authority, userinfo, host, hostKind, port, path, query, fragment } =
    parse(line);
  const components = { scheme, authority, userinfo, host, hostKind, port, path, query, fragment };
  let json = `{"reference":"${line}","valid":true`;
  for (const [name, member] of Object.entries({ kind, form, ...components }))
    if (member !== undefined) json += `,"${name}":"${member}"`;
  return `${json}}`;
}
