/**
 * What can be wrong with a domain name: a stable code, the rule by its name in Unicode's IdnaTestV2.txt, and where.
 */

/** The section, the rule and the reason of each code. */
const FAULTS = {
  "a-label-not-ascii": ["UTS 46 §4", "P4", 'a label that begins with "xn--" must be of ASCII'],
  "invalid-punycode": ["UTS 46 §4", "P4", 'what follows "xn--" must be Punycode'],
  "needless-punycode": ["UTS 46 §4", "P4", 'what follows "xn--" must stand for more than ASCII'],
  "not-normal": ["UTS 46 §4.1", "V1", "a label must be in Normalization Form C"],
  "reserved-hyphens": ["UTS 46 §4.1", "V2", 'a label must not have "--" in its third and fourth position'],
  "outer-hyphen": ["UTS 46 §4.1", "V3", 'a label must neither begin nor end with "-"'],
  "reserved-prefix": ["UTS 46 §4.1", "V4", 'what Punycode stands for must not begin with "xn--"'],
  "full-stop": ["UTS 46 §4.1", "V5", "a label must not have a full stop in it"],
  "leading-mark": ["UTS 46 §4.1", "V6", "a label must not begin with a combining mark"],
  "disallowed-character": ["UTS 46 §4.1", "V7", "the character is not allowed in a label"],
  "not-letter-digit-hyphen": [
    "UTS 46 §4.1",
    "U1",
    'the only ASCII characters of a label are letters, digits and "-"',
  ],
  "misplaced-non-joiner": [
    "RFC 5892 App. A.1",
    "C1",
    "U+200C must follow a virama, or stand between letters that it keeps from joining",
  ],
  "misplaced-joiner": ["RFC 5892 App. A.2", "C2", "U+200D must follow a virama"],
  "bidi-start": ["RFC 5893 §2", "B1", "beside text from right to left, a label must begin with a letter"],
  "bidi-left-in-right": [
    "RFC 5893 §2",
    "B2",
    "a label from right to left must not have characters from left to right",
  ],
  "bidi-right-end": ["RFC 5893 §2", "B3", "a label from right to left must end with its letters or digits"],
  "bidi-mixed-digits": [
    "RFC 5893 §2",
    "B4",
    "a label from right to left must not have both European and Arabic digits",
  ],
  "bidi-right-in-left": [
    "RFC 5893 §2",
    "B5",
    "a label from left to right must not have characters from right to left",
  ],
  "bidi-left-end": [
    "RFC 5893 §2",
    "B6",
    "beside text from right to left, a label from left to right must end with a letter or a digit",
  ],
  "not-encodable": ["UTS 46 §4.2", "A3", "the label must be such that Punycode can write it"],
  "domain-length": ["UTS 46 §4.2", "A4_1", "a domain must have 1 to 253 octets"],
  "label-length": ["UTS 46 §4.2", "A4_2", "a label must have 1 to 63 octets"],
} as const;

/** The stable names of what can be wrong. New ones may join them; none changes its meaning. */
export type IdnaErrorCode = keyof typeof FAULTS;

/** What is wrong with a domain name, and where. */
export interface IdnaError {
  /** What is wrong, by its stable name. */
  readonly code: IdnaErrorCode;
  /** The rule by its name in Unicode's IdnaTestV2.txt, such as `V6` or `B1`. */
  readonly rule: string;
  /** The section that says so, such as `RFC 5893 §2`. */
  readonly section: string;
  /** One line for the person who has to mend the name. */
  readonly reason: string;
  /** Which label, counted from 0. */
  readonly label: number;
  /** Where in the label, in UTF-16 code units; in its Unicode form if it has one. */
  readonly index: number;
}

/** The error of a rule, at its place. */
export function idnaError(code: IdnaErrorCode, label: number, index: number): IdnaError {
  const [section, rule, message] = FAULTS[code];
  return { code, rule, section, reason: `${message} (${section})`, label, index };
}
