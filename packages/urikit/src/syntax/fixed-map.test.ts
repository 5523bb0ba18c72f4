import { describe, expect, it } from "vitest";
import { HTTP_SCHEMES } from "../scheme-rules.ts";
import { FixedMap } from "./fixed-map.ts";

describe("a set that a whole program shares", () => {
  const entries = [
    ["a", 1],
    ["b", 2],
  ] as const;
  const fixed = new FixedMap<string, number>(entries);

  it("is read as a map is", () => {
    const map = new Map<string, number>(entries);
    expect(fixed.size).toBe(2);
    expect(["a", "c"].map((key) => [fixed.get(key), fixed.has(key)])).toEqual([
      [1, true],
      [undefined, false],
    ]);
    for (const list of ["keys", "values", "entries"] as const)
      expect([...fixed[list]()]).toEqual([...map[list]()]);
    expect([...fixed]).toEqual([...map]);
    expect(new Map(fixed)).toEqual(map);
    const seen: unknown[] = [];
    fixed.forEach(function (this: unknown, value, key, of) {
      seen.push([key, value, of, this]);
    }, seen);
    expect(seen).toEqual([
      ["a", 1, fixed, seen],
      ["b", 2, fixed, seen],
    ]);
  });

  it.each(["set", "delete", "clear"] as const)("is not changed by %s, nor by that of Map", (name) => {
    expect(() => fixed[name]("a", 3)).toThrow(/this set cannot be changed/);
    const { [name]: ofMap } = Map.prototype;
    expect(() => Reflect.apply(ofMap, fixed, ["a", 3])).toThrow(TypeError);
    expect(() => Object.assign(fixed, { [name]: () => 0, get: () => 0 })).toThrow(TypeError);
    expect([...fixed]).toEqual([...entries]);
  });

  it("the schemes of the Web are one, and keep their ports (§6.2.3)", () => {
    const changeable = HTTP_SCHEMES as unknown as Map<string, object>;
    expect(() => changeable.set("http", { defaultPort: 8080 })).toThrow(TypeError);
    expect(HTTP_SCHEMES.get("http")?.defaultPort).toBe(80);
  });
});
