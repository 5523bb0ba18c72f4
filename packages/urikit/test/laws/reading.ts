// §3: what is read is the text, in every part.

import { anyText, derived } from "@urikit/abnf/texts";
import fc from "fast-check";
import { expect } from "vitest";
import { parse, queryPairs } from "../../src/index.ts";
import { type Law, law } from "./law.ts";
import { reference, unlessRefused } from "./values.ts";

export const reading: readonly Law[] = [
  law("parse then text is the identity", [reference], (text) => {
    const parsed = parse(text);
    expect([parsed.text, parsed.toString(), JSON.parse(JSON.stringify(parsed)), `${parsed}`]).toEqual(
      Array(4).fill(text),
    );
  }),
  law("§5.3: the components, put together, are the text", [reference], (text) => {
    const { scheme, authority, path, query, fragment } = parse(text);
    const before = (delimiter: string, part: string | undefined) =>
      part === undefined ? "" : delimiter + part;
    const front = scheme === undefined ? "" : `${scheme}:`;
    expect(front + before("//", authority) + path + before("?", query) + before("#", fragment)).toBe(text);
  }),
  law("§3.3: the segments, put together, are the path", [reference], (text) => {
    const { path, segments } = parse(text);
    expect((path.startsWith("/") ? "/" : "") + segments.join("/")).toBe(path);
  }),
  law(
    "§3.4: the pairs of a query, put together, are the query",
    [fc.oneof(derived("query"), anyText), fc.constantFrom("&", ";")],
    (query, delimiter) => {
      const pairs = unlessRefused(() => queryPairs(query, { delimiter }));
      if (pairs === undefined) return;
      const raw = pairs.map(({ rawKey, rawValue }) =>
        rawValue === undefined ? rawKey : `${rawKey}=${rawValue}`,
      );
      expect(raw.join(delimiter)).toBe(query);
      expect(pairs.map(({ from, to }) => query.slice(from, to))).toEqual(raw);
    },
  ),
];
