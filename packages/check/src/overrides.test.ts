import { describe, expect, it } from "vitest";
import { ManifestError, overridesFor, placeOf, withOverrides, withoutOverrides } from "./overrides.ts";

const overrides = overridesFor([
  { name: "fast-uri", replacement: "@urikit/fast-uri" },
  { name: "fast-uri", replacement: "@urikit/fast-uri" },
  { name: "uri-js", replacement: "@urikit/uri-js" },
  { name: "urijs" },
]);
const LINES = { "fast-uri": "npm:@urikit/fast-uri@0.1.0", "uri-js": "npm:@urikit/uri-js@0.1.0" };

it.each([
  ["package-lock.json", { overrides: LINES }],
  [undefined, { overrides: LINES }],
  ["yarn.lock", { resolutions: LINES }],
  ["pnpm-lock.yaml", { pnpm: { overrides: LINES } }],
])("%s: the overrides where its package manager looks for them", (lockfile, added) => {
  const { text } = withOverrides('{ "name": "demo" }', placeOf(lockfile), overrides);
  expect(JSON.parse(text)).toEqual({ name: "demo", ...added });
});

describe("what was written is taken back to the octet", () => {
  it.each([
    ["two spaces", '{\n  "name": "demo",\n  "files": ["a", "b"]\n}\n'],
    ["four spaces, no final newline", '{\n    "name": "demo"\n}'],
    ["tabs", '{\n\t"name": "demo",\n\t"scripts": {\n\t\t"test": "x"\n\t}\n}\n'],
    ["CRLF", '{\r\n  "name": "demo"\r\n}\r\n'],
    ["one line", '{"name":"demo"}'],
    [
      "other overrides",
      '{\n  "overrides": {\n    "a": "1"\n  },\n  "pnpm": {\n    "x": 1\n  },\n  "z": 1\n}\n',
    ],
  ])("%s", (_, before) => {
    for (const lockfile of ["package-lock.json", "yarn.lock", "pnpm-lock.yaml"]) {
      const place = placeOf(lockfile);
      const { text } = withOverrides(before, place, overrides);
      expect(text).not.toBe(before);
      expect(text.endsWith("\n")).toBe(before.endsWith("\n"));
      expect(withoutOverrides(text, place, overrides).text).toBe(before);
    }
  });
});

it("keeps the indentation", () => {
  const { text } = withOverrides('{\n\t"name": "demo"\n}\n', ["overrides"], overrides.slice(0, 1));
  expect(text).toBe(
    '{\n\t"name": "demo",\n\t"overrides": {\n\t\t"fast-uri": "npm:@urikit/fast-uri@0.1.0"\n\t}\n}\n',
  );
});

it("what somebody else wrote stays, and what npm would refuse is not written", () => {
  const before = JSON.stringify({ dependencies: { "uri-js": "^4" }, overrides: { "fast-uri": "3.1.9" } });
  const { text, changes } = withOverrides(before, ["overrides"], overrides);
  expect(text).toBe(before);
  expect(changes.map(({ done }) => done)).toEqual(["another is there", "a dependency"]);
  expect(withoutOverrides(before, ["overrides"], overrides)).toEqual({ text: before, changes: [] });
});

it("a package.json that is none", () => {
  for (const text of ["{", "[]", ""])
    expect(() => withOverrides(text, ["overrides"], overrides)).toThrow(ManifestError);
});
