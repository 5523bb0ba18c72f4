/** JSON in which every character is to be seen. */

/** Characters that may be invisible: neither ASCII nor the signs that messages are written with. */
const UNUSUAL = /[\u007f-\u00a6\u00a8-\u2025\u2027-\uffff]/;
/** Characters that `JSON.stringify` leaves raw, though a terminal may act on it or nobody can see it. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** JSON with `\u` escapes for what is invisible, or what a terminal acts on; line ends too. */
export function withoutInvisible(json: string): string {
  return UNUSUAL.test(json) ? json.replace(INVISIBLE, escaped) : json;
}

/** A character as `\uXXXX`, or two of them. */
function escaped(character: string): string {
  return character
    .split("")
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
    .join("");
}
