/**
 * The members whose values are references by a vocabulary of JSON, and those that give a base: JSON-LD 1.1 §4.1.3, JSON
 * Schema 2020-12 §8.2, the Web Application Manifest.
 */

import type { ReferenceUse } from "../reference-use.ts";
import type { JsonText } from "./tokens.ts";

type Path = JsonText["path"];

const OF_JSON_LD = ["@id", "@context", "@vocab", "@base"];
const OF_JSON_SCHEMA = ["$ref", "$dynamicRef", "$schema"];
const OF_MANIFEST = ["start_url", "scope", "src", "url", "action", "id"];

/** The members that hold references in every document, in a schema, and in a manifest. */
const MEMBERS = {
  json: new Set([...OF_JSON_LD, ...OF_JSON_SCHEMA]),
  schema: new Set([...OF_JSON_LD, ...OF_JSON_SCHEMA, "$id"]),
  manifest: new Set(OF_MANIFEST),
};

/** What the members of a document mean. */
export type JsonVocabulary = keyof typeof MEMBERS;

/** Whether the value at a path is a reference, relative or not. */
export function isReferenceAt(path: Path, vocabulary: JsonVocabulary): boolean {
  return MEMBERS[vocabulary].has(memberOf(path));
}

/** The name of the member that a value belongs to: the items of a list are what its member is. */
function memberOf(path: Path): string {
  let i = path.length - 1;
  while (typeof path[i] === "number") i--;
  return String(path[i]);
}

/** Manifest §1.5 to §1.10, §3: what a browser does with a member. A scope and an id are names. */
const USES_OF_MANIFEST: ReadonlyMap<string, ReferenceUse> = new Map<string, ReferenceUse>([
  ["start_url", "follow"],
  ["url", "follow"],
  ["src", "fetch"],
  ["action", "submit"],
]);

/** The use of a member that holds a reference. JSON-LD 1.1 §3.1: a context is fetched; all others are names. */
export function useOfMember(path: Path, vocabulary: JsonVocabulary): ReferenceUse {
  const member = memberOf(path);
  const use = vocabulary === "manifest" ? USES_OF_MANIFEST.get(member) : undefined;
  return use ?? (member === "@context" ? "fetch" : "mention");
}

/** The path of the object for which a value gives the base; undefined if it gives none. */
export function baseScopeOf(path: Path, vocabulary: JsonVocabulary): Path | undefined {
  const last = path.at(-1);
  if (last === "$id") return vocabulary === "schema" ? path.slice(0, -1) : undefined;
  const context = last === "@base" ? path.lastIndexOf("@context") : -1;
  return context < 0 ? undefined : path.slice(0, context);
}

/** The term that a value of a context defines: it may be the prefix of a compact IRI (JSON-LD 1.1 §4.1.5). */
export function termOf(path: Path): string | undefined {
  const context = path.lastIndexOf("@context");
  const term = context < 0 ? undefined : path.slice(context + 1).find((step) => typeof step === "string");
  return typeof term !== "string" || term.startsWith("@") ? undefined : term;
}
