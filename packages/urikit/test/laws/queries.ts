// §3.4: what is written as a query is read back, and an edit of a query touches nothing else.

import { anyText, derived } from "@urikit/abnf/texts";
import fc from "fast-check";
import { expect } from "vitest";
import { editQuery, parse, type QueryEdits, queryPairs, writeQuery } from "../../src/index.ts";
import { type Law, law } from "./law.ts";
import { reference, unlessRefused } from "./values.ts";

const delimiter = fc.constantFrom("&", ";");
const text = fc.oneof(fc.constantFrom("a", "b", "a*", "é", "%41", "=", "&", ";"), anyText);
const datum = fc.tuple(text, fc.option(text, { nil: undefined }));
const edits: fc.Arbitrary<QueryEdits> = fc.record(
  {
    drop: fc.array(fc.constantFrom("a", "*a", "a*b", "*", "é"), { maxLength: 2 }),
    keep: fc.array(fc.constantFrom("a", "b*", "*", "%", "é*"), { maxLength: 3 }),
    set: fc.array(datum, { maxLength: 2 }),
    append: fc.array(datum, { maxLength: 2 }),
    dedupe: fc.boolean(),
    sort: fc.boolean(),
    delimiter,
  },
  { requiredKeys: [] },
);

const unit = fc.constantFrom("a", "b", "=", "&", ";", "%26", "%c3%a9", "%ff", "%61", "*");
const query = fc.oneof(
  derived("query"),
  fc.array(unit, { maxLength: 12 }).map((units) => units.join("")),
);

/** The pairs as they are written, for the delimiter of the edits. */
function written(text: string | undefined, { delimiter }: QueryEdits): string[] {
  const pairs = queryPairs(text ?? "", delimiter === undefined ? {} : { delimiter });
  return pairs.map(({ from, to }) => (text ?? "").slice(from, to));
}

export const queries: readonly Law[] = [
  law("§3.4: what is written as a query is read back", [fc.array(datum), delimiter], (pairs, delimiter) => {
    const query = unlessRefused(() => writeQuery(pairs, { delimiter }));
    if (query === undefined) return;
    expect(parse(`?${query}`).query).toBe(query);
    expect(queryPairs(query, { delimiter }).map(({ key, value }) => [key, value])).toEqual(pairs);
  }),
  law(
    "§3.4: an edit of a query leaves every other component as it is written",
    [reference, query, edits],
    (text, query, edits) => {
      const before = parse(text).with({ query });
      const after = unlessRefused(() => editQuery(before, edits));
      if (after === undefined) return;
      expect(parse(after).with({ query: undefined }).text).toBe(before.with({ query: undefined }).text);
    },
  ),
  law(
    "§3.4: a pair that is not edited stays as it is written, in its order",
    [query, edits],
    (query, edits) => {
      const { drop, keep, dedupe, delimiter } = edits;
      const after = parse(editQuery(`?${query}`, { drop, keep, dedupe, delimiter })).query;
      const [pairs, left] = [written(query, edits), written(after, edits)];
      let at = 0;
      for (const pair of left) at = pairs.indexOf(pair, at) + 1 || Number.POSITIVE_INFINITY;
      expect(at).toBeLessThanOrEqual(pairs.length);
      // Sorting gives the same pairs in another order.
      const sorted = written(parse(editQuery(`?${query}`, { sort: true, delimiter })).query, edits);
      expect(sorted.sort()).toEqual(pairs.sort());
    },
  ),
  law("§3.4: what is set or appended is read back", [query, datum, datum], (query, set, append) => {
    const after = unlessRefused(() => editQuery(`?${query}`, { set: [set], append: [append] }));
    if (after === undefined || after === "?") return;
    const pairs = queryPairs(parse(after).query ?? "").map(({ key, value }) => [key, value]);
    expect(pairs.pop()).toEqual(append);
    expect(pairs).toContainEqual(set);
    expect(pairs.filter(([key]) => key === set[0] && !/%/.test(set[0]))).toHaveLength(
      /%/.test(set[0]) ? 0 : 1,
    );
  }),
  law("§3.4: to drop, keep, sort or set twice is to do it once", [query, edits], (query, edits) => {
    const { append: _, set, ...others } = edits;
    for (const once of [others, { set: set ?? [] }]) {
      const after = unlessRefused(() => editQuery(`?${query}`, once));
      if (after !== undefined) expect(editQuery(after, once)).toBe(after);
    }
  }),
];
