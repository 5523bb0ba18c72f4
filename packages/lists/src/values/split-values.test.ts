/** RFC 3986 §3: components by delimiters. */

import { Chance } from "@urikit/abnf/chance";
import { type Components, isUriReference, parse } from "urikit";
import { describe, expect, it } from "vitest";
import { COMPONENT_NAMES, hostValues } from "../engine/index.ts";
import { ANSWER, NULL_VALUE, splitValues, type ValueColumn } from "../index.ts";

function valuesOf(texts: readonly string[]): ValueColumn {
  const ends: number[] = [];
  for (const text of texts) ends.push((ends.at(-1) ?? 0) + text.length);
  const octets = new TextEncoder().encode(texts.join(""));
  return {
    octets,
    rows: texts.length,
    from: Uint32Array.from([0, ...ends.slice(0, -1)]),
    to: Uint32Array.from(ends),
  };
}

/** The components of a value, the defined ones by their names. */
function componentsOf(
  values: ValueColumn,
  row: number,
  { places }: ReturnType<ReturnType<typeof splitValues>["components"]>,
) {
  return Object.fromEntries(
    COMPONENT_NAMES.flatMap((name) => {
      const [from = 0, to = 0] = [places[name]?.from[row], places[name]?.to[row]];
      return from === NULL_VALUE ? [] : [[name, new TextDecoder().decode(values.octets.subarray(from, to))]];
    }),
  );
}

describe("the components of values", () => {
  it("RFC 3986 §3: foo://example.com:8042/over/there?name=ferret#nose", () => {
    const values = valuesOf(["foo://example.com:8042/over/there?name=ferret#nose"]);
    expect(componentsOf(values, 0, splitValues().components(values))).toEqual({
      scheme: "foo",
      host: "example.com",
      port: "8042",
      path: "/over/there",
      query: "name=ferret",
      fragment: "nose",
    });
  });

  it("are those that urikit finds, undefined and empty ones apart", () => {
    const chance = new Chance(3986);
    const pieces = [
      "a",
      "b:",
      ":",
      "/",
      "//",
      "?",
      "#",
      "@",
      "[::1]",
      "[v1.a:b]",
      ":80",
      "%40",
      "",
      ".",
      "c=d",
    ];
    const texts = Array.from({ length: 4000 }, () =>
      Array.from({ length: chance.below(8) }, () => chance.pick(pieces)).join(""),
    );
    const values = valuesOf(texts);
    const found = splitValues().components(values);
    const hosts = hostValues().answers(values);
    let valid = 0;
    for (const [row, text] of texts.entries()) {
      const isValid = isUriReference(text);
      if (isValid) valid++;
      const { authority: _, ...components }: Partial<Components> = isValid ? parse(text).components : {};
      const ofHost = !isValid ? ANSWER.INVALID : components.host === undefined ? ANSWER.NONE : ANSWER.PART;
      expect([text, componentsOf(values, row, found), found.kinds[row], hosts.kinds[row]]).toEqual([
        text,
        components,
        isValid ? ANSWER.SAME : ANSWER.INVALID,
        ofHost,
      ]);
    }
    expect(valid).toBeGreaterThan(600);
  });

  it("are only those that were asked for", () => {
    const values = valuesOf(["http://a/b"]);
    expect(Object.keys(splitValues(["port", "path"]).components(values).places)).toEqual(["port", "path"]);
  });
});
