/** What the options with a closed set of values can say; the first of each is its default. */

/** `--invalid`: what becomes of an invalid line. */
export const POLICIES = ["empty", "keep", "drop", "stop"] as const;
export type Policy = (typeof POLICIES)[number];

/** `check --as`: rules of Appendix A. */
export const CHECKED_KINDS = ["uri-reference", "uri", "absolute-uri", "relative-reference"] as const;
export type CheckedKind = (typeof CHECKED_KINDS)[number];

/** `normalize --level`: RFC 3986 §6.2.2, or §6.2.3 too. */
export const LEVELS = ["syntax", "scheme"] as const;

/** `extract --level`: the rungs of §6. */
export const RUNGS = ["identical", "syntax", "scheme"] as const;

/** `encode --as`: the places that data can stand in. */
export const DATA_COMPONENTS = [
  "segment",
  "userinfo",
  "reg-name",
  "query",
  "query-key",
  "query-value",
  "fragment",
] as const;

/** `decode --invalid-utf8`: what becomes of octets that are not UTF-8. */
export const ANSWERS = ["error", "replace", "keep"] as const;
export type Answer = (typeof ANSWERS)[number];
