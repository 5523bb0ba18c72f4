/**
 * XML 1.0 §4.2: the general entities that the internal subset of a document type declares, as far as they stand for
 * plain text. All others stay unknown, and so does the meaning of a reference that holds one.
 */

import { UriSyntaxError } from "urikit";
import { type Catalogue, statement } from "urikit/words";

/** The longest document type declaration that is read; a longer one declares nothing. */
const LONGEST_DOCTYPE = 0x10000;
const MOST_ENTITIES = 1000;
/** The longest replacement text: with it, a text grows at most a hundredfold. */
const LONGEST_ENTITY = 256;

/** The five entities of §4.6; the record inherits no others from `Object.prototype`. */
export function predefinedEntities(): Record<string, string> {
  const entities = { amp: "&", gt: ">", lt: "<", quot: '"', apos: "'" };
  return Object.assign(Object.create(null), entities);
}

/** A comment, a processing instruction, a declaration, or a reference to a parameter entity. */
const MARKUP =
  /<!--[\s\S]*?(?:-->|$)|<\?[\s\S]*?(?:\?>|$)|<!(?<kind>[A-Z]+)(?<body>(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^"'>])*)(?:>|$)|%[^\s;%]+;/g;

/** Adds the entities that a document type declares. Of two with one name the first counts (§4.2). */
export function declareEntities(doctype: string, entities: Record<string, string>): void {
  const open = doctype.indexOf("[");
  if (open < 0 || doctype.length > LONGEST_DOCTYPE) return;
  const seen = new Set(Object.keys(entities));
  for (const { 0: markup, groups } of doctype.slice(open + 1).matchAll(MARKUP)) {
    if (markup.startsWith("%")) return; // §5.1: after a reference that is not read, no declaration counts
    if (groups?.kind !== "ENTITY") continue;
    const [, name, double, single] =
      /^\s+([^\s%"'&;]+)\s+(?:"([^"]*)"|'([^']*)')?/.exec(groups.body ?? "") ?? [];
    if (name === undefined || seen.has(name)) continue;
    seen.add(name);
    if (seen.size > MOST_ENTITIES) return;
    const value = double ?? single;
    if (value !== undefined && value.length <= LONGEST_ENTITY && !/[&%<]/.test(value)) entities[name] = value;
  }
}

const ENGLISH = {
  reason: (problem, section) => `${problem} (${section})`,
  "missing-value": (_expected, _rule, fault) => fault,
  "unknown-entity": () => "the reference holds an unknown entity",
} satisfies Catalogue;

/** The error of a reference that holds an unknown entity. */
export function unknownEntity(input: string): UriSyntaxError {
  const [code, rule, section] = ["missing-value", "URI-reference", "XML 1.0 §4.1"] as const;
  const expected = statement("an-entity-that-the-document-declares-as-plain-text");
  const problem = statement(code, expected, rule, statement("unknown-entity"));
  const index = Math.max(0, input.indexOf("&"));
  return new UriSyntaxError({ code, input, index, rule, section, expected, problem }, ENGLISH);
}
