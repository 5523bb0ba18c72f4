import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { callsIn, countCalls, librariesIn, takeAway } from "./replacements.ts";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "urikit-ecosystem-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** A package in the folder; its place. */
function given(path: string, main = "module.exports = {};"): string {
  const place = join(folder, path);
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, "package.json"), JSON.stringify({ version: "1.2.3", main: "main.cjs" }));
  writeFileSync(join(place, "main.cjs"), main);
  return place;
}

/** What `require` gives of a package, as it is now. */
function required(place: string): unknown {
  const require = createRequire(join(folder, "x.js"));
  for (const file of Object.keys(require.cache)) if (file.startsWith(place)) delete require.cache[file];
  return require(place);
}

describe("librariesIn", () => {
  it("finds every copy, and only in node_modules", () => {
    given("node_modules/fast-uri");
    given("node_modules/other/node_modules/fast-uri");
    given("packages/one/node_modules/uri-js");
    given("fast-uri");
    const found = librariesIn(folder).map(({ library, version }) => `${library} ${version}`);
    expect(found).toEqual(["fast-uri 1.2.3", "fast-uri 1.2.3", "uri-js 1.2.3"]);
  });
});

describe("the counter", () => {
  const LIBRARY = `
    const api = { name: "x", parse: (text) => text.length, equal: (a, b) => api.parse(a) === api.parse(b) };
    api.default = api;
    module.exports = api;`;

  it("notes what is called from outside, and changes no answer", () => {
    const place = given("node_modules/fast-uri", LIBRARY);
    const calls = join(folder, "calls");
    countCalls(place, calls);
    const library = required(place) as Record<string, (...args: string[]) => unknown>;
    expect(library.parse?.("abc")).toBe(3);
    expect(library.equal?.("ab", "ba")).toBe(true);
    expect(library.default).toBe(library);
    expect(library.name).toBe("x");
    expect(library.parse).toBe(library.parse);
    expect(callsIn(calls)).toEqual({ load: 1, parse: 1, equal: 1 });
  });

  it("notes a library that is a function, and a constructor", () => {
    const place = given(
      "node_modules/fast-uri",
      "module.exports = function Url(text) { this.text = text; };",
    );
    const calls = join(folder, "calls");
    countCalls(place, calls);
    const Url = required(place) as new (text: string) => { readonly text: string };
    const url = new Url("a");
    expect([url.text, url instanceof Url]).toEqual(["a", true]);
    expect(callsIn(calls)).toEqual({ load: 1, "the library itself": 1 });
  });

  it("takes the functions away", () => {
    const place = given("node_modules/fast-uri", LIBRARY);
    countCalls(place, join(folder, "calls"));
    takeAway(place);
    const library = required(place) as { parse: (text: string) => number };
    expect(() => library.parse("a")).toThrow("parse is taken away");
    expect(callsIn(join(folder, "calls"))).toEqual({});
  });
});
