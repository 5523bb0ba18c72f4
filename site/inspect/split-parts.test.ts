/** RFC 3986 App. B: `scheme = $2, authority = $4, path = $5, query = $7, fragment = $9`. */

import { expect, it } from "vitest";
import { splitPartsOf } from "./split-parts.ts";

const split = (text: string, index: number) =>
  splitPartsOf(text, index).flatMap(({ component, text: part, fault }) =>
    component === undefined
      ? []
      : [fault === undefined ? `${component} ${part}` : `${component} ${marked(part, fault)}`],
  );
const marked = (part: string, { from, to }: { from: number; to: number }) =>
  `${part.slice(0, from)}[${part.slice(from, to)}]${part.slice(to)}`;

it.each([
  [
    "http://good.example\\@evil.example/",
    19,
    ["scheme http", "authority good.example[\\]@evil.example", "path /"],
  ],
  ["http://[::1/", 7, ["scheme http", "authority [[]::1", "path /"]],
  ["http://a b/", 8, ["scheme http", "authority a[ ]b", "path /"]],
  ["http://u:p@x@y/", 12, ["scheme http", "authority u:p@x[@]y", "path /"]],
  ["1http://a", 0, ["scheme [1]http", "authority a"]],
  ["#a#b", 2, ["fragment a[#]b"]],
  ["::", 0, ["path [:]:"]],
  ["?é é", 1, ["query [é] é"]],
  ["a:%", 3, ["scheme a", "path %[]"]],
])("App. B: %s", (text, index, parts) => {
  expect(split(text, index)).toEqual(parts);
});

it("App. B: together the parts are the text, whatever it is", () => {
  for (const text of ["", " ", "//@:", "a:?#", "\n:\u2028", "?#", "://", "\\\\a", "http://a\r\nb?c\n#d\n"])
    expect(
      splitPartsOf(text, 0)
        .map((part) => part.text)
        .join(""),
    ).toBe(text);
});
