// §2.4: values in a template are data: whatever they hold, the template keeps its components.
import { codePoint } from "@urikit/abnf/code-point";
import fc from "fast-check";
import { expect } from "vitest";
import {
  decode,
  normalize,
  parse,
  resolve,
  segments,
  tryParse,
  UriSyntaxError,
  uri,
  uriWith,
} from "../../src/index.ts";
import type { TemplateData } from "../../src/template.ts";
import { type Law, law } from "./law.ts";

const literal = fc
  .array(
    fc.constantFrom(
      "/",
      "/",
      "a",
      ".",
      "..",
      "?",
      "#",
      "%2E",
      "%",
      "b:",
      "@",
      ":",
      "//",
      "[",
      "]",
      "1",
      "http://",
      "h.",
    ),
    {
      maxLength: 4,
    },
  )
  .map((parts) => parts.join(""));
const datum = fc.oneof(
  fc.constantFrom(
    "",
    ".",
    "..",
    "/",
    "//",
    "%2e",
    "%",
    "a",
    "a.b",
    "1",
    "80",
    ":",
    "@",
    "\\",
    "#",
    "?",
    "::1",
    "é",
    "evil.example",
  ),
  fc.string({ unit: codePoint, maxLength: 3 }),
  fc.nat(300),
  fc.uint8Array({ maxLength: 2 }),
);
const value: fc.Arbitrary<TemplateData | readonly TemplateData[]> = fc.oneof(
  { weight: 4, arbitrary: datum },
  { weight: 1, arbitrary: fc.array(datum, { maxLength: 3 }) },
);
const tag = uriWith({ schemes: ["http", "a"] });

/** The parts that must stay, whatever the values: which components there are, and how many segments. */
function skeletonOf(text: string, surplus = 0): object {
  const { scheme, userinfo, host, port, query, fragment, segments, form, path } = parse(text);
  const defined = [scheme, userinfo, host, port, query, fragment].map((component) => component !== undefined);
  return { defined, form, segments: segments.length - surplus, rooted: path.startsWith("/") };
}

const dots = (text: string) =>
  parse(text).segments.filter((segment) => /^\.\.?$/.test(segment.replace(/%2e/gi, "."))).length;

const text = fc.string({ unit: "grapheme" });

export const templates: readonly Law[] = [
  law(
    "§2.4: a filled template has the components of its template, or is refused",
    [
      fc
        .integer({ min: 1, max: 3 })
        .chain((count) =>
          fc.tuple(
            fc.array(literal, { minLength: count + 1, maxLength: count + 1 }),
            fc.array(value, { minLength: count, maxLength: count }),
          ),
        ),
    ],
    ([literals, values]) => {
      let result: string;
      try {
        result = tag(
          literals,
          ...values.map((one) => (Array.isArray(one) ? segments(one) : (one as TemplateData))), // not an array
        );
      } catch (error) {
        expect(error).toBeInstanceOf(UriSyntaxError);
        return;
      }
      const surplus = values.reduce((sum: number, one) => sum + (Array.isArray(one) ? one.length - 1 : 0), 0);
      // A number stands for anything that data can be, wherever it stands; an address in its brackets.
      const outline = ["1", "a", "::"]
        .map((standIn) => literals.join(standIn))
        .find((text) => tryParse(text).valid && parse(text).scheme === parse(result).scheme);
      expect(outline, result).toBeDefined();
      expect(skeletonOf(result, surplus)).toEqual(skeletonOf(outline ?? ""));
      expect(dots(result)).toBe(dots(outline ?? ""));
      // Neither resolution nor normalization brings anything else to light.
      const resolved = parse(resolve(result, "a://base/b/c?d"));
      const meant = parse(resolve(outline ?? "", "a://base/b/c?d"));
      expect(resolved.host === "base").toBe(meant.host === "base");
      expect(parse(normalize(result)).segments.length - surplus).toBe(
        parse(normalize(outline ?? "")).segments.length,
      );
    },
  ),
  law(
    "§2.4: data of a template comes back from the segment, the query and the fragment",
    [text, text, text, text],
    (user, segment, query, fragment) => {
      fc.pre(segment !== "." && segment !== "..");
      const reference = parse(uri`https://${user}@h/a/${segment}/b?c=${query}&d#${fragment}`);
      expect(decode(reference.userinfo ?? "")).toBe(user);
      expect(reference.segments.map((one) => decode(one))).toEqual(["a", segment, "b"]);
      expect(reference.query?.split(/[=&]/).map((one) => decode(one))).toEqual(["c", query, "d"]);
      expect(decode(reference.fragment ?? "")).toBe(fragment);
    },
  ),
];
