/** The editions that have a grammar, and the rule by which each reads a whole reference. */

import { GRAMMAR_IDS, type Grammar, type GrammarId, grammarOf } from "@urikit/standards/grammars";
import { type Program, programOf } from "./program.ts";

/** RFC 1738 §5, RFC 1808 §2.2, url-syntax-05 §3, RFC 2396 §4, rfc2396bis-01 §4, RFC 3986 §4.1. */
export const STARTS: Readonly<Record<GrammarId, string>> = {
  rfc1738: "url",
  rfc1808: "URL",
  "url-syntax-05": "URL-reference",
  rfc2396: "URI-reference",
  "rfc2396bis-01": "URI-reference",
  rfc3986: "URI-reference",
};

/** The newest first, as people look for them. */
export const EDITION_IDS: readonly GrammarId[] = [...GRAMMAR_IDS].reverse();

export function isEdition(id: string): id is GrammarId {
  return Object.hasOwn(STARTS, id);
}

const grammars = new Map<GrammarId, Grammar>();

/** The grammar of an edition, made once. */
export function grammarFor(id: GrammarId): Grammar {
  const grammar = grammars.get(id) ?? grammarOf(id);
  grammars.set(id, grammar);
  return grammar;
}

const programs = new Map<string, Program>();

/** The program of a rule, made once. */
export function programFor(id: GrammarId, rule: string): Program {
  const key = `${id} ${rule}`;
  const program = programs.get(key) ?? programOf(grammarFor(id), rule);
  programs.set(key, program);
  return program;
}
