/** The bounds of the page, in addition to those of `surveyLines`. */

/**
 * How many octets the keys of distinct references may take: half a gibibyte, for 38 million texts and more. Then no
 * more of them are counted.
 */
export const MOST_KEY_OCTETS = 2 ** 29;
