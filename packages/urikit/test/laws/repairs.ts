// repair touches nothing that is valid, and gives what is valid.

import { anyText } from "@urikit/abnf/texts";
import fc from "fast-check";
import { expect } from "vitest";
import { findInText } from "../../src/context/index.ts";
import { isUriReference, parse, repair } from "../../src/index.ts";
import { type Law, law } from "./law.ts";
import { reference, unlessRefused } from "./values.ts";

const pieces = fc.constantFrom(
  ...[
    "http:",
    "HTTPS:",
    "file:",
    "foo:",
    "1a:",
    "/",
    "//",
    "\\",
    "a",
    "b.c",
    "@",
    ":80",
    "?",
    "#",
    ".",
    "..",
  ],
  ...[" ", "\t", "\n", "\u0001", "%", "%41", "%5c", "[", "]", "[::1]", "é", "|", '"', "\ud800", "\udc00"],
);
const texts = fc.array(pieces, { maxLength: 10 }).map((parts) => parts.join(""));
const units = fc.array(fc.integer({ min: 0, max: 0xffff })).map((codes) => String.fromCharCode(...codes));

/** Whether delimiters may stand around the reference, which browsers take for a part of it. */
const isWrapped = (text: string) => text.trim().startsWith('"');

/** Whether nothing stands around the reference that App. C would take away. */
const isBare = (text: string) => !/^[\0-\x20\s<"]|[\0-\x20\s]$/.test(text);

/** Appendix B's expression, `.` with line breaks, since the text need not be valid. */
const APPENDIX_B = /^(([^:/?#]+):)?(\/\/([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?/s;

function skeleton(text: string): unknown[] {
  const [, , scheme, , authority, path = "", query, , fragment] = APPENDIX_B.exec(text) ?? [];
  return [scheme, authority, path.split("/").length, query !== undefined, fragment !== undefined];
}

const bases = [undefined, "http://base.example/d/e", "https://u@base.example:1/", "file:///q/r"];
const target = (text: string, base: string | undefined) => {
  if (!URL.canParse(text, base)) return "none";
  const { protocol, host, username, password } = new URL(text, base);
  return [protocol, host, username, password];
};

export const repairs: readonly Law[] = [
  law(
    "repair changes nothing that is valid, and what it gives is valid and as it was before the path",
    [fc.oneof(reference, anyText)],
    (text) => {
      const repaired = unlessRefused(() => repair(text));
      if (isUriReference(text)) expect(repaired).toBe(text);
      if (repaired === undefined) return;
      expect(repair(repaired)).toBe(repaired);
      if (!isBare(text)) return;
      const range = parse(repaired).range("path");
      expect(repaired.slice(0, range?.from)).toBe(text.slice(0, range?.from));
    },
  ),
  law(
    "App. B: what repair gives is valid, is divided as the text is, and is not repaired again",
    [fc.oneof({ weight: 9, arbitrary: texts }, units)],
    (text) => {
      const repaired = unlessRefused(() => repair(text));
      if (repaired === undefined) return;
      expect(isUriReference(repaired)).toBe(true);
      expect(repair(repaired)).toBe(repaired);
      if (isBare(text)) expect(skeleton(repaired)).toEqual(skeleton(text));
    },
  ),
  law(
    "App. C: what stands around a text without white space and controls changes nothing of its repair",
    [texts, fc.constantFrom("<|>", '"|"', "<URL:|>", " |\u00a0", '\n"\u2003| "', "< |\r\n>")],
    (text, wrapper) => {
      fc.pre(text !== "" && !/[\0-\x20\s<>"]/.test(text));
      const [before = "", after = ""] = wrapper.split("|");
      expect(unlessRefused(() => repair(before + text + after))).toBe(unlessRefused(() => repair(text)));
    },
  ),
  law(
    "App. C: what findInText finds within delimiters is what repair makes of them",
    [
      fc.constantFrom("http://www.w3.org/Addressing/", "ftp://foo.example.com/rfc/", "urn:isbn:0-451#a-b"),
      fc.array(fc.tuple(fc.integer({ min: 1, max: 17 }), fc.constantFrom("\n", " \r\n\t", "\n\u00a0 ")), {
        maxLength: 4,
      }),
      fc.constantFrom("<|>", "<URL:|>", "<\u00a0URL: | >", '"|"'),
    ],
    (uri, breaks, wrapper) => {
      const [before = "", after = ""] = wrapper.split("|");
      let text: string = uri;
      for (const [at, space] of breaks) text = text.slice(0, at) + space + text.slice(at);
      const typed = before + text + after;
      expect(repair(typed)).toBe(uri);
      for (const { raw, reference } of findInText(typed)) if (raw === text) expect(reference).toBe(uri);
    },
  ),
  law("repair leaves what is valid as it is", [texts], (text) => {
    if (isUriReference(text)) expect(repair(text)).toBe(text);
  }),
  law(
    "a browser that reads a text and its repair finds one host in both, or none in either",
    [texts, fc.constantFrom(...bases)],
    (text, base) => {
      const repaired = isWrapped(text) ? undefined : unlessRefused(() => repair(text));
      if (repaired !== undefined) expect(target(repaired, base)).toEqual(target(text, base));
    },
  ),
];
