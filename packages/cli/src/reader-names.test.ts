import { describe, expect, it } from "vitest";
import { PROGRAM_NAMES, programNamed, programsNamed } from "./reader-names.ts";

const SOME = [
  { id: "curl", version: "libcurl 7.88.1" },
  { id: "urllib3@1.26", version: "urllib3 1.26.12" },
  { id: "urllib3@2.10", version: "urllib3 2.10.0" },
  { id: "urllib3@2.9", version: "urllib3 2.9.1" },
  { id: "requests", version: "requests 2.28.1, urllib3 1.26.12" },
];

describe("programNamed", () => {
  it.each([
    ["curl", "curl"],
    ["curl@7.88", "curl"],
    ["curl@7", "curl"],
    ["curl@7.88.1", "curl"],
    ["urllib3@1.26", "urllib3@1.26"],
    ["urllib3@1.26.12", "urllib3@1.26"],
    ["urllib3@2", "urllib3@2.10"],
    ["urllib3", "urllib3@2.10"],
    ["requests@2.28", "requests"],
  ])("%s is %s", (text, id) => {
    expect(programNamed(text, SOME)).toBe(id);
  });

  it.each([
    ["curl@8", "reader-version"],
    ["curl@7.8", "reader-version"],
    ["urllib3@1.2", "reader-version"],
    ["crul", "reader-like"],
    ["xyzzy", "reader-unknown"],
    ["", "reader-unknown"],
  ])("%j is refused: %s", (text, id) => {
    expect(() => programNamed(text, SOME)).toThrow(
      expect.objectContaining({ problem: expect.objectContaining({ id }) }),
    );
  });
});

describe("programsNamed", () => {
  it("takes a list, each once", () => {
    expect(programsNamed("curl, node,curl")).toEqual(["curl", "node"]);
  });

  it("knows all programs", () => {
    expect(programsNamed(PROGRAM_NAMES.join(","))).toEqual(PROGRAM_NAMES);
  });
});
