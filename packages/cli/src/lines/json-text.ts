/** Where a text lies in an object of JSON (RFC 8259), in the characters in which the object is written. */

/** The names of members and the places of elements, on the way to a value. */
export type JsonPath = readonly (string | number)[];

/** A text in JSON, with its quotation marks. */
interface JsonText {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly inner: number;
}

/** The text at a path; `absent`, if there is no text; undefined, if the line is not an object of JSON. */
export function jsonTextAt(line: string, path: JsonPath): JsonText | "absent" | undefined {
  if (!isJsonObject(line)) return undefined;
  const found = valueAt(line, path);
  if (found === undefined || line[found.from] !== '"') return "absent";
  return { ...found, text: String(JSON.parse(line.slice(found.from, found.to))), inner: found.from + 1 };
}

function isJsonObject(line: string): boolean {
  try {
    return /^\s*\{/.test(line) && typeof JSON.parse(line) === "object";
  } catch {
    return false;
  }
}

/** Whether an object that is written in a line has a member of this name. */
export function hasMemberNamed(line: string, name: string): boolean {
  return valueAt(line, [name]) !== undefined;
}

/** Where the value of a path lies in a line that is JSON; of members of one name, the last counts, as in JavaScript. */
function valueAt(line: string, path: JsonPath): { from: number; to: number } | undefined {
  let from = skipSpace(line, 0);
  for (const step of path) {
    const found = typeof step === "string" ? memberIn(line, from, step) : elementIn(line, from, step);
    if (found === undefined) return undefined;
    from = found;
  }
  return { from, to: valueEnd(line, from) };
}

/** Where the value of a member begins. */
function memberIn(line: string, object: number, name: string): number | undefined {
  if (line[object] !== "{") return undefined;
  let found: number | undefined;
  for (let at = skipSpace(line, object + 1); line[at] === '"'; ) {
    const nameEnd = valueEnd(line, at);
    const value = skipSpace(line, skipSpace(line, nameEnd) + 1); // after the colon
    if (JSON.parse(line.slice(at, nameEnd)) === name) found = value;
    at = skipSpace(line, skipSpace(line, valueEnd(line, value)) + 1); // after the comma
  }
  return found;
}

/** Where an element begins. */
function elementIn(line: string, array: number, place: number): number | undefined {
  if (line[array] !== "[") return undefined;
  let at = skipSpace(line, array + 1);
  for (let number = 0; line[at] !== "]"; number++) {
    if (number === place) return at;
    const end = skipSpace(line, valueEnd(line, at));
    if (line[end] === "]") return undefined;
    at = skipSpace(line, end + 1);
  }
  return undefined;
}

/** Where the value ends that begins at a place. */
function valueEnd(line: string, from: number): number {
  const first = line[from];
  if (first === '"') return textEnd(line, from);
  if (first !== "{" && first !== "[") return literalEnd(line, from);
  let depth = 0;
  for (let at = from; ; at++) {
    const character = line[at];
    if (character === '"') at = textEnd(line, at) - 1;
    else if (character === "{" || character === "[") depth++;
    else if ((character === "}" || character === "]") && --depth === 0) return at + 1;
  }
}

/** Where a text ends, after its quotation mark. */
function textEnd(line: string, from: number): number {
  let at = from + 1;
  while (line[at] !== '"') at += line[at] === "\\" ? 2 : 1;
  return at + 1;
}

/** Where a number, true, false or null ends. */
function literalEnd(line: string, from: number): number {
  let at = from;
  while (at < line.length && !/[\s,\]}]/.test(line.charAt(at))) at++;
  return at;
}

function skipSpace(line: string, from: number): number {
  let at = from;
  while (/\s/.test(line.charAt(at))) at++;
  return at;
}

/** An object as it is written, with one more member at its end. */
export function withMember(line: string, name: string, json: string): string {
  const end = line.lastIndexOf("}");
  const before = line.slice(0, end);
  const comma = /\{\s*$/.test(before) && skipSpace(line, skipSpace(line, 0) + 1) === end ? "" : ",";
  return `${before}${comma}${JSON.stringify(name)}:${json}${line.slice(end)}`;
}

/** A path as it is given. */
export function pathText(path: JsonPath): string {
  return path
    .map((step) => {
      if (typeof step === "number") return `[${step}]`;
      return /^[\p{L}_$][\p{L}\d_$-]*$/u.test(step) ? `.${step}` : `.[${JSON.stringify(step)}]`;
    })
    .join("");
}
