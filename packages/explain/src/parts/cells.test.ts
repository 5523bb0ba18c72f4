/** Components with their delimiters (RFC 3986 §3). */

import { parse } from "urikit";
import { expect, it } from "vitest";
import { cellsOf } from "./cells.ts";
import { partsOf } from "./parts.ts";

const cells = (text: string) =>
  cellsOf(partsOf(parse(text))).map(({ before, part }) => [before, part.component, part.text]);

it("RFC 3986 §3: each component has the delimiters before it", () => {
  expect(cells("foo://me@example.com:8042/over?q#nose")).toEqual([
    ["", "scheme", "foo"],
    ["://", "userinfo", "me"],
    ["@", "host", "example.com"],
    [":", "port", "8042"],
    ["", "path", "/over"],
    ["?", "query", "q"],
    ["#", "fragment", "nose"],
  ]);
});

it("RFC 3986 §3: together they are the text", () => {
  for (const text of ["", "//@:", "a:", "?#", "urn:a:b", "http://[::1]:80?q"])
    expect(
      cells(text)
        .map(([before, , part]) => `${before}${part}`)
        .join(""),
    ).toBe(text);
});
