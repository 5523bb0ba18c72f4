/**
 * JSON for programs: "one JSON object a line, an undefined component absent, an empty one `""`" (the contract
 * of `uri`).
 */

import { withoutInvisible } from "@urikit/explain/layout";

/**
 * An object as one line of JSON, without its undefined members; no control or invisible character is raw. Each member is
 * written by itself, so that a long one needs no memory twice.
 */
export function jsonLine(value: object): string {
  let line = "";
  for (const [name, member] of Object.entries(value))
    if (member !== undefined) line += `${line === "" ? "{" : ","}"${name}":${jsonOf(member)}`;
  return `${line || "{"}}`;
}

/** A member. JSON has most texts as they are, between quotes: a long one is then not copied. */
function jsonOf(member: unknown): string {
  if (typeof member === "string" && /^[ !#-[\]-~]*$/.test(member)) return `"${member}"`;
  return withoutInvisible(JSON.stringify(member));
}
