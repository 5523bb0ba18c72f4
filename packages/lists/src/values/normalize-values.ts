/** RFC 3986 §6.2.2, §6.2.3: the normal forms of values. */

import { type NormalizeOptions, normalize } from "urikit";
import { NORMALIZE_OPTIONS, requireOptions } from "urikit/foundation";
import { Engine } from "../engine.ts";
import { normalization } from "../works/normalize.ts";
import type { ValueWork } from "./check-values.ts";
import { rewrittenValues } from "./rewritten-values.ts";

/**
 * Gives values in their normal form. A value that is normal already is answered by itself.
 *
 * @throws {TypeError} If an option has a value that does not exist.
 *
 * @example
 * ```ts
 * import { normalizeValues } from "@urikit/lists";
 *
 * const octets = new TextEncoder().encode("HTTP://A/b c");
 * const values = { octets, rows: 3, from: Uint32Array.of(0, 9, 9), to: Uint32Array.of(8, 10, 12) };
 * const { kinds, from, to, made } = normalizeValues().answers(values);
 * [...kinds]; // => [2, 0, 4]
 * new TextDecoder().decode(made.octets.subarray(from[0], to[0])); // => "http://a"
 * ```
 */
export function normalizeValues(options: NormalizeOptions = {}): ValueWork {
  options = requireOptions(options, NORMALIZE_OPTIONS);
  const engine = new Engine();
  return rewrittenValues({
    engine,
    rewriting: normalization(engine, options),
    answer: (text) => normalize(text, options),
  });
}
