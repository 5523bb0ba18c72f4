import { describe, expect, it } from "vitest";
import { requireString } from "./require-string.ts";

describe("requireString", () => {
  it("lets text pass, the empty one too", () => {
    expect(() => requireString("")).not.toThrow();
  });

  it.each([
    [undefined, "undefined"],
    [null, "null"],
    [1, "number"],
    [1n, "bigint"],
    [true, "boolean"],
    [Symbol("a"), "symbol"],
    [{}, "object"],
    [[], "object"],
    [() => "", "function"],
  ])("names the type of anything else", (value, name) => {
    expect(() => requireString(value, "the path")).toThrow(
      new TypeError(`the path must be a string, not ${name}`),
    );
  });
});
