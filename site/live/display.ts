/** A value as text, in the manner of the notes of the examples: what it is, in one line, and no more of it than is read. */

/** More of a value is not shown. */
const LONGEST = 600;
const DEEPEST = 6;
const MOST_ENTRIES = 100;

/** The value, as JavaScript would write it where it can. */
export function display(value: unknown): string {
  const text = new Display().of(value, 0);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

class Display {
  /** How many characters there may be yet. */
  #left = 2 * LONGEST;
  readonly #open = new Set<object>();

  of(value: unknown, depth: number): string {
    if (this.#left < 0) return "…";
    const text = this.#written(value, depth);
    this.#left -= text.length;
    return text;
  }

  #written(value: unknown, depth: number): string {
    switch (typeof value) {
      case "string":
        return JSON.stringify(value.length > LONGEST ? value.slice(0, LONGEST) : value);
      case "number":
        return Object.is(value, -0) ? "-0" : String(value);
      case "bigint":
        return `${value}n`;
      case "function":
        return "[function]";
      case "object":
        return value === null ? "null" : this.#object(value, depth);
      default:
        return String(value);
    }
  }

  #object(value: object, depth: number): string {
    if (this.#open.has(value)) return "[circular]";
    if (depth >= DEEPEST) return "…";
    this.#open.add(value);
    const text = this.#contents(value, depth + 1);
    this.#open.delete(value);
    return text;
  }

  #contents(value: object, depth: number): string {
    if (value instanceof Error) return `${value.name}: ${value.message}`;
    if (value instanceof RegExp || value instanceof URL) return String(value);
    if (value instanceof Date) return Number.isNaN(value.getTime()) ? "Invalid Date" : value.toISOString();
    if (value instanceof Promise) return "Promise";
    if (Array.isArray(value)) return `[${this.#list(value, depth)}]`;
    if (ArrayBuffer.isView(value) && Symbol.iterator in value)
      return `${Object.prototype.toString.call(value).slice(8, -1)} [${this.#list(value as unknown as Iterable<unknown>, depth)}]`;
    if (value instanceof Set) return `Set {${this.#list(value, depth)}}`;
    if (value instanceof Map) return `Map {${this.#list(value, depth)}}`;
    return this.#properties(value, depth);
  }

  #list(values: Iterable<unknown>, depth: number): string {
    const shown: string[] = [];
    for (const value of values) {
      if (shown.length >= MOST_ENTRIES || this.#left < 0) return [...shown, "…"].join(", ");
      shown.push(this.of(value, depth));
    }
    return shown.join(", ");
  }

  #properties(value: object, depth: number): string {
    const entries: string[] = [];
    for (const name of Object.keys(value)) {
      if (entries.length >= MOST_ENTRIES || this.#left < 0) {
        entries.push("…");
        break;
      }
      const key = /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name) ? name : JSON.stringify(name);
      entries.push(`${key}: ${this.of((value as Readonly<Record<string, unknown>>)[name], depth)}`);
    }
    return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
  }
}
