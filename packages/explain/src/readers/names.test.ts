import { READERS } from "@urikit/standards";
import { describe, expect, it } from "vitest";
import { namesOf, ownName } from "./names.ts";

describe("namesOf", () => {
  it.each(READERS)("names %s", (reader) => expect(namesOf([reader])).toEqual([ownName(reader)]));

  it("names a family where all of it is there, and at the end those of none", () => {
    const names = namesOf(READERS);
    expect(names.slice(0, 2)).toEqual(["browsers", "curl 7.88"]);
    expect(names.slice(-1)).toEqual(["uriparser"]);
    expect(new Set(names).size).toBe(names.length);
  });
});
