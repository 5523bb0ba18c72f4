// The values that laws are asked of: texts that the grammar derives, and any text at all.

import fc, { type Arbitrary } from "fast-check";
import { abnfToArbitrary } from "./abnf-to-arbitrary.ts";
import { codePoint } from "./code-point.ts";
import { grammar, telling } from "./rfc3986.ts";
import { grammar as grammarOfIris } from "./rfc3987.ts";

/** Texts that a rule of RFC 3986 derives. */
export const derived = (rule: string): Arbitrary<string> => abnfToArbitrary(grammar, rule);

/** Texts that a rule of RFC 3987 derives. */
export const derivedIri = (rule: string): Arbitrary<string> => abnfToArbitrary(grammarOfIris, rule);

/** Any UTF-16 code unit, lone surrogates among them. */
const codeUnit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));

/** The pieces of URIs and of attacks on their readers. */
const fragmentsOfReferences = fc.constantFrom(
  ...telling,
  ...[
    "//",
    "://",
    "..",
    "%2e",
    "%2F",
    "%00",
    "%C3%A9",
    "%FF",
    "%ZZ",
    "\\",
    "\0",
    "\t",
    "\n",
    "\r",
    '"',
    "<",
    "{",
  ],
  ...[
    "http:",
    "[::1]",
    "[fe80::1%25eth0]",
    "[v1.a]",
    "127.0.0.1",
    ":80",
    "user:pass@",
    "/./",
    "/../",
    "é",
    "\u202e",
  ],
  ...["\ud83d", "\ude00", "😀", "\ufeff"],
);

/** Any text at all: some are like a reference, some are not. */
export const anyText: Arbitrary<string> = fc
  .oneof(
    fc.array(codeUnit, { maxLength: 20 }),
    fc.array(fragmentsOfReferences, { maxLength: 12 }),
    fc.array(fc.oneof(codeUnit, fragmentsOfReferences), { maxLength: 12 }),
  )
  .map((parts) => parts.join(""));

/** Texts whose surrogates come in pairs: those that UTF-8 can hold. */
export const wellFormedText: Arbitrary<string> = fc.string({ unit: codePoint, maxLength: 20 });

/** Paths that resolution and normalization change. */
export const dottedPath: Arbitrary<string> = fc
  .array(fc.constantFrom("/", "/", ".", "..", "a", "b:c", "%2e", "%41", ""), { maxLength: 10 })
  .map((parts) => parts.join(""));

/** References of every form, short, with the paths that matter most to §5 and §6. */
export const hardReference: Arbitrary<string> = fc
  .tuple(
    fc.constantFrom("", "", "http:", "HTTP:", "s:"),
    fc.constantFrom("", "", "//", "//a", "//A:80", "//u@a:", "//[::1]", "//[::FFFF:1.2.3.4]", "//%41"),
    dottedPath,
    fc.constantFrom("", "", "?", "?q", "?/../", "?%7e"),
    fc.constantFrom("", "", "#", "#f", "#/./"),
  )
  .map((parts) => parts.join(""));
