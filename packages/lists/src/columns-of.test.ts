/** RFC 3986 §3: the components of texts, by column. */

import { readFileSync } from "node:fs";
import { tryParse } from "urikit";
import { describe, expect, it } from "vitest";
import { COMPONENT_NAMES } from "./engine/index.ts";
import { columnsOf } from "./index.ts";

const links = readFileSync(new URL("../../../bench/links/links-kasztp.txt", import.meta.url), "utf8");

describe("the components of texts as columns", () => {
  it("RFC 3986 §3: the two examples", () => {
    const texts = ["foo://example.com:8042/over/there?name=ferret#nose", "urn:example:animal:ferret:nose"];
    expect(columnsOf(texts)).toStrictEqual({
      columns: {
        scheme: ["foo", "urn"],
        userinfo: [undefined, undefined],
        host: ["example.com", undefined],
        port: ["8042", undefined],
        path: ["/over/there", "example:animal:ferret:nose"],
        query: ["name=ferret", undefined],
        fragment: ["nose", undefined],
      },
      invalid: [],
    });
  });

  it("§3.2, §5.3: undefined is not empty, and a reference has a path", () => {
    const { columns, invalid } = columnsOf(["", "//@:?#", "http:", "//[::1]:80"]);
    expect(columns.userinfo).toEqual([undefined, "", undefined, undefined]);
    expect(columns.host).toEqual([undefined, "", undefined, "[::1]"]);
    expect(columns.port).toEqual([undefined, "", undefined, "80"]);
    expect(columns.path).toEqual(["", "", "", ""]);
    expect(columns.query).toEqual([undefined, "", undefined, undefined]);
    expect(columns.fragment).toEqual([undefined, "", undefined, undefined]);
    expect(invalid).toEqual([]);
  });

  it("§4.1: a text that is no reference has undefined components, and its index is told", () => {
    expect(columnsOf(["a b", "http://a/", "http://[1"], ["host", "path"])).toStrictEqual({
      columns: { host: [undefined, "a", undefined], path: [undefined, "/", undefined] },
      invalid: [0, 2],
    });
  });

  it("§3: of real links with faults, and their pieces, what tryParse reads", () => {
    const texts = links.split("\n").flatMap((link, at) => (at % 16 === 0 ? [link, link.slice(at % 23)] : []));
    const { columns, invalid } = columnsOf(texts);
    const results = texts.map((text) => tryParse(text));
    expect(invalid).toEqual(results.flatMap(({ valid }, at) => (valid ? [] : [at])));
    for (const name of COMPONENT_NAMES)
      expect(columns[name], name).toEqual(
        results.map((result) => (result.valid ? result.parsed[name] : undefined)),
      );
  });

  it("no name gives no column, and a name twice gives one", () => {
    expect(columnsOf(["a"], [])).toEqual({ columns: {}, invalid: [] });
    expect(columnsOf(["a"], ["path", "path"])).toEqual({ columns: { path: ["a"] }, invalid: [] });
  });

  it.each([
    ["x", "texts must be an array of strings"],
    [[1], "each of the texts must be a string, not number"],
    [new Array(1), "each of the texts must be a string, not undefined"],
  ])("refuses %j", (texts, message) => {
    expect(() => columnsOf(texts as string[])).toThrow(new TypeError(message));
  });

  it("refuses what is not a component", () => {
    expect(() => columnsOf([], ["hots" as "host"])).toThrow("a component must be one of scheme, userinfo, ");
    expect(() => columnsOf([], ["toString" as "host"])).toThrow(TypeError);
    expect(() => columnsOf([], "host" as unknown as ["host"])).toThrow("names must be an array");
  });
});
