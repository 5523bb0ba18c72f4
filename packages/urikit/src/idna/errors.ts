/**
 * The faults of domain names: for each a stable code, the rule by its name in Unicode's IdnaTestV2.txt, and where.
 */

import { DOMAIN_NAMES } from "../syntax/english.ts";
import { type Statement, say, statement } from "../syntax/statement.ts";

/** The section and the rule of each code. */
const FAULTS = {
  "a-label-not-ascii": ["UTS 46 §4", "P4"],
  "invalid-punycode": ["UTS 46 §4", "P4"],
  "needless-punycode": ["UTS 46 §4", "P4"],
  "not-normal": ["UTS 46 §4.1", "V1"],
  "reserved-hyphens": ["UTS 46 §4.1", "V2"],
  "outer-hyphen": ["UTS 46 §4.1", "V3"],
  "reserved-prefix": ["UTS 46 §4.1", "V4"],
  "full-stop": ["UTS 46 §4.1", "V5"],
  "leading-mark": ["UTS 46 §4.1", "V6"],
  "disallowed-character": ["UTS 46 §4.1", "V7"],
  "not-letter-digit-hyphen": ["UTS 46 §4.1", "U1"],
  "misplaced-non-joiner": ["RFC 5892 App. A.1", "C1"],
  "misplaced-joiner": ["RFC 5892 App. A.2", "C2"],
  "bidi-start": ["RFC 5893 §2", "B1"],
  "bidi-left-in-right": ["RFC 5893 §2", "B2"],
  "bidi-right-end": ["RFC 5893 §2", "B3"],
  "bidi-mixed-digits": ["RFC 5893 §2", "B4"],
  "bidi-right-in-left": ["RFC 5893 §2", "B5"],
  "bidi-left-end": ["RFC 5893 §2", "B6"],
  "not-encodable": ["UTS 46 §4.2", "A3"],
  "domain-length": ["UTS 46 §4.2", "A4_1"],
  "label-length": ["UTS 46 §4.2", "A4_2"],
} as const;

/** The stable names of the faults. New names may be added; the meaning of a name never changes. */
export type IdnaErrorCode = keyof typeof FAULTS;

/** A fault of a domain name, and its place. */
export interface IdnaError {
  /** The fault, by its stable name. */
  readonly code: IdnaErrorCode;
  /** The rule by its name in Unicode's IdnaTestV2.txt, such as `V6` or `B1`. */
  readonly rule: string;
  /** The section with this rule, such as `RFC 5893 §2`. */
  readonly section: string;
  /** The fault. `urikit/words` makes a sentence of it. */
  readonly problem: Statement;
  /** One line of English for the person who has to mend the name. */
  readonly reason: string;
  /** The number of the label, counted from 0. */
  readonly label: number;
  /** Where in the label, in UTF-16 code units; in its Unicode form if it has one. */
  readonly index: number;
}

/** The error of a rule, at its place. */
export function idnaError(code: IdnaErrorCode, label: number, index: number): IdnaError {
  const [section, rule] = FAULTS[code];
  const problem = statement(`label-${code}`);
  const reason = say(DOMAIN_NAMES, statement("reason", problem, section));
  return { code, rule, section, problem, reason, label, index };
}
