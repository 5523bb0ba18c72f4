/**
 * rfc2396bis-01 §6.3, RFC 3986 §6.2: whether a reference is written "in a form that is reasonably canonical with respect
 * to [its] scheme", and if it is not, why. The answer describes in words what normalization would do; in addition,
 * octets that are not UTF-8 are named, which no normal form can mend.
 */

import { stepsOf } from "./normalization-steps.ts";
import { NORMALIZE_OPTIONS, type NormalizeOptions, requireNormalizeOptions } from "./normalize.ts";
import { type ReferenceLike, toReference } from "./reference.ts";
import { CANONICITY } from "./syntax/english.ts";
import { type Statement, say, statement } from "./syntax/statement.ts";

/** Why a reference is not canonical. */
export interface CanonicityReason {
  /** The rule that it does not keep: that of the step that normalization takes, or `utf-8`. */
  readonly rule: string;
  /** The section with this rule. */
  readonly section: string;
  /** The reason, without any part of the reference. `urikit/words` makes a sentence of it. */
  readonly problem: Statement;
  /** The same in one line of English. */
  readonly reason: string;
}

/** The verdict of {@link canonicity}. */
export interface Canonicity {
  readonly canonical: boolean;
  /** Each rule that is not kept, in the order in which normalization applies them; an empty list if it is canonical. */
  readonly because: readonly CanonicityReason[];
}

const GOOD_PRACTICE = "rfc2396bis-01 §6.3";

/** Each rule of normalization that a reference may break, and its reason: those of good practice, and those of §6.2.3. */
const REASONS: Readonly<Record<string, readonly [id: keyof typeof CANONICITY, section?: string]>> = {
  "unreserved-triplets": ["needless-encoding", GOOD_PRACTICE],
  "host-kind": ["encoded-address", GOOD_PRACTICE],
  "triplet-case": ["lower-case-triplet", GOOD_PRACTICE],
  "scheme-case": ["capitals-in-scheme", GOOD_PRACTICE],
  "host-case": ["capitals-in-host", GOOD_PRACTICE],
  "dot-segments": ["has-dot-segments", GOOD_PRACTICE],
  "empty-port": ["colon-without-port"],
  "default-port": ["port-is-default"],
  "port-number": ["zeros-before-port"],
  "empty-path": ["path-left-empty"],
  "ipv6-text": ["ipv6-not-canonical"],
};

/**
 * Whether a reference is canonical, and if not, why: one verdict over the rules of syntax (§6.2.2), of good practice
 * (rfc2396bis-01 §6.3) and, on level `scheme`, of the scheme (§6.2.3).
 *
 * It is canonical where {@link normalize} would give it back as it is, and all its percent-encoded octets are UTF-8.
 *
 * @param options As for {@link normalize}: the level is `syntax` unless asked otherwise.
 * @throws {UriSyntaxError} If the text is not a URI reference.
 * @throws {TypeError} If an option has a value that does not exist.
 *
 * @example
 * ```ts
 * import { canonicity } from "urikit";
 *
 * canonicity("http://example.com/%7E%c3%a9").because.map(({ reason }) => reason);
 * // => ["a character is percent-encoded needlessly", "a percent-encoding has lower-case digits"]
 * canonicity("http://example.com/").canonical; // => true
 * canonicity("http://example.com:80/", { level: "scheme" }).because[0]?.section; // => "RFC 3986 §6.2.3"
 * ```
 */
export function canonicity(reference: ReferenceLike, options: NormalizeOptions = {}): Canonicity {
  options = requireNormalizeOptions(options, NORMALIZE_OPTIONS);
  const read = toReference(reference);
  const because = stepsOf(read, options).map(({ rule, section }) => {
    const [id, practice = section] = REASONS[rule] ?? [];
    return reasonFor(rule, practice, id ? statement(id) : statement("changed-by-scheme", rule));
  });
  if (!isUtf8(read.text)) {
    because.push(reasonFor("utf-8", GOOD_PRACTICE, statement("octets-not-utf-8")));
  }
  return { canonical: because.length === 0, because };
}

function reasonFor(
  rule: string,
  section: string,
  problem: Statement<keyof typeof CANONICITY>,
): CanonicityReason {
  return { rule, section, problem, reason: say(CANONICITY, problem) };
}

/** Whether the octets of the triplets of a reference are UTF-8: of its text, the platform refuses nothing else. */
function isUtf8(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
