// RFC 6570: values are data, which cannot get out of their place; and the way back finds them.
import fc from "fast-check";
import { expect } from "vitest";
import { UriSyntaxError } from "../../src/index.ts";
import { normalTriplets } from "../../src/syntax/percent-encoding.ts";
import { compile, type UriTemplate, type VariableValue } from "../../src/uri-template/index.ts";
import { type Law, law } from "./law.ts";

const NAMES = ["a", "b", "c.d", "%41", "__proto__"] as const;

const literals = fc.constantFrom(
  "",
  "",
  "/",
  ".",
  "-",
  "?",
  "&x=1",
  "#",
  ",",
  "a",
  "é",
  "%2f",
  "https://h/",
  ":1",
);
const variable = fc
  .tuple(fc.constantFrom(...NAMES), fc.constantFrom("", "", "", "*", ":1", ":3"))
  .map((parts) => parts.join(""));
const expressionWith = (operators: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...operators), fc.array(variable, { minLength: 1, maxLength: 3 }))
    .map(([operator, names]) => `{${operator}${names.join(",")}}`);
const templateWith = (operators: readonly string[]) =>
  fc
    .array(fc.oneof(literals, expressionWith(operators)), { minLength: 1, maxLength: 5 })
    .map((parts) => parts.join(""));

/** The operators that take data; the others take text of a URI. */
const DATA = ["", ".", "/", ";", "?", "&"] as const;

const text = fc.oneof(
  fc.constantFrom("", "a", "a=1&b", "/..", "?", "#", "%2F", "%", "a,b", "//evil.example", "é", "'()*!"),
  fc.string({ unit: "grapheme", maxLength: 4 }),
);
const value: fc.Arbitrary<VariableValue> = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 2, arbitrary: fc.array(text, { maxLength: 3 }) },
  { weight: 1, arbitrary: fc.array(fc.tuple(text, text), { maxLength: 3 }).map((pairs) => new Map(pairs)) },
  { weight: 1, arbitrary: fc.constant(undefined) },
);
const valuesWith = (one: fc.Arbitrary<VariableValue>) =>
  fc.tuple(...NAMES.map(() => one)).map((all) => new Map(NAMES.map((name, at) => [name, all[at]] as const)));

/** The expansion; `undefined` where a prefix is refused for its value. */
function expanded(template: UriTemplate, values: ReadonlyMap<string, VariableValue>): string | undefined {
  try {
    return template.expand(values);
  } catch (error) {
    if (error instanceof UriSyntaxError && error.code === "composite-prefix") return undefined;
    throw error;
  }
}

/** A value without characters that could be taken for anything else. */
function harmless(value: VariableValue): VariableValue {
  if (Array.isArray(value)) return value.map((member) => harmlessText(String(member)));
  if (value instanceof Map)
    return new Map(Array.from(value, ([name, one], at) => [`${harmlessText(name)}${at}`, harmlessText(one)]));
  return value === undefined ? undefined : harmlessText(String(value));
}

/** An empty text stays one, because an operator may write it without "=". */
function harmlessText(text: string): string {
  return text === "" ? "" : "x";
}

/** The delimiters of a text: everything but unreserved characters and triplets. */
function delimitersOf(text: string): string {
  return text.replace(/%[0-9A-F]{2}|[\w.~-]/gi, "");
}

/** A variable that stands only once in a template, with a value of its shape: text, or a list where `*` follows it. */
interface SoleVariable {
  readonly explode: boolean;
  readonly value: string | readonly string[] | undefined;
}

const soleVariable: fc.Arbitrary<SoleVariable> = fc.oneof(
  fc.record({ explode: fc.constant(false), value: fc.option(text, { nil: undefined }) }),
  fc.record({
    explode: fc.constant(true),
    value: fc.option(fc.array(text, { minLength: 1, maxLength: 3 }), { nil: undefined }),
  }),
);

/** A template that has each of its variables once, the values that are given, and those that must be found. */
const soleVariables = fc
  .array(
    fc.oneof(
      literals,
      fc.record({
        operator: fc.constantFrom(...DATA),
        variables: fc.array(soleVariable, { minLength: 1, maxLength: 2 }),
      }),
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((parts) => {
    const given: [string, VariableValue][] = [];
    const found: [string, VariableValue][] = [];
    const template = parts.map((part) => {
      if (typeof part === "string") return part;
      const names = part.variables.map(({ explode, value }) => {
        const name = `v${given.length}`;
        given.push([name, value]);
        const matched = matchedValue(part.operator, explode, value);
        if (matched !== undefined) found.push([name, matched]);
        return explode ? `${name}*` : name;
      });
      return `{${part.operator}${names.join(",")}}`;
    });
    return { template: template.join(""), given: new Map(given), found: Object.fromEntries(found) };
  });

/** Without an operator, an undefined variable and an empty one are the same. */
function matchedValue(operator: string, explode: boolean, value: SoleVariable["value"]): VariableValue {
  if (operator !== "") return value;
  if (explode) return value === undefined || (value.length === 1 && value[0] === "") ? [] : value;
  return value ?? "";
}

function matched(template: UriTemplate, uri: string): ReturnType<UriTemplate["match"]> | "ambiguous" {
  try {
    return template.match(uri);
  } catch (error) {
    if (error instanceof UriSyntaxError && error.code === "ambiguous-template") return "ambiguous";
    throw error;
  }
}

export const uriTemplates: readonly Law[] = [
  law(
    "RFC 6570 §3.2.1: a value adds no delimiter, except in {+name} and {#name}",
    [templateWith(DATA), valuesWith(value)],
    (text, values) => {
      const template = compile(text);
      const result = expanded(template, values);
      const stand = expanded(template, new Map(Array.from(values, ([name, one]) => [name, harmless(one)])));
      expect(result && delimitersOf(result)).toBe(stand && delimitersOf(stand));
    },
  ),
  law(
    "RFC 6570 §3: what a template gives has only characters of a URI",
    [templateWith([...DATA, "+", "#"]), valuesWith(value)],
    (text, values) => {
      expect(expanded(compile(text), values) ?? "").toMatch(
        /^(?:[\w.~!#$&'()*+,/:;=?@[\]-]|%[0-9A-F]{2})*$/i,
      );
    },
  ),
  law(
    "RFC 6570 §1.4: the values that gave a URI are found, or the template is refused",
    [soleVariables],
    ({ template: text, given, found }) => {
      const template = compile(text);
      const values = matched(template, template.expand(given));
      if (values !== "ambiguous") expect(values).toEqual(found);
    },
  ),
  law(
    "RFC 6570 §1.4: the values that are found give the URI",
    [templateWith([...DATA, "+", "#"]), valuesWith(value)],
    (text, values) => {
      const template = compile(text);
      const uri = expanded(template, values);
      const found = uri === undefined ? undefined : matched(template, uri);
      if (uri === undefined || found === undefined || found === "ambiguous") return;
      expect(normal(template.expand(found))).toBe(normal(uri));
    },
  ),
];

/** RFC 3986 §6.2.2: with triplets in their normal form. */
function normal(uri: string): string {
  return normalTriplets(uri, 0, uri.length);
}
