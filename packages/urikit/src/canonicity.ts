/**
 * rfc2396bis-01 §6.3, RFC 3986 §6.2: whether a reference is written "in a form that is reasonably canonical with respect
 * to [its] scheme", and if it is not, why. What normalization would do is said in words; besides, octets that are not
 * UTF-8 are named, which no normal form can mend.
 */

import { normalizationSteps } from "./normalization-steps.ts";
import type { NormalizeOptions } from "./normalize.ts";
import { type ReferenceLike, toReference } from "./reference.ts";
import { decode } from "./syntax/percent-encoding.ts";
import { requireOptions } from "./syntax/require-option.ts";

/** Why a reference is not canonical. */
export interface CanonicityReason {
  /** The rule that it does not keep: that of the step that normalization takes, or `utf-8`. */
  readonly rule: string;
  /** The section that says so. */
  readonly section: string;
  /** One line for people, without any part of the reference. */
  readonly reason: string;
}

/** The verdict of {@link canonicity}. */
export interface Canonicity {
  readonly canonical: boolean;
  /** Each rule that is not kept, in the order in which normalization applies them; none if it is canonical. */
  readonly because: readonly CanonicityReason[];
}

const GOOD_PRACTICE = "rfc2396bis-01 §6.3";

/** Each rule of normalization that a reference may break, in words: those of good practice, and those of §6.2.3. */
const REASONS: Readonly<Record<string, readonly [reason: string, section?: string]>> = {
  "unreserved-triplets": ["a character is percent-encoded that need not be", GOOD_PRACTICE],
  "host-kind": ["an address is percent-encoded", GOOD_PRACTICE],
  "triplet-case": ["a percent-encoding has lower-case digits", GOOD_PRACTICE],
  "scheme-case": ["the scheme has capital letters", GOOD_PRACTICE],
  "host-case": ["the host has capital letters", GOOD_PRACTICE],
  "dot-segments": ['the path has dot-segments ("." or "..")', GOOD_PRACTICE],
  "empty-port": ["a colon stands for no port"],
  "default-port": ["the port is the default of the scheme"],
  "port-number": ["the port begins with zeros"],
  "empty-path": ['the path is empty, where the scheme means "/"'],
  "ipv6-text": ["the IPv6 address is not in its canonical text"],
};

/**
 * Whether a reference is canonical, and if not, why: one verdict over the rules of syntax (§6.2.2), of the scheme (§6.2.3),
 * unless `level` is `syntax`, and of good practice (rfc2396bis-01 §6.3).
 *
 * It is canonical where {@link normalize} would give it back as it is, and all its percent-encoded octets are UTF-8.
 *
 * @param options As for {@link normalize}, but with level `scheme` unless asked otherwise.
 * @throws {UriSyntaxError} If the text is not a URI reference.
 * @throws {TypeError} If an option has a value that does not exist.
 *
 * @example
 * ```ts
 * import { canonicity } from "urikit";
 *
 * canonicity("http://example.com/%7E%c3%a9").because.map(({ reason }) => reason);
 * // => ["a character is percent-encoded that need not be", "a percent-encoding has lower-case digits"]
 * canonicity("http://example.com/").canonical; // => true
 * canonicity("http://example.com:80/").because[0]?.section; // => "RFC 3986 §6.2.3"
 * ```
 */
export function canonicity(reference: ReferenceLike, options: NormalizeOptions = {}): Canonicity {
  requireOptions(options);
  const read = toReference(reference);
  const because = normalizationSteps(read, { level: "scheme", ...options }).map(({ rule, section }) => {
    const [reason = `the scheme's rule ${rule} would change it`, practice = section] = REASONS[rule] ?? [];
    return { rule, section: practice, reason };
  });
  if (!isUtf8(read.text)) {
    because.push({ rule: "utf-8", section: GOOD_PRACTICE, reason: "percent-encoded octets are not UTF-8" });
  }
  return { canonical: because.length === 0, because };
}

/** What is not UTF-8 is the one thing that these two decode differently. */
function isUtf8(text: string): boolean {
  return decode(text, { invalid: "keep" }) === decode(text, { invalid: "replace" });
}
