/** RFC 3986 §5.2: a list with the target of each line against one base. */

import { type Base, prepareBase, type ReferenceLike, type ResolveOptions } from "urikit";
import { requireOptions } from "urikit/foundation";
import { Engine, PLAIN, SLACK } from "../engine.ts";
import type { ListReader, ListReaderOptions } from "../list-reader.ts";
import { LIST_READER_OPTIONS } from "../list-reader.ts";
import { ListWindow } from "../list-window.ts";
import type { InvalidPlace } from "./invalid-place.ts";
import { INVALID_PLACE_OPTIONS } from "./invalid-place.ts";
import { type Rewriting, RewritingWork } from "./rewriting.ts";

/** How a list is resolved; the options of `resolve` mean what they mean there. */
export interface ResolveLinesOptions extends ResolveOptions, InvalidPlace, ListReaderOptions {}

/**
 * A reader that gives the octets of a list with the target of each line in its place. Every line ends with LF.
 *
 * @param base - The base of all lines (§5.1).
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
  options = requireOptions(options, {
    ...LIST_READER_OPTIONS,
    ...INVALID_PLACE_OPTIONS,
    strict: true,
    relativeBase: true,
  });
  const engine = new Engine(options);
  return new ListWindow(
    engine,
    new RewritingWork(engine, resolution(engine, base, options), options),
    options,
  );
}

/** Has an engine resolve lines against one base. */
export function resolution(engine: Engine, base: ReferenceLike, options: ResolveOptions): Rewriting {
  const { strict, relativeBase } = options;
  const prepared = prepareBase(base, { relativeBase });
  prepared.resolve("", { strict }); // refuses values that do not exist
  // Not strict, a URI may be read as if it were relative: JavaScript does that.
  const byText = strict === false;
  engine.setPlain(byText ? PLAIN.noRelative | PLAIN.noUri : PLAIN.noRelative);
  if (!byText) putBase(engine, prepared);
  return {
    findings: () => engine.code.resolve(byText),
    rewrite: (line) => prepared.resolve(line, { strict }),
  };
}

/** Puts a base into the memory of an engine, with room for its directory after it; not a very long one. */
function putBase({ code, octets }: Engine, base: Base): void {
  const text = new TextEncoder().encode(base.text);
  const at = code.BASE.value;
  if (2 * text.length + SLACK > code.BASE_END.value - at) return;
  octets.set(text, at);
  code.setBase(at + text.length);
}

/** Has an engine resolve lines against bases that it gets before it reads them. */
export function resolutionOfEach(engine: Engine, rewrite: Rewriting["rewrite"]): Rewriting {
  engine.setPlain(PLAIN.noRelative);
  return { findings: () => engine.code.resolve(false), rewrite };
}
