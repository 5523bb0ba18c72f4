// url-template 3 and its replacement: the cases of RFC 6570, the two libraries side by side, and urikit's own templates, which
// the replacement must expand as `urikit/uri-template` does. Of the 159 tests of url-template (commit e2ede52), 153 hold; the
// others are the rows of docs/migration/url-template.md.
import * as ours from "@urikit/url-template";
import fc from "fast-check";
import { expand, isUriTemplate } from "urikit/uri-template";
import * as old from "url-template";
import { describe, expect, it } from "vitest";
import { SUITE } from "../../packages/urikit/test/uri-template/suite.ts";

type Values = Parameters<ours.Template["expand"]>[0];

const expandedBy = (library: Pick<typeof ours, "parseTemplate">, template: string, values: object) => {
  try {
    return library.parseTemplate(template).expand(values as Values); // as: RFC 6570 has more values than the types
  } catch (error) {
    return String(error);
  }
};

describe("RFC 6570 §3: the cases of uritemplate-test", () => {
  it.each(SUITE.filter(({ expected }) => expected.length > 0))(
    "$template",
    ({ template, values, expected }) => {
      expect(expected).toContain(expandedBy(ours, template, values));
    },
  );

  it("an expression that is malformed is copied as it is", () => {
    const malformed = SUITE.filter(
      ({ template, expected }) => expected.length === 0 && !isUriTemplate(template),
    );
    expect(malformed.length).toBeGreaterThan(20);
    for (const { template, values } of malformed) expect(expandedBy(ours, template, values)).toMatch(/[{}]/);
  });
});

const names = ["a", "b_1", "c.d", "%41", "toString"] as const;
const expression = fc
  .tuple(
    fc.constantFrom("", "+", "#", ".", "/", ";", "?", "&"),
    fc.array(
      fc
        .tuple(fc.constantFrom(...names), fc.constantFrom("", "", "*", ":1", ":3"))
        .map((spec) => spec.join("")),
      { minLength: 1, maxLength: 3 },
    ),
  )
  .map(([sign, specs]) => `{${sign}${specs.join()}}`);
const template = fc
  .array(fc.oneof(expression, fc.constantFrom("/x", "?", " ", "é", "%2F", "%", "😀")), { maxLength: 4 })
  .map((parts) => parts.join(""));
const text = fc
  .array(fc.constantFrom("a", "/", "=", "!", " ", "é", "😀", "%41", "%C3%A9", "%"), { maxLength: 4 })
  .map((parts) => parts.join(""));
const data = fc.oneof(text, fc.integer(), fc.boolean(), fc.constant(null), fc.constant(undefined));
const value = fc.oneof(
  data,
  fc.array(data, { maxLength: 3 }),
  fc.dictionary(fc.constantFrom("x", "y", "%C3%A9", "&"), data, { maxKeys: 3 }),
);
const values = fc.dictionary(fc.constantFrom(...names), value);

/** Why the two differ, and the section by which the replacement is right. */
const REASONS: readonly {
  section: string;
  applies(template: string, values: object, old: string): boolean;
}[] = [
  { section: "RFC 6570 §2.4.1: no character is split", applies: (template) => /:\d/.test(template) },
  {
    section:
      "RFC 6570 §2.3: an empty list, or one without defined members, is undefined or has a value of its own",
    applies: (_, values) =>
      Object.values(values).some((value) => {
        if (typeof value !== "object" || value === null) return false;
        return Object.values(value).every((member) => member === null || member === undefined);
      }),
  },
  {
    section: "RFC 6570 §3.2.7: ; writes no = after the name of an empty value",
    applies: (template) => template.includes("{;"),
  },
  { section: "RFC 6570 §3.2.1: a name is written as it is", applies: (template) => template.includes("%41") },
  {
    section: "RFC 6570 §2.3: what the values do not have is undefined",
    applies: (template, values) => template.includes("toString") && !Object.hasOwn(values, "toString"),
  },
  {
    section: "RFC 6570 §3.2.3: the names of pairs are encoded as their values",
    applies: (template) => /\{[+#]/.test(template),
  },
];

it("each difference has a reason, and each reason a difference", () => {
  const used = new Set<string>();
  fc.assert(
    fc.property(template, values, (template, values) => {
      const [theirs, own] = [expandedBy(old, template, values), expandedBy(ours, template, values)];
      if (theirs === own) return;
      const applying = REASONS.filter((reason) => reason.applies(template, values, theirs));
      for (const { section } of applying) used.add(section);
      expect(applying, `${theirs} | ${own}`).not.toEqual([]);
    }),
    { numRuns: 3_000 },
  );
  expect(REASONS.filter(({ section }) => !used.has(section))).toEqual([]);
});

it("RFC 6570 §3: a template expands as urikit/uri-template expands it", () => {
  fc.assert(
    fc.property(template, values, (template, values) => {
      if (!isUriTemplate(template)) return;
      let expected: string;
      try {
        expected = expand(template, values);
      } catch {
        return; // §2.4.1: a prefix of a list
      }
      expect(expandedBy(ours, template, values)).toBe(expected);
    }),
    { numRuns: 3_000 },
  );
});

it("the name of url-template 2, and a template that is not text", () => {
  expect(ours.parse("/{a}").expand({ a: "b" })).toBe("/b");
  expect(() => ours.parseTemplate(1 as unknown as string)).toThrow("the template must be a string");
});
