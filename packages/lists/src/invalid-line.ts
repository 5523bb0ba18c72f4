/** A line that is not what was asked for, as data. */

/** Why a line is invalid. */
export type InvalidReason = "not-a-reference" | "not-utf-8" | "too-long" | "no-field";

/** A line that is invalid. Its octets are lent: they are valid until the next result is asked for. */
export interface InvalidLine {
  /** Its number, counted from 1. */
  readonly number: number;
  /** Where it begins in the list, in octets. */
  readonly from: number;
  /** Where it ends, without its line end. Of a line that is too long: where the piece ends that was seen. */
  readonly to: number;
  /**
   * `not-a-reference`: it is not of the rule that was asked for (§3, §4), and `parse` reports where and why;
   * `not-utf-8`: it has no text (RFC 3629); `too-long`: it is longer than the longest line that is read;
   * `no-field`: it does not have the field that was asked for.
   */
  readonly reason: InvalidReason;
  /** The line itself, or the piece that was seen. */
  readonly octets: Uint8Array;
}

// ignoreBOM: only one at the beginning of the list is not part of a line.
const UTF8 = /* @__PURE__ */ new TextDecoder("utf-8", { ignoreBOM: true });

/** The text of a line: where octets are not UTF-8, it has U+FFFD. */
export function textOf(octets: Uint8Array): string {
  // Browsers decode no memory that another thread may change meanwhile.
  return UTF8.decode(octets.buffer instanceof ArrayBuffer ? octets : octets.slice());
}
