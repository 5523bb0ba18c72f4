/** RFC 3986 §5.2: a list with the target of each line against one base. */

import { type Base, parse, prepareBase, type ReferenceLike, type ResolveOptions } from "urikit";
import { Engine, PLAIN } from "../engine.ts";
import type { ListReader, ListReaderOptions } from "../list-reader.ts";
import { ListWindow } from "../list-window.ts";
import type { InvalidPlace } from "./invalid-place.ts";
import { RewritingWork } from "./rewriting.ts";

/** How a list is resolved; the options of `resolve` mean what they mean there. */
export interface ResolveLinesOptions extends ResolveOptions, InvalidPlace, ListReaderOptions {}

/**
 * A reader that gives the octets of a list with the target of each line in its place. Every line ends with LF.
 *
 * @param base - What lines are resolved against (§5.1).
 * @throws {UriSyntaxError} If the base is not a URI (§5.1).
 * @throws {TypeError} If an option has a value that does not exist.
 *
 * @example
 * ```ts
 * import { resolveLines } from "@urikit/lists";
 *
 * const list = resolveLines("http://example.org/a/b");
 * let text = "";
 * for (const octets of list.write(new TextEncoder().encode("c\n../d?e\n//f\n"))) text += new TextDecoder().decode(octets);
 * text; // => "http://example.org/a/c\nhttp://example.org/d?e\nhttp://f\n"
 * ```
 */
export function resolveLines(base: ReferenceLike, options: ResolveLinesOptions = {}): ListReader<Uint8Array> {
  const prepared = prepareBase(base, options);
  prepared.resolve("", options); // refuses options that do not exist
  const engine = new Engine(options);
  // Not strict, a URI may be read as if it were relative: JavaScript does that.
  const byText = options.strict === false;
  engine.setPlain(byText ? PLAIN.noRelative | PLAIN.noUri : PLAIN.noRelative);
  if (!byText) putBase(engine, prepared);
  const resolution = {
    findings: () => engine.code.resolve(byText),
    rewrite: (line: string) => prepared.resolve(line, options),
  };
  return new ListWindow(engine, new RewritingWork(engine, resolution, options), options);
}

/** Puts a base into the memory of an engine, with its directory after it; not one without an authority, or a very long one. */
function putBase({ code, octets }: Engine, base: Base): void {
  const { text, scheme, authority, schemeEnd, pathFrom, pathTo, queryTo } = parse(base.text);
  if (scheme === undefined || authority === undefined) return;
  const both = new TextEncoder().encode(text + base.resolve("./"));
  if (both.length > code.BASE_END.value - code.BASE.value) return;
  octets.set(both, code.BASE.value);
  code.setBase(schemeEnd + 1, pathFrom, pathTo, queryTo, both.length);
}
