/**
 * RFC 3987 §2.2: why a text is not an IRI reference. The diagnosis is that of URIs, of a text in which `~` stands for
 * every character beyond ASCII that an IRI admits; what it finds is told of the text as it was written.
 */

import { firstError } from "../syntax/diagnosis.ts";
import { type UriErrorParts, type UriSyntaxError, uriError } from "../syntax/errors.ts";
import { isInPassword } from "../syntax/password.ts";
import { printable } from "../syntax/printable.ts";
import { standIn } from "./scan.ts";

/** The error that explains why `text`, which was refused, is not an IRI reference. */
export function diagnoseIri(text: string): UriSyntaxError {
  const read = standIn(text);
  const found = firstError(read) ?? literalError(read, text);
  const { at, expected } = found;
  // Where a stand-in was refused, the message would show it.
  const isStandIn = text[at] !== read[at];
  const character = isInPassword(text, at) ? "this" : `"${characterAt(text, at)}"`;
  const message = isStandIn ? `${character} is not ${expected}` : found.message;
  return uriError({ ...found, ...ruleOf(found), text, message });
}

function characterAt(text: string, at: number): string {
  return printable(String.fromCodePoint(text.codePointAt(at) as number)); // the text does not end there
}

/** An IPvFuture, which admits the stand-in but not what it stands for: "The following rules are the same". */
function literalError(read: string, text: string): UriErrorParts {
  const open = text.indexOf("[");
  const at = open + text.slice(open).search(/[^\0-\x7f]/);
  const expected = "a character of an address, all of which are of ASCII";
  return { code: "invalid-ip-literal", text: read, at, rule: "IPvFuture", section: "§3.2.2", expected };
}

/** The rules that RFC 3987 has changed. */
const CHANGED = /^(?:authority|userinfo|reg-name|path-.+|query|fragment)$/;

/** The name and the section of a rule for IRIs; the rules that are the same keep those of RFC 3986. */
function ruleOf({ rule, section }: UriErrorParts): Pick<UriErrorParts, "rule" | "section"> {
  return CHANGED.test(rule) ? { rule: `i${rule}`, section: "RFC 3987 §2.2" } : { rule, section };
}
