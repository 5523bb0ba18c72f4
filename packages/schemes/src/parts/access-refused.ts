/**
 * RFC 8089 App. D, E: the error of a path that no `file` reference may mean, or of a reference that would hide one.
 */

import { UriSyntaxError } from "urikit";
import { englishOf } from "urikit/foundation";
import { statement } from "urikit/words";
import type { SchemeFault } from "./fault.ts";
import type { SchemeRule } from "./source.ts";

/** The error for a path or a reference that is refused at a place. */
export function accessRefused(
  input: string,
  index: number,
  of: SchemeRule,
  fault: SchemeFault,
): UriSyntaxError {
  const code = "access-refused";
  const { rule, section } = of;
  const { expected, words } = fault;
  const problem = statement(code, expected, rule, fault.problem);
  return new UriSyntaxError({ code, input, index, rule, section, expected, problem }, englishOf(code, words));
}
