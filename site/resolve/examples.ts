/** The base and references of RFC 3986 §5.4. */

export const FIRST_BASE = "http://a/b/c/d;p?q";
export const FIRST_REFERENCE = "../g?y#s";
export const EXAMPLES: readonly string[] = [
  "g:h",
  "g",
  "//g",
  "/./g",
  "?y",
  "#s",
  "",
  "../../../g",
  "g;x=1/../y",
  "http:g",
];
