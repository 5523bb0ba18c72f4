/** The lines that are not references, or not of the rule that is asked for (§3, §4.1, §4.2, §4.3). */

import { lineFrom, lineTo, nextToRead } from "../lines";
import { queryTo, scan, schemeEnd } from "../scanner";
import { addInvalid, beginFindings, count, hasRoom } from "./findings";

/** The rules, by number. */
const URI: u32 = 1;
const ABSOLUTE_URI: u32 = 2;
const RELATIVE_REFERENCE: u32 = 3;

/** Says which lines are wrong. `rule` is the number of the rule; 0 is that of URI-references. */
export function check(rule: u32): u32 {
  beginFindings();
  while (hasRoom() && nextToRead()) {
    if (scan(lineFrom, lineTo) >= 0 && isOf(rule)) continue;
    addInvalid();
  }
  return count();
}

/** Whether what was scanned last is of a rule. */
function isOf(rule: u32): bool {
  if (rule == 0) return true;
  const hasScheme = schemeEnd >= lineFrom;
  if (rule == RELATIVE_REFERENCE) return !hasScheme;
  return hasScheme && (rule == URI || (rule == ABSOLUTE_URI && queryTo == lineTo));
}
