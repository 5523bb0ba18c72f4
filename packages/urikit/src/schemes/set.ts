/**
 * RFC 3986 §3.1: schemes by name. A set of schemes is a value: there is no global registry to change.
 */

import { parse, type UriReference } from "../reference.ts";
import type { AnyScheme } from "./parts/define-scheme.ts";

/** Schemes by their lower-case names: for {@link schemeOf}, and for `schemes` in the options of `normalize`. */
export type SchemeSet = ReadonlyMap<string, AnyScheme>;

/**
 * A set of schemes. Where two have one name, the later one holds.
 *
 * @example
 * ```ts
 * import { normalize } from "urikit";
 * import { ftp, schemeSet } from "urikit/schemes";
 *
 * const schemes = schemeSet(ftp);
 * normalize("ftp://example.org:21/a;type=I", { level: "scheme", schemes }); // => "ftp://example.org/a;type=i"
 * ```
 */
export function schemeSet(...schemes: readonly AnyScheme[]): SchemeSet {
  return new FixedMap(schemes.map((scheme) => [scheme.name, scheme]));
}

/** A map that nobody changes, at run time either. */
class FixedMap<Key, Value> implements ReadonlyMap<Key, Value> {
  readonly #map: ReadonlyMap<Key, Value>;

  constructor(entries: Iterable<readonly [Key, Value]>) {
    this.#map = new Map(entries);
    Object.freeze(this);
  }

  get size(): number {
    return this.#map.size;
  }

  get(key: Key): Value | undefined {
    return this.#map.get(key);
  }

  has(key: Key): boolean {
    return this.#map.has(key);
  }

  keys(): MapIterator<Key> {
    return this.#map.keys();
  }

  values(): MapIterator<Value> {
    return this.#map.values();
  }

  entries(): MapIterator<[Key, Value]> {
    return this.#map.entries();
  }

  [Symbol.iterator](): MapIterator<[Key, Value]> {
    return this.#map.entries();
  }

  forEach(callback: (value: Value, key: Key, map: ReadonlyMap<Key, Value>) => void, self?: unknown): void {
    for (const [key, value] of this.#map) callback.call(self, value, key, this);
  }
}

/**
 * The scheme of a reference, if the set holds it; undefined too for a relative reference.
 *
 * @throws {UriSyntaxError} If the text is no URI reference.
 *
 * @example
 * ```ts
 * import { schemeOf, standardSchemes } from "urikit/schemes";
 *
 * schemeOf("MAILTO:a@example.org", standardSchemes)?.specification; // => "RFC 6068"
 * schemeOf("x-own:a", standardSchemes); // => undefined
 * ```
 */
export function schemeOf(reference: string | UriReference, schemes: SchemeSet): AnyScheme | undefined {
  const { scheme } = typeof reference === "string" ? parse(reference) : reference;
  return scheme === undefined ? undefined : schemes.get(scheme.toLowerCase());
}
