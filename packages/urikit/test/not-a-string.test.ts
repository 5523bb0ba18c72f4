// A value that is not a string is a TypeError in every function that takes text, whatever types the caller has.
import { describe, expect, test } from "vitest";
import { answerers, takers } from "./laws/any-string.ts";

/** These answer `false`, since the question is what a value is. */
const isPredicate = (name: string) => /^is[A-Z]/.test(name);

describe("a value that is not a string", () => {
  const others: readonly unknown[] = [undefined, null, 0, 1n, true, Symbol("a"), {}, [], ["a"], () => "a"];

  test.each(
    Object.entries({ ...takers, ...answerers }).filter(
      ([name]) => !name.startsWith("uri,") && (name in takers || !isPredicate(name)),
    ),
  )("is a TypeError: %s", (name, take) => {
    const mayBeUndefined =
      name.startsWith("compose") || name.startsWith("with") || name === "compare, a base";
    for (const other of others) {
      if (other === undefined && mayBeUndefined) continue;
      if (typeof other === "number" && name === "compose, a port") continue; // §3.2.3: a port may be a number
      // as string: what a caller without types might hand over
      expect.soft(() => take(other as string), String(other)).toThrow(TypeError);
    }
  });
});
