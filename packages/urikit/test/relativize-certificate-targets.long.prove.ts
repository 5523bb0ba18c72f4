// RFC 3986 §5: the certificate of relativize, to longer targets. See relativize-certificate.ts.
import { counted } from "@urikit/abnf/counted";
import { expect, test } from "vitest";
import { ALPHABET, certify, references } from "./relativize-certificate.ts";

const known = references(ALPHABET, 6);

/** A base of each form: without and with an authority, a query, a fragment, dot-segments and empty segments. */
const bases = [
  "a:",
  "a:b/c",
  "a:b//c/",
  "a:b/../c",
  "a:/",
  "a:/b/c",
  "a:/b//c?b",
  "a:/b/c/d/e",
  "a:/.//b",
  "a:/..//b/",
  "a:?b",
  "a:b:a/a:b",
  "a://",
  "a:///",
  "a:///b",
  "a://b",
  "a://b?a/b",
  "a://b/",
  "a://b/c/d",
  "a://b/c/d/",
  "a://b/a/b/a/b#a",
  "a://a@b:/a/b/?b#a",
  "a://b//c/",
  "a://b/a//b//",
  "a://b/./c",
  "a://b/a/../b/..",
  "a://[::a]/b/a:b/%41",
  "b://a/b",
];

test.each(bases)("§5.2: from %s, every target has the shortest reference, or none", (base) => {
  const { shortest, refused, wrong } = certify(base, known);
  expect(wrong).toEqual([]);
  counted("targets with the shortest reference there is", shortest);
  counted("targets that no reference leads to, and refused", refused);
  counted("bases", 1);
});
