/** RFC 3986 §6.2.2, §6.2.3: a list with each line in its normal form. */

import { type NormalizeOptions, normalize } from "urikit";
import { NORMALIZE_OPTIONS, pickOptions, requireOptions } from "urikit/foundation";
import { Engine } from "../engine.ts";
import type { ListReader, ListReaderOptions } from "../list-reader.ts";
import { LIST_READER_OPTIONS } from "../list-reader.ts";
import { ListWindow } from "../list-window.ts";
import { codeRungOf, PLAIN_ON } from "../rung.ts";
import type { InvalidPlace } from "./invalid-place.ts";
import { INVALID_PLACE_OPTIONS } from "./invalid-place.ts";
import { type Rewriting, RewritingWork } from "./rewriting.ts";

/** How a list is normalized; the options of `normalize` mean what they mean there. */
export interface NormalizeLinesOptions extends NormalizeOptions, InvalidPlace, ListReaderOptions {}

/**
 * A reader that gives the octets of a list with each line in its normal form. Every line ends with LF.
 *
 * Lines that are normal already are given from where they were read; a short run of them between lines that change is
 * given with those.
 *
 * @throws {TypeError} If an option has a value that does not exist.
 *
 * @example
 * ```ts
 * import { normalizeLines } from "@urikit/lists";
 *
 * const list = normalizeLines({ level: "scheme" });
 * const chunk = new TextEncoder().encode("http://example.org/a\nHTTP://example.org:80\na b\n");
 * const decoder = new TextDecoder();
 * let text = "";
 * for (const octets of list.write(chunk)) text += decoder.decode(octets);
 * for (const octets of list.end()) text += decoder.decode(octets);
 * text; // => "http://example.org/a\nhttp://example.org/\n\n"
 * ```
 */
export function normalizeLines(options: NormalizeLinesOptions = {}): ListReader<Uint8Array> {
  options = requireOptions(options, {
    ...NORMALIZE_OPTIONS,
    ...LIST_READER_OPTIONS,
    ...INVALID_PLACE_OPTIONS,
  });
  const engine = new Engine(options);
  return new ListWindow(engine, new RewritingWork(engine, normalization(engine, options), options), options);
}

/** Has an engine normalize lines. */
export function normalization(engine: Engine, options: NormalizeOptions): Rewriting {
  const normalizing = pickOptions(options, NORMALIZE_OPTIONS);
  normalize("", normalizing); // refuses values that do not exist
  const rung = codeRungOf(options);
  engine.setPlain(PLAIN_ON[rung]);
  return {
    findings: () => engine.code.normalize(rung),
    rewrite: (line) => normalize(line, normalizing),
  };
}
