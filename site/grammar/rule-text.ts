/** The text of a rule as its document prints it, in pieces: the names of rules in it are links. */

import { type Grammar, type GrammarRule, ruleOf } from "@urikit/standards/grammars";

export interface TextPiece {
  readonly text: string;
  /** The rule that it names. */
  readonly rule: string | undefined;
}

/** RFC 5234 §4: comments, strings, descriptions and numbers hold no names. */
const TOKEN = /;[^\n]*|"[^"]*"|<[^>]*>|%[xdb][\w.-]+|([A-Za-z][\w+-]*)/gi;

/** The pieces of a rule's text. Its own name is no link. */
export function textPieces(rule: GrammarRule, grammar: Grammar): TextPiece[] {
  const pieces: TextPiece[] = [];
  let at = 0;
  for (const { 0: token, 1: name, index } of rule.text.matchAll(TOKEN)) {
    const named = name === undefined ? undefined : ruleOf(grammar, name)?.name;
    if (named === undefined || named === rule.name) continue;
    if (index > at) pieces.push({ text: rule.text.slice(at, index), rule: undefined });
    pieces.push({ text: token, rule: named });
    at = index + token.length;
  }
  return at < rule.text.length ? [...pieces, { text: rule.text.slice(at), rule: undefined }] : pieces;
}
