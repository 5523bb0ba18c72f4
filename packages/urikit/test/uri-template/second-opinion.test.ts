// Generated templates, expanded by npm's @std-uritemplate/std-uritemplate as well (RFC 6570 §3). Left out is what it
// does not do by the letter: it leaves "'", "(", ")" and "*" of values as they are, and characters of ASCII that no URI
// has in {+name} and {#name}; it counts the three characters of a triplet that stays as three, takes names of pairs in
// {+name*} for data of their own, and does not leave out undefined members.

import { StdUriTemplate } from "@std-uritemplate/std-uritemplate";
import { extent } from "@urikit/abnf/extent";
import fc from "fast-check";
import { expect, test } from "vitest";
import { expand, isUriTemplate } from "../../src/uri-template/index.ts";

const NAMES = ["a", "b_1", "c.d", "%41", "E"] as const;
const literals = fc.constantFrom(
  "/",
  ".",
  "-",
  "?",
  "&x=1",
  "#",
  ",",
  "a",
  "é",
  "%2F",
  "https://h/",
  ":",
  "'",
  "😀",
);
const variable = fc
  .tuple(fc.constantFrom(...NAMES), fc.constantFrom("", "", "", "*", ":1", ":3", ":9999"))
  .map((parts) => parts.join(""));
const expression = fc
  .tuple(
    fc.constantFrom("", "+", "#", ".", "/", ";", "?", "&"),
    fc.array(variable, { minLength: 1, maxLength: 3 }),
  )
  .map(([operator, names]) => `{${operator}${names.join(",")}}`);
const template = fc
  .array(fc.oneof(literals, expression), { minLength: 1, maxLength: 6 })
  .map((parts) => parts.join(""));

const text = fc
  .array(
    fc.constantFrom(
      "a",
      "b",
      "Z",
      "0",
      "-",
      ".",
      "_",
      "~",
      "/",
      "?",
      "#",
      "&",
      "=",
      ",",
      ";",
      ":",
      "@",
      "!",
      " ",
      "é",
      "€",
      "😀",
    ),
    {
      maxLength: 5,
    },
  )
  .map((characters) => characters.join(""));
const value = fc.oneof(
  text,
  fc.integer(),
  fc.boolean(),
  fc.constant(undefined),
  fc.constant(null),
  fc.array(text, { maxLength: 3 }),
  fc.dictionary(fc.constantFrom("x", "y", "z"), text, { maxKeys: 3 }),
);
const values = fc
  .tuple(...NAMES.map(() => value))
  .map((all) => Object.fromEntries(NAMES.map((name, at) => [name, all[at]])));

/** The result of a function, or its refusal. */
function outcome(call: () => string): string {
  try {
    return call();
  } catch {
    return "refused";
  }
}

test("RFC 6570 §3.2.1: expansions are those of std-uritemplate", () => {
  let refused = 0;
  fc.assert(
    fc.property(template, values, (template, values) => {
      const mine = outcome(() => expand(template, values));
      const cutList =
        /:\d/.test(template) && Object.values(values).some((one) => Array.isArray(one) && one.length > 0);
      // It cuts the members of a list, to which “prefix modifiers are not applicable” (§2.4.1).
      if (mine === "refused" && cutList) return;
      // Of {;name} it does not ask whether the whole value is empty, nor whether the value of a pair is.
      const emptyMember = Object.values(values).some(
        (one) => typeof one === "object" && one !== null && Object.values(one).includes(""),
      );
      if (template.includes("{;") && emptyMember) return;
      if (mine === "refused") refused++;
      expect(mine).toBe(outcome(() => StdUriTemplate.expand(template, values)));
    }),
    { numRuns: extent(500, 5000), seed: 6570 },
  );
  expect(refused).toBeGreaterThan(extent(5, 50));
});

test("RFC 6570 §2: broken expressions are refused by both", () => {
  const pieces = fc.constantFrom(
    "{",
    "}",
    "a",
    "b",
    ".",
    "%41",
    ":",
    "1",
    "0",
    "*",
    ",",
    "+",
    "?",
    "=",
    "-",
    " ",
    "{a}",
    "%",
  );
  let templates = 0;
  fc.assert(
    fc.property(fc.array(pieces, { minLength: 1, maxLength: 6 }), (parts) => {
      const text = `{${parts.join("")}}`;
      if (!isUriTemplate(text)) return;
      templates++;
      expect(
        outcome(() => StdUriTemplate.expand(text, {})),
        text,
      ).not.toBe("refused");
    }),
    { numRuns: extent(2000, 20_000), seed: 6570 },
  );
  expect(templates).toBeGreaterThan(extent(30, 300));
});
