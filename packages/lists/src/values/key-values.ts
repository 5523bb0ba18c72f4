/** RFC 3986 §6: the keys of values, by which equivalent references are joined. */

import { isUriReference } from "urikit";
import { keyLines, keyOf } from "../works/key.ts";
import { KEY_LENGTH, type KeyOptions } from "../works/keys.ts";
import type { ValueWork } from "./check-values.ts";
import { byLines } from "./line-values.ts";

/**
 * Gives the keys of values: 32 lower-case hexadecimal digits for each, as `keyLines` has them.
 *
 * @throws {TypeError} If an option has a value that does not exist.
 *
 * @example
 * ```ts
 * import { keyOf, keyValues } from "@urikit/lists";
 *
 * const octets = new TextEncoder().encode("HTTP://A");
 * const values = { octets, rows: 1, from: Uint32Array.of(0), to: Uint32Array.of(8) };
 * const { from, to, made } = keyValues().answers(values);
 * new TextDecoder().decode(made.octets.subarray(from[0], to[0])) === keyOf("http://a"); // => true
 * ```
 */
export function keyValues(options: KeyOptions = {}): ValueWork {
  return byLines({
    reader: (onInvalid) => keyLines({ ...options, onInvalid, fromStart: false }),
    answer: (text) => keyOf(text, options),
    isValid: isUriReference,
    width: 2 * KEY_LENGTH,
  });
}
