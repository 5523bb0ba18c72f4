/**
 * RFC 3986 §2.2: the delimiters, and the characters that steer the scanner, by their codes. A constant each, as in
 * classes.ts.
 */

export const HASH = 35;
export const PERCENT = 37;
export const DOT = 46;
export const SLASH = 47;
export const COLON = 58;
export const QUESTION = 63;
export const AT = 64;
export const OPEN_BRACKET = 91;
export const CLOSE_BRACKET = 93;
