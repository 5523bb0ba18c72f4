// The vectors: values that chance makes, and what the core, which knows no lists, says of each.
import type { Chance } from "@urikit/abnf/chance";
import { lineErrorOf } from "@urikit/explain";
import { normalize, parse, resolve, tryParse } from "urikit";
import { COMPONENT_NAMES } from "../src/values/split-values.ts";
import { textIfAny } from "../src/values/value-list.ts";
import { keyOf } from "../src/works/key.ts";
import { someValue } from "./some-lists.ts";

/** A value with the answers of every work. An answer that is absent is NULL; a normal form, if it is absent, is the value. */
export interface Vector {
  readonly value: Uint8Array;
  readonly base: string;
  readonly valid: boolean;
  readonly error: string | undefined;
  readonly normal: string | undefined;
  readonly key: string | undefined;
  readonly target: string | undefined;
  readonly components: readonly (string | undefined)[];
}

/** The bases of the vectors: one is not a URI, and one not a reference. */
const BASES = [
  "http://a/b/c/d;p?q",
  "http://a",
  "HTTP://u@A:80/%7e/./b/../c?d#e",
  "urn:example:a",
  "file:///a/../b/",
  "a:../b/./c",
  "a:/.//b/c",
  "mailto:a@b",
  "a:?b",
  "//a/b",
  "http://a b/",
];

/** Cases that chance seldom makes. */
const CASES = [
  ...[
    "",
    "#",
    "?",
    "//",
    "///",
    "////",
    "a:",
    "a://",
    "a:/..//b",
    "/..//b",
    "/.//b",
    "a:./b/../c",
    "a:%2E%2E/b",
  ],
  ...[
    "a:/%2e/%2E//b",
    "../../a",
    "./a:b",
    "..",
    ".",
    "a/..",
    "//@",
    "//@:",
    "//:",
    "//[::]:",
    "//[v1.]",
    "//[::1",
  ],
  ...[
    "//[::1%25a]",
    "//[fe80::1%a]/",
    "//::1/",
    "//[::1]a",
    "//a:b",
    "//a@b@c",
    "//[a]",
    "1:a",
    ":a",
    "é:a",
    "%:a",
  ],
  ...[
    "@:a",
    "a b:c",
    "%",
    "%4",
    "%4g",
    "a#b#c",
    "a[b",
    "a?[",
    "//é",
    "//a\\b",
    "\u{1f600} ",
    "\u{1f600}é%zz",
    "\n",
  ],
  ...["a\r", "\r\n", "\0", `http://${"a".repeat(200)}/`, `/${"a".repeat(70)}?${"b".repeat(70)}/./c`],
].map((text) => Buffer.from(text));

/** As many vectors as are asked for. */
export function someVectors(count: number, chance: Chance): Vector[] {
  return Array.from({ length: count }, (_, index) =>
    vectorOf(CASES[index] ?? someValue(chance), chance.pick(BASES)),
  );
}

function vectorOf(value: Uint8Array, base: string): Vector {
  const text = textIfAny(value);
  const result = text === undefined ? undefined : tryParse(text);
  if (text === undefined || !result?.valid) {
    const error = errorOf(value);
    return {
      value,
      base,
      valid: false,
      error,
      normal: undefined,
      key: undefined,
      target: undefined,
      components: [],
    };
  }
  return {
    value,
    base,
    valid: true,
    error: undefined,
    normal: normalize(text),
    key: keyOf(text),
    target: targetOf(text, base),
    components: COMPONENT_NAMES.map((name) => result.parsed[name]),
  };
}

/** `CODE:COLUMN`, the column in UTF-16 code units from 1. */
function errorOf(value: Uint8Array): string {
  const text = textIfAny(value);
  if (text === undefined) return `not-utf-8:${textBeforeFault(value).length + 1}`;
  try {
    parse(text);
  } catch (error) {
    const { code, index } = lineErrorOf(error);
    return `${code}:${index + 1}`;
  }
  throw new Error("the value is valid");
}

/** The longest text that octets begin with. */
function textBeforeFault(value: Uint8Array): string {
  for (let end = value.length - 1; ; end--) {
    const text = textIfAny(value.subarray(0, end));
    if (text !== undefined) return text;
  }
}

/** The target of a reference; nothing, if the base is not a URI. */
function targetOf(reference: string, base: string): string | undefined {
  const result = tryParse(base);
  return result.valid && result.parsed.kind === "uri" ? resolve(reference, base) : undefined;
}

/** A vector as a line of JSON; a value that is no text is `octets`, in hexadecimal digits. */
export function lineOf({ value, normal, ...answers }: Vector): string {
  const text = textIfAny(value);
  const given = text === undefined ? { octets: Buffer.from(value).toString("hex") } : { value: text };
  const components = answers.components.map((component) => component ?? null);
  return JSON.stringify({ ...given, ...answers, normal: normal === text ? undefined : normal, components });
}
