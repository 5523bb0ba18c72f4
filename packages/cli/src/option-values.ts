/** The values of the options that take one of a fixed set. The first of each is the default. */

/** `--invalid`: what becomes of an invalid line. */
export const INVALID_POLICIES = ["empty", "keep", "drop", "stop"] as const;
export type InvalidPolicy = (typeof INVALID_POLICIES)[number];

/** `check --as`: the rules of Appendix A. */
export const REFERENCE_RULES = ["uri-reference", "uri", "absolute-uri", "relative-reference"] as const;

/** `normalize --level`: RFC 3986 §6.2.2, or §6.2.3 too. */
export const NORMALIZATION_LEVELS = ["syntax", "scheme"] as const;

/** `normalize --rootless-dot-segments`: RFC 3986 §6.1, or the letter of §6.2.2.3. */
export const ROOTLESS_DOT_SEGMENTS = ["keep", "remove"] as const;

/** `normalize --to`: RFC 3987 §3, SURT, the keys of archives, and a hash. */
export const REFERENCE_FORMS = ["uri", "iri", "surt", "cdx", "key"] as const;
export type ReferenceForm = (typeof REFERENCE_FORMS)[number];

/** `normalize --canonical`: which URLs are taken for the same. */
export const CANONICAL_LEVELS = ["precise", "semantic", "aggressive"] as const;

/** `extract --level`: the rungs of the ladder (RFC 3986 §6). */
export const RUNGS = ["identical", "syntax", "scheme"] as const;
export type UniqueRung = (typeof RUNGS)[number];

/** `standards --surplus`: RFC 2396 §5.2, step 6g. */
export const SURPLUS = ["keep", "remove", "refuse"] as const;

/** `--query-delimiter`: the delimiter between the pairs of a query (RFC 1866 §8.2.1). */
export const QUERY_DELIMITERS = ["&", ";"] as const;
export type QueryDelimiter = (typeof QUERY_DELIMITERS)[number];

/** `decode --invalid-utf8`: what becomes of octets that are not UTF-8, or not of the charset that was given. */
export const INVALID_UTF8 = ["error", "replace", "keep"] as const;
export type InvalidUtf8 = (typeof INVALID_UTF8)[number];
