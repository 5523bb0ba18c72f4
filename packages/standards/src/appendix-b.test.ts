/** Appendix B of url-syntax-05, RFC 2396, rfc2396bis-01 and RFC 3986: the groups of its expression. */

import { expect, test } from "vitest";
import { appendixBGroups } from "./appendix-b.ts";

const EXAMPLE = "http://www.ics.uci.edu/pub/ietf/uri/#Related";

/** As all four documents print it. */
const PRINTED = {
  $1: "http:",
  $2: "http",
  $3: "//www.ics.uci.edu",
  $4: "www.ics.uci.edu",
  $5: "/pub/ietf/uri/",
  $6: undefined,
  $7: undefined,
  $8: "#Related",
  $9: "Related",
};

test("url-syntax-05 Appendix B (001-60): $1 to $9 of the example", () => {
  expect(appendixBGroups(EXAMPLE)).toStrictEqual(PRINTED);
});

test("rfc2396bis-01 Appendix B (003-81): $1 to $9 of the example", () => {
  expect(appendixBGroups(EXAMPLE)).toStrictEqual(PRINTED);
});

test("RFC 3986 Appendix B (004-61): $1 to $9 of the example", () => {
  expect(appendixBGroups(EXAMPLE)).toStrictEqual(PRINTED);
});

test("RFC 3986 Appendix B: a component that is present and empty is not undefined; $5 is always there", () => {
  expect(appendixBGroups("//?#")).toStrictEqual({
    $1: undefined,
    $2: undefined,
    $3: "//",
    $4: "",
    $5: "",
    $6: "?",
    $7: "",
    $8: "#",
    $9: "",
  });
  expect(appendixBGroups(":a")).toMatchObject({ $1: undefined, $5: ":a" });
});
