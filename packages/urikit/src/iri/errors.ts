/**
 * RFC 3987 §2.2: why a text is not an IRI reference. The diagnosis is that of URIs, of a text in which `~` replaces
 * every character beyond ASCII that an IRI admits; its findings are about the text as it was written.
 */

import { characterAt } from "../syntax/character-name.ts";
import { firstError } from "../syntax/diagnosis.ts";
import { IRIS, type PLAIN } from "../syntax/english.ts";
import { type UriErrorInit, UriSyntaxError } from "../syntax/errors.ts";
import { type Statement, statement } from "../syntax/statement.ts";
import { standIn } from "./scan.ts";

/** The error that explains why `text`, which was refused, is not an IRI reference. */
export function diagnoseIri(text: string): UriSyntaxError {
  const read = standIn(text);
  const found = firstError(read) ?? literalError(read, text);
  const { index, expected } = found;
  // Where a stand-in was refused, the sentence would show it.
  const isStandIn = text[index] !== read[index];
  const problem = isStandIn ? notCharacter(characterAt(text, index), expected) : found.problem;
  return new UriSyntaxError({ ...found, ...ruleOf(found), input: text, problem }, IRIS);
}

type Id = keyof typeof IRIS | keyof typeof PLAIN;

function notCharacter(character: Statement, expected: Statement): Statement<Id> {
  const [place] = expected.values;
  return place ? statement("not-character-of", character, place) : statement("is-not", character, expected);
}

/** An IPvFuture, which admits the stand-in but not the original: "The following rules are the same". */
function literalError(read: string, text: string): UriErrorInit {
  const open = text.indexOf("[");
  const index = open + text.slice(open).search(/[^\0-\x7f]/);
  const expected = statement("a-character-of", statement<Id>("ascii-address"));
  const [rule, section] = ["IPvFuture", "RFC 3986 §3.2.2"];
  return { code: "invalid-ip-literal", input: read, index, rule, section, expected };
}

/** The rules that RFC 3987 has changed. */
const CHANGED = /^(?:authority|userinfo|reg-name|path-.+|query|fragment)$/;

/** The name and the section of a rule for IRIs; the rules that are the same keep those of RFC 3986. */
function ruleOf({ rule, section }: UriErrorInit): Pick<UriErrorInit, "rule" | "section"> {
  return CHANGED.test(rule) ? { rule: `i${rule}`, section: "RFC 3987 §2.2" } : { rule, section };
}
