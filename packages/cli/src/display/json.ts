/**
 * JSON for programs: "one JSON object a line, an undefined component absent, an empty one `""`" (the contract
 * of `uri`).
 */

const BEYOND_ASCII = /[\u007f-\uffff]/;
/** What `JSON.stringify` leaves raw, though a terminal may act on it or nobody can see it. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** An object as one line of JSON, without its undefined members; no control or invisible character is raw. */
export function jsonLine(value: object): string {
  const line = JSON.stringify(value);
  return BEYOND_ASCII.test(line) ? line.replace(INVISIBLE, escaped) : line;
}

/** A character as `\uXXXX`, or two of them. */
function escaped(character: string): string {
  return character
    .split("")
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
    .join("");
}
