/**
 * JSON for programs: "one JSON object a line, an undefined component absent, an empty one `""`" (the contract
 * of `uri`).
 */

import { toLatin1 } from "../lines/latin1.ts";
import { withoutInvisible } from "./visible-json.ts";

/** An object as one line of JSON, without its undefined members; no control or invisible character is raw. */
export function jsonLine(value: object): string {
  return withoutInvisible(JSON.stringify(value));
}

/**
 * The same as UTF-8, every octet one character. Each member is encoded by itself, for one character beyond Latin-1
 * would double the memory of the whole line.
 */
export function jsonOctets(value: object): string {
  let line = "";
  for (const [name, member] of Object.entries(value)) {
    if (member === undefined) continue;
    const json = isPlain(member) ? `"${member}"` : toLatin1(withoutInvisible(JSON.stringify(member)));
    line += `${line === "" ? "{" : ","}"${name}":${json}`;
  }
  return `${line || "{"}}`;
}

/** Whether JSON has a text as it is, between quotes: a long one is then not copied. */
function isPlain(member: unknown): boolean {
  return typeof member === "string" && /^[ !#-[\]-~]*$/.test(member);
}
