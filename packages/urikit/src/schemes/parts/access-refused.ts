/**
 * RFC 8089 App. D, E: the error of a path that no `file` reference may stand for, or of a reference that would hide one.
 */

import { type UriSyntaxError, uriError } from "../../syntax/errors.ts";
import type { Rule } from "./source.ts";

/** What is wrong, and what was expected instead. */
export interface AccessFault {
  readonly expected: string;
  readonly message: string;
}

/** The error for a path or a reference that is refused at a place. */
export function accessRefused(text: string, at: number, rule: Rule, fault: AccessFault): UriSyntaxError {
  return uriError({ code: "access-refused", text, at, rule: rule.rule, section: rule.section, ...fault });
}
