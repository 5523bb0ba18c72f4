/**
 * A set that a whole program shares, such as that of the schemes of the Web, is a value: nobody changes it. The platform's
 * `Map` cannot be that, because `Map.prototype.set` changes even a frozen one.
 */

/** A map that holds what it was made of, for ever. */
export class FixedMap<Key, Value> implements ReadonlyMap<Key, Value> {
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

  // The types are those of the platform's map, whatever TypeScript calls them: `MapIterator` is there from 5.6 on.
  keys(): ReturnType<ReadonlyMap<Key, Value>["keys"]> {
    return this.#map.keys();
  }

  values(): ReturnType<ReadonlyMap<Key, Value>["values"]> {
    return this.#map.values();
  }

  entries(): ReturnType<ReadonlyMap<Key, Value>["entries"]> {
    return this.#map.entries();
  }

  [Symbol.iterator](): ReturnType<ReadonlyMap<Key, Value>["entries"]> {
    return this.#map.entries();
  }

  forEach(call: (value: Value, key: Key, map: ReadonlyMap<Key, Value>) => void, self?: unknown): void {
    for (const [key, value] of this.#map) call.call(self, value, key, this);
  }

  /** @throws {TypeError} Always: a program that needs another set makes one. */
  set(..._: readonly unknown[]): never {
    throw new TypeError("this set cannot be changed: make another from its entries");
  }

  /** @throws {TypeError} Always. */
  delete(..._: readonly unknown[]): never {
    return this.set();
  }

  /** @throws {TypeError} Always. */
  clear(): never {
    return this.set();
  }
}
